"""The options of a match as a list: what each is called, what it can be, and what that means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import pygame

from hollywood.core.message import say
from hollywood.ui.draw.theme import CREAM, GREYED, MUTED, Type
from hollywood.ui.widgets.controls import Choice, Control
from hollywood.ui.widgets.form import Lettered

from .match_draft import FIRST, MatchDraft, options_of

Changed: TypeAlias = Callable[[], None]

_NAME, _VALUE = 0.22, 0.27  # of the width
_ROW = 84  # units high at most
_GAP = 20  # units: between columns


def listed(
    page: Lettered, draft: MatchDraft, names: Sequence[str], at: pygame.Rect, changed: Changed
) -> list[Control]:
    """Put these options into the rectangle; one row each, with what it means."""
    controls: list[Control] = []
    gap = page.px(_GAP)
    for name, row in zip(names, _rows(page, at, len(names)), strict=True):
        label = pygame.Rect(row.left, row.top, round(row.width * _NAME), row.height)
        place = pygame.Rect(label.right + gap, row.top, round(row.width * _VALUE), row.height)
        told = pygame.Rect(place.right + gap, row.top, 0, row.height)
        told.width = row.right - told.left
        _name(page, draft, name, label)
        page.put_beside(_does(page, draft, name), Type.SMALL, _ink(draft, name, MUTED), told)
        controls.append(option_choice(page, draft, name, place, changed))
    return controls


def listed_one_told(
    page: Lettered, draft: MatchDraft, names: Sequence[str], at: pygame.Rect, changed: Changed
) -> list[Control]:
    """The same for large words: what an option means is told of the one with the focus."""
    controls: list[Control] = []
    below = pygame.Rect(at.left, 0, at.width, _most_told(page, draft, names, at.width))
    below.bottom = at.bottom
    room = pygame.Rect(at.left, at.top, at.width, below.top - page.px(8) - at.top)
    rows = _rows(page, room, len(names))
    spot = page.controls.focus.rect.center if page.controls.focus else room.topleft
    told = next((number for number, row in enumerate(rows) if row.collidepoint(spot)), 0)
    for number, (name, row) in enumerate(zip(names, rows, strict=True)):
        half = (row.width - page.px(_GAP)) // 2
        place = pygame.Rect(row.right - half, row.top, half, row.height)
        label = pygame.Rect(row.left, row.top, half, row.height)
        _name(page, draft, name, label, CREAM if number == told else MUTED)
        controls.append(option_choice(page, draft, name, place, changed))
    page.put_block(_does(page, draft, names[told]), Type.SMALL, MUTED, below)
    return controls


def listed_options(draft: MatchDraft) -> list[str]:
    """All options but who starts, which is asked with the seats."""
    return [name for name in options_of(draft.kit) if name != FIRST]


def _rows(page: Lettered, at: pygame.Rect, many: int) -> list[pygame.Rect]:
    """One row for each option, with lines between them; a few are not drawn out."""
    high = min(at.height / max(1, many), page.high(_ROW))
    tops = [at.top + round(number * high) for number in range(many)]
    for top in tops[1:]:
        page.put_line(at.left, top, at.width)
    return [pygame.Rect(at.left, top, at.width, round(high)) for top in tops]


def _works(draft: MatchDraft, name: str) -> bool:
    return name not in draft.kit.inactive(draft.options)


def _ink(draft: MatchDraft, name: str, ink: pygame.Color) -> pygame.Color:
    return ink if _works(draft, name) else GREYED


def _name(
    page: Lettered, draft: MatchDraft, name: str, at: pygame.Rect, ink: pygame.Color = CREAM
) -> None:
    words = page.said(say(f"{draft.kit.name}.option.{name}"))
    page.put_beside(words, Type.BOLD, _ink(draft, name, ink), at)


def _does(page: Lettered, draft: MatchDraft, name: str) -> str:
    value, game = getattr(draft.options, name), draft.kit.name
    works = _works(draft, name)
    return told_or(page, f"{game}.value_does.{name}.{value}" if works else f"{game}.inactive")


def option_choice(
    page: Lettered,
    draft: MatchDraft,
    name: str,
    row: pygame.Rect,
    changed: Changed,
) -> Control:
    """What an option can be, to choose from."""
    values = list(draft.kit.values(name))
    game = draft.kit.name
    place = pygame.Rect(row.left, 0, row.width, min(page.high(40), row.height - page.px(6)))
    place.centery = row.centery

    def choose(chosen: int) -> None:
        draft.agree(name, values[chosen])
        changed()

    return Choice(
        place,
        options=[told_or(page, f"{game}.value.{name}.{each}", str(each)) for each in values],
        chosen=values.index(getattr(draft.options, name)),
        change=choose,
        enabled=_works(draft, name),
    )


def _most_told(page: Lettered, draft: MatchDraft, names: Sequence[str], wide: int) -> int:
    """How high the longest is that can be told of an option."""
    each = [(name, value) for name in names for value in draft.kit.values(name)]
    told = [told_or(page, f"{draft.kit.name}.value_does.{name}.{value}") for name, value in each]
    lines = max(len(page.typesetter.lines(words, Type.SMALL, wide)) for words in told)
    return page.typesetter.height(Type.SMALL) * lines


def told_or(page: Lettered, id: str, otherwise: str = "–") -> str:
    """What is said of something, or other words for what somebody has added to the deck."""
    return page.said(say(id)) if id in page.props.sentences else otherwise
