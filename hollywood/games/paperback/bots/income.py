"""What a hand earns, told from its cards alone: fast where looking for words takes too long.

A weighted sum that was fitted to what best words earned; one set of weights for each language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Final, NamedTuple

from hollywood.bots.regression import least_squares

from ..rules.deck import Ability
from ..rules.faces import Face

_MILLI = 1000
SUMMED: Final = (  # what is added up, card by card
    "wild", "points", "pair", "cents", "placed", "long", "no_wilds", "common", "per_wild", "again",
    "double", "double_long", "copy", "trash", "draw", "drawn_if", *ascii_lowercase,
)  # fmt: skip
TOGETHER: Final = (
    "one",
    "library",
    "wilds_squared",
    "points_wilds",
    "points_squared",
    "highest",
    "double_all",
    "per_wild_wilds",
    "long_reached",
    "double_reached",
)
_DRAWING = ("copy", "draw", "drawn_if", "one")  # all that brings cards
_SHORT = 6  # letters: what longer words bring is seldom had by hands of no more
_WHERE = {"cents": "cents", "cents_per_wild": "per_wild", "points_again": "again"}
_KIND = _WHERE | {"copy": "copy", "trash_for_cents": "trash"}


@dataclass(frozen=True)
class Income:
    """The weights of one language, in thousandths, in the order of SUMMED and TOGETHER."""

    cents: tuple[int, ...]
    length: tuple[int, ...]
    draw: tuple[int, ...]
    spread: int  # how far the cents are from what is told, in thousandths
    stray: int  # and the length


def of_card(face: Face) -> dict[str, float]:
    """What a card adds to each sum."""
    found = dict.fromkeys(SUMMED, 0.0)
    found["wild"] = face.wild
    found["points"] = face.points
    found["pair"] = face.kind == "pair"
    if len(face.letters) == 1:
        found[face.letters] = 1
    for line in face.abilities:
        if name := _named(line):
            found[name] += line.n * (2 if line.whose == "both" else 1)
    return {name: float(value) for name, value in found.items()}


def _named(line: Ability) -> str:
    when = line.when
    certain = not (when.position or when.min_length)
    if line.does == "draw":
        return "draw" if certain else "drawn_if"
    if line.does == "double_word":
        return "double" if certain else "double_long"
    if line.does == "cents":
        if when.position:
            return "placed"
        if when.min_length:
            return "long"
        return "no_wilds" if when.no_wilds else "common" if when.uses_common else "cents"
    return _KIND.get(line.does, "")


class Special(NamedTuple):
    """What some cards do that is worth more or less by what else is in the hand."""

    cents: float
    per_wild: float
    double: float
    long: float
    double_long: float


def special(face: Face) -> Special | None:
    """Of most cards nothing depends on others but by wild cards and points."""
    found = of_card(face)
    one = Special(*(found[name] for name in Special._fields))
    return one if any(one) else None


def size(face: Face) -> int:
    """How many letters a card has in a word."""
    return len(face.letters) + face.wild


def simply_together(
    wilds: float, points: float, highest: float, library: bool
) -> tuple[float, float, float, float, float, float]:
    """What follows from all cards of a hand, and from whether the library lends a letter."""
    return 1.0, float(library), wilds * wilds, points * wilds, points * points, highest


def specially_together(
    specials: Sequence[Special], wilds: float, points: float, letters: int
) -> tuple[float, float, float, float]:
    """What follows from special cards among so many letters."""
    cents = per_wild = double = long = double_long = 0.0
    for each in specials:
        cents += each[0]
        per_wild += each[1]
        double += each[2]
        long += each[3]
        double_long += each[4]
    reached = letters - _SHORT if letters > _SHORT else 0
    return double * (points + cents), per_wild * wilds, long * reached, double_long * reached


def features(faces: Sequence[Face], library: bool) -> list[float]:
    """All of a hand."""
    sums = [sum(column) for column in zip(*(of_card(f).values() for f in faces), strict=True)]
    wilds, points = sums[SUMMED.index("wild")], sums[SUMMED.index("points")]
    highest = max(face.points for face in faces)
    specials = [found for found in map(special, faces) if found]
    letters = sum(map(size, faces)) + library
    rest = specially_together(specials, wilds, points, letters)
    return [*sums, *simply_together(wilds, points, highest, library), *rest]


class Lesson(NamedTuple):
    """A hand, and what its best word came to."""

    seen: list[float]
    cents: float
    length: float
    draw: float


def fitted(lessons: Sequence[Lesson]) -> Income:
    """The weights that tell best what these hands earned."""
    every = [each.seen for each in lessons]
    drawing = [name in _DRAWING for name in SUMMED + TOGETHER]
    few = [[x * draws for x, draws in zip(row, drawing, strict=True)] for row in every]
    targets_of = ([each.cents for each in lessons], [each.length for each in lessons])
    found, errors = [], []
    for rows, targets in (
        (every, targets_of[0]),
        (every, targets_of[1]),
        (few, [each.draw for each in lessons]),
    ):
        weights = least_squares(rows, targets)
        told = (sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows)
        square = sum((a - b) ** 2 for a, b in zip(told, targets, strict=True)) / len(rows)
        found.append(tuple(round(weight * _MILLI) for weight in weights))
        errors.append(round(square**0.5 * _MILLI))
    return Income(found[0], found[1], found[2], errors[0], errors[1])
