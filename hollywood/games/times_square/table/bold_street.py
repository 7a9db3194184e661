"""The street where contrast is high: spaces and slots are bright outlines on flat ground."""

from __future__ import annotations

import pygame
from pygame import Color

from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.high_contrast import GROUND, PANEL
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import GOLD, WHITE, Type

from .club_chips import CLUBS, Club
from .geometry import HALF
from .inks import NEON

_PITCH, _MIDDLE = 106, 960  # units of the street's picture
_TILE, _TILE_TOP, _ROUND, _EDGE = (96, 108), 342, 18, 4
_SLOT, _SLOT_TOP = (96, 58), 477
_NUMBER, _SLOT_NUMBER = 56, 30  # as high as letters are
_FOOT = 14  # of the height of a space or slot, below its number
_RIM = 0.07  # of a chip
_DOORS = 2  # spaces of each club


def lay_spaces(street: pygame.Surface, top: float, scale: float, left: Club) -> None:
    """Flat ground from here down, and all spaces on it; `left` is the club on the left."""
    street.fill(GROUND, (0, round(top * scale), street.get_width(), street.get_height()))
    for space in range(-HALF, HALF + 1):
        _lay(street, space, scale, _ink(space, left))


def rimmed(chip: pygame.Surface, *, lit: bool) -> pygame.Surface:
    """A chip with a white edge all round it; without colours where it does not count."""
    bold = chip.copy() if lit else pygame.transform.grayscale(chip)
    across = chip.get_width()
    line = max(2, round(across * _RIM))
    middle = ((across - 1) / 2, (chip.get_height() - 1) / 2)
    pygame.draw.aacircle(bold, WHITE, middle, across / 2 - 1, line)
    return bold


def _ink(space: int, left: Club) -> Color:
    """Gold at both doors and in the middle, else in the colour of the nearer club."""
    if not space or abs(space) > HALF - _DOORS:
        return GOLD
    here = CLUBS.index(left)
    return NEON[here if space < 0 else 1 - here]


def _lay(street: pygame.Surface, space: int, scale: float, ink: Color) -> None:
    """A space, its slot in the kerb below it, and the number of both."""
    middle, line = (_MIDDLE + _PITCH * space) * scale, max(2, round(_EDGE * scale))
    tile = pygame.Rect(0, round(_TILE_TOP * scale), *(round(each * scale) for each in _TILE))
    slot = pygame.Rect(0, round(_SLOT_TOP * scale), *(round(each * scale) for each in _SLOT))
    tile.centerx = slot.centerx = round(middle)
    for place, radius in ((tile, round(_ROUND * scale)), (slot, slot.height // 2)):
        pygame.draw.rect(street, PANEL, place, border_radius=radius)
        pygame.draw.rect(street, ink, place, line, radius)
    setter = Typesetter(Screen(*street.get_size()))
    for place, high in ((tile, _NUMBER), (slot, _SLOT_NUMBER)):
        number = setter.sized(str(abs(space)), Type.BOLD, WHITE, round(high * scale))
        seen = number.get_bounding_rect()  # its ink, not its line
        foot = place.bottom - line - max(1, place.height // _FOOT)
        lay_on(number, street, (place.centerx - seen.centerx, foot - seen.bottom))
