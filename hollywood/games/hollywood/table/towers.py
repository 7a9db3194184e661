"""How the cards of a seat stand in its panel: towers on a shelf, every badge and laurel seen.

Open projects stand at the left end of the shelf, one tower a genre; what is released stands at the
right end: blockbusters and finished movies, in columns. All cards of a panel have one width.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from math import floor
from typing import NamedTuple, TypeAlias

import pygame

from hollywood.core.game import CardId

Cards: TypeAlias = Sequence[CardId]  # from the back to the front
Point: TypeAlias = tuple[float, float]

TALL = 1.4  # the height of a card; all of these are of its width
LEAST = 0.215  # so much of a covered card shows its badge and its laurel
_FREE = 0.62  # the most that is seen of a covered film of a project
_LOOSE = 0.40  # the same where it is released
_FRONT = 0.58  # what is seen of the front card of a movie that has another one before it
_GAP, _APART = 4, 14  # units: between towers, and between the two groups
_SLIM, _GHOST = 22, 46  # units: the width of a place that waits for cards, at least and at most
_WORTH_IT = 1  # units: another column must make cards so much wider, or towers would jump about


class Shelf(NamedTuple):
    """The room in which towers stand."""

    rect: pygame.Rect
    unit: float  # pixels a unit
    most: float  # pixels: no card is wider
    wide: bool  # places that wait may be as wide as cards


@dataclass(frozen=True)
class Towers:
    """Where the cards of a seat stand, and where places wait for some."""

    width: int
    cards: dict[CardId, Point]  # the middle of each; what is nearer comes later
    awaited: Sequence[tuple[int | None, pygame.Rect]]  # number of the project; None: a movie
    groups: tuple[tuple[int, int], tuple[int, int]]  # from where to where each group stands


def stacked(entries: Sequence[int], step: float) -> float:
    """The height of a released column of entries of so many cards, in card widths."""
    covered = sum(many - 1 for many in entries)
    return covered * step + _FRONT * (len(entries) - 1) + TALL


@lru_cache(maxsize=4096)
def divided(entries: tuple[int, ...], columns: int) -> tuple[tuple[int, ...], ...]:
    """The entries, in their order, in so many columns, the highest as low as can be."""
    cuts = combinations(range(1, len(entries)), columns - 1)
    splits = (tuple(entries[a:b] for a, b in pairwise((0, *cut, len(entries)))) for cut in cuts)
    return min(splits, key=lambda split: max(stacked(column, LEAST) for column in split))


def towers(projects: Sequence[Cards], released: Sequence[Cards], shelf: Shelf) -> Towers:
    """The cards of a seat on its shelf: projects by genre, then what is released."""
    width, split = _fitting([len(each) for each in projects], [*map(len, released)], shelf)
    slim = _awaited_width(projects, len(split), width, shelf)
    cards: dict[CardId, Point] = {}
    awaited: list[tuple[int | None, pygame.Rect]] = []
    x, gap = float(shelf.rect.left), _GAP * shelf.unit
    step = _project_step(projects, width, shelf)
    for number, films in enumerate(projects):
        if films:
            cards |= _tower(films, x, step * width, width, shelf)
        else:
            awaited.append((number, _place(x, slim, width, shelf)))
        x += (width if films else slim) + gap
    first = shelf.rect.right - (len(split) * (width + gap) - gap if split else slim)
    entries = iter(released)
    for number, column in enumerate(split):
        own = [next(entries) for _ in column]
        cards |= _column(own, first + number * (width + gap), width, shelf)
    if not split:
        awaited.append((None, _place(first, slim, width, shelf)))
    groups = (shelf.rect.left, round(x - gap)), (round(first), shelf.rect.right)
    return Towers(width, cards, awaited, groups)


def _fitting(
    projects: Sequence[int], released: Sequence[int], shelf: Shelf
) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """The greatest width of a card at which all towers fit, and the released columns then."""
    best, found = 0.0, tuple[tuple[int, ...], ...]()
    for columns in range(1, len(released) + 1) if released else (0,):
        split = divided(tuple(released), columns) if columns else ()
        width = _width(projects, split, shelf)
        if not best or width > best + _WORTH_IT * shelf.unit:
            best, found = width, split
    return max(1, floor(best)), found


def _width(projects: Sequence[int], split: Sequence[Sequence[int]], shelf: Shelf) -> float:
    """The greatest width of a card with these columns."""
    open_ = [many for many in projects if many]
    heights = [TALL + LEAST * (many - 1) for many in open_]
    tallest = max([*heights, *(stacked(column, LEAST) for column in split)], default=TALL)
    # a pixel each is lost when heights are made whole
    highest = (shelf.rect.height - 1) / tallest
    towers_ = len(open_) + len(split)
    if not towers_:
        return min(highest, shelf.most)
    slim = _ghosts(projects, len(split)) * _SLIM
    free = shelf.rect.width - (_gaps(projects, len(split)) + slim) * shelf.unit
    return min(free / towers_, highest, shelf.most)


def _ghosts(projects: Sequence[object], columns: int) -> int:
    """How many places wait for cards."""
    return sum(not each for each in projects) + (not columns)


def _gaps(projects: Sequence[object], columns: int) -> int:
    """Units between all towers."""
    return (len(projects) - 1) * _GAP + _APART + max(0, columns - 1) * _GAP


def _awaited_width(projects: Sequence[Cards], columns: int, width: int, shelf: Shelf) -> float:
    """The width of the places that wait: what is left, between slim and as wide as a card."""
    ghosts = _ghosts(projects, columns)
    if not ghosts:
        return 0.0
    towers_ = sum(map(bool, projects)) + columns
    left = shelf.rect.width - _gaps(projects, columns) * shelf.unit - width * towers_
    most = width if shelf.wide or not towers_ else min(width, _GHOST * shelf.unit)
    return min(most, max(_SLIM * shelf.unit, left / ghosts))


def _project_step(projects: Sequence[Cards], width: int, shelf: Shelf) -> float:
    """How far apart the films of all projects stand."""
    behind = max((len(films) - 1 for films in projects), default=0)
    return min(_FREE, (shelf.rect.height / width - TALL) / behind) if behind > 0 else 0.0


def _loosened(entries: Sequence[Cards], width: int, shelf: Shelf) -> float:
    """How far apart the films of a released column stand."""
    behind = sum(len(cards) - 1 for cards in entries)
    room = shelf.rect.height / width - TALL - _FRONT * (len(entries) - 1)
    return min(_LOOSE, max(LEAST, room / behind)) if behind else 0.0


def _tower(
    films: Cards, left: float, step: float, width: int, shelf: Shelf
) -> Iterator[tuple[CardId, Point]]:
    """Films in a cascade, the last one whole and in front."""
    middle = shelf.rect.bottom - width * TALL / 2
    for place, film in enumerate(films):
        yield film, (left + width / 2, middle - (len(films) - 1 - place) * step)


def _column(
    entries: Sequence[Cards], left: float, width: int, shelf: Shelf
) -> Iterator[tuple[CardId, Point]]:
    """Movies and blockbusters in a cascade: films show a strip, front cards more."""
    step = _loosened(entries, width, shelf)
    top = shelf.rect.bottom - stacked([len(cards) for cards in entries], step) * width
    for cards in entries:
        for card in cards:
            yield card, (left + width / 2, top + width * TALL / 2)
            top += width * (step if card != cards[-1] else _FRONT)


def _place(left: float, slim: float, width: int, shelf: Shelf) -> pygame.Rect:
    """Where cards are awaited."""
    high = min(round(width * TALL), shelf.rect.height)
    return pygame.Rect(round(left), shelf.rect.bottom - high, round(slim), high)
