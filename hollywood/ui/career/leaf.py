"""What every leaf of a career is given: the matches that are looked at, and room for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from hollywood.career_totals import Appearance
from hollywood.core.message import Message, say
from hollywood.kept_matches import KeptMatch
from hollywood.ui.app.boxed_game import Screens
from hollywood.ui.draw.text import CONDENSED
from hollywood.ui.draw.theme import BRASS, CREAM, PANEL, Type, faint
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.page import Page

_ROUND, _PAD, _ABOVE = 10, 14, 11  # units
_MINUTE, _HOUR = 60, 3600  # seconds


@dataclass(frozen=True)
class PlayerMatches:
    """All matches of a player, and those among them that are wanted."""

    every: Sequence[Appearance]
    wanted: Sequence[Appearance]
    screens: Screens
    game: str


@dataclass(frozen=True)
class CareerWays:
    """Where the page leads."""

    back: Press
    play: Press  # a quick match
    watch: Callable[[KeptMatch], None]  # a match once more
    look_into: Callable[[KeptMatch], None]  # how it went
    pin: Callable[[KeptMatch], None]  # it stays for ever, or no longer
    delete: Callable[[KeptMatch, str], None]  # once it was asked whether this one shall go
    practise: Callable[[str], None] | None  # puzzles about a theme, if the game has any
    export: Callable[[], Message]  # whether it could be written, and where to
    bring_in: Press  # files that were taken out before
    forget: Press


class Leaf(Protocol):
    """One side of a career: it lays itself out on the page."""

    def set_out(self, room: pygame.Rect) -> list[Control]:
        """Put words down; what can be pressed."""

    def adorn(self) -> None:
        """Show what takes longer, once the words have found their size."""


def plate(page: Page, rect: pygame.Rect) -> pygame.Rect:
    """A panel on the page, and the room inside it."""
    line = max(1, page.px(1))
    shape = page.props.shapes.panel(rect.size, page.px(_ROUND), PANEL, faint(BRASS, 0.8), line)
    page.show(shape, rect)
    return rect.inflate(-2 * page.px(_PAD), -around(page))


def around(page: Page) -> int:
    """How much higher a plate is than the room inside it."""
    return 2 * page.px(_ABOVE)


def heading(page: Page, words: str, room: pygame.Rect, share: float = 1.0) -> pygame.Rect:
    """The title of a plate; what is left of the room below it."""
    high = page.typesetter.height(Type.NAME)
    page.put(
        words, Type.NAME, CREAM, pygame.Rect(room.left, room.top, round(room.width * share), high)
    )
    taken = high + page.px(8)
    return pygame.Rect(room.left, room.top + taken, room.width, room.height - taken)


def row_heights(room: pygame.Rect, rows: int, most: int) -> list[pygame.Rect]:
    """Rows below each other, none of them higher than this."""
    high = min(most, room.height // max(1, rows))
    return [pygame.Rect(room.left, room.top + n * high, room.width, high) for n in range(rows)]


def percent(page: Page, share: float) -> str:
    """A share in words."""
    return page.said(say("career.percent", number=round(100 * share)))


def number(page: Page, value: float) -> str:
    """A number as the language writes it."""
    return page.said(say("career.number", number=float(value)))


def signed(page: Page, value: float) -> str:
    """A number with its sign; what would be written as nought has none."""
    if not round(value, 1):
        return number(page, 0.0)
    id = "career.less" if value < 0 else "career.more"
    return page.said(say(id, number=abs(value)))


def duration(page: Page, seconds: float) -> str:
    """A time in minutes, or in hours if it is an hour or more."""
    if seconds < _HOUR:
        return page.said(say("career.minutes", number=int(seconds // _MINUTE)))
    return page.said(say("career.hours", number=seconds / _HOUR))


def day(written: str) -> str:
    """A day as people write it."""
    year, month, day = written[:10].split("-")
    return f"{day}/{month}/{year}"


def letters_for(page: Page, words: str, usual: Type, wide: int) -> Type:
    """The usual letters, or small ones where words of those have no room."""
    narrow = page.typesetter.width(words, usual) * CONDENSED <= wide
    return usual if narrow else Type.SMALL


def tell(page: Page, words: Message, at: pygame.Rect) -> None:
    """What is only drawn there, for whoever listens."""
    page.read.append((page.said(words), at))
