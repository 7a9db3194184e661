"""The vectors of the design, V1 to V28: A moves, whose door is at +8."""

from __future__ import annotations

import pytest

from hollywood.games.times_square.rules.state import CharlieWalked, Ended, LastCall, Shuffled
from hollywood.games.times_square.rules.street import lamps

from .positions import START, A, B, at, deck, made, reached, reason, times_square, words

GAME = times_square()
LITERAL = times_square(red_cards="deb_first")


def trios(places: tuple[int, ...], hand: str) -> set[tuple[int, int, int]]:
    """Where Sue and the bodyguards can stand once the whole hand was played."""
    state = at(GAME, places, hand)
    return {(p.sue, p.left, p.right) for p in reached(GAME, state, len(hand.split()))}


def guards(places: tuple[int, ...], card: str) -> set[tuple[int, int]]:
    """Where the bodyguards can stand after this card."""
    return {(p.left, p.right) for p in reached(GAME, at(GAME, places, card), 1)}


def test_V1_one_green_card_moves_sue_one_space() -> None:
    assert words(GAME, at(GAME, START, "sue")) >= {"sue +1", "sue -1"}
    assert trios(START, "sue") == {(1, -2, 2), (-1, -2, 2)}


def test_V2_two_green_cards_go_there_and_back_or_move_the_trio() -> None:
    assert trios(START, "sue sue") == {(0, -2, 2), (1, -1, 3), (-1, -3, 1)}


def test_V3_three_green_cards() -> None:
    expected = {(2, -1, 3), (0, -1, 3), (1, -2, 2), (-1, -2, 2), (0, -3, 1), (-2, -3, 1)}
    assert trios(START, "sue sue sue") == expected


def test_V4_sue_wins_at_her_door_and_the_trio_stays_on_the_street() -> None:
    state = at(GAME, (6, 5, 8, 0, 0), "sue sue")
    assert reason(GAME, state, "trio +1") == "edge"
    assert reason(GAME, state, "trio -1") is None
    events = made(GAME, state, "sue +1")
    assert events[-1] == Ended(A, "sue_home")


def test_V5_sue_between_her_bodyguards_moves_with_them_only() -> None:
    state = at(GAME, (0, -1, 1, 3, -3), "sue sue")
    assert {"trio +1", "trio -1"} <= words(GAME, state)
    assert reason(GAME, state, "sue +1") == reason(GAME, state, "sue -1") == "rope"


def test_V6_no_trio_between_the_ends_of_the_street() -> None:
    state = at(GAME, (0, -8, 8, 0, 0), "sue sue")
    assert not {"trio +1", "trio -1"} & words(GAME, state)


def test_V7_hal_goes_his_whole_way() -> None:
    places = (0, -2, 2, 7, -1)
    assert {p.hal for p in reached(GAME, at(GAME, places, "hal_2"), 1)} == {5}
    assert {p.hal for p in reached(GAME, at(GAME, places, "hal_1"), 1)} == {8, 6}


@pytest.mark.parametrize(
    ("places", "card", "expected"),
    [
        (START, "guards", {(-4, 2), (-2, 4), (-1, 3), (-1, 1), (-3, 3), (-3, 1)}),  # V8
        ((6, 5, 7, 0, 0), "guards", {(3, 7), (4, 8)}),  # V9
        (START, "guard", {(-3, 2), (-1, 2), (-2, 1), (-2, 3)}),  # V10
        ((3, -8, 8, 0, 0), "guards_to_sue", {(2, 4)}),  # V11
        ((3, 2, 4, 0, 0), "guards_to_sue", set()),
    ],
)
def test_V8_to_V11_bodyguards(
    places: tuple[int, ...], card: str, expected: set[tuple[int, int]]
) -> None:
    assert guards(places, card) == expected


def test_V12_deb_to_the_manhole() -> None:
    assert {p.deb for p in reached(GAME, at(GAME, START, "deb_to_manhole"), 1)} == {0}
    assert not reached(GAME, at(GAME, (1, -2, 2, 1, 0), "deb_to_manhole"), 1)


def test_V13_deb_behind_sue_leads_nobody() -> None:
    found = reached(GAME, at(GAME, START, "deb_2"), 1)
    assert {p.deb for p in found} == {1, -3}
    assert {p[:4] for p in found} == {START[:4]}


def test_V14_deb_leads_whom_she_likes() -> None:
    found = reached(GAME, at(GAME, (0, -2, 2, 1, 3), "deb_1"), 1)
    assert len(found) == 10
    assert {p.deb for p in found} == {4, 2, 3}
    assert {p.sue for p in found} == {1, -1, 0}
    assert {p.hal for p in found} == {2, 0, 1}
    assert {p.left for p in found} == {-1, -3, -2}
    assert {p.right for p in found} == {1, 3, 2}


def test_V15_the_same_space_is_not_between() -> None:
    found = reached(GAME, at(GAME, (2, 0, 4, 1, 2), "deb_1"), 1)
    assert {p.deb for p in found} == {3, 1}
    assert len(found) == 2


