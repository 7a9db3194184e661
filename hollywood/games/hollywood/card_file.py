"""The cards of Hollywood! one by one: what each is, and what its pictures lack."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from hollywood import paths
from hollywood.core.faults import Fault
from hollywood.core.message import Slot, quoted, say
from hollywood.files import named
from hollywood.picture_size import MOST_SIDE, Sides, is_too_large, size_of
from hollywood.pictures import Pictures, missing

from .card_pictures import cards_of, lines_of
from .rules.deck import Deck


def listed(deck: Deck) -> list[dict[str, Any]]:
    """Every card, one entry each; studio cards once a colour."""
    faces = [
        {"id": f.id, "kind": f.kind, "genre": f.genre, "award": f.award, "stars": f.stars}
        for f in deck.faces
    ]
    studio = [
        {"id": f"{kind}_{colour.id}", "kind": kind, "genre": None, "award": False, "stars": 0}
        for kind in ("clap", "double")
        for colour in deck.colours
    ]
    return faces + studio


def wrong_pictures(deck: Deck, file: Path, *, own: bool) -> list[Fault]:
    """Layers that are missing; of a player's own cards also pictures that can't be read."""
    pictures = Pictures(paths.assets() / "cards", file.parent if own else None)
    wrong = missing(cards_of(deck).values(), lines_of(deck), str(file), pictures)
    return wrong + _unreadable(deck, str(file), pictures) if own else wrong


def _unreadable(deck: Deck, file: str, pictures: Pictures) -> list[Fault]:
    """Every picture of a card that is there but can't be read."""
    from hollywood.ui.draw.surfaces import unreadable  # pygame is loaded only for this

    lines, wrong = lines_of(deck), []
    for id in cards_of(deck):
        picture = pictures.scene(id)
        if picture is None:
            continue
        which: dict[str, Slot] = {"id": id, "picture": named(picture)}
        if size := _too_large(picture):
            wide, high = size
            message = say("fault.large_picture", **which, wide=wide, high=high, most=MOST_SIDE)
            wrong.append(Fault(file, lines.get(id, 0), message))
        elif (problem := unreadable(picture)) is not None:
            message = say("fault.bad_picture", **which, problem=quoted(problem))
            wrong.append(Fault(file, lines.get(id, 0), message))
    return wrong


def _too_large(picture: Path) -> Sides | None:
    """The size of a picture that has more pixels than are read."""
    with suppress(OSError):
        size = size_of(picture)
        return size if size and is_too_large(size) else None
    return None
