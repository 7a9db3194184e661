"""What a review has found so far: the course of a match, mistakes, turning points, luck, skill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import Any, Literal, TypeAlias

from hollywood.core.message import Seat

from .review import Decision, Expected, Found, Luck, Prospect, Review, Step

Grade: TypeAlias = Literal["slip", "mistake", "blunder", "only"]
ERRORS: frozenset[Grade | None] = frozenset({"slip", "mistake", "blunder"})

_SLIP, _MISTAKE, _BLUNDER = 0.05, 0.12, 0.25  # of the chance to win: what a decision cost at least
_ONLY = 0.15  # by which the best was better than anything else, and was played
_NOTHING = 0.03  # a smaller loss is never called anything
_LEAST = 0.05  # a smaller change is no turning point
MOST = 3  # turning points


def grade(decision: Decision[Any]) -> Grade | None:
    """What a decision is called; nothing if it was fine, or what it cost may be off by as much."""
    loss = decision.loss if decision.loss > decision.error else 0.0
    if loss >= _BLUNDER:
        return "blunder"
    if loss >= _MISTAKE:
        return "mistake"
    if loss >= _SLIP:
        return "slip"
    best = decision.margin >= max(_ONLY, decision.error)
    return "only" if decision.loss < _NOTHING and best else None


@dataclass(frozen=True)
class TurningPoint:
    """A step, or the cards that came to light before it, and what somebody's chance became."""

    at: int
    deal: bool
    change: float


@dataclass(frozen=True)
class Balance:
    """How the chances of one seat became its result, each part as a share of a win."""

    deals: float
    own: float  # what its own moves cost
    others: float  # what is left: what the others did, and gave away
    result: float


