"""A match looked at again: what everybody could expect at each step, and what was decided there."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from hollywood.core.game import Game, M, S
from hollywood.core.message import Message, Seat

from .advice import Advice
from .bot import finished

PLAY_OUTS = 10_000  # that tell what a decision was worth, where ends are sampled
SOON = 2_000  # that tell roughly what everybody could expect
_PERCENT = 100

T = TypeVar("T")
Work: TypeAlias = Generator[None, None, T]  # pauses now and then


@dataclass(frozen=True)
class Prospect:
    """What one seat can expect."""

    win: float  # the chance to win; a shared win is a part of one
    points: float | None  # at the end of the match, where the game counts any
    error: float = 0.0  # how far the chance may well be off: half of its 95 % interval


@dataclass(frozen=True)
class Step:
    """What was decided at once: a move, or all moves of a turn."""

    number: int  # of its first move in the match, from 0
    seat: Seat
    round: int
    where: Message  # in the match
    words: Message  # what was done, in as few words as can be
    chosen: bool  # something else could have been done
    deals: bool  # cards came to light just before


@dataclass(frozen=True)
class Expected:
    """What everybody could expect before a step, or after all of them."""

    at: int  # so many steps were made
    seats: tuple[Prospect, ...]
    exact: bool  # played out to the end, not sampled
    unseen: tuple[float, ...] | None = None  # chances to win before cards came to light here


@dataclass(frozen=True)
class Decision(Generic[M]):
    """A choice of a match that is over: what was played, and what was best."""

    number: int  # of the move in the match, from 0
    seat: Seat
    round: int
    played: Advice[M]
    best: Advice[M]
    margin: float  # by which the best was better than anything else
    after: tuple[Prospect, ...]  # of each seat, below what was played
    blunder: bool
    error: float = 0.0  # how far what it cost may well be off

    @property
    def loss(self) -> float:
        """What it cost of the chance to win."""
        return max(0.0, self.best.win - self.played.win)


@dataclass(frozen=True)
class Luck:
    """What cards that came to light added to everybody's chance to win."""

    number: int  # of the move to come
    round: int
    gains: tuple[float, ...]
    after: tuple[Prospect, ...]  # of each seat
    came: Message  # to light
    error: float = 0.0  # how far any of the gains may well be off


class Review(Protocol[M]):
    """One match, step by step; each thing is looked at when it is asked for."""

    @property
    def steps(self) -> Sequence[Step]:
        """Everything that was decided."""

    @property
    def foresees(self) -> bool:
        """Whether it can be told what everybody could expect."""

    @property
    def parts(self) -> Sequence[tuple[int, Message]]:
        """Where the parts of the match begin, as numbers of steps, and what each is called."""

    @property
    def stretches(self) -> Sequence[int]:
        """Where what a career divides into early, middle and late begins, as numbers of steps."""

    def in_brief(self, advice: Advice[M]) -> Message:
        """What was done or would have been better, in as few words as can be."""

    def themes(self, decision: Decision[M]) -> Sequence[str]:
        """What puzzles are about whose answer is like what would have been best."""

    def expected(self, at: int) -> Work[Expected]:
        """What everybody could expect before this step, or after all of them: soon, and roughly."""

    def decision(self, at: int) -> Work[Decision[M]]:
        """A step that was chosen, beside the best one."""

    def luck(self, at: int) -> Work[Luck]:
        """The cards that came to light before this step."""


Found: TypeAlias = Expected | Decision[Any] | Luck


def in_order(review: Review[Any]) -> Iterator[Decision[Any] | Luck]:
    """Every real choice of a match and every turn of luck, in their order."""
    for at, step in enumerate(review.steps):
        if step.deals and review.foresees:
            yield finished(review.luck(at))
        if step.chosen:
            yield finished(review.decision(at))


def ended(game: Game[S, M], state: S) -> tuple[Prospect, ...]:
    """What everybody has when a match is over."""
    standing = game.standing(state)
    if standing.points is None:
        return tuple(Prospect(win, None) for win in standing.shares)
    pairs = zip(standing.shares, standing.points, strict=True)
    return tuple(Prospect(win, float(points)) for win, points in pairs)


def signed(chance: float) -> str:
    """A chance more or less, in percent."""
    return f"{round(chance * _PERCENT):+d}".replace("-", "\N{MINUS SIGN}")
