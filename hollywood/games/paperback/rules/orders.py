"""Lots that were written down in place of a seed: read, checked, and written again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from hollywood.core.card_orders import taken
from hollywood.core.faults import MOST, Fault, Faults
from hollywood.core.message import Message, Seat, quoted, say
from hollywood.core.reader import Line, Part, Written

from .deck import POWERS, Power
from .setting_up import Lots, award_count, commons, decks, has_powers, has_theme, piles
from .state import Cards
from .table import Table

Names = tuple[Written, ...]


@dataclass(frozen=True)
class Orders:
    """Who began, every order from its top, and what was drawn by lot, as it is written down."""

    first: int | None = None
    decks: tuple[tuple[Written, ...], ...] = ()
    piles: tuple[tuple[Written, ...], ...] = ()
    library: tuple[Written, ...] = ()
    powers: tuple[Written, ...] = ()
    theme: Written | None = None
    prizes: tuple[Written, ...] = ()
    shuffles: tuple[tuple[Written, ...], ...] = ()
    line: Line = field(default=Line(0), compare=False)


def read_orders(written: Part) -> Orders | None:
    """The orders of a real match; None if none are written down."""
    given = written.read(Orders)
    return None if given == Orders() else given


def write_orders(orders: Orders) -> Mapping[str, object]:
    """The orders, as they are written down."""
    written: dict[str, object] = {
        "first": orders.first,
        "decks": [list(map(str, deck)) for deck in orders.decks],
        "piles": [list(map(str, pile)) for pile in orders.piles],
        "library": list(map(str, orders.library)),
        "powers": list(map(str, orders.powers)),
        "theme": None if orders.theme is None else str(orders.theme),
        "prizes": list(map(str, orders.prizes)),
        "shuffles": [list(map(str, order)) for order in orders.shuffles],
    }
    return {key: value for key, value in written.items() if value not in (None, [])}


def check(orders: Orders, table: Table, seats: int) -> None:
    """Faults, each with its line, if the orders don't fit this table."""
    wrongs = islice(_wrongs(orders, table, seats), MOST)
    if faults := [Fault("", line, message) for line, message in wrongs]:
        raise Faults(faults)


def _wrongs(orders: Orders, table: Table, seats: int) -> Iterator[tuple[int, Message]]:
    if orders.first is None or not 0 <= orders.first < seats:
        yield orders.line, say("paperback.fault.first", most=seats - 1)
    yield from _wrong_orders(orders, "decks", orders.decks, decks(table, seats), table)
    yield from _wrong_orders(orders, "piles", orders.piles, piles(table), table)
    yield from _wrong_library(orders, table)
    if len(orders.powers) != (seats if has_powers(table) else 0):
        yield orders.line, say("paperback.fault.powers", seats=seats)
    for power in orders.powers:
        if power not in POWERS:
            yield power.line, say("paperback.fault.power", power=quoted(power))
    if (orders.theme is not None) != has_theme(table):
        yield orders.line, say("paperback.fault.theme")
    elif orders.theme is not None and orders.theme not in [t.id for t in table.deck.themes]:
        yield orders.theme.line, say("paperback.fault.no_theme", theme=quoted(orders.theme))
    if len(orders.prizes) != award_count(table):
        yield orders.line, say("paperback.fault.awards", count=award_count(table))
    for award in orders.prizes:
        if award not in [each.id for each in table.deck.awards]:
            yield award.line, say("paperback.fault.award", award=quoted(award))


def _wrong_orders(
    orders: Orders, key: str, given: Sequence[Names], wanted: Sequence[Cards], table: Table
) -> Iterator[tuple[int, Message]]:
    """Orders that don't hold just the cards they must."""
    if len(given) != len(wanted):
        yield orders.line, say("paperback.fault.orders", key=key, have=len(given), need=len(wanted))
        return
    for names, cards in zip(given, wanted, strict=True):
        have, need = Counter(map(str, names)), Counter(table.names[card] for card in cards)
        if have != need:
            line = names[0].line if names else orders.line
            differs = ", ".join(sorted((have - need) | (need - have)))
            yield line, say("paperback.fault.order", key=key, cards=quoted(differs))


def _wrong_library(orders: Orders, table: Table) -> Iterator[tuple[int, Message]]:
    known = {table.names[card] for card in commons(table)}
    used = len(table.deck.track)
    if len(orders.library) != used or len(set(orders.library)) != used:
        yield orders.line, say("paperback.fault.library", count=used)
    for name in orders.library:
        if name not in known:
            yield name.line, say("paperback.fault.library_card", card=quoted(name))


def lots_of(orders: Orders, table: Table, seats: int) -> Lots:
    """The lots of orders without a fault."""
    assert orders.first is not None, "orders without a first seat have a fault"
    of_library = {table.names[card]: card for card in commons(table)}
    used = tuple(of_library[str(name)] for name in orders.library)
    left_out = tuple(card for card in commons(table) if card not in used)
    powers: tuple[Power, ...] = tuple(p for name in orders.powers for p in POWERS if p == name)
    return Lots(
        Seat(orders.first),
        _in_order(orders.decks, decks(table, seats), table),
        _in_order(orders.piles, piles(table), table),
        used + left_out,
        powers,
        str(orders.theme or ""),
        tuple(map(str, orders.prizes)),
    )


def _in_order(orders: Sequence[Names], wanted: Sequence[Cards], table: Table) -> tuple[Cards, ...]:
    """These cards in the orders of their names, the next one last."""
    pairs = zip(orders, wanted, strict=True)
    return tuple(
        tuple(reversed(taken([str(name) for name in names], cards, table.names)))
        for names, cards in pairs
    )


def script_of(orders: Orders) -> tuple[tuple[str, ...], ...]:
    """Every later shuffle by names, top first."""
    return tuple(tuple(map(str, order)) for order in orders.shuffles)
