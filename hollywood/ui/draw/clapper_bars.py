"""The two striped bars at the head of a clapperboard; the upper one opens and claps."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, radians, sin

import pygame

from .cache import Cache
from .surfaces import canvas, lay_on, soft_edged
from .theme import BRASS, CREAM, INK_ON_GOLD, PAPER

HIGH, APART = 18, 1  # units: a bar; between the two
TOP = 3  # units above the upper one
RESTS, OPENS = 1.5, 22.0  # degrees
_STRIPES, _SLANT = 7, 0.9  # how many; of its height each leans
_ROUND = 4  # units
_MEMORY = 2_000_000  # bytes


class ClapperBars:
    """Both bars in one width."""

    def __init__(self, px: Callable[[float], int], wide: int) -> None:
        self._px, self._wide = px, wide
        self._turned = Cache(_MEMORY)
        self._upper, self._lower = self._bar(-1), self._bar(1)

    @property
    def high(self) -> int:
        """How far down they reach."""
        return self._px(TOP + APART) + 2 * self._px(HIGH)

    def paint(self, onto: pygame.Surface, at: pygame.Rect, degrees: float) -> None:
        """The lower bar where it is, the upper one opened so far about its left end."""
        upper = self._px(TOP)
        lower = upper + self._px(HIGH + APART)
        hinge = pygame.Vector2(at.left + self._px(HIGH) // 2, at.top + lower)
        step = round(degrees * 4) / 4
        turned = self._turned.of(step, lambda: pygame.transform.rotozoom(self._upper, step, 1.0))
        middle = pygame.Vector2(at.left + self._wide / 2, at.top + upper + self._px(HIGH) / 2)
        middle = hinge + (middle - hinge).rotate(-step)
        lay_on(turned, onto, turned.get_rect(center=(round(middle.x), round(middle.y))).topleft)
        lay_on(self._lower, onto, (at.left, at.top + lower))
        self._rivet(onto, hinge)

    @property
    def gap(self) -> pygame.Rect:
        """What is seen between both while they rest, from the top of the lower one up."""
        high = round(self._wide * sin(radians(RESTS))) + self._px(APART)
        lower = self._px(TOP) + self._px(HIGH + APART)
        return pygame.Rect(self._px(_ROUND), lower - high, self._wide - 2 * self._px(_ROUND), high)

    def room(self, at: pygame.Rect) -> pygame.Rect:
        """As far as the upper bar may reach when it is open."""
        return pygame.Rect(at.left - self._px(8), at.top, self._wide + self._px(16), self.high)

    def reach(self, at: pygame.Rect) -> pygame.Rect:
        """The same with all it sweeps when it opens."""
        up = ceil(self._wide * 0.42)
        return self.room(at).union(pygame.Rect(at.left, at.top - up, self._wide, up))

    def _rivet(self, onto: pygame.Surface, at: pygame.Vector2) -> None:
        size = self._px(12)

        def draw(shape: pygame.Surface, times: int) -> None:
            half = size * times // 2
            pygame.draw.circle(shape, INK_ON_GOLD, (half, half), half)
            pygame.draw.circle(shape, BRASS, (half, half), half - times)
            pygame.draw.circle(shape, INK_ON_GOLD, (half, half), max(1, half // 2))

        rivet = soft_edged((size, size), draw)
        lay_on(rivet, onto, rivet.get_rect(center=(round(at.x), round(at.y))).topleft)

    def _bar(self, way: int) -> pygame.Surface:
        """A bar whose stripes lean to the right or the left."""
        size = self._wide, self._px(HIGH)
        radius, line = self._px(_ROUND), max(1, self._px(1.2))

        def draw(shape: pygame.Surface, times: int) -> None:
            wide, high = shape.get_size()
            pygame.draw.rect(shape, INK_ON_GOLD, shape.get_rect(), border_radius=radius * times)
            step, lean = wide / _STRIPES, high * _SLANT * way
            for number in range(-1, _STRIPES + 1):
                left = number * step + step / 4
                foot = [(left - lean / 2, high), (left + step / 2 - lean / 2, high)]
                head = [(left + step / 2 + lean / 2, 0), (left + lean / 2, 0)]
                pygame.draw.polygon(shape, PAPER.lerp(CREAM, 0.6), [*foot, *head])
            edge = canvas(shape.get_size())
            pygame.draw.rect(edge, (255, 255, 255), edge.get_rect(), border_radius=radius * times)
            shape.blit(edge, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
            pygame.draw.rect(shape, BRASS, shape.get_rect(), line * times, radius * times)

        return soft_edged(size, draw)
