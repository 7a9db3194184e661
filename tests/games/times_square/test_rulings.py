"""The rules of Times Square, one test a ruling and named by it: R1 to R28 of the design."""

from __future__ import annotations

import random

import pytest

from hollywood.core.game import play, veil
from hollywood.games.times_square.rules.state import (
    CharlieWalked,
    Drew,
    End,
    Ended,
    LastCall,
    Lure,
    Shuffled,
    TurnTaken,
)
from hollywood.games.times_square.rules.street import FIGURES, Places

from .positions import START, A, B, at, deck, made, reached, reason, times_square, words

GAME = times_square()


def places_after(places: tuple[int, ...], hand: str, *moves: str) -> Places:
    """Where the figures stand after these moves."""
    state = at(GAME, places, hand)
    made(GAME, state, *moves)
    return state.places


def test_R1_every_figure_goes_either_way() -> None:
    state = at(GAME, (0, -3, 3, 1, 1), "sue hal_2 guard deb_1")
    for way in "+-":
        one = {f"sue {way}1", f"hal 2 {way}", f"guard left {way}1", f"deb 1 {way}"}
        assert one <= words(GAME, state)


def test_R2_a_card_is_spent_whole_or_not_played() -> None:
    state = at(GAME, (0, -2, 2, 7, -1), "hal_2 guards")
    assert reason(GAME, state, "hal 2 +") == "edge"
    assert reason(GAME, state, "hal 1 +") == "no_card"
    assert reason(GAME, state, "guard left +1") == "no_card", "1+1 is not one step"


def test_R3_figures_share_spaces_but_sue_stays_between_her_bodyguards() -> None:
    assert places_after((0, -2, 2, 1, -1), "deb_1", "deb 1 +").deb == 0
    assert places_after((0, -2, 2, 3, -1), "deb_4", "deb 4 +")[3:] == (3, 3)
    state = at(GAME, (0, -1, 1, 1, -1), "sue guard")
    assert reason(GAME, state, "sue +1") == reason(GAME, state, "guard right -1") == "rope"


def test_R4_a_green_card_moves_sue_to_a_free_space() -> None:
    assert places_after(START, "sue", "sue -1").sue == -1


def test_R5_two_green_cards_move_the_trio_and_mix_with_single_ones() -> None:
    moves = ("sue -1", "trio +1", "sue +1")
    assert places_after(START, "sue sue sue sue", *moves)[:3] == (1, -1, 3)
    assert reason(GAME, at(GAME, START, "sue"), "trio +1") == "no_card"


def test_R6_a_grey_one_moves_one_bodyguard() -> None:
    assert places_after(START, "guard", "guard right +1")[:3] == (0, -2, 3)


def test_R7_one_and_one_is_each_one_step_or_one_two() -> None:
    assert places_after(START, "guards", "guard left -1 right -1")[:3] == (0, -3, 1)
    assert places_after(START, "guards", "guard left -2")[:3] == (0, -4, 2)


def test_R8_the_bodyguards_come_to_sue_unless_they_are_there() -> None:
    assert places_after((3, -8, 8, 0, 0), "guards_to_sue", "guards to sue")[:3] == (3, 2, 4)
    beside = at(GAME, (3, 2, 4, 0, 0), "guards_to_sue")
    assert reason(GAME, beside, "guards to sue") == "beside"


def test_R9_hal_and_deb_always_have_a_way() -> None:
    for space in range(-8, 9):
        for steps in (1, 2, 3):
            assert reached(GAME, at(GAME, (0, -2, 2, space, -1), f"hal_{steps}"), 1)
        for steps in range(1, 6):
            assert reached(GAME, at(GAME, (0, -2, 2, 1, space), f"deb_{steps}"), 1)


def test_R10_deb_goes_to_the_manhole_unless_she_is_there() -> None:
    assert places_after(START, "deb_to_manhole", "deb manhole").deb == 0
    there = at(GAME, (1, -2, 2, 1, 0), "deb_to_manhole")
    assert reason(GAME, there, "deb manhole") == "at_manhole"


@pytest.mark.parametrize(("seat", "deb", "is_so"), [(A, 3, True), (A, 0, False), (A, -3, False)])
def test_R11_deb_leads_from_between_sue_and_the_own_door(seat: int, deb: int, is_so: bool) -> None:
    for side in (1, -1):
        state = at(GAME, (0, -4, 4, 0, side * deb), "deb_2", seat=A if side == 1 else B)
        assert ("deb 2 sue +" in words(GAME, state)) == is_so
        expected = None if is_so else "no_lead"
        assert reason(GAME, state, "deb 2 hal +") == expected


