"""Where the table leads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from hollywood.core.game import M
from hollywood.core.message import Message, Seat
from hollywood.ui.app.scene import Scene, Stack

from .setting import Doors, Leads


@dataclass(frozen=True)
class Exits:
    """Where the table leads."""

    pause: Leads
    rules: Leads
    presets: Leads  # other ways to play
    agree: Callable[[Seat, Leads], None]  # somebody is asked before the rest is done
    stuck: Callable[[Seat, Message], None]  # a bot has no move, and why
    end: Callable[[Scene], None]  # the finale, in place of the table
    again: Leads
    new_deal: Leads
    new_match: Leads
    title: Leads
    second_leg: Leads

    def doors(
        self,
        stack: Stack,
        make: Callable[[M], None],
        below: Callable[[pygame.event.Event], None],
    ) -> Doors[M]:
        """Where scenes above the table lead."""

        def answer(move: M) -> None:
            stack.pop()
            make(move)

        ends = (self.again, self.new_deal, self.new_match, self.title, self.second_leg)
        return Doors(answer, stack.pop, self.pause, below, *ends)
