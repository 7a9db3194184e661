"""What the log tells of events: a line for cards and where they lead, one for all cards drawn."""

from __future__ import annotations

from collections.abc import Callable

from hollywood.core.game import CardId, Event
from hollywood.core.message import Message, player, say
from hollywood.ui.table.setting import LogLine
from hollywood.ui.table.stage import CARD

from ..rules.game import TimesSquare
from ..rules.opening import Dealt
from ..rules.state import Discarded, Drew, Moved, Played, State
from ..rules.turn_end import LAST
from ..rules.words import title


def line(game: TimesSquare, event: Event, after: Callable[[], State]) -> LogLine | None:
    """A line of the log; drawn cards are never named there."""
    match event:
        case Played():
            return None  # told with where it leads
        case Drew():
            return _drew(event) if _last(game, event, after()) else None
    cards = _cards(event, after)
    return LogLine(
        words=_words(game, event, cards),
        seat=getattr(event, "seat", None),
        cards=frozenset((CARD, card, 0) for card in cards),
        opens=isinstance(event, Dealt),
    )


def _last(game: TimesSquare, event: Drew, after: State) -> bool:
    """Whether no more cards are drawn in this turn."""
    closes = not after.supply and after.passes == LAST - 1
    return closes or len(after.hands[event.seat]) >= game.deck.hand


def _drew(event: Drew) -> LogLine:
    """One line for all cards of a turn."""
    who = player(event.seat)
    return LogLine(say("times_square.log.drew_all", player=who, count=event.count), event.seat)


def _cards(event: Event, after: Callable[[], State]) -> tuple[CardId, ...]:
    """The cards that an event is about."""
    match event:
        case Discarded(_, card):
            return (card,)
        case Moved(_, _, how) if how != "lured":
            return after().stage[-2 if how == "trio" else -1 :]
    return ()


def _words(game: TimesSquare, event: Event, cards: tuple[CardId, ...]) -> Message:
    """What happened, after the cards that brought it about."""
    told = game.caption(event, None)
    if not isinstance(event, Moved) or not cards:
        return told
    titles = tuple(title(card, game.faces) for card in cards)
    return say("times_square.log.told", player=player(event.seat), cards=titles, what=told)
