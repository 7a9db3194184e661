"""Rulings on words, their length, their cards and what these do; each test is called after one."""

from __future__ import annotations

from typing import Any

import pytest

from hollywood.games.paperback.rules.abilities import tally_of
from hollywood.games.paperback.rules.events import CommonEarned, Fired, Scored
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.state import State
from hollywood.games.paperback.rules.word import Word

from .positions import at, in_play, library, made, names, paperback, why_not

TRICKS = {"space_and_switch": "on"}


def word(game: Paperback, state: State, laid: str) -> Word:
    """The word of these cards."""
    move = game.read(f"spell {laid}")
    found = game.table.spelling.lay(state, state.hands[state.turn], move.laid)  # type: ignore[union-attr]
    assert isinstance(found, Word), found
    return found


def cents(hand: str, laid: str = "", common: str = "a e i o", **options: Any) -> int:
    """What a word of this hand is worth by itself."""
    game = paperback(**options)
    state = at(game, hand)
    library(game, state, common)
    return tally_of(word(game, state, laid or hand), game.table.faces).cents


def test_2_2_a_word_has_two_letters_at_least_or_three() -> None:
    two, three = paperback(), paperback(shortest=3)
    for game, reason in ((two, ""), (three, "short")):
        state = at(game, "t1 a3")
        assert why_not(game, state, "spell a3 t1") == reason


def test_2_2_a_word_must_be_in_the_list() -> None:
    game = paperback()
    assert why_not(game, at(game, "t1 a3"), "spell t1 a3") == "not_listed"


@pytest.mark.parametrize(
    ("repeats", "own", "other"),
    [("allowed", "", ""), ("not_own", "repeated", ""), ("never", "repeated", "repeated")],
)
def test_2_2_words_may_be_repeated_or_not(repeats: str, own: str, other: str) -> None:
    game = paperback(repeats=repeats)
    state = at(game, "a3 t1")
    state.spelled = ((state.turn, "at"),)
    assert why_not(game, state, "spell a3 t1") == own
    state.spelled = ((1 - state.turn, "at"),)
    assert why_not(game, state, "spell a3 t1") == other


def test_2_3_length_is_looked_at_before_abilities_and_one_card_is_earned() -> None:
    game = paperback()
    state = at(game, "t1 r1 a3 i3 n1 e3 *2 *2")
    library(game, state, "e a i o")
    events = made(game, state, "spell t1 r1 a3 i3 n1 e3 *2=r")
    earned = [type(event) for event in events if isinstance(event, CommonEarned | Fired)]
    assert earned[0] is CommonEarned
    assert earned.count(CommonEarned) == 1
    assert names(game, state.commons) == ["a", "i", "o"]
    assert "e" in names(game, state.discards[state.turn])


def test_2_3_the_threshold_rises_with_each_card() -> None:
    game = paperback()
    state = at(game, "t1 r1 a3 i3 n1 e3 *2")
    library(game, state, "a i o")
    assert not any(
        isinstance(event, CommonEarned)
        for event in made(game, state, "spell t1 r1 a3 i3 n1 e3 *2=r")
    )


def test_2_3_the_shared_card_counts_its_point_and_stays() -> None:
    assert cents("t1 n1", "n1 common t1", "e a i o") == 3
    game = paperback()
    state = at(game, "t1 n1")
    library(game, state, "e a i o")
    made(game, state, "spell n1 common t1", "done")
    assert names(game, state.commons) == ["a", "e", "i", "o"]


def test_2_4_what_is_not_in_the_word_is_the_hand() -> None:
    game = paperback()
    state = at(game, "t1 a4 s1 n1")
    made(game, state, "spell a4 t1")
    assert names(game, state.hands[state.turn]) == ["n1", "s1"]


def test_2_5_doublings_add_up() -> None:
    assert cents("n1 e10 t1") == 2 * 3
    assert cents("j10 e10 t1", "j10 e10 t1", words=["jet"]) == 3 * 7


