"""A puzzle is proved before somebody sits down to it, on a thread of its own."""

from __future__ import annotations

from collections.abc import Callable, Generator

import pygame

from hollywood.core.message import Message, Refused, say
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.table.thinker import Thinker
from hollywood.ui.widgets.question import Question

from .trial import Trial

_SOON = 0.3  # seconds after which it is said that there is something to wait for


class Proving:
    """What was seen stays until the proof is there; whoever waits long is told, and may leave."""

    veils = True
    resting = False

    def __init__(
        self,
        props: Props,
        proof: Generator[None, None, Trial],
        proved: Callable[[Trial], None],
        refused: Callable[[Message], None],
    ) -> None:
        self._stack, self._proved, self._refused = props.stack, proved, refused
        self._thinker = Thinker(proof)
        waits = [(say("question.cancel"), self._cancel)]
        self._question = Question(props, say("puzzle.proving"), [say("puzzle.proving.why")], waits)
        self._age = 0.0

    def resize(self, screen: Screen) -> None:
        """There is nothing to be laid out."""

    def handle(self, event: pygame.event.Event) -> None:
        """Nothing is asked before it is said that one waits."""

    def update(self, seconds: float) -> bool:
        """Let time pass; with the proof the way goes on."""
        self._age += seconds
        top = self._stack.top
        if top not in (self, self._question):
            return False  # something else is looked at meanwhile
        if not self._thinker.busy:
            self._go_on()
        elif top is self and self._age >= _SOON:
            self._stack.push(self._question)
        return True

    def _go_on(self) -> None:
        self._cancel()
        try:
            trial = self._thinker.result
        except Refused as refused:
            self._refused(refused.reason)
            return
        if trial is not None:
            self._proved(trial)

    def _cancel(self) -> None:
        """Back to where one was, with nothing above it."""
        if self._stack.top is self._question:
            self._stack.pop()
        self._stack.pop()

    def wait(self) -> None:
        """Return when the proof is there."""
        self._thinker.wait()

    def draw(self, canvas: pygame.Surface) -> None:
        """What was seen is seen."""

    def leave(self) -> None:
        """Nobody waits any more."""
        self._thinker.drop()
