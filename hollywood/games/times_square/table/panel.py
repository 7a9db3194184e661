"""Where everything in the panel below a club has its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import pygame

from hollywood.core.message import Seat

Box: TypeAlias = Callable[[float, float, float, float], pygame.Rect]  # units to pixels

HIGH, LEAST_WIDE, MOST_WIDE = 292, 228, 300  # units
LARGE = 1.6  # with words so much larger, rows give way to larger signs
_MARGIN = 12
_LAMP, _LAMP_STEP = 36, 40
_CHIP, _LARGE_CHIP = 28, 36
_FAN_STEP = 22.5
_FAN_DIP, _FAN_TURN = 0.45, 2.2  # units and degrees, by how far a back is from the middle
FAN_CARD = 46


@dataclass(frozen=True)
class Panel:
    """The panel of one seat: above who it is and what counts for it, below its hand or buttons."""

    seat: Seat
    rect: pygame.Rect
    own: bool  # whoever looks has their buttons here; else the backs of a hand are here
    face: pygame.Rect
    club: pygame.Rect  # the chip at the foot of a face
    name: pygame.Rect
    level: pygame.Rect
    line: pygame.Rect  # of neon
    walks: pygame.Rect  # whether Fizz walks, in words
    lamps: tuple[pygame.Rect, ...]  # a guard, Felix, Kiki at the door; the trio
    sum: pygame.Rect
    to_door: pygame.Rect  # the words
    ways: tuple[pygame.Rect, pygame.Rect]  # Esmé's and Fizz's chips, each with its distance
    hand: pygame.Rect  # the word and the number
    speech: pygame.Rect  # over the name, never over lamps
    lure: pygame.Rect
    discard: pygame.Rect
    end: pygame.Rect

    def fan(self, number: int, count: int, scale: float) -> tuple[float, float, float]:
        """The middle of a back in the fan, and how far it is turned."""
        d = number - (count - 1) / 2
        x = self.rect.centerx + d * _FAN_STEP * scale
        return x, self.rect.top + (246 + _FAN_DIP * d * d) * scale, _FAN_TURN * d


def panel_at(seat: Seat, left: float, wide: float, own: bool, box: Box, text: float) -> Panel:
    """The panel whose left edge is here, in units; words may be so much larger than usual."""
    top, large = 418.0, text > LARGE

    def at(x: float, y: float, w: float, h: float) -> pygame.Rect:
        return box(left + x, top + y, w, h)

    button = (wide - 32) / 2
    lamp_y = 88 if large else 97
    return Panel(
        seat=seat,
        rect=at(0, 0, wide, HIGH),
        own=own,
        face=at(11, 10, 52, 52),
        club=at(44, 42, 24, 24),
        name=at(72, 10, wide - 84, 30 if text < 1.3 else 52),
        level=at(72, 38, wide - 84, 20),
        line=at(_MARGIN, 66, wide - 2 * _MARGIN, 2),
        walks=at(_MARGIN, 75, wide - 2 * _MARGIN, 20),
        lamps=tuple(_lamp(at, number, lamp_y, large) for number in range(4)),
        sum=at(wide - 60, lamp_y, 48, _LAMP),
        to_door=at(_MARGIN, 142, 88, 24),
        ways=(_way(at, 0, wide, large), _way(at, 1, wide, large)),
        hand=at(_MARGIN, 178, wide - 26, 28),
        speech=at(76, 8, wide - 84, 56),
        lure=at(_MARGIN, 182, button, 44),
        discard=at(20 + button, 182, button, 44),
        end=at(_MARGIN, 236, wide - 2 * _MARGIN, 46),
    )


def _lamp(at: Box, number: int, y: float, large: bool) -> pygame.Rect:
    size = 38 if large else _LAMP
    return at(_MARGIN + number * (size + 4), y, size, size)


def _way(at: Box, number: int, wide: float, large: bool) -> pygame.Rect:
    """A chip's square; its distance is written at its right."""
    size = _LARGE_CHIP if large else _CHIP
    middle = 32 + number * 96 if large else 116 + number * 56
    return at(middle - size / 2, 154 - size / 2, size, size)
