"""What the middle of the bar says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
        return table.match.game.caption(told, table.eyes.viewer)
    if show.event is not None and table.log.latest is not None:
        return table.log.latest
    if seat is None:
        return say("illegal.match_over")
    if seat in table.bots:
        return say("table.bot_thinks", player=player(seat))
    if table.onlooker.due:
        return say("curtain.to_play", player=player(seat))
    state, pick = table.eyes.seen(table.match.state), table.hands.pointer.pick
    return table.setting.expected(state, seat, table.draft, pick)
