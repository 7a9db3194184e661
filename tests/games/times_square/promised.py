"""What the promises must know of Times Square: more ways to play it, and where its cards lie."""

from __future__ import annotations

from hollywood.core.game import CardId
from hollywood.games.times_square.rules.deck import Options
from hollywood.games.times_square.rules.state import State

MORE_OPTIONS = {"strict": Options(wrong_door="forbidden", manhole_leads="off")}


def cards_in(state: State) -> list[CardId]:
    """Every card of a state, each where it lies."""
    held = [card for hand in state.hands for card in hand]
    return sorted([*held, *state.supply, *state.played, *state.stage])
