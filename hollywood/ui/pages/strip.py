"""The strip at the foot of the title and of the street: what belongs to all games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from hollywood import __version__
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.message import say
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, NIGHT, Type
from hollywood.ui.widgets.control_painter import PADDING
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.form import Lettered

LARGE = 1.5  # for words as large as this it is brief
_GAP = 10  # units: between buttons
_NARROW = 0.95  # of their width: so narrow words may become
_ASIDE = 28  # units: left of the first one, right of the last one


class Strip:
    """Languages at the left, sound at the right, the edition between them."""

    def __init__(self, page: Lettered, changed: Press) -> None:
        self.page = page
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._changed = changed
        self._squeezed = 1.0  # of the width its buttons would have

    def set_out(
        self, before: Sequence[Control] = (), after: Sequence[Control] = (), brief: bool = False
    ) -> list[Control]:
        """All buttons from the left; a scene may have some of its own before and after the sound.

        Brief: one language, which is exchanged for the next, no sound and no edition.
        """
        page = self.page
        high, gap = page.high(38), page.px(_GAP)
        self.rect = pygame.Rect(0, 0, page.bounds.width, high + page.px(12))
        self.rect.bottom = page.bounds.bottom
        at = self.rect.inflate(-2 * page.px(_ASIDE), -page.px(12))
        left = [self._next_language()] if brief else self._languages()
        right = [*before, *([] if brief else [self.sound()]), *after]
        every, room = [*left, *right], at.width - gap * (len(left) + len(right))
        if not brief and sum(map(self._wide, every)) * _NARROW > room:
            left = [self._next_language()]
            every, room = [*left, *right], at.width - gap * (len(left) + len(right))
        if brief and sum(map(self._wide, every)) > room:
            for control in every:
                control.letters = Type.LABEL  # it alone is smaller than was asked for
        self._squeezed = max(_NARROW, min(1.0, room / sum(map(self._wide, every))))
        for control in left:
            self._fit(control, at)
            control.rect.left = at.left
            at.left, at.width = control.rect.right + gap, at.right - control.rect.right - gap
        for control in reversed(right):
            self._fit(control, at)
            control.rect.right = at.right
            at.width = control.rect.left - at.left - gap
        edition = page.said(say("title.version", version=__version__))
        if not brief and page.typesetter.width(edition, Type.SMALL) < at.width:
            place = page.put(edition, Type.SMALL, CREAM, at, "right")
            dark = page.typesetter.line(edition, Type.SMALL, BLACK, at.width)
            page.show(dark, place.move(page.px(1), page.px(2)))
        return [*left, *right]

    def lay_ground(self) -> None:
        """Its own ground, so that it stays the same whatever goes on behind it."""
        ground = pygame.Surface(self.rect.size)
        ground.fill(NIGHT)
        ground.fill(BRASS.lerp(NIGHT, 0.4), (0, 0, self.rect.width, max(1, self.page.px(1))))
        self.page.below.insert(0, (ground, self.rect))

    def _fit(self, control: Control, at: pygame.Rect) -> None:
        wide = int(self._wide(control) * self._squeezed)
        control.rect = pygame.Rect(at.left, at.top, wide, self.page.high(38))

    def _wide(self, control: Control) -> int:
        """As wide as its words."""
        words = self.page.typesetter.width(control.words, control.letters)
        return words + self.page.px(2 * PADDING + 2)

    def button(self, id: str, press: Press, lit: bool = False) -> Control:
        """A button for the strip."""
        words = self.page.said(say(id))
        return Control(pygame.Rect(0, 0, 0, 0), words, press, quiet=True, lit=lit, on_picture=True)

    def _languages(self) -> list[Control]:
        now = self.page.props.language
        return [
            self.button(f"language.{each}", partial(self._speak, each), each == now)
            for each in LANGUAGES
        ]

    def _next_language(self) -> Control:
        now = self.page.props.language
        following = LANGUAGES[(LANGUAGES.index(now) + 1) % len(LANGUAGES)]
        return self.button(f"language.{now}", partial(self._speak, following), lit=True)

    def sound(self) -> Control:
        """Switches the sound off, or on again."""
        muted = self.page.props.settings.muted
        return self.button("title.sound_off" if muted else "title.sound_on", self.mute)

    def _speak(self, language: Language) -> None:
        self.page.props.speak(language)
        self._change()

    def mute(self) -> None:
        """Hear nothing, or hear it again."""
        self.page.props.settings.muted = not self.page.props.settings.muted
        self._change()

    def _change(self) -> None:
        self.page.props.settings.save()
        self.page.lay_out()
        self._changed()
