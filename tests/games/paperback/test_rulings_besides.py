"""Rulings that no other file of rulings holds, each with its number."""

from __future__ import annotations

import pytest

from hollywood.games.paperback import GAME
from hollywood.games.paperback.rules.abilities import BY_THEMSELVES, tally_of
from hollywood.games.paperback.rules.buying import price
from hollywood.games.paperback.rules.choices import choices
from hollywood.games.paperback.rules.deck import EFFECTS, Options
from hollywood.games.paperback.rules.moves import Laid, Spell
from hollywood.games.paperback.rules.scores import holders
from hollywood.games.paperback.rules.state import NO_CARD, State
from hollywood.games.paperback.rules.word import Word

from .positions import (
    all_cards,
    at,
    cards,
    deck,
    front,
    in_play,
    library,
    made,
    names,
    paperback,
    settle,
    why_not,
)
from .test_rulings_of_turns import emptied, rich


def test_D1_both_piles_may_be_emptied_and_buying_goes_on() -> None:
    game = paperback()
    state = rich(at(game, "t1"))
    emptied(state, 0, 1)
    front(game, state, "d3")
    made(game, state, "buy *5", "buy *8")
    assert state.step == "buy", "the end is looked at when buying is done"
    made(game, state, "buy d3", "done")
    assert (state.step, state.ending) == ("over", "fame")
    assert {"d3", "*5", "*8"} <= set(names(game, state.owned[state.turn]))


def test_D5_cubes_are_not_counted_out() -> None:
    game = paperback(hand_for_cube="on")
    state = game.start(2, 1)
    for _ in range(18):
        made(game, state, "hand for a cube", "pass")
    assert max(state.cubes) == 18


def test_D7_sabotage_and_bins_of_cards_for_sale_are_left_out_at_once() -> None:
    game = paperback(play="at_once", attacks="on")
    (stock,) = game.start(2, 1).piles
    left = [*stock, *(card for card in game.start(2, 1).fronts if card != NO_CARD)]
    assert len(left) == 93
    faces = [game.table.faces[card] for card in left]
    assert not any(face.kind == "attack" for face in faces)
    assert not any(line.does == "trash_offer" for face in faces for line in face.abilities)


@pytest.mark.parametrize(
    ("deadlines", "most"),
    [
        ("gentle", (8, 10, 12, 14)),
        ("fair", (6, 8, 9, 11)),
        ("hard", (5, 5, 5, 5)),
        ("hardest", (4, 4, 4, 4)),
    ],
)
def test_D8_so_many_cubes_lose(deadlines: str, most: tuple[int, ...]) -> None:
    table = paperback(play="together", deadlines=deadlines).table
    assert tuple(table.most_cubes(seats) for seats in range(2, 6)) == most


@pytest.mark.parametrize("number", [0, 1, 2])
def test_D9_so_many_awards_are_drawn(number: int) -> None:
    state = paperback(awards=number).start(2, 1)
    assert len(set(state.awards)) == number
    assert GAME.open().presets["collectors"].awards == 1


def test_D10_a_library_card_that_was_earned_is_no_hand_card() -> None:
    game = paperback(words=["retrains"])
    state = at(game, "r1 e3 t1 a4 i3 n1 s1")
    library(game, state, "e a i o")
    state.hands[state.turn] += cards(game, state, "r3")
    settle(state)
    made(game, state, "spell r1 e3 t1 r3 a4 i3 n1 s1")
    assert "e" in names(game, state.discards[state.turn])
    assert not any("e " in text for text in map(game.write, game.moves(state)))


def test_D13_lots_decide_who_begins_unless_the_first_seat_does() -> None:
    assert {paperback().start(3, seed).first for seed in range(20)} == {0, 1, 2}
    assert {paperback(first_player="seat_1").start(3, seed).first for seed in range(20)} == {0}


def test_D14_pairs_are_turned_by_the_switch_only() -> None:
    game = paperback(words=["tan"])
    state = at(game, "at4 n1")
    assert why_not(game, state, "spell at4~ n1") == "switch"


def test_N5_short_words_are_those_of_the_white_lists() -> None:
    kit = GAME.open()
    for language, good, bad in (("en", "qi", "kg"), ("it", "ah", "km"), ("fr", "eh", "zs")):
        lexicon = kit.words.lexicon(Options(language=language))  # type: ignore[arg-type]
        assert lexicon.has(good)
        assert not lexicon.has(bad)


