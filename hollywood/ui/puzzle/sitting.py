"""Somebody at their puzzles: how it has gone so far, and what each answer changes."""

from __future__ import annotations

from dataclasses import dataclass, field

from hollywood.puzzle_scores import (
    Answered,
    PuzzleScores,
    keep,
    keep_for_rating,
    opened,
    scores_of,
    today,
)
from hollywood.set_up import AnyKit

from .trial import Trial


@dataclass
class Sitting:
    """The puzzles of one game, one after another."""

    kit: AnyKit
    scores: PuzzleScores = field(init=False)
    rated: bool = True  # whether answers change the rating
    training: bool = False  # what would be may be seen: then they do not
    helps: bool = False  # to rate puzzles: answers are also written for that
    gain: int | None = None  # what the last answer changed

    def __post_init__(self) -> None:
        self.scores = scores_of(self.kit.name)

    def open(self, trial: Trial) -> None:
        """A puzzle is begun: it waits until it is answered."""
        self.gain = None
        answered = opened(self.kit.name, trial.puzzle, trial.line)
        self.scores.take(answered)
        keep(answered)

    def close(self, trial: Trial, seconds: float) -> bool:
        """Write down that it is answered, once and for all; whether it is, and was not before."""
        if self.gain is not None or trial.result is None:
            return False
        puzzle = trial.puzzle
        line = self.scores.open or ""
        figures = (
            puzzle.rating,
            trial.result,
            round(seconds),
            today(),
            self.rated and not self.training,
        )
        answered = Answered(self.kit.name, puzzle.id, line, *figures)
        before = self.scores.rating
        self.gain = self.scores.take(answered)
        keep(answered)
        if self.helps:
            keep_for_rating(answered, before)
        return True
