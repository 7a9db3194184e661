"""Rulings on the offer, prices, the end, and on what players may agree on."""

from __future__ import annotations

import random

import pytest

from hollywood.core.game import imagine
from hollywood.games.paperback.rules.buying import price
from hollywood.games.paperback.rules.events import (
    CleanedUp,
    CubeGiven,
    Drew,
    Ended,
    Recycled,
    Shuffled,
)
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.moves import GoOn
from hollywood.games.paperback.rules.scores import fame, holders
from hollywood.games.paperback.rules.state import Cards, State
from hollywood.games.paperback.rules.turn import STALLED

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


def rich(state: State, cents: int = 60) -> State:
    """Buying begins with so much money."""
    state.step, state.money = "buy", cents
    return state


def emptied(state: State, *piles: int) -> None:
    """Piles of books of which one card is left."""
    for pile in piles:
        state.trash += state.fame[pile][1:]
        state.fame[pile] = state.fame[pile][:1]


def test_2_1_the_next_card_comes_down_and_may_be_bought() -> None:
    game = paperback()
    state = rich(at(game, "t1"))
    front(game, state, "d3", top="m3")
    made(game, state, "buy d3")
    assert "m3" in names(game, state.fronts)
    assert 1 in state.covered, "what comes to light is not seen yet"
    made(game, state, "buy m3")
    assert names(game, state.discards[state.turn])[-2:] == ["d3", "m3"]
    made(game, state, "turn 3")
    assert state.covered == frozenset()
    assert len([card for card in state.fronts if card >= 0]) == 6


def test_2_1_a_top_card_that_is_bought_leaves_the_front_where_it_is() -> None:
    game = paperback()
    state = rich(at(game, "t1"))
    front(game, state, "d3", top="m3")
    made(game, state, "buy m3")
    assert "d3" in names(game, state.fronts)
    assert why_not(game, state, "turn 4") == "not_covered"
    made(game, state, "done")
    assert state.covered == frozenset()


def test_2_1_once_it_is_done_the_word_is_gone_and_the_next_hand_is_drawn() -> None:
    game = paperback()
    state = at(game, "t1 n1 s1 *2")
    front(game, state, "d3")
    made(game, state, "spell t1 *2=e n1 s1")
    rich(state)
    made(game, state, "buy d3")
    seen: list[tuple[type, str, bool, Cards]] = []
    game.apply(
        state,
        game.read("done"),
        lambda event: seen.append((type(event), state.step, state.word is None, state.bought)),
    )
    drawn = [rest for kind, *rest in seen if kind in (CleanedUp, Drew)]
    assert drawn == [["draw", True, ()]] * (1 + 5)
    assert state.step == "spell"


def test_D4_an_empty_pile_keeps_what_it_has() -> None:
    game = paperback()
    state = rich(at(game, "t1"))
    front(game, state, "d3", top="m3")
    state.trash += state.piles[1][:-1]
    state.piles[1] = state.piles[1][-1:]
    made(game, state, "buy m3")
    assert "d3" in names(game, state.fronts)
    made(game, state, "buy d3", "done")
    assert not [c for c in names(game, state.fronts) if c.endswith("3")]


def test_D11_any_mix_is_bought_in_any_order() -> None:
    game = paperback()
    state = rich(at(game, "t1"))
    front(game, state, "d3")
    made(game, state, "buy *5", "buy d3", "buy *5", "buy *11")
    assert state.money == 60 - 5 - 3 - 5 - 11


def test_N10_taxes_discounts_and_cubes_have_one_floor() -> None:
    game = paperback(attacks="on", discount_cubes="on")
    state = at(game, "t1 u7")
    front(game, state, "d3", top="m3")
    in_play(game, state, 1 - state.turn, "d4! g5!")
    assert [_price(game, state, name) for name in ("d3", "*5")] == [4, 6]
    state.front_cubes[1] = 9
    state.tally = state.tally._replace(discount=2)
    assert [_price(game, state, name) for name in ("d3", "*5")] == [0, 4]
    rich(state, 0)
    assert why_not(game, state, "buy d3") == ""


def _price(game: Paperback, state: State, name: str) -> int:
    return price(state, game.table, game.table.by_name[name][0])


def test_2_14_a_top_card_bought_makes_the_front_cheaper() -> None:
    game = paperback(discount_cubes="on")
    state = rich(at(game, "t1"))
    front(game, state, "d3", top="m3")
    made(game, state, "buy m3")
    assert state.front_cubes[1] == 1
    before = state.money
    made(game, state, "buy d3")
    assert before - state.money == 2
    assert state.front_cubes[1] == 0, "the cube went away with the card"


