"""What lies behind everything: velvet below, the street by night above, who plays alight."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pygame
from pygame import Color

from hollywood.core.message import Seat
from hollywood.ui.app.screen import WIDE
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.gradients import vertical
from hollywood.ui.draw.ground import own_felt
from hollywood.ui.draw.surfaces import faded, lay_on
from hollywood.ui.draw.theme import BLACK, BRASS

from .club_chips import CLUBS, Club
from .geometry import BAR, BOARD, RAIL, Plan
from .lights import Lights
from .street_pictures import StreetPictures

CLOTH = "times_square/table"
_ZOOM = 1920 / 1800  # the cloth has a border, which lies outside the window
_SKY = 322 * 2 / 3  # units high
_NIGHT, _NIGHT_BELOW, _STARLIGHT = Color("#0b0919"), Color("#120e2a"), Color("#fdf1d2")
_STARS = 0.9  # for each unit of added height
_WING = 480 * 2 / 3  # units wide
_LINES = ((-1.0, 4.0, BLACK), (-0.5, 1.6, BRASS))  # units: of the rail at the street's edge


def prepare(plan: Plan, pictures: StreetPictures) -> None:
    """Have the street drawn for either club alight: no turn begins with a frame that is late."""
    size, left, melts = plan.board.size, CLUBS[1 - plan.right], plan.above > 0
    with pictures.layers:
        pictures.street(size, left, None, melts)
        for club in CLUBS:
            pictures.street(size, left, club, melts)
            pictures.bulbs(size, left, club, melts)
            pictures.out(size, left, club, melts)


class Backdrop:
    """The ground of one window; the street on it changes only with whoever plays."""

    def __init__(self, props: Props, plan: Plan, pictures: StreetPictures) -> None:
        self._plan, self._pictures, self._screen = plan, pictures, props.screen
        self._left = CLUBS[1 - plan.right]
        self._ground: pygame.Surface | None = own_felt(props.screen, _ZOOM, CLOTH)
        prepare(plan, pictures)
        self._shown: Lights | None = None

    def put_away(self) -> None:
        """It is not seen for a while."""
        self._ground = self._shown = None

    def painted(self, lights: Lights) -> tuple[pygame.Surface, Sequence[pygame.Rect]]:
        """The ground in these lights, and where it looks otherwise; never draw on it."""
        ground = self._ground = self._ground or own_felt(self._screen, _ZOOM, CLOTH)
        places: Sequence[pygame.Rect] = ()
        if self._shown is None:
            places = [ground.get_rect()]
        elif lights != self._shown:
            clubs = self._pictures.listing.club_areas(self._plan.board.size)
            places = [area.move(self._corner) for area in clubs]
        self._shown = lights
        for place in places:
            ground.set_clip(place)
            self._paint(ground, lights)
        ground.set_clip(None)
        return ground, places

    def _paint(self, ground: pygame.Surface, lights: Lights) -> None:
        if self._plan.above > 0:
            self._night(ground)
        lit = 0 if len(lights.out) == len(CLUBS) else lights.lit  # nothing of it is seen then
        lay_on(self._street(None if lit is None else CLUBS[lit]), ground, self._corner)
        for seat in lights.out:
            piece, area = self._out(CLUBS[seat])
            lay_on(piece, ground, area.move(self._corner).topleft)
        self._wings(ground)
        self._rail(ground)

    def chase(self, canvas: pygame.Surface, lit: Seat) -> None:
        """The other half of the bulbs of the club that is lit is the brighter one."""
        bulbs, area = self._bulbs(CLUBS[lit])
        x, y = self._corner
        lay_on(bulbs, canvas, (x + area.left, y + area.top))

    def dim(self, canvas: pygame.Surface, club: Seat, seen: float) -> None:
        """So much is still seen of the light of a club that is lit no longer."""
        area = self._pictures.listing.club_areas(self._plan.board.size)[club == self._plan.right]
        piece = faded(self._street(CLUBS[club]).subsurface(area), seen)
        lay_on(piece, canvas, area.move(self._corner).topleft)

    def _bulbs(self, lit: Club) -> tuple[pygame.Surface, pygame.Rect]:
        melts = self._plan.above > 0
        return self._pictures.bulbs(self._plan.board.size, self._left, lit, melts)

    def _out(self, club: Club) -> tuple[pygame.Surface, pygame.Rect]:
        melts = self._plan.above > 0
        return self._pictures.out(self._plan.board.size, self._left, club, melts)

    @property
    def _corner(self) -> tuple[int, int]:
        return self._plan.board.topleft

    def _street(self, lit: str | None) -> pygame.Surface:
        club = next((club for club in CLUBS if club == lit), None)
        melts = self._plan.above > 0
        return self._pictures.street(self._plan.board.size, self._left, club, melts)

    def _night(self, ground: pygame.Surface) -> None:
        """What a higher window adds is night with stars, the same ones every time."""
        plan = self._plan
        high = plan.point(0, BAR + _SKY)[1]
        size = (ground.get_width(), high)
        lay_on(vertical(size, [(0.0, _NIGHT), (1.0, _NIGHT_BELOW)]), ground)
        dice = random.Random(8)
        for _ in range(round(plan.above * _STARS)):
            x = dice.uniform(plan.edge, WIDE - plan.edge)
            y = dice.uniform(BAR - plan.above, BAR + 20)
            wide = max(1, plan.px(dice.uniform(0.8, 1.9)))
            ink = _NIGHT.lerp(_STARLIGHT, dice.uniform(0.4, 1.0))
            ground.fill(ink, pygame.Rect(plan.point(x, y), (wide, wide)))

    def _wings(self, ground: pygame.Surface) -> None:
        """In wide windows sky and pavement go on beside the street, mirrored in turns."""
        plan = self._plan
        count = 0
        while -plan.edge > _WING * count:
            for side in (-1, 1):
                left = -_WING * (count + 1) if side < 0 else WIDE + _WING * count
                place = plan.box(left, BAR, _WING, BOARD[3])
                wing = self._pictures.wing(place.size, side, count % 2 == 1)
                lay_on(wing, ground, place.topleft)
            count += 1

    def _rail(self, ground: pygame.Surface) -> None:
        """The street ends in a brass rail."""
        width = ground.get_width()
        for top, high, ink in _LINES:
            y = self._plan.point(0, RAIL + top)[1]
            ground.fill(ink, (0, y, width, max(1, self._plan.px(high))))