def test_R12_deb_leads_sue_hal_or_one_bodyguard_never_charlie() -> None:
    state = at(GAME, (0, -4, 4, 0, 3), "deb_2")
    found = words(GAME, state)
    assert {text.split()[2] for text in found if len(text.split()) == 4} == set(FIGURES) - {"deb"}
    with pytest.raises(ValueError, match="not_a_move"):
        GAME.read("deb 2 charlie +")


def test_R13_the_manhole_card_leads_too_unless_agreed_otherwise() -> None:
    places = (3, -2, 5, 4, 6)
    assert reason(GAME, at(GAME, places, "deb_to_manhole"), "deb manhole sue") is None
    strict = times_square(manhole_leads="off")
    state = at(strict, places, "deb_to_manhole")
    assert reason(strict, state, "deb manhole sue") == "manhole_leads"
    assert words(strict, state) & {"deb manhole", "deb manhole sue"} == {"deb manhole"}


def test_R14_red_cards_of_one_turn_move_one_figure_and_the_next_turn_is_free() -> None:
    state = at(GAME, (0, -4, 4, 0, 6), "deb_1 deb_2 hal_1")
    made(GAME, state, "deb 1 sue +")
    assert reason(GAME, state, "deb 2 hal +") == reason(GAME, state, "deb 2 -") == "locked"
    assert reason(GAME, state, "deb 2 sue +") is None
    made(GAME, state, "end")
    assert state.led == ""


def test_R15_deb_first_and_then_others_only_if_agreed() -> None:
    literal = times_square(red_cards="deb_first")
    for game, expected in ((GAME, "locked"), (literal, None)):
        state = at(game, (0, -4, 4, 0, 3), "deb_1 deb_2 deb_3")
        made(game, state, "deb 1 +")
        assert reason(game, state, "deb 2 sue +") == expected
    made(literal, state, "deb 2 sue +")
    assert reason(literal, state, "deb 3 -") == "locked"


def test_R16_sue_led_beyond_deb_is_led_no_further() -> None:
    state = at(GAME, (0, -2, 8, 1, 3), "deb_4 deb_1")
    made(GAME, state, "deb 4 sue +")
    assert reason(GAME, state, "deb 1 sue +") == "no_lead"


def test_R17_red_cards_do_not_mix_with_the_colour_of_whom_they_lead() -> None:
    state = at(GAME, (0, -4, 4, 0, 3), "deb_1 sue")
    made(GAME, state, "deb 1 sue +")
    assert reason(GAME, state, "sue +1") == "one_colour"


def test_R18_two_red_cards_are_no_trio() -> None:
    state = at(GAME, (0, -4, 4, 0, 3), "deb_3 deb_3")
    assert reason(GAME, state, "trio +1") == "no_card"


def test_R19_luring_takes_no_card_and_draws_none() -> None:
    state = at(GAME, (0, -2, 4, 3, -1), "hal_1 hal_2")
    assert reason(GAME, state, "lure left") == "rope"
    assert GAME.illegal(state, Lure("deb")) is not None
    made(GAME, state, "lure sue")
    assert reason(GAME, state, "hal 1 +") == "first_back"
    events = made(GAME, state, "end")
    assert state.places.sue == 3
    assert len(state.hands[A]) == 2
    assert not any(isinstance(event, Drew) for event in events)


def test_R20_any_cards_are_discarded_but_not_none() -> None:
    state = at(GAME, START, "sue hal_1 deb_2")
    assert reason(GAME, state, "discard hal_2") == reason(GAME, state, "discard x") == "no_card"
    made(GAME, state, "discard deb_2", "discard sue")
    assert reason(GAME, state, "discard sue") == "no_card"
    assert reason(GAME, state, "hal 1 +") == reason(GAME, state, "lure sue") == "first_back"
    made(GAME, state, "end")
    assert len(state.hands[A]) == 8
    assert reason(GAME, at(GAME, START, "sue"), "end") == "nothing_yet"


def test_R21_there_is_always_a_move() -> None:
    chance = random.Random(1)
    for seed in range(30):
        state = GAME.start(2, seed)
        while moves := GAME.moves(state):
            GAME.apply(state, chance.choice(moves))
        assert state.winner is not None


