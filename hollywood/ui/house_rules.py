"""The options of a match as a list: what each is called, what it can be, and what that means."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ..core.message import say
from ..rules.hollywood_deck import Deck
from .casting import AGREED, Casting, values_of
from .controls import Choice, Control
from .lettered import Lettered
from .theme import BRASS, CREAM, GREYED, MUTED, Type

_NAME, _VALUE = 0.22, 0.27  # of the width
_GAP = 20  # units: between columns
_LISTED = [name for name in AGREED if name != "first_player"]  # that is asked with the seats
_ADVANCED = ("adv_zero", "adv_award")  # these do nothing unless unwanted films multiply


def listed(
    page: Lettered, casting: Casting, deck: Deck, at: pygame.Rect, changed: Callable[[], None]
) -> list[Control]:
    """Put all options into the rectangle; one row each."""
    high = at.height / len(_LISTED)
    controls = []
    for number, name in enumerate(_LISTED):
        row = pygame.Rect(at.left, at.top + round(number * high), at.width, round(high))
        controls.append(_row(page, casting, deck, name, row, changed))
        if number:
            line = pygame.Surface((row.width, max(1, page.px(1))), pygame.SRCALPHA)
            line.fill((*BRASS[:3], 255))
            line.fill((70,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            page.show(line, pygame.Rect(row.left, row.top, row.width, 1))
    return controls


def _row(
    page: Lettered,
    casting: Casting,
    deck: Deck,
    name: str,
    row: pygame.Rect,
    changed: Callable[[], None],
) -> Control:
    values = list(values_of(name, deck))
    value = getattr(casting.options, name)
    works = name not in _ADVANCED or casting.options.advanced == "on"
    gap = page.px(_GAP)
    label = pygame.Rect(row.left, row.top, round(row.width * _NAME), row.height)
    place = pygame.Rect(label.right + gap, 0, round(row.width * _VALUE), page.high(40))
    place.centery = row.centery
    told = pygame.Rect(place.right + gap, row.top, row.right - place.right - gap, row.height)
    page.put_beside(page.said(say(f"option.{name}")), Type.BOLD, CREAM if works else GREYED, label)
    does = f"value_does.{name}.{value}" if works else "value_does.needs_advanced"
    page.put_beside(told_or(page, does), Type.SMALL, MUTED if works else GREYED, told)

    def choose(chosen: int) -> None:
        casting.agree(name, values[chosen])
        changed()

    return Choice(
        place,
        options=[told_or(page, f"value.{name}.{each}", str(each)) for each in values],
        chosen=values.index(value),
        change=choose,
        enabled=works,
    )


def told_or(page: Lettered, id: str, otherwise: str = "–") -> str:
    """What is said of something, or other words for what somebody has added to the deck."""
    return page.said(say(id)) if id in page.props.sentences else otherwise
