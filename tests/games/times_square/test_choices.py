"""What lights up for a card, a figure or a lure is what the rules allow: no more and no less."""

from __future__ import annotations

import pytest

from hollywood.games.times_square.rules.cards_played import Play, moved, steps_between
from hollywood.games.times_square.rules.state import Guards, GuardsToSue, Lure, State, Sue, Trio
from hollywood.games.times_square.table.choices import choices, only
from hollywood.games.times_square.table.draft import Holding, Luring, Sending

from .drawn import drawn_positions
from .positions import START, at, times_square

GAME = times_square()


@pytest.fixture(
    scope="module",
    params=[300, pytest.param(500, marks=pytest.mark.soak)],
    ids="{} positions".format,
)
def positions(request: pytest.FixtureRequest) -> list[State]:
    """So many, whoever is to move, half of them in the midst of a turn."""
    return list(drawn_positions(GAME, request.param, seed=request.param))


def allowed(state: State, id: str) -> list[Play]:
    """The rules' list for a card."""
    plays = [move for move in GAME.moves(state) if isinstance(move, Play)]
    return [play for play in plays if GAME.legal.card(play)[0] == id]


def ends(state: State, play: Play | Lure) -> set[tuple[str, int]]:
    """Who stands where else after it."""
    after = moved(GAME.street, state.places, play)
    assert after is not None
    return {(figure, end) for figure, _, end in steps_between(state.places, after)}


def test_spaces_that_light_up_for_a_card_are_those_the_rules_allow(positions: list[State]) -> None:
    for state in positions:
        for card in state.hands[state.turn]:
            found = choices(GAME, state, Holding((card,)))
            lit = {(each.figure, each.space) for each in found if not isinstance(each.play, Trio)}
            plays = [play for play in allowed(state, GAME.ids[card]) if not isinstance(play, Trio)]
            assert lit == {end for play in plays for end in ends(state, play)}


def test_all_three_and_esmé_alone_are_offered_when_they_are_legal(positions: list[State]) -> None:
    for state in positions:
        greens = [card for card in state.hands[state.turn] if GAME.ids[card] == "sue"]
        if not greens:
            continue
        found = choices(GAME, state, Holding((greens[0],)))
        assert {each.play for each in found} == set(allowed(state, "sue"))
        counts = {type(each.play): len(each.cards) for each in found}
        assert counts.get(Sue, 1) == 1
        assert counts.get(Trio, 2) == 2
        both = choices(GAME, state, Holding(tuple(greens[:2]))) if greens[1:] else ()
        assert {each.play for each in both} == {
            play for play in allowed(state, "sue") if isinstance(play, Trio) and greens[1:]
        }
        assert len(both) == 3 * len({each.play for each in both}), "each of the three may be used"


def test_a_first_step_of_two_guards_leads_to_exactly_the_second_steps_that_are_legal(
    positions: list[State],
) -> None:
    for state in positions:
        card = next((c for c in state.hands[state.turn] if GAME.ids[c] == "guards"), None)
        if card is None:
            continue
        made: set[Play | Lure] = set()
        for first in choices(GAME, state, Holding((card,))):
            if not first.half:
                made.add(first.play)
                continue
            assert isinstance(first.play, Guards)
            seconds = choices(GAME, state, Holding((card,), first.play))
            assert seconds, "what leaves no second step is not offered"
            made |= {second.play for second in seconds}
            assert all(second.figure != first.figure for second in seconds)
        assert made == set(allowed(state, "guards"))


def test_those_who_may_be_lured_are_those_the_rules_allow(positions: list[State]) -> None:
    for state in positions:
        lures = {move for move in GAME.moves(state) if isinstance(move, Lure)}
        found = choices(GAME, state, Luring())
        assert {each.play for each in found} == lures
        assert {each.space for each in found} <= {state.places.hal}


def test_a_figure_goes_wherever_some_card_takes_it_and_for_the_fewest_cards(
    positions: list[State],
) -> None:
    for state in positions:
        plays = [move for move in GAME.moves(state) if isinstance(move, Play)]
        for figure in ("sue", "left", "right", "hal", "deb"):
            found = [each for each in choices(GAME, state, Sending(figure)) if each.cards]
            reached = {end for play in plays for who, end in ends(state, play) if who == figure}
            halves = {each.space for each in found if each.half}
            assert {each.space for each in found} == reached | halves
            for each in found:
                others = [play for play in plays if (figure, each.space) in ends(state, play)]
                colours = {GAME.deck.kind[GAME.legal.card(play)[0]].colour for play in others}
                own = GAME.faces[each.cards[0]].colour
                assert own in colours or each.half
                costs = [
                    GAME.legal.card(play)[1]
                    for play in others
                    if GAME.deck.kind[GAME.legal.card(play)[0]].colour == own
                ]
                assert len(each.cards) <= min(costs, default=1)


@pytest.mark.parametrize(("hand", "play"), [("guards_to_sue", GuardsToSue()), ("hal_1 sue", None)])
def test_what_is_alone_possible_needs_no_space(hand: str, play: Play | None) -> None:
    state = at(GAME, START, hand)
    choice = only(choices(GAME, state, Holding(state.hands[state.turn][:1])))
    assert (choice and choice.play) == play
