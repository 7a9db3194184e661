"""The panel of a seat and its parts; at the right side of the table they are mirrored."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from hollywood.ui.app.screen import Screen

from .towers import Shelf

# units, down from the panel's top and inwards from its outer edge
RADIUS = 14
_SPINE, _PAD = 10, 8
_FACE, _FACE_TOP = 84, 10
_TOKEN = 28  # the first player's
_DISC, _DISC_MIDDLE = 64, 54
_NAME_MIDDLE, _NAME_HIGH = 27, 34
_STYLE_MIDDLE, _STYLE_HIGH = 51, 20
_REEL, _LARGE_REEL, _REEL_MIDDLE = 26, 35, 79
_REEL_STEP = 27
_CHIP, _CHIP_MIDDLE, _CHIP_GAP = 41, 70, 4
_HEAD, _FOOT = 104, 28  # above and below the towers
_LARGER_DISC, _LARGER_FOOT = 0.2, 12  # with words twice as large


@dataclass(frozen=True)
class Panel:
    """A seat's corner and its parts."""

    rect: pygame.Rect
    mirrored: bool  # the face is at the right
    spine: pygame.Rect
    face: pygame.Rect
    token: pygame.Rect  # the first player's
    disc: pygame.Rect  # all points
    name: pygame.Rect
    style: pygame.Rect
    studio: tuple[pygame.Rect, pygame.Rect]  # Clap Board and Double Reel
    reel: int  # diameter of a reel in the tray
    trays: tuple[tuple[int, int], ...]  # the middle of each reel that is not on the board
    shelf: Shelf
    foot: pygame.Rect

    def tray(self, number: int) -> tuple[int, int]:
        """The middle of the place of a reel that is not on the board."""
        return self.trays[number]


@dataclass(frozen=True)
class _Units:
    """Places in a panel, given in units as if it were at the left."""

    rect: pygame.Rect
    unit: float
    mirrored: bool

    def at(self, inwards: float, down: float) -> tuple[int, int]:
        """A point."""
        x = self.rect.width - inwards * self.unit if self.mirrored else inwards * self.unit
        return self.rect.left + round(x), self.rect.top + round(down * self.unit)

    def rect_at(self, inwards: float, middle: float, wide: float, high: float) -> pygame.Rect:
        """A rectangle whose middle is so far down."""
        rect = pygame.Rect(0, 0, round(wide * self.unit), round(high * self.unit))
        rect.center = self.at(inwards + wide / 2, middle)
        return rect


def panel_at(
    rect: pygame.Rect, mirrored: bool, screen: Screen, reels: int, card: int, symbols: bool
) -> Panel:
    """The parts of a panel that lies here, for a board with cards of this width."""
    units = _Units(rect, screen.scale, mirrored)
    wide, more = rect.width / screen.scale, max(0.0, screen.text - 1)
    first = _SPINE + _PAD  # where its parts begin
    disc = _DISC * (1 + _LARGER_DISC * more)
    beside = first + _FACE + _PAD + 2  # what stands beside the face
    until = wide - _PAD - disc  # what stands before the disc
    double = until - _PAD - 2 - _CHIP
    clap = double - _CHIP_GAP - _CHIP
    reel = _LARGE_REEL if symbols else _REEL
    step = min(_REEL_STEP, (clap - 2 - beside - reel) / max(1, reels - 1))
    spine = pygame.Rect(rect.left, rect.top, screen.px(_SPINE), rect.height)
    if mirrored:
        spine.right = rect.right
    foot = (_FOOT + _LARGER_FOOT * more) * screen.scale
    return Panel(
        rect=rect,
        mirrored=mirrored,
        spine=spine,
        face=units.rect_at(first, _FACE_TOP + _FACE / 2, _FACE, _FACE),
        token=units.rect_at(first + _FACE - 10 - 14, _FACE_TOP + _FACE - 11, _TOKEN, _TOKEN),
        disc=units.rect_at(until, _DISC_MIDDLE, disc, disc),
        name=units.rect_at(beside, _NAME_MIDDLE, until - _PAD - beside, _NAME_HIGH),
        style=units.rect_at(beside, _STYLE_MIDDLE, clap - 5 - beside, _STYLE_HIGH),
        studio=(
            units.rect_at(clap, _CHIP_MIDDLE, _CHIP, _CHIP),
            units.rect_at(double, _CHIP_MIDDLE, _CHIP, _CHIP),
        ),
        reel=screen.px(reel),
        trays=tuple(
            units.at(beside + reel / 2 + number * step, _REEL_MIDDLE) for number in range(reels)
        ),
        shelf=_shelf(units, round(foot), card, screen),
        foot=pygame.Rect(rect.left, rect.bottom - round(foot), rect.width, round(foot)),
    )


_WIDE = 2.1  # as wide as that, for its height, a window leaves room for larger cards
_MOST, _MOST_WIDE = 0.9, 1.1  # of a card on the board


def _shelf(units: _Units, foot: int, card: int, screen: Screen) -> Shelf:
    """Where towers stand."""
    rect, unit = units.rect, units.unit
    outer, inner = round((_SPINE + _PAD) * unit), round(_PAD * unit)
    zone = pygame.Rect(0, rect.top + round(_HEAD * unit), rect.width - outer - inner, 0)
    zone.left = rect.left + (inner if units.mirrored else outer)
    zone.height = rect.bottom - foot - zone.top
    wide = screen.width / screen.height >= _WIDE
    return Shelf(zone, unit, card * (_MOST_WIDE if wide else _MOST), wide)
