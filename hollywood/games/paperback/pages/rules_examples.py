"""What the pages of the rules show: rows of cards, icons and figures, in each language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from hollywood.core.catalogue import Language

from ..rules.deck import Deck
from . import rule_texts as leaves


@dataclass(frozen=True)
class Item:
    """One thing in a row: a card that may stand for a letter, an icon, figures; or a free place."""

    card: str = ""  # its id in the card file, or that of a power, an award, a theme
    letter: str = ""
    icon: str = ""
    thing: str = ""  # that lies on the table
    figures: str = ""
    below: str = ""  # figures below a card
    pale: bool = False


Rows: TypeAlias = Sequence[Sequence[Item]]
Laid: TypeAlias = Sequence[tuple[str, str]]  # cards of a word, with what wild ones stand for

WORD: Mapping[Language, Laid] = {  # painter, partire, parties
    "en": (("l31", ""), ("c_a", ""), ("s_w", "i"), ("s_n", ""), ("s_t", ""), ("d09", "")),
    "it": (("l31", ""), ("c_a", ""), ("s_r", ""), ("s_t", ""), ("s_w", "i"), ("d11", "")),
    "fr": (("l31", ""), ("c_a", ""), ("s_r", ""), ("s_t", ""), ("s_w", "i"), ("d16", "")),
}
_PAIR_FIRST: Mapping[Language, Laid] = {  # star, stare, corne
    "en": (("d12", ""), ("c_a", ""), ("s_r", "")),
    "it": (("d12", ""), ("c_a", ""), ("d11", "")),
    "fr": (("d12", ""), ("s_r", ""), ("s_n", ""), ("s_w", "e")),
}
_PLACES: Mapping[Language, Sequence[str]] = {
    "en": ("1 2", "3", "4"),
    "it": ("1 2", "3", "4 5"),
    "fr": ("1 2", "3", "4", "5"),
}
_TWO_WORDS: Mapping[Language, Laid] = {  # tar sat, stai tre, art les
    "en": (
        ("s_t", ""),
        ("c_a", ""),
        ("s_r", ""),
        ("c_space", ""),
        ("s_l", ""),
        ("s_w", "e"),
        ("s_t", ""),
    ),
    "it": (("d12", ""), ("c_a", ""), ("c_i", ""), ("c_space", ""), ("s_t", ""), ("d11", "")),
    "fr": (("c_a", ""), ("s_r", ""), ("s_t", ""), ("c_space", ""), ("s_l", ""), ("d16", "")),
}


def _card(id: str, letter: str = "", pale: bool = False) -> Item:
    return Item(card=id, letter=letter, pale=pale)


def _icon(name: str) -> Item:
    return Item(icon=name)


def _figures(words: str) -> Item:
    return Item(figures=words)


def _cards(*ids: str) -> list[Item]:
    return [_card(id) for id in ids]


def _laid(word: Laid) -> list[Item]:
    return [_card(id, letter) for id, letter in word]


def example(deck: Deck, leaf: str, language: Language) -> Rows:
    """The rows of a leaf; the sum of a word is drawn by whoever counts it."""
    return {**_always(deck, language), **_modules(deck, language)}[leaf]


def _always(deck: Deck, language: Language) -> Mapping[str, Rows]:
    """Of the leaves of every match."""
    books = [str(card.id) for card in deck.fame_cards]
    return {
        leaves.GOAL: (_cards(*books), [*_cards("s_t", "s_r", "s_s", "s_l", "s_n", "s_w")]),
        leaves.TURN: (
            [_icon("letters"), _figures("›"), _icon("cents"), _figures("›"), _icon("gain")],
            [_icon("discard"), _figures("›"), _icon("deck"), _figures("›"), _icon("draw")],
        ),
        leaves.WORD: (_laid(WORD[language]),),
        leaves.LIBRARY: (_laid(WORD[language]), _track(deck)),
        leaves.ABILITIES: (
            [_card("l31"), _icon("pos_first"), _figures(":"), _icon("cents"), _figures("+3")],
            [_card("l35"), _icon("length"), _figures("7+ :"), _icon("draw"), _figures("+2")],
        ),
        leaves.PLACES: (
            [
                Item(card=id, letter=letter, below=place)
                for (id, letter), place in zip(
                    _PAIR_FIRST[language], _PLACES[language], strict=True
                )
            ],
        ),
        leaves.COPYING: (
            [_card("l31"), _card("l47"), _card("l29")],
            [_icon("copy"), _figures("="), _icon("draw"), _figures("+1")],
        ),
        leaves.BIN: (
            [_card("s_l", pale=True), _icon("trash_hand"), _figures("›"), _card("v_a")],
            [_card("v_e", pale=True), _icon("trash_self")],
        ),
        leaves.BUYING: (_cards("v_a", "l12", "l17", "l31"), [Item(), *_cards("l01", "d09", "d18")]),
        leaves.END: (
            [_card(books[0], pale=True), _icon("sold"), _card(books[1], pale=True), _icon("sold")],
            [*_cards("c_a"), _icon("bell")],
        ),
    }


def _modules(deck: Deck, language: Language) -> Mapping[str, Rows]:
    """Of what can be agreed."""
    books = [str(card.id) for card in deck.fame_cards]
    awards, themes = ([str(each.id) for each in kind] for kind in (deck.awards, deck.themes))
    return {
        leaves.SABOTAGE: (
            _cards("a09", "a03", "a02"),
            [_icon(name) for name in ("max_length", "hand_minus", "tax_fame")],
        ),
        leaves.POWERS: (_cards("writers_block", "ghost_writer", "plagiarism"),),
        leaves.KEYS: (_cards("typo", "stuck_key"), [_icon("typo"), _icon("repeat")]),
        leaves.PRIZES: (_cards(*awards), _cards(*themes[:4])),
        leaves.SPACE: (_laid(_TWO_WORDS[language]), [_card("c_dyslexia"), _icon("swap")]),
        leaves.CUBES: ([_card("l17"), Item(thing="cube"), _figures("4 − 1 = 3¢")],),
        leaves.AT_ONCE: (
            _cards("l12", "l31", "d09", "l17", "l29"),
            _cards("l01", "d18", "l40", "l21", "l13"),
        ),
        leaves.TOGETHER: [
            _cards(*[books[row]] * count) for row, count in reversed([*enumerate(deck.pyramid)])
        ],
    }


def _track(deck: Deck) -> list[Item]:
    """The lengths that the library asks for, the first one now."""
    first, *later = deck.track
    rest = [Item(figures=str(length), pale=True) for length in later]
    return [_icon("bell"), _figures(str(first)), *rest]
