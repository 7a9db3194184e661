"""Tips about the table itself: they are the same whatever is played there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hollywood.bots.roles import Roles
from hollywood.bots.tips import Tip
from hollywood.core.message import Seat, say
from hollywood.set_up import AnyKit

from .second_look import SecondLook
from .undo import Undoing

if TYPE_CHECKING:
    from .table import AnyTable

_PROJECTION, _INSPECT, UNDO = "projection", "inspect", "undo"
_LOOKS = 3  # own turns without a look at what would be
_MATCHES = 2  # without a card looked at closely
_COSTS = 0.2  # of the chance to win
_GENTLE = 2  # levels from the weakest up


class TableTips:
    """How to see what would be, to enlarge a card, to take back a costly move."""

    def __init__(self, kit: AnyKit, played: int) -> None:
        self._kit, self._played = kit, played  # so many matches to their end
        self._second_look = SecondLook(kit)
        self._unlooked = 0  # own turns in which nobody looked at what would be
        self._held = 0.0  # seconds for which somebody does

    def sit(self, table: AnyTable) -> None:
        """The table was made."""
        self._table = table
        roles, gentle = Roles(self._kit.levels, self._kit.characters), self._kit.levels[:_GENTLE]
        self._gentle = any(roles.level(chair.who) in gentle for chair in table.set_up.chairs)

    @property
    def resting(self) -> bool:
        """Whether nothing is looked at, and nobody finds anything out."""
        return not self._table.input.foresees

    def now(self) -> Iterator[Tip]:
        """Those that fit the turn that has just begun."""
        table = self._table
        self._unlooked += 1
        held = table.setting.foresight == "held" and "projection" in table.setting.tools
        if held and self._unlooked > _LOOKS:
            keyed = table.props.keys.shows(_PROJECTION)
            yield Tip(_PROJECTION, say("tip.projection" if keyed else "tip.projection_tool"))
        if self._played >= _MATCHES:
            keyed = table.props.keys.shows("enlarge")
            yield Tip(_INSPECT, say("tip.inspect" if keyed else "tip.inspect_click"))
        found = self._second_look.news()
        if found is not None and found.loss >= _COSTS and self._may_take_back:
            keyed = table.props.keys.shows(UNDO)
            yield Tip(UNDO, say("tip.undo" if keyed else "tip.undo_tool"))

    @property
    def _may_take_back(self) -> bool:
        table = self._table
        return Undoing(table.match, table.bots.humans, table.setting).refusal is None

    def known(self, seconds: float) -> Iterator[str]:
        """Those of which whoever plays knows by now."""
        given = self._table.input
        self._held = self._held + seconds if given.foresees else 0.0
        if given.foresees:
            self._unlooked = 0
        if self._held >= 1.0:
            yield _PROJECTION
        if given.pointer.enlarged is not None:
            yield _INSPECT
        if self._table.match.undone:
            yield UNDO

    def moved(self, seat: Seat, undo_may_be_told: bool) -> None:
        """A move was made; while others think it is looked at whether it was a good one."""
        self._second_look.drop()
        goes_on = self._table.match.to_act not in (None, seat)
        if self._gentle and undo_may_be_told and goes_on and self._may_take_back:
            self._second_look.think(self._table.match)

    def leave(self) -> None:
        """Nothing is found out any more."""
        self._second_look.drop()
