"""Tips in the first matches: one line in the player's own corner, gone with the next move."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

import pygame

from hollywood.bots.advice import Advice
from hollywood.bots.tips import Tip
from hollywood.core.message import Seat
from hollywood.set_up import AnyKit
from hollywood.settings import GameSettings
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece

from .purpose import Purpose
from .setting import Ground, View
from .table_tips import UNDO, TableTips
from .thinker import Thinker
from .tip_plate import TipPlate

if TYPE_CHECKING:
    from .table import Table

_MOST = 3  # in one match
_SEEN = 3  # times; then whoever has seen it knows it
_KNOWN = "known"
_COUNTS = ("0", "1", "2")
_HESITATES = 2.0  # seconds


class FirstTips(Purpose[Any, Any]):
    """A match that counts, with tips: at most one a turn, and few in a match."""

    def __init__(self, props: Props, kit: AnyKit, played: int = 0) -> None:
        self._props, self._kit = props, kit
        assert kit.tips is not None, "a game without tips needs no such purpose"
        self._tips = kit.tips
        self._table_tips = TableTips(kit, played)
        self.aloud = self._plate = TipPlate(props)
        self._turn: tuple[Seat, int] | None = None  # who decides, after how many moves
        self._told: set[str] = set()  # in this match
        self._told_at: set[tuple[Seat, int]] = set()  # turns
        self._shown: tuple[Tip, Seat] | None = None  # the last one, and to whom
        self._waits: float | None = None  # seconds until the coach is asked
        self._coach: Thinker[Sequence[Advice[Any]]] | None = None

    @property
    def _kept(self) -> GameSettings:
        return self._props.settings.of(self._kit.name)

    def _may(self, id: str) -> bool:
        """Whether a tip may still be given."""
        if self._props.settings.tips == "always":
            return id not in self._told
        return id not in self._told and self._seen(id) < _SEEN

    def _seen(self, id: str) -> int:
        """How often it was seen; whatever else stands there means that it is known."""
        written = self._kept.tips.get(id, "0")
        return int(written) if written in _COUNTS else _SEEN

    def sit(self, table: Table[Any, Any]) -> None:
        """The table was made."""
        self._table = table
        self._table_tips.sit(table)

    @property
    def resting(self) -> bool:
        """Whether no tip comes or goes, and nobody looks for one."""
        thinks = self._coach is not None or self._waits is not None
        return self._plate.resting and self._table_tips.resting and not thinks

    @property
    def speaks_in(self) -> pygame.Rect | None:
        """The place of the tip, while one is shown and nothing was begun that it would lie over."""
        return self._plate.place if self._plate.stands and not self._covers else None

    def leave(self) -> None:
        """Nobody need look for one."""
        self._table_tips.leave()
        self._drop_coach()

    def _drop_coach(self) -> None:
        if self._coach is not None:
            self._coach.drop()
        self._coach = self._waits = None

    def update(self, seconds: float) -> bool:
        """Let time pass: a turn may have begun, the coach may have found something."""
        table, human = self._table, self._table.human
        turn = None if human is None else (human, len(table.match.moves))
        if turn is not None and turn != self._turn:
            self._turn = turn
            self._begin(turn[0])
        for id in self._table_tips.known(seconds):
            self._retire(id)
        if self._covers:
            self._plate.go()
        self._think(seconds)
        if self._coach is not None and (advices := self._coach.result) is not None:
            self._coach = None
            if human is not None and not self._covers:
                state = table.eyes.seen(table.match.state)
                found = self._tips.advised(table.match.game, state, human, advices)
                self._show_first(found, human)
        return self._plate.update(seconds)

    @property
    def _covers(self) -> bool:
        """Whether what can be chosen may lie below a tip, or a hint that was asked for."""
        table = self._table
        begun = bool(table.draft) or table.input.pointer.pick.carried is not None
        lies = begun or table.hints.hint is not None
        return lies and (table.ground.hung is not None or table.ground.free is not None)

    def _begin(self, seat: Seat) -> None:
        """A turn has begun: the first tip that is true, or else whatever the coach will find."""
        self._drop_coach()
        self._plate.go()
        table, of_table = self._table, [*self._table_tips.now()]
        told = len(self._told) >= _MOST or self._began(seat) in self._told_at
        if told or self._covers:
            return
        state = table.eyes.seen(table.match.state)
        found = chain(self._tips.now(table.match.game, state, seat), of_table)
        if not self._show_first(found, seat) and any(map(self._may, self._tips.from_coach)):
            self._waits = _HESITATES

    def _began(self, seat: Seat) -> tuple[Seat, int]:
        """Whose turn it is, and after how many moves it began."""
        match = self._table.match
        moves = len(match.moves)
        while moves and match.game.to_act(match.states[moves - 1]) == seat:
            moves -= 1
        return seat, moves

    def _think(self, seconds: float) -> None:
        """Who hesitates may be told what the coach finds."""
        if self._waits is None or self._table.human is None:
            return
        self._waits -= seconds
        if self._waits <= 0:
            self._waits, match = None, self._table.match
            state = self._table.eyes.seen(match.state)
            thought = self._kit.advise(match.game, state.copy(), random.Random(1))
            self._coach = Thinker(thought)

    def _show_first(self, tips: Iterable[Tip], seat: Seat) -> bool:
        """Show the first of these that may be; whether there was one."""
        tip = next((each for each in tips if self._may(each.id)), None)
        if tip is None:
            return False
        self._told.add(tip.id)
        self._told_at.add(self._began(seat))
        if tip.id in self._tips.from_coach:  # it says which move is best
            self._table.match.give_hint()
            self._table.saver.keep(self._table.match)
        if (seen := self._seen(tip.id)) < _SEEN:
            self._kept.tips[tip.id] = str(seen + 1)
            self._props.settings.save()
        self._shown = tip, seat
        self._show(tip, self._table.ground)
        self._props.sound.play("ui_tick", softer=40)
        return True

    def _show(self, tip: Tip, ground: Ground) -> None:
        """Where nothing lies, else where the log or hints have a room, else in the corner."""
        seat = self._shown[1] if self._shown is not None else 0
        own = ground.spare if ground.hung is None else ground.hung[1]
        if ground.free is not None:
            table = self._table
            free = ground.free(table.eyes.seen(table.match.state), table.draft)
            own = free.rooms[0] if free.rooms else free.least
        words, room = self._table.voice.text(tip.words), own or ground.corners[seat]
        self._plate.show(words, self._plate.in_room(words, room, own is not None))

    def fit(self, ground: Ground) -> Ground:
        """The window has another size: what is told is told there."""
        if self._shown is not None and self._plate.stands:
            self._show(self._shown[0], ground)
        return ground

    def _retire(self, id: str) -> None:
        if self._kept.tips.get(id) != _KNOWN:
            self._kept.tips[id] = _KNOWN
            self._props.settings.save()

    def moved(self, move: Any) -> None:
        """A tip goes with the next move of one's own; what was done is known from then on."""
        match = self._table.match
        before, after = match.states[-2:]
        seat = match.game.to_act(before)
        if seat is None or seat in self._table.bots:
            return
        self._plate.go()
        self._drop_coach()
        self._table_tips.moved(seat, len(self._told) < _MOST and self._may(UNDO))
        for id in self._tips.ids:
            if self._tips.used(id, match.game, before, move, after):
                self._retire(id)

    def handle(self, event: pygame.event.Event) -> bool:
        """A click on its cross takes it away."""
        return self._plate.handle(event)

    def pieces(self, view: View[Any, Any]) -> Mapping[Hashable, Piece]:
        """The tip, if there is one."""
        return self._plate.pieces()
