"""The frames of the four colours: border and plate differ in shape and pattern, not only in ink."""

import math
from collections.abc import Callable

from studio.canvas import Canvas
from studio.colour import mix
from studio.frames import CORNER, OUTLINE, WINDOW
from studio.paths import circle, curve, poly, rect, round_rect, segment
from studio.times_square.inks import NIGHT, ROLES, SHADOW
from studio.times_square.roles import gem
from studio.transforms import Path, place, subtract

_TOP = 596  # where the plate begins
_BULB, _BULB_EDGE, _STITCH = "#fff8dc", "#9a5208", "#d4254a"
_SCALLOPS = 11


def draw(canvas: Canvas, role: str) -> None:
    """The frame of a colour."""
    plate = _PLATES[role]()
    frame = ROLES[role].frame
    dark, light = mix(frame, "#000000", 0.55), mix(frame, "#ffffff", 0.5)
    with canvas.clip(OUTLINE):
        with canvas.clip(rect(0, 540, 500, 200)):
            canvas.outer(plate, SHADOW, 9, 0, -5, 0.8)
            canvas.fill(plate, frame)
            canvas.stipple_down(plate, dark, 620, 720, 0, 0.8)
            canvas.line(plate, NIGHT.black, 6)
            canvas.line(plate, light, 2.6)
            _FOOTS[role](canvas, plate, light)
        border = subtract(OUTLINE, WINDOW)
        canvas.fill(border, frame)
        with canvas.clip(border):
            _BORDERS[role](canvas)
            canvas.stipple_down(border, dark, 360, 700, 0, 0.5)
        canvas.line(WINDOW, NIGHT.black, 5)
        canvas.line(WINDOW, light, 2)
        canvas.line(round_rect(1, 1, 498, 698, CORNER - 1), NIGHT.black, 2.4)


# --- plates: a chamfered step, an arch, straight, scallops


def _chamfered() -> Path:
    low = _TOP + 22
    left = [(0, 720), (0, low), (40, low), (64, _TOP)]
    return poly([*left, *((500 - x, y) for x, y in reversed(left))])


def _arched() -> Path:
    ends, high = _TOP + 20, _TOP + 2
    arch = f"120,{high} 250,{_TOP - 8} 380,{high}"
    return curve(f"0,720! 0,{ends}! {arch} 500,{ends}! 500,720!")


def _straight() -> Path:
    return rect(0, _TOP + 4, 500, 120)


def _scalloped() -> Path:
    path = Path()
    path.moveTo(0, 720)
    path.lineTo(0, _TOP)
    wide = 500 / _SCALLOPS
    for number in range(_SCALLOPS):
        middle = (number + 0.5) * wide
        path.quadTo(middle, _TOP + 30, middle + wide / 2, _TOP)
    path.lineTo(500, 720)
    path.close()
    return path


# --- what is on them


def _gems(canvas: Canvas, plate: Path, light: str) -> None:
    for x in (24, 476):
        gem(canvas, x, _TOP + 49, 8)
    canvas.line(place(plate, 0, 9), light, 1.4)


def _bulbs(canvas: Canvas, plate: Path, light: str) -> None:
    for number in range(15):
        share = number / 14
        bulb = circle(20 + share * 460, _TOP + 26 - 26 * math.sin(math.pi * share), 5)
        canvas.fill(bulb, _BULB)
        canvas.line(bulb, _BULB_EDGE, 1.6)


def _rivets(canvas: Canvas, plate: Path, light: str) -> None:
    for number in range(12):
        x = 24 + number * 41.1
        canvas.fill(circle(x, _TOP + 14, 3.6), ROLES["grey"].dark)
        canvas.fill(circle(x - 1, _TOP + 13, 1.6), "#ffffff")


def _hem(canvas: Canvas, plate: Path, light: str) -> None:
    canvas.line(place(plate, 0, 8), light, 1.6)


# --- borders: a plain line, bulbs, pinstripes, zigzags


def _line(canvas: Canvas) -> None:
    canvas.line(round_rect(6.5, 6.5, 487, 687, CORNER - 6), ROLES["green"].light, 2)


def _lamps(canvas: Canvas) -> None:
    for number in range(26):
        for x in (6.5, 493.5):
            canvas.fill(circle(x, 20 + number * 26.4, 3.6), _BULB)
    for number in range(18):
        canvas.fill(circle(24 + number * 26.6, 6.5, 3.6), _BULB)


def _pinstripes(canvas: Canvas) -> None:
    for number in range(-30, 60):
        canvas.line(segment(number * 22 - 60, -10, number * 22 + 660, 710), "#6b748c", 3)


def _zigzags(canvas: Canvas) -> None:
    for number in range(28):
        y = number * 26
        for edge, tip in ((0, 11), (500, 489)):
            canvas.fill(poly([(edge, y), (tip, y + 13), (edge, y + 26)]), _STITCH)
    for number in range(20):
        x = number * 26
        canvas.fill(poly([(x, 0), (x + 13, 11), (x + 26, 0)]), _STITCH)


_PLATES: dict[str, Callable[[], Path]] = {
    "green": _chamfered,
    "yellow": _arched,
    "grey": _straight,
    "red": _scalloped,
}
_FOOTS: dict[str, Callable[[Canvas, Path, str], None]] = {
    "green": _gems,
    "yellow": _bulbs,
    "grey": _rivets,
    "red": _hem,
}
_BORDERS: dict[str, Callable[[Canvas], None]] = {
    "green": _line,
    "yellow": _lamps,
    "grey": _pinstripes,
    "red": _zigzags,
}
