"""WASTED: stamped on a star that nobody has a project for."""

from __future__ import annotations

import pygame
from pygame import Color

from hollywood.core.catalogue import Voice
from hollywood.core.message import say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.cache import Cache
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import RED, Type
from hollywood.ui.table.stage import Pose, falling

from . import durations as last

_LETTERS, _TILT = 32, -8.0  # units, degrees
_GROUND = Color(42, 10, 12, 219)
_FRAME, _EDGE, _RADIUS = 2.4, 3, 6  # units
_FALLS_FROM = 0.6  # so much larger than it is it begins
_BELOW = 10  # units below the card's middle
_MEMORY = 2_000_000


class Stamp:
    """The stamp of one window, in the language of its reader."""

    def __init__(self, props: Props, voice: Voice) -> None:
        self.props, self._voice = props, voice
        self.px = props.screen.px
        self._turned = Cache(round(_MEMORY * props.screen.share))

    def draw(self, canvas: pygame.Surface, spent: float, card: Pose, tilted: float = 0.0) -> None:
        """The stamp on its card, as it comes down on it and after; it turns with the card."""
        falls = max(0.0, 1 - spent / last.STAMP_FALLS)
        larger = 1 + _FALLS_FROM * falling(falls)
        turn = _TILT + card.turn - tilted
        key = (round(4 * turn), round(20 * larger))
        picture = self._turned.of(
            key, lambda: pygame.transform.rotozoom(self._shape(), -turn, larger)
        )
        at = (round(card.x), round(card.y) + self.px(_BELOW))
        lay_on(picture, canvas, picture.get_rect(center=at).topleft)

    def _shape(self) -> pygame.Surface:
        """The word in its frame."""
        words = self._voice.text(say("hollywood.table.stamp"))
        line = self.props.typesetter.sized(words, Type.HEADLINE, RED, self.px(_LETTERS))
        size = (line.get_width() + round(self.px(_LETTERS) * 0.9), round(self.px(_LETTERS) * 1.5))
        shapes, edge = self.props.shapes, self.px(_EDGE)
        plate = shapes.panel(size, self.px(_RADIUS), _GROUND).copy()
        inner = (size[0] - 2 * edge, size[1] - 2 * edge)
        frame = shapes.panel(
            inner, self.px(_RADIUS - 2), (0, 0, 0, 0), RED, max(2, self.px(_FRAME))
        )
        lay_on(frame, plate, (edge, edge))
        lay_on(line, plate, line.get_rect(center=plate.get_rect().center).topleft)
        return plate
