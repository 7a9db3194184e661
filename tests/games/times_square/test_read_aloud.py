"""What is read aloud of the table: as much as whoever listens may know, and no more."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, cast

import pytest

from hollywood.core.game import imagine
from hollywood.core.message import Message, Seat, say
from hollywood.games.times_square.rules.state import State
from hollywood.games.times_square.table.read_aloud import TimesSquareAloud
from hollywood.ui.table.eyes import Eyes
from hollywood.ui.table.setting import NOTHING

from .drawn import drawn_positions
from .positions import times_square

GAME = times_square()
ALOUD = TimesSquareAloud(GAME)


def seen(state: State, viewer: Seat | None) -> State:
    eyes: Eyes[State, Any] = Eyes(GAME, cast("Any", None), 2, viewer)
    return eyes.seen(state)


def all_that_is_read(state: State, viewer: Seat | None) -> list[Sequence[Message]]:
    """Whatever keys can ask for."""
    known = seen(state, viewer)
    parts = [ALOUD.part(known, number) for number in range(5)]
    seats = [ALOUD.panel(known, seat) for seat in range(3)]
    return [*parts, *seats, ALOUD.holds(known), ALOUD.turn(known, state.turn, None)]


@pytest.mark.parametrize("viewer", [0, 1])
def test_nothing_read_aloud_depends_on_what_is_hidden(viewer: Seat) -> None:
    for number, state in enumerate(drawn_positions(GAME, 60, seed=5)):
        worlds = [imagine(GAME, state, viewer, random.Random(each)) for each in (number, -number)]
        one, other = (all_that_is_read(world, viewer) for world in worlds)
        assert one == other


def test_one_s_own_hand_is_read_with_the_numbers_of_its_keys_and_none_to_nobody() -> None:
    state = next(iter(drawn_positions(GAME, 1, seed=9)))
    seat = state.turn
    own = ALOUD.panel(seen(state, seat), seat)
    assert len(own) == 1 + len(state.hands[seat])
    covered = say("times_square.aloud.covered", count=len(state.hands[1 - seat]))
    assert ALOUD.panel(seen(state, seat), 1 - seat)[1:] == [covered]
    for each in (0, 1):
        (told,) = ALOUD.panel(seen(state, None), each)[1:]
        assert told.id == "times_square.aloud.covered"
    assert ALOUD.pointed(state, NOTHING, None) == ()
