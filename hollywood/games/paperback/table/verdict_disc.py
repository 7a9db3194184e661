"""Yes, no or not yet as a disc, told by its sign and not only by its colour."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from hollywood.ui.draw.shapes import Shapes
from hollywood.ui.draw.surfaces import lay_on, soft_edged
from hollywood.ui.draw.theme import CREAM

from .inks import MAYBE, NO, YES
from .verdict import Sign

_STROKES: dict[Sign, Sequence[Sequence[tuple[float, float]]]] = {  # of a disc 26 units wide
    "yes": [[(-6, 0.5), (-1.5, 5), (6.5, -5)]],
    "no": [[(-5, -5), (5, 5)], [(-5, 5), (5, -5)]],
    "maybe": [],
}
_FILL = {"yes": YES, "no": NO, "maybe": MAYBE}


def verdict_disc(shapes: Shapes, verdict: Sign, size: int) -> pygame.Surface:
    """A disc so wide with its sign; drawn once."""

    def drawn() -> pygame.Surface:
        disc = shapes.disc(size, _FILL[verdict]).copy()
        lay_on(verdict_sign(shapes, verdict, size), disc)
        return disc

    return shapes.of(("verdict", verdict, size), drawn)


def verdict_sign(shapes: Shapes, verdict: Sign, size: int) -> pygame.Surface:
    """The sign alone, for a disc so wide."""
    return shapes.of(("verdict sign", verdict, size), partial(_sign, verdict, size))


def _sign(verdict: Sign, size: int) -> pygame.Surface:
    """A tick, three dots or a cross, for a disc so wide."""

    def draw(shape: pygame.Surface, times: int) -> None:
        unit, middle = size * times / 26, size * times / 2
        line = max(1, round(3 * unit))

        def point(x: float, y: float) -> tuple[float, float]:
            return middle + x * unit, middle + y * unit

        for stroke in _STROKES[verdict]:
            pygame.draw.lines(shape, CREAM, False, [point(*each) for each in stroke], line)
        for x in (-6, 0, 6) if verdict == "maybe" else ():
            pygame.draw.circle(shape, CREAM, point(x, 0), 2 * unit)

    return soft_edged((size, size), draw)
