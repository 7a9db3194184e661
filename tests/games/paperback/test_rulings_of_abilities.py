"""Rulings on abilities that are chosen: copying, trashing, gaining; and on powers."""

from __future__ import annotations

from hollywood.games.paperback.rules.deck import Power
from hollywood.games.paperback.rules.events import Gained, Trashed
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.state import State

from .positions import all_cards, at, front, library, made, names, paperback, why_not


def choices(game: Paperback, state: State) -> list[str]:
    """What can be chosen now."""
    return [game.write(move) for move in game.moves(state)]


def with_power(power: Power, hand: str) -> tuple[Paperback, State]:
    """A turn of somebody who has this power."""
    game = paperback(powers="on")
    state = at(game, hand)
    state.powers = (power,) * 2
    state.before = ()
    return game, state


def test_2_6_copied_lines_are_those_of_the_copying_card() -> None:
    game = paperback(words=["pi", "pit"])
    state = at(game, "p5 i7 t1")
    made(game, state, "spell p5 i7 t1")
    assert state.step == "buy", "I is not the first letter: there is nothing to copy"
    game = paperback(words=["id"])
    state = at(game, "i7 d5 *2")
    made(game, state, "spell i7 d5")
    assert "copy right with i7" in choices(game, state)
    made(game, state, "copy right with i7")
    assert state.step == "buy"


def test_2_6_a_copy_wild_cards_and_vowels_are_not_copied() -> None:
    game = paperback(words=["ai"])
    state = at(game, "i7 a2")
    made(game, state, "spell a2 i7")
    assert state.step == "buy", "nothing to choose"


def test_N11_all_lines_of_one_neighbour_are_copied() -> None:
    game = paperback(words=["ai"])
    state = at(game, "i7 a6")
    made(game, state, "spell a6 i7", "copy left with i7")
    assert state.tally.draw == 2
    assert state.money == 2 + 1 + 1


def test_2_7_a_card_is_trashed_for_cents() -> None:
    game = paperback()
    state = at(game, "a4 t1 n1 e")
    everything = all_cards(state)
    events = made(game, state, "spell a4 t1", "trash e with a4")
    assert any(isinstance(event, Trashed) for event in events)
    assert state.money == 2 + 2
    assert names(game, state.trash) == ["e"], "library cards, too"
    assert all_cards(state) == everything


def test_2_7_one_that_costs_just_so_much_more_is_gained() -> None:
    game = paperback(words=["un"])
    state = at(game, "u5 n1 *2 t1 *5")
    front(game, state, "d3")
    front(game, state, "b6")
    made(game, state, "spell u5 n1")
    offered = choices(game, state)
    assert "trash *2 with u5 for d3" in offered
    assert "trash *5 with u5 for b6" in offered
    assert not any(each.startswith("trash t1 with u5 for d3") for each in offered)
    assert why_not(game, state, "trash t1 with u5 for d3") == "wrong_gain"
    events = made(game, state, "trash *2 with u5 for d3")
    assert any(isinstance(event, Gained) for event in events)
    assert "d3" in names(game, state.discards[state.turn])


def test_N9_library_cards_have_no_cost_to_add_to() -> None:
    game = paperback(words=["ce"])
    state = at(game, "c6 e3 e")
    made(game, state, "spell c6 e3")
    assert not [each for each in choices(game, state) if each.startswith("trash e with")]


def test_D2_up_to_two_cards_for_sale_are_trashed_one_after_the_other() -> None:
    game = paperback(words=["vat"])
    state = at(game, "v5 a3 t1")
    front(game, state, "d3", top="m3")
    made(game, state, "spell v5 a3 t1", "clear d3 with v5")
    assert "m3" in names(game, state.fronts), "the next one came at once"
    made(game, state, "clear m3 with v5")
    assert state.step == "buy"
    assert names(game, state.trash) == ["d3", "m3"]
    game = paperback(words=["vat"])
    state = at(game, "v5 a3 t1")
    made(game, state, "spell v5 a3 t1", "go on")
    assert state.step == "buy"


def test_N13_nothing_impossible_is_offered() -> None:
    game = paperback()
    state = at(game, "a4 t1")
    made(game, state, "spell a4 t1")
    assert state.step == "buy", "no card is left to trash"
    assert why_not(game, state, "trash t1 with a4") == "not_now.buy"


