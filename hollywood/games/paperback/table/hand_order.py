"""The hand in another order."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hollywood.core.game import CardId

from ..rules.faces import Face
from ..rules.table import Table
from .draft import Draft

_VOWELS = "aeiou"
_TRIES = 9  # to find another order


def arranged(draft: Draft, card: CardId, place: int) -> Draft:
    """A card of the hand goes to this place among those that do not lie on the sheet."""
    rest = [each for each in draft.hand if each != card]
    before = rest[place] if place < len(rest) else None
    order = [each for each in draft.order if each != card]
    at = order.index(before) if before is not None else len(order)
    return replace(draft, order=(*order[:at], card, *order[at:]), room=None).after(draft)


def shuffled(draft: Draft, chance: Random) -> Draft:
    """The hand in any order but this one."""
    order = list(draft.order)
    for _ in range(_TRIES):
        chance.shuffle(order)
        if tuple(order) != draft.order:
            break
    return replace(draft, order=tuple(order), room=None).after(draft)


def by_letters(draft: Draft, table: Table) -> Draft:
    """Vowels, consonants, pairs, wild cards, each from A to Z."""
    order = tuple(sorted(draft.order, key=lambda card: _rank(table.faces[card])))
    return replace(draft, order=order, room=None).after(draft)


def _rank(face: Face) -> tuple[bool, int, bool, str, int]:
    vowel = face.letters in tuple(_VOWELS)
    return face.wild, len(face.letters), not vowel, face.letters, face.cost
