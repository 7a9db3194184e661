"""The files of the ends."""

from collections.abc import Callable
from functools import partial
from pathlib import Path as FilePath
from typing import NamedTuple

from PIL import Image

from studio.canvas import Canvas
from studio.printing import resized
from studio.times_square.ends import clock, door, party
from studio.times_square.ends.night import HIGH, WIDE
from studio.times_square.pull import keep, pull

_FINE = 4 / 3  # pixels to the unit: 2560 x 1440


class End(NamedTuple):
    """A file: what draws it, how many units it has, and at what size it is kept."""

    draw: Callable[[Canvas], None]
    units: tuple[int, int]
    size: tuple[int, int]
    quality: int = 86
    scale: float = _FINE


_SCENE = ((WIDE, HIGH), (2560, 1440), 78)
ENDS = {
    "door_pink": End(partial(door.draw, name="pink"), *_SCENE),
    "door_cyan": End(partial(door.draw, name="cyan"), *_SCENE),
    "last_call_pink": End(partial(clock.draw, club="pink"), *_SCENE),
    "last_call_cyan": End(partial(clock.draw, club="cyan"), *_SCENE),
    "last_call_nobody": End(partial(clock.draw, club=None), *_SCENE),
    "press": End(party.press, (1920, 300), (2560, 400)),
    "flash": End(party.powder, (400, 400), (400, 400), scale=2),
    "fountain": End(party.fountain, (700, 700), (934, 934)),
    "hat": End(party.hat, (240, 240), (240, 240), scale=2),
}


def picture_of(end: End) -> Image.Image:
    """An end as it is kept."""
    canvas = Canvas(*end.units, end.scale, grain=1.4)
    end.draw(canvas)
    return resized(pull(canvas, 5), end.size)


def write(folder: FilePath) -> None:
    """Makes them all below the folder of the game's pictures."""
    for name, end in ENDS.items():
        keep(picture_of(end), folder / "ends" / f"{name}.webp", end.quality)
