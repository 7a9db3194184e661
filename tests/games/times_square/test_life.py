"""What moves by itself at the table: for a minute, seldom, and not at all where nobody wants it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from hollywood.core.record import BOT, HUMAN
from hollywood.games.times_square.rules.street import FIGURES
from hollywood.games.times_square.table import durations as last
from hollywood.games.times_square.table.layout import END
from hollywood.games.times_square.table.life import Life
from hollywood.ui.app.presence import STAYS

from . import by_hand
from .test_table import Seated, window_for_one

FRAME = 1 / 60


@pytest.fixture
def seated() -> Iterator[Seated]:
    with window_for_one() as seated:
        yield seated


def painted(seated: Seated, seconds: float) -> int:
    """How many frames are painted in this time, if nobody does anything."""
    return sum(seated.stack.update(FRAME) for _ in range(round(seconds / FRAME)))


def test_a_table_that_is_left_alone_paints_few_frames_and_none_after_a_minute(
    seated: Seated,
) -> None:
    table = seated.sit((BOT + "greedy", HUMAN))
    table.props.settings.speed = "normal"
    seated.motion((640, 60))
    seated.heard()
    painted(seated, 5)
    assert 60 < painted(seated, STAYS - 6) < 6 * STAYS
    painted(seated, 2)
    assert painted(seated, 60) == 0
    assert table.resting
    seated.motion((650, 60))
    seated.heard()
    assert painted(seated, 5) > 5
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    seated.heard()
    painted(seated, 0.1)
    assert painted(seated, 5) == 0


def test_one_figure_leans_now_and_then_and_bulbs_change_less_than_three_times_a_second() -> None:
    life = Life(lambda: True)
    leans, bulbs = list[list[float]](), list[bool]()
    for _ in range(round(STAYS / FRAME)):
        life.update(FRAME)
        leans.append([life.tilt(figure) for figure in range(len(FIGURES) + 1)])
        bulbs.append(life.bulbs)
    assert max(map(max, leans)) == 1.5
    assert max(sum(degrees > 0 for degrees in each) for each in leans) == 1
    starts = [n for n in range(1, len(leans)) if any(leans[n]) and not any(leans[n - 1])]
    apart = [(b - a) * FRAME for a, b in pairwise(starts)]
    assert all(6 <= seconds <= 10 for seconds in apart)
    changes = sum(now != before for before, now in pairwise(bulbs))
    assert changes / STAYS < 3


def test_without_motion_nothing_moves_by_itself() -> None:
    life = Life(lambda: False)
    assert life.resting
    assert not life.update(100.0)
    assert (life.easing.hours(11.0), life.easing.hours(12.5)) == (11.0, 12.5)
    assert life.easing.risen(1, up=True) == 1


def test_hands_of_the_clock_and_chosen_cards_go_a_little_beyond_and_come_back() -> None:
    life = Life(lambda: True)
    life.easing.hours(11.0)
    shown = []
    for _ in range(30):
        shown.append((life.easing.hours(12.0), life.easing.risen(1, up=True)))
        life.update(0.01)
    assert shown[0] == (11.0, 0)
    assert shown[-1] == (12.0, 1)
    assert max(hours for hours, _ in shown) > 12.0
    assert max(risen for _, risen in shown) > 1.0
    assert shown[round(last.CARD_RISES / 0.01) + 1][1] == 1


def test_each_lit_lamp_pulses_once_while_the_end_of_the_turn_is_pointed_at(seated: Seated) -> None:
    table = seated.sit()
    seated.put((0, -5, 7, 7, -1), "sue hal_2 deb_2 deb_3 guard guard guards guards")
    seated.click(seated.card("guard"))
    seated.click(by_hand.place_of(table, "space", -6))
    table.props.settings.speed = "normal"
    seated.motion(seated.on(END))
    seated.heard()
    life, pulses = by_hand.setting_of(table).life, list[tuple[bool, ...]]()
    for _ in range(120):
        seated.stack.update(FRAME)
        seated.stack.draw(seated.canvas)
        pulses.append(tuple(life.pulses.of(number) > 0 for number in range(2)))
    order = [now for before, now in pairwise(pulses) if now != before]
    assert [each for each in order if any(each)] == [(True, False), (False, True)]
    assert not any(pulses[-1])


def test_what_comes_grows_from_nothing_and_what_changes_starts_from_where_it_is() -> None:
    life = Life(lambda: True)
    assert life.easing.number("rope", 1, 0.2) == 1, (
        "nothing is on its way when a table is first seen"
    )
    assert life.easing.appears("arrow", None, 0.1) == 0
    for goal in (3, 4):
        assert life.easing.appears("arrow", goal, 0.1) == 0
        life.easing.number("rope", 0, 0.2)
        life.update(0.05)
        assert 0 < life.easing.appears("arrow", goal, 0.1) < 1
    assert 0 < life.easing.number("rope", 0, 0.2) < 1
    life.update(0.2)
    assert (life.easing.appears("arrow", 4, 0.1), life.easing.number("rope", 0, 0.2)) == (1, 0)
    still = Life(lambda: False)
    still.easing.number("rope", 1, 0.2)
    assert (still.easing.number("rope", 0, 0.2), still.easing.appears("arrow", 3, 0.1)) == (0, 1)


def test_a_club_that_lights_up_has_one_gap_and_the_other_fades() -> None:
    life = Life(lambda: True)
    life.light.lights_up(0)
    assert (life.light.gap, life.light.afterglow) == (False, None)
    gaps, glows = list[bool](), list[float]()
    for _ in range(30):
        life.light.lights_up(1)
        gaps.append(life.light.gap)
        glow = life.light.afterglow
        assert glow is None or glow[0] == 0
        glows.append(glow[1] if glow else 0.0)
        life.update(0.01)
    changes = [now for before, now in pairwise(gaps) if now != before]
    assert changes == [True, False]
    assert 5 <= sum(gaps) <= 7, "60 ms"
    assert glows == sorted(glows, reverse=True)
    assert (glows[0], glows[-1]) == (1, 0)
    still = Life(lambda: False)
    for club in (0, 1):
        still.light.lights_up(club)
        assert (still.light.gap, still.light.afterglow) == (False, None)
