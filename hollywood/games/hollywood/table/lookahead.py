"""What a placement would do, before it is made: told by the rules themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hollywood.core.game import CardId, play
from hollywood.core.message import Seat

from ..rules.game import Hollywood
from ..rules.state import Double, Place, Placed, State


@dataclass(frozen=True)
class Moved:
    """A reel that would lie elsewhere: whose, in which column, on which row, pushed up or new."""

    seat: Seat
    column: int
    row: int
    new: bool


@dataclass(frozen=True)
class Worth:
    """Points of a seat if the round ended now: least and most, as owners of stars choose."""

    least: int
    most: int

    def __str__(self) -> str:
        return str(self.least) if self.least == self.most else f"{self.least}–{self.most}"


def after(game: Hollywood, s: State, columns: Sequence[int]) -> State | None:
    """The table if the seat to move placed its reels there, before anything follows from it."""
    move = Place(columns[0]) if len(columns) == 1 else Double(*sorted(columns))
    if game.illegal(s, move) is not None:
        return None
    placed = [beat.state for beat in play(game, s, move)[1] if isinstance(beat.event, Placed)]
    return placed[-1]


def moved(s: State, placed: State) -> list[Moved]:
    """Every reel that lies elsewhere then."""
    found = []
    for column, (before, now) in enumerate(zip(s.reels, placed.reels, strict=True)):
        fresh = len(now) - len(before)
        if not fresh:
            continue
        foot = len(s.area[column]) - 1
        found += [
            Moved(seat, column, foot - height, height < fresh) for height, seat in enumerate(now)
        ]
    return found


def worths(game: Hollywood, s: State) -> list[Worth]:
    """What every seat would have if the round ended now, exactly as the rules count it."""
    ends = game.endings(s)
    scores = [game.scores(end) for end in ends]
    return [Worth(min(own), max(own)) for own in zip(*scores, strict=True)]


@dataclass(frozen=True)
class Forecast:
    """What would happen to the cards of the area if the round ended now."""

    order: dict[CardId, int]  # the number of each card in the order of handing out
    wasted: frozenset[CardId]  # stars that would be thrown away, whatever owners choose
    unclaimed: frozenset[CardId]


def forecast(game: Hollywood, s: State) -> Forecast:
    """The round's end as the rules would have it now."""
    claims = s.claims or game.claims(s)
    order = {card: number for number, (_, card) in enumerate(reversed(claims), 1)}
    ends = game.endings(s)
    wasted = frozenset.intersection(*(frozenset(end.wasted) for end in ends))
    left = frozenset(ends[0].unclaimed) - frozenset(s.unclaimed)
    return Forecast(order, wasted & order.keys(), left)
