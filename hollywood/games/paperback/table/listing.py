"""Cards that are looked through: those of a pile, of a seat or out of the match, never in order."""

from __future__ import annotations

from typing import NamedTuple

from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, player, say
from hollywood.ui.table.stage import Key

from ..rules.faces import Face
from ..rules.game import Paperback
from ..rules.state import Cards, State
from .places import BIN, DECK, DISCARD, SEAT

LISTS = (DECK, DISCARD, BIN, SEAT)  # what can be looked through, as their keys begin
_LAST = ("fame", "common", "attack")


class Listing(NamedTuple):
    """What is said of the cards; of those that look the same one, and how many there are."""

    title: Message
    cards: tuple[tuple[CardId, int], ...]


def listing(game: Paperback, s: State, own: Seat, opened: Key, decks: bool) -> Listing | None:
    """What lies there; None if it may not be looked through: decks of others may be closed."""
    kind, number, _ = opened
    who = player(number if kind == SEAT else own)
    match kind:
        case _ if kind == DECK:
            cards = in_deck(s, own)
        case _ if kind == DISCARD:
            cards = discarded(s, own)
        case _ if kind == BIN:
            cards = s.trash
        case _ if kind == SEAT and (decks or number == own):
            cards = s.owned[number]
        case _:
            return None
    title = say(f"paperback.list.{kind}", player=who, count=len(cards))
    return Listing(title, _alike(game, cards))


def in_deck(s: State, seat: Seat) -> Cards:
    """What a seat has that lies nowhere else: its deck, of which only backs are seen."""
    used = s.word.used if s.word is not None and s.turn == seat else ()
    laid = {each.card for each in used if not each.shared}
    elsewhere = laid.union(s.hands[seat], s.discards[seat], s.attacks[seat])
    return tuple([card for card in s.owned[seat] if card not in elsewhere])


def discarded(s: State, seat: Seat) -> Cards:
    """What lies on the discard pile; what is in the basket does not yet."""
    basket = s.bought if s.turn == seat else ()
    return tuple([card for card in s.discards[seat] if card not in basket])


def _alike(game: Paperback, cards: Cards) -> tuple[tuple[CardId, int], ...]:
    """Letters from A to Z, pairs, wild cards, books, library cards, attacks."""
    faces, found = game.table.faces, dict[str, list[CardId]]()
    for card in sorted(cards, key=lambda card: _rank(faces[card])):
        found.setdefault(faces[card].id, []).append(card)
    return tuple([(each[0], len(each)) for each in found.values()])


def _rank(face: Face) -> tuple[int, bool, int, str, int, str]:
    last = _LAST.index(face.kind) + 1 if face.kind in _LAST else 0
    return last, face.wild, len(face.letters), face.letters, face.cost, face.id
