"""Where the marks of a card lie: as its look has them, as all looks do, or where the card tells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from hollywood.pictures import Box, CardManifest, Lettering, Look, Mark


def drawn_marks(marks: Iterable[Mark], manifest: CardManifest, look: Look) -> list[tuple[str, Box]]:
    """The pictures of marks and where they lie, from bottom to top."""
    boxes = manifest.marks | look.marks
    order = {name: at for at, name in enumerate(boxes)}
    lettered_only = manifest.numerals.keys() - boxes.keys()
    drawn: dict[tuple[str, Box], None] = {}
    for mark in marks:
        name = _name(mark, manifest)
        box = boxes.get(name) or mark.box
        if box and name not in lettered_only:
            drawn[name, box] = None
    return sorted(drawn, key=lambda each: order.get(each[0], len(order)))


def lettered_marks(
    marks: Iterable[Mark], manifest: CardManifest, look: Look
) -> Iterator[tuple[str, Lettering]]:
    """What is lettered on marks, and how: numbers that none was prepared with, and letters."""
    numerals = manifest.numerals | look.numerals
    for mark in marks:
        numeral = numerals.get(_name(mark, manifest))
        if numeral and mark.number is not None:
            yield numeral.words.format(mark.number), _at_home(numeral.lettering, mark)


def _name(mark: Mark, manifest: CardManifest) -> str:
    """What the manifest calls a mark: by its number if it knows that one."""
    known = mark.file in manifest.marks or mark.file in manifest.numerals
    return mark.file if known else mark.name


def _at_home(how: Lettering, mark: Mark) -> Lettering:
    """The lettering where the card wants it, as high as its box."""
    return replace(how, box=mark.box, text=mark.box, cap=mark.box[3]) if mark.box else how
