"""Puts words, figures, plates and icons down on the table, all measured in its units."""

from __future__ import annotations

import pygame
from pygame import Color

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import lay_on, scaled
from hollywood.ui.draw.text import CONDENSED
from hollywood.ui.draw.theme import BRASS, CREAM, PANEL, Ink, Type

from .geometry import Plan
from .pictures import TablePictures

_LEAST_FIGURE = 13  # pixels: no figure is smaller
_LEAST = 15  # pixels: no letters are smaller
_NARROW, _NARROWEST = 0.66, 0.45  # of their width: how narrow labels and names may be
_SHADOW = 6  # units
_ROUND = 9


class Pen:
    """Draws for one window."""

    def __init__(self, props: Props, plan: Plan, pictures: TablePictures) -> None:
        self.props, self.plan, self.pictures = props, plan, pictures
        self.px = plan.px

    def size(self, units: float) -> int:
        """How large words of so many units are, in pixels; they grow as the reader wishes."""
        return self.props.screen.letters(units)

    def wide(self, words: str, type: Type, units: float) -> int:
        """How wide these words are."""
        return self.props.typesetter.width(words, type, self.size(units))

    def words(
        self,
        canvas: pygame.Surface,
        words: str,
        type: Type,
        ink: Color,
        units: float,
        most: int | None = None,
        narrow: float = CONDENSED,
        **at: tuple[int, int],
    ) -> pygame.Rect:
        """One line; `at` is as of a Rect.

        Wider than `most` it grows less than the reader wishes, then becomes `narrow`, then is cut.
        """
        setter, size = self.props.typesetter, self.size(units)
        if most is not None:
            least = max(_LEAST, self.px(units))
            while size > least and setter.width(words, type, size) > most:
                size -= 1
            words = setter.cut(words, type, round(most / narrow * CONDENSED), size)
        line = setter.sized(words, type, ink, size)
        if most is not None and line.get_width() > most:
            line = scaled(line, (most, line.get_height()))
        rect = line.get_rect(**at)
        lay_on(line, canvas, rect.topleft)
        return rect

    def label(
        self,
        canvas: pygame.Surface,
        words: str,
        type: Type,
        ink: Color,
        units: float,
        most: int,
        **at: tuple[int, int],
    ) -> pygame.Rect:
        """A label: it may be narrower than other words before any of it is cut."""
        return self.words(canvas, words, type, ink, units, most, _NARROW, **at)

    def name(
        self,
        canvas: pygame.Surface,
        name: str,
        type: Type,
        ink: Color,
        units: float,
        most: int,
        **at: tuple[int, int],
    ) -> pygame.Rect:
        """A name, or a word that was laid: it may be so narrow that none of it need be cut."""
        return self.words(canvas, name, type, ink, units, most, _NARROWEST, **at)

    def figure(
        self,
        canvas: pygame.Surface,
        figure: str,
        type: Type,
        ink: Color,
        units: float,
        most: int | None = None,
        **at: tuple[int, int],
    ) -> pygame.Rect:
        """A number that never grows with words; it is placed by what is seen of it."""
        size = max(_LEAST_FIGURE, self.px(units))
        line = self.props.typesetter.sized(figure, type, ink, size)
        if most is not None and line.get_width() > most:
            line = scaled(line, (most, round(line.get_height() * most / line.get_width())))
        seen = line.get_bounding_rect()
        place = pygame.Rect((0, 0), seen.size)
        for corner, point in at.items():
            setattr(place, corner, point)
        lay_on(line, canvas, (place.left - seen.left, place.top - seen.top))
        return place

    def plate(
        self,
        canvas: pygame.Surface,
        place: pygame.Rect,
        fill: Ink = PANEL,
        edge: Color = BRASS,
        line: float = 1.2,
        round_: float = _ROUND,
        shadow: bool = False,
    ) -> None:
        """A plate with rounded corners and an edge."""
        shapes, radius = self.props.shapes, self.px(round_)
        if shadow:
            shapes.cast_shadow(canvas, place, radius, self.px(_SHADOW), (0, self.px(3)))
        plate = shapes.panel(place.size, radius, fill, edge, max(1, self.px(line)))
        lay_on(plate, canvas, place.topleft)

    def icon(
        self,
        canvas: pygame.Surface,
        name: str,
        middle: tuple[int, int],
        units: float,
        seen: float = 1.0,
    ) -> pygame.Rect:
        """A sign with its middle here."""
        return self.lay(canvas, self.pictures.icon(name, self.px(units), seen), middle)

    def lay(
        self, canvas: pygame.Surface, picture: pygame.Surface, middle: tuple[int, int]
    ) -> pygame.Rect:
        """A picture with its middle here."""
        rect = picture.get_rect(center=middle)
        lay_on(picture, canvas, rect.topleft)
        return rect

    def glow(
        self, canvas: pygame.Surface, place: pygame.Rect, round_: int, soft: float, ink: Color
    ) -> None:
        """Light round a place; the radius of its corners is in pixels."""
        far = self.px(soft)
        light = self.props.shapes.glow(place.size, round_, far, ink)
        lay_on(light, canvas, (place.left - far, place.top - far))

    def chip(
        self,
        canvas: pygame.Surface,
        place: pygame.Rect,
        icon: str,
        figure: str,
        ink: Color = CREAM,
    ) -> None:
        """A sign and a number on a small dark plate, together in its middle."""
        self.plate(canvas, place, round_=place.height / self.plan.scale * 0.24)
        setter, units = self.props.typesetter, 16.0
        sign = self.px(20)
        wide = sign * 6 // 5 + setter.width(figure, Type.GATE, self.px(units))
        left = place.centerx - wide // 2
        self.icon(canvas, icon, (left + sign // 2, place.centery), 20)
        at = (left + sign * 6 // 5, place.centery)
        self.figure(canvas, figure, Type.GATE, ink, units, midleft=at)
