"""What a hand earns, told from its cards alone: fast where looking for words takes too long.

A weighted sum that was fitted to what best words earned; one set of weights for each language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from hollywood.bots.regression import least_squares

from ..rules.deck import Ability
from ..rules.faces import Face

_VOWELS = "aeiou"
_MILLI = 1000
SUMMED: Final = (  # what is added up, card by card
    "wild", "points", "vowel", "letters", "pair", "cents", "placed", "long", "no_wilds", "common",
    "per_wild", "again", "double", "copy", "trash", "draw", "drawn_if",
)  # fmt: skip
TOGETHER: Final = (
    "one",
    "library",
    "wilds_squared",
    "points_wilds",
    "double_all",
    "per_wild_wilds",
)
_WILD, _POINTS, _CENTS, _PER_WILD, _DOUBLE = map(
    SUMMED.index, ("wild", "points", "cents", "per_wild", "double")
)
_WHERE = {"cents": "cents", "cents_per_wild": "per_wild", "points_again": "again"}
_KIND = _WHERE | {"double_word": "double", "copy": "copy", "trash_for_cents": "trash"}


@dataclass(frozen=True)
class Income:
    """The weights of one language, in thousandths, in the order of SUMMED and TOGETHER."""

    cents: tuple[int, ...]
    length: tuple[int, ...]
    draw: tuple[int, ...]
    spread: int  # how far the cents are from what is told, in thousandths
    stray: int  # and the length


def of_card(face: Face) -> tuple[float, ...]:
    """What a card adds to each sum."""
    found = dict.fromkeys(SUMMED, 0.0)
    found["wild"] = face.wild
    found["points"] = face.points
    found["vowel"] = len(face.letters) == 1 and face.letters in _VOWELS
    found["letters"] = len(face.letters)
    found["pair"] = face.kind == "pair"
    for line in face.abilities:
        if name := _named(line):
            found[name] += line.n * (2 if line.whose == "both" else 1)
    return tuple(map(float, found.values()))


def _named(line: Ability) -> str:
    when = line.when
    if line.does == "draw":
        return "drawn_if" if when.position or when.min_length else "draw"
    if line.does == "cents":
        if when.position:
            return "placed"
        if when.min_length:
            return "long"
        return "no_wilds" if when.no_wilds else "common" if when.uses_common else "cents"
    return _KIND.get(line.does, "")


def together(sums: Sequence[float], library: bool) -> tuple[float, ...]:
    """What follows from all cards of a hand, and from whether the library lends a letter."""
    wilds, points = sums[_WILD], sums[_POINTS]
    return (
        1.0,
        float(library),
        wilds * wilds,
        points * wilds,
        sums[_DOUBLE] * (points + sums[_CENTS]),
        sums[_PER_WILD] * wilds,
    )


def features(faces: Sequence[Face], library: bool) -> list[float]:
    """All of a hand."""
    sums = [sum(column) for column in zip(*map(of_card, faces), strict=True)]
    return [*sums, *together(sums, library)]


class Lesson(NamedTuple):
    """A hand, and what its best word came to."""

    seen: list[float]
    cents: float
    length: float
    draw: float


def fitted(lessons: Sequence[Lesson]) -> Income:
    """The weights that tell best what these hands earned."""
    rows = [each.seen for each in lessons]
    found, errors = [], []
    for targets in zip(*((each.cents, each.length, each.draw) for each in lessons), strict=True):
        weights = least_squares(rows, targets)
        told = (sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows)
        square = sum((a - b) ** 2 for a, b in zip(told, targets, strict=True)) / len(rows)
        found.append(tuple(round(weight * _MILLI) for weight in weights))
        errors.append(round(square**0.5 * _MILLI))
    return Income(found[0], found[1], found[2], errors[0], errors[1])
