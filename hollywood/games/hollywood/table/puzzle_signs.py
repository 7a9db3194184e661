"""Hollywood!'s part in its puzzles: columns, reels, and the cards under them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from hollywood.core.message import Message, Seat, say
from hollywood.ui.table.stage import Key

from ..rules.state import Clap, Double, Finish, Move, Place, State
from .layout import REEL
from .setting import HollywoodSetting


class HollywoodPuzzleSigns:
    """Points out what matters in the last reels of one table."""

    halts = ("RoundEnded",)

    def __init__(self, setting: HollywoodSetting, seat: Seat) -> None:
        self._setting, self._seat = setting, seat

    def stands(self, state: State) -> Message:
        """How many reels there are to go, and how many of them are one's own."""
        return say("hollywood.puzzle_stands", count=sum(state.left), own=state.left[self._seat])

    def where(self, state: State, move: Move) -> Sequence[pygame.Rect]:
        """Columns, or a studio card."""
        places = self._setting.places
        match move:
            case Place(column):
                return [places.column(column)]
            case Double(column, other):
                studio = places.panels[self._seat].studio[1]
                return [studio, *(places.column(each) for each in sorted({column, other}))]
            case Clap():
                return [places.panels[self._seat].studio[0]]
            case Finish():
                return []

    def placed(self, before: State, after: State) -> Sequence[Key]:
        """The reels that were not there before."""
        if len(before.reels) != len(after.reels):
            return []
        pairs = enumerate(zip(before.reels, after.reels, strict=True))
        return [
            (REEL, column, number)
            for column, (had, has) in pairs
            for number in range(len(had), len(has))
        ]

    def held(self, state: State) -> Mapping[int, pygame.Rect]:
        """The cards under one's own reels."""
        found = {}
        for column, (cards, reels) in enumerate(zip(state.area, state.reels, strict=False)):
            for above, seat in enumerate(reels):
                row = len(cards) - 1 - above
                if seat == self._seat:
                    found[cards[row]] = self._setting.places.slot(column, row)
        return found

    def row(self, goal: str, state: State) -> None:
        """Everything lies open."""
