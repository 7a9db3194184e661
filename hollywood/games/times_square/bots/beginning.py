"""Where a turn began: a bot that is asked in the middle of it finds its plan again from there."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.game import TimesSquare
from ..rules.state import End, Move, State


def beginning(s: State) -> State:
    """The state before the first move of the turn; nothing hidden has come to light since."""
    began = s.copy()
    starts = {figure: start for figure, start, _ in reversed(s.steps)}
    began.places = s.places._replace(**starts)
    began.hands[s.turn] = tuple(sorted(s.hands[s.turn] + s.stage))
    began.stage, began.steps, began.led = (), (), ""
    began.lured = began.discarded = False
    return began


def next_move(game: TimesSquare, began: State, moves: Sequence[Move], here: State) -> Move | None:
    """The next move of a turn of which some are made; None if others were made."""
    walked = began.copy()
    for move in moves:
        if _alike(game, walked, here):
            return move
        game.apply(walked, move)
    return End() if _alike(game, walked, here) else None


def _alike(game: TimesSquare, one: State, other: State) -> bool:
    laid = [sorted(game.ids[card] for card in state.stage) for state in (one, other)]
    return laid[0] == laid[1] and (one.places, one.led, one.lured, one.discarded) == (
        other.places,
        other.led,
        other.lured,
        other.discarded,
    )


def seen(game: TimesSquare, began: State) -> str:
    """All that a seat sees when its turn begins, in words: chance of its own follows from this."""
    hand, played = (
        sorted(game.ids[card] for card in cards)
        for cards in (began.hands[began.turn], began.played)
    )
    where = (began.number, began.turn, *began.places, began.charlie, began.passes)
    return f"{where} {hand} {played} {len(began.supply)}"
