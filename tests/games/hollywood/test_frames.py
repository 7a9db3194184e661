"""A frame of which only a part is painted looks like one that is painted whole."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from hollywood.core.record import BOT, HUMAN
from hollywood.settings import Settings
from hollywood.ui.table.table import AnyTable

from ...harness.comparing import Comparing
from ...harness.endings import final, plain_end, props_of
from ...harness.hollywood_match import Sketches
from ...harness.pilot import Pilot, program
from ...harness.positions import DECK, hollywood
from .test_table import table_of

STEP = 1 / 13
WHO = (HUMAN, f"{BOT}random", f"{BOT}random")


@pytest.fixture
def pilot(roughly: None) -> Iterator[Pilot]:
    with program(Settings(width=1024, height=576), Sketches(DECK)) as made:
        yield Pilot(*made, random.Random(1))


def play(pilot: Pilot, table: AnyTable) -> None:
    """A whole match, hurried, with a mouse that points at anything."""
    chance, stack = random.Random(4), pilot.stack
    wide, high = pilot.canvas.get_size()
    for _ in range(5000):
        if table.match.to_act is None:
            break
        if stack.top is not table:
            pilot.press(pygame.K_RETURN)
        elif table.human is not None:
            table.make(chance.choice(list(table.match.game.moves(table.match.state))))
        if chance.random() < 0.3:
            pilot.motion((chance.randrange(wide), chance.randrange(high)))
            pilot.heard()
        if chance.random() < 0.03:
            pilot.press(chance.choice([pygame.K_l, pygame.K_SPACE, pygame.K_s, pygame.K_h]))
        stack.update(STEP)
        stack.draw(pilot.canvas)
    assert table.match.to_act is None


def test_a_frame_that_is_painted_in_part_looks_like_one_painted_whole(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a whole match; whoever forgets a place, or what decides how a piece looks, is told."""
    monkeypatch.setattr("hollywood.ui.table.bots._SEEN", (0.0, 0.2))
    table, compared = table_of(pilot, WHO), Comparing(monkeypatch)
    play(pilot, table)
    assert compared.parts > compared.frames / 2
    assert not compared.wrong, compared.wrong[:3]


def test_an_awards_night_that_is_painted_in_part_looks_like_one_painted_whole(
    roughly: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Awards that come and go, towers, lights that move, the envelope; the winner's evening."""
    props, game = props_of(), hollywood(advanced="on")
    evening = final(props, game, plain_end(game))
    evening.resize(props.screen)
    canvas, compared = pygame.Surface(props.screen.rect.size), Comparing(monkeypatch)
    props.stack.push(evening, laid_out=True)
    while not (evening.phase == "winner" and evening.resting):
        if props.stack.update(STEP / 2):
            props.stack.draw(canvas)
        if evening.phase == "winner":
            evening.props.settings.reduced_motion = True  # no confetti
    assert compared.parts > compared.frames / 2
    assert not compared.wrong, compared.wrong[:3]
