"""What the painter shows besides cards and reels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from hollywood.core.message import Message, Seat
from hollywood.games.hollywood.table.lookahead import Forecast, Moved, Worth

from .hints import Tip
from .log import Line
from .shake import Nudge
from .stage import Key


@dataclass
class Scenery:
    """One moment at the table."""

    status: Message | None  # None while something else is to be read
    warned: bool = False
    lit: Sequence[int] = ()  # columns one may place in
    full: Sequence[int] = ()
    pointed: int | None = None  # the column pointed at
    ghosts: Sequence[Moved] = ()
    worths: Sequence[Worth] | None = None
    before: Sequence[Worth] | None = None  # what placing is compared with
    after: Sequence[Worth] | None = None  # the same if the ghosts were true
    forecast: Forecast | None = None
    turn: Seat | None = None
    thinking: Seat | None = None
    marks: frozenset[Key] = frozenset()  # reels of the last moves
    log: Sequence[Line] = ()
    log_open: bool = False
    log_at: tuple[int, int] = (-1, -1)  # the mouse, which may point at a line
    clock: float = 0.0
    tips: Sequence[Tip] = ()
    hinted: frozenset[int] = frozenset()  # columns of the best move
    remarks: Mapping[Seat, Message] = field(default_factory=dict)
    aimed: frozenset[Key] = frozenset()  # the card that keys point at
    usable: frozenset[Key] = frozenset()  # studio cards that may be played now
    chosen: Key | None = None  # a Double Reel that has begun
    nudge: Nudge = field(default_factory=Nudge)  # what was just refused

    @property
    def dots(self) -> int:
        """How many follow the word that somebody thinks."""
        return 0 if self.thinking is None else 1 + int(self.clock * 3) % 3
