"""The day's deal: the last weeks at the left, one day of them at the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial
from statistics import fmean

import pygame

from hollywood import kept_matches
from hollywood.bots.roles import ROLES
from hollywood.career_totals import Appearance
from hollywood.core.message import Message, quoted, say
from hollywood.daily import FIRST, known_pars, level_of
from hollywood.kept_matches import KeptMatch
from hollywood.kit import SetUp
from hollywood.set_up import AnyKit, AnyMatch
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.shared import Props
from hollywood.ui.career.leaf import plate, row_heights, signed
from hollywood.ui.draw.row import split_evenly
from hollywood.ui.draw.theme import CREAM, GOLD, GREYED, MUTED, PANEL, Type
from hollywood.ui.pages.match_draft import agreed_in
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.whole_page import WholePage

from .day_words import against_words, date_words, help_in_brief, help_words, result_words
from .expert import Expert

_WEEKS, _DAYS = 5, 7
# units
_TITLE, _AVERAGES = 520, (600, 34, 630, 30)
_CALENDAR, _DAY, _FOOT = (40, 80, 620, 562), (672, 80, 568, 562), (40, 654, 1200, 40)
_GAP, _FACE, _BACK, _BAR, _LIGHT = 6, 64, 180, 30, 7
_LAST = 28  # days in the averages


@dataclass(frozen=True)
class DailyWays:
    """Where the page leads."""

    back: Press
    play: Callable[[date], None]
    watch: Callable[[SetUp, AnyMatch], None]  # the expert's match
    look_into: Callable[[KeptMatch], None]  # how one's own went
    copy: Callable[[str], bool]  # a text for other programs; whether it could be


class DailyPage(WholePage):
    """Every day that can be played is a button."""

    def __init__(
        self,
        props: Props,
        game: OpenedGame,
        today: date,
        played: Mapping[date, Sequence[Appearance]],
        set_up: Callable[[date], SetUp],
        ways: DailyWays,
        expert: Callable[[AnyKit, date, SetUp], Expert] = Expert,
    ) -> None:
        super().__init__(props, None, ways.back)
        self.game, self.today, self.played, self.ways = game, today, played, ways
        self._set_up_of, self._expert_for = set_up, expert
        self._pars = known_pars(game.kit.name)
        self._expert = self._expert_of(today)
        self._copied = False
        self.day = today

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        return super().resting and self._expert.resting

    def update(self, seconds: float) -> bool:
        """Let time pass; what the expert has played by now is shown."""
        if self._expert.update():
            self._pars = known_pars(self.game.kit.name)
            self.lay_out()
        return super().update(seconds)

    def leave(self) -> None:
        """The expert need not go on."""
        self._expert.leave()

    def _expert_of(self, day: date) -> Expert:
        """Whoever plays its par, if it was played and nobody knows it."""
        self._set_up = self._set_up_of(day)
        expert = self._expert_for(self.game.kit, day, self._set_up)
        if self.played.get(day):
            expert.begin(with_match=True)
        return expert

    def _turn_to(self, day: date) -> None:
        """This day is told of."""
        self._expert.leave()
        self._expert = self._expert_of(day)
        self.day, self._copied = day, False
        self.lay_out()

    def adorn(self) -> None:
        """What lies on the days."""
        for adorn in self._adorned:
            adorn()

    @property
    def first(self) -> Appearance | None:
        """The try that counts."""
        return next(iter(self.played.get(self.day, ())), None)

    def set_out(self) -> Sequence[Control]:
        """Heading, calendar, the day, the way out."""
        self.put_title(self.said(say("daily.title")), _TITLE)
        self._put_averages(self.at(*_AVERAGES))
        self._adorned: list[Callable[[], None]] = []
        days = self._calendar(plate(self, self.at(*_CALENDAR)))
        of_the_day = self._set_day(plate(self, self.at(*_DAY)))
        foot = self.at(*_FOOT)
        back = foot.copy()
        back.width = self.px(_BACK)
        back.right = foot.right
        return [*of_the_day, *days, Control(back, self.said(say("new_match.back")), self.escape)]

    def _put_averages(self, room: pygame.Rect) -> None:
        """How many of the last days were played, how many without help, and against par."""
        last = [self.today - timedelta(number) for number in range(_LAST)]
        firsts = [(day, self.played[day][0]) for day in last if self.played.get(day)]
        if not firsts:
            return
        against = [
            played.own.points - self._pars[day].points
            for day, played in firsts
            if day in self._pars and played.own.points is not None
        ]
        told = [
            say("daily.played", count=len(firsts), days=_LAST),
            say("career.clean_of", count=sum(played.entry.clean for _, played in firsts)),
        ]
        if against:
            told.append(say("daily.on_average", number=quoted(signed(self, fmean(against)))))
        words = " · ".join(map(self.said, told))
        self.put(words, Type.SMALL, MUTED, room, "right")

    # the calendar

    def _calendar(self, room: pygame.Rect) -> list[Control]:
        """Weeks below each other, Monday first; tomorrow can't be played yet."""
        gap = self.px(_GAP)
        high = self.typesetter.height(Type.LABEL) + gap
        head = pygame.Rect(room.left, room.top, room.width, high)
        for number, cell in enumerate(split_evenly(head, _DAYS, gap)):
            name = self.said(say(f"daily.weekday.{number}"))
            self.put(name, Type.LABEL, MUTED, cell, "centre")
        monday = self.today - timedelta(self.today.weekday() + _DAYS * (_WEEKS - 1))
        below = pygame.Rect(room.left, head.bottom, room.width, room.bottom - head.bottom)
        controls = []
        for week, row in enumerate(row_heights(below, _WEEKS, below.height)):
            row.height -= gap
            for number, cell in enumerate(split_evenly(row, _DAYS, gap)):
                day = monday + timedelta(week * _DAYS + number)
                controls.append(self._cell(day, cell))
        return controls

    def _cell(self, day: date, cell: pygame.Rect) -> Control:
        """A day, and what the first try came to."""
        first, enabled = next(iter(self.played.get(day, ())), None), FIRST <= day <= self.today
        self._adorned.append(partial(self._adorn_cell, day, cell, first, enabled))
        return Control(
            cell,
            press=partial(self._turn_to, day),
            enabled=enabled,
            lit=day == self.day,
            hint=self._hint(day, first),
        )

    def _adorn_cell(
        self, day: date, cell: pygame.Rect, first: Appearance | None, enabled: bool
    ) -> None:
        """The number of the day; points against par, the place, a star for par without help."""
        inner = cell.inflate(-self.px(14), -self.px(12))
        number = self.typesetter.line(str(day.day), Type.SMALL, CREAM if enabled else GREYED)
        self.show(number, number.get_rect(topleft=inner.topleft), above=True)
        if first is None:
            return
        par, points = self._pars.get(day), first.own.points or 0
        told = str(points) if par is None else self.said(against_words(points - par.points))
        line = self.typesetter.line(told, Type.NUMBER, GOLD, inner.width)
        self.show(line, line.get_rect(center=inner.center), above=True)
        if par is not None and points >= par.points and first.entry.clean:
            size = number.get_height()
            star = self.props.shapes.icon("star", size, GOLD)
            self.show(star, star.get_rect(topright=inner.topright), above=True)
        self._adorn_place(first, inner)

    def _adorn_place(self, first: Appearance, inner: pygame.Rect) -> None:
        """A light for everybody who was not better, oneself among them."""
        seats, size = len(first.entry.seats), self.px(_LIGHT)
        for seat in range(seats):
            fill = CREAM if seat <= seats - first.own.place else PANEL
            light = self.props.shapes.disc(size, fill, MUTED, max(1, self.px(1)))
            left = inner.centerx + round((seat - seats / 2) * 1.6 * size)
            self.show(light, light.get_rect(left=left, bottom=inner.bottom), above=True)

    def _hint(self, day: date, first: Appearance | None) -> str:
        told: list[Message] = [date_words(day)]
        if first is not None:
            told += [result_words(first, self._pars.get(day)), *help_words(day, first)]
        return " · ".join(map(self.said, told))

    # the day

    def _set_day(self, room: pygame.Rect) -> list[Control]:
        """What is played, and what came of it."""
        heights = self.typesetter.height
        title = pygame.Rect(room.left, room.top, room.width, heights(Type.NAME))
        self.put(self.said(date_words(self.day)), Type.NAME, CREAM, title)
        rules = pygame.Rect(room.left, title.bottom, room.width, heights(Type.BODY))
        self.put(self._rules_in_words(), Type.BODY, MUTED, rules)
        row = pygame.Rect(room.left, rules.bottom + self.px(_GAP), room.width, 0)
        row.height = self.px(_FACE) + heights(Type.SMALL)
        self._put_players(row)
        buttons = pygame.Rect(room.left, 0, room.width, self.high(44))
        buttons.bottom = room.bottom
        rest = pygame.Rect(room.left, row.bottom + self.px(_GAP), room.width, 0)
        rest.height = buttons.top - self.px(_GAP) - rest.top
        if (first := self.first) is None:
            self.put_block(self.said(say("daily.how")), Type.BODY, MUTED, rest)
            play = partial(self.ways.play, self.day)
            return [Control(buttons, self.said(say("daily.play")), play, primary=True)]
        return [*self._set_result(first, rest), *self._after(first, buttons)]

    def _rules_in_words(self) -> str:
        """The level, for how many it is, and what is otherwise than in the rulebook."""
        chairs, options = self._set_up.chairs, self._set_up.options
        told = [say(f"bot.{level_of(self.day)}"), say("career.seats", count=len(chairs))]
        return " · ".join([*map(self.said, told), *agreed_in(self.props, self.game.kit, options)])

    def _put_players(self, row: pygame.Rect) -> None:
        """Faces with names, and the par."""
        others = self._set_up.chairs[1:]
        cells = split_evenly(row, len(others) + 1, self.px(_GAP))
        for chair, cell in zip(others, cells, strict=False):
            size = self.px(_FACE)
            portrait = self.props.art.portrait(ROLES.face(chair.who), size)
            if portrait is not None:
                self.show(portrait, portrait.get_rect(midtop=cell.midtop))
            name = pygame.Rect(cell.left, cell.top + size, cell.width, cell.height - size)
            self.put(chair.name, Type.SMALL, CREAM, name, "centre")
        number, words = row_heights(cells[-1], 2, cells[-1].height)
        par = self._expert.par
        self.put("…" if par is None else str(par.points), Type.LARGE_NUMBER, GOLD, number, "centre")
        waiting = par is None and self._expert.resting
        told = "daily.par_later" if waiting else "daily.par_now" if par is None else "daily.par_is"
        self.put(self.said(say(told)), Type.SMALL, MUTED, words, "centre")

    def _set_result(self, first: Appearance, room: pygame.Rect) -> list[Control]:
        """Points, round by round, and a text to share."""
        heights = self.typesetter.height
        result = pygame.Rect(room.left, room.top, room.width, heights(Type.CALL))
        self.put(self.said(result_words(first, self._expert.par)), Type.CALL, GOLD, result)
        helped = pygame.Rect(room.left, result.bottom, room.width, heights(Type.SMALL))
        words = " · ".join(map(self.said, help_words(self.day, first)))
        self.put(words, Type.SMALL, MUTED, helped)
        share = pygame.Rect(room.left, 0, room.width, 3 * heights(Type.SMALL) + self.px(2 * _GAP))
        share.bottom = room.bottom
        bars = pygame.Rect(room.left, helped.bottom + self.px(_GAP), room.width, 0)
        bars.height = share.top - self.px(_GAP) - bars.top
        self._set_bars(first, bars)
        copy = share.copy()
        copy.width = self.px(130)
        copy.right, copy.height = share.right, self.high(40)
        share.width = copy.left - self.px(_GAP) - share.left
        self.put_block(self._text(first), Type.SMALL, CREAM, share)
        told = self.said(say("result.copied" if self._copied else "daily.copy"))
        return [Control(copy, told, self._copy, letters=Type.LABEL)]

    def _set_bars(self, first: Appearance, room: pygame.Rect) -> None:
        """The points of each round: one's own, and the expert's beside them."""
        own = self.game.screens.rounds(first.own.did)
        match = self._expert.match
        theirs = () if match is None else self.game.screens.rounds(self.game.kit.doings(match)[0])
        label = self.typesetter.height(Type.SMALL)
        if not own or room.height < 3 * label:
            return
        most = max([1, *own, *theirs])
        for number, cell in enumerate(split_evenly(room, len(own), self.px(_GAP))):
            foot = pygame.Rect(cell.left, cell.bottom - label, cell.width, label)
            self.put(
                self.said(say("daily.round", round=number + 1)), Type.SMALL, MUTED, foot, "centre"
            )
            pair = [(own[number], GOLD)]
            pair += [(theirs[number], MUTED)] if number < len(theirs) else []
            for side, (points, ink) in enumerate(pair):
                bar = pygame.Rect(0, 0, self.px(_BAR), 0)
                bar.height = max(
                    self.px(2), round((room.height - 2 * label) * max(0, points) / most)
                )
                bar.left = cell.centerx + (side - len(pair) / 2) * (bar.width + self.px(4))
                bar.bottom = foot.top
                self.show(self.props.shapes.panel(bar.size, self.px(4), ink), bar)
                above = pygame.Rect(bar.left - bar.width, bar.top - label, 3 * bar.width, label)
                line = self.typesetter.line(str(points), Type.SMALL, CREAM)
                self.show(line, line.get_rect(center=above.center))

    def _after(self, first: Appearance, row: pygame.Rect) -> list[Control]:
        """Where to go from a day that was played."""
        again = partial(self.ways.play, self.day)
        kept = {each.id: each for each in kept_matches.all_kept(self.game.kit.name)}
        match = self._expert.match
        ways: list[tuple[str, Press, bool]] = [("daily.again", again, True)]
        ways.append(("daily.expert", self._watch, match is not None))
        if (own := kept.get(first.entry.id)) is not None:
            ways.append(("result.how_it_went", partial(self.ways.look_into, own), True))
        return [
            Control(place, self.said(say(id)), press, enabled=enabled, letters=Type.LABEL)
            for place, (id, press, enabled) in zip(
                split_evenly(row, len(ways), self.px(_GAP)), ways, strict=True
            )
        ]

    def _watch(self) -> None:
        assert self._expert.match is not None, "the button waits for it"
        self.ways.watch(self._set_up, self._expert.match)

    def _text(self, first: Appearance) -> str:
        """What can be shared: words and numbers, nothing of the deal."""
        title = say("daily.share", game=quoted(self.game.boxed.title), date=date_words(self.day))
        brief = self.game.screens.in_brief(first.own.did)
        last = [brief, *help_in_brief(self.day, first)]
        lines = [title, result_words(first, self._expert.par)]
        return "\n".join([*map(self.said, lines), " · ".join(map(self.said, last))])

    def _copy(self) -> None:
        assert self.first is not None, "there is something to copy"
        self._copied = self.ways.copy(self._text(self.first))
        if not self._copied:
            self.props.sound.play("illegal")
        self.lay_out()
