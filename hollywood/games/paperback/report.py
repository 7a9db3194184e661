"""A match as plain data, for people and programs that read JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from hollywood.core.game import CardId, Event
from hollywood.core.match import Match

from .rules.events import Bought, Gained, Recycled, Scored, Spelled, Trashed
from .rules.game import Paperback
from .rules.moves import Move
from .rules.state import NO_CARD, NOBODY, Hearing, State
from .rules.table import Table

Json: TypeAlias = dict[str, Any]


def report(match: Match[State, Move]) -> Json:
    """Where the match stands, and where it stood after every move."""
    game = match.game
    assert isinstance(game, Paperback)
    moves = [None, *map(game.write, match.moves)]
    told = [(), *match.events]
    return {
        "finished": match.to_act is None,
        "language": game.options.language,
        **_position(game, match.state),
        "legal": [game.write(move) for move in game.moves(match.state)],
        "history": [
            {"move": move, "happened": _happened(game, events), **_position(game, state)}
            for move, events, state in zip(moves, told, match.states, strict=True)
        ],
    }


def _position(game: Paperback, s: State) -> Json:
    table, standing = game.table, game.standing(s)
    return {
        "to_act": game.to_act(s),
        "turn": s.number,
        "step": s.step,
        "fame": list(standing.points or ()),
        "places": list(standing.places),
        "money": s.money,
        "cubes": list(s.cubes),
        "hands": [_names(table, sorted(hand)) for hand in s.hands],
        "decks": [_names(table, deck[::-1]) for deck in s.decks],  # the next card first
        "discards": [_names(table, cards) for cards in s.discards],
        "attacks": [_names(table, cards) for cards in s.attacks],
        "piles": [_names(table, pile[::-1]) for pile in s.piles],
        "fronts": [_name(table, card) for card in s.fronts],
        "front_cubes": list(s.front_cubes),
        "books": [[_name(table, card) for card in row] for row in s.fame],
        "deadlines": [list(row) for row in s.deadlines],
        "library": _names(table, s.commons),
        "trash": _names(table, s.trash),
        "theme_holder": None if s.theme_holder == NOBODY else s.theme_holder,
        "word": s.word.text if s.word else None,
        "hearing": _hearing(s.hearing),
        "sealed": [None if each is None else each.seconds for each in s.sealed],
        "ending": s.ending,
    }


def _names(table: Table, cards: Iterable[CardId]) -> list[str]:
    return [table.names[card] for card in cards]


def _name(table: Table, card: CardId) -> str | None:
    return None if card == NO_CARD else table.names[card]


def _hearing(hearing: Hearing | None) -> Json | None:
    if hearing is None:
        return None
    return {"about": hearing.about, "word": hearing.word.text, "yes": hearing.yes}


def _happened(game: Paperback, events: Sequence[Event]) -> list[Json]:
    """What a move has led to, as far as a score sheet would tell it."""
    return [line for event in events if (line := _line(game, event))]


def _line(game: Paperback, event: Event) -> Json | None:
    table = game.table
    match event:
        case Spelled(seat, word):
            cards = _names(table, [each.card for each in word.used])
            spelled: Json = {"seat": seat, "word": word.text, "length": word.length}
            return spelled | {"cards": cards}
        case Scored(seat, tally, money):
            return {"seat": seat, "score": money, "parts": tally._asdict()}
        case Bought(seat, card, price):
            return {"seat": seat, "bought": table.names[card], "price": price}
        case Gained(seat, card):
            return {"seat": seat, "gained": table.names[card]}
        case Trashed(seat, card, whence):
            return {"seat": seat, "trashed": table.names[card], "from": whence}
        case Recycled(count):
            return {"recycled": count}
    return None
