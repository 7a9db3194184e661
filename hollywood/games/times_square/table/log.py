"""What the log tells of events, and which cards they name."""

from __future__ import annotations

from hollywood.core.game import CardId, Event
from hollywood.core.message import Seat
from hollywood.ui.table.setting import LogLine
from hollywood.ui.table.stage import CARD

from ..rules.game import TimesSquare
from ..rules.opening import Dealt
from ..rules.state import Discarded, Played


def line(game: TimesSquare, event: Event, viewer: Seat | None) -> LogLine:
    """A line of the log; drawn cards are never named there."""
    return LogLine(
        words=game.caption(event, None),
        seat=getattr(event, "seat", None),
        cards=frozenset((CARD, card, 0) for card in _cards(event)),
        opens=isinstance(event, Dealt),
    )


def _cards(event: Event) -> tuple[CardId, ...]:
    match event:
        case Played(_, cards):
            return cards
        case Discarded(_, card):
            return (card,)
    return ()
