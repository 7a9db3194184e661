"""What the keys point at: the board, a card in a corner, a tool."""

from __future__ import annotations

from typing import Generic

import pygame

from hollywood.core.game import M, S
from hollywood.ui.app.keys import WAYS, Keys

from .bar import Bar
from .setting import NOTHING, Draft, Ground, Hides, Pick, Setting
from .stage import Stage

_PARTS = {"next_part": 1, "previous_part": -1}
_BOARD = 0  # the first region; then come the corners, the tools, and all other spots


class Cursor(Generic[S, M]):
    """Tab goes from region to region, arrows go about in one."""

    def __init__(self, setting: Setting[S, M], stage: Stage, keys: Keys, hides: Hides) -> None:
        self._setting, self._stage, self._keys, self._hides = setting, stage, keys, hides
        self._region = _BOARD

    def fit(self, ground: Ground, bar: Bar) -> None:
        """The window has another size."""
        self._ground, self._bar = ground, bar

    @property
    def on_board(self) -> bool:
        """Whether the keys are where they begin."""
        return self._region == _BOARD

    @property
    def on_tools(self) -> bool:
        """Whether the keys have come to the tools."""
        return self._region == len(self._ground.corners) + 1

    def rest(self) -> None:
        """The mouse points now."""
        self._region = _BOARD

    def go(self, event: pygame.event.Event, state: S, here: Pick, draft: Draft) -> Pick | None:
        """What is pointed at after this key; None for those that are no business of the cursor."""
        if part := self._keys.one_of(event, _PARTS):
            return self._next(_PARTS[part], state)
        if not (way := self._keys.one_of(event, WAYS)):
            return None
        x, y = WAYS[way]
        if self.on_tools:
            self._bar.step(x or y)
            return Pick(spot=self._bar.focused)
        if self._region == _BOARD:
            return self._setting.step(state, here, x, y, draft)
        return self._along(x or y, here, state)

    @property
    def _regions(self) -> int:
        return len(self._ground.corners) + 3

    def _next(self, by: int, state: S) -> Pick:
        self._region = (self._region + by) % self._regions
        self._bar.step(1 if self.on_tools else None)
        if self.on_tools:
            return Pick(spot=self._bar.focused)
        in_corner = self._region != _BOARD
        return self._along(1, NOTHING, state) if in_corner else NOTHING

    def _along(self, by: int, here: Pick, state: S) -> Pick:
        """To the next card or spot of the corner."""
        found = self._stops(state)
        if not found:
            return here
        at = found.index(here) if here in found else -1 if by > 0 else 0
        return found[(at + by) % len(found)]

    def _stops(self, state: S) -> list[Pick]:
        """The cards of the corner that lie face up, and what can be asked about, if seen; by row.

        After the tools come the spots that lie in no corner.
        """
        corners = self._ground.corners
        at_corner = self._region <= len(corners)
        here = [corners[self._region - 1]] if at_corner else corners
        cards = [
            (round(pose.y), round(pose.x), Pick(key))
            for key, actor, pose in self._stage.from_back()
            if at_corner
            and key[0] in self._setting.cards
            and actor.goal.face
            and not actor.leaves
            and here[0].collidepoint(pose.x, pose.y)
            and not self._hides((pose.x, pose.y))
        ]
        spots = [
            (rect.centery, rect.centerx, Pick(spot=key))
            for key, rect in self._ground.told.items()
            if any(corner.collidepoint(rect.center) for corner in here) == at_corner
            and not self._hides(rect.center)
            and self._setting.about(key, state)
        ]
        stops = sorted([*cards, *spots], key=lambda stop: stop[:2])
        return [pick for _, _, pick in stops]
