"""Deals of Hollywood! that were entered by hand: read, checked and written down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice

from hollywood.core.faults import MOST, Fault, Faults
from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, quoted, say
from hollywood.core.reader import Line, Part, Written

from .deck import Deck


@dataclass(frozen=True)
class Deals:
    """The deals of a real match, and who began."""

    first: Seat
    rounds: tuple[tuple[CardId, ...], ...]


@dataclass(frozen=True)
class _Written:
    """The deals as they are entered: for each round its cards by their ids."""

    first: int | None = None
    deal: tuple[tuple[Written, ...], ...] | None = None
    line: Line = field(default=Line(0), compare=False)


def read_deals(written: Part, deck: Deck, seats: int) -> Deals | None:
    """The deals of a real match and who began; None if none are written down. Faults, if wrong."""
    given = written.read(_Written)
    if given.first is None and given.deal is None:
        return None
    if seats not in deck.seats and given.first is not None:
        return Deals(given.first, ())  # a fault of its own
    wrongs = list(islice(_wrong_deals(given, deck, seats), MOST))
    if wrongs or given.first is None or given.deal is None:
        raise Faults([Fault(written.file, line, message) for line, message in wrongs])
    return Deals(given.first, tuple(tuple(deck.card[id] for id in ids) for ids in given.deal))


def write_deals(deals: Deals, deck: Deck) -> Mapping[str, object]:
    """The deals by the ids of their cards."""
    ids = [[str(deck.faces[card].id) for card in cards] for cards in deals.rounds]
    return {"first": deals.first, "deal": ids}


def _wrong_deals(given: _Written, deck: Deck, seats: int) -> Iterator[tuple[int, Message]]:
    if given.first is None or given.deal is None:
        yield given.line, say("fault.chance")
        return
    rounds = deck.table(seats).rounds
    if not 0 <= given.first < seats:
        yield given.line, say("hollywood.fault.first", first=given.first, most=seats - 1)
    if len(given.deal) != rounds:
        yield given.line, say("hollywood.fault.rounds", rounds=rounds, have=len(given.deal))
    seen: set[str] = set()
    for number, ids in enumerate(given.deal, 1):
        line = ids[0].line if ids else given.line
        yield from ((line, message) for message in _wrong_round(number, ids, deck))
        for id in ids:
            if id not in deck.card:
                yield id.line, say("hollywood.fault.no_card", id=quoted(id))
            elif id in seen:
                yield id.line, say("hollywood.fault.dealt_twice", id=id)
            seen.add(id)


def _wrong_round(number: int, ids: tuple[Written, ...], deck: Deck) -> Iterator[Message]:
    if len(ids) != deck.spaces:
        yield say("hollywood.fault.area", round=number, have=len(ids), spaces=deck.spaces)
    stars = sum(id in deck.card and deck.faces[deck.card[id]].kind == "star" for id in ids)
    if stars != deck.stars_a_round:
        yield say("hollywood.fault.stars_dealt", round=number, have=stars, stars=deck.stars_a_round)