def test_R22_charlie_walks_towards_the_mover_only_one_space_a_lamp() -> None:
    state = at(GAME, (2, 1, 3, 7, 8), "hal_1", charlie=-2)
    assert made(GAME, state, "hal 1 +", "end")[-1] == CharlieWalked(
        A, -2, 1, (False, True, True, True)
    )
    other = at(GAME, (2, 1, 3, 7, 8), "hal_1", seat=B, charlie=-2)
    assert made(GAME, other, "hal 1 +", "end")[-1] == CharlieWalked(B, -2, -2, (False,) * 4)


def test_R23_a_win_ends_the_match_at_once() -> None:
    state = at(GAME, (6, 5, 8, 7, 7), "sue sue", charlie=6)
    events = made(GAME, state, "sue +1")
    assert events[-1] == Ended(A, "sue_home")
    assert GAME.to_act(state) is None
    assert GAME.moves(state) == ()
    assert (len(state.hands[A]), state.charlie) == (1, 6)


def test_R24_sue_at_the_other_door_wins_for_its_owner_unless_that_is_forbidden() -> None:
    places = (-6, -8, 0, 1, 2)
    state = at(GAME, places, "sue")
    assert made(GAME, state, "sue -1")[-1] == Ended(B, "wrong_door")
    strict = times_square(wrong_door="forbidden")
    forbidden = at(strict, places, "sue")
    assert reason(strict, forbidden, "sue -1") == "wrong_door"
    assert "sue -1" not in words(strict, forbidden)


def test_R25_when_the_supply_is_used_up_the_played_cards_of_this_turn_are_shuffled_in() -> None:
    state = at(GAME, START, "hal_1 hal_2 sue sue sue sue sue sue")
    laid = state.hands[A][0]
    state.played, state.supply = state.supply[1:], state.supply[:1]
    events = made(GAME, state, "hal 1 +", "end")
    assert events.index(Shuffled()) == 3, "played, moved, drawn; then at once"
    assert laid in state.supply
    assert state.played == ()


def test_R26_in_the_second_pass_the_last_turn_is_finished() -> None:
    state = at(GAME, (2, 1, 3, 0, 0), "hal_1 hal_2 sue sue sue sue sue sue", charlie=6)
    state.played, state.supply, state.passes = state.supply[1:], state.supply[:1], 1
    events = made(GAME, state, "hal 1 +", "end")
    kinds = [type(event) for event in events]
    assert kinds.index(LastCall) < kinds.index(CharlieWalked)
    assert events[-1] == Ended(A, "charlie_home"), "Charlie's last steps count"


@pytest.mark.parametrize(
    ("sue", "charlie", "places"), [(3, -5, (2, 1)), (0, -1, (1, 2)), (0, 0, (1, 1))]
)
def test_R27_sue_s_side_decides_then_charlie_s(
    sue: int, charlie: int, places: tuple[int, int]
) -> None:
    state = at(GAME, (sue, -2, 4, 1, -1), charlie=charlie)
    assert GAME.standing(state).places == places


def test_R28_hands_and_the_supply_are_hidden_and_nothing_else() -> None:
    state = at(GAME, START, "sue hal_1")
    seen = veil(GAME, state, A)
    assert seen.hands[A] == state.hands[A]
    assert set(seen.hands[B]) == set(seen.supply) == {-1}
    assert len(seen.supply) == len(state.supply)
    after, _ = play(GAME, state, GAME.read("hal 1 +"))
    assert veil(GAME, after, B).stage == after.stage
    assert End() in GAME.moves(after)


def test_the_short_deck_has_a_card_less() -> None:
    assert (len(deck().faces("full")), len(deck().faces("short"))) == (55, 54)


def test_what_was_done_in_a_turn_is_known_until_the_next_one_is_over() -> None:
    state = at(GAME, (5, 3, 7, 2, -1), "guard hal_2")
    made(GAME, state, "guard left -1")
    assert (state.steps, state.last) == ((("left", 3, 2),), None)
    made(GAME, state, "end")
    assert state.steps == ()
    assert state.last == TurnTaken(A, ("guard",), False, (("left", 3, 2),), (0, 2))


@pytest.mark.parametrize(
    "text", ["sue +2", "sue +3", "trio -2", "guard left +3", "guard left +2 right -1", "hal 4 +"]
)
def test_R2_no_card_does_more_than_it_says(text: str) -> None:
    """What no card does can't be played either, however much room there is."""
    state = at(GAME, (0, -6, 6, 0, 0), "sue sue guard guards hal_1 hal_2 hal_3")
    assert GAME.illegal(state, GAME.read(text)) is not None
    assert text not in words(GAME, state)
