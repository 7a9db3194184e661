"""Below each column stands its gate, through which reels come; the lane of the one pointed at."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

import pygame
from pygame import Color

from hollywood.core.catalogue import Voice
from hollywood.core.message import say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.gradients import sheer, vertical
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.shapes import stretched
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import clip_to, lay_on, soft_edged
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, INK_ON_GOLD, MUTED, NIGHT, Type
from hollywood.ui.table.setting import View

from ..rules.state import Double, Move, Place, State
from ..rules.words import letter
from .geometry import Places
from .lookahead import columns
from .pointing import column_key
from .projector import reading

_RISE, _SINKS = 3, 1  # units: the gate pointed at, and pressed
_PRESSED = 1.3  # times as bright the lane is then
_PEN, _CHEVRON, _ASIDE = 2.4, 6, 28  # units
_LANE = ((0.0, 0.05), (0.82, 0.26), (1.0, 0.42))  # how much gold is seen, from its top
_LANE_EDGE, _LANE_RADIUS = 1.8, 12  # units
_READ = Color("#ffe9b8")  # the gate of the column that is handed out
_WORD = 0.86  # of a gate's height: the letters of a word on it
_AROUND = 8  # units: as far its shadow falls
_NONE = (0, 0, 0, 0)


class Gates:
    """Paints the gates of one window, and the light in a lane."""

    def __init__(self, props: Props, places: Places, voice: Voice) -> None:
        self.props, self.places, self.voice = props, places, voice
        self.px = props.screen.px

    def pieces(self, view: View[State, Move]) -> dict[Hashable, Piece]:
        """All gates, each with what decides how it looks."""
        free, full = columns(view.now) if chooses(view) else ((), ())
        read, around = reading(view), 2 * self.px(_AROUND)
        pieces: dict[Hashable, Piece] = {}
        for column in range(len(self.places.columns)):
            gate, name = self._place(column, column in free, view), letter(column)
            if column in full:
                looks, paint = None, partial(self._full, gate=gate, name=name)
            else:
                pointed = column in free and view.pick.place == column_key(column)
                light = GOLD if pointed else _READ if column == read else None
                looks = (column in free, light and tuple(light))
                paint = partial(self._gate, gate=gate, name=name, free=looks[0], light=light)
            pieces["gate", column] = Piece(looks, gate.inflate(around, around), paint)
        return pieces

    def _place(self, column: int, free: bool, view: View[State, Move]) -> pygame.Rect:
        """Where a gate is: it rises when it is pointed at, and shakes when it is refused."""
        gate, key = self.places.gate(column), column_key(column)
        if free:
            gate.top -= self.px(_RISE * view.risen(key) - (_RISE + _SINKS) * view.sunk(key))
        if view.shaken is not None and view.shaken.what == key:
            gate.left += self.px(view.shaken.by)
        return gate

    def lanes(self, view: View[State, Move]) -> dict[Hashable, Piece]:
        """Below the cards, the lanes of what is pointed at or advised."""
        return {
            ("lane", column): Piece(
                (tuple(ink), times),
                self.places.column(column),
                partial(self._lane, column=column, ink=ink, times=times),
            )
            for column, ink, times in self.lit(view)
        }

    def lit(self, view: View[State, Move]) -> list[tuple[int, Color, float]]:
        """The lanes that are lit, in which ink and how brightly."""
        free = columns(view.now)[0] if chooses(view) else ()
        pointed = [column for column in free if view.pick.place == column_key(column)]
        advised = [column for column in _columns_of(view.best) if column not in pointed]
        bright = _PRESSED if view.pressed else 1.0
        return [
            *((column, GOLD, bright) for column in pointed),
            *((column, CREAM, 1.0) for column in advised),
        ]

    def prepare(self) -> None:
        """Have the lanes painted that are seen when a gate is pointed at or pressed."""
        for column in range(len(self.places.columns)):
            for times in (1.0, _PRESSED):
                self._lit_lane(self.places.column(column).size, GOLD, times)

    def _lane(self, canvas: pygame.Surface, column: int, ink: Color, times: float) -> None:
        rect = self.places.column(column)
        lay_on(self._lit_lane(rect.size, ink, times), canvas, rect.topleft)

    def _lit_lane(self, size: tuple[int, int], ink: Color, times: float) -> pygame.Surface:
        key = ("lane", size, tuple(ink), times)
        return self.props.shapes.of(key, lambda: self._lane_shape(size, ink, times))

    def _lane_shape(self, size: tuple[int, int], ink: Color, times: float) -> pygame.Surface:
        """All of a column in light, brightest at the foot, where the window ends."""
        long = (size[0], size[1] + self.px(20))
        radius, line = self.px(_LANE_RADIUS), max(2, self.px(_LANE_EDGE))
        lane = vertical(long, [(where, sheer(ink, times * share)) for where, share in _LANE])
        small, panel = (2 * radius + 3, 2 * radius + 3), self.props.shapes.panel
        clip_to(lane, stretched(panel(small, radius, Color("white")), long))  # as large as a lane,
        lay_on(stretched(panel(small, radius, _NONE, ink, line), long), lane)  # so it is not kept
        return lane.subsurface((0, 0, *size)).copy()

    def _gate(
        self, canvas: pygame.Surface, gate: pygame.Rect, name: str, free: bool, light: Color | None
    ) -> None:
        """The letter, between chevrons where one may place; lit if it is pointed at or read."""
        fill, edge = (light, light) if light else (sheer(NIGHT, 0.92), sheer(BRASS, 0.5))
        self._pill(canvas, gate, fill, edge)
        ink = INK_ON_GOLD if light else CREAM if free else MUTED
        said = self.props.typesetter.line(name, Type.GATE, ink)
        lay_on(said, canvas, said.get_rect(center=gate.center).topleft)
        if free:
            self._chevrons(canvas, gate, ink)

    def _pill(self, canvas: pygame.Surface, rect: pygame.Rect, fill: Color, edge: Color) -> None:
        radius, shapes = rect.height // 2, self.props.shapes
        shapes.cast_shadow(canvas, rect, radius, self.px(4), (0, self.px(2)))
        plate = shapes.panel(rect.size, radius, fill, edge, max(1, self.px(1)))
        lay_on(plate, canvas, rect.topleft)

    def _chevrons(self, canvas: pygame.Surface, gate: pygame.Rect, ink: Color) -> None:
        """Arrows beside the letter: shape, not only light."""
        size, pen = self.px(_CHEVRON), _PEN * self.props.screen.scale

        def draw(shape: pygame.Surface, times: int) -> None:
            wide, thick = 2 * size * times, round(pen * times)
            x, half = wide // 2 + 2 * thick, size * times // 2
            points = [(x - wide // 2, half + 3 * half // 2), (x, 3 * half // 4)]
            points.append((x + wide // 2, half + 3 * half // 2))
            pygame.draw.lines(shape, ink, False, points, thick)
            for point in points:
                pygame.draw.circle(shape, ink, point, thick / 2)

        box = (2 * size + 4 * round(pen), 2 * size)
        sign = self.props.shapes.of(("chevron", box, tuple(ink)), lambda: soft_edged(box, draw, 4))
        for side in (-1, 1):
            middle = (gate.centerx + side * self.px(_ASIDE), gate.centery)
            lay_on(sign, canvas, sign.get_rect(center=middle).topleft)

    def _full(self, canvas: pygame.Surface, gate: pygame.Rect, name: str) -> None:
        """The letter and a word, together in the middle; or the letter struck out."""
        self._pill(canvas, gate, sheer(NIGHT, 0.9), Color(255, 255, 255, 31))
        typesetter, gap = self.props.typesetter, self.px(7)
        words = self.voice.text(say("hollywood.table.full"))
        first = typesetter.line(name, Type.GATE, MUTED)
        size = min(typesetter.size(Type.LABEL), round(gate.height * _WORD))
        second = typesetter.sized(words, Type.LABEL, MUTED, size)
        wide = first.get_width() + gap + second.get_width()
        if wide <= gate.width - self.px(12):
            left = gate.centerx - wide // 2
            lay_on(first, canvas, first.get_rect(midleft=(left, gate.centery)).topleft)
            right = (left + wide, gate.centery + self.px(1))
            lay_on(second, canvas, second.get_rect(midright=right).topleft)
        else:
            said = first.get_rect(center=gate.center)
            lay_on(first, canvas, said.topleft)
            struck = said.inflate(self.px(16), 0)
            line = layer_of((struck.width, max(2, self.px(2))))
            line.fill(MUTED)
            lay_on(line, canvas, (struck.left, struck.centery))


def chooses(view: View[State, Move]) -> bool:
    """Whether somebody at this screen is to place a reel."""
    return view.human is not None and not view.now.claims


def _columns_of(move: Move | None) -> tuple[int, ...]:
    """The columns of a move, to be outlined."""
    match move:
        case Place(column):
            return (column,)
        case Double(column, other):
            return (column, other)
    return ()