def test_N12_what_space_and_switch_do_is_not_copied_and_always_paid() -> None:
    game = paperback(words=["at", "it"], space_and_switch="on")
    state = at(game, "a3 t1 space i7 t5")
    made(game, state, "spell a3 t1 space i7 t5")
    assert state.tally.bonus == 1
    assert "copy left with i7" not in map(game.write, game.moves(state))


def test_N12_an_owned_switch_may_be_used_with_the_shared_card() -> None:
    game = paperback(words=["tone"], space_and_switch="on")
    state = at(game, "on3 t1 n1 switch")
    library(game, state, "e a i o")
    found = game.table.spelling.lay(state, state.hands[state.turn], _laid("t1 on3~ common switch"))
    assert isinstance(found, Word)
    assert found.text == "tnoe"
    assert tally_of(found, game.table.faces).bonus == 1


def _laid(text: str) -> tuple[Laid, ...]:
    move = paperback().read(f"spell {text}")
    assert isinstance(move, Spell)
    return move.laid


def test_N15_a_vowel_of_the_last_word_is_not_owned_any_more() -> None:
    game = paperback()
    state = at(game, "a2 t1")
    library(game, state, "e a i o")
    made(game, state, "spell a2 t1")
    emptied(state, 0, 1)
    rich(state)
    made(game, state, "buy *5", "buy *8", "done")
    assert state.step == "over"
    assert "a2" not in names(game, state.owned[state.turn])
    assert "a2" in names(game, state.trash)


@pytest.mark.parametrize("laid", ["*2=a t1", "an3=a t1", "common=a t1"])
def test_N18_powers_work_on_single_letters_of_the_hand(laid: str) -> None:
    game = paperback(powers="on", words=["at"])
    state = at(game, "*2 an3 t1")
    library(game, state, "e a i o")
    state.powers = ("stuck_key", "stuck_key")
    doubled = laid.replace("=a", "=a+" if "*" in laid else "+")
    assert why_not(game, state, f"spell {doubled}") != ""


def test_N21_all_that_one_owns_counts_for_awards() -> None:
    game = paperback(awards=2, attacks="on")
    state = game.start(2, 1)
    award = {str(each.id): each for each in deck().awards}
    in_play(game, state, 1, "r4!")
    assert holders(state, game.table, award["editor"]) == [0]
    assert holders(state, game.table, award["proofreader"]) == [1]
    assert len(state.owned[1]) == 11


def test_N23_ten_books_and_a_cube_a_turn_at_most() -> None:
    game = paperback(play="together")
    for seats in (2, 5):
        state = game.start(seats, 1)
        assert [len(row) for row in state.fame] == [4, 3, 2, 1]
    state = rich(at(game, "t1"))
    made(game, state, "buy *5 1", "buy *5 2", "buy *8 1", "done")
    assert sum(map(sum, state.deadlines)) == 0, "a book that was freed was bought in the same turn"


def test_N23_cubes_leave_with_their_book() -> None:
    game = paperback(play="together")
    state = game.start(2, 1)
    made(game, state, "pass", "deadline *5 1")
    assert state.deadlines[0][0] == 1
    made(game, rich(state), "buy *5 1", "done")
    assert state.deadlines[0][0] == 0


def test_N24_together_nobody_competes() -> None:
    game = paperback(
        play="together", finish_round="on", attacks="on", awards=2, theme="on", later_seats="cubes"
    )
    state = game.start(3, 1)
    assert (state.awards, state.theme, state.cubes) == ((), "", [0, 0, 0])


def test_N25_dear_cards_come_later_and_the_row_may_hold_them_after_the_draft() -> None:
    game = paperback(play="at_once")
    seen = False
    for seed in range(12):
        state = game.start(2, seed)
        everything = all_cards(state)
        while state.step == "draft":
            made(game, state, game.write(game.moves(state)[0]))
        assert all_cards(state) == everything
        assert sum(card != NO_CARD for card in state.fronts) == 10
        seen |= any(game.table.faces[card].cost >= 8 for card in state.fronts if card != NO_CARD)
    assert seen
    assert game.table.hand == 6


