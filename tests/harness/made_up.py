"""Thousands of matches that nobody has played, made of a few: for careers as long as can be."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta

from hollywood.career import Entry, Played
from hollywood.core.match import Aids
from hollywood.set_up import AnyKit
from hollywood.time_spent import MOMENT
from hollywood.ui.tools.sample_career import sample_career

_FEW, _BEGAN = 8, datetime(2020, 1, 1, 18, 30)


def made_up(kit: AnyKit, many: int) -> Iterator[Entry]:
    """So many matches of one game, each a few hours after the one before."""
    chance, few = random.Random(many), list(sample_career(kit, _FEW))
    for number in range(many):
        began = _BEGAN + timedelta(hours=11 * number, minutes=chance.randrange(60))
        like = chance.choice(few)
        yield replace(
            like,
            id=f"{kit.name}-made-up-{number}",
            began=began.strftime(MOMENT),
            ended=(began + timedelta(minutes=20)).strftime(MOMENT),
            thought=chance.randint(60, 2_000),
            aids=Aids(*chance.choice([(0, 0), (0, 0), (3, 0), (0, 2)])),
            seats=_fared(like, chance),
        )


def _fared(like: Entry, chance: random.Random) -> tuple[Played, ...]:
    """Somebody else has come first; where points are counted they are others, and some alike."""
    if like.seats[0].points is None:
        places = chance.sample([1, 2], 2)
        return tuple(replace(s, place=p) for s, p in zip(like.seats, places, strict=True))
    points = [seat.points + chance.randint(-9, 9) for seat in like.seats if seat.points is not None]
    return tuple(
        replace(seat, points=own, place=1 + sum(other > own for other in points))
        for seat, own in zip(like.seats, points, strict=True)
    )
