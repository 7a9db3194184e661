"""What the analysis of a match comes to for the careers of those who played it."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from typing import Any

from hollywood.bots.findings import Findings
from hollywood.bots.review import Review
from hollywood.core.message import Seat

from .career import Reviewed

_PHASES = 3  # of each stretch of a match: its beginning, its middle, its end


def for_careers(review: Review[Any], findings: Findings) -> list[Reviewed]:
    """For each seat what the review of its match found, once the review has looked at all of it."""
    return [_of(review, findings, seat) for seat in range(findings.seats)]


def _of(review: Review[Any], findings: Findings, seat: Seat) -> Reviewed:
    balance, mistakes = findings.balance(seat), findings.mistakes(seat)
    about = (theme for at in mistakes for theme in review.themes(findings.decisions[at]))
    phases = [0.0] * _PHASES
    for at, loss in findings.losses(seat):
        phases[_phase(review, at)] += loss
    return Reviewed(-balance.own, len(mistakes), balance.deals, dict(Counter(about)), phases)


def _phase(review: Review[Any], at: int) -> int:
    """In which third of its stretch of the match a step was made."""
    begins = review.stretches
    number = bisect(begins, at)
    first, end = begins[number - 1], [*begins, len(review.steps)][number]
    return (at - first) * _PHASES // (end - first)
