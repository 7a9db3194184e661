"""What is said of whatever leads nowhere in a lesson: a wrong click, a wrong key, a wrong drop."""

from __future__ import annotations

from typing import Any

import pygame

from hollywood.core.message import Message, player, say
from hollywood.ui.app.keys import COMMAND, WAYS, is_press, key_name
from hollywood.ui.app.shared import Props
from hollywood.ui.table.setting import Begin, Draft, Intent, Make
from hollywood.ui.table.table import AnyTable

from .course import Course
from .lesson_picture import LessonPicture
from .teacher import AnyTeacher

TOOLS = ("menu", "rules")  # can be used in every scene
_MOST = 3  # mistakes after which what answers is shown once more
_HARMLESS = (*WAYS, "next_part", "previous_part", "enlarge", "hurry", "page_back", "page_on")
_SYSTEM = COMMAND | pygame.KMOD_ALT


class Mistakes:
    """Refuses what is not in the script, each time in a sentence."""

    def __init__(
        self, props: Props, course: Course, teacher: AnyTeacher, picture: LessonPicture
    ) -> None:
        self._props, self._course, self._teacher, self._picture = props, course, teacher, picture
        self._acted = False  # something was meant just now, whether it may be or not
        self._told = False  # why that can't be
        self._taken: Draft = None  # what lay there when the button of the mouse went down
        self._count = 0  # since the scene began

    def sit(self, table: AnyTable) -> None:
        """The table was made."""
        self._table = table

    def forget(self) -> None:
        """Another scene has begun."""
        self._count = 0

    def begin(self, event: pygame.event.Event) -> None:
        """The table is about to answer mouse or keys."""
        self._acted = self._told = False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._taken = self._table.draft

    def refusal(self, meant: Intent[Any]) -> Message | None:
        """Why this is not done, in words of the scene; None if it is for the rules to say."""
        self._acted = True
        if self._course.wants_next:
            return say("lesson.next_first")
        return self._teacher.refusal(self._course.wanted, meant)

    def refused(self, reason: Message) -> bool:
        """Whether the slate says why; what had to be refused is told in the bar, as ever."""
        self._acted = True
        course, match = self._course, self._table.match
        wanted = () if course.stop.refused is None else course.wanted
        if any(reason == match.game.illegal(match.state, move) for move in wanted):
            course.done = True
            self._picture.speak()
            return False
        self._wrong(reason)
        return True

    def tried(self, event: pygame.event.Event) -> bool:
        """Whether keys try what must be refused: they can't point at what nothing leads to."""
        course, table = self._course, self._table
        begun = bool(table.draft) and not course.done
        confirms = begun and self._props.keys.means(event, "confirm")
        if course.stop.refused is None or not confirms:
            return False
        table.act(Make(course.wanted[0]))
        return True

    def has_come_to_lie(self) -> bool:
        """Whether half a move has come to lie there that was asked for."""
        course = self._course
        if course.stop.asks is None or course.done or course.runs:
            return False
        course.done = self._teacher.lies(self._table.draft, course.wanted[0])
        if course.done:
            self._picture.speak()
        return course.done

    def handled(self, event: pygame.event.Event, meant: object) -> None:
        """Whatever meant nothing is told so, and so is what was only taken and put back."""
        if self._acted:
            begun = isinstance(meant, Begin) and event.type == pygame.MOUSEBUTTONUP
            stray = begun and self._table.draft == self._taken
        elif isinstance(meant, str):
            stray = meant not in (*TOOLS, "give_up")
        elif is_press(event):
            stray = self._is_stray(event)
        else:
            stray = event.type == pygame.MOUSEBUTTONUP and event.button == 1
        if stray:
            self._props.sound.play("illegal")
            self._wrong(self._astray())

    def _is_stray(self, event: pygame.event.Event) -> bool:
        """Whether a key was meant for something; those that are held with others are no key yet."""
        if event.type == pygame.KEYDOWN and (event.mod & _SYSTEM or not key_name(event)):
            return False
        return not self._props.keys.means(event, *_HARMLESS)

    def _astray(self) -> Message:
        """Why nothing happens."""
        table, course = self._table, self._course
        to_act = table.match.to_act
        if course.runs and to_act is not None and to_act in table.bots:
            return say("lesson.others_first", player=player(to_act))
        for seat, corner in enumerate(table.ground.corners):
            if seat != course.learner and corner.collidepoint(table.input.pointer.at):
                return say(f"{course.lesson.kit.name}.lesson.others_corner", player=player(seat))
        if course.wants_next or course.runs:
            return say("lesson.next_first")
        return self._teacher.astray(course.wanted, table.draft)

    def _wrong(self, reason: Message) -> None:
        """Say why, once; who goes wrong for the third time is shown what answers."""
        if self._told:
            return
        self._told, course = True, self._course
        self._count += 1
        left = self._teacher.left(course.stop.points, self._table.draft)
        asks = left and not (course.runs or course.wants_next)
        if self._count == _MOST and asks:
            self._picture.pulse()
            self._table.input.pointer.aim(self._teacher.pick(left[0], self._table.show.state))
        self._picture.tell(reason)
