"""A piece of the street for a page of the rules, painted as at the table."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace

import pygame

from hollywood.core.message import Seat
from hollywood.ui.app.screen import HIGH, WIDE
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.shapes import Shapes
from hollywood.ui.draw.surfaces import Size, lay_on
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.table.setting import Thing, View
from hollywood.ui.table.stage import Actor, Key, Pose, Way

from ..rules.game import TimesSquare
from ..rules.state import Move, State
from ..rules.street import Places, Space
from ..table.club_chips import CLUBS
from ..table.foreseen import Foreseen
from ..table.geometry import BAR, PITCH, RAIL, Plan
from ..table.layout import PERSON, layout
from ..table.life import Life
from ..table.marks import Marks
from ..table.street_painter import StreetPainter
from ..table.street_pictures import StreetPictures
from .new_match_pictures import cast

_MEMORY = 0.3  # of what a table may keep: shapes and pictures of one small street


class RulesStreet:
    """So many spaces of the street about a middle one, so wide in pixels."""

    def __init__(
        self, props: Props, game: TimesSquare, wide: int, middle: float, spaces: float
    ) -> None:
        scale = wide / (spaces * PITCH)
        screen = replace(
            props.screen, width=round(WIDE * scale), height=round(HIGH * scale), text=1.0
        )
        own = copy(props)  # shapes are kept by their units: another scale needs others
        own.screen, own.typesetter = screen, Typesetter(screen)
        own.shapes = Shapes(_MEMORY, least_edge=screen.least_edge)
        self._game, self._plan = game, Plan(screen)
        self._pictures = StreetPictures(_MEMORY, contrast=screen.contrast)
        self._painter = StreetPainter(own, self._plan, game, self._pictures, Life(lambda: False))
        self._marks = Marks(own, self._plan)
        left = round((WIDE / 2 + (middle - spaces / 2) * PITCH) * scale)
        left = min(max(0, left), screen.width - wide)
        self.shown = pygame.Rect(left, round(BAR * scale), wide, round((RAIL - BAR) * scale))
        self._grounds: dict[Seat | None, pygame.Surface] = {}

    def state(self, places: Places, charlie: Space, seat: Seat) -> State:
        """A position in which this seat plays."""
        s = self._game.start(2, 1)
        s.places, s.charlie, s.turn = places, charlie, seat
        return s

    def poses(self, s: State) -> dict[Key, Pose]:
        """Where everybody stands."""
        return {key: pose for key, pose in layout(s, self._plan).items() if key[0] == PERSON}

    def painted(
        self, s: State, poses: dict[Key, Pose], foreseen: Foreseen, hours: float = 11.0
    ) -> pygame.Surface:
        """The street with everybody there, on their way perhaps."""
        canvas = pygame.Surface(self._plan.screen.rect.size)
        lay_on(self._ground(s.turn), canvas, self._plan.board.topleft)
        self._marks.clock(canvas, hours)
        things = [Thing(key, Actor(pose, pose, Way()), pose) for key, pose in poses.items()]
        self._painter.draw(canvas, _view(s, things), foreseen)
        return canvas.subsurface(self.shown)

    def _ground(self, lit: Seat) -> pygame.Surface:
        """The houses and the stones; the club of whoever plays is alight."""
        if lit not in self._grounds:
            size = self._plan.board.size
            self._grounds[lit] = self._pictures.street(size, CLUBS[0], CLUBS[lit])
        return self._grounds[lit]

    def cast(self, size: Size) -> pygame.Surface | None:
        """Everybody side by side."""
        return cast(self._pictures, size)

    def chip(self, name: str, diameter: int, lit: bool) -> pygame.Surface:
        """The chip of a figure."""
        return self._pictures.chip(name, diameter, lit)

    def sign(self, name: str, diameter: int, lit: bool) -> pygame.Surface:
        """A sign, such as of all three together."""
        return self._pictures.sign(name, diameter, lit)


def _view(s: State, things: Sequence[Thing]) -> View[State, Move]:
    return View(s, s, s, s, things, s.turn, idle=False)
