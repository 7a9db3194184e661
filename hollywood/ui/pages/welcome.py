"""The card of the very first start: the language, and how large words shall be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.message import say
from hollywood.settings import TEXT_SIZES
from hollywood.ui.app.keys import PRESSES
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.row import split_evenly
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import CREAM, MUTED, Type
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.page import Page

from .strip import LARGE

_SIZE, _SIZE_LARGE = (640, 452), (900, 668)  # units; the same for large words
_NOWHERE = pygame.Rect(0, 0, 0, 0)
_GAP = 14  # units
_PRIMARY, _ROW = 56, 46  # units: the likeliest button, the others


@dataclass(frozen=True)
class WelcomeWays:
    """What the card leads to, and what it does."""

    changed: Press  # another language, or another size of words
    more: Press  # to all settings
    street: Press
    music: Press  # begins with the first press
    learn: Press | None = None  # to the lesson of the open house, if it has one


class Welcome(Page):
    """A small sheet above the street; it comes once."""

    veils = True

    def __init__(self, props: Props, ways: WelcomeWays, game: str) -> None:
        super().__init__(props, say("welcome.title"), ways.street)
        self._ways, self._game = ways, game  # the title of what can be learnt

    def handle(self, event: pygame.event.Event) -> None:
        """Somebody is there: from now on there is music."""
        if event.type in PRESSES:
            self._ways.music()
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
        return [*languages, *sizes, *self._leads()]

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

    def _leads(self) -> list[Control]:
        """On to the lesson, to the street, or to everything that can be chosen."""
        ways, why = self._ways, self.said(say("welcome.more_why"))
        leads = [
            Control(_NOWHERE, self.said(say("welcome.street")), self.back),
            Control(_NOWHERE, self.said(say("welcome.more")), ways.more, hint=why),
        ]
        if ways.learn is not None:
            words = self.said(say("welcome.learn", game=self._game))
            leads.insert(0, Control(_NOWHERE, words, ways.learn))
        leads[0].primary = True
        foot = self.rect.bottom - self.px(26)
        for control in reversed(leads):
            high = self.high(_PRIMARY if control.primary else _ROW)
            control.rect = pygame.Rect(self.inner.left, foot - high, self.inner.width, high)
            foot = control.rect.top - self.px(10)
        return leads

    def _speak(self, language: Language) -> None:
        self.props.speak(language)
        self._ways.changed()

    def _write(self, size: int) -> None:
        self.props.settings.text_size = size
        self._ways.changed()
