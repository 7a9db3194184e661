"""What the log tells of events: a line for each thing that is worth reading again."""

from __future__ import annotations

from collections.abc import Callable

from hollywood.core.game import CardId, Event
from hollywood.core.message import Message, Seat, player, say
from hollywood.ui.table.setting import LogLine
from hollywood.ui.table.stage import CARD

from ..rules.events import (
    Announced,
    Bought,
    CleanedUp,
    CommonEarned,
    Dealt,
    Drafted,
    Drew,
    Fired,
    Gained,
    OfferRefilled,
    Scored,
    Shuffled,
    Spelled,
    Trashed,
)
from ..rules.game import Paperback
from ..rules.state import State


def line(game: Paperback, event: Event, after: Callable[[], State]) -> LogLine | None:
    """A line of the log; cards that are drawn are named to nobody."""
    match event:
        case Spelled() | Fired() | OfferRefilled() | Announced() | Shuffled():
            return None  # told with what it comes to, or seen
        case Drew():
            return None
        case CleanedUp(seat, lost):
            return _ended(seat, lost)
    cards = _cards(event, after)
    return LogLine(
        words=_words(game, event, after),
        seat=getattr(event, "seat", None),
        cards=frozenset((CARD, card, 0) for card in cards),
        opens=isinstance(event, Dealt),
    )


def _ended(seat: Seat, lost: int) -> LogLine | None:
    """Only what was lost is told."""
    if not lost:
        return None
    return LogLine(say("paperback.log.lost", player=player(seat), count=lost), seat)


def _words(game: Paperback, event: Event, after: Callable[[], State]) -> Message:
    if isinstance(event, Scored) and (word := after().word) is not None:
        return say(
            "paperback.table.played",
            player=player(event.seat),
            word=word.text.upper(),
            cents=event.money,
        )
    return game.caption(event, None)


def _cards(event: Event, after: Callable[[], State]) -> tuple[CardId, ...]:
    """The cards that an event is about."""
    match event:
        case Bought(_, card) | Gained(_, card) | Trashed(_, card) | Drafted(_, card):
            return (card,)
        case CommonEarned(_, card):
            return (card,)
        case Scored() if (word := after().word) is not None:
            return tuple(each.card for each in word.used)
    return ()
