"""Words of a text that are explained elsewhere: where they stand in its lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import Type

from .search import Plain, plain


class Link(NamedTuple):
    """A word, the id of what explains it, and its place."""

    words: str
    term: str
    place: pygame.Rect


def links(
    typesetter: Typesetter,
    words: str,
    type: Type,
    at: pygame.Rect,
    forms: Sequence[tuple[str, str]],
    known: set[str],
) -> Iterator[Link]:
    """The words of a block at this place; what is known already is passed over, and then known."""
    high = typesetter.height(type)
    lines = typesetter.broken(words, type, at.width, even=True, size=typesetter.size(type))
    for number, line in enumerate(lines):
        seen = plain(line)
        for start, end, term in _in_line(seen, forms, known):
            first, last = seen.places[start], seen.places[end - 1] + 1
            left = typesetter.width(line[:first], type)
            wide = typesetter.width(line[:last], type) - left
            place = pygame.Rect(at.left + left, at.top + number * high, wide, high)
            yield Link(line[first:last], term, place)


def _in_line(
    line: Plain, forms: Sequence[tuple[str, str]], known: set[str]
) -> Iterator[tuple[int, int, str]]:
    """Longer words first, none of them twice."""
    taken = set[int]()
    for form, term in forms:
        if term in known or form not in line.text:
            continue
        for match in re.finditer(rf"(?<!\w){re.escape(form)}(?!\w)", line.text):
            if taken.isdisjoint(range(*match.span())):
                taken.update(range(*match.span()))
                known.add(term)
                yield *match.span(), term
                break
