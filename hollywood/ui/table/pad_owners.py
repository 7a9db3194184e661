"""Several people with pads at one screen: whose pad is whose, where each has their own."""

from __future__ import annotations

import pygame

from hollywood.core.message import Seat
from hollywood.settings import Settings
from hollywood.ui.app.keys import PAD_DOWN


class PadOwners:
    """A pad belongs to whoever was to decide when it was first pressed."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._owners: dict[object, Seat] = {}

    def is_of_another(self, event: pygame.event.Event, seat: Seat | None) -> bool:
        """Whether it is pressed by somebody who is not to decide now."""
        pad = event.dict.get("pad") if event.type == PAD_DOWN else None
        if self._settings.pads != "own" or pad is None or seat is None:
            return False
        if pad not in self._owners and seat not in self._owners.values():
            self._owners[pad] = seat
        return self._owners.get(pad, seat) != seat
