"""A rule that is tried: one or two stops of the lesson, then the match goes on as one likes."""

from __future__ import annotations

import pygame

from hollywood.core.message import Message, say
from hollywood.lesson import Lesson
from hollywood.ui.app.shared import Props

from .lesson_at_table import LessonAtTable, LessonWays
from .teacher import AnyTeacher


class Trying(LessonAtTable):
    """Nothing of it is kept; it leads back to the rules."""

    def __init__(self, props: Props, lesson: Lesson, teacher: AnyTeacher, called: Message) -> None:
        ways = LessonWays(reached=lambda stop: None, over=self.play_on)
        super().__init__(props, lesson, teacher, ways, called=called)

    @property
    def heading(self) -> Message:
        """What is tried, to the end."""
        return self.title

    @property
    def stamp(self) -> Message:
        """How one comes back."""
        return say("rules.trying_stamp")

    @property
    def sign(self) -> pygame.Surface | None:
        """There is no film of scenes."""
        return None
