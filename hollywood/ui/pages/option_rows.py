"""The options of a match as a list: what each is called, what it can be, and what that means."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame

from hollywood.core.message import say
from hollywood.games.hollywood.rules.deck import Deck
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, GREYED, MUTED, Type
from hollywood.ui.widgets.controls import Choice, Control
from hollywood.ui.widgets.form import Lettered

from .match_draft import AGREED, Casting, values_of

Changed: TypeAlias = Callable[[], None]

_NAME, _VALUE = 0.22, 0.27  # of the width
_GAP = 20  # units: between columns
_LISTED = [name for name in AGREED if name != "first_player"]  # that is asked with the seats
_ADVANCED = ("adv_zero", "adv_award")  # these do nothing unless unwanted films multiply


def listed(
    page: Lettered, casting: Casting, deck: Deck, at: pygame.Rect, changed: Changed
) -> list[Control]:
    """Put all options into the rectangle; one row each, with what it means."""
    controls: list[Control] = []
    gap = page.px(_GAP)
    for name, row in zip(_LISTED, _rows(page, at), strict=True):
        label = pygame.Rect(row.left, row.top, round(row.width * _NAME), row.height)
        place = pygame.Rect(label.right + gap, row.top, round(row.width * _VALUE), row.height)
        told = pygame.Rect(place.right + gap, row.top, 0, row.height)
        told.width = row.right - told.left
        _name(page, casting, name, label)
        page.put_beside(_does(page, casting, name), Type.SMALL, _ink(casting, name, MUTED), told)
        controls.append(_choice(page, casting, deck, name, place, changed))
    return controls


def listed_one_told(
    page: Lettered, casting: Casting, deck: Deck, at: pygame.Rect, changed: Changed
) -> list[Control]:
    """The same for large words: what an option means is told of the one with the focus."""
    controls: list[Control] = []
    below = pygame.Rect(at.left, 0, at.width, _most_told(page, deck, at.width))
    below.bottom = at.bottom
    room = pygame.Rect(at.left, at.top, at.width, below.top - page.px(8) - at.top)
    rows = _rows(page, room)
    spot = page.controls.focus.rect.center if page.controls.focus else room.topleft
    told = next((number for number, row in enumerate(rows) if row.collidepoint(spot)), 0)
    for number, (name, row) in enumerate(zip(_LISTED, rows, strict=True)):
        half = (row.width - page.px(_GAP)) // 2
        place = pygame.Rect(row.right - half, row.top, half, row.height)
        label = pygame.Rect(row.left, row.top, half, row.height)
        _name(page, casting, name, label, GOLD if number == told else CREAM)
        controls.append(_choice(page, casting, deck, name, place, changed))
    page.put_block(_does(page, casting, _LISTED[told]), Type.SMALL, MUTED, below)
    return controls


def _rows(page: Lettered, at: pygame.Rect) -> list[pygame.Rect]:
    """One row for each option, with lines between them."""
    high = at.height / len(_LISTED)
    tops = [at.top + round(number * high) for number in range(len(_LISTED))]
    for top in tops[1:]:
        line = pygame.Surface((at.width, max(1, page.px(1))), pygame.SRCALPHA)
        line.fill((*BRASS[:3], 255))
        line.fill((70,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        page.show(line, pygame.Rect(at.left, top, at.width, 1))
    return [pygame.Rect(at.left, top, at.width, round(high)) for top in tops]


def _works(casting: Casting, name: str) -> bool:
    return name not in _ADVANCED or casting.options.advanced == "on"


def _ink(casting: Casting, name: str, ink: pygame.Color) -> pygame.Color:
    return ink if _works(casting, name) else GREYED


def _name(
    page: Lettered, casting: Casting, name: str, at: pygame.Rect, ink: pygame.Color = CREAM
) -> None:
    words = page.said(say(f"hollywood.option.{name}"))
    page.put_beside(words, Type.BOLD, _ink(casting, name, ink), at)


def _does(page: Lettered, casting: Casting, name: str) -> str:
    value = getattr(casting.options, name)
    works = _works(casting, name)
    return told_or(
        page,
        f"hollywood.value_does.{name}.{value}" if works else "hollywood.value_does.needs_advanced",
    )


def _choice(
    page: Lettered,
    casting: Casting,
    deck: Deck,
    name: str,
    row: pygame.Rect,
    changed: Changed,
) -> Control:
    values = list(values_of(name, deck))
    place = pygame.Rect(row.left, 0, row.width, min(page.high(40), row.height - page.px(6)))
    place.centery = row.centery

    def choose(chosen: int) -> None:
        casting.agree(name, values[chosen])
        changed()

    return Choice(
        place,
        options=[told_or(page, f"hollywood.value.{name}.{each}", str(each)) for each in values],
        chosen=values.index(getattr(casting.options, name)),
        change=choose,
        enabled=_works(casting, name),
    )


def _most_told(page: Lettered, deck: Deck, wide: int) -> int:
    """How high the longest is that can be told of an option."""
    each = [(name, value) for name in _LISTED for value in values_of(name, deck)]
    told = [told_or(page, f"hollywood.value_does.{name}.{value}") for name, value in each]
    lines = max(len(page.writing.lines(words, Type.SMALL, wide)) for words in told)
    return page.writing.height(Type.SMALL) * lines


def told_or(page: Lettered, id: str, otherwise: str = "–") -> str:
    """What is said of something, or other words for what somebody has added to the deck."""
    return page.said(say(id)) if id in page.props.sentences else otherwise
