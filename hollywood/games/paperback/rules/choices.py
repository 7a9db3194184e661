"""What can be chosen for the abilities that wait: nothing impossible is ever offered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from hollywood.core.game import CardId
from hollywood.core.message import Message, quoted, say

from . import market
from .abilities import Waiting, neighbour, taken_over
from .deck import FOR_SALE, Ability
from .moves import (
    PLAGIARISM,
    Borrow,
    Choice,
    Copy,
    GoOn,
    Side,
    TrashForCents,
    TrashForGain,
    TrashOffer,
)
from .state import State
from .table import Table

_SIDES: tuple[Side, ...] = get_args(Side)


def choices(s: State, table: Table) -> list[Choice]:
    """Everything that can be chosen now, and to leave it."""
    found: dict[Choice, None] = {}
    for waiting in s.waiting:
        found.update(dict.fromkeys(_of(s, table, waiting)))
    return [*found, GoOn()]


def can_be_chosen(s: State, table: Table, waiting: Waiting) -> bool:
    """Whether there is anything to choose for an ability."""
    return next(_of(s, table, waiting), None) is not None


def _of(s: State, table: Table, waiting: Waiting) -> Iterator[Choice]:
    user, ability = waiting.user, waiting.ability
    match ability.does:
        case "trash_for_cents":
            for card in sorted(s.hands[s.turn]):
                yield TrashForCents(table.names[card], user)
        case "trash_for_gain":
            yield from _gains(s, table, ability, user)
        case "trash_offer":
            for card in market.for_sale(s):
                yield TrashOffer(table.names[card], user)
        case "copy" if user == PLAGIARISM:
            yield from _borrowed(s, table, waiting)
        case "copy":
            yield from _copies(s, table, waiting)


def _gains(s: State, table: Table, ability: Ability, user: str) -> Iterator[Choice]:
    """A hand card and a card for sale that costs just so much more; library cards have no cost."""
    for card in sorted(s.hands[s.turn]):
        if table.faces[card].kind != "common":
            for gained in _costing(s, table, table.faces[card].cost + ability.n):
                yield TrashForGain(table.names[card], user, table.names[gained])


def _costing(s: State, table: Table, cost: int) -> list[CardId]:
    return [card for card in market.for_sale(s) if table.faces[card].cost == cost]


def _copies(s: State, table: Table, waiting: Waiting) -> Iterator[Choice]:
    assert s.word is not None, "abilities are those of a word"
    assert waiting.place is not None, "only a card in a word has a neighbour"
    for side in _SIDES:
        lines = neighbour(s.word, table.faces, waiting.place, side)
        if taken_over(s.word, lines, waiting):
            yield Copy(side, waiting.user)


def _borrowed(s: State, table: Table, waiting: Waiting) -> Iterator[Choice]:
    assert s.word is not None, "abilities are those of a word"
    for printed in s.before:
        for number, line in enumerate(printed.abilities, start=1):
            if line.does != "points_again" and taken_over(s.word, (line,), waiting):
                yield Borrow(printed.card, number)


def wrong_choice(s: State, table: Table, move: Choice) -> Message | None:
    """Why this can't be chosen now."""
    if move in choices(s, table):
        return None
    match move:
        case TrashForCents(card, user) | TrashForGain(card, user):
            if not any(each.user == user for each in s.waiting):
                return _not_waiting(user)
            if table.named(card, s.hands[s.turn]) is None:
                return say("paperback.illegal.not_held", card=quoted(card))
        case TrashOffer(_, user) | Copy(_, user):
            if not any(each.user == user for each in s.waiting):
                return _not_waiting(user)
    if isinstance(move, TrashForGain):
        return _wrong_gain(s, table, move)
    return say("paperback.illegal.cannot_choose")


def _not_waiting(user: str) -> Message:
    return say("paperback.illegal.not_waiting", card=quoted(user))


def _wrong_gain(s: State, table: Table, move: TrashForGain) -> Message:
    card = table.named(move.gained, tuple(market.for_sale(s)))
    if card is None or table.faces[card].kind not in FOR_SALE:
        return say("paperback.illegal.not_for_sale", card=quoted(move.gained))
    return say("paperback.illegal.wrong_gain", card=quoted(move.gained))
