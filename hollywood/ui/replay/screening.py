"""The table of a replay: it shows the position of the playback, and how that came about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import Any

import pygame

from hollywood.bots.advice import Advice
from hollywood.ui.app.keys import MOUSE
from hollywood.ui.app.scene import Stack
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.table.table import AnyTable

from .compared import Compared
from .playback import ROUND, STEP, Playback, Way
from .timeline import Timeline
from .watching import STEPS, Watching

_OUTSIDE = (-1, -1)

Seated = Callable[[Props, Watching], AnyTable]  # a table for the match that is seen again


class Screening:
    """A table of its own on a part of the window."""

    def __init__(
        self,
        props: Props,
        seated: Seated,
        timeline: Timeline,
        at: int,
        moves: Sequence[Advice[Any]] = (),
    ) -> None:
        """At first it stands after so many moves; there these can be compared."""
        self._compared = Compared(moves, at)
        self._stack, self._watching = Stack(), Watching()
        self._props = replace(props, stack=self._stack)
        self._seated = partial(seated, self._props, self._watching)
        self.timeline = timeline
        self.playback = Playback(self.timeline)
        self.playback.seek(at)
        self.rect = pygame.Rect(0, 0, 0, 0)  # in the window
        self._view: tuple[pygame.Surface, pygame.Surface] | None = None  # the window, this part
        self._before = at  # the position that was shown last
        self._left = self._halted = 0.0  # seconds of a step, and since a round's end

    @cached_property
    def table(self) -> AnyTable:
        """It is seated where it is laid out, on another thread: it tells all of a match first."""
        return self._seated()

    @property
    def game(self) -> str:
        """Which one is played."""
        return self.table.set_up.game

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        halts = self.table.show.held
        still = self._stack.resting and self.playback.resting and self._compared.resting
        return still and not self._left and not halts

    def fit(self, screen: Screen, rect: pygame.Rect) -> None:
        """The window has this size, the table this part of it."""
        self.rect, self._view = rect, None
        self._stack.scenes = [self.table]
        self._stack.resize(replace(screen, width=rect.width, height=rect.height))
        if (way := self.playback.take()) is not None:
            self._come(way)

    def leave(self) -> None:
        """The table is put away."""
        self.table.leave()

    def handle(self, event: pygame.event.Event) -> None:
        """The mouse counts from the corner of the screen; beyond it, it points at nothing."""
        if event.type in MOUSE:
            x, y = event.pos
            at = (
                (x - self.rect.left, y - self.rect.top)
                if self.rect.collidepoint(x, y)
                else _OUTSIDE
            )
            event = pygame.event.Event(event.type, event.dict | {"pos": at})
        self._stack.handle(event)

    def turn_symbols(self) -> None:
        """Large symbols, or no longer."""
        self._props.turn_symbols()

    def look_again(self) -> None:
        """Something at the table looks otherwise."""
        self._stack.changed = True

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        show, playback = self.table.show, self.playback
        playback.update(seconds, show.idle and not show.held)
        if (way := playback.take()) is not None:
            self._come(way)
        if self._compared.update(seconds, self.table, playback.at):
            self.look_again()
        changed = self._stack.update(seconds)
        self._go_on(seconds)
        return changed

    def draw(self, canvas: pygame.Surface, anew: bool) -> None:
        """The table on its part of the window; `anew` if that was painted over."""
        if self._view is None or self._view[0] is not canvas:
            self._view = canvas, canvas.subsurface(self.rect)
            anew = True
        if anew:
            self._stack.paint_anew()
        self._stack.draw(self._view[1])

    # what is shown

    def _come(self, way: Way) -> None:
        """Show the position; of the move that led to it, as much as is to be seen."""
        table, at, match = self.table, self.playback.at, self.timeline.match
        forwards = at == self._before + 1
        self._before, self._left, self._halted = at, 0.0, 0.0
        table.match = match.until(at)
        table.log.turn_back(at)
        if way == "jumps" or not at:
            table.show.jump(table.match.state)
        elif way == "plays" or forwards:
            self._watching.share = STEPS if way == "steps" else 1 / self.playback.speed
            table.show.repeat(match.states[at - 1], match.beats[at - 1])
        else:
            table.show.return_to(table.match.state, STEPS, self._props.moves)
        self._left = STEP if way == "steps" else 0.0
        table.input.pointer.look_again()
        self._stack.changed = True

    def _go_on(self, seconds: float) -> None:
        """A step is over soon; a round's end is looked at for a moment."""
        show = self.table.show
        if self._left:
            self._left = max(0.0, self._left - seconds)
            while not self._left and not show.idle:
                show.held = False
                show.finish()
        elif show.held and show.stage.resting:
            self._halted += seconds
            show.held = self._halted < ROUND / self.playback.speed
