"""What can be said for certain of the last reels: what a seat can be sure of, or must get."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

from hollywood.core.message import Seat

from .outlook import Outlook
from .packed import Masks, MoveNumber, PackedPosition
from .solver import Search

BEHIND, LEVEL, AHEAD = range(3)  # of everybody else
Worth: TypeAlias = tuple[int, int]  # a seat's points, and whether it is ahead; each by itself
Points: TypeAlias = tuple[int, ...]  # of every seat
Kept: TypeAlias = Any  # what stays the same along a line of best play; each proof has its own

_POINTS, _AHEAD = itemgetter(0), itemgetter(1)
_MARGIN = 2  # points by which an answer must be better than all other moves


class Sure(Search[Worth]):
    """What a seat keeps whatever the others do."""

    def __init__(self, outlook: Outlook, hero: Seat) -> None:
        super().__init__(outlook.board, kept_count=False)
        self.outlook, self.hero = outlook, hero

    def shown(self, masks: Masks) -> Worth:
        """What the seat has if the match ends so."""
        results = self.outlook.results(masks)
        own = results.pop(self.hero)
        others = max(results)
        return self.outlook.total(own), (own > others) + (own >= others)

    def _at_end(self, masks: Masks, studio: int) -> Worth:
        return self.shown(masks)

    def _of_turn(self, ends: Iterator[Worth], turn: Seat) -> Worth:
        pick, every = max if turn == self.hero else min, list(ends)
        return pick(map(_POINTS, every)), pick(map(_AHEAD, every))


class EveryEnd(Search[frozenset[Points]]):
    """All ends in points that can come about if every seat plays for its own, however ties go."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook.board, kept_count=False)
        self.outlook = outlook

    def shown(self, masks: Masks) -> Points:
        """What every seat has if the match ends so."""
        return tuple(map(self.outlook.total, self.outlook.results(masks)))

    def _at_end(self, masks: Masks, studio: int) -> frozenset[Points]:
        return frozenset([self.shown(masks)])

    def _of_turn(self, ends: Iterator[frozenset[Points]], turn: Seat) -> frozenset[Points]:
        """Whoever moves takes no end worse than what another move brings at the least."""
        every = list(ends)
        least = max(min(points[turn] for points in each) for each in every)
        return frozenset([end for each in every for end in each if end[turn] >= least])


class Step(NamedTuple):
    """A legal move and the position after it."""

    choice: MoveNumber
    after: PackedPosition


class Proof(ABC):
    """Tells of one goal what positions are worth to one seat."""

    hero: Seat
    outlook: Outlook
    counts = True  # points; not only who is ahead

    @abstractmethod
    def patiently(self, position: PackedPosition) -> Generator[None, None, object]:
        """Work the position out, with pauses; all below is known then."""

    @abstractmethod
    def least(self, position: PackedPosition) -> int:
        """What the hero gets at the least, by the goal."""

    @abstractmethod
    def most(self, position: PackedPosition) -> int:
        """What the hero may get."""

    @abstractmethod
    def kept(self, position: PackedPosition) -> Kept:
        """What the worst line for the hero comes to from here."""

    @abstractmethod
    def keeps(self, position: PackedPosition, kept: Kept) -> bool:
        """Whether such a line may lead through this position."""

    @abstractmethod
    def look(self, masks: Masks) -> Kept:
        """What is seen if the round ends so."""

    @abstractmethod
    def pick(self, seen: list[Kept], turn: Seat) -> Kept:
        """What a seat strives for among what was seen."""

    @abstractmethod
    def own(self, seen: Kept) -> int:
        """What of it is the hero's."""

    @abstractmethod
    def settles(self, answer: int, others: int) -> bool:
        """Whether a move that brings so much is the answer, when others may bring this."""

    def steps(self, position: PackedPosition) -> list[Step]:
        """Every legal move; no two of them lead to the same position."""
        board = self.outlook.board
        onward = map(PackedPosition._make, board.onward(*position))
        return list(map(Step, board.choices(position), onward))


class Guarantee(Proof):
    """What is sure whatever the others do: points, or being ahead."""

    def __init__(self, sure: Sure, *, ahead: bool) -> None:
        self._sure, self._ahead, self.counts = sure, ahead, not ahead
        self.hero, self.outlook = sure.hero, sure.outlook

    def patiently(self, position: PackedPosition) -> Generator[None, None, object]:
        """Work the position out, with pauses."""
        return (yield from self._sure.patiently(position))

    def least(self, position: PackedPosition) -> int:
        """What the hero gets at the least."""
        return self._sure.solve(*position)[self._ahead]

    most = kept = least

    def keeps(self, position: PackedPosition, kept: Kept) -> bool:
        """Whether such a line may lead through this position."""
        return bool(self.least(position) == kept)

    def look(self, masks: Masks) -> Kept:
        """What is seen if the round ends so."""
        return self._sure.shown(masks)[self._ahead]

    def pick(self, seen: list[Kept], turn: Seat) -> Kept:
        """What a seat strives for."""
        return max(seen) if turn == self.hero else min(seen)

    def own(self, seen: Kept) -> int:
        """What the hero has of it."""
        return int(seen)

    def settles(self, answer: int, others: int) -> bool:
        """Whether a move that brings so much is the only answer."""
        return answer == AHEAD > others if self._ahead else answer >= others + _MARGIN


