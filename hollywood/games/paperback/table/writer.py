"""Whoever writes at a desk: what they have, and what they have begun."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat
from hollywood.ui.app.screen import HIGH, WIDE, Screen
from hollywood.ui.table.setting import Begin, Intent, Refuse
from hollywood.ui.table.stage import Key

from ..rules.game import Paperback
from ..rules.moves import Move
from ..rules.state import State
from .desk import Desk, DeskAids, desk
from .draft import Draft
from .geometry import Plan
from .layout import SeatLayout
from .places import SHEET_KEY
from .writing import DraftMaker, DraftOrRefusal

Meant: TypeAlias = Intent[Move] | None


@dataclass(frozen=True)
class Writer:
    """Somebody at the desk: what is meant by what they do there."""

    desk: Desk
    maker: DraftMaker
    seconds: int  # that the word has taken so far, where all spell at once
    opens: bool = True  # what others own may be looked through

    @property
    def seat_layout(self) -> SeatLayout:
        """What lies there."""
        return self.desk.seat_layout

    @property
    def s(self) -> State:
        """Where the match stands."""
        return self.seat_layout.s

    @property
    def own(self) -> Seat:
        """Which seat it is."""
        return self.seat_layout.own

    @property
    def draft(self) -> Draft:
        """What they have begun, as it holds for the cards they have now."""
        may = self.maker.may_write(self.s, self.own)
        return (
            self.maker.of(self.s, self.own, self.seat_layout.draft)
            if may
            else self.seat_layout.draft
        )

    @property
    def writes(self) -> bool:
        """Whether a word can be begun: now, or for the next turn."""
        asked = self.desk.mine and not self.maker.now(self.s, self.own)
        return not asked and self.maker.may_write(self.s, self.own)

    def holds(self, card: CardId) -> bool:
        """Whether a card can join the word: of the own hand, or the library's."""
        at = self.maker.at_turn(self.s, self.own)
        return card in self.maker.hand(self.s, self.own) or card == at.to_spell_with


def begun(written: DraftOrRefusal, at: Key | None = None) -> Meant:
    """A draft, or why not."""
    return Refuse(written, at or SHEET_KEY) if isinstance(written, Message) else Begin(written)


def deciding_writer(game: Paperback, s: State) -> Writer:
    """Whoever must decide, at any table."""
    own = game.to_act(s)
    assert own is not None, "the match goes on"
    maker = DraftMaker(game, Random(0))
    seat_layout = SeatLayout(Plan(Screen(WIDE, HIGH)), game.table, maker, s, own, Draft())
    return Writer(desk(game, seat_layout, DeskAids()), maker, 1)