def test_V16_leading_is_tested_again_before_each_card() -> None:
    places = (0, -2, 8, 1, 3)
    assert 4 in {p.sue for p in reached(GAME, at(GAME, places, "deb_1 deb_3"), 2)}
    assert 6 not in {p.sue for p in reached(GAME, at(GAME, places, "deb_3 deb_3"), 2)}


def test_V17_both_bodyguards_are_one_sort() -> None:
    found = reached(GAME, at(GAME, (0, -3, 2, 1, 3), "deb_2 deb_3"), 2)
    assert (-1, 5) in {(p.left, p.right) for p in found}


def test_V18_deb_first_and_then_others_is_an_option() -> None:
    goal = (0, -2, 7, 1, 1)
    assert goal not in reached(GAME, at(GAME, START, "deb_2 deb_5"), 2)
    assert goal in reached(LITERAL, at(LITERAL, START, "deb_2 deb_5"), 2)


def test_V19_the_manhole_card_as_a_joker() -> None:
    state = at(GAME, (3, -2, 5, 4, 6), "deb_to_manhole")
    found = reached(GAME, state, 1)
    assert {
        (0, -2, 5, 4, 6), (3, 0, 5, 4, 6), (3, -2, 5, 0, 6), (3, -2, 5, 4, 0),
    } == found  # fmt: skip


def lured(places: tuple[int, ...]) -> set[str]:
    """Who can be lured."""
    return {text[5:] for text in words(GAME, at(GAME, places)) if text.startswith("lure")}


@pytest.mark.parametrize(
    ("places", "who"),
    [
        (START, {"sue", "right"}),  # V20
        ((1, -2, 2, 1, -1), set()),  # V21
        ((0, -2, 2, 8, -1), {"right"}),  # V23
    ],
)
def test_V20_V21_V23_whom_hal_lures(places: tuple[int, ...], who: set[str]) -> None:
    assert lured(places) == who


def test_V22_luring_sue_to_the_door_wins_and_nothing_is_drawn() -> None:
    state = at(GAME, (0, -2, 8, 7, 0), "sue")
    assert made(GAME, state, "lure sue")[-1] == Ended(A, "sue_home")
    assert len(state.hands[A]) == 1


@pytest.mark.parametrize(
    ("places", "steps"),
    [((5, 3, 7, 8, 7), 4), ((5, 0, 7, 0, 0), 1), ((2, 1, 3, 0, 0), 1), ((2, 0, 3, 0, 0), 0)],
)
def test_V24_what_draws_charlie(places: tuple[int, ...], steps: int) -> None:
    state = at(GAME, places)
    assert sum(lamps(deck().street, state.places, A)) == steps


def test_V25_charlie_wins_at_the_door() -> None:
    state = at(GAME, (5, 3, 7, 8, 0), "hal_1", charlie=5)
    events = made(GAME, state, "hal 1 -", "end")
    assert events[-2:] == [
        CharlieWalked(A, 5, 8, (True, True, False, True)),
        Ended(A, "charlie_home"),
    ]


@pytest.mark.parametrize("done", ["discard sue", "lure right"])
def test_V26_charlie_walks_after_discarding_and_luring_too(done: str) -> None:
    state = at(GAME, (5, 3, 7, 8, 0), "sue", charlie=6)
    assert made(GAME, state, done, "end")[-1] == Ended(A, "charlie_home")


def test_V27_the_first_time_the_played_cards_are_shuffled_at_once() -> None:
    state = at(GAME, START, "hal_1 hal_2 hal_2 hal_2 hal_2 sue sue sue")
    state.played, state.supply = state.supply[3:], state.supply[:3]
    events = made(GAME, state, "hal 2 +", "hal 2 -", "hal 2 +", "hal 2 -", "hal 1 +", "end")
    drawn = [
        type(event).__name__ for event in events if type(event).__name__ in ("Drew", "Shuffled")
    ]
    assert drawn == ["Drew"] * 3 + ["Shuffled"] + ["Drew"] * 2
    assert Shuffled() in events
    assert len(state.hands[A]) == 8
    assert len(state.supply) == 55 - 16


@pytest.mark.parametrize(
    ("sue", "charlie", "ended"),
    [
        (1, -3, Ended(A, "sue_side")),
        (-1, 3, Ended(B, "sue_side")),
        (0, 2, Ended(A, "charlie_side")),
        (0, 0, Ended(-1, None)),
    ],
)
def test_V28_the_second_time_the_turn_is_finished_and_the_street_closes(
    sue: int, charlie: int, ended: Ended
) -> None:
    state = at(
        GAME, (sue, -2, 2, 1, -1), "hal_2 hal_2 hal_2 hal_2 sue sue sue sue", charlie=charlie
    )
    state.played, state.supply, state.passes = state.supply[2:], state.supply[:2], 1
    events = made(GAME, state, "hal 2 +", "hal 2 -", "hal 2 +", "hal 2 -", "end")
    assert LastCall() in events
    assert events[-1] == ended
    assert len(state.hands[A]) == 6
    assert GAME.to_act(state) is None
