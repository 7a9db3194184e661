"""Cards are drawn before they are seen; the first deal waits for them, but not for long."""

from __future__ import annotations

from collections.abc import Iterable

from hollywood.core.game import CardId
from hollywood.games.hollywood.rules.deck import Deck
from hollywood.games.hollywood.rules.state import State
from hollywood.ui.app.shared import Props

_PATIENCE = 0.4  # seconds a deal waits at most


class Wardrobe:
    """Has cards drawn in the background, those that lie open first."""

    def __init__(self, props: Props, deck: Deck) -> None:
        self._props, self._deck = props, deck
        self._patience = 0.0

    def prepare(self, state: State, width: int) -> None:
        """Have drawn what lies open, and what will be dealt later."""
        props, ids = self._props, self._ids((*_open(state), *state.stars, *state.films))
        props.art.prepare(ids, width, props.language, props.settings.symbols)

    def hold(self) -> None:
        """A deal is to come whose cards may not be drawn yet."""
        self._patience = _PATIENCE

    def ready(self, state: State, width: int, seconds: float) -> bool:
        """Whether the deal may begin; time goes by meanwhile."""
        if self._patience > 0:
            props, ids = self._props, self._ids(_open(state))
            drawn = props.art.ready(ids, width, props.language, props.settings.symbols)
            self._patience = 0.0 if drawn else self._patience - seconds
        return self._patience <= 0

    def _ids(self, cards: Iterable[CardId]) -> list[str]:
        return [str(self._deck.faces[card].id) for card in cards]


def _open(state: State) -> list[CardId]:
    return [card for column in state.area for card in column]
