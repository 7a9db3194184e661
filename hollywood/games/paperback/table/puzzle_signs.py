"""Paperback's part in its puzzles: the cards of the answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import pygame

from hollywood.core.message import Message, Seat, say
from hollywood.ui.table.stage import Key

from ..rules.faces import COMMON
from ..rules.moves import Buy, Move, Spell
from ..rules.state import NO_CARD, State
from .layout import layout
from .places import card_key
from .setting import PaperbackSetting
from .teacher import rect_of


class PaperbackPuzzleSigns:
    """Points out what matters in one turn at one table."""

    halts: Sequence[str] = ()

    def __init__(self, setting: PaperbackSetting, seat: Seat) -> None:
        self._setting, self._seat = setting, seat
        setting.desks.missed.never()

    def stands(self, state: State) -> Message:
        """How many cards there are to spell with."""
        return say("paperback.puzzle_stands", count=len(state.hands[self._seat]))

    def where(self, state: State, move: Move) -> Sequence[pygame.Rect]:
        """The cards that are laid or bought, or the button."""
        poses = layout(self._setting.desks.seat_layout(state, None))
        keys = [key for key in self._keys(state, move) if key in poses]
        if not keys:
            return [self._setting.plan.score.button]
        return [rect_of(poses[key]) for key in keys]

    def _keys(self, state: State, move: Move) -> Iterator[Key]:
        game = self._setting.game
        match move:
            case Buy(name, place):
                card = game.legal.bought(state, name, place)
                if card is not None:
                    yield card_key(card)
            case Spell(laid):
                wanted = Counter(each.card for each in laid)
                for card in state.hands[self._seat]:
                    if wanted[game.table.names[card]] > 0:
                        wanted[game.table.names[card]] -= 1
                        yield card_key(card)
                if wanted[COMMON] and state.to_spell_with != NO_CARD:
                    yield card_key(state.to_spell_with)

    def placed(self, before: State, after: State) -> Sequence[Key]:
        """Nobody answers a word."""
        return ()

    def held(self, state: State) -> Mapping[int, pygame.Rect]:
        """Nothing is anybody's before it is bought."""
        return {}

    def row(self, goal: str, state: State) -> None:
        """Everything lies open."""
