"""What each card of Hollywood! shows: its look, its marks and its words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from hollywood.pictures import Card, Mark

from .rules.deck import Colour, Deck, Face


def cards_of(deck: Deck) -> dict[str, Card]:
    """Every card of the deck by its id; the studio cards once for each colour."""
    faces = (_of_face(face, deck) for face in deck.faces)
    studio = (card for colour in deck.colours for card in _of_studio(colour, deck))
    return {card.id: card for card in (*faces, *studio)}


def lines_of(deck: Deck) -> dict[str, int]:
    """Where each card stands in its file."""
    ids = chain(
        (film.id for film in deck.films),
        (blockbuster.id for blockbuster in deck.blockbusters),
        (star.id for star in deck.stars),
    )
    return {id: id.line for id in ids}


def _of_face(face: Face, deck: Deck) -> Card:
    award = (Mark("award_keyline"), Mark("award", deck.scoring.award)) if face.award else ()
    if face.kind == "star":
        own = Mark("stars", face.stars)
    elif face.kind == "blockbuster":
        own = Mark("points", deck.scoring.blockbuster)
    else:
        own = Mark(f"badge_{face.genre}")
    return Card(face.id, face.genre or face.kind, (*award, own), face.title)


def _of_studio(colour: Colour, deck: Deck) -> Iterator[Card]:
    look = f"studio_{colour.id}"
    for kind, card in (("clap", deck.studio.clap), ("double", deck.studio.double)):
        marks = (Mark(f"badge_{look}"),)
        yield Card(f"{kind}_{colour.id}", look, marks, card.title, card.rule, colour.inks)
