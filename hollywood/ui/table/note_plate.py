"""The plate of a note: how it looks, and where its words go."""

from __future__ import annotations

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.gradients import sheer
from hollywood.ui.draw.shapes import stretched
from hollywood.ui.draw.surfaces import Size, lay_on
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.theme import BRASS, FAINT, PLATE

SOFT = 14  # units round a note for its shadow
ROUND = 14  # units: the radius of its corners
_LOW = 150  # units: a lower note has less room round its words, and smaller ones


def framed(props: Props, size: Size) -> pygame.Surface:
    """A note of this size with what is round it; it is large, so a small one is stretched."""
    px, radius, line = props.screen.px, props.screen.px(ROUND), max(1, props.screen.px(1))
    around, soft = 2 * px(SOFT), px(8)
    least = 2 * (radius + 2 * soft) + 3
    small = pygame.Rect(0, 0, min(size[0], least), min(size[1], least))
    note = layer_of((small.width + around, small.height + around))
    small.center = note.get_rect().center
    props.shapes.cast_shadow(note, small, radius, soft, (0, px(3)))
    lay_on(props.shapes.panel(small.size, radius, PLATE), note, small.topleft)
    frame = props.shapes.panel(small.size, radius, (0, 0, 0, 0), sheer(BRASS, FAINT), line)
    lay_on(frame, note, small.topleft)
    return stretched(note, (size[0] + around, size[1] + around))


def inside(props: Props, rect: pygame.Rect) -> pygame.Rect:
    """Where the words of a note go."""
    return rect.inflate(-props.screen.px(32), -props.screen.px(pad_of(props, rect)))


def pad_of(props: Props, rect: pygame.Rect) -> int:
    """Units above and below the words of a note."""
    return 12 if is_low(props, rect) else 28


def is_low(props: Props, rect: pygame.Rect) -> bool:
    """Whether there is less room round its words, and smaller ones are taken."""
    return rect.height < props.screen.px(_LOW)
