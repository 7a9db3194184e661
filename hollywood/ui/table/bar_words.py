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
    state, pick = table.eyes.seen(table.match.state), table.input.pointer.pick
    return table.setting.expected(state, seat, table.draft, pick)


def latest(table: Table[Any, Any]) -> Message | None:
    """What was seen to happen last: several things that are alike are told in one sentence."""
    event = table.show.event
    if event is None and table.match.beats:
        last = (beat.event for beat in reversed(table.match.beats[-1]))
        event = next((each for each in last if not isinstance(each, Turn)), None)
    told = None if event is None else _told_together(table, event)
    return told or table.log.latest


def _told_together(table: Table[Any, Any], event: Event) -> Message | None:
    if table.ground.told_together is None:
        return None
    for beats in reversed(table.match.beats):  # it is one of the last: others are not looked at
        events = tuple(beat.event for beat in beats)
        if any(each is event for each in events):
            return table.ground.told_together(events, event)
    return None
