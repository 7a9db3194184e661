"""Cards where contrast is high: little light on pictures, larger marks, white words on black."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from hollywood.pictures import Box, Lettering
from hollywood.ui.draw.high_contrast import MARKS_GROW, PANEL
from hollywood.ui.draw.surfaces import UNITS, card_corner
from hollywood.ui.draw.theme import WHITE

_FACE = "SourceSans3_700Bold"
_RIM = 0.016  # of a card's width
_MIDDLE = UNITS[0] / 2
_WIDEST = 0.9  # of a card: what is as wide lies round all of it, and does not grow


def grown(boxes: Sequence[Box]) -> Sequence[Box]:
    """Where larger marks lie: in the same corners, one below the other where both have no room."""
    corners = [box for box in boxes if box[2] < UNITS[0] * _WIDEST]
    places = dict(zip(boxes, boxes, strict=True))
    reach, foot = 0, 0  # of what lies there already
    for box in sorted(corners, key=lambda box: box[0]):
        left, top, wide, high = _grown(box)
        if left < reach:
            top = foot
        places[box] = (left, top, wide, high)
        reach, foot = max(reach, left + wide), max(foot, top + high)
    return [places[box] for box in boxes]


def _grown(box: Box) -> Box:
    """A box that is larger, from the side of the card it is at."""
    left, top, wide, high = box
    across, down = round(wide * MARKS_GROW), round(high * MARKS_GROW)
    return (left if left + wide / 2 < _MIDDLE else left + wide - across), top, across, down


def lettering(how: Lettering) -> Lettering:
    """Words in plain letters, white."""
    return replace(
        how, faces=(_FACE,), ink="#ffffff", tracking=0, skew=0, turn=0, shadow=None, grain=None
    )


def lay_plate(box: Box, face: pygame.Surface) -> None:
    """Black below words, as wide as the card."""
    scale = face.get_width() / UNITS[0]
    top, high = round(box[1] * scale), round(box[3] * scale)
    face.fill(PANEL, (0, top, face.get_width(), high))


def rimmed(face: pygame.Surface) -> pygame.Surface:
    """A card with a white edge."""
    wide = face.get_width()
    line = max(1, round(wide * _RIM))
    pygame.draw.rect(face, WHITE, face.get_rect(), line, card_corner(wide))
    return face
