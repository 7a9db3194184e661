"""Hands that shake: presses that come too soon after another are not meant."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from hollywood.settings import Settings

from .keys import ENTER, PAD_DOWN, PRESSES, Keys

_LONG_AGO = -1_000_000  # milliseconds


class Steady:
    """Leaves out what was pressed by mistake, as the settings have it."""

    def __init__(
        self, settings: Settings, clock: Callable[[], int] = pygame.time.get_ticks
    ) -> None:
        self._settings, self._clock = settings, clock
        self._last: dict[object, int] = {}  # when each key was pressed
        self._accepted = _LONG_AGO

    def ignores(self, event: pygame.event.Event, keys: Keys) -> bool:
        """Whether a press is one of those."""
        if event.type not in PRESSES or event.dict.get("again"):
            return False
        now, pressed = self._clock(), _pressed(event)
        before, self._last[pressed] = self._last.get(pressed, _LONG_AGO), now
        repeated = now - before < self._settings.repeats
        if repeated or now - self._accepted < self._settings.accept_delay:
            return True
        if keys.means(event, *ENTER) or pressed == 1:
            self._accepted = now
        return False


def _pressed(event: pygame.event.Event) -> object:
    """The key, the button of a pad by its name, or the button of the mouse by its number."""
    if event.type == pygame.KEYDOWN:
        return ("key", event.key)
    return event.name if event.type == PAD_DOWN else event.button
