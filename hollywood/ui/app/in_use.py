"""Which of them is in use, keyboard, mouse or a pad: sentences name what is on it."""

from __future__ import annotations

import pygame

from hollywood.key_names import Signs

from .keys import PAD_DOWN, key_name
from .pads import Pads

_FAR = 8  # units: a mouse that was only pushed has not been taken up


class InUse:
    """Keyboard and mouse until a button of a pad is pressed, and again once they are used."""

    def __init__(self, pads: Pads) -> None:
        self._pads = pads
        self.mouse = False  # it was used last
        self._from: tuple[int, int] | None = None  # where it lay when something else was taken up

    def after(self, event: pygame.event.Event, signs: Signs | None, unit: float) -> Signs | None:
        """What is written on whatever is used after this; None for the keyboard."""
        typed = event.type == pygame.KEYDOWN and bool(key_name(event))
        if typed or event.type == PAD_DOWN:
            self.mouse, self._from = False, None
            return None if typed else self._pads.signs
        if event.type == pygame.MOUSEBUTTONDOWN or self._is_moved(event, unit):
            self.mouse = True
            return None
        return signs

    def _is_moved(self, event: pygame.event.Event, unit: float) -> bool:
        if event.type != pygame.MOUSEMOTION:
            return False
        self._from = self._from or event.pos
        away = pygame.Vector2(event.pos).distance_to(self._from)
        return away > _FAR * unit
