"""The rules on a few short pages, each with a picture made of real cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from hollywood.core.message import say
from hollywood.ui.app.boxed_game import Moving, Picture, RulesPart
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, PANEL, Type
from hollywood.ui.widgets.control_painter import PADDING
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.page import Page

_SHARES = (0.38, 0.42, 0.46, 0.52, 0.58, 0.64, 0.68)  # of the width, for words: the least that does
_BETWEEN = 30  # units
_GAP = 12
_DOT = 11  # units: a page's dot
_PAGE_PAD = 36  # units: between the frame and what is inside it
_PAD = 16  # units: beside a preset's words
_ROUND, _TIGHT = 24, 8  # the same above and below together; less where words are large
_ABOVE = 26  # units: above the picture and below it
_FRAMES = 30  # a second, of a picture that moves
_TURNS = {
    pygame.K_LEFT: -1,
    pygame.K_RIGHT: 1,
    pygame.K_PAGEUP: -1,
    pygame.K_PAGEDOWN: 1,
}


class RulesPage(Page):
    """Turned by buttons and arrow keys."""

    def __init__(self, props: Props, game: OpenedGame, back: Press, page: int = 0) -> None:
        super().__init__(props, None, back)
        self.kit = game.kit
        self.pages = game.screens.rules
        self.page = page
        self._room = pygame.Rect(0, 0, 0, 0)  # for the picture
        self._words = pygame.Rect(0, 0, 0, 0)
        self._pictures: dict[tuple[object, ...], pygame.Surface] = {}
        self._moving: Moving | None = None
        self._shown_for = 0.0  # seconds: the page that is shown

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

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        return super().resting and self._moving is None

    def update(self, seconds: float) -> bool:
        """Let time pass; a picture that moves has a new frame now and then."""
        frame = int(self._shown_for * _FRAMES)
        self._shown_for += seconds / self.props.pace if self.props.pace else 0.0
        moved = self._moving is not None and int(self._shown_for * _FRAMES) != frame
        return super().update(seconds) or moved

    def draw(self, canvas: pygame.Surface) -> None:
        """Words and the picture, as far as that has moved."""
        super().draw(canvas)
        if self._moving is not None:
            lay_on(self._moving(self._shown_for), canvas, self._room.topleft)

    def set_out(self) -> Sequence[Control]:
        """Heading, words and buttons at the left; the picture fills the rest."""
        page, whole = self.pages[self.page], self.rect.inflate(-2 * self.px(_PAGE_PAD), 0)
        share = self._share(page, whole)
        self._words = pygame.Rect(whole.left, self.rect.top + self.px(_ABOVE), 0, 0)
        self._words.width = round(whole.width * share)
        self._words.height = self.foot.top - self.px(2 * _GAP) - self._words.top
        controls = self._buttons()
        self._put_text(page, self._words)
        picture = self.rect.inflate(0, -2 * self.px(_ABOVE))
        picture.left = self._words.right + self.px(_BETWEEN)
        picture.width = whole.right - picture.left
        if page.picture is None:
            self._put_presets(picture)
        self._room = picture
        return controls

    @property
    def ruled(self) -> pygame.Rect:
        """There is no line under the heading: it stands above its words."""
        return pygame.Rect(0, 0, 0, 0)

    def adorn(self) -> None:
        """The picture, if the page has one; it moves if it can and may."""
        page, self._moving = self.pages[self.page], None
        if page.moving is not None and self.props.moves:
            self._moving = page.moving(self.props, self._room.size)
        elif page.picture is not None:
            self.show(self._drawn(page.id, page.picture, self._room), self._room)

    def _share(self, page: RulesPart, whole: pygame.Rect) -> float:
        """How much of the width words take; the picture has the rest."""
        room = self.foot.top - self.px(2 * _GAP) - self.rect.top - self.px(_ABOVE)
        enough = (
            share for share in _SHARES if self._high(page, round(whole.width * share)) <= room
        )
        return _SHARES[1] if page.picture is None else next(enough, _SHARES[-1])

    def _heading(self, page: RulesPart) -> str:
        return self.said(say(f"{self.kit.name}.rules.{page.id}"))

    def _high(self, page: RulesPart, wide: int) -> int:
        """How high heading and paragraphs of this width are."""
        set_ = self.typesetter
        heads = len(set_.lines(self._heading(page), Type.HEADLINE, wide))
        texts = self._texts(page)
        lines = sum(len(set_.lines(text, Type.READING, wide)) for text in texts)
        high = set_.height(Type.HEADLINE) * heads + set_.height(Type.READING) * lines
        return high + len(texts) * self.px(_GAP)

    def _texts(self, page: RulesPart) -> list[str]:
        return [self.said(each) for each in page.paragraphs]

    def _put_text(self, page: RulesPart, room: pygame.Rect) -> None:
        """The heading, and paragraphs below each other."""
        at = room.copy()
        head = self.put_block(self._heading(page), Type.HEADLINE, CREAM, at, even=True)
        at.top = head.bottom + self.px(_GAP)
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
        lines = len(self.typesetter.lines(words, type, wide))
        return self.typesetter.height(Type.NAME) + self.typesetter.height(type) * lines

    def _put_preset(self, called: str, words: str, type: Type, row: pygame.Rect) -> None:
        self.show(self.props.shapes.panel(row.size, self.px(10), PANEL), row)
        inside = row.inflate(-2 * self.px(_PAD), 0)
        high = self._preset_high(words, type, inside.width)
        inside.top += max(0, (row.height - high) // 2)
        head = pygame.Rect(inside.topleft, (inside.width, self.typesetter.height(Type.NAME)))
        self.put(called, Type.NAME, CREAM, head)
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
        """Below the words: back at the left, the pages' dots in the middle, on at the right."""
        row = self.foot
        row.left, row.width = self._words.left, self._words.width
        last = self.page == len(self.pages) - 1
        forth = self.escape if last else partial(self._turn, self.page + 1)
        on = Control(row.copy(), self.said(say("new_match.done" if last else "rules.next")), forth)
        back = Control(row.copy(), self.said(say("new_match.back")), self.escape)
        on.primary = True
        for button in (on, back):
            wide = self.typesetter.width(button.words, Type.BUTTON) + self.px(2 * PADDING + 4)
            button.rect.width = max(self.px(112), wide)
        on.rect.right = row.right
        between = pygame.Rect(back.rect.right, row.top, 0, row.height)
        between.width = on.rect.left - between.left
        return [on, back, *self._dots(between)]

    def _dots(self, row: pygame.Rect) -> list[Control]:
        """A dot for every page; pointed at, it says the page's heading."""
        many = len(self.pages)
        wide = min(self.px(28), (row.width - self.px(8)) // many)
        self.cut_if(wide < self.px(_DOT + 6))
        dots = []
        for number, page in enumerate(self.pages):
            place = pygame.Rect(0, row.top, wide, row.height)
            place.left = row.centerx + round((number - many / 2) * wide)
            place.inflate_ip(-self.px(6), 0)
            words, here = self._heading(page), number == self.page
            dots.append(Control(place, press=partial(self._turn, number), hint=words, quiet=True))
            ink = CREAM if here else BRASS
            size = self.px(_DOT if here else _DOT - 3)
            self.show(self.props.shapes.disc(size, ink), place, above=True)
        return dots

    def _turn(self, page: int) -> None:
        if 0 <= page < len(self.pages) and page != self.page:
            self.page, self._shown_for = page, 0.0
            self.props.sound.play("ui_page")
            self.lay_out()
