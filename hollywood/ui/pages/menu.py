"""What one can do with a game: the same on its page and in its house on the street."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from time import localtime, strftime

from hollywood.core.message import Message, say
from hollywood.saves import Kept
from hollywood.ui.widgets.controls import Badge, Press

_WEEK = 6 * 24 * 60 * 60  # seconds: until the same day comes again
_TIED = "\u00a0"  # a space that no line is broken at


@dataclass(frozen=True)
class Entry:
    """A button of a menu below its first one."""

    id: str  # of its words
    press: Press
    action: str = ""  # that is as good as the button on the street
    badge: Badge = ""
    on_street: bool = True  # in the house; else on the kerb, for it is about all games


@dataclass(frozen=True)
class Menu:
    """What a game's menu leads to."""

    quick: Press
    go_on: Press
    entries: Sequence[Entry]
    left: Message | None = None  # what is told of the match that waits, if one does
    who_plays: Callable[[], str] = str  # a quick match, by which rules; as it is called now
    since: Message | None = None  # when it was left
    shelf: Press | None = None  # where others wait, if there are any


def told_of(kept: Kept) -> Message:
    """A match that can be gone on with, in a line: how far it has come, and the points so far."""
    totals = points_of(kept)
    if totals is None:
        return headline_of(kept)
    chairs = zip(kept.set_up.chairs, totals, strict=True)
    players = in_one_line(f"{chair.name} {points}" for chair, points in chairs)
    return say("title.left", headline=headline_of(kept), players=players)


def since(left: float, now: float) -> Message:
    """When a match was left: on which day of the last week, or on which date."""
    there = localtime(left)
    day = say(f"street.day.{there.tm_wday}")
    date = say("street.date", date=strftime("%d/%m/%Y", there))
    told = day if 0 <= now - left < _WEEK else date
    return say("street.left", day=told, time=strftime("%H:%M", there))


def points_of(kept: Kept) -> Sequence[int] | None:
    """Everybody's points so far; of a match that is over none, for its count is still to come."""
    match = kept.match
    return None if match.to_act is None else match.game.standing(match.state).points


def headline_of(kept: Kept) -> Message:
    """How far a match has come."""
    return kept.match.game.standing(kept.match.state).headline


def in_one_line(players: Iterable[str]) -> str:
    """Players side by side; if it needs two lines, it is broken between them."""
    return f"{_TIED}· ".join(player.replace(" ", _TIED) for player in players)


def fewer(row: str, gone: int) -> str:
    """Players side by side, the last of them only counted: “A · B · +2”; empty if none is named."""
    players = row.split(f"{_TIED}· ")
    kept = players[:-gone]
    return f"{_TIED}· ".join([*kept, f"+{_TIED}{gone}"]) if kept else ""
