"""Shall We Trample: dance steps draw a heart, and his shoe is on her toe."""

import math

from studio.canvas import Canvas
from studio.inks import ROMANCE
from studio.paths import burst, circle, curve, heart, poly, rect, ribbon, round_rect, segment, svg
from studio.transforms import Path, flatten, join

_PAIN = (300, 318)
_LIT = "#fffaf0"
_SOLE = "#fff0d2"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _floor(canvas)
    _steps(canvas)
    _ouch(canvas)
    with canvas.at(206, 432, 1.12, -8):
        _her_shoe(canvas)
    with canvas.at(304, 404, 1.12, 8):
        _her_shoe(canvas)
    with canvas.at(190, 224, 1.14, 174, flip=True):
        _his_shoe(canvas)
    with canvas.at(288, 244, 1.14, 172):
        _his_shoe(canvas)


# --- the ballroom floor


def _floor(canvas: Canvas) -> None:
    """Pale parquet under a lamp."""
    canvas.fill(canvas.page, ROMANCE.blush)
    tile = poly("0,-48 48,0 0,48 -48,0")
    for row in range(-1, 16):
        for column in range(-1, 7):
            with canvas.at(column * 96 + (48 if row % 2 else 0), row * 48):
                canvas.line(tile, ROMANCE.peach, 3)
                if row % 2:
                    canvas.stipple_across(tile, ROMANCE.peach, -40, 60, 0, 0.9)
    canvas.stipple_radial(canvas.page, ROMANCE.cream, (250, 310), 60, 250, 1, 0)
    canvas.stipple_radial(canvas.page, ROMANCE.rose, (250, 310), 230, 430, 0, 0.95)


def _steps(canvas: Canvas) -> None:
    """Left and right in turn, on one bold line."""
    line = heart(250, 302, 200)
    canvas.line(line, ROMANCE.wine, 90)
    canvas.line(line, ROMANCE.berry, 82)
    course = flatten(line, 5)[0]
    count = 16
    for i in range(count):
        at = round(i * len(course) / count) + 3
        (x, y), (next_x, next_y) = course[at % len(course)], course[(at + 3) % len(course)]
        heading = math.degrees(math.atan2(next_y - y, next_x - x)) + 90
        aside = 19 if i % 2 else -19
        with canvas.at(x, y, 0.68, heading), canvas.at(aside, flip=aside < 0):
            canvas.fill(_sole(), _SOLE)


def _sole() -> Path:
    sole = curve("2,-48 22,-36 22,-4 14,14! -10,14! -17,-8 -16,-36")
    return join(sole, round_rect(-13, 21, 27, 27, 10))


# --- the shoes, from above


def _his_shoe(canvas: Canvas) -> None:
    """Two-tone, with a striped sock in it."""
    shoe = curve("4,-84 34,-70 42,-30 34,14 30,56 20,84 0,90 -20,84 -28,56 -30,14 -34,-30 -24,-70")
    canvas.line(shoe, _LIT, 13)
    canvas.line(shoe, ROMANCE.wine, 7)
    canvas.fill(shoe, _LIT)
    canvas.inner(shoe, ROMANCE.peach, 14, -5, -4, 0.9)
    with canvas.clip(shoe):
        toe = curve("-50,-40! -20,-48 4,-34 28,-48 50,-40! 50,-100! -50,-100!")
        for cap in (toe, rect(-50, 46, 100, 60)):
            canvas.fill(cap, ROMANCE.wine)
        canvas.stipple_radial(toe, ROMANCE.rose, (-8, -66), 0, 26, 0.9, 0)
    _sock(canvas)
    for k in range(3):
        y = -26 + k * 14
        canvas.line(segment(-16, y, 16, y - 4), ROMANCE.wine, 4.4)


def _sock(canvas: Canvas) -> None:
    """A striped ankle in the opening."""
    opening = curve("0,16! 21,22 21,62 0,78 -21,62 -21,22")
    canvas.line(opening, ROMANCE.wine, 5)
    canvas.fill(opening, ROMANCE.gold)
    with canvas.clip(opening):
        for y in (26, 46, 66):
            canvas.line(svg(f"M-26,{y} Q0,{y + 10} 26,{y}"), ROMANCE.red, 9)


def _her_shoe(canvas: Canvas) -> None:
    shoe = curve("4,-86! 32,-56 36,-20 23,20 18,56 12,80 0,84 -12,80 -17,56 -19,20 -28,-20 -22,-56")
    canvas.line(shoe, _LIT, 13)
    canvas.line(shoe, ROMANCE.wine, 7)
    canvas.fill(shoe, ROMANCE.teal)
    canvas.inner(shoe, ROMANCE.sea, 14, -5, -4, 0.95)
    canvas.stipple_radial(shoe, "#d8fff0", (2, -50), 0, 26, 0.9, 0)
    opening = curve("2,-22! 21,-4 15,52 0,70 -15,52 -16,-4")
    canvas.line(opening, ROMANCE.wine, 4)
    canvas.fill(opening, "#fbd0bd")
    canvas.inner(opening, ROMANCE.rose, 10, 0, 6, 0.8)
    strap = ribbon("-21,16,9 0,9,9 25,16,9")
    canvas.line(strap, ROMANCE.wine, 4)
    canvas.fill(strap, ROMANCE.teal)
    canvas.fill(circle(23, 16, 5), ROMANCE.gold)


# --- the accident


def _ouch(canvas: Canvas) -> None:
    """The pain bursts out under her trodden toe."""
    pain = burst(*_PAIN, 134, 64, 11, 0.12, 3, 8)
    canvas.line(pain, ROMANCE.wine, 8)
    canvas.fill(pain, ROMANCE.gold)
    canvas.stipple_radial(pain, _LIT, _PAIN, 30, 80, 1, 0)
