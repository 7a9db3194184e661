"""The layers of the key art, back to front, and their files.

`render(name, scale)` prints one layer, `still(scale)` the whole picture as it stands on the
screen; `write(folder)` makes, for screens of 1920x1080 and 3840x2160, one WebP a layer (cropped to
its box) and the still, and lists boxes and drifts in layers.yaml.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from pathlib import Path as FilePath
from typing import TypeAlias

import numpy as np
from PIL import Image

from studio.canvas import Canvas
from studio.keyart import city, curtain, living, moon, night, palace, street
from studio.keyart.frame import HEIGHT, SCREEN_HEIGHT, SCREEN_WIDTH, WIDTH
from studio.printing import Pixels, over, print_pass

Box: TypeAlias = tuple[int, int, int, int]

SCALES = (1, 2)
_SEED = 6


@dataclass(frozen=True)
class Layer:
    """One sheet; `drift` is how far it moves, 1 being the nearest sheet."""

    name: str
    draw: Callable[[Canvas], None]
    drift: float
    quality: int


LAYERS = (
    Layer("night", night.draw, 0.0, 68),
    Layer("moon", moon.draw, 0.15, 76),
    Layer("city", city.draw, 0.3, 80),
    Layer("palace", palace.draw, 0.45, 78),
    Layer("street", street.draw, 0.7, 82),
    Layer("curtain_left", curtain.draw_left, 1.0, 74),
    Layer("curtain_right", curtain.draw_right, 1.0, 74),
)

_ABOUT = f"""\
# The title screen's key art, written by the studio: the layers back to front, in units of a screen
# of {SCREEN_WIDTH} x {SCREEN_HEIGHT}; at rest it shows the middle of a {WIDTH} x {HEIGHT} sheet.
# box: left, top, width and height of the file on the sheet; drift: its share of the movement.
"""


def render(name: str, scale: float = 1) -> Pixels:
    """The printed layer of that name, on the whole sheet."""
    layer = next(layer for layer in LAYERS if layer.name == name)
    canvas = Canvas(WIDTH, HEIGHT, scale)
    layer.draw(canvas)
    # Half the wobble of a card: a wall of ruled lines would look torn.
    return print_pass(canvas.pixels(), _SEED, wobble=0.2 * scale, specks=0.6)


def still(scale: float = 1) -> Pixels:
    """The picture at rest, without its margin."""
    sheet = reduce(over, (render(layer.name, scale) for layer in LAYERS))
    return _screen(sheet, scale)


def _screen(sheet: Pixels, scale: float) -> Pixels:
    left, top = (WIDTH - SCREEN_WIDTH) / 2 * scale, (HEIGHT - SCREEN_HEIGHT) / 2 * scale
    right, bottom = left + SCREEN_WIDTH * scale, top + SCREEN_HEIGHT * scale
    return sheet[int(top) : int(bottom), int(left) : int(right)]


# --- files


def write(folder: FilePath) -> list[FilePath]:
    """Makes all files in the folder."""
    boxes: dict[str, Box] = {}
    files: list[FilePath] = []
    for scale in SCALES:
        sheets = {layer.name: render(layer.name, scale) for layer in LAYERS}
        boxes = boxes or {name: box_of(sheet) for name, sheet in sheets.items()}
        place = folder / f"{SCREEN_WIDTH * scale}x{SCREEN_HEIGHT * scale}"
        place.mkdir(parents=True, exist_ok=True)
        for layer in LAYERS:
            files.append(place / f"{layer.name}.webp")
            _save(_cropped(sheets[layer.name], boxes[layer.name], scale), files[-1], layer.quality)
        if scale == 1:
            files.append(folder / "still.webp")
            _save(_screen(reduce(over, sheets.values()), scale), files[-1], 80)
    files.append(folder / "layers.yaml")
    files[-1].write_text(_listing(boxes), encoding="utf-8")
    return [*files, *living.write(folder)]


def box_of(sheet: Pixels) -> Box:
    """Left, top, width and height of what is inked."""
    rows, columns = (np.flatnonzero(sheet[..., 3].any(axis)) for axis in (1, 0))
    left, top = int(columns[0]), int(rows[0])
    return left, top, int(columns[-1]) + 1 - left, int(rows[-1]) + 1 - top


def _cropped(sheet: Pixels, box: Box, scale: int) -> Pixels:
    left, top, width, height = (side * scale for side in box)
    return sheet[top : top + height, left : left + width]


def _save(pixels: Pixels, file: FilePath, quality: int) -> None:
    picture = Image.fromarray(np.ascontiguousarray(pixels))
    if pixels[..., 3].min() == 255:
        picture = picture.convert("RGB")
    picture.save(file, quality=quality, alpha_quality=80, method=6)


def _listing(boxes: dict[str, Box]) -> str:
    lines = [
        f"{layer.name}: {{box: {list(boxes[layer.name])}, drift: {layer.drift}}}"
        for layer in LAYERS
    ]
    return _ABOUT + "\n".join(lines) + "\n"
