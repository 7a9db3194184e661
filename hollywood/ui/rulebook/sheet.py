"""A heading, sentences with links to words that are explained, and room for a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, PANEL_LIT, Type, faint
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.page import Page

from .links import Link, links

_SHARES = (
    0.38,
    0.42,
    0.46,
    0.52,
    0.58,
    0.64,
    0.68,
    0.74,
    0.8,
)  # of the width, for words: the least that does
_ROWS_SHARES = (0.42, 0.38, 0.46, 0.5)  # the same beside rows in place of a picture
_GAP, _TIGHT, _BETWEEN = 10, 5, 30  # units: between sentences, also large ones; to the picture
_EDGE, _AROUND = 3, 9  # units: the bar beside a lit sentence, its light beyond its words


@dataclass(frozen=True)
class Sheet:
    """What is read: sentences by their names, some of them lit."""

    heading: str
    rules: Sequence[tuple[str, str]]
    lit: tuple[str, ...]
    forms: Sequence[tuple[str, str]]  # of words that are explained
    known: frozenset[str]  # words that are not, here
    has_rows: bool = False

    def put(
        self, page: Page, whole: pygame.Rect, lead: Callable[[str], None]
    ) -> tuple[list[tuple[Control, Link]], list[tuple[pygame.Surface, pygame.Rect]], pygame.Rect]:
        """Lay it out; the links, the light behind lit sentences, and the room for the picture."""
        words = pygame.Rect(whole.topleft, (round(whole.width * self._share(page, whole)), 0))
        words.height = whole.height
        found: list[Link] = []
        glow = []
        at = words.copy()
        head = page.put_block(self.heading, Type.HEADLINE, CREAM, at, even=True)
        gap, known = _gap(page), set(self.known)
        at.top = head.bottom + gap
        for name, text in self.rules:
            at.height = words.bottom - at.top
            place = page.put_block(text, Type.READING, CREAM, at, even=True)
            found += links(page.typesetter, text, Type.READING, place, self.forms, known)
            if name in self.lit:
                glow.append(_light(page, place))
            at.top = place.bottom + gap
        room = pygame.Rect(words.right + page.px(_BETWEEN), whole.top, 0, whole.height)
        room.width = whole.right - room.left
        return [(_control(page, link, lead), link) for link in found], glow, room

    def _share(self, page: Page, whole: pygame.Rect) -> float:
        """How much of the width words take; the picture has the rest."""
        shares = _ROWS_SHARES if self.has_rows else _SHARES
        enough = (s for s in shares if self._high(page, round(whole.width * s)) <= whole.height)
        return next(enough, shares[-1])

    def _high(self, page: Page, wide: int) -> int:
        """How high heading and sentences of this width are."""
        set_ = page.typesetter
        high = set_.height(Type.HEADLINE) * len(set_.lines(self.heading, Type.HEADLINE, wide))
        for _, text in self.rules:
            high += set_.height(Type.READING) * len(set_.lines(text, Type.READING, wide))
        return high + len(self.rules) * _gap(page)


def _gap(page: Page) -> int:
    """Between sentences."""
    return page.px(_TIGHT if page.typesetter.screen.text > 1 else _GAP)


def _light(page: Page, place: pygame.Rect) -> tuple[pygame.Surface, pygame.Rect]:
    """A bar that stays beside a lit sentence, and the light behind it."""
    bar = pygame.Rect(0, place.top, page.px(_EDGE), place.height)
    bar.right = place.left - page.px(_AROUND)
    page.show(page.props.shapes.panel(bar.size, bar.width // 2, GOLD), bar)
    around = place.inflate(2 * page.px(_AROUND), page.px(_AROUND))
    light = page.props.shapes.panel(around.size, page.px(8), PANEL_LIT, faint(GOLD), page.px(1.5))
    return light, around


def _control(page: Page, link: Link, lead: Callable[[str], None]) -> Control:
    """A word with a line below it that leads to what it means."""
    line = pygame.Rect(link.place.left, 0, link.place.width, max(1, page.px(1.5)))
    line.bottom = link.place.bottom - page.px(3)
    page.show(page.props.shapes.panel(line.size, 0, BRASS), line, above=True)
    return Control(link.place, press=lambda: lead(link.term), bare=True, name=link.words)
