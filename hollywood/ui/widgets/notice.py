"""A notice: one thing the player should know, and a button that says it was read."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hollywood.core.message import Message, say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.theme import CREAM, Type

from .controls import Control, Press
from .page import Page


class Notice(Page):
    """A small sheet above the scene it concerns."""

    veils = True
    size = (760, 330)

    def __init__(self, props: Props, message: Message, read: Press) -> None:
        super().__init__(props, say("notice.title"), read)
        self.message = message

    def set_out(self) -> Sequence[Control]:
        """The words, and one button."""
        self.put_heading()
        room = self.inner
        button = pygame.Rect(0, 0, self.px(220), self.high(52))
        button.midbottom = self.foot.midbottom
        room.height = button.top - self.px(12) - room.top
        self.put_block(self.said(self.message), Type.BODY, CREAM, room, "centre")
        return [Control(button, self.said(say("notice.read")), self.back, primary=True)]
