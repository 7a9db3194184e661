"""One person hands over to the next at the same screen: what hangs before the table meanwhile."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Generic

import pygame

from hollywood.core.game import M, S
from hollywood.core.message import Message, Seat, player, say

from .curtain import Curtain
from .drawn_curtain import Behind, Called, DrawnCurtain
from .falling_cover import FallingCover
from .setting import Leads, OwnCover, OwnCurtain
from .table_input import Command
from .uncovered import Uncovered

if TYPE_CHECKING:
    from .table import Table

# tools that tell of nobody's cards
_TOOLS: tuple[Command, ...] = ("menu", "rules", "house_rules", "symbols")


class Handover(Generic[S, M]):
    """The curtain before a table, from where it begins to fall until somebody looks."""

    def __init__(self, table: Table[S, M], pause: Leads) -> None:
        self._table, self._pause = table, pause
        self.seat: Seat | None = None  # who sits there behind a curtain, and may not look yet
        self._refused = False  # a tool was used that has nothing to tell now

    # the curtain

    def begin(self) -> None:
        """A curtain falls and calls whoever must decide; over the table, not over a page."""
        table, curtain = self._table, self._table.ground.curtain
        if table.props.stack.fades:
            return
        name = table.set_up.chairs[self._next].name
        table.props.stack.push(
            Curtain(table.props, name, self._open, self._pause)
            if curtain is None
            else self._drawn(name, curtain)
        )

    def _drawn(self, name: str, curtain: OwnCurtain | OwnCover) -> DrawnCurtain:
        table, self._refused, seat = self._table, False, self._next
        sign = partial(table.setting.token, seat)
        called = Called(name, sign, lambda: table.voice.text(curtain.why(seat)))
        behind = Behind(self._sit, table.draw, self._bar, self._meant, table.bar.update)
        ways = (self._open, self._pause)
        if isinstance(curtain, OwnCover):
            return FallingCover(table.props, called, *ways, self._cover, behind, Uncovered(table))
        return DrawnCurtain(table.props, called, *ways, curtain.halves, behind)

    def _cover(self) -> OwnCover:
        """The cover as this window has it."""
        cover = self._table.ground.curtain
        assert isinstance(cover, OwnCover), "it has fallen over this table"
        return cover

    @property
    def _next(self) -> Seat:
        seat = self._table.match.to_act
        assert seat is not None, "a curtain falls between two decisions"
        return seat

    def _sit(self) -> None:
        """The table is laid for whoever must decide, and shows nothing to anybody yet."""
        self.seat = self._next
        self._table.resize(self._table.props.screen)

    def _open(self) -> None:
        """Whoever must decide looks now; a table that is laid for them turns their cards over."""
        table, props = self._table, self._table.props
        props.stack.pop()
        table.onlooker.look(self._next)
        if self.seat == self._next:
            table.onlooker.turn_up(props.pace, props.moves)
        else:
            table.resize(props.screen)  # it may look another way for somebody else

    # the bar before the curtain

    @property
    def refusal(self) -> Message:
        """Why nobody but whoever is called can do anything."""
        return say("curtain.shut", player=player(self._next))

    def _bar(self, canvas: pygame.Surface) -> None:
        """It says who is called, and what is asked of it in vain."""
        table = self._table
        to_play = say("curtain.to_play", player=player(self._next))
        words, tools = self.refusal if self._refused else to_play, table.bar.tools
        table.bar.off = {name: self.refusal for name in tools if name not in _TOOLS}
        progress = table.setting.progress(table.eyes.seen(table.show.state))
        lit = {"symbols"} if table.props.settings.symbols else set[str]()
        table.bar.piece(progress, words, self._refused, lit).paint(canvas)

    def _meant(self, event: pygame.event.Event) -> bool:
        """The mouse over the bar: some tools are for everybody."""
        table = self._table
        if not table.bar.handle(event):
            return False
        used = table.bar.used()
        command = next((name for name in _TOOLS if name == used), None)
        if command is not None:
            table.do(command)
        elif used is not None:
            self._refused = True
            table.props.sound.play("illegal")
        return True
