"""`chances RECORD...`: what matches promised whoever was to move, beside what happened."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from hollywood.bots.bot import finished
from hollywood.bots.review import ended
from hollywood.bots.standings import wilson
from hollywood.core.message import Refused, say

from .asked import Asked
from .choices import seed

_BINS = 10
_PERCENT = 100


class _Promise(NamedTuple):
    """One chance to win, as the analysis told it before a step."""

    match: int
    chance: float
    won: float  # a shared win is a part of one


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument("files", nargs="+", type=Path, metavar="RECORD", help="saved matches")
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="seed of the play-outs")
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run(asked: Asked) -> bool:
    """Hold every chance of these matches against how they ended."""
    promises = [
        promise
        for number, file in enumerate(asked.flags.files)
        for promise in _promises(asked, number, file)
    ]
    rows = list(_rows(promises))
    if asked.flags.json:
        asked.show({"chances": rows})
    else:
        asked.table(rows)
    return True


def _promises(asked: Asked, number: int, file: Path) -> Iterator[_Promise]:
    """What one match promised before every step of it, chosen or not."""
    kit, _, match = asked.match_in(file)
    if match.to_act is not None:
        raise Refused(say("chances.not_over", file=str(file)))
    ends = ended(match.game, match.state)
    review = kit.review(match, asked.flags.seed)
    for at, step in enumerate(review.steps if review.foresees else ()):
        expected = finished(review.expected(at))
        yield _Promise(number, expected.seats[step.seat].win, ends[step.seat].win)


def _rows(promises: list[_Promise]) -> Iterator[dict[str, Any]]:
    """A line for every tenth; the interval counts a match once, as its promises are much alike."""
    for tenth in range(_BINS):
        found = [p for p in promises if min(int(p.chance * _BINS), _BINS - 1) == tenth]
        if not found:
            continue
        happened, matches = fmean(p.won for p in found), len({p.match for p in found})
        low, high = wilson(happened, matches)
        yield {
            "from": tenth * _PERCENT // _BINS,
            "promised": round(fmean(p.chance for p in found), 3),
            "happened": round(happened, 3),
            "low": round(low, 3),
            "high": round(high, 3),
            "promises": len(found),
            "matches": matches,
        }
