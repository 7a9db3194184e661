"""What a lesson asks of its game: where things lie, what may be done, what is said of mistakes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import pygame

from hollywood.core.game import Beat, Game, M, S
from hollywood.core.message import Message, Seat
from hollywood.ui.draw.surfaces import Spot
from hollywood.ui.table.setting import Draft, Intent, Pick
from hollywood.ui.table.slate_speech import Row


class Bow(NamedTuple):
    """The way of an arrow: from its tail past a bend to its head."""

    tail: Spot
    bend: Spot
    head: Spot


class Shown(NamedTuple):
    """Something that is pointed out."""

    rims: Sequence[pygame.Rect]  # what is to be clicked, with light round it
    bow: Bow | None = None  # an arrow over free cloth, where there is any
    disc: Spot | None = None  # else where its number goes


class Teacher(Protocol[S, M]):
    """One game's part in its lesson, at one table."""

    @property
    def has_board(self) -> bool:
        """Whether a board turns over when another match lies there."""

    def room(self, name: str, state: S) -> Sequence[pygame.Rect]:
        """What stays in full light, as a stop names it."""

    def shown(self, name: str, state: S) -> Shown:
        """How something is pointed out."""

    def pick(self, name: str, state: S) -> Pick:
        """What the keys point at there."""

    def ways(self, name: str) -> Sequence[str]:
        """The actions that lead a pad there, one or several times."""

    def presses(self, state: S, move: M) -> Sequence[str]:
        """The actions that make this move, or try it."""

    def enter(self, answers: Sequence[M], half: M | None) -> Draft:
        """A stop begins, where these answer; what lies there if half a move does."""

    def lies(self, draft: Draft, half: M) -> bool:
        """Whether this half of a move lies there."""

    def left(self, names: Sequence[str], draft: Draft) -> Sequence[str]:
        """Which of these are still to be used."""

    def refusal(self, answers: Sequence[M], meant: Intent[M]) -> Message | None:
        """Why this can't be done while only these moves answer; None if it can."""

    def astray(self, answers: Sequence[M], draft: Draft) -> Message:
        """What is said to somebody who does anything else."""

    def drawn(self, answers: Sequence[M]) -> Row | None:
        """What is to be done as a row of signs, where it is more than one thing."""

    def foresee(self, on: bool) -> None:
        """Let the table show what would be, whatever was chosen; or as it was chosen."""

    def deeds(self, game: Game[S, M], beats: Iterable[Beat[S]], seat: Seat) -> Sequence[Message]:
        """What the learner has done, in figures."""


AnyTeacher: TypeAlias = Teacher[Any, Any]
