"""Panels, buttons and shadows: rounded shapes with soft edges, drawn once a size."""

from __future__ import annotations

from itertools import product
from typing import TypeAlias

import pygame
from pygame import Color

from .cache import Shelf
from .icons import sign
from .surfaces import Size, canvas, lay, soft_edged

Ink: TypeAlias = Color | tuple[int, int, int, int]
_Parts: TypeAlias = tuple[tuple[int, int], ...]

DARK = 150  # of 255: shadows of what lies on a table
_CARD_CORNER = 18  # so many times as wide as the radius of its corner a card is
_MEMORY = 14_000_000  # bytes of plates kept for a window of 1080p


class Plates:
    """Shapes of every size that is in use."""

    def __init__(self, share: float = 1.0) -> None:
        self._shelf = Shelf(round(_MEMORY * share))

    def plate(
        self, size: Size, radius: int, fill: Ink, border: Ink | None = None, line: int = 0
    ) -> pygame.Surface:
        """A rounded rectangle, with a border inside its edge."""
        key = ("plate", size, radius, tuple(fill), tuple(border or ()), line)
        return self._shelf.of(key, lambda: _plate(size, radius, fill, border, line))

    def shadow(self, size: Size, radius: int, soft: int, dark: int) -> pygame.Surface:
        """The shadow of such a shape, larger than it by `soft` on every side."""
        key = ("shadow", size, radius, soft, dark)
        return self._shelf.of(key, lambda: _shadow(size, radius, soft, dark))

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
        lay(shadow, canvas, (place.left - soft + drop[0], place.top - soft + drop[1]))

    def cast_card_shadow(
        self,
        canvas: pygame.Surface,
        place: pygame.Rect,
        soft: int,
        drop: tuple[int, int] = (0, 0),
        dark: int = DARK,
    ) -> None:
        """The same for a card, whose corners follow from its width."""
        self.cast_shadow(canvas, place, place.width // _CARD_CORNER, soft, drop, dark)

    def disc(
        self, diameter: int, fill: Ink, border: Ink | None = None, line: int = 0
    ) -> pygame.Surface:
        """A disc."""
        return self.plate((diameter, diameter), diameter // 2, fill, border, line)

    def sign(self, name: str, size: int, ink: Color) -> pygame.Surface:
        """A sign of one ink."""
        return self._shelf.of(("sign", name, size, tuple(ink)), lambda: sign(name, size, ink))


def _plate(size: Size, radius: int, fill: Ink, border: Ink | None, line: int) -> pygame.Surface:
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

    return _stretched(soft_edged(small, draw), (wide, high))


def _stretched(small: pygame.Surface, size: Size) -> pygame.Surface:
    """The shape with its middle row and column repeated, its corners as they are."""
    if small.get_size() == size:
        return small
    shape = canvas(size)
    columns = _parts(small.get_width(), size[0])
    rows = _parts(small.get_height(), size[1])
    for (from_x, x), (from_y, y) in product(zip(*columns, strict=True), zip(*rows, strict=True)):
        if from_x[1] and from_y[1]:
            part = small.subsurface((from_x[0], from_y[0], from_x[1], from_y[1]))
            lay(pygame.transform.scale(part, (x[1], y[1])), shape, (x[0], y[0]))
    return shape


def _parts(small: int, large: int) -> tuple[_Parts, _Parts]:
    """Where the three parts of a side begin and how long they are, when small and when large."""
    end = small // 2
    rest = small - end - 1
    before = ((0, end), (end, 1), (end + 1, rest))
    return before, ((0, end), (end, large - end - rest), (large - rest, rest))


def _premultiplied(ink: Ink) -> Color:
    return Color(*ink).premul_alpha()


def _shadow(size: Size, radius: int, soft: int, dark: int) -> pygame.Surface:
    corner = radius + 2 * soft + 1
    small = (min(size[0], 2 * corner + 1), min(size[1], 2 * corner + 1))
    shape = canvas((small[0] + 2 * soft, small[1] + 2 * soft))
    lay(_plate(small, radius, (0, 0, 0, dark), None, 0), shape, (soft, soft))
    for _ in range(2):  # two averages in a row are as good as a bell
        shape = pygame.transform.box_blur(shape, max(1, soft // 2))
    return _stretched(shape, (size[0] + 2 * soft, size[1] + 2 * soft))
