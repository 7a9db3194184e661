"""The line at the foot of the window in which the narrator is read."""

from __future__ import annotations

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import BLACK, CREAM, Type

from .narrator import Narrator, reading_time

_PAD = 16  # units: left and right of the words


class NarrationLine:
    """Shows the sentence the narrator tells; one that is too long is shown part after part."""

    def __init__(self, props: Props, narrator: Narrator) -> None:
        self._props, self._narrator = props, narrator
        self._shown = ("", 0)  # the sentence, and which part of it
        self._spent = 0.0  # seconds since it began
        self._parts: tuple[object, list[str]] = (None, [""])  # of a sentence in a width

    @property
    def resting(self) -> bool:
        """Whether nothing more comes by itself."""
        return self._part == len(self._parts[1]) - 1

    def update(self, seconds: float, begins: bool) -> bool:
        """Let time pass; whether it reads otherwise. A sentence `begins`, perhaps once more."""
        self._spent = 0.0 if begins else self._spent + seconds
        before, self._shown = self._shown, (self._narrator.now, self._part)
        return self._narrator.line and before != self._shown

    @property
    def _part(self) -> int:
        """Which part of the sentence is read now."""
        last = len(self._parts[1]) - 1
        share = self._spent / reading_time(self._narrator.now)
        return min(last, int(share * (last + 1)))

    def draw(self, window: pygame.Surface) -> None:
        """Below the scenes, if they leave room for it."""
        top = self._props.screen.height
        place = pygame.Rect(0, top, window.get_width(), window.get_height() - top)
        if not self._narrator.line or place.height <= 0:
            return
        setter, pad = self._props.typesetter, self._props.screen.px(_PAD)
        words = self._part_of(setter, place.width - 2 * pad)
        window.fill(BLACK, place)
        if words:
            line = setter.line(words, Type.STATUS, CREAM, place.width - 2 * pad)
            lay_on(line, window, line.get_rect(midleft=(pad, place.centery)).topleft)

    def _part_of(self, setter: Typesetter, wide: int) -> str:
        looks = (self._narrator.now, setter, wide)
        if self._parts[0] != looks:
            self._parts = (looks, setter.lines(self._narrator.now, Type.STATUS, wide))
        return self._parts[1][self._part]
