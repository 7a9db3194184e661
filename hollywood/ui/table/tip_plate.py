"""A small plate for a tip: a panel with one line and a cross that takes it away."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.fade import Fade
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import faded, lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, MUTED, PLATE, Type

_WIDE, _HIGH = 361, 64  # units
_PAD, _CROSS, _FOOT, _ASIDE = 14, 12, 32, 6  # units
_COMES, _GOES, _RISES = 0.16, 0.12, 12  # seconds, seconds, units


class TipPlate:
    """One line at a time, in one place."""

    def __init__(self, props: Props) -> None:
        self._props = props
        self._picture: pygame.Surface | None = None
        self.place = pygame.Rect(0, 0, 0, 0)
        self._fade = Fade()
        self._words = ""

    @property
    def reading(self) -> Sequence[str]:
        """The line of the tip, while it is shown."""
        return [self._words] if self._fade.wanted else ()

    @property
    def pointing_at(self) -> str:
        """Keys don't come to it."""
        return ""

    def in_room(self, words: str, room: pygame.Rect, at_head: bool) -> pygame.Rect:
        """Where these words lie in a room: at its head, or above the line at its foot."""
        px, text, setter = self._props.screen.px, self._props.screen.text, self._props.typesetter
        wide = min(px(_WIDE), room.width - 2 * px(_ASIDE))
        usual = round(px(_HIGH) * max(1.0, text * 0.75))
        beside = px(2 * _PAD) + px(2 * _CROSS)
        if text == 1:  # larger words may shrink
            lines = len(setter.lines(words, Type.BODY, wide - beside))
            whole = lines * setter.height(Type.BODY) + px(8)
            usual = max(usual, min(whole, room.height - px(2 * _ASIDE)))
        place = pygame.Rect(0, 0, wide, usual)
        if at_head:
            place.midtop = (room.centerx, room.top + px(_ASIDE))
        else:
            place.midbottom = (room.centerx, room.bottom - px(_FOOT))
        return place

    def show(self, words: str, place: pygame.Rect) -> None:
        """Say this there."""
        self.place, self._fade = place, Fade()
        self._fade.wanted = True
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
        cross.midright = (self.place.right - self._props.screen.px(4), self.place.centery)
        return cross

    def go(self) -> None:
        """Begin to fade the plate out."""
        self._fade.wanted = False

    @property
    def stands(self) -> bool:
        """Whether there is a line to be read."""
        return self._fade.wanted

    @property
    def resting(self) -> bool:
        """Whether it neither comes nor goes."""
        return self._fade.resting

    def update(self, seconds: float) -> bool:
        """Let time pass; whether it looks otherwise."""
        return self._fade.update(seconds, _COMES, _GOES)

    def handle(self, event: pygame.event.Event) -> bool:
        """Whether its cross was clicked."""
        presses = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        if not (presses and self._fade.wanted and self._cross().collidepoint(event.pos)):
            return False
        if event.type == pygame.MOUSEBUTTONUP:
            self.go()
        return True

    def pieces(self) -> dict[Hashable, Piece]:
        """The plate, as far as it has come."""
        step = self._fade.step
        if self._picture is None or not step:
            return {}
        rises = round(self._props.screen.px(_RISES) * (1 - step)) if self._props.moves else 0
        place = self.place.move(0, rises)
        picture = self._picture if step == 1 else faded(self._picture, step)
        lay = partial(lay_on, picture, at=place.topleft)
        return {"tip": Piece((self._picture, step), place, lay)}
