"""What characters say at the table, and when: never before it is seen."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from hollywood.core.record import BOT, HUMAN
from hollywood.games.hollywood.finale.final_count import FinalCount
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.table.table import AnyTable, Table

from ...harness.hollywood_match import Sketches, chairs
from ...harness.pilot import Pilot, program
from ...harness.positions import DECK, KIT, hollywood
from .by_hand import HollywoodPlayer

WHO = [HUMAN, BOT + "extra_hoarder", BOT + "extra_stargazer"]
SAID_AFTER = {
    "hello": "hollywood.log.dealt",
    "hit": "hollywood.log.movie",
    "wasted": "hollywood.log.star_wasted",
}


@pytest.fixture
def pilot(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    monkeypatch.setattr("os.fsync", lambda file: None)
    with program(Settings(language="en", speed="normal"), Sketches(DECK)) as (window, flow):
        yield Pilot(window, flow, random.Random(1))


def begun(pilot: Pilot, seed: int) -> AnyTable:
    """A table with two characters."""
    pilot.flow.begin(SetUp(chairs(WHO), hollywood().options, seed, KIT.name))
    while not isinstance(pilot.stack.top, Table):  # the last match leaves the screen
        pilot.tick(0.01)
    return pilot.table


def test_everybody_says_hello_at_the_first_deal(pilot: Pilot) -> None:
    table = begun(pilot, 1)
    assert table.remarks.now == {}
    for _ in range(30):
        pilot.tick(0.1)
        if table.remarks.now:
            break
        assert not table.show.idle, "while the last card is dealt"
    said = {seat: words.id for seat, words in table.remarks.now.items()}
    assert said == {1: "hollywood.hoarder.hello", 2: "hollywood.stargazer.hello"}


def test_nobody_says_anything_before_it_is_seen(pilot: Pilot) -> None:
    """Every remark has its line in the log by then, and who has won is not told at the table."""
    said = set()
    for seed in range(3):
        table, player, chance = begun(pilot, seed), HollywoodPlayer(), random.Random(seed)
        for _ in range(4000):
            if isinstance(pilot.stack.top, FinalCount):
                break
            told = [(line.words.id, line.seat) for line in table.log.lines]
            for seat, words in table.remarks.now.items():
                moment = words.id.rpartition(".")[2].partition("_")[0]
                said.add(moment)
                known = [line for line in told if line[0] == SAID_AFTER[moment]]
                assert moment == "hello" or (SAID_AFTER[moment], seat) in known
            if table.human is not None and pilot.stack.top is table:
                table.make(player.choose(table, chance))
            elif pilot.stack.top is not table:
                pilot.press(pygame.K_1)
                pilot.press(pygame.K_RETURN)
            pygame.time.wait(1 if table.bots.thinking else 0)
            pilot.tick(0.3)
        else:
            raise AssertionError("the match never ends")
    assert {"hello", "wasted"} <= said
