"""The files of the street of the box."""

from collections.abc import Callable
from functools import partial
from pathlib import Path as FilePath
from typing import NamedTuple

from studio.box import boards, columns, crests, hollywood_window, light
from studio.canvas import Canvas
from studio.paperback import night
from studio.printing import Pixels
from studio.times_square import group
from studio.times_square.inks import CYAN, PINK
from studio.times_square.pull import keep, pull

_BOARD, _SILL = (boards.LONG, 128), (boards.LONG, 36)
_COLUMN, _CREST = (40, columns.TALL + 40), (220, 100)


class Part(NamedTuple):
    """A file: what draws it, how many units it has, and how it is kept."""

    draw: Callable[[Canvas], None]
    units: tuple[int, int]
    quality: int = 86
    density: int = 2
    printed: bool = True


PARTS = {
    "header_hollywood": Part(boards.hollywood_board, _BOARD),
    "header_times_square": Part(boards.times_square_board, _BOARD),
    "header_paperback": Part(boards.paperback_board, _BOARD),
    "sill_hollywood": Part(boards.hollywood_sill, _SILL),
    "sill_times_square": Part(boards.times_square_sill, _SILL),
    "sill_paperback": Part(boards.paperback_sill, _SILL),
    "column_hollywood": Part(columns.hollywood, _COLUMN),
    "column_times_square": Part(partial(columns.times_square, neon=PINK), _COLUMN),
    "column_times_square_right": Part(partial(columns.times_square, neon=CYAN), _COLUMN),
    "column_paperback": Part(columns.paperback, _COLUMN),
    "crest_hollywood": Part(crests.hollywood, _CREST),
    "crest_times_square": Part(crests.times_square, _CREST),
    "crest_paperback": Part(crests.paperback, _CREST),
    "bulb_on": Part(light.bulb_on, light.BULB, 92, 4, printed=False),
    "bulb_off": Part(light.bulb_off, light.BULB, 92, 4, printed=False),
    **{
        f"pool_{name}": Part(partial(light.pool, ink=ink), light.POOL, 80, printed=False)
        for name, ink in light.POOLS.items()
    },
    "beams": Part(light.beams, light.BEAMS, 80, printed=False),
    "street": Part(light.ground, light.GROUND, 84),
}
WINDOWS: dict[str, Callable[[], Pixels]] = {
    "art_hollywood": hollywood_window.render,
    "art_times_square": partial(group.render, group.WINDOW),
    "art_paperback": partial(night.render, night.WIDE),
    "art_paperback_tall": partial(night.render, night.TALL),
}


def picture_of(part: Part) -> Pixels:
    """A part as it is kept."""
    canvas = Canvas(*part.units, part.density)
    part.draw(canvas)
    return pull(canvas, 4, 0.22) if part.printed else canvas.pixels()


def write(folder: FilePath) -> None:
    """Makes them all in the folder."""
    for name, part in PARTS.items():
        keep(picture_of(part), folder / f"{name}.webp", part.quality)
    for name, render in WINDOWS.items():
        keep(render(), folder / f"{name}.webp", 86)
