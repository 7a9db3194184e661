"""The curtain, which hides the table while one player makes way for another at the same screen."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hollywood.core.message import Message, say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.theme import CREAM, MUTED, Type
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.page import Page

_FRAME, _LIFT = 12, 9  # units: from the sheet's edge to its frame; what the button makes way for


class Curtain(Page):
    """An opaque sheet between two players at one screen."""

    size = (760, 290)
    patience = 0.4  # seconds in which a key was meant for the table

    def __init__(self, props: Props, player: str, opens: Press, pause: Press) -> None:
        super().__init__(props, say("curtain.pass", player=player), pause)
        self.player = player
        self._opens = opens
        self._hung = 0.0
        self._keyed = False  # whether the key of the button is told
        props.sound.play("curtain_close")

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself: keys are taken now."""
        return super().resting and self._hung >= self.patience

    def set_out(self) -> Sequence[Control]:
        """To whom the screen is passed, and their button."""
        self.put_heading()
        room = self.inner
        button = pygame.Rect(0, 0, self.inner.width * 3 // 4, self.high(52))
        button.midbottom = self.foot.midbottom
        room.height = button.top - self.px(12) - room.top
        why = self.said(say("curtain.why", player=self.player))
        self.put_beside(why, Type.BODY, CREAM, room, "centre")
        return [self.opener(button)]

    @property
    def calls(self) -> Message:
        """Whose turn it is."""
        return say("curtain.pass", player=self.player)

    @property
    def opens(self) -> Message:
        """What whoever is called says."""
        return say("curtain.open", player=self.player)

    def opener(self, place: pygame.Rect) -> Control:
        """The button of whoever is called; its key is below it, where there is room."""
        self._keyed = self.props.keys.shows("confirm")
        foot, high = self.rect.bottom - self.px(_FRAME), self.typesetter.height(Type.SMALL)
        lifted = max(0, place.bottom - (foot - high))
        if self._keyed and lifted <= self.px(_LIFT):
            place = place.move(0, -lifted)
            key = pygame.Rect(place.left, place.bottom, place.width, foot - place.bottom)
            self.put(self.said(say("curtain.key")), Type.SMALL, MUTED, key, "centre")
        return Control(place, self.said(self.opens), self._meant, primary=True)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        before, self._hung = self._hung, self._hung + seconds
        if self._keyed != self.props.keys.shows("confirm"):
            self.lay_out()
        if before < self.patience <= self._hung:
            self.props.sound.play("notify")
        return super().update(seconds)

    def handle(self, event: pygame.event.Event) -> None:
        """A key or a click opens it; Escape leads to the pause."""
        if self.props.keys.means(event, "press"):
            self._meant()
        else:
            super().handle(event)

    def _meant(self) -> None:
        if self._hung >= self.patience:
            self.props.sound.play("curtain_open")
            self.part()

    def part(self) -> None:
        """It opens."""
        self._opens()
