"""The card of the very first start: the language, and how large words shall be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.message import say
from hollywood.settings import TEXT_SIZES
from hollywood.ui.app.passage import PRESSES
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.row import split_evenly
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import CREAM, MUTED, Type
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.page import Page

from .strip import LARGE

_SIZE, _SIZE_LARGE = (640, 404), (900, 580)  # units; the same for large words
_GAP = 14  # units
_STREET, _ROW = 56, 46  # units: the likeliest button, the others


class Welcome(Page):
    """A small sheet above the street; it comes once."""

    veils = True

    def __init__(
        self, props: Props, changed: Press, more: Press, read: Press, music: Press
    ) -> None:
        super().__init__(props, say("welcome.title"), read)
        self._music = music  # begins with the first press
        self._changed = changed  # another language, or another size of words
        self._more = more  # to all settings

    def handle(self, event: pygame.event.Event) -> None:
        """Somebody is there: from now on there is music."""
        if event.type in PRESSES:
            self._music()
        super().handle(event)

    def resize(self, screen: Screen) -> None:
        """Large words need a larger sheet."""
        self.size = _SIZE_LARGE if screen.text >= LARGE else _SIZE
        super().resize(screen)

    def set_out(self) -> Sequence[Control]:
        """Two rows of choices, then the way on."""
        self.put_heading()
        place = self.inner
        languages = [
            self._choice(self.said(say(f"language.{each}")), each == self.props.language, press)
            for each in LANGUAGES
            for press in (partial(self._speak, each),)
        ]
        self._row("setting.language", languages, place, self.high(_ROW))
        now = self.props.settings.text_size
        sizes = [self._choice("", each == now, partial(self._write, each)) for each in TEXT_SIZES]
        letters = [self._letters(each) for each in TEXT_SIZES]
        high = max(self.high(_ROW), max(each.get_height() for each in letters))
        self._row("setting.text_size", sizes, place, high)
        for control, picture in zip(sizes, letters, strict=True):
            self.show(picture, control.rect, above=True)
        return [*languages, *sizes, *self._ways()]

    def _choice(self, words: str, lit: bool, press: Press) -> Control:
        return Control(pygame.Rect(0, 0, 0, 0), words, press, lit=lit)

    def _row(self, id: str, controls: list[Control], place: pygame.Rect, high: int) -> None:
        """What is chosen, and below it what there is; the place becomes what is left."""
        head = pygame.Rect(place.left, place.top, place.width, self.typesetter.height(Type.LABEL))
        self.put(self.said(say(id)), Type.LABEL, MUTED, head)
        at = pygame.Rect(place.left, head.bottom + self.px(4), place.width, high)
        for control, there in zip(
            controls, split_evenly(at, len(controls), self.px(_GAP)), strict=True
        ):
            control.rect = there
        taken = at.bottom + self.px(_GAP) - place.top
        place.top, place.height = place.top + taken, place.height - taken

    def _letters(self, size: int) -> pygame.Surface:
        """Letters of this size, whatever the size is now."""
        typesetter = Typesetter(replace(self.props.screen, text=size / 100))
        return typesetter.line(self.said(say("welcome.letters")), Type.BUTTON, CREAM)

    def _ways(self) -> list[Control]:
        """On to the street, or to everything that can be chosen."""
        more = pygame.Rect(0, 0, self.inner.width, self.high(_ROW))
        more.midbottom = (self.rect.centerx, self.rect.bottom - self.px(26))
        street = pygame.Rect(more.left, 0, more.width, self.high(_STREET))
        street.bottom = more.top - self.px(10)
        why = self.said(say("welcome.more_why"))
        return [
            Control(street, self.said(say("welcome.street")), self.back, primary=True),
            Control(more, self.said(say("welcome.more")), self._more, hint=why),
        ]

    def _speak(self, language: Language) -> None:
        self.props.speak(language)
        self._changed()

    def _write(self, size: int) -> None:
        self.props.settings.text_size = size
        self._changed()
