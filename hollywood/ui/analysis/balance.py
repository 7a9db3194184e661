"""Luck and skill: what deals, own moves and the others made of everybody's chance to win."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Color

from hollywood.bots.findings import Balance
from hollywood.bots.review import signed
from hollywood.core.message import Message, Seat, say
from hollywood.ui.draw.plot import draw_bar, draw_hatched
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, MUTED, PANEL, Type, faint
from hollywood.ui.widgets.form import Lettered

from .shown import HUNDRED, SEEN, Shown, put_close

# units, from the upper left corner of the page
_PLATE = (856, 76, 384, 316)
_TITLE, _LEGEND, _FIRST, _ROW = 102, 132, 152, 58
_HIGHEST = 84  # a row of fewer than four
_LEFT, _RIGHT, _AXIS = 876, 1222, 1096
_REEL, _NAME, _NAMES = 888, 908, 112  # the middle of reels, where names begin, how wide they are
_BAR, _STEP = 11, 14
_DIGIT = 0.84  # of the size of letters: how high a figure is
_A_PERCENT, _REACH = 0.82, 82  # how wide a percent is, and how far bars reach at most
_GAP, _APART = 6, 4
_RESULT = 84  # how wide the word for it may be
_NUMBER = 44  # what a number takes beside its bar
_KEYS = ("analysis.deals", "analysis.own", "analysis.others")
_KEY = 14
_INSET = 12  # the inner line, on both sides together
_DEALS = Color("#cdb27a")  # a plain gold, no primary one
_OTHERS = Color("#8fb0b8")


class LuckAndSkill:
    """The plate, a row for each seat."""

    def __init__(self, shown: Shown, page: Lettered) -> None:
        self.shown, self._page, self._px = shown, page, page.px
        self._rect = page.props.screen.at
        self.plate = self._rect(*_PLATE)
        self._balances = self._known()
        self._unit = _A_PERCENT * min(1.0, self._reach / max(1.0, self._widest * _A_PERCENT))

    def _known(self) -> dict[Seat, Balance]:
        findings, seats = self.shown.findings, self.shown.seats
        return {seat: findings.balance(seat) for seat in seats} if findings.complete else {}

    def _name(self, seat: Seat) -> str:
        return self.shown.short_name(seat, self._page.typesetter, Type.BOLD, self._px(_NAMES))

    @property
    def _reach(self) -> float:
        """How far bars may reach: they leave room for the longest name."""
        set_, seats = self._page.typesetter, self.shown.seats
        widest = max(set_.width(self._name(seat), Type.BOLD) for seat in seats)
        numbers = max(_NUMBER, set_.width("+100", Type.SMALL) / self._page.props.screen.scale)
        names = min(_NAMES, widest / self._page.props.screen.scale)
        return min(_REACH, _AXIS - _NAME - names - numbers - _GAP)

    @property
    def _widest(self) -> float:
        balances = self._balances.values()
        values = (abs(value) for each in balances for value in (each.deals, each.own, each.others))
        return HUNDRED * max(values, default=0.0)

    def set_out(self) -> None:
        """Put all words where they belong."""
        page = self._page
        title, unit = page.said(say("analysis.skill")), page.said(say("analysis.unit"))
        room = self._rect(_LEFT, _TITLE - 15, _RIGHT - _LEFT, 30)
        place = put_close(page, title, Type.NAME, CREAM, room)
        rest = pygame.Rect(place.right + page.px(12), room.top, 0, room.height)
        rest.width = room.right - rest.left
        if page.typesetter.width(unit, Type.SMALL) <= rest.width:
            page.put(unit, Type.SMALL, MUTED, rest, "right")
        for key, id in zip(self._keys(), _KEYS, strict=True):
            at = key.move(key.width + page.px(6), 0)
            at.width = page.typesetter.width(page.said(say(id)), Type.SMALL)
            page.put(page.said(say(id)), Type.SMALL, MUTED, at)
        for seat in self.shown.seats:
            self._put_row(seat)

    def _keys(self) -> list[pygame.Rect]:
        """The three signs, a third each, or as near to each other as their words have it."""
        set_, px, left = self._page.typesetter, self._px, self._rect(_LEFT, 0, 0, 0).left
        words = [set_.width(self._page.said(say(id)), Type.SMALL) + px(_KEY + 6) for id in _KEYS]
        third = px(_RIGHT - _LEFT) // 3
        gap = (px(_RIGHT - _LEFT) - sum(words)) // 2
        found = []
        for wide in words:
            found.append(self._rect(0, _LEGEND - _KEY / 2, _KEY, _KEY))
            found[-1].left = left
            left += third if max(words) + px(_GAP) < third else wide + gap
        return found

    def _row(self, seat: Seat) -> pygame.Rect:
        high = min(_HIGHEST, 4 * _ROW / len(self.shown.seats))
        return self._rect(_PLATE[0], _FIRST + seat * high, _PLATE[2], high - 2)

    def _put_row(self, seat: Seat) -> None:
        row, shown = self._row(seat), self.shown
        room = self._rect(_NAME, 0, _NAMES, 26)
        room.centery = row.centery
        ink = GOLD if seat == shown.viewer else CREAM
        name = self._page.put(self._name(seat), Type.BOLD, ink, room)
        if not self._balances:
            return
        bars = self._bars(seat)
        numbers = [self._put_number(bar, value) for bar, value in bars]
        self._put_result(seat, [name, *(bar for bar, _ in bars), *numbers])

    def _put_result(self, seat: Seat, taken: Sequence[pygame.Rect]) -> None:
        """At the right end of any line of the row, or left of the axis: where nothing else is."""
        result, ink = self._result(self._balances[seat].result)
        words, wide = self._page.said(result), self._px(_RESULT)
        line = self._page.typesetter.line(words, Type.SMALL, ink, wide)
        letters, apart = line.get_bounding_rect(), self._px(_APART)
        places = [line.get_rect(midright=end) for end in self._ends(seat)]
        free = [
            place
            for place in places
            if letters.move(place.topleft).inflate(2 * apart, 0).collidelist(list(taken)) < 0
        ]
        place = (free or places)[0]
        room = pygame.Rect(place.right - wide, place.top, wide, place.height)
        put_close(self._page, words, Type.SMALL, ink, room, "right")

    def _ends(self, seat: Seat) -> list[tuple[int, int]]:
        """Where the word for the result may end, the best place first."""
        middle, right = self._row(seat).centery, self._rect(_RIGHT, 0, 0, 0).left
        lines = [(right, middle + number * self._step) for number in (0, -1, 1)]
        return [*lines, (self._rect(_AXIS - _APART, 0, 0, 0).left, middle)]

    def _put_number(self, bar: pygame.Rect, value: float) -> pygame.Rect:
        """At the end of its bar."""
        words, apart = signed(value), self._px(_APART)
        at = pygame.Rect(0, 0, self._page.typesetter.width(words, Type.SMALL), self._step)
        at.midleft = (bar.right + apart, bar.centery)
        if value < 0:
            at.midright = (bar.left - apart, bar.centery)
        return put_close(self._page, words, Type.SMALL, CREAM, at)

    @property
    def _step(self) -> int:
        """From bar to bar: so much that their numbers do not touch."""
        return max(self._px(_STEP), round(self._page.typesetter.size(Type.SMALL) * _DIGIT))

    def _result(self, win: float) -> tuple[Message, Color]:
        if win >= 1:
            return say("analysis.won"), GOLD
        return (say("analysis.shared"), GOLD) if win else (say("analysis.lost"), MUTED)

    def _bars(self, seat: Seat) -> list[tuple[pygame.Rect, float]]:
        """The three bars of a seat with what each says, from the axis to either side."""
        balance, row = self._balances[seat], self._row(seat)
        axis, found = self._rect(_AXIS, 0, 0, 0).left, []
        for number, value in enumerate((balance.deals, balance.own, balance.others)):
            wide = max(1, self._px(abs(value) * HUNDRED * self._unit))
            bar = pygame.Rect(axis, 0, wide, self._px(_BAR))
            bar.centery = row.centery + (number - 1) * self._step
            if value < 0:
                bar.right = axis
            found.append((bar, value))
        return found

    def paint(self, canvas: pygame.Surface) -> None:
        """The plate, the key, reels and bars."""
        shapes, thin = self._page.props.shapes, max(1, self._px(1))
        panel = shapes.panel(self.plate.size, self._px(10), faint(PANEL, SEEN), BRASS, thin)
        lay_on(panel, canvas, self.plate.topleft)
        inside = self.plate.inflate(-self._px(_INSET), -self._px(_INSET))
        clear = (0, 0, 0, 0)
        inner = shapes.panel(inside.size, self._px(6), clear, faint(BRASS), thin)
        lay_on(inner, canvas, inside.topleft)
        for number, key in enumerate(self._keys()):
            self._paint_bar(canvas, key, number)
        line = shapes.panel((self._px(_RIGHT - _LEFT), thin), 0, faint(BRASS))
        for seat in self.shown.seats:
            row = self._row(seat)
            lay_on(line, canvas, (self._rect(_LEFT, 0, 0, 0).left, row.top - self._px(2)))
            reel = self.shown.token(seat, self._px(26))
            middle = (self._rect(_REEL, 0, 0, 0).left, row.centery)
            lay_on(reel, canvas, reel.get_rect(center=middle).topleft)
            self._paint_bars(canvas, seat)

    def _paint_bars(self, canvas: pygame.Surface, seat: Seat) -> None:
        if not self._balances:
            return
        bars = self._bars(seat)
        for number, (bar, _) in enumerate(bars):
            self._paint_bar(canvas, bar, number)
        top, bottom = bars[0][0].top - self._px(3), bars[-1][0].bottom + self._px(3)
        left = self._rect(_AXIS, 0, 0, 0).left
        axis = (left, top, max(1, self._px(1)), bottom - top)
        canvas.fill(BRASS, axis)

    def _paint_bar(self, canvas: pygame.Surface, bar: pygame.Rect, number: int) -> None:
        """Deals plain, own moves light, the others hatched."""
        if number == 2:
            draw_hatched(canvas, bar, _OTHERS, self._page.props.screen.scale)
        else:
            draw_bar(canvas, self._page.props.shapes, bar, (_DEALS, CREAM)[number])
