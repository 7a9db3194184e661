"""Chips and handles that choose what a list of puzzles shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TypeAlias

import pygame

from hollywood.bots.puzzle import EASIEST
from hollywood.core.message import Message, say
from hollywood.set_up import AnyKit
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.theme import CREAM, Type
from hollywood.ui.widgets.control_painter import PADDING
from hollywood.ui.widgets.controls import Control, Press, Slider
from hollywood.ui.widgets.page import Page

from .puzzle_filter import HARDEST, SEEN, PuzzleFilter, Seen

Chip: TypeAlias = tuple[str, bool, Press]  # its words, whether it is chosen, what it does

CHIP = 34  # units: how high
_GAP, _APART = 10, 6  # units


class FilterRows(Page):
    """A page whose list can be filtered."""

    def __init__(self, props: Props, kit: AnyKit, back: Press) -> None:
        super().__init__(props, say(f"{kit.name}.puzzles"), back)
        assert kit.puzzles is not None, "a game with puzzles"
        self.kit, self.filter = kit, PuzzleFilter()
        self._goals, self._themes = kit.puzzles.goals, kit.puzzles.themes
        self.first_row = 0  # of the list, as far as it is turned

    def _change(self, change: Press) -> None:
        """Something else is chosen: the list begins anew."""
        change()
        self.first_row = 0
        self.lay_out()

    def filters(self, room: pygame.Rect) -> Iterator[Control]:
        """Rows of chips, which what follows has less room for."""
        chosen, name = self.filter, self.kit.name
        sizes = self.kit.seats if len(self.kit.seats) > 1 else ()
        seen = [
            self._chip(say(f"puzzle.page.{each}"), chosen.seen == each, partial(self._see, each))
            for each in SEEN
        ]
        seats = [
            self._chip(
                say("puzzle.page.seats", count=each),
                chosen.seats == each,
                partial(self._seat, each),
            )
            for each in sizes
        ]
        goals = [
            self._chip(
                say(f"{name}.puzzle_short.{each}"), chosen.goal == each, partial(self._ask, each)
            )
            for each in self._goals
        ]
        themes = [
            self._chip(
                say(f"{name}.theme.{each}"), each in chosen.themes, partial(chosen.turn, each)
            )
            for each in self._themes
        ]
        yield from self._chips(room, [*seen, *seats, *goals])
        yield from self._chips(room, themes)
        yield from self._range(room)

    def _chip(self, words: Message, lit: bool, press: Press) -> Chip:
        return self.said(words), lit, press

    def _see(self, seen: Seen) -> None:
        self.filter.seen = seen

    def _ask(self, goal: str) -> None:
        self.filter.goal = "" if self.filter.goal == goal else goal

    def _seat(self, seats: int) -> None:
        self.filter.seats = 0 if self.filter.seats == seats else seats

    def _chips(self, room: pygame.Rect, chips: Sequence[Chip]) -> Iterator[Control]:
        """As many rows as it takes."""
        left, top, high = room.left, room.top, self.high(CHIP)
        gap = self.px(_APART)
        for words, lit, press in chips:
            wide = self.typesetter.width(words, Type.BODY) + self.px(2 * PADDING + _APART)
            if left + wide > room.right:
                left, top = room.left, top + high + gap
            at = pygame.Rect(left, top, wide, high)
            left = at.right + gap
            yield Control(at, words, partial(self._change, press), lit=lit, letters=Type.BODY)
        self._shorten(room, top + high + gap)

    def _range(self, room: pygame.Rect) -> Iterator[Control]:
        """Two handles: the least and the most rating."""
        high, half = self.high(30), room.width // 2
        ends = (self.filter.least, self._least), (self.filter.most, self._most)
        for number, (value, change) in enumerate(ends):
            id = "puzzle.page.to" if number else "puzzle.page.from"
            words = self.said(say(id, rating=value))
            at = pygame.Rect(room.left + number * half, room.top, half - self.px(_GAP), high)
            wide = self.typesetter.width(words, Type.BODY) + self.px(12)
            self.put(words, Type.BODY, CREAM, pygame.Rect(at.left, at.top, wide, high))
            handle = pygame.Rect(at.left + wide, at.top, at.width - wide, high)
            share = round(100 * (value - EASIEST) / (HARDEST - EASIEST))
            yield Slider(handle, value=share, change=change, by=5)
        self._shorten(room, room.top + high + self.px(_GAP))

    def _least(self, share: int) -> None:
        self.filter.least = min(self._rating(share), self.filter.most)
        self._change(lambda: None)

    def _most(self, share: int) -> None:
        self.filter.most = max(self._rating(share), self.filter.least)
        self._change(lambda: None)

    def _rating(self, share: int) -> int:
        return EASIEST + share * (HARDEST - EASIEST) // 100

    def _shorten(self, room: pygame.Rect, top: int) -> None:
        room.height, room.top = room.bottom - top, top
