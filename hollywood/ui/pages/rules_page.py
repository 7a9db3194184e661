"""The rules on a few short pages, each with a picture made of real cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from hollywood.core.message import say
from hollywood.ui.app.boxed_game import Picture, RulesPart
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, PANEL, Type
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.page import Page

_SHARES = (0.4, 0.46, 0.52, 0.58, 0.64, 0.68)  # of the width: for words, the least that will do
_NARROW = 0.34  # the same where there are words at the right, too
_BETWEEN = 36  # units
_GAP = 12
_PAD = 16  # units: beside a preset's words
_ROUND, _TIGHT = 24, 8  # the same above and below together; less where words are large
_TURNS = {
    pygame.K_LEFT: -1,
    pygame.K_RIGHT: 1,
    pygame.K_PAGEUP: -1,
    pygame.K_PAGEDOWN: 1,
}


class RulesPage(Page):
    """Turned by buttons and arrow keys."""

    def __init__(self, props: Props, game: OpenedGame, back: Press, page: int = 0) -> None:
        super().__init__(props, say("rules.title"), back)
        self.kit = game.kit
        self.pages = game.screens.rules
        self.page = page
        self._room = pygame.Rect(0, 0, 0, 0)  # for the picture
        self._pictures: dict[tuple[object, ...], pygame.Surface] = {}

    def handle(self, event: pygame.event.Event) -> None:
        """Arrow keys turn the page."""
        if event.type == pygame.KEYDOWN and event.key in _TURNS:
            self._turn(self.page + _TURNS[event.key])
        else:
            super().handle(event)

    def resize(self, screen: Screen) -> None:
        """Lay everything out for this window."""
        self._pictures.clear()
        super().resize(screen)

    def set_out(self) -> Sequence[Control]:
        """Words at the left, the picture at the right, the pages' numbers below."""
        page = self.pages[self.page]
        self.put_heading(self.said(say(f"{self.kit.name}.rules.{page.id}")))
        room = self.inner
        words = room.copy()
        words.width = round(room.width * self._share(page, room))
        picture = pygame.Rect(words.right + self.px(_BETWEEN), room.top, 0, room.height)
        picture.width = room.right - picture.left
        self._put_text(page, words)
        if page.picture is None:
            self._put_presets(picture)
        self._room = picture
        return self._buttons()

    def adorn(self) -> None:
        """The picture, if the page has one."""
        page = self.pages[self.page]
        if page.picture is not None:
            self.show(self._drawn(page.id, page.picture, self._room), self._room)

    def _share(self, page: RulesPart, room: pygame.Rect) -> float:
        """How much of the width words take; the picture has the rest."""
        texts = self._texts(page)
        enough = (
            share
            for share in _SHARES
            if self._high(texts, round(room.width * share)) <= room.height
        )
        return _NARROW if page.picture is None else next(enough, _SHARES[-1])

    def _high(self, texts: Sequence[str], wide: int) -> int:
        """How high paragraphs of this width are."""
        lines = sum(len(self.writing.lines(text, Type.READING, wide)) for text in texts)
        return lines * self.writing.height(Type.READING) + (len(texts) - 1) * self.px(_GAP)

    def _texts(self, page: RulesPart) -> list[str]:
        return [self.said(each) for each in page.paragraphs]

    def _put_text(self, page: RulesPart, room: pygame.Rect) -> None:
        """Paragraphs below each other."""
        at = room.copy()
        for text in self._texts(page):
            at.height = room.bottom - at.top
            place = self.put_block(text, Type.READING, CREAM, at, even=True)
            at.top = place.bottom + self.px(_GAP)

    def _put_presets(self, room: pygame.Rect) -> None:
        """Every preset with a sentence, if it has one; the sentences large if there is room."""
        known = [name for name in self.kit.presets if self._tells(name)]
        told = [self.said(say(f"{self.kit.name}.preset_does.{name}")) for name in known]
        wide, gap = room.width - 2 * self.px(_PAD), self.px(_GAP)
        for type in (Type.READING, Type.BODY):
            highs = [self._preset_high(words, type, wide) for words in told]
            spare = (room.height + gap - sum(highs)) // max(1, len(known)) - gap
            if spare >= self.px(_ROUND):
                break
        self._cut = self._cut or spare < self.px(_TIGHT)
        top = room.top
        for name, words, high in zip(known, told, highs, strict=True):
            row = pygame.Rect(room.left, top, room.width, high + spare)
            self._put_preset(self.said(say(f"{self.kit.name}.preset.{name}")), words, type, row)
            top = row.bottom + gap

    def _preset_high(self, words: str, type: Type, wide: int) -> int:
        lines = len(self.writing.lines(words, type, wide))
        return self.writing.height(Type.NAME) + self.writing.height(type) * lines

    def _put_preset(self, called: str, words: str, type: Type, row: pygame.Rect) -> None:
        size, line = row.size, max(1, self.px(1))
        self.show(self.props.plates.plate(size, self.px(10), PANEL, BRASS, line), row)
        inside = row.inflate(-2 * self.px(_PAD), 0)
        high = self._preset_high(words, type, inside.width)
        inside.top += max(0, (row.height - high) // 2)
        head = pygame.Rect(inside.topleft, (inside.width, self.writing.height(Type.NAME)))
        self.put(called, Type.NAME, GOLD, head)
        told = pygame.Rect(inside.left, head.bottom, inside.width, row.bottom - head.bottom)
        self.put_block(words, type, CREAM, told, even=True)

    def _tells(self, preset: str) -> bool:
        return f"{self.kit.name}.preset_does.{preset}" in self.props.sentences

    def _drawn(self, name: str, picture: Picture, room: pygame.Rect) -> pygame.Surface:
        """Put together once for a size and a language."""
        key = (name, room.size, self.props.language, self.props.settings.symbols)
        if key not in self._pictures:
            self._pictures[key] = picture(self.props, room.size)
        return self._pictures[key]

    def _buttons(self) -> list[Control]:
        """Back at the left, the numbers in the middle, the next page at the right."""
        foot, gap = self.foot, self.px(6)
        back, on = foot.copy(), foot.copy()
        back.width = on.width = self.px(190)
        on.right = foot.right
        wide = min(self.px(48), (on.left - back.right) // len(self.pages) - gap)
        row = pygame.Rect(0, foot.top, (wide + gap) * len(self.pages) - gap, foot.height)
        row.centerx = (back.right + on.left) // 2
        last = self.page == len(self.pages) - 1
        forth = self.escape if last else partial(self._turn, self.page + 1)
        words = self.said(say("new_match.done" if last else "rules.next"))
        numbers = [
            Control(
                pygame.Rect(row.left + number * (wide + gap), row.top, wide, row.height),
                str(number + 1),
                partial(self._turn, number),
                lit=number == self.page,
                quiet=True,
            )
            for number in range(len(self.pages))
        ]
        closing = Control(back, self.said(say("new_match.back")), self.escape)
        return [Control(on, words, forth, primary=True), closing, *numbers]

    def _turn(self, page: int) -> None:
        if 0 <= page < len(self.pages) and page != self.page:
            self.page = page
            self.props.sound.play("ui_page")
            self.lay_out()
