"""A match as plain data, for people and programs that read JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from hollywood.core.game import CardId
from hollywood.core.match import Match

from .rules.game import TimesSquare
from .rules.state import NOBODY, Move, State
from .rules.street import lamps

Json: TypeAlias = dict[str, Any]


def report(match: Match[State, Move]) -> Json:
    """Where the match stands, and where it stood after every move."""
    game = match.game
    assert isinstance(game, TimesSquare)
    moves = [None, *map(game.write, match.moves)]
    return {
        "finished": match.to_act is None,
        **_position(game, match.state),
        "legal": [game.write(move) for move in game.moves(match.state)],
        "history": [
            {"move": move, **_position(game, state)}
            for move, state in zip(moves, match.states, strict=True)
        ],
    }


def _position(game: TimesSquare, s: State) -> Json:
    return {
        "to_act": game.to_act(s),
        "turn": s.number,
        "board": s.places._asdict(),
        "charlie": s.charlie,
        "lamps": [sum(lamps(game.street, s.places, seat)) for seat in range(len(s.hands))],
        "hands": [_ids(game, sorted(hand)) for hand in s.hands],
        "stage": _ids(game, s.stage),
        "played": _ids(game, s.played),
        "supply": _ids(game, s.supply[::-1]),  # the next card first, as in a record
        "passes": s.passes,
        "winner": None if s.winner == NOBODY else s.winner,
        "how": s.how or ("nobody" if s.winner == NOBODY else None),
    }


def _ids(game: TimesSquare, cards: Sequence[CardId]) -> list[str]:
    return [game.ids[card] for card in cards]
