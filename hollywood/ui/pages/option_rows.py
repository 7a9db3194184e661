"""What is agreed as a list: what each thing is called, what it can be, and what that means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

import pygame

from hollywood.core.message import say
from hollywood.settings import GameChoice, GameSettings
from hollywood.ui.draw.theme import CREAM, GREYED, MUTED, Type
from hollywood.ui.widgets.controls import Choice, Control
from hollywood.ui.widgets.form import Lettered

from .match_draft import FIRST, MatchDraft, options_of

Changed: TypeAlias = Callable[[], None]
Value: TypeAlias = str | int

_NAME, _VALUE = 0.22, 0.27  # of the width
_ROW = 84  # units high at most
_GAP = 20  # units: between columns


@dataclass(frozen=True)
class Asked:
    """Something to choose: the ids of its sentences, what it can be, and what it is."""

    called: str
    values: Sequence[Value]
    value: Value
    words: Callable[[Value], str]  # what a value is called
    does: Callable[[Value], str]  # what it means
    otherwise: str  # what is said of it where it does nothing
    works: bool
    decide: Callable[[Value], None]

    @property
    def told(self) -> str:
        """What is said of its value."""
        return self.does(self.value) if self.works else self.otherwise


def option_asked(draft: MatchDraft, name: str) -> Asked:
    """An option of the match."""
    game = draft.kit.name
    return Asked(
        f"{game}.option.{name}",
        draft.kit.values(name),
        getattr(draft.options, name),
        lambda value: f"{game}.value.{name}.{value}",
        lambda value: f"{game}.value_does.{name}.{value}",
        f"{game}.inactive",
        name not in draft.kit.inactive(draft.options),
        partial(draft.agree, name),
    )


def choice_asked(draft: MatchDraft, settings: GameSettings, name: str, choice: GameChoice) -> Asked:
    """A choice of the game, which is no rule: it stands from the next match on."""
    game = draft.kit.name
    return Asked(
        f"{game}.setting.{name}",
        choice.values,
        draft.chosen(settings, name, choice),
        lambda value: f"{game}.{name}.{value}",
        lambda value: f"{game}.setting_does.{name}.{value}",
        f"{game}.inactive",
        True,
        lambda value: draft.choices.update({name: str(value)}),
    )


def listed(
    page: Lettered, rows: Sequence[Asked], at: pygame.Rect, changed: Changed
) -> list[Control]:
    """Put these into the rectangle; one row each, with what it means."""
    controls: list[Control] = []
    gap = page.px(_GAP)
    for asked, row in zip(rows, _places(page, at, len(rows)), strict=True):
        label = pygame.Rect(row.left, row.top, round(row.width * _NAME), row.height)
        place = pygame.Rect(label.right + gap, row.top, round(row.width * _VALUE), row.height)
        told = pygame.Rect(place.right + gap, row.top, 0, row.height)
        told.width = row.right - told.left
        _name(page, asked, label)
        page.put_beside(told_or(page, asked.told), Type.SMALL, _ink(asked, MUTED), told)
        controls.append(choice_of(page, asked, place, changed))
    return controls


def listed_one_told(
    page: Lettered, rows: Sequence[Asked], at: pygame.Rect, changed: Changed
) -> list[Control]:
    """The same for large words: what it means is told of the one with the focus."""
    controls: list[Control] = []
    below = pygame.Rect(at.left, 0, at.width, _most_told(page, rows, at.width))
    below.bottom = at.bottom
    room = pygame.Rect(at.left, at.top, at.width, below.top - page.px(8) - at.top)
    places = _places(page, room, len(rows))
    spot = page.controls.focus.rect.center if page.controls.focus else room.topleft
    told = next((number for number, row in enumerate(places) if row.collidepoint(spot)), 0)
    for number, (asked, row) in enumerate(zip(rows, places, strict=True)):
        half = (row.width - page.px(_GAP)) // 2
        place = pygame.Rect(row.right - half, row.top, half, row.height)
        label = pygame.Rect(row.left, row.top, half, row.height)
        _name(page, asked, label, CREAM if number == told else MUTED)
        controls.append(choice_of(page, asked, place, changed))
    page.put_block(told_or(page, rows[told].told), Type.SMALL, MUTED, below)
    return controls


def listed_options(draft: MatchDraft) -> list[str]:
    """All options but who starts, which is asked with the seats."""
    return [name for name in options_of(draft.kit) if name != FIRST]


def _places(page: Lettered, at: pygame.Rect, many: int) -> list[pygame.Rect]:
    """A row for each, with lines between them; a few are not drawn out."""
    high = min(at.height / max(1, many), page.high(_ROW))
    tops = [at.top + round(number * high) for number in range(many)]
    for top in tops[1:]:
        page.put_line(at.left, top, at.width)
    return [pygame.Rect(at.left, top, at.width, round(high)) for top in tops]


def _ink(asked: Asked, ink: pygame.Color) -> pygame.Color:
    return ink if asked.works else GREYED


def _name(page: Lettered, asked: Asked, at: pygame.Rect, ink: pygame.Color = CREAM) -> None:
    page.put_beside(page.said(say(asked.called)), Type.BOLD, _ink(asked, ink), at)


def option_choice(
    page: Lettered, draft: MatchDraft, name: str, row: pygame.Rect, changed: Changed
) -> Choice:
    """What an option can be, to choose from."""
    return choice_of(page, option_asked(draft, name), row, changed)


def choice_of(page: Lettered, asked: Asked, row: pygame.Rect, changed: Changed) -> Choice:
    """What something can be, to choose from."""
    place = pygame.Rect(row.left, 0, row.width, min(page.high(40), row.height - page.px(6)))
    place.centery = row.centery

    def choose(chosen: int) -> None:
        asked.decide(asked.values[chosen])
        changed()

    return Choice(
        place,
        options=[told_or(page, asked.words(each), str(each)) for each in asked.values],
        chosen=list(asked.values).index(asked.value),
        change=choose,
        enabled=asked.works,
    )


def _most_told(page: Lettered, rows: Sequence[Asked], wide: int) -> int:
    """How high the longest is that can be told of one of them."""
    told = [told_or(page, asked.does(value)) for asked in rows for value in asked.values]
    lines = max(len(page.typesetter.lines(words, Type.SMALL, wide)) for words in told)
    return page.typesetter.height(Type.SMALL) * lines


def told_or(page: Lettered, id: str, otherwise: str = "–") -> str:
    """What is said of something, or other words for what somebody has added to the deck."""
    return page.said(say(id)) if id in page.props.sentences else otherwise
