"""Sounds in words: a plate at the lower left, for whoever doesn't hear them."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from hollywood.core.message import say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, NIGHT, Type

from .sound import Heard

STANDS = 1.6  # seconds
MOST = 2  # lines
_ASIDE = 0.12  # a sound further from the middle has a side
_WIDE, _HIGH, _EDGE, _PAD = 300, 34, 14, 12  # units
_LINE, _ROUND = 2, 8


class _Line(NamedTuple):
    heard: Heard
    words: str
    left: float = STANDS  # seconds


class Captions:
    """The last two sounds, the newest below; the same one again only stays longer."""

    def __init__(self, props: Props) -> None:
        self._props = props
        self._lines: list[_Line] = []
        self._changed = False
        props.sound.noted = self._note

    @property
    def lines(self) -> list[str]:
        """What is read now, from above."""
        return [line.words for line in self._lines]

    @property
    def resting(self) -> bool:
        """Whether nothing is read."""
        return not self._lines and not self._changed

    def _note(self, heard: Heard) -> None:
        if not self._props.settings.captions:
            return
        words = self._props.text(say(heard.caption, count=heard.step + 1))
        if abs(heard.pan) > _ASIDE:
            side = "caption.left" if heard.pan < 0 else "caption.right"
            words = self._props.text(say(side, words=words))
        others = [line for line in self._lines if line.heard.caption != heard.caption]
        self._lines = [*others, _Line(heard, words)][-MOST:]
        self._changed = True

    def hear(self, event: pygame.event.Event) -> bool:
        """Nothing is asked of it."""
        return False

    def update(self, seconds: float) -> bool:
        """Let time pass; whether other words are read."""
        lines = [line._replace(left=line.left - seconds) for line in self._lines]
        left = [line for line in lines if line.left > 0]
        changed = self._changed or len(left) < len(lines)
        self._lines, self._changed = left, False
        if changed:
            self._props.stack.paint_anew()
        return changed

    def draw(self, canvas: pygame.Surface) -> None:
        """The plates, as wide as their words need."""
        px, setter = self._props.screen.px, self._props.typesetter
        bottom = self._props.screen.height - px(_EDGE)
        for line in reversed(self._lines):
            words = setter.line(line.words, Type.LABEL, CREAM)
            wide = max(px(_WIDE), words.get_width() + 2 * px(_PAD))
            plate = pygame.Rect(px(_EDGE), 0, wide, max(px(_HIGH), words.get_height() + px(8)))
            plate.bottom = bottom
            panel = self._props.shapes.panel(plate.size, px(_ROUND), NIGHT, BRASS, px(_LINE))
            lay_on(panel, canvas, plate.topleft)
            at = (plate.left + px(_PAD), plate.centery)
            lay_on(words, canvas, words.get_rect(midleft=at).topleft)
            bottom = plate.top - px(_LINE)