def test_2_5_all_cents_of_cards_are_doubled() -> None:
    assert cents("t1 e10 n1 s5", "n1 e10 t1 s5") == 2 * (4 + 2)


@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("p5 a3 n1", 2 + 1 + 1 + 3),  # first
        ("n1 r3 a3", 3 + 2),  # second, in a row that is no word
        ("n1 a3 d4", 4 + 2),  # last
        ("p3 a3 i3 n1 t1 e3 r1", 8 + 2 + 1),  # of seven letters; P first
        ("n1 o3 t1", 3 + 2),  # without a wild card
        ("*2=n o3 t1", 2),
        ("*2=n r4 *2=t", 1 + 2),  # for each wild card
        ("s7 *2=e *2=t", 1 + 4),
    ],
)
def test_abilities_do_what_they_say(hand: str, worth: int) -> None:
    held = " ".join(each.partition("=")[0] for each in hand.split())
    assert cents(held, hand) == worth


def test_N1_a_pair_stands_where_any_of_its_letters_stands() -> None:
    assert cents("st4 a3") == 2 + 1 + 1
    assert cents("a3 st4") == 1 + 2 + 1
    assert cents("a3 n1 st4") == 1 + 1 + 2
    assert cents("a3 n1 at4", language="it") == 1 + 1 + 2 + 1
    assert cents("st4 r3 a3") == 2 + 1 + 1 + 1, "R is the third letter, not the second"


def test_C2_in_italian_the_last_letter_but_one_counts() -> None:
    assert cents("n1 d4 a3", language="it") == 1 + 2 + 1 + 2
    assert cents("n1 a3 d4", language="it") == 4
    assert cents("n1 a3 e3", language="it") == 3 + 1, "E is asked for at the end there, too"


def test_N3_a_space_counts_in_length_and_has_no_place() -> None:
    game = paperback(**TRICKS)
    state = at(game, "a3 t1 n3 e3 s1 space")
    row = word(game, state, "a3 t1 space s1 e3 n3")
    assert (row.length, row.letters, row.words) == (6, 5, ["at", "sen"])
    assert [each.start for each in row.placed] == [0, 1, -1, 2, 3, 4]
    assert tally_of(row, game.table.faces).bonus == 2 + 1, "N at the end, and the space"


def test_N3_a_space_is_never_first_last_or_twice() -> None:
    game = paperback(**TRICKS)
    state = at(game, "a3 t1 space")
    library(game, state, "e a i o")
    assert why_not(game, state, "spell space a3 t1") == "space"
    assert why_not(game, state, "spell a3 t1 space") == "space"


def test_N4_both_words_are_long_enough_and_listed() -> None:
    game = paperback(shortest=3, **TRICKS)
    state = at(game, "a3 t1 n3 e3 *2 space")
    assert why_not(game, state, "spell a3 t1 space n3 e3 *2=t") == "short"
    assert why_not(game, state, "spell t1 a3 *2=n space n3 e3") == "short"
    game = paperback(repeats="never", **TRICKS)
    state = at(game, "a3 t1 n3 e3 *2 space")
    state.spelled = ((0, "ten at"),)
    assert why_not(game, state, "spell a3 t1 space n3 e3 *2=t") == "repeated"


def test_2_10_the_switch_turns_one_pair_round() -> None:
    game = paperback(**TRICKS)
    state = at(game, "at4 n1 an3 switch")
    row = word(game, state, "at4~ n1 switch")
    assert (row.text, row.length) == ("tan", 3)
    assert tally_of(row, game.table.faces).bonus == 1
    assert why_not(game, state, "spell at4~ n1") == "switch"
    assert why_not(game, state, "spell at4 n1 switch") == "switch"
    assert why_not(game, state, "spell at4~ an3~ switch") == "switch"
    assert why_not(game, state, "spell n1~ at4 switch") == "not_turned"


