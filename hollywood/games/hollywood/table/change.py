"""What an event has changed at the table: the photographs before and after, and where all lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from hollywood.core.game import CardId, Event
from hollywood.ui.table.stage import CARD, Key, Layout, Pose, Way, smooth

from ..rules.game import Hollywood
from ..rules.state import Column, State
from . import durations
from .geometry import Places
from .layout import PILE, TRAY, layout
from .totals import told

WayOf: TypeAlias = Callable[[Key, Pose | None, Pose | None], Way]


@dataclass(frozen=True)
class Change:
    """Between two photographs."""

    game: Hollywood
    places: Places
    event: Event
    before: State
    after: State
    moves: bool  # whether the player wants to see motion

    @cached_property
    def lay(self) -> Layout:
        """Where everything lay before it."""
        return layout(self.before, self.places)

    @cached_property
    def poses(self) -> Layout:
        """Where everything belongs after it."""
        return layout(self.after, self.places)

    def px(self, units: float) -> int:
        """Units in pixels."""
        return self.places.screen.px(units)

    def totals(self, state: State) -> Sequence[int]:
        """The points everybody may see; none while they are kept for awards night."""
        return self.game.scores(state) if told(self.game, state) else ()

    def column_of(self, card: CardId) -> Column | None:
        """The column a card lies in before it is handed out."""
        return next((i for i, cards in enumerate(self.before.area) if card in cards), None)


def read_column(game: Hollywood, state: State) -> Column | None:
    """The column that is being handed out: of the card handed out last."""
    owned = {card for films in state.projects for card in films}
    owned |= {card for movies in state.movies for movie in movies for card in movie}
    owned |= {card for cards in state.blockbusters for card in cards} | {*state.wasted}
    claims = [card for _, card in game.claims(state)] if state.area else []
    latest = next((card for card in claims if card in owned), None)
    return next((i for i, cards in enumerate(state.area) if latest in cards), None)


def usual(key: Key) -> Way:
    """How things move of which nothing else is said."""
    return Way(0.0 if key[0] in (TRAY, PILE) else durations.ELSE, ease=smooth)


def is_card(key: Key, card: CardId) -> bool:
    """Whether this is the key of that card."""
    return key[0] == CARD and key[1] == card
