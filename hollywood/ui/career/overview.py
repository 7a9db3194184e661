"""The first leaf of a career: how many matches, how many won, and how points have grown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from statistics import fmean

import pygame

from hollywood.bots.roles import LEVELS
from hollywood.career_totals import PEOPLE, Appearance, Wins, mean_points, wins, wins_by
from hollywood.core.message import Message, say
from hollywood.ui.draw.plot import DASHES, Plain, diamond, draw_bar, draw_line
from hollywood.ui.draw.row import split
from hollywood.ui.draw.surfaces import Size, canvas, lay_on
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, GOLD, MUTED, PANEL, RED, Type, faint
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.page import Page

from .bars import Bars, high_enough
from .figures import Figures
from .leaf import (
    CareerWays,
    PlayerMatches,
    around,
    duration,
    heading,
    number,
    plate,
    row_heights,
    signed,
    tell,
)

_SHOWN, _MEAN, _LEAST = 50, 10, 10  # matches: in the plot, of a mean, for a curve at all
_MIDDLE, _UPPER, _LOWER, _GAP = 0.65, 0.44, (0.32, 0.33, 0.35), 10  # shares of the room; units
_DOT, _LINE = 9, 2.4  # units
_WIDE = 60  # as many letters need room for all numbers
_TYPES = ((Type.NUMBER, GOLD), (Type.LABEL, CREAM), (Type.SMALL, MUTED))  # of a number
_HUNDRED = 100


class Overview:
    """Numbers, the plot of the last matches, wins by level, places."""

    def __init__(self, page: Page, matches: PlayerMatches, ways: CareerWays) -> None:
        self.page, self.matches = page, matches
        self._told_of = Figures(page, matches, ways)
        self._plot = pygame.Rect(0, 0, 0, 0)
        self._bars: list[tuple[pygame.Rect, Wins, float]] = []

    def left(self, room: pygame.Rect) -> Sequence[Bars]:
        """What stands on another leaf if there is no room for it."""
        return () if self._is_roomy(room) else self._figures[:-1]

    @cached_property
    def _figures(self) -> tuple[Bars, ...]:
        return self._told_of.places(), self._told_of.hours(), self._told_of.themes()

    def set_out(self, room: pygame.Rect) -> list[Control]:
        """Plates with words; nothing can be pressed."""
        gap = self.page.px(_GAP)
        above = pygame.Rect(room.left, room.top, room.width, self._high)
        below = pygame.Rect(room.left, above.bottom + gap, room.width, 0)
        below.height = room.bottom - below.top
        self._numbers(above, gap)
        controls, upper = [], below.copy()
        if self._is_roomy(room):
            upper.height = round(below.height * _UPPER)
            lower = pygame.Rect(room.left, upper.bottom + gap, room.width, 0)
            lower.height = room.bottom - lower.top
            for figures, rect in zip(self._figures, split(lower, _LOWER, gap), strict=True):
                controls += figures.set_out(self.page, rect)
        left, right = split(upper, (_MIDDLE, 1 - _MIDDLE), gap)
        self._set_plot(left)
        self._set_levels(right)
        return controls

    def _is_roomy(self, room: pygame.Rect) -> bool:
        """Whether all has room."""
        below = room.height - self._high - 2 * self.page.px(_GAP)
        high = max(high_enough(self.page, len(figures.rows)) for figures in self._figures)
        return high <= (1 - _UPPER) * below

    def adorn(self) -> None:
        """The plot and the bars."""
        page = self.page
        if self._plot.width:
            picture = _ground(self._plot.size)
            self._draw_plot(picture)
            page.show(picture, self._plot)
        for rect, won, chance in self._bars:
            picture = _ground(rect.size)
            self._draw_bar(picture, won, chance)
            page.show(picture, rect)

    # the numbers

    @property
    def _high(self) -> int:
        """How high their plates are."""
        lines = sum(self.page.typesetter.height(type) for type, _ in _TYPES)
        return lines + around(self.page)

    def _numbers(self, row: pygame.Rect, gap: int) -> None:
        found = self._told()
        if row.width < _WIDE * self.page.typesetter.size(Type.LABEL):
            found = found[:3]
        wide = (row.width - (len(found) - 1) * gap) // len(found)
        for at, told in enumerate(found):
            rect = pygame.Rect(row.left + at * (wide + gap), row.top, wide, row.height)
            inner = plate(self.page, rect)
            for words, (type, ink) in zip(told, _TYPES, strict=True):
                inner.height = self.page.typesetter.height(type)
                self.page.put(words, type, ink, inner, "centre")
                inner.top = inner.bottom

    def _told(self) -> list[tuple[str, str, str]]:
        """Each number with what it is, and something to hold it against."""
        page, wanted = self.page, self.matches.wanted
        won, clean = wins(wanted), sum(each.entry.clean for each in wanted)
        by_chance = fmean(1 / len(each.entry.seats) for each in wanted) if wanted else 0
        shares = {"won": round(_HUNDRED * won.share), "chance": round(_HUNDRED * by_chance)}
        total = f"{won.wins:.0f}" if won.wins == int(won.wins) else number(page, won.wins)
        return [
            self._number(str(won.matches), "played", say("career.clean_of", count=clean)),
            self._number(total, "wins", say("career.by_chance", **shares)),
            self._points(),
            *self._reviewed(),
        ]

    def _number(self, large: str, id: str, below: Message) -> tuple[str, str, str]:
        return large, self.page.said(say(f"career.{id}")), self.page.said(below)

    def _points(self) -> tuple[str, str, str]:
        """The mean of points; where none are counted, how long was thought."""
        wanted = self.matches.wanted
        if (points := mean_points(wanted)) is not None:
            others = [other.points for each in wanted for other in each.others]
            field = fmean(each for each in others if each is not None)
            what, below = say(f"{self.matches.game}.counts"), say("career.field", points=field)
            called = say("career.points", what=what)
            return number(self.page, points), self.page.said(called), self.page.said(below)
        thought = sum(each.entry.thought for each in wanted)
        return duration(self.page, thought), self.page.said(say("career.thought")), ""

    def _reviewed(self) -> list[tuple[str, str, str]]:
        """Luck and skill, as far as matches were looked at."""
        found = [each.own.review for each in self.matches.wanted if each.own.review is not None]
        below = say("career.reviewed", count=len(found))
        luck, loss = ([r.luck for r in found], [-r.loss for r in found])
        return [
            self._number(signed(self.page, _HUNDRED * fmean(each)) if each else "–", id, below)
            for id, each in (("luck", luck), ("own_moves", loss))
        ]

    # the plot

    def _set_plot(self, rect: pygame.Rect) -> None:
        page = self.page
        inner = plate(page, rect)
        shown = min(_SHOWN, len(self.matches.wanted))
        room = heading(page, page.said(say("career.last", count=shown)), inner)
        foot = pygame.Rect(room.left, 0, room.width, page.typesetter.height(Type.SMALL))
        foot.bottom = room.bottom
        if shown < _LEAST:
            self._plot.size = (0, 0)
            page.put_block(page.said(say("career.few", count=_LEAST)), Type.BODY, MUTED, room)
            return
        page.put(page.said(say("career.legend")), Type.SMALL, MUTED, foot)
        self._plot = pygame.Rect(room.left, room.top, room.width, foot.top - page.px(6) - room.top)
        values = ", ".join(f"{_value(each):.0f}" for each in self.matches.wanted[-_SHOWN:])
        tell(page, say("career.points_told", points=values), self._plot)

    def _draw_plot(self, picture: pygame.Surface) -> None:
        page, shown = self.page, self.matches.wanted[-_SHOWN:]
        values = [_value(each) for each in shown]
        most = max([10.0, *values])
        step = next(s for s in (2, 5, 10, 20, 50, 100) if most / s <= 5)
        top = step * -(-most // step)
        axis = page.typesetter.width(f"{top:.0f}", Type.SMALL) + page.px(8)
        box = picture.get_rect()
        margin = page.px(_DOT)
        room = pygame.Rect(
            axis + margin, margin, box.width - axis - 2 * margin, box.height - 2 * margin
        )
        plain = Plain(room, (0, max(1, len(values) - 1)), (0, top))
        for value in range(0, round(top) + 1, step):
            y = round(plain.y(value))
            line = page.props.shapes.panel((box.width - axis, max(1, page.px(1))), 0, faint(BRASS))
            lay_on(line, picture, (axis, y))
            words = page.typesetter.line(str(value), Type.SMALL, MUTED)
            lay_on(words, picture, words.get_rect(midleft=(0, y)).topleft)
        if any(each.own.points is not None for each in shown):
            self._draw_mean(picture, plain, [_field(each) for each in shown], dashed=True)
        self._draw_mean(picture, plain, values, dashed=False)
        for at, each in enumerate(shown):
            sign = self._sign(each)
            spot = (round(plain.x(at)), round(plain.y(values[at])))
            lay_on(sign, picture, sign.get_rect(center=spot).topleft)

    def _draw_mean(
        self, picture: pygame.Surface, plain: Plain, values: Sequence[float], dashed: bool
    ) -> None:
        """The mean of the last ten at every match."""
        means = [fmean(values[max(0, at - _MEAN + 1) : at + 1]) for at in range(len(values))]
        points = [(plain.x(at), plain.y(mean)) for at, mean in enumerate(means)]
        ink, dashes = (MUTED, DASHES[2]) if dashed else (GOLD, DASHES[0])
        draw_line(
            picture, points, ink, 1.4 if dashed else _LINE, dashes, self.page.props.screen.scale
        )

    def _sign(self, each: Appearance) -> pygame.Surface:
        """Filled if the match was won, a diamond if somebody was helped."""
        page = self.page
        size, line = page.px(_DOT), max(1, page.px(2))
        fill = CREAM if each.own.place == 1 else BLACK
        if not each.entry.clean:
            return diamond(page.props.shapes, size + 2 * line, fill, CREAM, line)
        return page.props.shapes.disc(size, fill, CREAM, line)

    # wins by level

    def _set_levels(self, rect: pygame.Rect) -> None:
        page = self.page
        room = heading(page, page.said(say("career.by_level")), plate(page, rect))
        found = wins_by(lambda each: each.level, self.matches.wanted)
        levels = [level for level in (*LEVELS, PEOPLE) if level in found]
        self._bars = []
        for level, row in zip(levels, row_heights(room, len(levels), page.high(44)), strict=True):
            words, bar, many = row.copy(), row.copy(), row.copy()
            words.width = round(row.width * 0.4)
            many.width = round(row.width * 0.12)
            many.right = row.right
            bar.left, bar.width = words.right, many.left - words.right
            id = "career.people" if level == PEOPLE else f"bot.{level}"
            page.put(page.said(say(id)), Type.BODY, CREAM, words)
            page.put(str(found[level].matches), Type.SMALL, MUTED, many, "right")
            share = round(_HUNDRED * found[level].share)
            tell(page, say("career.share_told", share=share), bar)
            self._bars.append((bar, found[level], _chance(self.matches.wanted, level)))

    def _draw_bar(self, picture: pygame.Surface, won: Wins, chance: float) -> None:
        """The share that was won, and between what it may be in truth; the mark is pure chance."""
        page, box = self.page, picture.get_rect()
        thick, line = page.px(16), max(1, page.px(2))
        bar = pygame.Rect(0, (box.height - thick) // 2, box.width, thick)
        draw_bar(picture, page.props.shapes, bar, BLACK)
        if won.wins:
            share = pygame.Rect(bar.left, bar.top, max(line, round(won.share * bar.width)), thick)
            draw_bar(picture, page.props.shapes, share, GOLD)
        at = round(chance * bar.width)
        mark = [(at, bar.top - thick // 4), (at, bar.bottom + thick // 4)]
        draw_line(picture, mark, RED, 1.6, DASHES[2], page.props.screen.scale)
        low, high = (round(each * (bar.width - 1)) for each in won.interval)
        rule = page.props.shapes.panel((max(1, high - low), line), 0, CREAM)
        lay_on(rule, picture, (low, bar.centery - line // 2))
        end = page.props.shapes.panel((line, thick // 2), 0, CREAM)
        for at in (low, high - line):
            lay_on(end, picture, (at, bar.centery - thick // 4))


def _ground(size: Size) -> pygame.Surface:
    """Where lines can be drawn: as opaque as the plate below."""
    ground = canvas(size)
    ground.fill(PANEL)
    return ground


def _chance(played: Sequence[Appearance], level: str) -> float:
    """The share of these matches that pure chance would have won."""
    return fmean(1 / len(each.entry.seats) for each in played if each.level == level)


def _value(each: Appearance) -> float:
    """What a match counts in the plot: points, or the whole of a win."""
    return float(each.own.points) if each.own.points is not None else _HUNDRED * each.won


def _field(each: Appearance) -> float:
    """The mean points of the others."""
    return fmean([other.points for other in each.others if other.points is not None] or [0.0])
