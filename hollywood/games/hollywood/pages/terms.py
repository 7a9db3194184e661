"""Words and signs of Hollywood!, and its cards by their names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from hollywood.core.message import Message, say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import Size, lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, NIGHT, Type
from hollywood.ui.rulebook import signs
from hollywood.ui.rulebook.rulebook import Picture, Term, card_term

from ..rules.deck import GENRES, Deck, Kind
from ..rules.words import letter
from ..table import discs
from ..table.layout import CLAP, DOUBLE
from . import rule_texts as leaves

LEAF_OF = {  # every word, and the leaf that tells more
    "reel": leaves.BUMPING,
    "column": leaves.AREA,
    "gate": leaves.FULL,
    "round": leaves.AREA,
    "film": leaves.PROJECTS,
    "genre": leaves.PROJECTS,
    "star": leaves.PROJECTS,
    "rating": leaves.COUNT,
    "project": leaves.PROJECTS,
    "movie": leaves.PROJECTS,
    "laurel": leaves.COUNT,
    "blockbuster": leaves.WASTE,
    "studio": leaves.TURN,
    "full": leaves.FULL,
    "hand_out": leaves.HANDING_OUT,
    "wasted": leaves.WASTE,
    "no_taker": leaves.FULL,
    "coin": leaves.COUNT,
    "ring": leaves.COUNT,
    "megaphone": leaves.AREA,
    "crown": leaves.GOAL,
    "preview": leaves.HANDING_OUT,
    "tie": leaves.COUNT,
}
_KINDS: Mapping[Kind, str] = {"film": "film", "blockbuster": "blockbuster", "star": "star"}
_SOME = "7"  # points on a coin


def terms(deck: Deck) -> Iterator[Term]:
    """All of them, cards last."""
    pictures = dict(_signs(deck))
    for id, leaf in LEAF_OF.items():
        forms = say(f"hollywood.term_forms.{id}")
        yield Term(id, _word(id), _means(id), leaf, pictures.get(id), forms)
    for genre in GENRES:
        word, sign = say(f"hollywood.genre.{genre}"), signs.badge(genre)
        yield Term(genre, word, _means(genre), leaves.PROJECTS, sign)
    for kind in (CLAP, DOUBLE):
        word, rule = say(f"hollywood.studio.{kind}"), say(f"hollywood.studio_rule.{kind}")
        yield Term(kind, word, rule, kind, pictures.get(kind))
    for face in deck.faces:
        leaf, title = LEAF_OF[_KINDS[face.kind]], say(f"hollywood.card.{face.id}")
        means = _means(face.genre or _KINDS[face.kind])
        yield Term(card_term(face.id), title, means, leaf, signs.card(face.id), is_card=True)


def _word(id: str) -> Message:
    return say(f"hollywood.term.{id}")


def _means(id: str) -> Message:
    return say(f"hollywood.term_means.{id}")


def _signs(deck: Deck) -> Iterator[tuple[str, Picture]]:
    """How they look, as far as they are a thing on the table."""
    colour = str(deck.colours[0].id)
    film = next((film for film in deck.films if not film.award), deck.films[0])
    laurel = next((film for film in deck.films if film.award), film)
    dearest = max(deck.stars, key=lambda star: star.stars)
    yield "reel", signs.token(colour)
    yield "film", signs.card(film.id)
    yield "genre", signs.badge(film.genre)
    yield "laurel", signs.card(laurel.id)
    yield "star", signs.card(deck.stars[0].id)
    yield "rating", signs.card(dearest.id)
    for kind in (CLAP, DOUBLE):
        yield kind, signs.card(f"{kind}_{colour}")
    yield "studio", signs.card(f"{CLAP}_{colour}")
    if deck.blockbusters:
        yield "blockbuster", signs.card(deck.blockbusters[0].id)
    yield "coin", lambda props, size: discs.coin(props, signs.small(size), _SOME)
    yield "ring", lambda props, size: discs.coin(props, signs.small(size), _SOME, banked=False)
    yield "crown", lambda props, size: discs.crown(props, signs.small(size))
    yield "megaphone", lambda props, size: discs.token(props, signs.small(size))
    yield "gate", lambda props, size: _gate(props, size, letter(0))
    yield "full", lambda props, size: _gate(props, size, _closed(props))
    yield "preview", signs.icon("projection")


def _closed(props: Props) -> str:
    return f"{letter(0)} {props.text(say('hollywood.table.full'))}"


def _gate(props: Props, size: Size, words: str) -> pygame.Surface:
    """What stands below a column."""
    high = signs.small(size) // 3
    line = props.typesetter.sized(words, Type.GATE, CREAM, high * 3 // 5)
    shape = (max(high * 3, line.get_width() + high), high)
    gate = props.shapes.panel(shape, high // 2, NIGHT, BRASS, max(2, high // 20)).copy()
    lay_on(line, gate, line.get_rect(center=gate.get_rect().center).topleft)
    return gate
