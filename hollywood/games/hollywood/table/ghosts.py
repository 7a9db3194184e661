"""Paints reels that would lie elsewhere: hollow, beside the real ones, which never move for it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from math import pi, sin

import pygame
from pygame import Color

from hollywood.core.record import Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.arrows import triangle
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import Spot, clip_to, faded, lay_on
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.theme import CREAM

from ..rules.state import State
from .geometry import Places
from .lookahead import Moved

_SMALLER = 0.84  # of a reel
_ASIDE = 0.36  # of a card's width: beside a real reel
_RIM, _INSIDE = 0.27, 0.5  # of its diameter: what is not hollow; how much the rest is seen
_SEEN = 0.9
_RING = 2  # units: the line round it
_ARROW, _BELOW = 16, 8  # units
_APPEARS, _FIRST = 0.08, 0.03  # seconds: they are seen at once, and soon quite
_BOB, _PERIOD = 1.5, 1.6  # units up and down, in so many seconds
_NONE = (0, 0, 0, 0)


def ghost_at(places: Places, s: State, ghost: Moved) -> Spot:
    """Where a ghost is seen: on its card, beside a real reel if one lies there."""
    x, y = places.on_card(ghost.column, ghost.row)
    reels = s.reels[ghost.column]
    taken = ghost.row >= len(s.area[ghost.column]) - len(reels)
    return round(x - _ASIDE * places.card * taken), round(y)


class GhostPainter:
    """Paints ghosts at one window size; they come up softly, and bob while they are seen."""

    def __init__(self, props: Props, places: Places, chairs: Sequence[Chair]) -> None:
        self.props, self.places, self.chairs = props, places, chairs
        self.px = props.screen.px
        self._shown: tuple[object, float] = ((), 0.0)  # which, since when

    def _bob(self, clock: float) -> int:
        """How many pixels lower they are now."""
        still = not self.props.moves
        return 0 if still else round(_BOB * self.props.screen.scale * sin(2 * pi * clock / _PERIOD))

    def _appeared(self, ghosts: Sequence[Moved], clock: float) -> float:
        """How far these have appeared, from 0 to 1."""
        if self._shown[0] != tuple(ghosts):
            self._shown = (tuple(ghosts), clock)
        since = clock - self._shown[1] + _FIRST
        return 1.0 if not self.props.moves else min(1.0, since / _APPEARS)

    def pieces(self, ghosts: Sequence[Moved], state: State, clock: float) -> dict[Hashable, Piece]:
        """All of them; an arrow under each that is pushed up."""
        seen, down = self._appeared(ghosts, clock), self._bob(clock)
        pieces: dict[Hashable, Piece] = {}
        for number, ghost in enumerate(ghosts):
            x, y = ghost_at(self.places, state, ghost)
            picture = self._picture(str(self.chairs[ghost.seat].colour))
            layers = [(picture, picture.get_rect(center=(x, y + down)))]
            if not ghost.new:
                sign = self._arrow()
                below = y + picture.get_height() // 2 + self.px(_BELOW)
                layers.append((sign, sign.get_rect(center=(x, below + down))))
            for part, (layer, rect) in enumerate(layers):
                paint = partial(_lay, layer=layer, at=rect.topleft, seen=seen)
                pieces["ghost", number, part] = Piece((layer, seen), rect, paint)
        return pieces

    def _picture(self, colour: str) -> pygame.Surface:
        size, symbols = round(self.places.reel * _SMALLER), self.props.settings.symbols
        key = ("ghost reel", colour, size, symbols)
        return self.props.shapes.of(key, lambda: self._hollow(colour, size, symbols))

    def _hollow(self, colour: str, size: int, symbols: bool) -> pygame.Surface:
        """A reel of which little but the rim is there."""
        reel = self.props.art.token(colour, size, symbols, ring=True)
        rim = reel.copy()
        clip_to(rim, self.props.shapes.disc(size, _NONE, Color("white"), round(size * _RIM)))
        ghost = layer_of(reel.get_size())
        lay_on(faded(reel, _INSIDE), ghost)
        lay_on(faded(rim, _SEEN), ghost)
        line = max(2, self.px(_RING))
        lay_on(self.props.shapes.disc(size, _NONE, CREAM, line), ghost)
        return ghost

    def _arrow(self) -> pygame.Surface:
        size = self.px(_ARROW)
        return self.props.shapes.of(("ghost arrow", size), lambda: triangle(size, CREAM, (0, -1)))


def _lay(canvas: pygame.Surface, layer: pygame.Surface, at: Spot, seen: float) -> None:
    lay_on(faded(layer, seen), canvas, at)