def test_N6_passing_is_always_allowed_and_buys_nothing() -> None:
    game = paperback()
    state = at(game, "n1 e3 t1 *2 *2")
    turn = state.turn
    state.cubes[turn] = 2
    made(game, state, "pass")
    assert state.turn != turn
    assert state.cubes[turn] == 2
    assert len(state.hands[turn]) == 5


def test_N8_only_the_shared_library_card_is_used() -> None:
    assert cents("t1 i4", "common t1 i4") == 1 + 1 + 1 + 2
    game = paperback()
    state = at(game, "t1 i4 e")
    library(game, state, "a i o")
    assert tally_of(word(game, state, "e t1 i4"), game.table.faces).bonus == 0


def test_N26_points_again_count_once_for_each_card_that_says_so() -> None:
    assert cents("l5 n3 o8", "l5 n3 o8") == 1 + 1 + 1 + (1) + (1)
    assert cents("*2 l5 n1", "l5 *2=e n1") == 1 + 1, "a wild card has no points"
    assert cents("n1 o8 t1") == 3 + 2
    assert cents("z7 m6") == 5 + 2 + 5
    assert cents("l5 z7 o8 e10") == 2 * (1 + 5 + 1 + 1 + 5 + (5 + 1))


@pytest.mark.parametrize(
    ("attack", "laid", "reason"),
    [
        ("r4!", "n1 common t1", "library_forbidden"),
        ("v7!", "s1 t1 e3 r1 n1 *2=s", "long"),
        ("f7!", "*2=n *2=e t1", "wilds"),
    ],
)
def test_2_11_attacks_bind_words(attack: str, laid: str, reason: str) -> None:
    game = paperback(attacks="on")
    state = at(game, "t1 n1 s1 r1 e3 *2 *2")
    library(game, state, "e a i o")
    assert why_not(game, state, f"spell {laid}") in ("", "not_listed")
    attack = attack.replace("f7!", "f6!")
    in_play(game, state, 1 - state.turn, attack)
    assert why_not(game, state, f"spell {laid}") == reason


def test_N27_the_whole_length_counts_under_attack() -> None:
    game = paperback(attacks="on", **TRICKS)
    state = at(game, "a3 t1 n3 e3 *2 space")
    in_play(game, state, 1 - state.turn, "v7!")
    assert why_not(game, state, "spell a3 t1 space n3 e3 *2=t") == "long"


def test_N32_cubes_are_outside_the_formula() -> None:
    game = paperback()
    state = at(game, "n1 e10 t1")
    state.cubes[state.turn] = 1
    events = made(game, state, "spell n1 e10 t1", "cube")
    (scored,) = [event for event in events if isinstance(event, Scored)]
    assert (scored.money, state.money) == (6, 7)
    assert why_not(game, state, "cube") == "no_cube"


def test_wild_cards_need_a_letter_and_others_have_theirs() -> None:
    game = paperback()
    state = at(game, "t1 *2 n1")
    library(game, state, "")
    assert why_not(game, state, "spell *2 t1") == "no_letter"
    assert why_not(game, state, "spell n1=a t1") == "without_typo"
    assert why_not(game, state, "spell n1+ t1") == "without_stuck_key"
    assert why_not(game, state, "spell s1 t1") == "not_held"
    assert why_not(game, state, "spell common t1") == "no_library_card"


def test_a_card_that_is_held_once_has_no_second_nor_has_the_librarys() -> None:
    game = paperback()
    state = at(game, "t1 t1 o3")
    library(game, state, "a e i o")
    for laid in ("t1.2 common o3", "t1 common t1", "t1.2 common t1"):
        reason = why_not(game, state, f"spell {laid}")
        assert reason in ("", "not_listed"), laid
    for laid in ("t1.3 o3", "t1 t1.2 o3", "t1.2 t1.2 o3", "t1 o3.2", "t1 common.2"):
        assert why_not(game, state, f"spell {laid}") == "not_held", laid
