"""Small sheets above a career: what comes in again, and what is to be forgotten."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from hollywood.core.message import Message, say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.row import split_evenly
from hollywood.ui.draw.theme import CREAM, Type
from hollywood.ui.widgets.controls import Control, Field, Press
from hollywood.ui.widgets.page import Page

_GAP, _MOST = 12, 4  # units, files


class Import(Page):
    """Files that hold a career, the newest first."""

    veils = True
    size = (820, 420)

    def __init__(
        self, props: Props, found: Sequence[Path], take: Callable[[Path], None], back: Press
    ) -> None:
        super().__init__(props, say("career.import"), back)
        self._found, self._take = found[:_MOST], take

    def set_out(self) -> Sequence[Control]:
        """A button for each, and the way back."""
        self.put_heading()
        room, high, gap = self.inner, self.high(44), self.px(_GAP)
        told = self.said(say("career.import_how" if self._found else "career.import_none"))
        words = self.put_block(told, Type.BODY, CREAM, room)
        top = words.bottom + gap
        controls = []
        for number, file in enumerate(self._found):
            place = pygame.Rect(room.left, top + number * (high + gap), room.width, high)
            press = partial(self._take, file)
            controls.append(Control(place, file.name, press, letters=Type.BODY))
        return [*controls, _leave(self, self.foot)]


class Forget(Page):
    """A word must be written before anything is forgotten."""

    veils = True
    size = (820, 380)

    def __init__(
        self, props: Props, how: str, ways: Sequence[tuple[Message, Press]], back: Press
    ) -> None:
        super().__init__(props, say("career.forget"), back)
        self._how = how  # the id of what becomes of it
        self._ways = ways  # what is forgotten
        self._written = ""

    @property
    def _word(self) -> str:
        return self.said(say("career.forget_word"))

    def set_out(self) -> Sequence[Control]:
        """What becomes of it, the field, and the buttons that wait for the word."""
        self.put_heading()
        room, gap = self.inner, self.px(_GAP)
        told = self.said(say(self._how, word=self._word))
        words = self.put_block(told, Type.BODY, CREAM, room)
        field = pygame.Rect(room.left, words.bottom + gap, room.width, self.high(46))
        meant = self._written.strip().casefold() == self._word.casefold()
        places = split_evenly(self.foot, len(self._ways) + 1, gap)
        buttons = [
            Control(place, self.said(words), press, enabled=meant, letters=Type.LABEL)
            for place, (words, press) in zip(places, self._ways, strict=False)
        ]
        write = Field(field, text=self._written, change=self._write)
        return [write, *buttons, _leave(self, places[-1])]

    def _write(self, written: str) -> None:
        """The buttons answer as soon as the word stands there."""
        self._written = written
        self.lay_out()


def _leave(page: Page, place: pygame.Rect) -> Control:
    return Control(place, page.said(say("question.cancel")), page.escape)
