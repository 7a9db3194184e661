"""Choices that a word brings are made on the table: which card, and for which ability."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hollywood.core.game import CardId
from hollywood.core.message import Message, say
from hollywood.ui.table.setting import Begin, Intent, Make, Refuse

from ..rules import market
from ..rules.choices import choices
from ..rules.moves import Choice, Copy, GoOn, Move, TrashForCents, TrashForGain, TrashOffer
from ..rules.state import State
from .layout import SeatLayout
from .places import card_key
from .using import asked_for, card_of, choices_now, open_abilities, used_now


def choose(seat_layout: SeatLayout, card: CardId) -> Intent[Move] | None:
    """A card is clicked while an ability waits."""
    s, key = seat_layout.s, card_key(card)
    chosen = seat_layout.draft.chosen
    if chosen == card:
        return Begin(replace(seat_layout.draft, chosen=None))
    fitting = _fitting(seat_layout, card)
    if not fitting and (other := of_card(seat_layout, card)) is not None:
        return other
    if not fitting:
        if card in s.hands[s.turn] or card in market.for_sale(s) or _in_word(s, card):
            return Refuse(say("paperback.illegal.cannot_choose"), key)
        return None
    move = fitting[0]
    if isinstance(move, TrashForGain) and chosen is None:
        return Begin(replace(seat_layout.draft, chosen=card))
    return Make(move, key, _warning(seat_layout, card, move))


def of_card(seat_layout: SeatLayout, card: CardId) -> Intent[Move] | None:
    """An ability of this card of the word is to be used next; of several, one after the other."""
    s, table = seat_layout.s, seat_layout.table
    if s.word is None:
        return None
    own = [w for w in open_abilities(s, table) if card_of(s.word, w) == card]
    if not own:
        return None
    now = used_now(s, table, seat_layout.draft)
    at = own.index(now) + 1 if now in own else 0
    return Begin(asked_for(seat_layout.draft, own[at % len(own)]))


def _in_word(s: State, card: CardId) -> bool:
    return s.word is not None and any(each.card == card for each in s.word.placed)


def _fitting(seat_layout: SeatLayout, card: CardId) -> Sequence[Choice]:
    """The moves that a click on the card can mean, the first that is used first."""
    offered = choices_now(seat_layout.s, seat_layout.table, seat_layout.draft)
    return [move for move in offered if _means(seat_layout, move, card)]


def _means(seat_layout: SeatLayout, move: Choice, card: CardId) -> bool:
    s, names = seat_layout.s, seat_layout.table.names
    chosen, held, sold = seat_layout.draft.chosen, s.hands[s.turn], tuple(market.for_sale(s))
    match move:
        case TrashForGain(name, _, gained) if chosen is not None:
            return name == names[chosen] and card in sold and names[card] == gained
        case TrashForCents(name) | TrashForGain(name):
            return chosen is None and card in held and names[card] == name
        case TrashOffer(name):
            return chosen is None and card in sold and names[card] == name
        case Copy(side, user) if s.word is not None:
            place = next(w.place for w in s.waiting if w.user == user and w.place is not None)
            return s.word.placed[place + (1 if side == "right" else -1)].card == card
    return False


def _warning(seat_layout: SeatLayout, card: CardId, move: Choice) -> Message | None:
    """What is said once before something dear goes to the bin."""
    face = seat_layout.table.faces[
        seat_layout.draft.chosen if seat_layout.draft.chosen is not None else card
    ]
    if isinstance(move, TrashForCents | TrashForGain) and face.fame:
        return say("paperback.table.bins_fame", count=face.fame)
    return None


def numbered(seat_layout: SeatLayout) -> Sequence[Choice]:
    """All choices in the order of their numbers, without leaving it."""
    return [
        move for move in choices(seat_layout.s, seat_layout.table) if not isinstance(move, GoOn)
    ]
