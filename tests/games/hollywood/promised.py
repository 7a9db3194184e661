"""What the promises must know of Hollywood!: more ways to play it, and where its cards lie."""

from __future__ import annotations

from hollywood.core.game import CardId
from hollywood.games.hollywood.rules.deck import Options
from hollywood.games.hollywood.rules.state import State

MORE_OPTIONS = {"middle": Options(ratings="middle", tiebreak="next_movies")}


def cards_in(state: State) -> list[CardId]:
    """Every card of a state, each where it lies; a card that is only written down is none."""
    lying = [c for column in state.area for c in column] if not state.claims else []
    waiting = [card for _, card in state.claims]
    unreeled = [
        card
        for column, reels in zip(state.area, state.reels, strict=True)
        for card in column[: len(column) - len(reels)]
        if state.claims
    ]
    held = [c for pile in (*state.projects, *state.blockbusters) for c in pile]
    movies = [c for own in state.movies for movie in own for c in movie]
    stock = [*state.films, *state.stars]
    out = [*state.unclaimed, *state.wasted]
    return sorted(lying + waiting + unreeled + held + movies + stock + out)
