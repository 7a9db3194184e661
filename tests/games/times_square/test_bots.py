"""Bots of Times Square: turns are found, wins not missed, both seats are judged alike."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from hollywood.bots.bot import Bot, decide, play_to_end
from hollywood.bots.plain import Random
from hollywood.core.game import imagine
from hollywood.core.match import Match
from hollywood.games.times_square.bots.greedy import Greedy
from hollywood.games.times_square.bots.turns import turns
from hollywood.games.times_square.bots.value import worth
from hollywood.games.times_square.rules.state import Discard, Move, State
from hollywood.games.times_square.rules.street import Places

from .positions import at, times_square

GAME = times_square()


def positions(count: int) -> Iterator[State]:
    """Beginnings of turns from matches at random."""
    seed = 0
    while count:
        seed += 1
        chance, state = random.Random(seed), GAME.start(2, seed)
        while moves := GAME.moves(state):
            if not state.stage and not state.lured and count and chance.random() < 0.2:
                count -= 1
                yield state.copy()
            GAME.apply(state, chance.choice(moves))


def ends(state: State) -> set[tuple[Places, tuple[str, ...]]]:
    """All that a turn without discards can lead to, found move by move through the rules."""
    found = set()
    for move in GAME.moves(state):
        if isinstance(move, Discard) or GAME.write(move) == "end":
            continue
        after = state.copy()
        GAME.apply(after, move)
        held = tuple(sorted(GAME.ids[card] for card in after.hands[state.turn]))
        found.add((after.places, held))
        if after.winner is None and not after.lured:
            found |= ends(after)
    return found


def test_every_end_of_a_turn_is_found() -> None:
    for state in positions(40):
        held = [GAME.ids[card] for card in state.hands[state.turn]]
        if max(held.count(id) for id in held) < 5:  # others take too long move by move
            found = {(turn.places, turn.hand) for turn in turns(GAME, state)}
            assert found - {(state.places, tuple(sorted(held)))} == ends(state) - {
                (state.places, tuple(sorted(held)))
            }


def test_a_turn_is_made_of_legal_moves() -> None:
    for state in positions(40):
        for turn in turns(GAME, state):
            after = state.copy()
            for move in turn.moves:
                assert GAME.illegal(after, move) is None
                GAME.apply(after, move)
            assert after.places == turn.places


def test_a_win_in_this_turn_is_never_missed() -> None:
    winnable = 0
    for number, state in enumerate(positions(300)):
        won = [turn for turn in turns(GAME, state) if _wins(state, turn.moves)]
        if won:
            winnable += 1
            seat, after = state.turn, state.copy()
            while after.winner is None and after.turn == seat:
                GAME.apply(after, decide(Greedy(), GAME, after, random.Random(number)))
            assert after.winner == seat
    assert winnable > 10


def _wins(state: State, moves: tuple[object, ...]) -> bool:
    after = state.copy()
    for move in (*map(GAME.write, moves), "end"):  # type: ignore[arg-type]  # moves of this game
        if after.winner is None:
            GAME.apply(after, GAME.read(move))
    return after.winner == state.turn


@pytest.mark.parametrize("seat", [0, 1])
def test_sue_is_brought_to_the_own_door_and_never_to_the_other(seat: int) -> None:
    side = 1 if seat else -1
    for sue, wins in ((6, True), (-6, False)):
        state = at(GAME, (sue * side, -8, 8, 0, 0), "sue", seat=seat)
        GAME.apply(state, decide(Greedy(), GAME, state, random.Random(1)))
        assert (state.winner == seat) == wins
        assert state.winner in (seat, None)


@pytest.mark.parametrize("places", [(2, -1, 6, 7, 3), (0, -2, 2, 1, -1), (-3, -7, 1, 8, -8)])
def test_both_seats_are_judged_alike(places: tuple[int, ...]) -> None:
    sue, left, right, hal, deb = places
    mirrored = (-sue, -right, -left, -hal, -deb)
    hand = "hal_1 hal_2 sue deb_3"
    one, other = at(GAME, places, hand, charlie=2), at(GAME, mirrored, hand, seat=0, charlie=-2)
    worths = [sorted(worth(GAME, s, turn) for turn in turns(GAME, s)) for s in (one, other)]
    assert worths[0] == pytest.approx(worths[1])


def test_a_bot_knows_no_more_than_its_seat() -> None:
    for number, state in enumerate(positions(20)):
        others = [imagine(GAME, state, state.turn, random.Random(i)) for i in range(3)]
        chosen = {decide(Greedy(), GAME, each, random.Random(number)) for each in (state, *others)}
        assert len(chosen) == 1


def test_greedy_wins_every_match_against_chance() -> None:
    for seed in range(12):
        match = Match(GAME, GAME.start(2, seed))
        bots: list[Bot[State, Move]] = [Greedy(), Random()] if seed % 2 else [Random(), Greedy()]
        play_to_end(match, bots, random.Random(seed))
        assert isinstance(bots[match.state.winner or 0], Greedy)
