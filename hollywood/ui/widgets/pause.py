"""The pause: a sheet above the table with the ways out of it, and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hollywood.core.message import Message, say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.theme import CREAM, MUTED, Type

from .controls import Control, Press
from .page import Drawn, Page

_GAP = 12  # units


@dataclass(frozen=True)
class Ways:
    """What the pause leads to."""

    go_on: Press
    rules: Press
    settings: Press
    leave: Press  # to the title; the match is kept if it can be
    quit: Press


class Pause(Page):
    """The table is still seen behind it."""

    veils = True
    size = (580, 652)

    def __init__(
        self,
        props: Props,
        choices: Ways,
        unsaved: Message | None = None,
        told: Message | None = None,
        drawn: Drawn | None = None,
        kept: Message | None = None,
        leaves: Message | None = None,
    ) -> None:
        super().__init__(props, say("pause.title"), choices.go_on)
        self.choices = choices
        self.unsaved = unsaved  # why the match can't be saved
        self.told = told  # how far the match has come
        self.drawn = drawn  # the match
        self.kept = kept or say("pause.kept")  # what becomes of it
        saved = "pause.leave_unsaved" if unsaved or kept else "pause.leave"
        self.leaves = leaves or say(saved)  # where leaving leads

    def set_out(self) -> Sequence[Control]:
        """One button below the other, and a word of comfort, or of warning."""
        self.put_heading()
        ways = self.choices
        named = [
            (say("pause.go_on"), ways.go_on),
            (say("title.rules"), ways.rules),
            (say("title.settings"), ways.settings),
            (self.leaves, ways.leave),
            (say("title.quit"), ways.quit),
        ]
        kept = say("pause.unsaved", reason=self.unsaved) if self.unsaved else self.kept
        comfort = self.said(kept)
        lines = len(self.typesetter.lines(comfort, Type.SMALL, self.inner.width))
        foot = pygame.Rect(self.inner.left, 0, self.inner.width, 0)
        foot.height = lines * self.typesetter.height(Type.SMALL)
        foot.bottom = self.foot.bottom
        room = self.inner
        if self.told is not None:
            line = self.put_block(
                self.said(self.told), Type.LABEL, CREAM, room, "centre", even=True
            )
            room.top = line.bottom + self.px(_GAP) // 2
            room.height = foot.top - room.top
        if self.drawn is not None:
            self.put_drawn(self.drawn, room)
        room.height = foot.top - room.top - self.px(_GAP)
        high = min(self.high(52), (room.height - self.px(_GAP) * (len(named) - 1)) // len(named))
        self.put_block(comfort, Type.SMALL, CREAM if self.unsaved else MUTED, foot, "centre")
        step = (room.height - high) // (len(named) - 1)
        return [
            Control(
                pygame.Rect(room.left, room.top + number * step, room.width, high),
                self.said(words),
                press,
                primary=not number,
            )
            for number, (words, press) in enumerate(named)
        ]
