"""Cards of Times Square in an order that was written down: read, checked, and dealt out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice

from hollywood.core.faults import MOST, Fault, Faults
from hollywood.core.message import Message, Seat, quoted, say
from hollywood.core.reader import Line, Part, Written

from .deck import Deck


@dataclass(frozen=True)
class Orders:
    """Who began, the whole deck from its top, and each later supply, cards by their ids."""

    first: Seat
    deck: tuple[str, ...]
    shuffles: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class _Written:
    """The orders as they are entered."""

    first: int | None = None
    deck: tuple[Written, ...] | None = None
    shuffles: tuple[tuple[Written, ...], ...] = ()
    line: Line = field(default=Line(0), compare=False)


def read_orders(written: Part, deck: Deck, seats: int) -> Orders | None:
    """The orders of a real match; None if none are written down. Faults, if they are wrong."""
    given = written.read(_Written)
    if given.first is None and given.deck is None and not given.shuffles:
        return None
    wrongs = list(islice(_wrongs(given, deck, seats), MOST))
    if wrongs or given.first is None or given.deck is None:
        raise Faults([Fault(written.file, line, message) for line, message in wrongs])
    shuffles = tuple(tuple(map(str, ids)) for ids in given.shuffles)
    return Orders(given.first, tuple(map(str, given.deck)), shuffles)


def write_orders(orders: Orders) -> Mapping[str, object]:
    """The orders, as they are written down."""
    shuffles = {"shuffles": [list(ids) for ids in orders.shuffles]} if orders.shuffles else {}
    return {"first": orders.first, "deck": list(orders.deck), **shuffles}


def _wrongs(given: _Written, deck: Deck, seats: int) -> Iterator[tuple[int, Message]]:
    if given.first is None or given.deck is None:
        yield given.line, say("times_square.fault.chance")
        return
    if not 0 <= given.first < seats:
        yield given.line, say("times_square.fault.first", first=given.first, most=seats - 1)
    unknown = [id for ids in (given.deck, *given.shuffles) for id in ids if id not in deck.kind]
    for id in unknown:
        yield id.line, say("times_square.fault.no_such_card", id=quoted(id))
    have = Counter(map(str, given.deck))
    if not unknown and all(have != Counter(deck.counts(name)) for name in deck.decks):
        line = given.deck[0].line if given.deck else given.line
        yield line, say("times_square.fault.deck", have=have.total(), choices=_sizes(deck))


def _sizes(deck: Deck) -> str:
    return ", ".join(f"{quoted(name)} ({len(deck.faces(name))})" for name in deck.decks)
