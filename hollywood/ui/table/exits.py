"""Where the table leads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from hollywood.core.game import M
from hollywood.core.message import Message, Seat
from hollywood.ui.app.scene import Scene, Stack
from hollywood.ui.rulebook.rulebook import Reading

from .of_day import OfDay
from .setting import AddDoings, Doors, Leads


def nowhere(*_: object) -> None:
    """Lead nowhere."""


def nobody_to_ask(seat: Seat, agreed: Leads) -> None:
    """Whoever is at the screen is alone there: what they want is agreed."""
    agreed()


@dataclass(frozen=True)
class Exits:
    """Where the table leads."""

    pause: Leads = nowhere
    rules: Callable[[Reading], None] = nowhere  # about this moment
    presets: Callable[[Reading], None] = nowhere  # what is agreed in this match
    agree: Callable[[Seat, Leads], None] = nowhere  # somebody is asked before the rest is done
    stuck: Callable[[Seat, Message], None] = nowhere  # a bot has no move, and why
    end: Callable[[Scene], None] = nowhere  # the finale, in place of the table
    again: Leads = nowhere
    new_deal: Leads = nowhere
    new_match: Leads = nowhere
    title: Leads = nowhere
    left: Leads = nowhere  # the table is taken away
    second_leg: Leads = nowhere
    replay: Callable[[int], None] = nowhere  # the match as it was after so many moves
    how_it_went: Leads = nowhere
    result_seen: Leads = nowhere
    add_doings: AddDoings = nowhere
    of_day: OfDay | None = None

    def doors(
        self,
        stack: Stack,
        make: Callable[[M], None],
        below: Callable[[pygame.event.Event], None],
        over: Callable[[pygame.event.Event], bool],
    ) -> Doors[M]:
        """Where scenes above the table lead."""

        def answer(move: M) -> None:
            stack.pop()
            make(move)

        ends = (self.again, self.new_deal, self.new_match, self.title, self.second_leg)
        seen_again = (self.how_it_went, lambda: self.replay(0), self.result_seen, self.replay)
        found_later = (self.add_doings, self.of_day)
        return Doors(answer, stack.pop, self.pause, below, over, *ends, *seen_again, *found_later)
