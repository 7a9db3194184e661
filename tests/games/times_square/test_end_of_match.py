"""The moment in which a match of Times Square ends: still, then one club goes dark."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from hollywood.games.times_square.finale.finale import Finale
from hollywood.games.times_square.rules.state import NOBODY, Ended, Move, State
from hollywood.games.times_square.table import durations as last
from hollywood.games.times_square.table.layout import SPACE
from hollywood.games.times_square.table.lights import Lights, lights
from hollywood.settings import Settings
from hollywood.ui.table.setting import View

from ...harness.pilot import program
from .by_hand import KIT, PLAYER
from .positions import at, times_square
from .test_table import Seated


@pytest.fixture
def seated() -> Iterator[Seated]:
    """Somebody with a window, whose cards are sketches."""
    pygame.init()
    art = PLAYER.sketches()
    settings = Settings(language="en", width=1280, height=720, speed="instant", game=KIT.name)
    with program(settings, art) as (window, flow):
        yield Seated(window, flow, random.Random(1))
    art.close()


def test_everything_stands_still_before_the_losing_club_puts_out_its_neon(seated: Seated) -> None:
    table = seated.sit()
    seated.put((6, 0, 8, 1, -1), "sue hal_1 hal_2 deb_2 deb_3 guard guard guards")
    seat, table.props.settings.speed = table.match.to_act, "normal"
    seated.click(seated.card("sue"))
    seated.click(seated.on(SPACE, 7))
    seen = list[tuple[float, Lights]]()
    ended = 0.0
    while seated.stack.top is table:
        seated.stack.update(0.02)
        ended += isinstance(table.show.event, Ended) * 0.02
        assert ended < 3
        if isinstance(table.show.event, Ended):
            seen.append((ended, lights(table.view())))
    table.props.settings.speed = "instant"
    assert {each.lit for _, each in seen} == {seat}
    assert all(not each.out for spent, each in seen if spent < last.STILL)
    assert seen[-1][1].out == {0, 1} - {seat}
    outs = [bool(each.out) for _, each in seen]
    gaps = [now for before, now in pairwise(outs) if before != now]
    assert gaps == [True, False, True], "it comes back once"
    assert isinstance(seated.stack.top, Finale)


def test_the_end_of_a_match_that_nobody_wins_leaves_no_club_alight() -> None:
    state = at(times_square())
    state.winner = NOBODY
    view: View[State, Move] = View(state, state, state, state, (), None)
    assert lights(view) == Lights(None, frozenset((0, 1)))
