"""The answers to a move of a puzzle, played on the board one after the other, or step by step."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import pygame
from pygame import Color

from hollywood.core.message import Seat
from hollywood.ui.table.table import AnyTable

from .answer_marks import AnswerMarks, Numbered
from .puzzle_signs import PuzzleSigns
from .trial import Trial

_Way: TypeAlias = tuple[pygame.Rect, pygame.Rect]

_SOON, _EACH, _RIGHT = 0.4, 0.7, 0.9  # seconds before answers: the first, others; after a right one


class Answers:
    """Plays what a trial has to come, and marks on the board how an answer is refuted."""

    def __init__(self, trial: Trial, signs: PuzzleSigns, seat: Seat, marks: AnswerMarks) -> None:
        self._trial, self._signs, self._seat, self._marks = trial, signs, seat, marks
        self._wait = 0.0  # seconds until the next one
        self._shown: Mapping[int, pygame.Rect] = {}  # what a wrong answer seemed to bring
        self._floor = 0  # so many moves had been made before them
        self._stepped = False  # somebody steps through them: none comes by itself
        self.made = False  # a move is made that nobody chose

    def sit(self, table: AnyTable) -> None:
        """The table was made."""
        self._table = table

    def begin(self) -> None:
        """A move was judged, or the whole line is to be seen."""
        self._wait = self._lasts(_RIGHT if self._trial.stage == "right" else _SOON)
        self._floor, self._stepped = len(self._table.match.moves), False
        if self._trial.stage == "wrong":
            self._shown = self._signs.held(self._table.match.state)
            self._table.show.halts_at = self._signs.halts

    def _lasts(self, seconds: float) -> float:
        """Without motion answers stand at once."""
        return seconds if self._table.props.moves else 0.0

    def turn_back(self) -> None:
        """The match stands where the next move must be found."""
        self._marks.clear()
        self._table.show.halts_at = ()
        self._table.turn_to(self._trial.match())

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything looks otherwise."""
        show = self._table.show
        if self._trial.stage == "asked":
            return False
        if show.held:
            return show.stage.resting and self._halted()
        self._wait -= seconds
        if not show.idle or self._wait > 0:
            return False
        if self._trial.coming:
            self._wait = self._lasts(_EACH if self._trial.stage == "wrong" else _RIGHT)
            if not self._stepped:
                self._make(self._trial.coming.popleft())
            return not self._stepped
        return self._trial.stage == "wrong" and self._strike()

    @property
    def waits(self) -> bool:
        """Whether nothing comes by itself."""
        return self._stepped or not self._trial.coming

    def step(self, by: int) -> bool:
        """To the next answer or back before the last one; whether there are any to step through."""
        if self._trial.stage not in ("wrong", "shown"):
            return False
        self._table.show.finish()
        self._stepped = True
        if by > 0 and self._trial.coming:
            self._make(self._trial.coming.popleft())
        elif by < 0 and len(self._table.match.moves) > self._floor:
            self._take_back()
        return True

    def _take_back(self) -> None:
        """The last answer, with its number; nothing is lost yet."""
        match = self._table.match
        self._trial.coming.appendleft(match.moves[-1])
        if (earlier := match.until(len(match.moves) - 1)).to_act != self._seat:
            last = self._last_number
            self._marks.numbered = [each for each in self._marks.numbered if each.number < last]
        self._marks.lost, self._marks.pushed = [], []
        self._table.turn_to(earlier)

    def _halted(self) -> bool:
        """A refutation stands still before everything is handed out; else that goes on."""
        if self._trial.stage != "wrong":
            self._table.show.held = False
            return True
        self._trial.coming.clear()
        return self._strike()

    def _make(self, move: Any) -> None:
        """A move of the line, with its number if it refutes."""
        table = self._table
        seat, before = table.match.to_act, table.match.state
        self.made = True
        table.make(move)
        self.made = False
        if self._trial.stage == "wrong" and seat is not None and seat != self._seat:
            self._number(seat, before)

    def _number(self, seat: Seat, before: Any) -> None:
        """What came with the move just made; reels are gone again once all is handed out."""
        marks, chair = self._marks, self._table.set_up.chairs[seat]
        inks = self._table.props.art.colours[str(chair.colour)]
        number = self._last_number + 1
        placed = [self._signs.placed(before, b.state) for b in self._table.match.beats[-1]]
        for key in max(placed, key=len):
            marks.numbered.append(Numbered(key, number, Color(inks[0])))

    @property
    def _last_number(self) -> int:
        return max((each.number for each in self._marks.numbered), default=0)

    def _strike(self) -> bool:
        """What the wrong answer seemed to bring, and does not; where tokens went from there."""
        held, before = self._signs.held(self._table.show.state), self._marks.lost
        self._marks.lost = [rect for card, rect in self._shown.items() if card not in held]
        ways = _pushed(self._shown.values(), held.values())
        self._marks.pushed = [way for way in ways if way[0] in self._marks.lost]
        return self._marks.lost != before


def _pushed(before: Iterable[pygame.Rect], after: Iterable[pygame.Rect]) -> Iterator[_Way]:
    """Tokens never change their order in a column: the highest one stays the highest."""
    now = _columns(after)
    for left, rects in _columns(before).items():
        ways = zip(rects, now.get(left, ()), strict=False)
        yield from (way for way in ways if way[0] != way[1])


def _columns(rects: Iterable[pygame.Rect]) -> Mapping[int, Sequence[pygame.Rect]]:
    """Those below each other, by where they begin."""
    found: defaultdict[int, list[pygame.Rect]] = defaultdict(list)
    for rect in sorted(rects, key=lambda rect: rect.top):
        found[rect.left].append(rect)
    return found
