"""Paints what flies and flares over the street: silk, hearts, bubbles, lamps, the tower's ring."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from math import cos, pi, sin

import pygame
from pygame import Color

from hollywood.core.message import Seat
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.gradients import round_light, sheer
from hollywood.ui.draw.surfaces import faded, lay_on
from hollywood.ui.draw.theme import GOLD
from hollywood.ui.table.setting import Playing

from .effects import Bubbles, ClockRings, Heart, LampFlares, Ribbon
from .geometry import FEET, LANE_FEET, Plan
from .pen import Pen, Point, sketched

_SILK, _SILK_LIGHT = Color("#d1383f"), Color("#ff8a98")
_HEART, _HEART_EDGE = Color("#ff4a6e"), Color("#3d0414")
_BUBBLE = Color("#ffe9a8")
_HAND, _CHEST = 78, 84  # units above the feet: where silk leaves Kiki, and where hearts go
_BEADS, _BEAD, _TAIL = 18, 8.0, 0.45  # of silk; units; how much of the way is silk at a time
_WAVE, _WAVES = 9.0, 2.5  # units up and down, and how often
_HEART_WIDE, _HEART_RISE = 26.0, 46.0
_BUBBLES, _BUBBLE_WIDE = 3, 7.0
_FLARE = 1.9  # of a lamp
_RINGS, _RING_WIDE = 10, 120.0  # pictures of the stroke; units across, at the end


class EffectPainter:
    """Paints the effects of one match at one window size."""

    def __init__(self, props: Props, plan: Plan) -> None:
        self.props, self.plan = props, plan

    def draw(self, canvas: pygame.Surface, effects: Iterable[Playing]) -> None:
        """All that have begun and are not over."""
        for each in effects:
            if each.share < 1:
                self._draw(canvas, each)

    def _draw(self, canvas: pygame.Surface, each: Playing) -> None:
        match each.what:
            case Ribbon(start, end, still):
                self._ribbon(canvas, self._line(start, end, _HAND), 1.0 if still else each.share)
            case Heart(start, end, still):
                self._heart(canvas, self._line(start, end, _CHEST), 0.5 if still else each.share)
            case Bubbles(start, end):
                self._bubbles(canvas, start, end, each.share)
            case LampFlares(seat, lamp):
                self.flare(canvas, seat, lamp, each.share)
            case ClockRings():
                self._ring(canvas, each.share)

    def _line(self, start: int, end: int, up: float) -> tuple[Point, Point]:
        """From above one space to above another, in units."""
        return (self.plan.across(start), FEET - up), (self.plan.across(end), FEET - up)

    def _lay(
        self,
        canvas: pygame.Surface,
        name: str,
        wide: float,
        middle: Point,
        draw: Callable[[Pen], None],
        seen: float = 1.0,
    ) -> None:
        """A small picture, drawn once, with its middle here."""
        box = (-wide / 2, -wide / 2, wide, wide)
        made = partial(sketched, self.plan.scale, box, draw)
        picture = self.props.shapes.of(("effect", name, wide), made)
        picture = picture if seen >= 1 else faded(picture, max(0.0, seen))
        at = picture.get_rect(center=self.plan.point(*middle))
        lay_on(picture, canvas, at.topleft)

    # what flies

    def _ribbon(self, canvas: pygame.Surface, line: tuple[Point, Point], share: float) -> None:
        """Red silk in waves: its head goes ahead, its tail follows."""
        (x0, y0), (x1, y1) = line
        for bead in range(_BEADS):
            along = share * (1 + _TAIL) - _TAIL * (1 - bead / (_BEADS - 1))
            if not 0 <= along <= 1:
                continue
            y = y0 + (y1 - y0) * along + _WAVE * sin(2 * pi * _WAVES * along)
            ink = _SILK_LIGHT if bead % 3 == 2 else _SILK
            wide = _BEAD * (0.6 + 0.8 * bead / _BEADS)
            draw = partial(_draw_silk, ink=ink, wide=wide)
            self._lay(canvas, f"silk {bead}", 2 * _BEAD, (x0 + (x1 - x0) * along, y), draw)

    def _heart(self, canvas: pygame.Surface, line: tuple[Point, Point], share: float) -> None:
        (x0, y0), (x1, y1) = line
        y = y0 + (y1 - y0) * share - _HEART_RISE * sin(pi * share)
        self._lay(canvas, "heart", _HEART_WIDE, (x0 + (x1 - x0) * share, y), _draw_heart)

    def _bubbles(self, canvas: pygame.Surface, start: int, end: int, share: float) -> None:
        """They rise behind the bottle while it slides."""
        x0, x1 = self.plan.across(start), self.plan.across(end)
        for number in range(_BUBBLES):
            age = share * 1.6 - number * 0.3
            if 0 < age < 1:
                x = x0 + (x1 - x0) * number / _BUBBLES
                at = (x, LANE_FEET - 60 - 30 * age)
                self._lay(canvas, "bubble", 2 * _BUBBLE_WIDE, at, _draw_bubble, 1 - age)

    # what flares

    def flare(self, canvas: pygame.Surface, seat: Seat, number: int, share: float) -> None:
        """A lamp is brighter for a moment: for this Fizz takes a step."""
        lamp = self.plan.panels[seat].lamps[number]
        wide = round(lamp.width * _FLARE)
        stops = [(0.0, sheer(GOLD, 0.75)), (0.55, sheer(GOLD, 0.3)), (1.0, sheer(GOLD, 0.0))]
        made = partial(round_light, (wide, wide), (wide / 2, wide / 2), wide / 2, stops)
        light = self.props.shapes.of(("effect", "flare", wide), made)
        at = light.get_rect(center=lamp.center).topleft
        lay_on(faded(light, sin(pi * share)), canvas, at)

    def _ring(self, canvas: pygame.Surface, share: float) -> None:
        """The tower strikes: rings of gold go out from its clock."""
        step = round(share * (_RINGS - 1))
        radius = 16 + (_RING_WIDE / 2 - 18) * step / (_RINGS - 1)
        at = self.plan.units(self.plan.clock)
        points = [
            (radius * cos(2 * pi * turn / 40), radius * sin(2 * pi * turn / 40))
            for turn in range(41)
        ]
        draw = partial(Pen.line, points=points, ink=GOLD, wide=2.4)
        self._lay(canvas, f"ring {step}", _RING_WIDE, at, draw, 1 - share)


def _draw_silk(pen: Pen, ink: Color, wide: float) -> None:
    pen.disc((0, 0), wide / 2, ink)


def _draw_heart(pen: Pen) -> None:
    turns = [2 * pi * turn / 36 for turn in range(37)]
    points = [
        (
            0.62 * 16 * sin(t) ** 3,
            -0.62 * (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)),
        )
        for t in turns
    ]
    pen.outlined(points, _HEART, _HEART_EDGE, 1.4)


def _draw_bubble(pen: Pen) -> None:
    pen.disc((0, 0), _BUBBLE_WIDE * 0.6, _BUBBLE)
    pen.disc((-1.2, -1.2), _BUBBLE_WIDE * 0.2, Color("white"))
