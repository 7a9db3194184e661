"""The way into the rules, from a moment of a match or from anywhere, and back to where one was."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from hollywood.core.message import Message, Seat, say
from hollywood.lesson import Lesson
from hollywood.ui.lesson.lesson_at_table import LessonAtTable
from hollywood.ui.lesson.teacher import AnyTeacher
from hollywood.ui.lesson.trying import Trying
from hollywood.ui.replay.cinema import Cinema
from hollywood.ui.rulebook.rulebook import OPTIONS, Leaf, Reading, Topic
from hollywood.ui.rulebook.rules_page import RulesPage
from hollywood.ui.table.exits import Exits
from hollywood.ui.table.reading import reading_of
from hollywood.ui.table.setting import Leads
from hollywood.ui.table.table import Table

from .lesson_flow import seated, taught
from .passage import Passage, back, open_page, turn_over
from .scene import Scene

if TYPE_CHECKING:
    from .flow import Flow


class RulesFlow:
    """Leads to the rules of the game that is turned to."""

    def __init__(self, flow: Flow) -> None:
        self._flow, self.props = flow, flow.props
        self.ended: Reading | None = None  # the match whose end is looked at

    def read(self) -> None:
        """From the beginning, about no match."""
        self._open(None, None)

    def about(self, reading: Reading) -> None:
        """Where they are about this moment of a match."""
        self._open(reading, self._flow.game.screens.rulebook.topic(reading))

    def agreed(self, reading: Reading) -> None:
        """By what rules this match is played."""
        self._open(reading, Topic(OPTIONS))

    def asked(self, event: pygame.event.Event) -> bool:
        """Whether somebody asks for the rules where no table answers."""
        stack = self.props.stack
        asks = self.props.keys.means(event, "rules")
        if not asks or isinstance(stack.top, Table | RulesPage | Passage):
            return False
        if (reading := self._looked_at) is not None:
            self.about(reading)
        else:
            self.read()
        return True

    @property
    def _looked_at(self) -> Reading | None:
        """The moment of the match that is seen, if one is."""
        for scene in reversed(self.props.stack.scenes):
            if isinstance(scene, Cinema):
                return self._of_this_game(reading_of(scene.screening.table))
            if isinstance(scene, Table):
                return reading_of(scene)
        return self.ended

    def _of_this_game(self, reading: Reading) -> Reading | None:
        return reading if reading.set_up.game == self._flow.game.kit.name else None

    def _open(self, reading: Reading | None, topic: Topic | None) -> None:
        tries = self._try if self._flow.menus.lesson is not None else None
        game = self._flow.game
        page = RulesPage(self.props, game, back(self.props), reading, topic, tries)
        open_page(self.props, page)

    def _try(self, leaf: Leaf) -> None:
        """A small position to play in; it is left for the page that led there."""
        lesson, game, stack = self._flow.menus.lesson, self._flow.game, self.props.stack
        assert lesson is not None, "it is offered only where there is one"
        page = stack.top
        piece = taught(_piece(lesson, leaf), self.props, game)
        called = say("rules.trying", leaf=say(f"{game.kit.name}.rules.{leaf.id}"))

        def purposed(teacher: AnyTeacher) -> LessonAtTable:
            return Trying(self.props, piece, teacher, called)

        table, _ = seated(self.props, game, piece, 0, self._exits(page), purposed)
        turn_over(self.props, partial(stack.push, table))

    def _exits(self, page: Scene | None) -> Exits:
        """All ways out of it lead back to the page, and nowhere once that was left."""

        def leave(*_: object) -> None:
            while page in stack.scenes and stack.top is not page:
                stack.pop()

        stack, leads = self.props.stack, partial(turn_over, self.props, leave)

        def stuck(seat: Seat, reason: Message) -> None:
            leave()
            self._flow.tell(reason)

        def end(finale: Scene) -> None:
            finale.leave()
            leads()

        def agree(seat: Seat, agreed: Leads) -> None:
            agreed()

        def rules(reading: Reading) -> None:
            leads()

        return Exits(
            pause=leads,
            rules=rules,
            presets=rules,
            agree=agree,
            stuck=stuck,
            end=end,
            again=leads,
            new_deal=leads,
            new_match=leads,
            title=leads,
            second_leg=leads,
        )


def _piece(lesson: Lesson, leaf: Leaf) -> Lesson:
    """The scenes of the lesson in which a rule can be tried."""
    return replace(lesson, stops=tuple(stop for stop in lesson.stops if stop.scene in leaf.tries))
