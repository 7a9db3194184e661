"""A lesson at the table: it lights what answers, and refuses all else in words of its own."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import pygame

from hollywood.core.message import Message, say
from hollywood.lesson import Lesson
from hollywood.ui.app.keys import PRESSES
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.narration.narrated import Aloud
from hollywood.ui.table.bar_words import latest
from hollywood.ui.table.purpose import Purpose
from hollywood.ui.table.second_look import SecondLook
from hollywood.ui.table.setting import Ground, Intent, View
from hollywood.ui.table.table import AnyTable

from .board_turn import BoardTurn
from .course import Course
from .film import film, frame_at
from .first_cards import FirstCards
from .lesson_picture import LessonPicture
from .mistakes import TOOLS, Mistakes
from .teacher import AnyTeacher

_COSTS = 0.15  # of the chance to win: less is not worth a word


@dataclass(frozen=True)
class LessonWays:
    """Where a lesson leads."""

    reached: Callable[[int], None]  # a stop, by its number from 0
    over: Callable[[], None]


class LessonAtTable(Purpose[Any, Any]):
    """One lesson, from one of its stops on."""

    keeps = False

    def __init__(
        self,
        props: Props,
        lesson: Lesson,
        teacher: AnyTeacher,
        ways: LessonWays,
        first: int = 0,
        called: Message | None = None,
    ) -> None:
        """It is called otherwise if it is no more than a piece."""
        self._props, self._teacher, self._ways = props, teacher, ways
        self.title = called or say(f"{lesson.kit.name}.lesson")
        turn = BoardTurn(props, teacher.has_board)
        self.course = Course(lesson, first, turn, self._entered, ways.over)
        self._picture = LessonPicture(props, self.course, teacher, turn, called)
        self.aloud: Aloud | None = self._picture.slate
        self._mistakes = Mistakes(props, self.course, teacher, self._picture)
        self._second_look = SecondLook(lesson.kit)
        self._begun = False  # at its first stop
        self._cards = FirstCards(props)
        self._plays_on = False  # the rest of the match, without a lesson
        self._full_bar = False  # with the tools of the part that is played freely

    # for the table

    @property
    def waits(self) -> bool:
        """What others do is in the script, up to the part that is played freely."""
        course = self.course
        return not self._plays_on and (not course.free or course.ended or not self._begun)

    @property
    def lets_talk(self) -> bool:
        """Only the slate speaks, up to the part that is played freely."""
        return self._lets

    @property
    def holds(self) -> bool:
        """What is halted goes on with Next; a match that is over stays in sight."""
        course, halts = self.course, bool(self._table.show.halts_at)
        ends = course.ended or course.over or not self._begun
        return not self._plays_on and (halts or course.compares or ends)

    @property
    def resting(self) -> bool:
        """Whether nobody is about to move, and nothing does."""
        still = not self.course.runs and self._second_look.resting
        return self._plays_on or (self._begun and still and self._picture.resting)

    @property
    def speaks_in(self) -> pygame.Rect | None:
        """The slate."""
        return None if self._plays_on else self._picture.slate.room

    @property
    def _lets(self) -> bool:
        """Whether everything may be done that the rules allow."""
        return self.course.free or self._plays_on

    @property
    def heading(self) -> Message | None:
        """What this is, in place of the round."""
        return None if self._plays_on else self.title

    @property
    def sign(self) -> pygame.Surface | None:
        """A frame of film for every scene."""
        if self._plays_on:
            return None
        all_, now = self.course.lesson.scenes, self.course.stop.number
        make = partial(film, self._props.screen, all_, now)
        return self._props.shapes.of(("film", all_, now), make)

    @property
    def words(self) -> Message | None:
        """While one reads, what happened last: nobody thinks."""
        still = self.course.wants_next and not self.course.runs and self._table.show.idle
        return latest(self._table) if still and not self._lets else None

    def tools(self, usual: Sequence[str]) -> Sequence[str]:
        """What would take a lesson out of its way comes with the part that is played freely."""
        self._full_bar = self.course.free
        return usual if self.course.free else [name for name in usual if name in TOOLS]

    def pace(self, chosen: float) -> float:
        """As usual, whatever was chosen."""
        return chosen if self.course.free else 1.0

    def sit(self, table: AnyTable) -> None:
        """The table was made at the first stop."""
        self._table = table
        for part in (self.course, self._picture, self._mistakes, self._cards):
            part.sit(table)

    def fit(self, ground: Ground) -> Ground:
        """The slate takes a room that the log would have."""
        if self._plays_on:
            return ground
        self._picture.fit(ground)
        if self._begun:
            self._picture.speak()
        return replace(ground, spare=None)

    def leave(self) -> None:
        """The table is taken away."""
        self._second_look.drop()

    def update(self, seconds: float) -> bool:
        """Let time pass: the script is played, reasons fade, what is pointed out breathes."""
        if self._plays_on:
            return False
        if not self._begun:
            self._cards.update(seconds)
            if not self._cards.lie:
                return False
            self._begun = True
            self.course.enter(self.course.at)
        changed = self._picture.update(seconds) | self._mistakes.has_come_to_lie()
        found = self._second_look.news()
        if found is not None and found.loss >= _COSTS:
            best = found.best
            self._picture.tell(say("lesson.better", move=best.words, reason=best.reason))
        self.course.play(seconds)
        self._picture.light()
        return changed

    def pieces(self, view: View[Any, Any]) -> Mapping[Hashable, Piece]:
        """What lies over the table, once there is something to say."""
        return self._picture.pieces() if self._begun and not self._plays_on else {}

    # what has happened

    def _entered(self) -> None:
        """The lesson has come to a stop."""
        course = self.course
        self._table.half_moves.begin(self._teacher.enter(course.answers, course.half))
        self._mistakes.forget()
        self._picture.speak(claps=True)
        self._ways.reached(self.course.at)
        self._teacher.foresee(self.course.free)
        if self._full_bar != self.course.free:
            self._table.resize(self._props.screen)

    def play_on(self) -> None:
        """The rest of the match, without a lesson."""
        self._plays_on, self._table.show.held = True, False
        self.aloud = None
        self._teacher.foresee(False)
        self._table.resize(self._props.screen)

    def moved(self, move: Any) -> None:
        """What the learner has done leads on, or is compared, or looked at by the coach."""
        match, course = self._table.match, self.course
        if self._plays_on or match.game.to_act(match.states[-2]) != course.learner:
            return
        if course.free:
            self._second_look.think(match)
        elif not course.runs and move in course.answers:
            course.done = move != course.answers[0]
            if not course.done:
                course.go_on()
            self._picture.speak()

    # what is meant

    def handle(self, event: pygame.event.Event) -> bool:
        """The slate answers first, then the film in the bar."""
        if self._plays_on:
            return False
        if not self._begun:
            return self._cards.handle(event)
        self._mistakes.begin(event)
        if event.type in PRESSES:
            self.course.come()
        meant = self._picture.slate.handle(event, tab=self._table.input.cursor.on_board)
        if meant:
            return event.type != pygame.MOUSEMOTION
        film = self._table.bar.sign_at
        clicks = event.type == pygame.MOUSEBUTTONUP and event.button == 1
        if clicks and film.collidepoint(event.pos):
            self.course.choose(frame_at(self._props.screen, event.pos[0] - film.left))
            return True
        if self._props.keys.means(event, "right") and self.course.wants_next:
            self.course.next()
            return True
        return self._mistakes.tried(event)

    def refusal(self, meant: Intent[Any]) -> Message | None:
        """What is not in the script is refused, in words of this scene."""
        return None if self._lets else self._mistakes.refusal(meant)

    def refused(self, reason: Message) -> bool:
        """It is told on the slate."""
        return not self._lets and self._mistakes.refused(reason)

    def handled(self, event: pygame.event.Event, meant: object) -> None:
        """Whatever means nothing here is told so."""
        if self._begun and not self._lets and not self._mistakes.has_come_to_lie():
            self._mistakes.handled(event, meant)
