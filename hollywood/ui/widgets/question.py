"""A question: a small sheet with a few words and an answer on each button."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, repeat

import pygame
from pygame import Color

from hollywood.core.message import Message
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.theme import CREAM, MUTED, Type

from .controls import Control, Press
from .page import Drawn, Page

_GAP = 12  # units
_WITH_PICTURE = (860, 520)


class Question(Page):
    """Asked above the scene it concerns; the last answer is that of Escape."""

    veils = True
    size = (820, 396)

    def __init__(
        self,
        props: Props,
        title: Message,
        words: Sequence[Message],
        answers: Sequence[tuple[Message, Press]],
        drawn: Drawn | None = None,
    ) -> None:
        if drawn is not None:
            self.size = _WITH_PICTURE
        super().__init__(props, title, answers[-1][1])
        self.asked = words
        self.answers = answers
        self.drawn = drawn

    def set_out(self) -> Sequence[Control]:
        """What it is about, then the buttons; the first is what most would want."""
        self.put_heading()
        buttons = self._buttons(self.high(50))
        room = self.inner
        room.height = buttons[0].rect.top - self.px(_GAP) - room.top
        if self.drawn is not None:
            self.put_drawn(self.drawn, room)
        room.top += self._spare(room) // 2
        for words, type, ink in self._words():
            place = self.put_block(words, type, ink, room, "centre")
            taken = place.bottom + self.px(_GAP) - room.top
            room.top, room.height = room.top + taken, room.height - taken
        return buttons

    def _words(self) -> list[tuple[str, Type, Color]]:
        """The question itself, and in smaller letters what else is to be known."""
        looks = chain([(Type.BODY, CREAM)], repeat((Type.SMALL, MUTED)))
        return [(self.said(each), *look) for each, look in zip(self.asked, looks, strict=False)]

    def _spare(self, room: pygame.Rect) -> int:
        """How much of the room's height the words leave over: they stand in its middle."""
        lines, height = self.typesetter.lines, self.typesetter.height
        highs = [
            len(lines(words, type, room.width)) * height(type) for words, type, _ in self._words()
        ]
        return max(0, room.height - sum(highs) - self.px(_GAP) * (len(highs) - 1))

    def _buttons(self, high: int) -> list[Control]:
        """One above the other."""
        step = high + self.px(_GAP)
        place = pygame.Rect(0, 0, self.inner.width * 3 // 4, high)
        top = self.foot.bottom - step * len(self.answers) + self.px(_GAP)
        place.midtop = (self.inner.centerx, top)
        return [
            Control(place.move(0, number * step), self.said(words), press, primary=not number)
            for number, (words, press) in enumerate(self.answers)
        ]
