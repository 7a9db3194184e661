"""Textures for eyes that don't tell colours: a band along the edges that a cascade shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import TypeAlias

import pygame

from hollywood.pictures import LargeSymbol, Texture
from hollywood.ui.draw.surfaces import UNITS, Size, canvas, clip_to, lay_on, scaled, soft_edged

from .card_text import colour

_TILE = 44  # units: a pattern repeats after so many, across and down
_FINE = 8  # pixels to the unit while a pattern is drawn
_BORDER = 13  # units: the frame's, which lies over the band
_LINE = 4  # units: between band and picture
_REPEATS = 4  # times a patch shows its pattern, across and down
INSIDE = 0.94  # of a patch: the badge on it


def band(
    symbol: LargeSymbol, wide: int, inks: Sequence[str], badge: pygame.Surface, size: Size
) -> pygame.Surface:
    """A layer with the texture along the top and the left edge; frame and marks go over it."""
    scale = size[0] / UNITS[0]
    tile = _tile(symbol, inks, badge, round(_TILE * scale))
    reach = round((_BORDER + wide) * scale)
    line = round(_LINE * scale)
    layer = canvas(size)
    edge = colour(symbol.ink, inks)
    layer.fill(edge, (0, 0, size[0], reach + line))
    layer.fill(edge, (0, 0, reach + line, size[1]))
    for strip in ((0, 0, size[0], reach), (0, 0, reach, size[1])):
        layer.set_clip(strip)
        _pave(layer, tile, round(_BORDER * scale))
    layer.set_clip(None)
    return layer


def patch(
    symbol: LargeSymbol, inks: Sequence[str], badge: pygame.Surface, diameter: int
) -> pygame.Surface:
    """A badge on a round patch of its texture."""

    def draw(layer: pygame.Surface, _: int) -> None:
        wide = layer.get_width()
        tile = _tile(symbol, inks, badge, max(2, wide // _REPEATS))
        starts = range(0, wide, tile.get_width())
        layer.fblits([(tile, at) for at in product(starts, starts)])
        disc, middle = canvas(layer.get_size()), layer.get_rect().center
        pygame.draw.circle(disc, "white", middle, middle[0])
        clip_to(layer, disc)
        pygame.draw.circle(layer, colour(symbol.ink, inks), middle, middle[0], middle[0] // 12)
        inner = round(wide * INSIDE)
        lay_on(scaled(badge, (inner, inner)), layer, ((wide - inner) // 2,) * 2)

    return soft_edged((diameter, diameter), draw)


def _pave(layer: pygame.Surface, tile: pygame.Surface, start: int) -> None:
    step = tile.get_width()
    clip = layer.get_clip()
    across = range(start - step, clip.right, step)
    down = range(start - step, clip.bottom, step)
    layer.fblits([(tile, at) for at in product(across, down)])


def _tile(
    symbol: LargeSymbol, inks: Sequence[str], badge: pygame.Surface, pixels: int
) -> pygame.Surface:
    tile = canvas((_TILE * _FINE, _TILE * _FINE))
    tile.fill(colour(symbol.ground, inks))
    assert symbol.texture, "only what has a texture is paved"
    PATTERNS[symbol.texture](tile, colour(symbol.ink, inks), badge)
    return scaled(tile, (pixels, pixels))


def _badges(tile: pygame.Surface, _: pygame.Color, badge: pygame.Surface) -> None:
    lay_on(scaled(badge, tile.get_size()), tile)


def _dots(tile: pygame.Surface, ink: pygame.Color, _: pygame.Surface) -> None:
    for place in (11, 33):
        pygame.draw.circle(tile, ink, (place * _FINE, place * _FINE), 9 * _FINE)


def _hatch(tile: pygame.Surface, ink: pygame.Color, _: pygame.Surface) -> None:
    for left in range(-_TILE, _TILE, _TILE // 2):
        corners = ((left, _TILE), (left + 11, _TILE), (left + 11 + _TILE, 0), (left + _TILE, 0))
        pygame.draw.polygon(tile, ink, [(x * _FINE, y * _FINE) for x, y in corners])


def _drips(tile: pygame.Surface, ink: pygame.Color, _: pygame.Surface) -> None:
    for middle, top, drop in ((11, -14, 18), (33, 8, 34), (11, 30, 62)):
        thread = ((middle - 3) * _FINE, top * _FINE, 6 * _FINE, (drop - top) * _FINE)
        pygame.draw.rect(tile, ink, thread, border_radius=3 * _FINE)
        pygame.draw.circle(tile, ink, (middle * _FINE, drop * _FINE), 8 * _FINE)


_Pattern: TypeAlias = Callable[[pygame.Surface, pygame.Color, pygame.Surface], None]
PATTERNS: dict[Texture, _Pattern] = {
    "drips": _drips,
    "dots": _dots,
    "hatch": _hatch,
    "badge": _badges,
}
