"""What a placement would do and what the round would be worth: told by the rules themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hollywood.core.game import CardId, play
from hollywood.core.message import Seat

from ..rules.game import Hollywood
from ..rules.state import Double, Place, Placed, State
from ..rules.words import letter


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


def columns(s: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The columns that have room, and those that are full."""
    pairs = enumerate(zip(s.reels, s.area, strict=True))
    full = tuple(column for column, (reels, cards) in pairs if len(reels) == len(cards))
    return tuple(column for column in range(len(s.area)) if column not in full), full


@dataclass(frozen=True)
class Foreseen:
    """What is shown of what would be."""

    ghosts: Sequence[Moved] = ()
    worths: Sequence[Worth] | None = None
    before: Sequence[Worth] | None = None  # what placing is compared with
    after: Sequence[Worth] | None = None  # the same if the ghosts were true
    forecast: Forecast | None = None

    @property
    def named(self) -> str:
        """The columns that reels would be placed in."""
        return "".join(map(letter, sorted({ghost.column for ghost in self.ghosts if ghost.new})))


class Lookahead:
    """Remembers the last answers of the rules, so that moving the mouse costs nothing."""

    def __init__(self, game: Hollywood) -> None:
        self.game = game
        self._now: tuple[State | None, list[Worth]] = (None, [])
        self._told: tuple[State | None, Forecast | None] = (None, None)
        self._of: tuple[State | None, Sequence[int]] = (None, ())
        self._then: tuple[State | None, list[Moved], list[Worth]] = (None, [], [])

    def forecast(self, s: State) -> Forecast:
        """What would happen to the cards of the area."""
        if self._told[0] is not s:
            self._told = (s, forecast(self.game, s))
        assert self._told[1] is not None, "it was told just now"
        return self._told[1]

    def worths(self, s: State) -> list[Worth]:
        """What every seat would have if the round ended now."""
        if self._now[0] is not s:
            self._now = (s, worths(self.game, s))
        return self._now[1]

    def placing(
        self, s: State, columns: Sequence[int]
    ) -> tuple[State | None, list[Moved], list[Worth]]:
        """What reels into these columns would do: the table, the reels, every seat's worth then."""
        if self._of[0] is not s or self._of[1] != columns:
            self._of = (s, columns)
            placed = after(self.game, s, columns) if columns else None
            moves = (moved(s, placed), worths(self.game, placed)) if placed else ([], [])
            self._then = (placed, *moves)
        return self._then

    def foreseen(
        self, s: State, columns: Sequence[int], projects: bool, compares: bool
    ) -> Foreseen:
        """What reels into these columns would do; what the round is worth, what would change."""
        placed, ghosts, then = self.placing(s, columns)
        return Foreseen(
            ghosts,
            worths=(then or self.worths(s)) if projects else None,
            before=self.worths(s) if then and compares else None,
            after=then if compares else None,
            forecast=self.forecast(placed or s) if projects else None,
        )
