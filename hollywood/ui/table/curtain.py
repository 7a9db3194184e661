"""The curtain, which hides the table while one player makes way for another at the same screen."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from hollywood.core.game import M, S
from hollywood.core.match import Match
from hollywood.core.message import Seat, say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.theme import CREAM, Type
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.page import Page

from .eyes import Eyes
from .hands import Hands
from .remarks import Remarks
from .show import Show

_PATIENCE = 0.4  # seconds in which a key was meant for the table


def hands_over(match: Match[S, M], humans: Collection[Seat], eyes: Eyes[S, M]) -> bool:
    """Whether a human must decide who sees other cards than whoever looked last."""
    seat = match.to_act
    return seat is not None and seat in humans and eyes.differ(match.state, seat)


def has_secrets(match: Match[S, M], humans: Collection[Seat], eyes: Eyes[S, M]) -> bool:
    """Whether whoever looks sees what another human at this screen must not."""
    return eyes.viewer is not None and any(eyes.differ(match.state, seat) for seat in humans)


def look_away(
    eyes: Eyes[S, M], hands: Hands[S, M], remarks: Remarks[S, M], show: Show[S, M]
) -> None:
    """Nobody sees the table any more, until a curtain opens for whoever must decide."""
    eyes.turn_to(None)
    hands.leave()
    remarks.clear()
    show.place()


class Curtain(Page):
    """An opaque sheet between two players at one screen."""

    size = (760, 290)

    def __init__(self, props: Props, player: str, opens: Press, pause: Press) -> None:
        super().__init__(props, say("curtain.pass", player=player), pause)
        self.player = player
        self._opens = opens
        self._hung = 0.0
        props.sound.play("curtain_close")

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself: keys are taken now."""
        return super().resting and self._hung >= _PATIENCE

    def set_out(self) -> Sequence[Control]:
        """To whom the screen is passed, and their button."""
        self.put_heading()
        room = self.inner
        button = pygame.Rect(0, 0, self.inner.width * 3 // 4, self.high(52))
        button.midbottom = self.foot.midbottom
        room.height = button.top - self.px(12) - room.top
        why = self.said(say("curtain.why", player=self.player))
        self.put_beside(why, Type.BODY, CREAM, room, "centre")
        words = self.said(say("curtain.open", player=self.player))
        return [Control(button, words, self._open, primary=True)]

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        before, self._hung = self._hung, self._hung + seconds
        if before < _PATIENCE <= self._hung:
            self.props.sound.play("notify")
        return super().update(seconds)

    def handle(self, event: pygame.event.Event) -> None:
        """A key or a click opens it; Escape leads to the pause."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            self._open()
        else:
            super().handle(event)

    def _open(self) -> None:
        if self._hung >= _PATIENCE:
            self.props.sound.play("curtain_open")
            self._opens()