def test_the_2_cent_vowel_counts_and_is_trashed_when_the_turn_ends() -> None:
    game = paperback()
    state = at(game, "a2 t1")
    turn = state.turn
    made(game, state, "spell a2 t1")
    assert state.money == 3
    made(game, state, "done")
    assert names(game, state.trash) == ["a2"]
    assert "t1" in names(game, state.discards[turn])


# powers


def test_N17_writers_block_draws_where_no_wild_card_is_held() -> None:
    game = paperback(powers="on")
    state = at(game, "t1 n1 s1 a3 e3")
    state.powers = ("writers_block", "writers_block")
    for seat in range(2):
        state.decks[seat] += state.hands[seat]
        state.hands[seat] = ()
    other = 1 - state.turn
    state.hands[other] = tuple(card for card in state.decks[other] if not _wild(game, card))[:5]
    state.decks[other] = tuple(c for c in state.decks[other] if c not in state.hands[other])
    made(game, state, "pass")
    assert len(state.hands[other]) == 6


def _wild(game: Paperback, card: int) -> bool:
    return game.table.faces[card].wild


def test_N18a_typo_makes_a_letter_card_another_letter_for_nothing() -> None:
    game, state = with_power("typo", "n1 s5 t1 *2 an3")
    made(game, state, "spell n1 s5=e t1")
    assert state.tally.letters == 2
    assert state.tally.bonus == 0
    game, state = with_power("typo", "n1 e3 t1 *2 an3")
    library(game, state, "e a i o")
    for laid in ("*2=n e3 t1=t e3=e", "an3=n e3 t1", "common=n e3 t1"):
        assert why_not(game, state, f"spell {laid}") != ""
    assert why_not(game, state, "spell n1=t e3=t t1=t") == "power_once"


def test_N18a_a_vowel_that_typo_changed_is_not_trashed() -> None:
    game, state = with_power("typo", "n1 a2 t1")
    made(game, state, "spell n1 a2=e t1", "done")
    assert not state.trash


def test_N18b_stuck_key_counts_a_letter_twice() -> None:
    game, state = with_power("stuck_key", "s1 e3 t1 *2 *2 r1")
    assert why_not(game, state, "spell *2=l e3 t1+ *2=e r1") == ""
    made(game, state, "spell *2=l e3 t1+ *2=e r1")
    assert state.word is not None
    assert (state.word.text, state.word.length) == ("letter", 6)
    assert state.tally.letters == 3


def test_N19_plagiarism_borrows_one_line_of_the_word_before() -> None:
    game = paperback(powers="on", words=["at", "ten", "tea"])
    state = at(game, "a6 t1")
    state.powers = ("plagiarism", "plagiarism")
    made(game, state, "spell a6 t1")
    assert not [each for each in choices(game, state) if each.startswith("borrow")]
    made(game, state, "done")
    turn = state.turn
    state.decks[turn] += state.hands[turn]
    state.hands[turn] = tuple(c for c in state.decks[turn] if game.table.names[c] in ("t1", "*2"))
    state.decks[turn] = tuple(c for c in state.decks[turn] if c not in state.hands[turn])
    made(game, state, "spell t1 *2=e *2=n")
    assert choices(game, state) == ["borrow a6 1", "borrow a6 2", "go on"]
    made(game, state, "borrow a6 2")
    assert state.tally.draw == 1
    assert state.step == "buy", "one line, once"


def test_N19_nothing_is_borrowed_after_a_pass() -> None:
    game = paperback(powers="on")
    state = at(game, "a6 t1")
    state.powers = ("plagiarism", "plagiarism")
    made(game, state, "spell a6 t1", "done", "pass")
    assert state.before == ()


def test_N35_ghost_writer_discards_first_then_draws() -> None:
    game, state = with_power("ghost_writer", "n1 e3 t1 *2 *2")
    turn = state.turn
    state.discards[turn] += state.decks[turn]
    state.decks[turn] = ()
    made(game, state, "redraw n1")
    assert len(state.hands[turn]) == 5
    assert not state.discards[turn], "the discarded card was shuffled with the others"
    assert why_not(game, state, "redraw t1") == "without_ghost_writer"


def test_an_attack_that_typo_changed_is_no_attack() -> None:
    game = paperback(powers="on", attacks="on")
    state = at(game, "n1 r4! t1")
    state.powers = ("typo", "typo")
    turn = state.turn
    made(game, state, "spell n1 r4!=e t1", "done")
    assert state.attacks[turn] == ()
    game = paperback(["art"], attacks="on")
    state = at(game, "a3 r4! t1")
    made(game, state, "spell a3 r4! t1", "done")
    assert names(game, state.attacks[turn]) == ["r4!"]