def test_2_8_two_empty_piles_of_books_end_the_match_after_buying() -> None:
    game = paperback()
    state = rich(at(game, "t1"))
    emptied(state, 0, 1)
    turn = state.turn
    made(game, state, "buy *5", "buy *8")
    assert state.step == "buy", "buying goes on"
    made(game, state, "buy *11")
    events = made(game, state, "done")
    assert game.to_act(state) is None
    assert state.ending == "fame"
    assert any(isinstance(event, Ended) for event in events)
    assert fame(state, game.table, turn) == 5 + 4 + 7 + 10


def test_2_8_the_last_library_card_ends_the_match_after_buying() -> None:
    game = paperback(words=["transients"])
    state = at(game, "t1 r1 a3 n1 s1 i3 e3 n3 t3 s3")
    library(game, state, "o")
    made(game, state, "spell t1 r1 a3 n1 s1 i3 e3 n3 t3 s3")
    assert state.step == "buy"
    made(game, state, "done")
    assert (state.step, state.ending) == ("over", "library")


def test_N16_no_hand_is_drawn_after_the_last_turn() -> None:
    game = paperback()
    state = rich(at(game, "t1"))
    emptied(state, 0, 1)
    turn = state.turn
    made(game, state, "buy *5", "buy *8", "done")
    assert state.hands[turn] == ()


def test_D6_a_tie_goes_to_library_cards_and_is_shared_then() -> None:
    game = paperback()
    state = game.start(2, 1)
    assert game.standing(state).places == (1, 1)
    state.discards[0] += cards(game, state, "e")
    state.discards[1] += state.fame[0][:1]
    state.fame[0] = state.fame[0][1:]
    settle(state)
    points = [fame(state, game.table, seat) for seat in range(2)]
    assert points == [10, 9]
    state.hands[0], state.decks[0] = _without_a_wild(game, state.hands[0], state.decks[0])
    settle(state)
    assert [fame(state, game.table, seat) for seat in range(2)] == [9, 9]
    assert game.standing(state).places == (1, 2)


def _without_a_wild(game: Paperback, *places: Cards) -> tuple[Cards, Cards]:
    whole = [card for cards in places for card in cards]
    wild = next(card for card in whole if game.table.faces[card].wild)
    return (), tuple(card for card in whole if card != wild)


def test_a_match_in_which_no_card_goes_anywhere_any_more_ends() -> None:
    """No book says so: without it such a match would have no end."""
    game = paperback()
    state = game.start(3, 1)
    made(game, state, *["pass"] * (STALLED * 3 - 1))
    assert state.step == "spell"
    made(game, state, "pass")
    assert (state.step, state.ending) == ("over", "stalled")
    again = game.start(3, 1)
    made(game, again, *["pass"] * (STALLED * 3 - 1))
    rich(again)
    made(game, again, "buy *5", "done", *["pass"] * (STALLED * 3 - 2))
    assert again.step == "spell"


def test_N29_the_round_is_finished_if_that_was_agreed() -> None:
    game = paperback(finish_round="on")
    state = game.start(3, 1)
    rich(state)
    emptied(state, 0, 1)
    made(game, state, "buy *5", "buy *8", "done")
    assert state.ending == "fame"
    made(game, state, "pass", "pass")
    assert state.step == "over"


def test_2_11_an_attack_lasts_one_turn_of_each_rival() -> None:
    game = paperback(words=["art"], attacks="on")
    state = at(game, "a3 r4! t1", seats=3)
    owner = state.turn
    made(game, state, "spell a3 r4! t1", "done")
    for _ in range(2):
        library(game, state, "e a i o")
        assert why_not(game, state, "spell common t1") == "library_forbidden"
        made(game, state, "pass")
    assert state.turn == owner
    assert state.attacks[owner] == ()
    assert "r4!" in names(game, state.owned[owner])


def test_N7_attacks_leave_three_cards_and_extra_ones_come_on_top() -> None:
    game = paperback(attacks="on")
    state = at(game, "t1 n7 e3")
    turn = state.turn
    in_play(game, state, 1 - turn, "n5! h7!")
    state.decks[turn] += cards(game, state, "a3 d3 m3 o3 i3")
    state.tally = state.tally._replace(draw=2)
    rich(state)
    made(game, state, "done")
    assert len(state.hands[turn]) == 3 + 2
    state = at(game, "t1 n7 e3")
    turn = state.turn
    in_play(game, state, 1 - turn, "k8!")
    state.tally = state.tally._replace(draw=2)
    rich(state)
    made(game, state, "done")
    assert len(state.hands[turn]) == 5


