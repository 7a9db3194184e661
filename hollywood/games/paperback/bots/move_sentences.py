"""Moves as a coach says them."""

from __future__ import annotations

from hollywood.core.message import Message, say

from ..rules.log import title
from ..rules.moves import (
    Borrow,
    Copy,
    Deadline,
    Draft,
    Move,
    NoIdea,
    Pass,
    Redraw,
    Spell,
    TrashForCents,
    TrashForGain,
    TrashOffer,
    Vote,
)
from ..rules.table import Table
from .purchases import PurchaseSet
from .word_choice import WordOption


def of_word(option: WordOption) -> Message:
    """A word, and what it pays."""
    return say("paperback.hint.word", word=option.text.upper(), cents=option.cents)


def spelled(option: WordOption) -> Move:
    """The word as a move."""
    return Spell(option.laid)


def of_turn(table: Table, option: WordOption | None, chosen: PurchaseSet) -> Message:
    """A whole turn: the word, and what is bought for it."""
    if option is None:
        return say("paperback.hint.pass")
    if not chosen:
        return of_word(option)
    cards = tuple(title(each.card, table) for each in chosen)
    word = option.text.upper()
    return say("paperback.hint.turn", word=word, cents=option.cents, cards=cards)


def of_purchase(table: Table, chosen: PurchaseSet) -> Message:
    """What is bought, and for how much."""
    if not chosen:
        return say("paperback.hint.buy_nothing")
    cards = tuple(title(each.card, table) for each in chosen)
    return say("paperback.hint.buy", cards=cards, cents=sum(each.price for each in chosen))


def of_move(table: Table, move: Move) -> Message:
    """Any other move."""
    match move:
        case TrashForCents(card, _):
            return say("paperback.hint.bin", card=_named(table, card))
        case TrashForGain(card, _, gained):
            slots = {"card": _named(table, card), "other": _named(table, gained)}
            return say("paperback.hint.swap", **slots)
        case TrashOffer(card, _):
            return say("paperback.hint.bin_offer", card=_named(table, card))
        case Copy(side, _):
            return say(f"paperback.hint.copy.{side}")
        case Borrow(card, _):
            return say("paperback.hint.borrow", card=_named(table, card))
        case Vote(yes):
            return say(f"paperback.hint.vote.{'yes' if yes else 'no'}")
        case Draft(card):
            return say("paperback.hint.take", card=_named(table, card))
        case Deadline(card, _):
            return say("paperback.hint.deadline", card=_named(table, card))
        case Redraw(card):
            return say("paperback.hint.redraw", card=_named(table, card))
        case Pass() | NoIdea():
            return say("paperback.hint.pass")
    return say("paperback.hint.go_on")


def _named(table: Table, name: str) -> Message:
    return title(table.by_name[name][0], table)
