"""The page of a game's puzzles: how it has gone, the one of the day, and a list to choose from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial

import pygame

from hollywood.bots.puzzle import ListedPuzzle
from hollywood.core.message import Message, say
from hollywood.puzzle_book import FIRST_DAY
from hollywood.ui.app.keys import BACK, ON
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, Type
from hollywood.ui.widgets.control_painter import PADDING
from hollywood.ui.widgets.controls import Control, Press, Switch

from .filter_rows import CHIP, FilterRows
from .puzzle_speech import bars
from .sitting import Sitting
from .stock import Stock

_LEFT, _GAP, _ROW, _SWITCH = 270, 10, 38, 84  # units
_FOOT = 240  # units: a button at the foot
_LEAST = 3  # rows that are seen at once
_WIDEST = 1.4  # times as wide the facts are at most, where words are large
_SIGNS = {1.0: "1", 0.5: "½", 0.25: "¼", 0.0: "0"}  # first results


@dataclass(frozen=True)
class PuzzlePageWays:
    """What the page leads to."""

    go_on: Press
    daily: Callable[[date], None]
    result_of: Callable[[date], float | None]
    open: Callable[[ListedPuzzle], None]
    back: Press


class PuzzlePage(FilterRows):
    """Facts at the left, filters and the list at the right."""

    pad_does = ("pages", "fast")

    def __init__(
        self,
        props: Props,
        sitting: Sitting,
        stock: Stock,
        ways: PuzzlePageWays,
        today: date,
    ) -> None:
        super().__init__(props, sitting.kit, ways.back)
        self._sitting, self._stock, self._ways = sitting, stock, ways
        self._today = self._day = today

    def handle(self, event: pygame.event.Event) -> None:
        """The list is turned by keys, too."""
        keys = self.props.keys
        if keys.means(event, *BACK, *ON):
            self._turn(1 if keys.means(event, *ON) else -1)
            return
        super().handle(event)

    # layout

    def set_out(self) -> Sequence[Control]:
        """Everything, from the left to the right."""
        self.put_heading()
        left = self.inner
        left.width = round(self.px(_LEFT) * min(_WIDEST, self.typesetter.screen.text))
        right = self.inner
        right.width -= left.width + 2 * self.px(_GAP)
        right.left = left.right + 2 * self.px(_GAP)
        filters = [*self.filters(right)]
        return [*self._facts(left), *filters, *self._rows(right), *self._foot()]

    def _facts(self, room: pygame.Rect) -> Iterator[Control]:
        """Rating, streak, the puzzle of the day."""
        scores = self._sitting.scores
        at = room.copy()
        self._line(at, str(round(scores.rating)), Type.LARGE_NUMBER, GOLD)
        self._line(at, self.said(say("puzzle.page.rating")), Type.LABEL, MUTED)
        facts = (
            say("puzzle.page.solved", count=len(scores.first)),
            say("puzzle.page.streak", count=scores.streak, best=scores.best),
        )
        for fact in facts:
            self._line(at, self.said(fact), Type.BODY, CREAM)
        rated = self._sitting.rated and not self._sitting.training
        yield self._switch(at, say("puzzle.page.rated"), rated, self._rate)
        yield self._switch(at, say("puzzle.page.training"), self._sitting.training, self._train)
        yield from self._of_day(pygame.Rect(at.left, at.top + 3 * self.px(_GAP), at.width, 0))

    def _switch(
        self, at: pygame.Rect, words: Message, on: bool, change: Callable[[bool], None]
    ) -> Switch:
        """Below what stands there; the next comes below it."""
        at.top, at.height = at.top + self.px(_GAP), self.high(CHIP)
        switch = pygame.Rect(0, at.top, self.px(_SWITCH), at.height)
        switch.right = at.right
        room = pygame.Rect(at.left, at.top, switch.left - at.left, at.height)
        self.put(self.said(words), Type.BODY, CREAM, room)
        at.top = at.bottom
        return Switch(switch, on=on, change=change)

    def _line(self, at: pygame.Rect, words: str, type: Type, ink: pygame.Color) -> None:
        at.height = round(self.typesetter.height(type) * 1.1)
        self.put(words, type, ink, at)
        at.top = at.bottom

    def _rate(self, rated: bool) -> None:
        self._sitting.rated = rated
        self._sitting.training = self._sitting.training and not rated
        self.lay_out()

    def _train(self, training: bool) -> None:
        self._sitting.training = training
        self.lay_out()

    def _of_day(self, at: pygame.Rect) -> Iterator[Control]:
        """The puzzle of a date; earlier ones can be turned back to."""
        side, high = self._side(36), self.high(44)
        result = self._ways.result_of(self._day)
        sign = "" if result is None else f" {_SIGNS[result]}"
        id = "puzzle.page.today" if self._day == self._today else "puzzle.page.later"
        self._line(at, self.said(say(id)), Type.LABEL, MUTED)
        middle = pygame.Rect(at.left, at.top, at.width, high).inflate(-2 * side - self.px(12), 0)
        told, open_ = self.said(say("puzzle.page.daily")), partial(self._ways.daily, self._day)
        yield Control(middle, f"{self._day:%d/%m/%Y}{sign}", open_, hint=told)
        for by, sign, x in ((-1, "‹", at.left), (1, "›", at.right - side)):
            day = self._day + timedelta(by)
            there = FIRST_DAY <= day <= self._today
            rect = pygame.Rect(x, at.top, side, high)
            yield Control(rect, sign, partial(self._go_to, day), enabled=there)

    def _go_to(self, day: date) -> None:
        self._day = day
        self.lay_out()

    # the list

    @property
    def _fitting(self) -> list[ListedPuzzle]:
        return self.filter.of(self._stock.known, self._sitting.scores.first)

    def _rows(self, room: pygame.Rect) -> Iterator[Control]:
        """A row each, as many as there is room for."""
        fitting, high = self._fitting, self.high(_ROW)
        self._page = max(1, (room.height - high) // (high + self.px(4)))
        self.cut_if(self._page < _LEAST)  # words grow no further than that
        if not fitting:
            self.put_block(self.said(say("puzzle.page.nothing")), Type.BODY, MUTED, room, "centre")
            return
        top = room.top
        for puzzle in fitting[self.first_row : self.first_row + self._page]:
            at = pygame.Rect(room.left, top, room.width, high)
            top = at.bottom + self.px(4)
            yield Control(
                at, self._words(puzzle), partial(self._ways.open, puzzle), letters=Type.BODY
            )
            picture = bars(self.props, puzzle.bars)
            place = picture.get_rect(midleft=(at.left + self.px(14), at.centery))
            self.show(picture, place, above=True)
        yield from self._turns(room, top, len(fitting))

    def _words(self, puzzle: ListedPuzzle) -> str:
        """What is asked and how hard it is; what it is about only who has answered it is told."""
        result = self._sitting.scores.first.get(puzzle.id)
        goal = self.said(say(f"{self.kit.name}.puzzle.{puzzle.goal}", count=puzzle.count))
        parts = [str(puzzle.rating), goal]
        if len(self.kit.seats) > 1:
            parts.append(self.said(say("puzzle.page.seats", count=puzzle.seats)))
        if result is not None:
            parts.append(_SIGNS[result])
        return " · ".join(parts)

    def _turns(self, room: pygame.Rect, top: int, all_: int) -> Iterator[Control]:
        side, high = self._side(32), self.high(32)
        last = min(all_, self.first_row + self._page)
        told: Message = say("puzzle.page.shown", first=self.first_row + 1, last=last, all=all_)
        at = pygame.Rect(room.left, top, room.width - 2 * side - self.px(20), high)
        self.put(self.said(told), Type.SMALL, MUTED, at)
        for number, (by, sign) in enumerate(((-1, "‹"), (1, "›"))):
            rect = pygame.Rect(room.right - (2 - number) * (side + self.px(6)), top, side, high)
            there = self.first_row > 0 if by < 0 else last < all_
            yield Control(rect, sign, partial(self._turn, by), enabled=there)

    def _side(self, units: float) -> int:
        """How wide a button with an arrow is."""
        return max(self.px(units), self._wide("›"))

    def _wide(self, words: str) -> int:
        """How wide a button is, so that its words are whole."""
        return self.typesetter.width(words, Type.BUTTON) + self.px(2 * PADDING)

    def _turn(self, by: int) -> None:
        first = self.first_row + by * self._page
        if 0 <= first < len(self._fitting):
            self.first_row = first
            self.lay_out()

    def _foot(self) -> list[Control]:
        waits = self._sitting.scores.open is not None
        go_on = self.said(say("puzzle.page.go_on" if waits else "puzzle.page.next"))
        buttons = (
            (go_on, self._ways.go_on, True),
            (self.said(say("shelf.back")), self.escape, False),
        )
        wide, gap = (
            max(self.px(_FOOT), *(self._wide(words) for words, *_ in buttons)),
            self.px(_GAP),
        )
        left = self.foot.centerx - wide - gap // 2
        return [
            Control(
                pygame.Rect(left + n * (wide + gap), self.foot.top, wide, self.foot.height),
                words,
                press,
                primary=primary,
            )
            for n, (words, press, primary) in enumerate(buttons)
        ]
