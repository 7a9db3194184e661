"""The card file of Paperback: read, and everything that is wrong with it told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from hollywood.core.catalogue import LANGUAGES
from hollywood.core.faults import Fault, Faults
from hollywood.core.message import Message, say
from hollywood.core.reader import Written, read

from .deck import FOR_SALE, SEATS, STANDARD, Ability, Card, Deck
from .market import CHEAPEST

_DEAREST = 10  # cents of a letter; the art has no higher price
_MOST_LETTERS = 2  # of a card
_MOST_POINTS = 9
_WITH_LETTERS = ("starter", "letter", "pair", "vowel", "attack")
_Wrongs: TypeAlias = Iterator[tuple[int, Message]]


@dataclass(frozen=True)
class CardFile:
    """The file of the card database."""

    format: Literal[1]
    paperback: Deck


def read_deck(text: str, file: str) -> Deck:
    """The deck in the text of a card file; Faults if it has any."""
    deck = read(CardFile, text, file).paperback
    faults = [Fault(file, line, message) for line, message in _wrongs(deck)]
    if faults:
        raise Faults(sorted(faults, key=lambda fault: fault.line))
    return deck


def _wrongs(deck: Deck) -> _Wrongs:
    for card in deck.cards:
        yield from _wrong_card(card)
        for ability in card.abilities:
            yield from _wrong_ability(card, ability)
    yield from _wrong_numbers(deck)
    yield from _wrong_books(deck)
    yield from _wrong_together(deck)
    yield from _few_cards(deck)
    if STANDARD not in deck.presets:
        yield deck.line, say("paperback.fault.no_standard", preset=STANDARD)


def _wrong_card(card: Card) -> _Wrongs:
    line = card.id.line
    if card.kind in FOR_SALE and not CHEAPEST <= card.cost <= _DEAREST:
        yield line, say("paperback.fault.cost", card=card.id, least=CHEAPEST, most=_DEAREST)
    if (card.kind == "vowel") != (card.cost == CHEAPEST) and card.kind in FOR_SALE:
        yield line, say("paperback.fault.vowel", card=card.id, cost=CHEAPEST)
    if min(card.cost, card.points, card.fame, card.count) < 0 or card.points > _MOST_POINTS:
        yield line, say("paperback.fault.numbers", card=card.id, most=_MOST_POINTS)
    if (card.kind == "attack") != (card.limit is not None):
        yield line, say("paperback.fault.limit", card=card.id)
    yield from _wrong_letters(card)


def _wrong_letters(card: Card) -> _Wrongs:
    wants = card.kind in _WITH_LETTERS
    if card.letters is None:
        if wants:
            yield card.id.line, say("paperback.fault.no_letters", card=card.id)
        return
    if not wants and card.kind != "common":
        yield card.id.line, say("paperback.fault.letters_on_wild", card=card.id)
    most = _MOST_LETTERS if card.kind == "pair" else 1
    for language in LANGUAGES:
        letters = card.letters.in_(language)
        if not (letters.isascii() and letters.isalpha() and len(letters) == most):
            line = getattr(card.letters, language).line
            yield line, say("paperback.fault.letters", card=card.id, count=most)


def _wrong_ability(card: Card, ability: Ability) -> _Wrongs:
    if ability.n < 1:
        yield ability.line, say("paperback.fault.n", card=card.id)
    if (ability.does == "points_again") != (ability.whose is not None):
        yield ability.line, say("paperback.fault.whose", card=card.id)
    for language in ability.when_in:
        if language not in LANGUAGES:
            line = language.line if isinstance(language, Written) else ability.line
            yield line, say("paperback.fault.language", choices=", ".join(LANGUAGES))
    trick = ability.does in ("split_word", "reverse_pair")
    if trick != (card.kind == "common" and card.letters is None):
        yield ability.line, say("paperback.fault.trick", card=card.id)


def _wrong_numbers(deck: Deck) -> _Wrongs:
    if deck.hand < 1 or deck.drafted < 0:
        yield deck.line, say("paperback.fault.hand")
    if list(deck.track) != sorted(set(deck.track)) or not deck.track:
        yield deck.line, say("paperback.fault.track")
    letters = sum(card.count for card in deck.of("common") if card.letters)
    if letters < len(deck.track):
        yield deck.line, say("paperback.fault.few_commons", have=letters, need=len(deck.track))


def _wrong_books(deck: Deck) -> _Wrongs:
    seats = [str(number) for number in SEATS]
    if sorted(deck.fame_piles) != seats:
        yield deck.line, say("paperback.fault.fame_piles", seats=", ".join(seats))
    books = deck.fame_cards
    for number, counts in deck.fame_piles.items():
        line = number.line if isinstance(number, Written) else deck.line
        if len(counts) != len(books):
            yield line, say("paperback.fault.fame_counts", have=len(counts), need=len(books))
            continue
        for card, count in zip(books, counts, strict=True):
            if not 1 <= count <= card.count:
                yield line, say("paperback.fault.few_books", card=card.id, have=card.count)


def _wrong_together(deck: Deck) -> _Wrongs:
    rows = deck.pyramid
    if list(rows) != list(range(len(rows), 0, -1)) or len(rows) != len(deck.fame_cards):
        yield deck.line, say("paperback.fault.pyramid", rows=len(deck.fame_cards))
    elif any(n > card.count for n, card in zip(rows, deck.fame_cards, strict=True)):
        yield deck.line, say("paperback.fault.pyramid", rows=len(rows))
    for name, limits in deck.deadlines.items():
        if len(limits) != len(SEATS) or min(limits, default=0) < 1:
            line = name.line if isinstance(name, Written) else deck.line
            yield line, say("paperback.fault.deadlines", name=name, count=len(SEATS))
    if sorted(deck.deadlines) != ["fair", "gentle", "hard", "hardest"]:
        yield deck.line, say("paperback.fault.no_deadlines")


def _few_cards(deck: Deck) -> _Wrongs:
    """A match needs starters, and enough cards for sale where all play at once."""
    starters = sum(card.count for card in deck.of("starter", "starter_wild"))
    if starters < deck.hand + 1:
        yield deck.line, say("paperback.fault.few_starters", have=starters, need=deck.hand + 1)
    cheap = [card for card in deck.of("letter", "pair", "vowel") if card.cost < deck.draft_below]
    if sum(card.count for card in cheap) < deck.row + deck.drafted * SEATS[-1]:
        yield deck.line, say("paperback.fault.few_cheap")