def test_N28_an_attack_of_this_turn_binds_the_next_hand_and_adds_to_others() -> None:
    game = paperback(words=["man"], attacks="on")
    state = at(game, "m5! a3 n5!", seats=2)
    owner = state.turn
    made(game, state, "spell m5! a3 n5!", "done")
    assert len(state.hands[1 - owner]) == 5, "drawn before"
    assert price(state, game.table, state.fame[0][-1]) == 5
    made(game, state, "pass")
    assert len(state.hands[1 - owner]) == 4
    assert state.attacks[owner] == (), "gone as the owner's turn begins"
    made(game, state, "pass")
    assert len(state.hands[owner]) == 5


def test_N30_a_discount_needs_a_card_in_front() -> None:
    game = paperback(discount_cubes="on")
    state = rich(at(game, "t1"))
    pile = 8 - 2
    state.trash += (state.fronts[pile], *state.piles[pile][:-1])
    state.fronts[pile], state.piles[pile] = NO_CARD, state.piles[pile][-1:]
    made(game, state, f"buy {game.table.names[state.piles[pile][-1]]}")
    assert state.front_cubes == [0] * len(state.fronts)


def test_N31_whoever_clears_the_offer_first_gains_from_what_comes_to_light() -> None:
    game = paperback(words=["vu"])
    state = at(game, "v5 u5 t1")
    state.piles[0] = cards(game, state, "e2 a2")
    made(game, state, "spell v5 u5")
    first = set(map(game.write, choices(state, game.table)))
    assert {"clear a2 with v5", "trash t1 with u5 for a2"} <= first
    made(game, state, "clear a2 with v5", "trash t1 with u5 for e2")
    assert "e2" in names(game, state.discards[state.turn])


def test_N33_only_the_first_who_proposed_the_word_is_paid_and_keeps_it() -> None:
    game = paperback(help_cubes="on")
    state = at(game, "n1 e3 t1", seats=3)
    owner = state.turn
    made(game, state, "ask", "propose t1 e3 n1", "propose t1 e3 n1", "spell t1 e3 n1", "done")
    assert state.cubes[(owner + 1) % 3] == 1
    assert sum(state.cubes) == 1


def test_N34_a_claim_of_the_holder_changes_nothing() -> None:
    game = paperback(theme="on", theme_judge="list", words=["star"])
    state = at(game, "s1 t1 a3 r1")
    state.theme_holder = state.turn
    made(game, state, "spell s1 t1 a3 r1 on theme")
    assert state.theme_holder == state.turn


@pytest.mark.parametrize("power", ["typo", "stuck_key", "ghost_writer", "plagiarism"])
def test_N36_powers_but_one_need_not_be_used(power: str) -> None:
    game = paperback(powers="on", words=["ten"])
    state: State = at(game, "t1 e3 n1")
    state.powers = (power, power)  # type: ignore[assignment]
    made(game, state, "spell t1 e3 n1")
    assert state.step == "buy"


def test_2_9_two_words_are_one_string_and_the_space_is_their_neighbour() -> None:
    game = paperback(words=["at", "no"], space_and_switch="on")
    state = at(game, "a3 t1 space n1 o5")
    laid = _laid("a3 t1 space n1 o5")
    found = game.table.spelling.lay(state, state.hands[state.turn], laid)
    assert isinstance(found, Word)
    assert (found.length, found.words) == (5, ["at", "no"])


def test_2_18_everybody_has_another_power() -> None:
    state = paperback(powers="on").start(5, 3)
    assert len(set(state.powers)) == 5


def test_C5_every_effect_is_done_by_itself_or_chosen() -> None:
    chosen = {"trash_for_cents", "trash_for_gain", "trash_offer", "copy"}
    assert set(EFFECTS) == {*BY_THEMSELVES} | chosen


def test_C6_two_cent_vowels_count_two() -> None:
    assert {card.points for card in deck().of("vowel")} == {2}


@pytest.mark.parametrize("language", ["en", "it"])
def test_C7_the_cards_that_were_seen_are_there(language: str) -> None:
    game = GAME.open().game(Options(language=language))  # type: ignore[arg-type]
    assert {"l3", "h6", "z7", "u5", "v5"} <= {*game.table.names}


def test_C8_no_word_is_longer_than_fifteen_letters() -> None:
    lexicon = GAME.open().words.lexicon(Options())
    assert max(map(len, lexicon)) == 15
