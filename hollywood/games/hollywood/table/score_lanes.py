"""Everybody's points as lanes of a race: how far each has come, and where it stood a round ago."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hollywood.core.message import Seat
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BLACK, CREAM, GOLD, MUTED, Type

from .discs import crown
from .match_painter import Brush
from .totals import leaders

LANE = 18  # units: from one to the next
_BAR, _REEL, _MARK, _CROWN = 8, 20, 3, 20  # units
_SCALE, _STEP = 20, 5  # units below the lanes, and points from one line of the scale to the next
_END = 92  # units kept free at the right, for a reel, its number and a crown
_LEAST = 10  # points the lanes are long at least
_TRACK, _LINE = (255, 255, 255, 12), (246, 236, 212, 38)
_OLDER = 0.4  # so near to the colour itself are points of earlier rounds


def high(seats: int) -> float:
    """How high the lanes of so many seats are with their scale, in units."""
    return seats * LANE + _SCALE


class ScoreLanes:
    """Paints the lanes of one match into a rectangle."""

    def __init__(self, brush: Brush, room: pygame.Rect, before: Sequence[int], now: Sequence[int]):
        self.brush, self.room, self.before, self.now = brush, room, before, now
        self.px = brush.props.screen.px
        most = max(_LEAST, *before, *now)
        self._left = room.left + self.px(_REEL) // 2
        self._point = (room.width - self.px(_REEL) // 2 - self.px(_END)) / most
        self._most = most

    def x(self, points: float) -> int:
        """Where so many points are."""
        return self._left + round(points * self._point)

    def draw(self, canvas: pygame.Surface, share: float) -> None:
        """The lanes when so much of the round has been counted."""
        self._scale(canvas)
        crowned = leaders(self.now) if share == 1 else []
        for seat, (before, now) in enumerate(zip(self.before, self.now, strict=True)):
            value = before + (now - before) * share
            self._lane(canvas, seat, before, value, seat in crowned)

    def _scale(self, canvas: pygame.Surface) -> None:
        """A line every five points, with its number below."""
        lanes = self.px(LANE * len(self.now))
        for points in range(0, self._most + 1, _STEP):
            line = self.brush.props.shapes.panel((max(1, self.px(1)), lanes), 0, _LINE)
            lay_on(line, canvas, (self.x(points), self.room.top))
            room = pygame.Rect(0, self.room.top + lanes, self.px(40), self.px(_SCALE))
            room.centerx = self.x(points)
            self.brush.write(canvas, str(points), Type.DISC, MUTED, room, "centre")

    def _lane(
        self, canvas: pygame.Surface, seat: Seat, before: int, value: float, leads: bool
    ) -> None:
        px, shapes = self.px, self.brush.props.shapes
        middle = self.room.top + px(LANE) * seat + px(LANE) // 2
        dark, main, light = self.brush.inks(seat)
        track = shapes.panel((self.x(self._most) - self._left, px(_BAR)), px(_BAR) // 2, _TRACK)
        lay_on(track, canvas, (self._left, middle - px(_BAR) // 2))
        for points, ink in ((value, main), (min(before, value), dark.lerp(main, _OLDER))):
            bar = shapes.panel(track.get_size(), px(_BAR) // 2, ink)
            come = pygame.Rect(0, 0, max(0, self.x(points) - self._left), px(_BAR))
            at = (self._left, middle - px(_BAR) // 2)
            canvas.blit(bar, at, come, pygame.BLEND_PREMULTIPLIED)  # its end is under the reel
        mark = pygame.Rect(0, 0, px(_MARK), px(_BAR + 6))
        mark.center = (self.x(before), middle)
        lay_on(shapes.panel(mark.size, px(1), light, BLACK, max(1, px(0.5))), canvas, mark.topleft)
        self._end(canvas, seat, value, middle, leads)

    def _end(
        self, canvas: pygame.Surface, seat: Seat, value: float, middle: int, leads: bool
    ) -> None:
        """The reel, the number and, for who leads, the crown."""
        px, props = self.px, self.brush.props
        reel = pygame.Rect(0, 0, px(_REEL), px(_REEL))
        reel.center = (self.x(value), middle)
        self.brush.reel(canvas, seat, reel)
        words = props.typesetter.line(str(round(value)), Type.DISC, GOLD if leads else CREAM)
        at = words.get_rect(midleft=(reel.right + px(5), middle))
        lay_on(words, canvas, at.topleft)
        if leads:
            sign = crown(props, px(_CROWN))
            lay_on(sign, canvas, sign.get_rect(midleft=(at.right + px(6), middle)).topleft)
