"""Looks at every word of the people who played: how much worse it was than it could be."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from hollywood.core.match import Match
from hollywood.core.message import Seat

from ..bots.missed import found_best_of_all, missed_in
from ..rules.game import Paperback
from ..rules.moves import Move, Spell
from ..rules.state import State
from .ended_match import Missed

_WORTH_TELLING = 2  # cents: a smaller difference is none


class FoundWords(NamedTuple):
    """Words that were missed, the worst first; and who has found one that was the best of all."""

    missed: tuple[Missed, ...]
    best_of_all: frozenset[Seat]


def missed_words(
    game: Paperback, match: Match[State, Move], seats: list[Seat]
) -> Generator[None, None, FoundWords]:
    """Of these seats; it gives way now and then."""
    turns = [
        (state, move)
        for state, move in zip(match.states, match.moves, strict=False)
        if state.turn in seats
    ]
    spelled = {
        state.number: made
        for made, (state, move) in enumerate(zip(match.states, match.moves, strict=False), 1)
        if isinstance(move, Spell)
    }
    states, moves = [state for state, _ in turns], [move for _, move in turns]
    best_of_all = yield from found_best_of_all(game, states, moves)
    found: list[Missed] = []
    for word in missed_in(game, states, moves):
        if word is not None and word.best_cents - word.cents >= _WORTH_TELLING:
            told = (word.seat, word.word, word.cents, word.best, word.best_cents)
            found.append(Missed(*told, spelled[word.turn]))
        yield
    return FoundWords(tuple(sorted(found, key=lambda each: each.cents - each.worth)), best_of_all)