class Findings:
    """All that is known of one match."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = steps
        self.expected: dict[int, Expected] = {}
        self.decisions: dict[int, Decision[Any]] = {}
        self.lucks: dict[int, Luck] = {}
        self._at = {step.number: at for at, step in enumerate(steps)}

    def take(self, found: Found) -> None:
        """One more thing."""
        if isinstance(found, Expected):
            self.expected[found.at] = found
        elif isinstance(found, Luck):
            self.lucks[self._at[found.number]] = found
        else:
            self.decisions[self._at[found.number]] = found

    def copy(self) -> Findings:
        """The same once more, for another thread."""
        other = Findings(self.steps)
        for each in self.every:
            other.take(each)
        return other

    @property
    def every(self) -> list[Found]:
        """All of it."""
        return [*self.expected.values(), *self.lucks.values(), *self.decisions.values()]

    # how much is known

    @property
    def course(self) -> range:
        """So far the course of the match is known: before which steps."""
        return range(len(self.expected))  # it is looked at from the beginning on

    @property
    def has_course(self) -> bool:
        """Whether all of it is, at least roughly."""
        return len(self.expected) == len(self.steps) + 1

    @property
    def choices(self) -> list[int]:
        """The steps that were chosen."""
        return [at for at, step in enumerate(self.steps) if step.chosen]

    @property
    def deals(self) -> list[int]:
        """The steps before which cards came to light."""
        return [at for at, step in enumerate(self.steps) if step.deals]

    @property
    def complete(self) -> bool:
        """Whether nothing is left to be looked at."""
        all_seen = len(self.decisions) == len(self.choices) and len(self.lucks) == len(self.deals)
        return self.has_course and all_seen

    # the course of the match

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.expected[0].seats)

    def prospect(self, at: int, seat: Seat) -> Prospect:
        """What a seat could expect when so many steps were made, as well as it is known."""
        expected = self.expected[at]
        if not expected.exact:
            if at in self.lucks:
                return self.lucks[at].after[seat]
            if at - 1 in self.decisions:
                return self.decisions[at - 1].after[seat]
        return expected.seats[seat]

    def unseen(self, at: int, seat: Seat) -> Prospect:
        """What it could expect at this moment, before the cards that then came to light."""
        if not self.deals_at(at):
            return self.prospect(at, seat)
        if at - 1 in self.decisions:
            return self.decisions[at - 1].after[seat]
        prospect = self.prospect(at, seat)
        return replace(prospect, win=prospect.win - self.gain(at, seat))

    def deals_at(self, at: int) -> bool:
        """Whether cards came to light at this moment."""
        return at < len(self.steps) and self.steps[at].deals

    def change(self, at: int, seat: Seat) -> float:
        """What a step made of a seat's chance."""
        return self.unseen(at + 1, seat).win - self.prospect(at, seat).win

    def gain(self, at: int, seat: Seat) -> float:
        """What the cards that came to light here made of it."""
        if at in self.lucks:
            return self.lucks[at].gains[seat]
        expected = self.expected[at]
        if expected.unseen is None:
            return 0.0
        return expected.seats[seat].win - expected.unseen[seat]

    def error(self, point: TurningPoint, seat: Seat) -> float:
        """How far the change of a seat's chance there may well be off."""
        before = self.prospect(point.at, seat).error
        if not point.deal:
            return hypot(before, self.unseen(point.at + 1, seat).error)
        return self.lucks[point.at].error if point.at in self.lucks else before

    def likely_loss(self, at: int) -> float:
        """What a step seems to have cost whoever made it."""
        return -self.change(at, self.steps[at].seat)

    # what is to be told

    def mistakes(self, seat: Seat) -> list[int]:
        """The steps with which a seat gave chances away, the costliest first."""
        found = [at for at, each in self.decisions.items() if self._errs(each, seat)]
        return sorted(found, key=lambda at: -self.decisions[at].loss)

    def _errs(self, decision: Decision[Any], seat: Seat) -> bool:
        return decision.seat == seat and grade(decision) in ERRORS

    def losses(self, seat: Seat) -> Iterator[tuple[int, float]]:
        """The steps that a seat has chosen, and what each cost of its chance to win."""
        yield from ((at, each.loss) for at, each in self.decisions.items() if each.seat == seat)

    def turning_points(self, viewer: Seat) -> list[TurningPoint]:
        """The largest changes of a seat's chance, in their order; its worst mistake among them."""
        found = sorted(self._changes(viewer), key=lambda point: -abs(point.change))
        chosen: list[TurningPoint] = []
        for point in found:
            beside = [each for each in chosen if _are_neighbours(each, point)]
            if beside and beside[0].at < point.at:
                chosen[chosen.index(beside[0])] = point  # two neighbours count as the later
            elif not beside and len(chosen) < MOST:
                chosen.append(point)
        own = self.mistakes(viewer)
        if own and not any(point.at in own and not point.deal for point in chosen):
            worst = TurningPoint(own[0], deal=False, change=self.change(own[0], viewer))
            chosen = [*chosen[: MOST - 1], worst]
        return sorted(chosen, key=lambda point: (point.at, not point.deal))

    def _changes(self, viewer: Seat) -> Iterator[TurningPoint]:
        for at, step in enumerate(self.steps):
            if step.deals and abs(gain := self.gain(at, viewer)) >= _LEAST:
                yield TurningPoint(at, deal=True, change=gain)
            if abs(change := self.change(at, viewer)) >= _LEAST:
                yield TurningPoint(at, deal=False, change=change)

    def balance(self, seat: Seat) -> Balance:
        """What the deals, a seat's own moves and those of the others came to."""
        deals = sum(self.gain(at, seat) for at in self.deals)
        own = -sum(loss for _, loss in self.losses(seat))
        result = self.expected[len(self.steps)].seats[seat].win
        return Balance(deals, own, result - 1 / self.seats - deals - own, result)


def _are_neighbours(one: TurningPoint, other: TurningPoint) -> bool:
    return not one.deal and not other.deal and abs(one.at - other.at) == 1


def course_first(review: Review[Any], findings: Findings) -> Iterator[Found | None]:
    """All that is not known yet: the course of the match, then what has likely cost most.

    Pauses now and then; what is found is taken into the findings, too.
    """
    for at in range(len(review.steps) + 1):
        if at not in findings.expected:
            found = yield from review.expected(at)
            findings.take(found)
            yield found
    viewed = range(findings.seats)
    deals = {at: max(findings.gain(at, seat) for seat in viewed) for at in findings.deals}
    likely = [(loss, at, True) for at, loss in deals.items() if at not in findings.lucks]
    chosen = [at for at in findings.choices if at not in findings.decisions]
    likely += [(findings.likely_loss(at), at, False) for at in chosen]
    for _, at, deal in sorted(likely, reverse=True):
        each: Found = (yield from review.luck(at)) if deal else (yield from review.decision(at))
        findings.take(each)
        yield each
