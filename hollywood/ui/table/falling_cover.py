"""A cloth that falls over the lower part of a table; whatever lies above it stays in sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from hollywood.ui.app.keys import MOUSE
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, Type
from hollywood.ui.widgets.controls import Control, Press

from .drawn_curtain import Behind, Called, DrawnCurtain
from .setting import Half, OwnCover
from .uncovered import AnyUncovered

_SIGN, _PAD, _BUTTON, _BUTTON_UP = 96, 24, (260, 52), 36  # units
_NAME_HIGH, _CALL_HIGH = 62, 34


class FallingCover(DrawnCurtain):
    """It comes down like a roller blind; a plate on it says whose turn it is; it goes up again."""

    closes, opens_in, patience = 0.26, 0.32, 0.4
    plates, grows = ((540, 268), (760, 300)), 1.1

    def __init__(
        self,
        props: Props,
        called: Called,
        opens: Press,
        pause: Press,
        cover: Callable[[], OwnCover],
        behind: Behind,
        beside: AnyUncovered,
    ) -> None:
        self._cover, self._uncovered = cover, beside
        self._drawn = props.art.drawn  # so many cards when the table was painted
        self._pointed = False  # since then the mouse has pointed elsewhere
        super().__init__(props, called, opens, pause, _no_halves, behind)

    @property
    def rect(self) -> pygame.Rect:
        """The plate, in the middle of the cloth."""
        plate = pygame.Rect(0, 0, *map(self.px, self.size))
        place = self._cover().place
        plate.center = (place.centerx, place.centery + self.px(6))
        return plate

    def resize(self, screen: Screen) -> None:
        """What lies above the cloth is painted for a window of another size."""
        super().resize(screen)
        if self.closed and not self.parts:
            self._behind.draw(self._table)

    def update(self, seconds: float) -> bool:
        """Let time pass; cards that are drawn meanwhile are seen above the cloth."""
        changed, drawn = super().update(seconds), self.props.art.drawn
        if not self.closed or self.parts:
            return changed
        otherwise = self._uncovered.update(seconds)
        if drawn == self._drawn and not (otherwise or self._pointed):
            return changed
        self._drawn, self._pointed = drawn, False
        self._behind.draw(self._table)
        return True

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself, nor by waiting where the mouse is."""
        return super().resting and self._uncovered.resting and not self._pointed

    def handle(self, event: pygame.event.Event) -> None:
        """What lies above the cloth can be looked at."""
        if self.closed and not self.parts and event.type in MOUSE:
            self._pointed |= self._uncovered.point(event, self._cover().place)
        super().handle(event)

    def set_out(self) -> Sequence[Control]:
        """The sign of whoever is called on the edge of the plate; their name, why, their button."""
        sign = self._called.sign(self.px(_SIGN))
        room = self.rect.inflate(-2 * self.px(_PAD), 0)
        self.show(sign, sign.get_rect(center=room.midtop))
        button = pygame.Rect(0, 0, min(room.width, self._button_wide), self.high(_BUTTON[1]))
        button.midbottom = (room.centerx, room.bottom - self.px(_BUTTON_UP))
        top = room.top + self.px(_SIGN / 2 + 8)
        call = pygame.Rect(room.left, top, room.width, self.high(_CALL_HIGH))
        self.put(self.said(self._cover().calls), Type.STATUS, MUTED, call, "centre")
        name = pygame.Rect(room.left, call.bottom, room.width, self.px(_NAME_HIGH))
        fits = self.typesetter.width(self._called.name, Type.MARQUEE) <= name.width
        self.put(self._called.name, Type.MARQUEE if fits else Type.HEADLINE, GOLD, name, "centre")
        why = pygame.Rect(room.left, name.bottom, room.width, 0)
        why.height = button.top - self.px(8) - why.top
        self.put_beside(self._called.why(), Type.BODY, CREAM, why, "centre")
        return [self.opener(button)]

    @property
    def _button_wide(self) -> int:
        words = self.typesetter.width(self.said(self.opens), Type.BUTTON)
        return max(self.px(_BUTTON[0]), words + 2 * self.px(_PAD))

    def _arrive(self) -> None:
        """Once it lies over the table, that is painted for whoever is called: it is seen above."""
        super()._arrive()
        if self.closed and not self.parts:
            self._behind.draw(self._table)

    def _beside(self, canvas: pygame.Surface) -> None:
        """The table above it."""
        canvas.blit(self._table, (0, 0))

    def _hang(self, canvas: pygame.Surface, shut: float) -> None:
        """The cloth, as far down as it is: its foot comes first."""
        cover = self._cover()
        cloth, place = cover.cloth(), cover.place
        seen = round(place.height * shut)
        if seen > 0:
            canvas.blit(cloth, place, (0, place.height - seen, place.width, seen))
        plate = self._uncovered.piece() if self.closed and not self.parts else None
        if plate is not None:  # beside a card it hangs over the cloth
            plate.paint(canvas)


def _no_halves() -> tuple[Half, Half]:
    """It is in one piece."""
    nothing = pygame.Surface((1, 1))
    return Half(nothing, nothing), Half(nothing, nothing)
