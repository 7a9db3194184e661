"""A player's own pictures of cards that are there but can't be read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path

from hollywood.core.faults import Fault
from hollywood.core.message import Slot, say
from hollywood.files import named
from hollywood.picture_size import MOST_SIDE, Sides, is_too_large, size_of
from hollywood.pictures import Pictures
from hollywood.ui.draw import surfaces


def unreadable_pictures(
    ids: Iterable[str], lines: Mapping[str, int], file: str, pictures: Pictures
) -> list[Fault]:
    """Every one of them, with the card's line in the card file."""
    wrong = []
    for id in ids:
        picture = pictures.scene(id)
        if picture is None:
            continue
        which: dict[str, Slot] = {"id": id, "picture": named(picture)}
        if size := _too_large(picture):
            wide, high = size
            message = say("fault.large_picture", **which, wide=wide, high=high, most=MOST_SIDE)
            wrong.append(Fault(file, lines.get(id, 0), message))
        elif (problem := surfaces.unreadable(picture)) is not None:
            message = say("fault.bad_picture", **which, problem=problem)
            wrong.append(Fault(file, lines.get(id, 0), message))
    return wrong


def _too_large(picture: Path) -> Sides | None:
    """The size of a picture that has more pixels than are read."""
    with suppress(OSError):
        size = size_of(picture)
        return size if size and is_too_large(size) else None
    return None