def test_2_12_a_deck_is_shuffled_only_when_a_draw_needs_it() -> None:
    game = paperback()
    state = at(game, "t1")
    turn = state.turn
    while len(state.decks[turn]) > 5:
        state.discards[turn] += state.decks[turn][:1]
        state.decks[turn] = state.decks[turn][1:]
    assert not any(isinstance(event, Shuffled) for event in made(game, state, "pass"))
    assert state.decks[turn] == ()


def test_D3_N14_only_vowels_are_recycled_and_at_once() -> None:
    game = paperback(recycling="on")
    state = rich(at(game, "t1 *2"))
    top = game.table.names[state.piles[0][-1]]
    state.trash += state.piles[0][:-1]
    state.piles[0] = state.piles[0][-1:]
    state.hands[state.turn] = state.hands[state.turn][:1]
    everything = all_cards(state)
    events = made(game, state, f"buy {top}")
    assert any(isinstance(event, Recycled) and event.count == 7 for event in events)
    assert 0 in state.covered
    assert all_cards(state) == everything
    made(game, state, "turn 2")
    assert state.covered == frozenset()


def test_2_13_whose_word_is_played_gets_a_cube() -> None:
    game = paperback(help_cubes="on")
    state = at(game, "n1 e3 t1", seats=3)
    owner = state.turn
    made(game, state, "ask", "propose t1 e3 n1", "propose n1 e3 t1")
    assert state.turn == game.to_act(state) == owner
    assert why_not(game, state, "ask") == "asked_already"
    events = made(game, state, "spell n1 e3 t1")
    assert [e.seat for e in events if isinstance(e, CubeGiven)] == [(owner + 2) % 3]
    assert state.cubes[(owner + 2) % 3] == 1


def test_2_13_a_hand_that_is_shown_is_seen_by_all() -> None:
    game = paperback(help_cubes="on")
    state = at(game, "n1 e3 t1")
    hidden = {card for group in game.unseen(state, 1 - state.turn) for card in group}
    assert set(state.hands[state.turn]) <= hidden
    made(game, state, "ask")
    hidden = {card for group in game.unseen(state, 1 - state.turn) for card in group}
    assert not set(state.hands[state.turn]) & hidden


def test_a_hand_may_be_worth_a_cube() -> None:
    game = paperback(hand_for_cube="on")
    state = at(game, "n1 e3 t1")
    turn = state.turn
    made(game, state, "hand for a cube")
    assert state.cubes[turn] == 1
    assert state.turn != turn
    assert why_not(paperback(), at(paperback(), "t1"), "hand for a cube") == "no_hand_for_cube"


@pytest.mark.parametrize(("votes", "holds"), [(("yes", "no"), False), (("yes", "yes"), True)])
def test_D12_a_strict_majority_of_the_others_accepts(votes: tuple[str, ...], holds: bool) -> None:
    game = paperback(theme="on")
    state = at(game, "n1 e3 t1", seats=3)
    owner = state.turn
    made(game, state, "spell n1 e3 t1 on theme", *votes)
    assert (state.theme_holder == owner) == holds
    assert state.step == "buy", "a refusal costs nothing else"


def test_D12_a_neutral_judge_may_decide() -> None:
    game = paperback(theme="on", theme_judge="list", words=["star", "net"])
    state = at(game, "s1 t1 a3 r1 n1 e3")
    turn = state.turn
    made(game, state, "spell s1 t1 a3 r1 on theme")
    assert state.theme_holder == turn
    assert fame(state, game.table, turn) >= 5


@pytest.mark.parametrize(
    ("game", "claim"),
    [(paperback(theme="on"), " on theme"), (paperback(["at"], unlisted="vote"), "")],
    ids=["theme", "unlisted"],
)
def test_a_word_that_others_are_to_accept_lies_open(game: Paperback, claim: str) -> None:
    state = at(game, "n1 e3 t1", seats=3)
    made(game, state, f"spell n1 e3 t1{claim}")
    everything, voter = all_cards(state), game.to_act(state)
    assert voter is not None
    hidden = {card for group in game.unseen(state, voter) for card in group}
    assert not hidden & set(_on_the_sheet(state))
    for seed in range(5):
        world = imagine(game, state, voter, random.Random(seed))
        made(game, world, "yes", "yes")
        assert all_cards(world) == everything


def _on_the_sheet(state: State) -> list[int]:
    assert state.hearing is not None
    return [each.card for each in state.hearing.word.used]


def test_2_2_the_table_may_vote_on_unlisted_words() -> None:
    game = paperback(unlisted="vote")
    state = at(game, "t1 a3")
    made(game, state, "spell t1 a3", "no")
    assert state.step == "spell"
    assert why_not(game, state, "spell t1 a3") == "not_accepted"
    state = at(game, "t1 a3")
    made(game, state, "spell t1 a3", "yes")
    assert state.step == "buy"


