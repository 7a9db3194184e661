"""Panels, buttons and shadows: rounded shapes with soft edges, drawn once a size."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import product
from typing import TypeAlias

import pygame
from pygame import Color

from . import high_contrast
from .cache import Cache
from .icons import icon
from .surfaces import Size, canvas, card_corner, lay_on, soft_edged
from .theme import Ink

_Parts: TypeAlias = tuple[tuple[int, int], ...]

DARK = 150  # of 255: shadows of what lies on a table
_MEMORY = 7_000_000  # bytes of shapes kept for a window of 1080p


class Shapes:
    """Shapes of every size that is in use."""

    def __init__(self, share: float = 1.0, memory: int = _MEMORY, least_edge: int = 0) -> None:
        self._cache = Cache(round(memory * share))
        self._least_edge = least_edge  # in pixels, where contrast is high

    @property
    def contrast(self) -> bool:
        """Whether edges must stand out."""
        return self._least_edge > 0

    def forget(self) -> None:
        """Hardly any of them is needed any more."""
        self._cache.shrink(self._cache.bytes // 10)

    def of(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Some other shape, made now if it is not kept under its key."""
        return self._cache.of(key, make)

    def panel(
        self, size: Size, radius: int, fill: Ink, border: Ink | None = None, line: int = 0
    ) -> pygame.Surface:
        """A rounded rectangle, with a border inside its edge."""
        if self.contrast:
            fill = high_contrast.ground(fill)
        if self.contrast and border is not None and Color(*border).a:
            border, line = high_contrast.sign(border), max(line, self._least_edge)
        key = ("plate", size, radius, tuple(fill), tuple(border or ()), line)
        return self._cache.of(key, lambda: _panel(size, radius, fill, border, line))

    def shadow(self, size: Size, radius: int, soft: int, dark: int) -> pygame.Surface:
        """The shadow of such a shape, larger than it by `soft` on every side."""
        key = ("shadow", size, radius, soft, dark)
        return self._cache.of(key, lambda: soft_shape(size, radius, soft, (0, 0, 0, dark)))

    def glow(self, size: Size, radius: int, soft: int, ink: Color) -> pygame.Surface:
        """Light round such a shape, larger than it by `soft` on every side."""
        key = ("glow", size, radius, soft, tuple(ink))
        return self._cache.of(key, lambda: soft_shape(size, radius, soft, ink))

    def cast_shadow(
        self,
        canvas: pygame.Surface,
        place: pygame.Rect,
        radius: int,
        soft: int,
        drop: tuple[int, int] = (0, 0),
        dark: int = DARK,
    ) -> None:
        """Lay the shadow of such a shape where it falls, so far to the right and down."""
        shadow = self.shadow(place.size, radius, soft, dark)
        lay_on(shadow, canvas, (place.left - soft + drop[0], place.top - soft + drop[1]))

    def cast_card_shadow(
        self,
        canvas: pygame.Surface,
        place: pygame.Rect,
        soft: int,
        drop: tuple[int, int] = (0, 0),
        dark: int = DARK,
    ) -> None:
        """The same for a card, whose corners follow from its width."""
        self.cast_shadow(canvas, place, card_corner(place.width), soft, drop, dark)

    def disc(
        self, diameter: int, fill: Ink, border: Ink | None = None, line: int = 0
    ) -> pygame.Surface:
        """A disc."""
        return self.panel((diameter, diameter), diameter // 2, fill, border, line)

    def icon(self, name: str, size: int, ink: Color) -> pygame.Surface:
        """An icon in one ink."""
        ink = high_contrast.sign(ink) if self.contrast else ink
        return self._cache.of(("sign", name, size, tuple(ink)), lambda: icon(name, size, ink))


def _panel(size: Size, radius: int, fill: Ink, border: Ink | None, line: int) -> pygame.Surface:
    """A small one is drawn large and made small; its middle is stretched to the size."""
    wide, high = max(1, size[0]), max(1, size[1])
    radius = min(radius, wide // 2, high // 2)
    corner = max(radius, line) + 1
    small = (min(wide, 2 * corner + 1), min(high, 2 * corner + 1))

    def draw(shape: pygame.Surface, times: int) -> None:
        rect, edge = shape.get_rect(), 0
        if border is not None and line:
            pygame.draw.rect(shape, _premultiplied(border), rect, border_radius=radius * times)
            edge = line
        inner = rect.inflate(-2 * edge * times, -2 * edge * times)
        round_ = max(0, radius - edge) * times
        pygame.draw.rect(shape, _premultiplied(fill), inner, border_radius=round_)

    return stretched(soft_edged(small, draw), (wide, high))


def stretched(small: pygame.Surface, size: Size) -> pygame.Surface:
    """The shape with its middle row and column repeated, its corners as they are."""
    if small.get_size() == size:
        return small
    shape = canvas(size)
    columns = _parts(small.get_width(), size[0])
    rows = _parts(small.get_height(), size[1])
    for (from_x, x), (from_y, y) in product(zip(*columns, strict=True), zip(*rows, strict=True)):
        if from_x[1] and from_y[1]:
            part = small.subsurface((from_x[0], from_y[0], from_x[1], from_y[1]))
            into = shape.subsurface((x[0], y[0], x[1], y[1]))
            if part.get_size() == (1, 1):
                into.fill(part.get_at((0, 0)))
            else:
                pygame.transform.scale(part, into.get_size(), into)
    return shape


def _parts(small: int, large: int) -> tuple[_Parts, _Parts]:
    """Where the three parts of a side begin and how long they are, when small and when large."""
    end = small // 2
    rest = small - end - 1
    before = ((0, end), (end, 1), (end + 1, rest))
    return before, ((0, end), (end, large - end - rest), (large - rest, rest))


def _premultiplied(ink: Ink) -> Color:
    return Color(*ink).premul_alpha()


def soft_shape(size: Size, radius: int, soft: int, fill: Ink) -> pygame.Surface:
    """A shape without an edge, larger by `soft` on every side."""
    corner = radius + 2 * soft + 1
    small = (min(size[0], 2 * corner + 1), min(size[1], 2 * corner + 1))
    shape = canvas((small[0] + 2 * soft, small[1] + 2 * soft))
    lay_on(_panel(small, radius, fill, None, 0), shape, (soft, soft))
    for _ in range(2):  # two averages in a row are as good as a bell
        shape = pygame.transform.box_blur(shape, max(1, soft // 2))
    return stretched(shape, (size[0] + 2 * soft, size[1] + 2 * soft))
