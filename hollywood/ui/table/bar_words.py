"""What the middle of the bar says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hollywood.core.game import Event, Turn
from hollywood.core.message import Message, player, say

if TYPE_CHECKING:
    from .table import Table


def words_of(table: Table[Any, Any]) -> Message:
    """A warning, what is being seen, who thinks, or what whoever must decide is to do."""
    seat, show = table.match.to_act, table.show
    if table.status.warning is not None:
        return table.status.warning
    if table.purpose.words is not None:
        return table.purpose.words
    told = show.coming or (show.event if show.repeats else None)
    if told is not None:
        return _told_together(table, told) or table.match.game.caption(told, table.eyes.viewer)
    if show.event is not None and (seen := latest(table)) is not None:
        return seen
    if seat is None:
        return say("illegal.match_over")
    if seat in table.bots:
        return say("table.bot_thinks", player=player(seat))
    if table.onlooker.due:
        return say("curtain.to_play", player=player(seat))
    state, pick = table.eyes.seen(table.match.state), table.hands.pointer.pick
    return table.setting.expected(state, seat, table.draft, pick)


def latest(table: Table[Any, Any]) -> Message | None:
    """What was seen to happen last: several things that are alike are told in one sentence."""
    event = table.show.event
    if event is None and table.match.beats:
        event = next((e for e in reversed(table.match.events[-1]) if not isinstance(e, Turn)), None)
    told = None if event is None else _told_together(table, event)
    return told or table.log.latest


def _told_together(table: Table[Any, Any], event: Event) -> Message | None:
    moves = reversed(table.match.events) if table.ground.told_together is not None else ()
    whole = next((events for events in moves if any(each is event for each in events)), None)
    if whole is None or table.ground.told_together is None:
        return None
    return table.ground.told_together(whole, event)
