"""One piece of the table: how large it is, what draws it, and the points code needs to know."""

import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from studio.canvas import Canvas
from studio.printing import Pixels, print_pass

Spot: TypeAlias = tuple[int, ...]  # a point, or a box as left, top, width and height


@dataclass(frozen=True)
class Piece:
    """A piece in units of a table of 1280 x 720, from its top left corner."""

    size: tuple[int, int]
    draw: Callable[[Canvas], None]
    pivot: Spot  # what it is placed by and turned about
    density: int = 2  # pixels to the unit
    points: Mapping[str, Spot] = field(default_factory=dict)
    boxes: Mapping[str, Spot] = field(default_factory=dict)

    def printed(self, name: str) -> Pixels:
        """The piece as its file shows it."""
        canvas = Canvas(*self.size, scale=self.density)
        self.draw(canvas)
        seed = zlib.crc32(name.encode()) % 9973
        return print_pass(canvas.pixels(), seed, wobble=0.25, mottle=0.03, grain=0.03, specks=0.3)
