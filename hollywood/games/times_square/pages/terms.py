"""Words and signs of Times Square, and its cards by their names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from hollywood.core.message import Message, say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import Size
from hollywood.ui.rulebook import signs
from hollywood.ui.rulebook.rulebook import Picture, Term, card_term

from ..rules.deck import Deck
from ..table.about import kind_does
from ..table.club_chips import CLUBS
from ..table.street_pictures import StreetPictures
from . import rule_texts as leaves
from .topic import EFFECTS

PEOPLE: Mapping[str, str] = {  # everybody on the street, and the leaf that tells more
    "sue": leaves.ROPE,
    "left": leaves.GUARDS,
    "right": leaves.GUARDS,
    "hal": leaves.LURES,
    "deb": leaves.LEADS,
    "charlie": leaves.LAMPS,
}
LEAF_OF: Mapping[str, str] = {  # every other word
    "guards": leaves.GUARDS,
    "club": leaves.GOAL,
    "door": leaves.DOORS,
    "manhole": leaves.END,
    "space": leaves.COLOURS,
    "rope": leaves.ROPE,
    "trio": leaves.COLOURS,
    "alone": leaves.COLOURS,
    "steps": leaves.COLOURS,
    "manhole_card": leaves.COLOURS,
    "lead": leaves.LEADS,
    "footlights": leaves.LEADS,
    "lure": leaves.LURES,
    "discard": leaves.TURN,
    "lamp": leaves.LAMPS,
    "clock": leaves.CLOCK,
    "supply": leaves.CLOCK,
    "played": leaves.CLOCK,
    "to_the_door": leaves.DOORS,
    "preview": leaves.END,
}
ONE_FORM = ("alone", "to_the_door")  # words without other forms
_FIGURE = 0.8  # of the room's height


def terms(deck: Deck, pictures: StreetPictures) -> Iterator[Term]:
    """All of them, cards last."""
    shown = dict(_signs(deck, pictures))
    for id, leaf in PEOPLE.items():
        word, role = say(f"times_square.figure.{id}"), say(f"times_square.role.{id}")
        yield Term(id, word, role, leaf, _figure(pictures, id), _forms(id))
    for id, leaf in LEAF_OF.items():
        word, means = say(f"times_square.term.{id}"), say(f"times_square.term_means.{id}")
        yield Term(id, word, means, leaf, shown.get(id), _forms(id))
    for kind in deck.cards:
        title, leaf = say(f"times_square.card.{kind.id}"), EFFECTS[kind.effect].leaf
        yield Term(
            card_term(kind.id), title, kind_does(kind), leaf, signs.card(kind.id), is_card=True
        )


def _forms(id: str) -> Message | None:
    return None if id in ONE_FORM else say(f"times_square.term_forms.{id}")


def _signs(deck: Deck, pictures: StreetPictures) -> Iterator[tuple[str, Picture]]:
    """How they look, as far as they are a thing on the table."""
    of = {kind.effect: str(kind.id) for kind in deck.cards}
    yield "guards", signs.card(of["guard"])
    yield "club", lambda props, size: pictures.chip(f"club_{CLUBS[0]}", signs.small(size))
    for id, name in (("trio", "together"), ("alone", "alone"), ("rope", "trio")):
        yield id, _sign(pictures, name)
    yield "lure", _sign(pictures, "lure")
    yield "discard", _sign(pictures, "discard")
    yield "lamp", lambda props, size: pictures.chip("hal", signs.small(size))
    yield "steps", signs.card(of["deb"])
    yield "manhole_card", signs.card(of["deb_to_manhole"])
    yield "manhole", lambda props, size: _manhole(pictures, size)
    yield "preview", signs.icon("projection")


def _figure(pictures: StreetPictures, name: str) -> Picture:
    def drawn(props: Props, size: Size) -> pygame.Surface:
        return pictures.figure(name, round(min(size[1], size[0] * 1.5) * _FIGURE))

    return drawn


def _sign(pictures: StreetPictures, name: str) -> Picture:
    return lambda props, size: pictures.sign(name, signs.small(size))


def _manhole(pictures: StreetPictures, size: Size) -> pygame.Surface:
    wide = round(size[0] * 0.4)
    return pictures.manhole(wide, wide // 2)
