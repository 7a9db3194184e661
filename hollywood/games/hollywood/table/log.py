"""What the log tells of events, and which reels they mark."""

from __future__ import annotations

from collections.abc import Callable

from hollywood.core.game import CardId, Event
from hollywood.core.message import Message, player, say
from hollywood.ui.table.setting import LogLine

from ..rules.game import Hollywood
from ..rules.state import (
    BlockbusterTaken,
    Clapped,
    Dealt,
    Doubled,
    FilmTaken,
    MovieFinished,
    Placed,
    StarWasted,
    State,
    Swept,
)
from ..rules.words import letter, named, title
from .layout import REEL, card_key


def line(game: Hollywood, event: Event, after: Callable[[], State]) -> LogLine:
    """A line of the log."""
    if isinstance(event, Placed):
        return _placed(game, event, after())
    opens = isinstance(event, Dealt)
    told = _movie(game, event) if isinstance(event, MovieFinished) else None
    return LogLine(
        words=told or game.caption(event, None),
        seat=None if opens else getattr(event, "seat", None),
        cards=frozenset(card_key(card) for card in _cards(event)),
        opens=opens,
        marks=frozenset() if isinstance(event, Clapped | Doubled) else None,
        clears=isinstance(event, Swept),
    )


def _placed(game: Hollywood, event: Placed, after: State) -> LogLine:
    """A reel on its card, and everybody else's it pushes up."""
    foot = after.area[event.column][-1]
    reel = (REEL, event.column, len(after.reels[event.column]) - 1)
    words = _words(game, event, foot, after)
    return LogLine(words, event.seat, frozenset((card_key(foot),)), marks=frozenset((reel,)))


def _movie(game: Hollywood, event: MovieFinished) -> Message:
    """A movie with all of its films: there is time to read that here."""
    star, *films = event.movie
    titles = tuple(named(film, game.deck) for film in films)
    card = title(star, game.deck)
    return say("hollywood.log.movie", player=player(event.seat), card=card, films=titles)


def _words(game: Hollywood, event: Placed, foot: CardId, after: State) -> Message:
    card, who, column = named(foot, game.deck), player(event.seat), letter(event.column)
    others = dict.fromkeys(after.reels[event.column][1:])
    pushed = tuple(player(seat) for seat in others if seat != event.seat)
    if not pushed:
        return say("hollywood.log.placed_on", player=who, column=column, card=card)
    return say("hollywood.log.placed_under", player=who, column=column, card=card, others=pushed)


def _cards(event: Event) -> tuple[CardId, ...]:
    """The cards an event names."""
    match event:
        case FilmTaken(_, card) | BlockbusterTaken(_, card) | StarWasted(_, card):
            return (card,)
        case Swept(cards):
            return cards
        case MovieFinished(_, movie):
            return movie
    return ()
