"""What happens when a pad is torn out while it is used."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from hollywood.core.message import say
from hollywood.settings import PadsOf
from hollywood.ui.table.table import Table
from hollywood.ui.widgets.notice import Notice
from hollywood.ui.widgets.question import Question

from .keys import PAD_DOWN, PRESSES
from .pads import PAD_CAME, PAD_GONE

if TYPE_CHECKING:
    from .flow import Flow


_WAYS: tuple[PadsOf, ...] = ("own", "any")


class PadGone(Notice):
    """The match waits until the pad is there again, or a key is pressed."""

    def handle(self, event: pygame.event.Event) -> None:
        """Any press will do; the focus stays where it was."""
        if event.type in (*PRESSES, PAD_CAME):
            self.back()
        else:
            super().handle(event)


class PadFlow:
    """Lets a match wait for its player's pad."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow
        self._pad: object = None  # that was pressed last

    def first(self, event: pygame.event.Event) -> bool:
        """Whether it is about the pads themselves."""
        return self.gone(event) or self._asks(event)

    def _asks(self, event: pygame.event.Event) -> bool:
        """Where several people play, a second pad is asked about once."""
        pad, before = event.dict.get("pad"), self._pad
        if event.type != PAD_DOWN or pad is None:
            return False
        self._pad = pad
        table, undecided = self._flow.stack.top, self._flow.props.settings.pads == "ask"
        people = len(table.bots.humans) if isinstance(table, Table) else 0
        if before in (None, pad) or not undecided or people < 2:
            return False
        answers = [(say(f"pads.{each}"), partial(self._decide, each)) for each in _WAYS]
        words = [say("pads.which")]
        self._flow.stack.push(Question(self._flow.props, say("pads.title"), words, answers))
        return True

    def _decide(self, way: PadsOf) -> None:
        settings = self._flow.props.settings
        settings.pads = way
        settings.save()
        self._flow.stack.pop()

    def gone(self, event: pygame.event.Event) -> bool:
        """Whether a pad has gone that somebody held at a table."""
        stack = self._flow.stack
        played = stack.top is not None and any(isinstance(each, Table) for each in stack.scenes)
        if event.type != PAD_GONE or not played or isinstance(stack.top, PadGone):
            return False
        stack.push(PadGone(self._flow.props, say("pad.gone"), stack.pop))
        return True
