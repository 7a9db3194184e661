"""The slate's small brother: a plate with one line and a cross that takes it away."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import faded, lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, MUTED, PLATE, Type

_WIDE, _HIGH = 361, 64  # units
_PAD, _CROSS, _FOOT, _ASIDE = 14, 12, 32, 6  # units
_COMES, _GOES, _RISES = 0.16, 0.12, 12  # seconds, seconds, units
_STEPS = 8


class TipPlate:
    """One line at a time, in one place."""

    def __init__(self, props: Props) -> None:
        self._props = props
        self._picture: pygame.Surface | None = None
        self._place = pygame.Rect(0, 0, 0, 0)
        self._seen, self._wanted = 0.0, False
        self._words = ""

    @property
    def reading(self) -> Sequence[str]:
        """What it says."""
        return [self._words] if self._wanted else ()

    @property
    def pointing_at(self) -> str:
        """Keys don't come to it."""
        return ""

    def in_room(self, room: pygame.Rect, at_head: bool) -> pygame.Rect:
        """Where it lies in a room: at its head, or above the line at its foot."""
        px, text = self._props.screen.px, self._props.screen.text
        wide = min(px(_WIDE), room.width - 2 * px(_ASIDE))
        place = pygame.Rect(0, 0, wide, round(px(_HIGH) * max(1.0, text * 0.75)))
        if at_head:
            place.midtop = (room.centerx, room.top + px(_ASIDE))
        else:
            place.midbottom = (room.centerx, room.bottom - px(_FOOT))
        return place

    def show(self, words: str, place: pygame.Rect) -> None:
        """Say this there."""
        self._place, self._wanted, self._seen = place, True, 0.0
        self._words = words
        px, props = self._props.screen.px, self._props
        picture = layer_of(place.size)
        panel = props.shapes.panel(place.size, px(10), PLATE, BRASS, max(1, px(1)))
        lay_on(panel, picture)
        cross, pad = self._cross(), px(_PAD)
        room = (place.width - 2 * pad - cross.width, place.height - px(8))
        block = props.typesetter.within(words, Type.BODY, CREAM, room)
        lay_on(block, picture, block.get_rect(midleft=(pad, place.height // 2)).topleft)
        at = cross.move(-place.left, -place.top).inflate(-px(_CROSS), -px(_CROSS))
        for ends in ((at.topleft, at.bottomright), (at.bottomleft, at.topright)):
            pygame.draw.line(picture, MUTED, *ends, max(1, px(2)))
        self._picture = picture

    def _cross(self) -> pygame.Rect:
        size = self._props.screen.px(2 * _CROSS)
        cross = pygame.Rect(0, 0, size, size)
        cross.midright = (self._place.right - self._props.screen.px(4), self._place.centery)
        return cross

    def go(self) -> None:
        """It was read."""
        self._wanted = False

    @property
    def stands(self) -> bool:
        """Whether there is a line to be read."""
        return self._wanted

    @property
    def resting(self) -> bool:
        """Whether it neither comes nor goes."""
        return self._seen == float(self._wanted)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether it looks otherwise."""
        if self.resting:
            return False
        by = seconds / _COMES if self._wanted else -seconds / _GOES
        self._seen = min(1.0, max(0.0, self._seen + by))
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """Whether its cross was clicked."""
        presses = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        if not (presses and self._wanted and self._cross().collidepoint(event.pos)):
            return False
        if event.type == pygame.MOUSEBUTTONUP:
            self.go()
        return True

    def pieces(self) -> dict[Hashable, Piece]:
        """The plate, as far as it has come."""
        step = round(_STEPS * self._seen) / _STEPS
        if self._picture is None or not step:
            return {}
        rises = round(self._props.screen.px(_RISES) * (1 - step)) if self._props.moves else 0
        place = self._place.move(0, rises)
        picture = self._picture if step == 1 else faded(self._picture, step)
        lay = partial(lay_on, picture, at=place.topleft)
        return {"tip": Piece((self._picture, step), place, lay)}
