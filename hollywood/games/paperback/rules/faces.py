"""The cards as one language has them, each with the name that records give it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from string import ascii_lowercase

from hollywood.core.catalogue import Language
from hollywood.core.game import CardId

from .deck import SEATS, SPACE, SWITCH, WILD, Ability, Card, CardKind, Deck, Limit

COMMON = "common"  # the library card that everybody may use
_ALIKE: frozenset[CardKind] = frozenset({"starter", "starter_wild", "vowel", "fame"})


@dataclass(frozen=True, slots=True)
class Face:
    """A card as one language has it. Rules look at nothing else of a card."""

    id: str
    kind: CardKind
    cost: int
    points: int
    fame: int
    letters: str  # none on wild cards, nor where a library card is a space or a switch
    abilities: tuple[Ability, ...]
    limit: Limit | None
    name: str  # what records call it; only cards that are alike share one
    wild: bool  # whether it stands for any letter

    @property
    def is_space(self) -> bool:
        """Whether it parts two words."""
        return any(ability.does == "split_word" for ability in self.abilities)

    @property
    def is_switch(self) -> bool:
        """Whether it turns a pair round."""
        return any(ability.does == "reverse_pair" for ability in self.abilities)


def faces_of(deck: Deck, language: Language) -> tuple[Face, ...]:
    """Every card in one language; its place here is its CardId."""
    faces = [_face(card, language) for card in deck.cards for _ in range(_copies(card))]
    seen: Counter[str] = Counter()
    for i, face in enumerate(faces):
        name = _name(face)
        if face.kind not in _ALIKE:
            faces[i] = replace(face, name=_numbered(name, seen[name]))
            seen[name] += 1
    return tuple(faces)


def starters(faces: tuple[Face, ...], seat: int) -> Iterator[CardId]:
    """The cards that a seat begins with."""
    of_id: Counter[str] = Counter()
    counts = Counter(face.id for face in faces)
    for card, face in enumerate(faces):
        if face.kind in ("starter", "starter_wild"):
            if of_id[face.id] // (counts[face.id] // SEATS[-1]) == seat:
                yield card
            of_id[face.id] += 1


def _copies(card: Card) -> int:
    return card.count * (SEATS[-1] if card.kind in ("starter", "starter_wild") else 1)


def _face(card: Card, language: Language) -> Face:
    face = Face(
        str(card.id),
        card.kind,
        card.cost,
        card.points,
        card.fame,
        card.letters.in_(language) if card.letters else "",
        tuple(ability.in_(language) for ability in card.abilities),
        card.limit,
        "",
        card.kind in WILD,
    )
    return replace(face, name=_name(face))


def _name(face: Face) -> str:
    """Letters and cost: t1, th5, *11; of library cards what they are: a, space."""
    if face.kind == "common":
        return face.letters or (SPACE if face.is_space else SWITCH)
    return f"{face.letters or '*'}{face.cost}{'!' if face.kind == 'attack' else ''}"


def _numbered(name: str, before: int) -> str:
    """The second card that would be called g5 is g5b."""
    return name + (ascii_lowercase[before] if before else "")
