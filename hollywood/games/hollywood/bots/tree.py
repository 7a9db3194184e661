"""Tree search in a round: play-outs to its last reel, more of them where they promise more.

Moves at the root race: all get as many play-outs, then the better half of them, and so on. A move
that shows its worth only after some depth, such as a Clap Board, so gets its chance.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from math import log, sqrt
from typing import TypeAlias

from .outlook import Outlook
from .packed import DIGIT, Masks, MoveNumber, PackedPosition

Observe: TypeAlias = Callable[[MoveNumber, Masks, int], None]  # a first move, and where it ended

CURIOSITY = 0.3  # how much is tried that does not promise most
_BREATH = 20  # play-outs between two chances for others to run


class _Node:
    """A position, its moves and what they have brought so far."""

    __slots__ = (
        *("after", "choices", "kids", "means", "spreads", "turn"),
        *("tries", "untried", "visits"),
    )

    def __init__(self, position: PackedPosition, choices: list[MoveNumber]) -> None:
        self.turn = position.turn
        self.choices = choices
        self.untried = list(range(len(choices)))
        self.after: list[PackedPosition] = [position] * len(choices)
        self.kids: list[_Node | None] = [None] * len(choices)
        self.visits = [0] * len(choices)
        self.tries = 0  # all visits
        self.means = [0.0] * len(choices)  # what each move is worth to whose turn it is
        self.spreads = [0.0] * len(choices)  # one over the root of its visits

    def most_promising(self, curiosity: float) -> int:
        """The best move, or one that was tried too seldom to tell."""
        curious = curiosity * sqrt(log(self.tries))
        pairs = zip(self.means, self.spreads, strict=True)
        promises = [mean + curious * spread for mean, spread in pairs]
        return promises.index(max(promises))

    def learn(self, i: int, worth: float) -> None:
        """Take one more result into account."""
        self.tries += 1
        self.visits[i] = visits = self.visits[i] + 1
        self.means[i] += (worth - self.means[i]) / visits
        self.spreads[i] = 1 / sqrt(visits)


class Tree:
    """What was found out about one position."""

    def __init__(
        self,
        outlook: Outlook,
        position: PackedPosition,
        rng: random.Random,
        curiosity: float = CURIOSITY,
    ) -> None:
        self._outlook, self._curiosity = outlook, curiosity
        self._board = outlook.board
        self._chance = rng.random
        self.observe: Observe | None = None  # is shown every play-out
        self._position = position
        self._root = _Node(position, self._board.sensible(position))
        self._heat = [0] * len(self._root.choices)  # how far each move has come in the race

    def grow(self, play_outs: int, keep: MoveNumber | None = None) -> Iterator[None]:
        """Let the moves race for so many play-outs, with a pause now and then; `keep` stays in."""
        root, count = self._root, 0
        racing = list(range(len(root.choices)))
        heats = max(1, (len(racing) - 1).bit_length())
        for heat in range(heats):
            for i in racing:
                self._heat[i] = heat
            for _ in range(max(1, play_outs // heats // len(racing))):
                for i in racing:
                    self._play(i)
                    count += 1
                    if count % _BREATH == 0:
                        yield
            racing.sort(key=lambda i: (root.choices[i] != keep, -root.means[i]))
            racing = racing[: max(2, (len(racing) + 1) // 2)]

    def worths(self) -> list[tuple[MoveNumber, float]]:
        """The moves tried so far and their chances to win, the best first."""
        root = self._root
        tried = [i for i, visits in enumerate(root.visits) if visits]
        tried.sort(key=lambda i: (-self._heat[i], -root.means[i]))
        return [(root.choices[i], root.means[i]) for i in tried]

    def _play(self, first: int) -> None:
        path: list[tuple[_Node, int]] = []
        masks, studio = self._play_out(self._descend(first, path))
        if self.observe:
            self.observe(self._root.choices[first], masks, studio)
        shares = self._outlook.shares(masks, studio)
        for node, i in path:
            node.learn(i, shares[node.turn])

    def _descend(self, i: int, path: list[tuple[_Node, int]]) -> PackedPosition:
        """Down the tree by what promises most, up to a move never tried or the end."""
        node, position = self._root, self._position
        while True:
            path.append((node, i))
            if not node.visits[i]:
                position = node.after[i] = self._board.play(position, node.choices[i])
                return position
            position = node.after[i]
            if not position.left:
                return position
            kid = node.kids[i]
            if kid is None:
                kid = node.kids[i] = _Node(position, self._board.choices(position))
            node = kid
            i = self._untried(node) if node.untried else node.most_promising(self._curiosity)

    def _untried(self, node: _Node) -> int:
        untried = node.untried
        place = int(self._chance() * len(untried))
        untried[place], untried[-1] = untried[-1], untried[place]
        return untried.pop()

    def _play_out(self, position: PackedPosition) -> tuple[Masks, int]:
        """Reels at random to the end of the round; studio cards stay where they are."""
        masks, left, turn, studio = position
        steps, after, chance = self._board.steps, self._board.after, self._chance
        columns = len(steps[0])
        while left:
            span, top, foot = steps[turn][int(chance() * columns)]
            if masks & top:
                continue
            masks += foot - ((masks & span) >> 1)
            left -= 1 << DIGIT * turn
            turn = after[turn][left]
        return masks, studio
