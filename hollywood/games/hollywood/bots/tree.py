"""Tree search in a round: play-outs to its last reel, more of them where they promise more.

Moves at the root race: all get as many play-outs, then the better half of them, and so on. A move
that shows its worth only after some depth, such as a Clap Board, so gets its chance.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from math import log, sqrt
from typing import Any, TypeAlias

from .outlook import Outlook
from .packed import DIGIT, Masks, MoveNumber, PackedFields, PackedPosition

Observe: TypeAlias = Callable[[MoveNumber, Masks, int], None]  # a first move, and where it ended

CURIOSITY = 0.3  # how much is tried that does not promise most
_BREATH = 20  # play-outs between two chances for others to run


_NUMBERS = bytearray(range(256))  # is never looked through for garbage, as a list is
_NOT_YET: list[Any] = []  # is never added to


class _Node:
    """A position, its moves and what they have brought so far.

    Most nodes are visited a few times only, so little is kept of each: `below` a move lies its
    position, and from the second visit on the node of that.
    """

    __slots__ = (
        *("below", "choices", "means", "position"),
        *("spreads", "tries", "turn", "untried", "visits"),
    )

    def __init__(self, position: PackedFields, choices: Sequence[MoveNumber]) -> None:
        self.position, self.turn = position, position[2]
        self.choices = choices
        self.untried = _NUMBERS[: len(choices)]
        self.below: list[_Node | PackedFields | None] = [None] * len(choices)
        self.tries = 0  # all visits
        self.means = [0.0] * len(choices)  # what each move is worth to whose turn it is
        self.visits: list[int] = _NOT_YET  # until all were tried nothing is tried again
        self.spreads: list[float] = _NOT_YET  # one over the root of its visits

    def count(self) -> None:
        """Visits are counted from now on."""
        tried = [each is not None for each in self.below]
        self.visits, self.spreads = [*map(int, tried)], [*map(float, tried)]

    def most_promising(self, curiosity: float) -> int:
        """The best move, or one that was tried too seldom to tell."""
        curious = curiosity * sqrt(log(self.tries))
        pairs = zip(self.means, self.spreads, strict=True)
        promises = [mean + curious * spread for mean, spread in pairs]
        return promises.index(max(promises))

    def learn(self, i: int, worth: float) -> None:
        """Take one more result into account."""
        self.tries += 1
        if self.visits:
            self.visits[i] = visits = self.visits[i] + 1
            self.means[i] += (worth - self.means[i]) / visits
            self.spreads[i] = 1 / sqrt(visits)
        else:
            self.means[i] = worth
            if not self.untried:
                self.count()


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
        self._root = _Node(position, self._board.sensible(position))
        self._root.count()
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

    def _descend(self, i: int, path: list[tuple[_Node, int]]) -> PackedFields:
        """Down the tree by what promises most, up to a move never tried or the end."""
        node, board = self._root, self._board
        while True:
            path.append((node, i))
            below = node.below[i]
            if below is None:
                below = node.below[i] = board.played(node.position, node.choices[i])
                return below
            if isinstance(below, tuple):
                if not below[1]:
                    return below
                below = node.below[i] = _Node(below, board.choices(below))
            node = below
            i = self._untried(node) if node.untried else node.most_promising(self._curiosity)

    def _untried(self, node: _Node) -> int:
        untried = node.untried
        place = int(self._chance() * len(untried))
        untried[place], untried[-1] = untried[-1], untried[place]
        return untried.pop()

    def _play_out(self, position: PackedFields) -> tuple[Masks, int]:
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