def test_N22_later_seats_may_have_fame_or_cubes() -> None:
    game = paperback(later_seats="fame")
    state = game.start(5, 1)
    points = game.standing(state).points
    assert points is not None
    assert [points[(state.first + k) % 5] - 5 for k in range(5)] == [0, 1, 2, 3, 4]
    state = paperback(later_seats="cubes").start(3, 1)
    assert [state.cubes[(state.first + k) % 3] for k in range(3)] == [0, 1, 2]


def test_N20_an_award_for_nothing_is_nobodys_and_a_tie_is_everybodys() -> None:
    game = paperback(awards=2)
    state = game.start(2, 1)
    muse, editor, _, thesaurus = deck().awards
    assert holders(state, game.table, muse) == []
    assert holders(state, game.table, thesaurus) == []
    assert holders(state, game.table, editor) == [0, 1]
    state.discards[1] += cards(game, state, "an3")
    settle(state)
    assert holders(state, game.table, thesaurus) == [1]
    assert holders(state, game.table, editor) == [0]


# together


def test_2_16_a_book_is_free_once_both_below_it_are_gone() -> None:
    game = paperback(play="together")
    state = rich(at(game, "t1"), 200)
    assert why_not(game, state, "buy *8 1") == "not_for_sale"
    made(game, state, "buy *5 1", "buy *5 2", "buy *8 1")
    assert why_not(game, state, "buy *8 2") == "not_for_sale"


def test_2_16_a_turn_without_a_book_sets_a_deadline_and_too_many_lose() -> None:
    game = paperback(play="together", deadlines="hardest")
    state = game.start(2, 1)
    for _ in range(4):
        made(game, state, "pass")
        assert why_not(game, state, "deadline *8 1") == "not_free"
        made(game, state, "deadline *5 2")
    assert (state.step, state.ending) == ("over", "deadline")
    assert game.standing(state).winners == ()


@pytest.mark.parametrize("finish_round", ["off", "on"])  # it does nothing together: N24
def test_2_16_all_win_once_every_book_is_bought(finish_round: str) -> None:
    game = paperback(play="together", finish_round=finish_round)
    state = rich(at(game, "t1"), 500)
    made(game, state, *[f"buy *5 {place}" for place in range(1, 5)])
    made(game, state, *[f"buy *8 {place}" for place in range(1, 4)])
    made(game, state, "buy *11 1", "buy *11 2", "buy *17 1", "done")
    assert (state.step, state.ending) == ("over", "published")
    assert game.standing(state).winners == (0, 1)


# all at once


def test_2_15_cards_are_drafted_there_and_back_and_none_is_dear() -> None:
    game = paperback(play="at_once")
    state = game.start(3, 1)
    order = []
    while state.step == "draft":
        order.append(state.turn)
        assert all(game.table.faces[card].cost < 8 for card in state.fronts)
        made(game, state, game.write(game.moves(state)[0]))
    first = state.first
    there = [(first + k) % 3 for k in range(3)]
    assert order == there + there[::-1]
    assert all(len(hand) == 6 for hand in state.hands)
    assert all(len(state.owned[seat]) == 12 for seat in range(3))


def test_2_15_who_is_ready_first_is_served_first() -> None:
    game = paperback(play="at_once")
    state = game.start(3, 1)
    while state.step == "draft":
        made(game, state, game.write(game.moves(state)[0]))
    first = state.first
    word = next(m for m in map(game.write, game.moves(state)) if len(m.split()) > 2)
    made(game, state, word.replace("seal 30", "seal 20"))
    made(game, state, next(game.write(m) for m in game.moves(state)).replace("l 30", "l 10"))
    assert state.step == "seal"
    made(game, state, "seal 5")
    assert state.turn == (first + 1) % 3, "ten seconds"
    if game.legal.illegal(state, GoOn()) is None:
        made(game, state, "go on")
    made(game, state, "done")
    assert state.turn == first, "twenty seconds; who has no word is the last"


def test_2_15_the_row_is_filled_after_all_have_bought() -> None:
    game = paperback(play="at_once")
    state = game.start(2, 3)
    while state.step == "draft":
        made(game, state, game.write(game.moves(state)[0]))
    made(game, state, next(game.write(move) for move in game.moves(state)), "seal 40")
    if game.legal.illegal(state, GoOn()) is None:
        made(game, state, "go on")
    state.money = 50
    made(game, state, f"buy {game.table.names[state.fronts[0]]}")
    assert state.fronts[0] < 0
    made(game, state, "done")
    assert all(card >= 0 for card in state.fronts)
    assert state.step == "seal"
