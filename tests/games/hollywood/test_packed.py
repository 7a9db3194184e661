"""The packed round is the rules in other words: the same moves, positions, cards and points."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from hollywood.games.hollywood.bots.holdings import HandingOut, Round, holding_of
from hollywood.games.hollywood.bots.outlook import Outlook
from hollywood.games.hollywood.bots.packed import board_of, fits, reels_left
from hollywood.games.hollywood.bots.value import NEUTRAL, Counted, Future
from hollywood.games.hollywood.rules.deck import Deck, Options, TableSize
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import Finish, State

from ...harness.positions import DECK

FUTURES = [Future((150, 100, 20), 100, 250, (300, 280, 260, 240), 300)]
OTHER_DECK = replace(
    DECK,
    columns=(2, 5, 1, 3, 2),
    stars_a_round=4,
    tables=(TableSize(2, 5, 3), TableSize(3, 3, 3), TableSize(4, 3, 2), TableSize(5, 2, 2)),
)
WAYS = [
    Options(),
    Options(claim_order="bottom_first"),
    Options(award_in_project="single", tiebreak="next_movies"),
    Options(award_in_project="points_only", project_tie="score_one", ratings="middle"),
    Options(advanced="on", tiebreak="next_movies"),
    Options(advanced="on", adv_zero="min1", adv_award=2),
    Options(advanced="on", adv_zero="plus1", claim_order="bottom_first"),
]
DECKS = [DECK, DECK, OTHER_DECK]


def positions(count: int, seed: int) -> Iterator[tuple[Hollywood, State, random.Random]]:
    """Every position of random matches, over all ways to play, until there were so many."""
    rng = random.Random(seed)
    games = [Hollywood(deck, way) for deck in DECKS for way in WAYS]
    while True:
        game = rng.choice(games)
        state = game.start(rng.choice(list(game.seats)), rng.getrandbits(32))
        while game.to_act(state) is not None:
            yield game, state, rng
            count -= 1
            if not count:
                return
            game.apply(state, rng.choice(game.moves(state)))


def same_moves(game: Hollywood, state: State) -> None:
    board = board_of(game.deck.columns, state.seats)
    position = board.position(state)
    choices = board.choices(position)
    assert [board.moves[choice] for choice in choices] == list(game.moves(state))
    assert [board.choice[move] for move in game.moves(state)] == [*choices]
    assert reels_left(position.left) == sum(state.left)
    for choice in choices:
        after = state.copy()
        game.apply(after, board.moves[choice])
        packed = board.play(position, choice)
        if packed.left:
            assert packed == board.position(after)
        else:
            assert after.round > state.round or after.claims or game.to_act(after) is None


def same_ends(game: Hollywood, state: State, rng: random.Random) -> None:
    round = Round(game, state)
    masks = round.board.position(state).masks
    endings = game.endings(state)
    for seat in range(state.seats):
        held = round.ends(seat, round.board.mask(masks, seat))
        assert len(held) == len(set(held))
        assert set(held) == {holding_of(end, seat) for end in endings}
    same_points(game, rng.choice(endings), round.left_lying(~round.board.taken(masks)))
    same_outlook(game, state, endings)


def same_points(game: Hollywood, end: State, unclaimed: tuple[int, ...]) -> None:
    assert sorted(unclaimed) == sorted(end.unclaimed)
    counted = Counted(game, unclaimed)
    held = [holding_of(end, seat) for seat in range(end.seats)]
    assert tuple(map(counted.total, held)) == game.scores(end)
    results = [counted.result(holding, 12) for holding in held]
    best = tuple(seat for seat, result in enumerate(results) if result == max(results))
    assert best == game.winners(end)


def same_outlook(game: Hollywood, state: State, endings: list[State]) -> None:
    """If this were the end of the match, everybody's best results are those of the rules."""
    outlook = Outlook(game, state, FUTURES, [NEUTRAL] * state.seats)
    position = outlook.board.position(state)
    assert sum(outlook.shares(position.masks, position.studio)) == pytest.approx(1)
    if outlook.last:
        best = [max(game.score(e, seat).total for e in endings) for seat in range(state.seats)]
        assert outlook.points(position.masks, position.studio) == best


def same_hands(game: Hollywood, state: State) -> None:
    """A star with a choice: finishing and what is still claimed, as the rules do it."""
    seat, star = state.claims[-1]
    hands = HandingOut(game.deck)
    for move in game.moves(state):
        assert isinstance(move, Finish)
        finished = hands.finished(holding_of(state, seat), star, move.genre)
        rest = [card for owner, card in reversed(state.claims[:-1]) if owner == seat]
        after = state.copy()
        game.apply(after, move)
        if after.round == state.round and game.to_act(after) is not None:
            endings = game.endings(after)
            assert set(hands.all_given(finished, rest)) == {holding_of(e, seat) for e in endings}


def compare(count: int, seed: int) -> None:
    for game, state, rng in positions(count, seed):
        assert fits(game.deck, state.seats)
        if state.claims:
            same_hands(game, state)
        else:
            same_moves(game, state)
            if rng.random() < 0.2:
                same_ends(game, state, rng)


@pytest.mark.parametrize("seed", range(3))
def test_the_packed_round_equals_the_rules(seed: int) -> None:
    compare(1000, seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 110))
def test_the_packed_round_equals_the_rules_on_100_000_positions(seed: int) -> None:
    compare(10_000, seed)


def test_a_huge_area_is_not_packed() -> None:
    huge: Deck = replace(DECK, columns=(20, 20))
    assert not fits(huge, 3)
