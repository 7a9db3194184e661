"""A game with hidden hands and typed words, played whole at the table that all games share."""

from __future__ import annotations

import random

import pytest

from hollywood.settings import Settings
from hollywood.ui.tools.selftest import astray

from ..harness.pilot import Pilot, drawn_settings
from ..harness.toy_player import ToyPlayer, toy_program
from .test_pilot import Monkey, go_wild

MATCHES = 30
EVENTS = 1200


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here must outlive the machine."""
    monkeypatch.setattr("os.fsync", lambda file: None)


@pytest.mark.parametrize("seed", range(MATCHES))
def test_the_pilot_plays_the_toy_game_to_its_end(seed: int) -> None:
    chance = random.Random(seed)
    with toy_program(drawn_settings(chance)) as (window, flow):
        player = ToyPlayer()
        table = Pilot(window, flow, chance).play(player.set_up(chance), player)
        assert table.match.to_act is None
        assert astray(table) == []


def test_a_monkey_breaks_nothing_here_either() -> None:
    with toy_program(Settings(speed="fast")) as (window, flow):
        go_wild(Monkey(window, flow, random.Random(1)), flow, ToyPlayer(), EVENTS)
