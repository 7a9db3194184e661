"""The towers of awards night: how they grow award by award, and how they stand in the end."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from functools import partial
from math import isinf

import pygame
from pygame import Color

from hollywood.core.message import Seat
from hollywood.ui.draw.counter import rolling
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BLACK, CREAM, GOLD, MUTED, Type
from hollywood.ui.table.stage import smooth

from ..table.match_painter import Brush
from .awards import Award, totals
from .hall import Hall

LANDED, GROWS = 0.2, 0.22  # seconds: when a tower begins to grow, and how long that takes
HIGHEST = 190  # units
_BESIDE, _ABOVE = 60, 50  # units beside a tower's name; above the highest one, for its points
_SHADE = {"blockbusters": 0.4, "movie": 0.0, "project": -0.35}  # towards light or dark


class ScoreTowers:
    """One for each player of a match, in one window."""

    def __init__(
        self,
        brush: Brush,
        hall: Hall,
        awards: Sequence[Award],
        seats: int,
        names: Sequence[pygame.Rect],
        floor: int,
    ) -> None:
        self._brush, self._hall, self._awards, self._seats = brush, hall, awards, seats
        self._names, self._floor = names, floor
        most = max(totals(awards, len(awards), seats), default=0)
        self._letters = min(brush.letters(seat, room) for seat, room in enumerate(names))
        self.point = brush.props.screen.px(HIGHEST) / max(1, most)  # pixels

    def top(self, seat: Seat, step: int) -> int:
        """Where a tower ended after so many awards."""
        total = totals(self._awards, step, self._seats)[seat]
        return self._floor - round(total * self.point)

    def growing(self, step: int, seconds: float, lit: Collection[Seat]) -> dict[Hashable, Piece]:
        """So many seconds after so many awards were given; names that are lit."""
        return self._pieces(step, self._grown(seconds), lit, None)

    def standing(self, step: int, winners: Sequence[Seat] | None) -> dict[Hashable, Piece]:
        """All of them after so many awards; winners, if known, are crowned."""
        return self._pieces(step, 1.0, winners or (), winners)

    def _pieces(
        self, step: int, grown: float, lit: Collection[Seat], winners: Sequence[Seat] | None
    ) -> dict[Hashable, Piece]:
        """All of them, the one that got the last award grown so far."""
        props, pieces = self._brush.props, dict[Hashable, Piece]()
        for seat, room in enumerate(self._names):
            given = [award for award in self._awards[:step] if award.seat == seat]
            shares = [1.0] * len(given)
            if given and self._awards[step - 1] is given[-1]:
                shares[-1] = grown
            storeys = list(zip(given, shares, strict=True))
            column = room.inflate(props.screen.px(_BESIDE), 0)
            column.top = self._floor - props.screen.px(HIGHEST + _ABOVE)
            column.height = props.screen.height - column.top
            told = (seat in lit, winners)
            paint = partial(self._paint, seat=seat, storeys=storeys, lit=seat in lit, won=winners)
            looks = (len(given), shares[-1:], told, props.settings.symbols)
            pieces["tower", seat] = Piece(looks, column.clip(props.screen.rect), paint)
        return pieces

    def _paint(
        self,
        canvas: pygame.Surface,
        seat: Seat,
        storeys: Sequence[tuple[Award, float]],
        lit: bool,
        won: Sequence[Seat] | None,
    ) -> None:
        """One of them, as far as it has grown, its points above it and its player below."""
        room, brush = self._names[seat], self._brush
        points = sum(award.points * share for award, share in storeys)
        highs = [award.points * share * self.point for award, share in storeys]
        top = self._hall.tower(canvas, room.centerx, highs, [self._ink(a) for a, _ in storeys])
        brush.player(canvas, seat, room, GOLD if lit else CREAM, "centre", self._letters)
        ink = GOLD
        if won is not None and seat in won:
            top = self._hall.crown(canvas, room.centerx, top)
        elif won is not None:
            ink = MUTED
        number = rolling(brush.props.typesetter, Type.NUMBER, points, ink)
        lay_on(number, canvas, number.get_rect(midbottom=(room.centerx, top)).topleft)

    def _grown(self, seconds: float) -> float:
        """How far the tower has grown that got the last award."""
        if not self._brush.props.moves or isinf(seconds):
            return 1.0
        return smooth(max(0.0, min(1.0, (seconds - LANDED) / GROWS)))

    def _ink(self, award: Award) -> Color:
        """The owner's colour, lighter for blockbusters and darker for projects."""
        id = str(self._brush.set_up.chairs[award.seat].colour)
        main = Color(next(c.inks[1] for c in self._brush.deck.colours if c.id == id))
        shade = _SHADE[award.category]
        return main.lerp(CREAM, shade) if shade > 0 else main.lerp(BLACK, -shade)
