"""One day: who plays there and how, and what became of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial

import pygame
from pygame import Color

from hollywood.bots.roles import ROLES
from hollywood.career_totals import Appearance
from hollywood.core.message import Message, say
from hollywood.core.record import Chair
from hollywood.daily import against, level_of, made_by
from hollywood.kit import SetUp
from hollywood.set_up import agreed
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.draw.frame import rule
from hollywood.ui.draw.row import split, split_evenly
from hollywood.ui.draw.surfaces import Size
from hollywood.ui.draw.text import CONDENSED
from hollywood.ui.draw.theme import (
    CREAM,
    GOLD,
    INK_ON_GOLD,
    MUTED,
    NIGHT,
    PAPER,
    RED,
    Type,
)
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.page import Page

from .bars import put_bars
from .day_words import against_words, came_to, help_words, par_words, weekday_words
from .expert import Expert
from .shared_text import Lines, Said, SharedResult, lines_of_day

_GAP, _FACE, _MEDAL, _COPY, _PLAY = 8, 72, 92, 124, 240  # units
_BUTTON, _SMALL_BUTTON = 44, 40  # units
_MARGINS = 28  # units: left and right of the text to share, together
_LARGE = 1.5  # with words as large as this some are left out
_DARK = Color("#1b1a10")


@dataclass(frozen=True)
class DayWays:
    """What can be done about a day."""

    play: Press
    copy: Press
    compare: Press  # with the text in the clipboard
    watch: Press | None  # the expert; None while its match is not there
    look_into: Press | None  # how one's own went, if that is kept


@dataclass(frozen=True)
class Day:
    """All that is told of one day."""

    game: OpenedGame
    day: date
    set_up: SetUp
    starts: str  # the name of whoever does
    expert: Expert
    first: Appearance | None
    theirs: SharedResult | None
    copied: bool
    waits: bool  # its match was left before its end
    ended: Callable[[Size], pygame.Surface | None]  # the last position of one's own, so large

    def text(self, said: Said) -> Lines:
        """What can be shared, line by line."""
        assert self.first is not None, "it was played"
        return lines_of_day(self.game, self.day, self.first, self.expert.par, said)


class DayPlate:
    """The plate at the right, from its heading down to its buttons."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._gap = page.px(_GAP)
        self._end: Callable[[], None] = _nothing

    def adorn(self) -> None:
        """What takes longer to draw."""
        self._end()

    @property
    def _is_large(self) -> bool:
        return self.page.typesetter.screen.text >= _LARGE

    def set_out(self, room: pygame.Rect, day: Day, ways: DayWays) -> list[Control]:
        """What is played, and what came of it."""
        rest = self._put_players(self._put_heading(room.copy(), day), day)
        line = rule(self.page.props.screen, rest.width)
        self.page.show(line, line.get_rect(midtop=rest.midtop))
        rest = _below(rest, line.get_height() + self._gap // 2)
        high = self.page.high(_BUTTON)
        buttons = pygame.Rect(rest.left, rest.bottom - high, rest.width, high)
        rest.height -= high + self._gap
        if day.first is None:
            return self._set_open(rest, buttons, day, ways)
        return [*self._set_played(rest, day, day.first, ways), *self._after(buttons, ways)]

    # above the line

    def _put_heading(self, room: pygame.Rect, day: Day) -> pygame.Rect:
        """The date and the rules; what is left of the room."""
        page, heights = self.page, self.page.typesetter.height
        title = pygame.Rect(room.left, room.top, room.width, heights(Type.MENU))
        page.put(page.said(weekday_words(day.day)), Type.MENU, GOLD, title)
        below = _below(room, title.height)
        told = page.put_block(self._rules(day), Type.BODY, MUTED, below)
        return _below(below, told.height + self._gap)

    def _rules(self, day: Day) -> str:
        """The level, what is otherwise than in the rulebook, for how many it is, who starts."""
        kit, options = day.game.kit, day.set_up.options
        usual = agreed(next(iter(kit.presets.values())))
        other = [(n, v) for n, v in agreed(options).items() if usual.get(n) != v]
        rules = [
            say(
                "daily.rule",
                option=say(f"{kit.name}.option.{name}"),
                value=say(f"{kit.name}.value.{name}.{value}"),
            )
            for name, value in other
        ]
        told = [
            say(f"bot.{level_of(day.day)}"),
            *(rules or [say("daily.standard")]),
            say("career.seats", count=len(day.set_up.chairs)),
            say("daily.starts", name=day.starts),
        ]
        return " · ".join(map(self.page.said, told))

    def _put_players(self, room: pygame.Rect, day: Day) -> pygame.Rect:
        """Faces with names and manners, and the par; what is left of the room."""
        page, heights = self.page, self.page.typesetter.height
        others = day.set_up.chairs[1:]
        face = page.px(_FACE)
        high = max(face, page.px(_MEDAL) - page.px(12)) + heights(Type.LABEL)
        high += 0 if self._is_large else heights(Type.SMALL)
        row = pygame.Rect(room.left, room.top, room.width, high)
        *cells, last = split_evenly(row, len(others) + 1, self._gap)
        manners = self._manners(others, last.width)
        for number, (chair, cell) in enumerate(zip(others, cells, strict=True)):
            portrait = page.props.art.portrait(ROLES.face(chair.who), face)
            if portrait is not None:
                page.show(portrait, portrait.get_rect(midtop=cell.midtop))
            name = pygame.Rect(cell.left, cell.top + face, cell.width, heights(Type.LABEL))
            page.put(self._short(chair.name, cell.width), Type.LABEL, CREAM, name, "centre")
            if manners:
                manner = name.move(0, name.height)
                manner.height = heights(Type.SMALL)
                page.put(manners[number], Type.SMALL, MUTED, manner, "centre")
        self._put_par(last, day)
        return _below(room, row.height + self._gap)

    def _manners(self, others: Sequence[Chair], wide: int) -> list[str]:
        """How each of them plays, if all of that has room below their names."""
        said, width = self.page.said, self.page.typesetter.width
        found = [said(say(f"bot.{ROLES.character(chair.who)}")) for chair in others]
        fits = all(width(each, Type.SMALL) * CONDENSED <= wide for each in found)
        return found if fits and not self._is_large else []

    def _short(self, name: str, wide: int) -> str:
        """The first name alone, where there is no room for both."""
        fits = self.page.typesetter.width(name, Type.LABEL) <= wide
        return name if fits else name.partition(" ")[0]

    def _put_par(self, cell: pygame.Rect, day: Day) -> None:
        """A medal with the par, and what is known of it."""
        page, size, expert = self.page, self.page.px(_MEDAL), day.expert
        medal = pygame.Rect(0, 0, size, size)
        medal.midtop = cell.midtop
        shapes, line = page.props.shapes, max(2, page.px(2.5))
        page.show(shapes.disc(size, _DARK, GOLD, line), medal)
        number = "…" if expert.par is None else str(expert.par.number)
        drawn = page.typesetter.line(number, Type.LARGE_NUMBER, GOLD, size - page.px(16))
        low = self._is_large
        page.show(
            drawn, drawn.get_rect(center=(medal.centerx, medal.centery - page.px(0 if low else 8)))
        )
        if not low:
            par = page.typesetter.line(page.said(say("daily.par_is")), Type.SMALL, CREAM)
            page.show(par, par.get_rect(center=(medal.centerx, medal.bottom - page.px(20))))
        below = pygame.Rect(cell.left, medal.bottom, cell.width, cell.bottom - medal.bottom)
        page.put(page.said(self._of_par(day)), Type.SMALL, MUTED, below, "centre")

    def _of_par(self, day: Day) -> Message:
        par = day.expert.par
        if par is None:
            return say("daily.par_later" if day.expert.resting else "daily.par_now")
        if day.first is not None and (made := made_by(day.first)).points is None:
            return par_words(par.beside(made))
        return say(f"bot.{day.game.kit.levels[-1]}")

    # a day that waits

    def _set_open(
        self, room: pygame.Rect, buttons: pygame.Rect, day: Day, ways: DayWays
    ) -> list[Control]:
        page = self.page
        room = self._put_theirs(room, day)
        page.put_block(page.said(say("daily.how")), Type.BODY, MUTED, room)
        words = page.said(say("title.go_on" if day.waits else "daily.play"))
        wide = max(page.px(_PLAY), page.typesetter.width(words, Type.BUTTON) + page.px(48))
        play = pygame.Rect(0, 0, wide, page.high(56))
        play.midbottom = buttons.midbottom
        return [Control(play, words, ways.play, primary=True)]

    def _put_theirs(self, room: pygame.Rect, day: Day) -> pygame.Rect:
        """What somebody else came to; what is left of the room."""
        if day.theirs is None:
            return room
        page = self.page
        came = came_to(day.game.kit.name, day.theirs.made, day.theirs.seats)
        words = page.said(say("daily.theirs", came=came))
        line = pygame.Rect(room.left, room.top, room.width, page.typesetter.height(Type.CALL))
        page.put(words, Type.CALL, CREAM, line)
        return _below(room, line.height)

    # a day that was played

    def _set_played(
        self, room: pygame.Rect, day: Day, first: Appearance, ways: DayWays
    ) -> list[Control]:
        """Points, round by round, and a text to share."""
        room = self._put_theirs(self._put_result(room, day, first), day)
        high = len(self._lines(room, day)) * self._line + self.page.px(8)
        if self._is_large:
            high = self.page.high(_SMALL_BUTTON)
        else:
            high = max(high, 2 * self.page.high(_SMALL_BUTTON) + self._gap)
        paper = pygame.Rect(room.left, room.bottom - high, room.width, high)
        bars = pygame.Rect(room.left, room.top, room.width, paper.top - self._gap - room.top)
        self._put_bars(bars, day, first)
        if self._is_large:  # what is copied stands above, in larger letters
            return self._shares(split_evenly(paper, 2, self._gap), day, ways)
        return self._set_paper(paper, day, ways)

    @property
    def _line(self) -> int:
        """How high a line of the text to share is."""
        heights = self.page.typesetter.height
        return max(heights(Type.SMALL), heights(Type.BOLD)) + self.page.px(3)

    def _put_result(self, room: pygame.Rect, day: Day, first: Appearance) -> pygame.Rect:
        """The place and the points; at the right how it was played, and beside the par."""
        page, heights = self.page, self.page.typesetter.height
        row = pygame.Rect(room.left, room.top, room.width, heights(Type.HEADLINE))
        made, par, right = made_by(first), day.expert.par, row.copy()
        came = page.said(came_to(day.game.kit.name, made, len(first.entry.seats)))
        by = None if par is None else against(made, par.beside(made))
        if by is not None:
            words, ink = page.said(against_words(by)), RED if by < 0 else GOLD
            number = page.typesetter.line(words, Type.NUMBER, ink)
            page.show(number, number.get_rect(midright=right.midright))
            right.width -= number.get_width() + page.px(12)
        page.put(came, Type.HEADLINE, CREAM, right)
        helped = " · ".join(map(page.said, help_words(day.day, first)))
        wide = page.typesetter.width(came, Type.HEADLINE) + self._gap
        right.left, right.width = right.left + wide, right.width - wide
        taken = row.height
        if page.typesetter.width(helped, Type.SMALL) > right.width:
            right = pygame.Rect(row.left, row.bottom, row.width, heights(Type.SMALL))
            taken += right.height
            page.put(helped, Type.SMALL, MUTED, right)
        else:
            page.put(helped, Type.SMALL, MUTED, right, "right")
        return _below(room, taken)

    def _put_bars(self, room: pygame.Rect, day: Day, first: Appearance) -> None:
        """Round by round beside somebody else's, or the expert's."""
        screens, page = day.game.screens, self.page
        own = screens.rounds(first.own.did)
        match = day.expert.match
        other: Sequence[int] = ()
        id = "daily.bars"
        if day.theirs is not None and len(day.theirs.rounds) == len(own):
            other, id = day.theirs.rounds, "daily.bars_theirs"
        elif match is not None:
            other, id = screens.rounds(day.game.kit.doings(match)[0]), "daily.bars_expert"
        if not own:
            self._end = partial(self._show_end, room, day)
        high = page.typesetter.height(Type.SMALL)
        if own and not self._is_large and room.height > 5 * high:
            line = pygame.Rect(room.left, room.top, room.width, high)
            page.put(page.said(say(id, name=first.own.name)), Type.SMALL, MUTED, line)
            room = _below(room, high)
        put_bars(page, own, other, room)

    def _show_end(self, room: pygame.Rect, day: Day) -> None:
        """How the match ended, where no rounds are told."""
        picture = day.ended(room.inflate(0, -2 * self._gap).size)
        if picture is not None and picture.get_height() <= room.height:
            self.page.show(picture, room)

    def _set_paper(self, room: pygame.Rect, day: Day, ways: DayWays) -> list[Control]:
        """The text to share on paper, and what can be done with it."""
        page, shapes, side = self.page, self.page.props.shapes, self._beside_paper(room, day)
        paper = pygame.Rect(room.left, room.top, side.left - self._gap - room.left, room.height)
        page.show(shapes.panel(paper.size, page.px(8), PAPER, NIGHT, max(1, page.px(1))), paper)
        lines = self._lines(room, day)
        inner = paper.inflate(-page.px(_MARGINS), len(lines) * self._line - paper.height)
        for number, (words, type) in enumerate(lines):
            line = pygame.Rect(inner.left, inner.top + number * self._line, inner.width, self._line)
            page.put(words, type, INK_ON_GOLD, line)
        high = (side.height - self._gap) // 2
        tops = (side.top, side.bottom - high)
        places = [pygame.Rect(side.left, top, side.width, high) for top in tops]
        return self._shares(places, day, ways)

    def _beside_paper(self, room: pygame.Rect, day: Day) -> pygame.Rect:
        """Where the buttons stand."""
        wide = [self.page.typesetter.width(words, Type.LABEL) for words in self._share_words(day)]
        side = pygame.Rect(0, room.top, 0, room.height)
        side.width = max(self.page.px(_COPY), max(wide) + self.page.px(36))
        side.right = room.right
        return side

    def _lines(self, room: pygame.Rect, day: Day) -> list[tuple[str, Type]]:
        """The text to share as it is written on the paper; wide letters may take a line more."""
        page, side = self.page, self._beside_paper(room, day)
        wide = side.left - self._gap - room.left - page.px(_MARGINS)
        found: list[tuple[str, Type]] = []
        for number, parts in enumerate(day.text(page.said)):
            words, type = " · ".join(map(page.said, parts)), Type.SMALL if number else Type.BOLD
            fits = page.typesetter.width(words, type) * CONDENSED <= wide
            lines = [words] if fits else page.typesetter.lines(words, type, wide)
            found += [(line, type) for line in lines]
        return found

    def _share_words(self, day: Day) -> tuple[str, str]:
        said = self.page.said
        copy = say("result.copied" if day.copied else "daily.copy")
        return said(copy), said(say("daily.compare"))

    def _shares(self, places: Sequence[pygame.Rect], day: Day, ways: DayWays) -> list[Control]:
        """To other programs, and from them."""
        hints = ("", self.page.said(say("daily.compare_how")))
        presses = (ways.copy, ways.compare)
        return [
            Control(place, words, press, letters=Type.LABEL, hint=hint)
            for place, words, press, hint in zip(
                places, self._share_words(day), presses, hints, strict=True
            )
        ]

    def _after(self, row: pygame.Rect, ways: DayWays) -> list[Control]:
        """Where to go from a day that was played."""
        found: list[tuple[str, Press | None]] = [("daily.expert", ways.watch)]
        if ways.look_into is not None:
            found.append(("result.how_it_went", ways.look_into))
        found.append(("daily.again", ways.play))
        words = [self.page.said(say(id)) for id, _ in found]
        wide = [self.page.typesetter.width(each, Type.LABEL) + self.page.px(40) for each in words]
        places = split(row, [each / sum(wide) for each in wide], self._gap)
        waiting = self.page.said(say("daily.expert_plays"))
        return [
            Control(
                place,
                said,
                press or _nothing,
                enabled=press is not None,
                letters=Type.LABEL,
                hint="" if press else waiting,
            )
            for place, said, (_, press) in zip(places, words, found, strict=True)
        ]


def _nothing() -> None:
    """Do nothing; the match or the picture of the day is not known yet."""


def _below(room: pygame.Rect, taken: int) -> pygame.Rect:
    return pygame.Rect(room.left, room.top + taken, room.width, max(0, room.height - taken))
