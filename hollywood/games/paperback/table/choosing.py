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
from .layout import Spread
from .places import card_key
from .using import asked_for, card_of, choices_now, open_abilities, used_now


def choose(spread: Spread, card: CardId) -> Intent[Move] | None:
    """A card is clicked while an ability waits."""
    s, key = spread.s, card_key(card)
    chosen = spread.draft.chosen
    if chosen == card:
        return Begin(replace(spread.draft, chosen=None))
    fitting = _fitting(spread, card)
    if not fitting and (other := of_card(spread, card)) is not None:
        return other
    if not fitting:
        if card in s.hands[s.turn] or card in market.for_sale(s) or _in_word(s, card):
            return Refuse(say("paperback.illegal.cannot_choose"), key)
        return None
    move = fitting[0]
    if isinstance(move, TrashForGain) and chosen is None:
        return Begin(replace(spread.draft, chosen=card))
    return Make(move, key, _warning(spread, card, move))


def of_card(spread: Spread, card: CardId) -> Intent[Move] | None:
    """An ability of this card of the word is to be used next; of several, one after the other."""
    s, table = spread.s, spread.table
    if s.word is None:
        return None
    own = [w for w in open_abilities(s, table) if card_of(s.word, w) == card]
    if not own:
        return None
    now = used_now(s, table, spread.draft)
    at = own.index(now) + 1 if now in own else 0
    return Begin(asked_for(spread.draft, own[at % len(own)]))


def _in_word(s: State, card: CardId) -> bool:
    return s.word is not None and any(each.card == card for each in s.word.placed)


def _fitting(spread: Spread, card: CardId) -> Sequence[Choice]:
    """The moves that a click on the card can mean, the first that is used first."""
    offered = choices_now(spread.s, spread.table, spread.draft)
    return [move for move in offered if _means(spread, move, card)]


def _means(spread: Spread, move: Choice, card: CardId) -> bool:
    s, names = spread.s, spread.table.names
    chosen, held, sold = spread.draft.chosen, s.hands[s.turn], tuple(market.for_sale(s))
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


def _warning(spread: Spread, card: CardId, move: Choice) -> Message | None:
    """What is said once before something dear goes to the bin."""
    face = spread.table.faces[spread.draft.chosen if spread.draft.chosen is not None else card]
    if isinstance(move, TrashForCents | TrashForGain) and face.fame:
        return say("paperback.table.bins_fame", count=face.fame)
    return None


def numbered(spread: Spread) -> Sequence[Choice]:
    """All choices in the order of their numbers, without leaving it."""
    return [move for move in choices(spread.s, spread.table) if not isinstance(move, GoOn)]
