"""What stands above and below what is read: the search, the switch, the leaves, the ways out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from hollywood.core.message import Message, say
from hollywood.ui.draw.theme import BRASS, CREAM, MUTED, Type
from hollywood.ui.widgets.control_painter import ARROWS, PADDING
from hollywood.ui.widgets.controls import Choice, Control, Field, Press
from hollywood.ui.widgets.page import Page

_FIELD, _TYPED, _APART = 420, 40, 14  # units, letters, units
_DOT, _DOT_STEP, _LEAST = 11, 26, 112  # units: a dot, from dot to dot, a button

Turned = Callable[[int], None]


@dataclass(frozen=True)
class Dots:
    """Leaves, or parts of a list: what each is called, which is open, and where a press leads."""

    names: Sequence[str]
    here: int
    turn: Turned


def button(page: Page, told: str | Message, press: Press, row: pygame.Rect) -> Control:
    """A button as wide as its words, which are a sentence of this id or a message."""
    words = page.said(say(told) if isinstance(told, str) else told)
    wide = page.typesetter.width(words, Type.BUTTON) + page.px(2 * PADDING + 4)
    return Control(pygame.Rect(*row.topleft, max(page.px(_LEAST), wide), row.height), words, press)


def field(page: Page, query: str, change: Callable[[str], None], room: pygame.Rect) -> Field:
    """Where one writes what is looked for; while it is empty it says so."""
    said = page.said(say("rules.search"))
    rect = room.copy()
    rect.width = min(page.px(_FIELD), room.width)
    page.cut_if(page.typesetter.width(said, Type.BUTTON) > rect.width)
    if not query:
        line = page.typesetter.line(said, Type.BUTTON, MUTED, rect.width - page.px(2 * PADDING))
        at = line.get_rect(midleft=(rect.left + page.px(PADDING), rect.centery))
        page.show(line, at, above=True)
    return Field(rect, text=query, most=_TYPED, change=change, name=said)


def switch(page: Page, match: bool, change: Callable[[bool], None], room: pygame.Rect) -> Choice:
    """Whether the picture is of this match, or an example; at the right end of the room."""
    words = [page.said(say(id)) for id in ("rules.this_match", "rules.example")]
    widest = max(page.typesetter.width(each, Type.BUTTON) for each in words)
    rect = pygame.Rect(0, room.top, widest + page.px(2 * PADDING + ARROWS + 24), room.height)
    rect.right = room.right
    return Choice(rect, options=words, chosen=not match, change=lambda at: change(at == 0))


def dots(page: Page, all_: Dots, room: pygame.Rect) -> Iterator[Control]:
    """A dot for each; pointed at, it says what it is called."""
    many = len(all_.names)
    wide = min(page.px(_DOT_STEP), room.width // max(1, many))
    page.cut_if(wide < page.px(_DOT + 5))
    for number, name in enumerate(all_.names):
        place = pygame.Rect(0, room.top, wide, room.height)
        place.left = room.centerx + round((number - many / 2) * wide)
        place.inflate_ip(-page.px(5), 0)
        here = number == all_.here
        size, ink = page.px(_DOT if here else _DOT - 3), CREAM if here else BRASS
        page.show(page.props.shapes.disc(size, ink), place, above=True)
        yield Control(place, press=_turning(all_, number), hint=name, quiet=True)


def _turning(all_: Dots, number: int) -> Press:
    return lambda: all_.turn(number)


def row_of(
    page: Page, left: Sequence[Control], right: Sequence[Control], row: pygame.Rect
) -> pygame.Rect:
    """Buttons at both ends of a row; what is left between them."""
    x = row.left
    for each in left:
        each.rect.left, x = x, x + each.rect.width + page.px(_APART)
    end = row.right
    for each in right:
        each.rect.right, end = end, end - each.rect.width - page.px(_APART)
    return pygame.Rect(x, row.top, end - x, row.height)
