"""Somebody who looks only so many cards far into each turn, and what he sees of a puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from hollywood.bots.puzzle import Puzzle
from hollywood.games.times_square.bots.net import WON
from hollywood.games.times_square.bots.puzzle_turns import every_turn
from hollywood.games.times_square.bots.puzzles import TurnPuzzles
from hollywood.games.times_square.bots.world import Judge, Scales, cards_in, count
from hollywood.games.times_square.rules.state import NOBODY, Move, State

NEVER = inf


class Read:
    """What there is to be read in one puzzle: own turns, and what the other seat answers."""

    def __init__(self, puzzles: TurnPuzzles, puzzle: Puzzle[Move]) -> None:
        self._puzzles, self._judge = puzzles, puzzles._judge
        self._wins = puzzle.goal == "turn"
        began = puzzles.start(puzzle).state
        self._known: dict[object, float] = {}
        self._turns = set(self._looked_at(began))  # cards, and cards until it is known as wrong

    def answer_is_seen(self, cards: int) -> bool:
        """Whether whoever looks so far sees one turn, and only one, that seems to be right."""
        seeming = [turn for turn in self._turns if turn[0] <= cards < turn[1]]
        return len(seeming) == 1 and seeming[0][1] == NEVER

    def _looked_at(self, began: State) -> Iterator[tuple[int, float, object]]:
        for end in every_turn(self._judge.game, began):
            cards = len(began.hands[began.turn]) - len(end.kind.hand)
            yield max(1, cards), self._wrong(end.state, began.turn), end.kind

    def _wrong(self, after: State, seat: int) -> float:
        if self._wins:
            return NEVER if after.winner == seat else 0
        if after.winner is not None:
            return NEVER if after.winner == NOBODY else 0
        key = (after.places, after.charlie, after.hands[after.turn], len(after.supply))
        if key not in self._known:
            self._known[key] = shortest_win(self._judge, after)
        return self._known[key]


def shortest_win(judge: Judge, state: State) -> float:
    """How many cards whoever's turn begins must play to win in it; a lure is as long as one."""
    world = judge.world(state)
    odds, hand = Scales(world).odds, cards_in(world.hand)
    ends = [(end, used, count(used)) for end, used in judge.packed.turns(world.stand, world.hand)]
    ends += [(world.stand, sum(hand[:cards]), cards) for cards in range(1, len(hand) + 1)]
    ends += [(end, 0, 1) for end in judge.packed.lures(world.stand)]
    return min((cards for end, used, cards in ends if odds(end, used) >= WON), default=NEVER)
