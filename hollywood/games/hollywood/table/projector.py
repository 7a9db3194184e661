"""The projector that stands over the column whose cards are handed out."""

from __future__ import annotations

import pygame
from pygame import Color

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.gradients import sheer, vertical
from hollywood.ui.draw.kept_picture import Piece, laid
from hollywood.ui.draw.surfaces import Size, clip_to, faded, lay_on, soft_edged
from hollywood.ui.table.setting import View
from hollywood.ui.table.stage import swing

from ..rules.state import (
    BlockbusterTaken,
    Column,
    FilmTaken,
    Move,
    MovieFinished,
    StarWasted,
    State,
)
from .effects import BeamMoves
from .geometry import Places

_WARM = ((0.0, 0.55, "#fff0c4"), (0.35, 0.26, "#ffe3a0"), (1.0, 0.16, "#ffdf9a"))
_LENS = 22  # units high
_NARROW, _WIDER, _FOOT = 9, 10, 30  # units: half of the lens; beyond the column; above the window
_LENS_UP = 9  # units of the lens that the bar hides


class Projector:
    """Paints lens and beam of one window."""

    def __init__(self, props: Props, places: Places) -> None:
        self.props, self.places = props, places
        self.px = props.screen.px
        self._light_kept: pygame.Surface | None = None  # it takes longer than a frame

    def prepare(self) -> None:
        """Have lens and beam painted before they are seen."""
        self._light()
        self._lens()

    def beam(self, view: View[State, Move]) -> Piece | None:
        """The light below the cards, if any are handed out now."""
        if (light := self.place(view)) is None:
            return None
        x, seen = light
        place = pygame.Rect((0, 0), self._size())
        place.midtop = (x, self.places.bar.bottom)

        def paint(canvas: pygame.Surface) -> None:
            beam = self._light()
            lay_on(faded(beam, seen), canvas, place.topleft)

        return Piece(seen, place, paint)

    def lens(self, view: View[State, Move]) -> Piece | None:
        """The lens above the cards, partly behind the bar."""
        if (light := self.place(view)) is None:
            return None
        top = self.places.bar.bottom - self.px(_LENS_UP + _LENS * (1 - light[1]))
        lens = self._lens()
        place = lens.get_rect(midtop=(light[0], top))
        return laid(lens, place)

    def place(self, view: View[State, Move]) -> tuple[int, float] | None:
        """Where it stands, and how brightly it shines."""
        column = reading(view)
        if column is None:
            return None
        x = self.places.slot(column, 0).centerx
        moving = next((each for each in view.effects if isinstance(each.what, BeamMoves)), None)
        if moving is None or moving.share >= 1:
            return x, 1.0
        if moving.what.start is None:
            return x, moving.share
        start = self.places.slot(moving.what.start, 0).centerx
        return round(start + (x - start) * swing(moving.share)), 1.0

    def _light(self) -> pygame.Surface:
        light = self._light_kept = self._light_kept or self._shape()
        return light

    def _lens(self) -> pygame.Surface:
        return self.props.art.piece_picture("lens", self.props.screen.scale)

    def _size(self) -> Size:
        wide = self.places.card + self.places.gap[0] + 2 * self.px(_WIDER)
        return wide, self.props.screen.height - self.px(_FOOT) - self.places.bar.bottom

    def _shape(self) -> pygame.Surface:
        wide, high = self._size()
        narrow = self.px(_NARROW)

        def draw(mask: pygame.Surface, times: int) -> None:
            middle = wide * times / 2
            ends = (middle - narrow * times, middle + narrow * times)
            foot = high * times
            pygame.draw.polygon(
                mask, "white", [(ends[0], 0), (ends[1], 0), (wide * times, foot), (0, foot)]
            )

        light = vertical((wide, high), [(at, sheer(Color(ink), a)) for at, a, ink in _WARM])
        clip_to(light, soft_edged((wide, high), draw, 2))
        return light


def reading(view: View[State, Move]) -> Column | None:
    """The column whose cards are handed out in this moment."""
    match view.event:
        case FilmTaken(_, card) | BlockbusterTaken(_, card) | StarWasted(_, card):
            area = view.before.area
        case MovieFinished(_, movie):
            card, area = movie[0], view.before.area
        case None if view.state.claims:
            card, area = view.state.claims[-1][1], view.state.area
        case _:
            return None
    return next((column for column, cards in enumerate(area) if card in cards), None)
