"""What stands in the window of Hollywood!: its palace throws the moon on the sky, close together.

It is put together from the layers of the key art, in 760 x 560 units of the window.
"""

import math
from functools import reduce

import numpy as np

from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.keyart import layers
from studio.keyart.frame import BEAM_ANGLE, LENS, MOON, MOON_RADIUS
from studio.keyart.moon import full_moon
from studio.paths import poly, rect
from studio.printing import Pixels, over, resized
from studio.transforms import Path, Point

WIDE, HIGH, DENSITY = 760, 560, 2
_PALACE = (0.48, 90, -46)  # size, x, y: where the sheet of a layer lies
_LIGHT = (_PALACE[1] + LENS[0] * _PALACE[0], _PALACE[2] + LENS[1] * _PALACE[0])
_ACROSS, _DOWN = math.cos(math.radians(BEAM_ANGLE)), math.sin(math.radians(BEAM_ANGLE))
_FAR, _RADIUS = 166, 86  # of the moon: from the light, and how large
_AT = (_LIGHT[0] + _FAR * _ACROSS, _LIGHT[1] + _FAR * _DOWN)
_GUESTS = (1319, 843)  # on the sheet of the street: only what is right of here and below


def render() -> Pixels:
    """The printed picture."""
    sheets = (
        _sheet("night", 0.62, -120, -60),
        _moonlight(),
        _sheet("city", 0.5, -250, -86),
        _sheet("palace", *_PALACE),
        _sheet("street", _PALACE[0], -272, -50),
        _foreground(),
    )
    return reduce(over, sheets)


def _sheet(name: str, size: float, x: float, y: float) -> Pixels:
    """A layer of the key art, so large and with its corner there."""
    scale = size * DENSITY
    fine = layers.render(name, scale * 2)  # so that its grain is as fine as in the key art
    high, wide = (edge // 2 for edge in fine.shape[:2])
    sheet = np.array(resized(fine, (wide, high)))
    if name == "street":
        left, top = (round(edge * scale) for edge in _GUESTS)
        sheet[:, :left] = 0
        sheet[:top] = 0
    whole = np.zeros((HIGH * DENSITY, WIDE * DENSITY, 4), np.uint8)
    return _laid(whole, sheet, round(x * DENSITY), round(y * DENSITY))


def _laid(whole: Pixels, sheet: Pixels, x: int, y: int) -> Pixels:
    """As much of the sheet as there is room for."""
    part = sheet[max(0, -y) :, max(0, -x) :]
    left, top = max(0, x), max(0, y)
    room = whole[top:, left:]
    high, wide = min(part.shape[0], room.shape[0]), min(part.shape[1], room.shape[1])
    room[:high, :wide] = part[:high, :wide]
    return whole


def _moonlight() -> Pixels:
    """The moon, and the beam it comes from."""
    canvas = Canvas(WIDE, HIGH, DENSITY)
    wide, narrow = _cone(30, _RADIUS * 0.98), _cone(22, _RADIUS * 0.7)
    for ink, near, far in ((BLOCKBUSTER.blue, 0.95, 0.7), (BLOCKBUSTER.teal, 0.8, 0.3)):
        canvas.stipple(wide, ink, _LIGHT, _AT, near, far, hardness=3.6)
    end = (_LIGHT[0] + 120 * _ACROSS, _LIGHT[1] + 120 * _DOWN)
    canvas.stipple(narrow, BLOCKBUSTER.pale, _LIGHT, end, 0.8, 0, hardness=3.6)
    size = _RADIUS / MOON_RADIUS
    with canvas.at(_AT[0] - MOON[0] * size, _AT[1] - MOON[1] * size, size):
        full_moon(canvas)
    return canvas.pixels()


def _cone(near: float, far: float) -> Path:
    """A beam so wide at its light and at the moon."""
    return poly([*_ends(_LIGHT, near), *reversed(_ends(_AT, far))])


def _ends(middle: Point, half: float) -> list[Point]:
    """Both ends of a line across the beam."""
    x, y = middle
    dx, dy = _DOWN * half, _ACROSS * half
    return [(x + dx, y - dy), (x - dx, y + dy)]


def _foreground() -> Pixels:
    """The dark ground before all of it."""
    canvas = Canvas(WIDE, HIGH, DENSITY)
    top = 1120 * _PALACE[0] + _PALACE[2]
    canvas.fill(rect(0, top, WIDE, HIGH), "#140a14")
    return canvas.pixels()
