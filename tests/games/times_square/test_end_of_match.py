"""The moment in which a match of Times Square ends: still, then one club goes dark."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import pairwise

import pygame
import pytest

from hollywood.core.message import say
from hollywood.core.record import BOT, HUMAN
from hollywood.games.times_square.finale.finale import Finale
from hollywood.games.times_square.finale.result import ResultPage
from hollywood.games.times_square.rules.state import NOBODY, Ended, Move, State
from hollywood.games.times_square.rules.street import Places, home
from hollywood.games.times_square.table import durations as last
from hollywood.games.times_square.table.layout import SPACE
from hollywood.games.times_square.table.lights import Lights, lights
from hollywood.ui.table.setting import View
from hollywood.ui.table.table import Table

from .positions import at, times_square
from .test_table import Seated, window_for_one


@pytest.fixture
def seated() -> Iterator[Seated]:
    with window_for_one() as seated:
        yield seated


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


def _wins(seated: Seated) -> ResultPage:
    """Whoever is to move wins at once, and goes on to the page."""
    seat = seated.table.match.to_act
    assert seat is not None
    side = home(seat)
    places = Places(*(side * place for place in (6, 0, 8, 1, -1)))
    if side < 0:
        places = places._replace(left=places.right, right=places.left)
    seated.put(places, "sue hal_1 hal_2 deb_2 deb_3 guard guard guards")
    seated.click(seated.card("sue"))
    seated.click(seated.on(SPACE, 7 * side))
    for _ in range(100):
        if isinstance(top := seated.stack.top, ResultPage):
            return top
        seated.press(pygame.K_RETURN)
        seated.stack.update(0.5)
    raise AssertionError(f"no page: {seated.stack.top}")


def test_the_second_leg_is_clicked_played_and_its_page_counts_both(seated: Seated) -> None:
    table = seated.sit((BOT + "greedy", HUMAN), matches="two")
    first = deepcopy(table.match.states[0])
    page = _wins(seated)
    assert page._both_legs is None
    seated.click(page.controls.all[0].rect.center)
    for _ in range(60):
        if isinstance(seated.stack.top, Table):
            break
        seated.stack.update(0.5)
    second = seated.table
    assert second.match.states[0] == first, "the same deal"
    names = [chair.name for chair in table.set_up.chairs]
    assert [chair.name for chair in second.set_up.chairs] == names[::-1]
    seated.rest(second)
    assert second.human is not None
    both = _wins(seated)._both_legs
    assert both == say("times_square.result.legs", left="Ada", won=0, right="Otto", other=2)
