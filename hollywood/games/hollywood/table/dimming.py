"""The table in less light, below what is shown before everybody."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Color

from hollywood.core.message import Seat
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import clip_to, lay_on

from .geometry import Places
from .panel import RADIUS

_HALF_DARK = 0.5  # the first frame has enough to do with the light that falls


class Dimming:
    """Takes light from one window. Nothing moves there: once it is dark, one picture will do."""

    def __init__(self, props: Props, places: Places) -> None:
        self.props, self.places = props, places
        self._dark: object = None  # why it is dark and stays so
        self._picture: pygame.Surface | None = None  # of the dark table; it takes a while to get

    def dim(
        self,
        canvas: pygame.Surface,
        why: object,
        most: int,
        level: float,
        but: Seat | None = None,
        light: Callable[[], None] = lambda: None,
    ) -> None:
        """Take so much of 255, at this level from 0 to 1; then light falls, one panel is spared."""
        if level <= 0 or self._stays(canvas, why, level):
            return
        spared = None if but is None else self._spared(canvas, but)
        below = canvas.get_rect()
        below.top, below.height = self.places.bar.bottom, below.height - self.places.bar.bottom
        left = 255 - round(most * level)
        canvas.fill((left, left, left), below, pygame.BLEND_RGB_MULT)
        light()
        if spared is not None and but is not None:
            lay_on(spared, canvas, self.places.panels[but].rect.topleft)
        self._keep(canvas, why, level)

    def _keep(self, canvas: pygame.Surface, why: object, level: float) -> None:
        """Have a picture of the dark table; room for it is asked for while it goes dark."""
        if level > _HALF_DARK:
            self._picture = self._picture or pygame.Surface(canvas.get_size())
        final = level >= 1 and self.props.art.resting  # no card is still to be drawn
        self._dark = why if final else None
        if final and self._picture is not None:
            self._picture.blit(canvas, (0, 0))

    def forget(self) -> None:
        """There is light again."""
        self._dark = self._picture = None

    def _stays(self, canvas: pygame.Surface, why: object, level: float) -> bool:
        if level < 1 or self._picture is None or self._dark != why:
            return False
        canvas.blit(self._picture, (0, 0))
        return True

    def _spared(self, canvas: pygame.Surface, seat: Seat) -> pygame.Surface:
        rect = self.places.panels[seat].rect
        kept = layer_of(rect.size)
        kept.blit(canvas, (0, 0), rect)
        radius = self.props.screen.px(RADIUS)
        clip_to(kept, self.props.shapes.panel(rect.size, radius, Color("white")))
        return kept
