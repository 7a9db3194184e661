"""Times Square's part in its puzzles: whom to move, and the hand that must be stopped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from hollywood.core.message import Message, Seat, say
from hollywood.ui.draw.surfaces import canvas, lay_on
from hollywood.ui.table.slate_speech import Row
from hollywood.ui.table.stage import Key

from ..rules.cards_played import steps_between
from ..rules.state import Discard, End, Lure, Move, State
from ..rules.street import FIGURES, Figure
from .geometry import CARD_HIGH
from .hit_areas import bodies
from .layout import person
from .setting import TimesSquareSetting

_LAP = 0.3  # of a card's width: from one to the next


class TimesSquarePuzzleSigns:
    """Points out what matters in one turn at one table."""

    halts: Sequence[str] = ()

    def __init__(self, setting: TimesSquareSetting, seat: Seat) -> None:
        self._setting, self._seat = setting, seat

    def stands(self, state: State) -> Message:
        """How many cards there are to choose from."""
        return say("times_square.puzzle_stands", count=len(state.hands[self._seat]))

    def where(self, state: State, move: Move) -> Sequence[pygame.Rect]:
        """Whoever is moved, or the buttons of a turn without cards."""
        panel = self._setting.plan.panels[self._seat]
        match move:
            case Discard():
                return [panel.discard]
            case End():
                return [panel.end]
            case Lure():
                return [panel.lure]
        after = state.copy()
        self._setting.game.apply(after, move)
        moved = [FIGURES.index(figure) for figure, _, _ in _steps(state, after)]
        return [room for figure, room in bodies(self._setting.plan, state) if figure in moved]

    def placed(self, before: State, after: State) -> Sequence[Key]:
        """Everybody who stands elsewhere."""
        return [person(FIGURES.index(figure)) for figure, _, _ in _steps(before, after)]

    def held(self, state: State) -> Mapping[int, pygame.Rect]:
        """Nothing of a street is anybody's."""
        return {}

    def row(self, goal: str, state: State) -> Row | None:
        """The other hand, where it must be stopped."""
        game = self._setting.game
        hand = sorted(game.ids[card] for card in state.hands[1 - self._seat])
        return partial(self._fan, hand) if goal == "stop" else None

    def _fan(self, hand: Sequence[str], high: int) -> pygame.Surface:
        props = self._setting.props
        plan = self._setting.plan
        wide = plan.pile_card
        step = round(wide * _LAP)
        high = round(wide * CARD_HIGH)
        fan = canvas((step * (len(hand) - 1) + wide, high))
        for number, id in enumerate(hand):
            card = props.art.card(id, wide, props.language, props.settings.symbols)
            lay_on(card, fan, (number * step, 0))
        return fan


def _steps(before: State, after: State) -> Sequence[tuple[Figure, int, int]]:
    return steps_between(before.places, after.places)
