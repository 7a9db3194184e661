"""The program without a person: keys are pressed, the mouse is moved and time passes as told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

import pygame

from hollywood.core.message import Refused, say
from hollywood.set_up import AnyMatch
from hollywood.ui.app.flow import Flow
from hollywood.ui.draw.surfaces import save
from hollywood.ui.table.table import AnyTable, Table

from .positions import Position, Wish, positions

AWHILE = 3.0  # seconds after which everything has arrived
TICK = 1 / 30  # seconds
_PATIENCE = 60.0  # seconds a scene may take to come

Fits: TypeAlias = Callable[[AnyMatch, int], bool]  # whether a match will do after so many moves


@dataclass
class Unattended:
    """The program, played by keys up to the moment of a picture."""

    wish: Wish
    flow: Flow
    page: int = 1  # of a scene that has several
    named: str = ""  # what of a scene that shows one of many
    canvas: pygame.Surface = field(init=False)

    def __post_init__(self) -> None:
        screen = self.flow.props.screen
        self.canvas = pygame.Surface((screen.width, screen.height), 0, 32)

    # what people do

    def press(self, *actions: str) -> None:
        """Press the keys for these, each when the one before has done its work."""
        for action in actions:
            self.hit(action)
            self.wait(AWHILE)

    def hit(self, *actions: str) -> None:
        """Press the keys for these and wait for nothing."""
        for action in actions:
            self.flow.stack.handle(self.flow.props.keys.press(action))

    def point(self, at: tuple[float, float]) -> None:
        """Move the mouse."""
        where = (round(at[0]), round(at[1]))
        event = pygame.event.Event(
            pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0), touch=False
        )
        self.flow.stack.handle(event)

    def wait(self, seconds: float = AWHILE, until: Callable[[], bool] = lambda: False) -> None:
        """Let time pass until nothing moves any more, or something has come."""
        stack = self.flow.stack
        for _ in range(round(seconds / TICK)):
            stack.update(TICK)
            if stack.resting or until():
                return

    def wait_for(self, kind: type) -> None:
        """Let time pass until such a scene is on top."""
        self.wait(_PATIENCE, lambda: isinstance(self.flow.stack.top, kind))

    def tick(self) -> None:
        """Let one moment pass."""
        self.flow.stack.update(TICK)

    def look(self) -> None:
        """Have everything painted that is to be seen now."""
        self.flow.stack.draw(self.canvas)

    def save(self, out: Path) -> None:
        """Take the picture."""
        self.look()
        # what was made of other sizes is drawn as it should be now
        self.flow.props.art.draw_what_is_seen()
        self.flow.stack.update(0.0)  # what is kept is painted anew with it
        self.look()
        save(self.canvas, out)

    # positions of a match

    def sit_down(self, fits: Fits | None = None) -> tuple[AnyTable, Position]:
        """Sit down at the first position that fits; a human is to move.

        Without a wish of its own any position will do in which nothing is asked above the table.
        """
        game = self.flow.game
        for position in positions(game.kit, self.flow.props.voice(), self.wish):
            if fits is None or fits(position.whole, position.ply):
                table = self._seated(position)
                if fits is not None or self.flow.stack.top is table:
                    return table, position
        raise Refused(say("command.no_moment"))

    def _seated(self, position: Position) -> AnyTable:
        position.keep(self.flow.game.kit)
        self.flow.stack.close()  # from nothing there is no passage to the table
        self.flow.go_on()
        table = self.flow.stack.top
        assert isinstance(table, Table), "a match that was kept can be gone on with"
        self.wait(_PATIENCE, lambda: table.human is not None)
        self.wait(AWHILE)  # no longer: some things move until nobody has been there for a minute
        return table

    def play_on(self, fits: Fits) -> None:
        """Sit down at a position that fits, and make the move that is made there."""
        table, position = self.sit_down(fits)
        if self.flow.stack.top is not table:  # a curtain hangs between two people
            self.press("confirm")
        screens, match = self.flow.game.screens, table.match
        self.hit(*screens.actions_for(match.game, match.state, position.next))


Moment: TypeAlias = Callable[[Unattended], None]  # plays the program up to a picture
