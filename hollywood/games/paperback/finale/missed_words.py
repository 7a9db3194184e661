"""Looks at every word of the people who played: which were much worse than they could be."""

from __future__ import annotations

from collections.abc import Generator

from hollywood.core.match import Match
from hollywood.core.message import Seat

from ..bots.missed import missed_in
from ..rules.game import Paperback
from ..rules.moves import Move, Spell
from ..rules.state import State
from .ended_match import Missed

_WORTH_TELLING = 2  # cents: a smaller difference is none


def missed_words(
    game: Paperback, match: Match[State, Move], seats: list[Seat]
) -> Generator[None, None, tuple[Missed, ...]]:
    """Of these seats, the worst first; it gives way now and then."""
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
    found: list[Missed] = []
    for word in missed_in(game, [s for s, _ in turns], [move for _, move in turns]):
        if word is not None and word.best_cents - word.cents >= _WORTH_TELLING:
            told = (word.seat, word.word, word.cents, word.best, word.best_cents)
            found.append(Missed(*told, spelled[word.turn]))
        yield
    return tuple(sorted(found, key=lambda each: each.cents - each.worth))
