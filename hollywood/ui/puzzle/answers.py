"""The answers to a move of a puzzle, played on the board one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame
from pygame import Color

from hollywood.core.message import Seat
from hollywood.ui.table.table import AnyTable

from .answer_marks import AnswerMarks, Numbered
from .puzzle_signs import PuzzleSigns
from .trial import Trial

_SOON, _EACH, _RIGHT = 0.4, 0.7, 0.9  # seconds before answers: the first, others; after a right one


class Answers:
    """Plays what a trial has to come, and marks on the board how an answer is refuted."""

    def __init__(self, trial: Trial, signs: PuzzleSigns, seat: Seat, marks: AnswerMarks) -> None:
        self._trial, self._signs, self._seat, self._marks = trial, signs, seat, marks
        self._wait = 0.0  # seconds until the next one
        self._shown: Mapping[int, pygame.Rect] = {}  # what a wrong answer seemed to bring
        self.made = False  # a move is made that nobody chose

    def sit(self, table: AnyTable) -> None:
        """The table was made."""
        self._table = table

    def begin(self) -> None:
        """A move was judged, or the whole line is to be seen."""
        self._wait = self._lasts(_RIGHT if self._trial.stage == "right" else _SOON)
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
            self._make(self._trial.coming.popleft())
            return True
        return self._trial.stage == "wrong" and self._strike()

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
        number = max((each.number for each in marks.numbered), default=0) + 1
        placed = [self._signs.placed(before, b.state) for b in self._table.match.beats[-1]]
        for key in max(placed, key=len):
            marks.numbered.append(Numbered(key, number, Color(inks[0])))

    def _strike(self) -> bool:
        """What the wrong answer seemed to bring, and does not."""
        held, before = self._signs.held(self._table.show.state), self._marks.lost
        self._marks.lost = [rect for card, rect in self._shown.items() if card not in held]
        return self._marks.lost != before
