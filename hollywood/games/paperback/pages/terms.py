"""Words and signs of Paperback: every icon, and its cards by their letters and prices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from hollywood.core.message import Message, say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import Size, width
from hollywood.ui.rulebook.rulebook import Picture, Term, card_term

from ..card_pictures import Shown
from ..rules.deck import FOR_SALE, Card, CardKind, Deck
from . import rule_texts as leaves
from .icons import sign
from .topic import EFFECTS

ICONS: Mapping[str, str] = {  # every sign on a card or the table, and the leaf that tells more
    **dict.fromkeys(("pos_first", "pos_second", "pos_last", "pos_penultimate"), leaves.PLACES),
    **dict.fromkeys(("length", "no_wilds"), leaves.PLACES),
    **dict.fromkeys(("common_used", "bell"), leaves.LIBRARY),
    **dict.fromkeys(("draw", "optional"), leaves.ABILITIES),
    **dict.fromkeys(("cents", "wild_bonus", "letters", "points"), leaves.SCORE),
    **dict.fromkeys(("next_double", "prev_double", "adjacent_double"), leaves.SCORE),
    "word_double": leaves.SCORE,
    **dict.fromkeys(("trash_hand", "gain", "trash_offer", "trash_self"), leaves.BIN),
    "copy": leaves.COPYING,
    **dict.fromkeys(("discount_fame", "sold"), leaves.BUYING),
    **dict.fromkeys(("split", "swap"), leaves.SPACE),
    **dict.fromkeys(("no_common", "tax_fame", "tax_offer", "hand_minus"), leaves.SABOTAGE),
    **dict.fromkeys(("max_wilds", "max_length", "no_draw", "attack"), leaves.SABOTAGE),
    **dict.fromkeys(("typo", "repeat"), leaves.KEYS),
    **dict.fromkeys(("plagiarise", "deck_swap"), leaves.POWERS),
    **dict.fromkeys(("longest", "fewest_cards", "most_cards", "most_pairs"), leaves.PRIZES),
    **dict.fromkeys(("theme", "award"), leaves.PRIZES),
    **dict.fromkeys(("deck", "discard", "draft", "curtain", "shuffle"), leaves.TURN),
    **dict.fromkeys(("wild", "digraph"), leaves.WORD),
    "fame": leaves.GOAL,
}
WORDS: Mapping[str, str] = {  # every other word
    "book": leaves.GOAL,
    "first_book": leaves.GOAL,
    "library_card": leaves.LIBRARY,
    "newsstand": leaves.BUYING,
    "bin": leaves.BIN,
    "vowel": leaves.BIN,
    "hand": leaves.ABILITIES,
    "sheet": leaves.WORD,
    "worth": leaves.SCORE,
    "ability": leaves.ABILITIES,
    "neighbour": leaves.PLACES,
    "cube": leaves.CUBES,
    "power": leaves.POWERS,
    "blank_page": leaves.POWERS,
    "pyramid": leaves.TOGETHER,
    "deadline": leaves.TOGETHER,
    "missed": leaves.WORD,
}
ONE_FORM = frozenset(
    {
        *("pos_second", "no_wilds", "common_used", "wild_bonus", "trash_hand", "trash_offer"),
        *("next_double", "prev_double", "adjacent_double", "no_common", "tax_offer"),
        *("max_wilds", "max_length", "no_draw", "typo", "repeat", "plagiarise", "deck_swap"),
        *("longest", "fewest_cards", "most_cards", "most_pairs", "letters", "bell", "deck"),
        *("curtain", "shuffle", "sold", "fame", "sheet", "worth", "blank_page", "pyramid"),
        "missed",
    }
)  # words without other forms
_SHOWN_BY: Mapping[str, tuple[CardKind, ...]] = {  # a card that shows what the word means
    "book": ("fame",),
    "first_book": ("starter_wild",),
    "library_card": ("common",),
    "vowel": ("vowel",),
}
_NAMED: tuple[CardKind, ...] = ("starter", *sorted(FOR_SALE))
_TALL = 0.82  # of the room: how high a card is


def terms(deck: Deck) -> Iterator[Term]:
    """All of them, cards last."""
    for id, leaf in ICONS.items():
        yield _term(id, leaf, sign(id))
    for id, leaf in WORDS.items():
        shown = next(deck.of(*_SHOWN_BY[id])) if id in _SHOWN_BY else None
        yield _term(id, leaf, None if shown is None else card_sign(str(shown.id)))
    for card in deck.of(*_NAMED):
        word, means = say(f"paperback.card.{card.id}"), _means(card)
        sign_of = card_sign(str(card.id))
        yield Term(card_term(str(card.id)), word, means, _leaf(card), sign_of, is_card=True)


def _term(id: str, leaf: str, sign_of: Picture | None) -> Term:
    forms = None if id in ONE_FORM else say(f"paperback.term_forms.{id}")
    word, means = say(f"paperback.term.{id}"), say(f"paperback.term_means.{id}")
    return Term(id, word, means, leaf, sign_of, forms)


def _means(card: Card) -> Message:
    """What a card scores, and what it costs."""
    return say(f"paperback.kind.{card.kind}", points=card.points, cents=card.cost)


def _leaf(card: Card) -> str:
    """The leaf about what it can do, or else about buying it."""
    if card.limit is not None:
        return leaves.SABOTAGE
    return EFFECTS[card.abilities[0].does].leaf if card.abilities else leaves.BUYING


def card_sign(id: str) -> Picture:
    """A card, in the language of the reader."""

    def drawn(props: Props, size: Size) -> pygame.Surface:
        wide = min(round(size[0] * _TALL), width(round(size[1] * _TALL)))
        name = Shown(id, props.language).name
        return props.art.card(name, wide, props.language, props.settings.symbols)

    return drawn
