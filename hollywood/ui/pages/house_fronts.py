"""Paints the houses of the street: plain fronts, until they are drawn."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Color

from hollywood.ui.draw.surfaces import lay
from hollywood.ui.draw.text import Writing
from hollywood.ui.draw.theme import BRASS, GOLD, MUTED, NIGHT, PANEL, TABLE, Type

from .street_plan import Front

_DARK = Color("#06080f")  # a window without light
_ROUND = 10  # units
_PAD = 26  # units: left and right of a name


class HouseFronts:
    """The fronts with their names; `light` is from 0, asleep, to 1, open."""

    def __init__(self, writing: Writing) -> None:
        self.writing = writing

    def paint(
        self,
        canvas: pygame.Surface,
        fronts: Sequence[Front],
        names: Sequence[str],
        lights: Sequence[float],
    ) -> None:
        """All of them."""
        canvas.fill(NIGHT)
        for front, name, light in zip(fronts, names, lights, strict=True):
            self._house(canvas, front, light)
            self._name(canvas, front.board, name, light)

    def _house(self, canvas: pygame.Surface, front: Front, light: float) -> None:
        px = self.writing.screen.px
        line = max(1, px(1 + 2 * light))
        for rect, fill in (
            (front.rect, PANEL.lerp(TABLE, light)),
            (front.window, _DARK.lerp(NIGHT, light)),
            (front.board, PANEL),
        ):
            pygame.draw.rect(canvas, fill, rect, border_radius=px(_ROUND))
            edge = NIGHT.lerp(BRASS, 0.5).lerp(GOLD, light)
            pygame.draw.rect(canvas, edge, rect, line, border_radius=px(_ROUND))

    def _name(self, canvas: pygame.Surface, board: pygame.Rect, name: str, light: float) -> None:
        """As large as the board allows; it is written larger on an open house."""
        room = (board.width - 2 * self.writing.screen.px(_PAD), board.height)
        type = Type.MARQUEE if light > 0.5 else Type.HEADLINE
        words = self.writing.within(name, type, MUTED.lerp(GOLD, light), room, "centre")
        lay(words, canvas, words.get_rect(center=board.center).topleft)
