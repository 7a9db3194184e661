"""Sprayed grain: the only shade of the house style, for what is drawn while the game runs."""

from __future__ import annotations

import random
from functools import cache
from itertools import accumulate

import pygame

from hollywood.ui.draw.surfaces import Size, canvas

_TILE = 256  # pixels; larger than the eye finds repeats in, small enough to be made at once
_HARDNESS = 5  # how sharp a grain's edge is
_SEED = 7


def sprayed(size: Size, above: float, below: float, density: float) -> pygame.Surface:
    """White grain, none down to one height, of full density from another on."""
    reach = density * (1 + 1 / _HARDNESS)
    grain = canvas((1, size[1]))
    for y in range(size[1]):
        value = round(255 * min(1.0, reach * min(1.0, max(0.0, (y - above) / (below - above)))))
        grain.set_at((0, y), (value,) * 4)
    grain = pygame.transform.scale(grain, size)
    _over(grain, _tile(), pygame.BLEND_RGBA_SUB)
    return _times(grain, _HARDNESS)


def _over(layer: pygame.Surface, tile: pygame.Surface, how: int) -> None:
    for y in range(0, layer.get_height(), _TILE):
        layer.fblits([(tile, (x, y)) for x in range(0, layer.get_width(), _TILE)], how)


def _times(layer: pygame.Surface, factor: int) -> pygame.Surface:
    sum_ = layer.copy()
    for _ in range(factor - 1):
        sum_.blit(layer, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return sum_


@cache
def _tile() -> pygame.Surface:
    """Soft noise in which every value is equally frequent, so that density is linear."""
    noise = random.Random(_SEED).randbytes(_TILE * _TILE)
    rough = pygame.image.frombytes(bytes(v for v in noise for _ in range(4)), (_TILE,) * 2, "RGBA")
    soft = pygame.image.tobytes(pygame.transform.box_blur(rough, 1), "RGBA")[::4]
    even = soft.translate(_levelled(soft))
    return pygame.image.frombytes(bytes(v for v in even for _ in range(4)), (_TILE,) * 2, "RGBA")


def _levelled(values: bytes) -> bytes:
    """The table that makes every value as frequent as the next."""
    counts = [values.count(value) for value in range(256)]
    return bytes(min(255, sum_ * 256 // len(values)) for sum_ in accumulate(counts))