class Selfish(Proof):
    """What comes of it if everybody plays for points of their own."""

    def __init__(self, ends: EveryEnd, hero: Seat) -> None:
        self._ends = ends
        self.hero, self.outlook = hero, ends.outlook

    def patiently(self, position: PackedPosition) -> Generator[None, None, object]:
        """Work the position out, with pauses."""
        return (yield from self._ends.patiently(position))

    def least(self, position: PackedPosition) -> int:
        """What the hero gets at the least."""
        return min(map(self.own, self._ends.solve(*position)))

    def most(self, position: PackedPosition) -> int:
        """What the hero may get."""
        return max(map(self.own, self._ends.solve(*position)))

    def kept(self, position: PackedPosition) -> Kept:
        """What the worst line for the hero comes to."""
        return min(self._ends.solve(*position), key=self._worst)

    def keeps(self, position: PackedPosition, kept: Kept) -> bool:
        """Whether such a line may lead through this position."""
        return kept in self._ends.solve(*position)

    def look(self, masks: Masks) -> Kept:
        """What is seen if the round ends so."""
        return self._ends.shown(masks)

    def pick(self, seen: list[Kept], turn: Seat) -> Kept:
        """What a seat strives for."""
        most = max(points[turn] for points in seen)
        return min((points for points in seen if points[turn] == most), key=self._worst)

    def _worst(self, points: Points) -> tuple[int, Points]:
        return points[self.hero], points

    def own(self, seen: Kept) -> int:
        """What the hero has of it."""
        return int(seen[self.hero])

    def settles(self, answer: int, others: int) -> bool:
        """Whether a move that brings so much is the only answer."""
        return answer >= others + _MARGIN


class Reader:
    """Sees what somebody sees who looks so many moves ahead and lets the round end there."""

    def __init__(self, proof: Proof) -> None:
        self._proof, self._board = proof, proof.outlook.board
        self._known: dict[tuple[int, ...], Kept] = {}

    def sees(self, position: PackedPosition, moves: int) -> int:
        """What the hero is seen to get."""
        return self._proof.own(self._read(position, moves))

    def _read(self, position: PackedPosition, moves: int) -> Kept:
        if not moves or not position.left:
            return self._proof.look(position.masks)
        key = (*position, moves)
        if key not in self._known:
            onward = map(PackedPosition._make, self._board.onward(*position))
            seen = [self._read(after, moves - 1) for after in onward]
            self._known[key] = self._proof.pick(seen, position.turn)
        return self._known[key]


@dataclass(frozen=True)
class Question:
    """A position with one answer, what that brings, and the best of the other moves."""

    proof: Proof
    position: PackedPosition
    answer: Step
    brings: int  # by the goal
    other: Step

    @property
    def margin(self) -> int:
        """By how much it is better."""
        return self.brings - self.proof.most(self.other.after)


def question(proof: Proof, position: PackedPosition) -> Question | None:
    """What can be asked here; None if there is more than one answer."""
    steps = proof.steps(position)
    answer = max(steps, key=lambda step: proof.least(step.after))
    others = [step for step in steps if step is not answer]
    other = max(others, key=lambda step: proof.most(step.after), default=None)
    brings = proof.least(answer.after)
    if other is None or not proof.settles(brings, proof.most(other.after)):
        return None
    return Question(proof, position, answer, brings, other)


def only_answer(proof: Proof, position: PackedPosition, brings: int) -> Step | None:
    """The only move that still brings so much; None if there are several."""
    keeping = [step for step in proof.steps(position) if proof.most(step.after) >= brings]
    return keeping[0] if len(keeping) == 1 else None


class Defence:
    """The line after a move: the others do their worst, and leave what looks right and is not."""

    def __init__(self, proof: Proof, brings: int) -> None:
        self._proof, self._brings = proof, brings
        self._traps: dict[tuple[Kept, ...], int] = {}

    def line(self, position: PackedPosition) -> Iterator[Step]:
        """Every move to the last reel."""
        kept = self._proof.kept(position)
        while position.left:
            step = self._step(position, kept)
            yield step
            position = step.after

    def _step(self, position: PackedPosition, kept: Kept) -> Step:
        steps = self._keeping(position, kept)
        if position.turn == self._proof.hero:
            return steps[0]
        return max(steps, key=lambda step: self._trap(step.after, kept))

    def _keeping(self, position: PackedPosition, kept: Kept) -> list[Step]:
        return [step for step in self._proof.steps(position) if self._proof.keeps(step[1], kept)]

    def _trap(self, position: PackedPosition, kept: Kept) -> int:
        """How many moves look right to the hero when it is his turn, if only one is."""
        if not position.left:
            return -1
        key = (*position, kept)
        if key not in self._traps:
            if position.turn == self._proof.hero:
                self._traps[key] = self._tempting(position)
            else:
                steps = self._keeping(position, kept)
                self._traps[key] = max(self._trap(step.after, kept) for step in steps)
        return self._traps[key]

    def _tempting(self, position: PackedPosition) -> int:
        answer = only_answer(self._proof, position, self._brings)
        return -1 if answer is None else len(tempting(self._proof, position, answer))


def tempting(proof: Proof, position: PackedPosition, answer: Step) -> list[Step]:
    """The other moves that look as good: the round ended right after them."""
    seen = proof.own(proof.look(answer.after.masks))
    return [
        step
        for step in proof.steps(position)
        if step != answer and proof.own(proof.look(step.after.masks)) >= seen
    ]
