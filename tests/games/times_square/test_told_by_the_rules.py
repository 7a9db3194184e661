"""Lamps, footlights and the tower's clock tell what the rules say, in positions drawn at random."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from hollywood.bots.bot import play_to_end
from hollywood.bots.plain import Random
from hollywood.core.match import Match
from hollywood.games.times_square.rules.state import Drew, Ended, LastCall, Shuffled
from hollywood.games.times_square.rules.street import Places
from hollywood.games.times_square.table.foreseen import NOTHING_FORESEEN
from hollywood.games.times_square.table.marks import Marks
from hollywood.games.times_square.table.panel_painter import told
from hollywood.games.times_square.table.tower import hours as hours_of
from hollywood.set_up import AnyMatch
from hollywood.ui.table.table import AnyTable

from .drawn import drawn_positions
from .positions import at, times_square
from .test_table import Seated, seated
from .test_table_painting import paint_street, painter_of, shown, table

GAME = times_square()
__all__ = ["Seated", "seated", "table"]


def lit_lamps(places: Places, side: int) -> tuple[bool, ...]:
    """The four lamps of the seat whose door is on this side, counted by hand."""
    sue, left, right, hal, deb = (place * side for place in places)
    return (max(left, right) >= 7, hal >= 7, deb >= 7, min(sue, left, right) >= 1)


def test_the_lamps_of_both_seats_are_those_of_the_rules_in_1000_positions() -> None:
    for state in drawn_positions(GAME, 1000, seed=14):
        for seat, side in ((0, -1), (1, 1)):
            painted = told(GAME, seat, state, state.turn == seat, 8)
            assert tuple(painted.lit) == lit_lamps(state.places, side)
            sue, charlie = state.places.sue * side, state.charlie * side
            assert tuple(painted.ways) == (max(0, 7 - sue), max(0, 7 - charlie))


def test_the_footlights_are_on_exactly_while_kiki_may_lead(
    table: AnyTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    lit: list[tuple[int, int]] = []

    def footlights(marks: object, canvas: object, sue: int, side: int, seen: float) -> None:
        lit.append((sue, side))

    monkeypatch.setattr(Marks, "footlights", footlights)
    found = set()
    for state in drawn_positions(GAME, 120, seed=8):
        shown(table, state)
        lit.clear()
        paint_street(table, NOTHING_FORESEEN)
        side = 1 if state.turn else -1
        leads = state.places.deb * side > state.places.sue * side  # R11
        assert lit == ([(state.places.sue, side)] if leads else [])
        found.add(leads)
    assert found == {True, False}


def test_the_footlights_go_out_when_esme_is_led_beyond_kiki(
    table: AnyTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    lit: list[int] = []
    monkeypatch.setattr(Marks, "footlights", lambda marks, canvas, sue, *how: lit.append(sue))
    state = at(GAME, (0, -2, 8, 1, 3), hand="deb_4 deb_4", seat=1)
    shown(table, state)
    paint_street(table, NOTHING_FORESEEN)
    assert lit == [0]
    GAME.apply(state, GAME.read("deb 4 sue +"))
    shown(table, state)
    paint_street(table, NOTHING_FORESEEN)
    assert lit == [0], "she stands on space 4 now, Kiki on 3"


def drawn_before(match: AnyMatch) -> tuple[list[int], bool]:
    """How many cards were drawn when the supply was used up, and whether the street closed."""
    drawn, at_moment, closed = 0, list[int](), False
    for beats in match.beats:
        for beat in beats:
            drawn += isinstance(beat.event, Drew)
            if isinstance(beat.event, Shuffled | LastCall):
                at_moment.append(drawn)
            closed |= isinstance(beat.event, Ended) and beat.state.passes == 2
    return at_moment, closed


def test_the_clock_strikes_when_the_supply_is_used_up() -> None:
    """Eleven at the start, half past midnight after 39 cards, two after as many as there are."""
    hours, closed = partial(hours_of, GAME), 0
    for seed in range(30):
        match: AnyMatch = Match(GAME, GAME.start(2, seed))
        assert hours(match.state) == 11
        play_to_end(match, [Random(), Random()], random.Random(seed))
        moments, at_last = drawn_before(match)
        assert moments[:1] in ([], [39])
        if at_last:
            closed += 1
            assert 78 <= moments[1] <= 78 + 7
            assert hours(match.state) == 14
        states = [beat.state for beats in match.beats for beat in beats]
        shuffled = [state for state in states if state.passes == 1]
        if shuffled:
            assert hours(shuffled[0]) == pytest.approx(12.5)
        times: list[Any] = [hours(state) for state in states]
        assert times == sorted(times), "it never goes back"
    assert closed


@pytest.mark.parametrize(
    ("done", "words"),
    [
        ("hal 2 +", ("plays", "played")),
        ("discard sue", ("discards", "discarded")),
        ("lure sue", ("lures", "lured")),
    ],
)
def test_the_stage_says_what_was_done(table: AnyTable, done: str, words: tuple[str, str]) -> None:
    state, lying = at(GAME, hand="sue hal_2 guard guards"), painter_of(table)._lying
    for move, said in zip((done, "end"), words, strict=True):
        GAME.apply(state, GAME.read(move))
        on_stage = lying._shown(state)
        assert on_stage is not None
        assert on_stage.words == said
