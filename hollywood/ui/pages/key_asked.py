"""Waiting for a key, or for a button of a pad, that shall do something from now on."""

from __future__ import annotations

import math

import pygame

from hollywood.key_names import is_button, is_key
from hollywood.ui.app.keys import PAD_UP, is_press, names_of

_PATIENCE = 5.0  # seconds
KEEPS, CLEARS = "escape", "delete"
_BACK = "pad_b"  # what leads back on any pad leads back here, too
_HELD = "pad_lt"  # may be held before another button


class KeyAsked:
    """One question, until it is answered or nobody has answered for a while."""

    def __init__(self, before: str, for_pad: bool) -> None:
        self.before = before
        self.answer: str | None = None  # nothing at all is an answer, too
        self.over = False
        self._fits = is_button if for_pad else is_key
        self._left = _PATIENCE

    @property
    def seconds(self) -> int:
        """How long it still waits."""
        return math.ceil(self._left)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether another number of seconds is left."""
        before = self.seconds
        self._left -= seconds
        self.over = self.over or self._left <= 0
        return self.over or before != self.seconds

    def hear(self, event: pygame.event.Event) -> None:
        """The first press that can be one is the answer; a click anywhere keeps what is."""
        name = next(names_of(event), "")
        if event.type == pygame.MOUSEBUTTONDOWN or name in (KEEPS, _BACK):
            self.over = True
        elif name == CLEARS and self.before != CLEARS:
            self._take("")
        elif name == _HELD:  # perhaps another button comes with it
            if event.type == PAD_UP and self._fits(name):
                self._take(name)
        elif is_press(event) and self._fits(name):
            self._take(name)

    def _take(self, name: str) -> None:
        self.answer, self.over = name, True
