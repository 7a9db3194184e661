"""The cards of Paperback one by one: what each is, and what its pictures lack."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hollywood import paths
from hollywood.box import open_sentences
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.faults import Fault, Faults
from hollywood.pictures import Pictures, missing

from .card_pictures import FOLDER, Faces, lines_of
from .own_words import read_own_words
from .rules.deck import Ability, Card, Deck


def listed(deck: Deck) -> list[dict[str, Any]]:
    """Every kind of card, one entry each."""
    return [
        {
            "id": str(card.id),
            "kind": card.kind,
            "letters": _letters(card),
            "cost": card.cost,
            "points": card.points,
            "fame": card.fame,
            "count": card.count,
            "does": ", ".join(map(_told, card.abilities)),
            "limit": f"{card.limit.on} {card.limit.n}" if card.limit else "",
        }
        for card in deck.cards
    ]


def _letters(card: Card) -> str:
    """One for all languages, or one for each."""
    if card.letters is None:
        return ""
    found = [card.letters.in_(language).upper() for language in LANGUAGES]
    return found[0] if len(set(found)) == 1 else "/".join(found)


def _told(ability: Ability) -> str:
    return " ".join([ability.does, *_details(ability)])


def _details(ability: Ability) -> Iterator[str]:
    when = ability.when
    yield str(ability.n)
    if ability.whose:
        yield ability.whose
    if when.position:
        yield when.position
    if when.min_length:
        yield f"{when.min_length}+"
    if when.no_wilds:
        yield "no_wilds"
    if when.uses_common:
        yield "uses_common"


def wrong_pictures(deck: Deck, file: Path, *, own: bool) -> list[Fault]:
    """Missing layers, a player's own pictures that can't be read, and own words that are none."""
    pictures = Pictures(paths.assets() / FOLDER / "cards", file.parent if own else None)
    faces, lines = Faces(deck, open_sentences()), lines_of(deck)
    wrong = missing(faces.values(), lines, str(file), pictures)
    wrong += [fault for language in LANGUAGES for fault in _wrong_words(language)]
    if not own:
        return wrong
    from hollywood.ui.cards.unreadable import unreadable_pictures  # pygame is loaded only for this

    cards = {str(card.id): card.id.line for card in deck.cards}
    return wrong + unreadable_pictures(cards, cards, str(file), pictures)


def _wrong_words(language: Language) -> tuple[Fault, ...]:
    try:
        read_own_words(language)
    except Faults as wrong:
        return wrong.faults
    return ()
