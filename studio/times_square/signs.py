"""The small signs: the lamp of the three, luring, discarding, and the choice of a green card."""

from collections.abc import Callable
from pathlib import Path as FilePath

from PIL import Image

from studio.canvas import Canvas
from studio.paths import circle, curve, ellipse, heart, poly, ribbon, round_rect, segment, star, svg
from studio.printing import resized
from studio.times_square.inks import CREAM, EMERALD, NIGHT, ROLES
from studio.times_square.pull import keep, pull
from studio.times_square.roles import shape
from studio.times_square.steps import pawn
from studio.transforms import Path, place

_SHEET, _SIZE = 200, 128
_GUARD, _PALE = ROLES["grey"].main, "#fff3c8"


def sign_of(name: str) -> Image.Image:
    """A sign as it is kept."""
    canvas = Canvas(_SHEET, _SHEET, 2)
    SIGNS[name](canvas)
    return resized(pull(canvas, 3, 0.2), (_SIZE, _SIZE))


def write(folder: FilePath) -> None:
    """Makes the files of all signs below the folder of the game's pictures."""
    for name in SIGNS:
        keep(sign_of(name), folder / "signs" / f"{name}.webp", 88, 100)


# --- the three


def _trio(canvas: Canvas) -> None:
    """A gem between two shields on a rope."""
    disc = circle(100, 100, 83)
    for radius, ink in ((99, NIGHT.black), (96, ROLES["green"].main), (86, CREAM)):
        canvas.fill(circle(100, 100, radius), ink)
    canvas.fill(disc, "#0a3a28")
    canvas.stipple_radial(disc, "#1fae72", (100, 70), 10, 100, 0.75, 0)
    with canvas.clip(disc):
        _rope(canvas)
    for x in (48, 152):
        _set_in(canvas, place(shape("grey"), x, 92, 0.5), _GUARD, (9, 5))
    _emerald(canvas)


def _rope(canvas: Canvas) -> None:
    rope = ribbon("8,112,13 40,132,13 100,146,13 160,132,13 192,112,13", 10)
    canvas.line(rope, NIGHT.black, 5)
    canvas.fill(rope, "#f2c14e")
    for number in range(16):
        x = 16 + number * 11
        canvas.line(segment(x - 3, 152 - abs(100 - x) * 0.3, x + 5, 116), "#8a4f08", 2.6, 0.7)


def _set_in(canvas: Canvas, outline: Path, ink: str, lines: tuple[float, float]) -> None:
    """A shape with a dark and a light edge."""
    for width, edge in zip(lines, (NIGHT.black, CREAM), strict=True):
        canvas.line(outline, edge, width)
    canvas.fill(outline, ink)
    canvas.stipple_down(outline, ROLES["grey"].dark, 90, 130, 0, 0.7)


def _emerald(canvas: Canvas) -> None:
    stone = place(shape("green"), 100, 86, 0.62)
    canvas.line(stone, NIGHT.black, 10)
    canvas.line(stone, CREAM, 6)
    canvas.fill(stone, "#19b274")
    canvas.stipple(stone, ROLES["green"].dark, (90, 70), (130, 120), 0, 0.85)
    canvas.fill(place(shape("green"), 93, 78, 0.28), "#b8ffd8", 0.85)


# --- the two buttons


def _lure(canvas: Canvas) -> None:
    """Felix doffs his hat: a heart rises from the boater."""
    with canvas.at(100, 138, 0.86):
        boater(canvas)
    love = heart(100, 58, 40)
    canvas.line(love, NIGHT.black, 9)
    canvas.fill(love, ROLES["yellow"].main)
    canvas.stipple(love, ROLES["yellow"].dark, (90, 40), (130, 96), 0, 0.9)
    canvas.fill(ellipse(84, 42, 9, 6, -30), "#fff6d0")
    for x, y, size in ((38, 70, 13), (162, 66, 15), (150, 28, 9)):
        canvas.fill(star(x, y, size, size * 0.26, 4), _PALE)


def boater(canvas: Canvas) -> None:
    """A straw hat about the middle of its brim."""
    brim = ellipse(0, 0, 104, 22)
    canvas.line(brim, "#7a4a10", 4)
    canvas.fill(brim, "#f6d98a")
    canvas.stipple_across(brim, "#a8681c", 20, -104, 0, 0.9)
    crown = curve("-66,-2! -64,-60! -30,-68 30,-68 64,-60! 66,-2! 30,8 -30,8")
    canvas.fill(crown, "#fbe6a6")
    canvas.stipple_across(crown, "#a8681c", 10, -70, 0, 0.9)
    band = curve("-66,-4! -65,-30! -30,-22 30,-22 65,-30! 66,-4! 30,6 -30,6")
    canvas.fill(band, NIGHT.dark)
    canvas.line(svg("M-66,-17 Q0,4 66,-17"), "#ff4f86", 5)


def _discard(canvas: Canvas) -> None:
    """Two cards, and an arrow down."""
    for x, turn, ink in ((76, -16, "#3a2f66"), (116, 6, "#4a3f86")):
        with canvas.at(x, 86, 1, turn):
            card = round_rect(-42, -60, 84, 118, 12)
            canvas.line(card, NIGHT.black, 8)
            canvas.fill(card, ink)
            canvas.line(round_rect(-35, -53, 70, 104, 8), "#f2c14e", 4)
    with canvas.at(116, 86, 1, 6):
        canvas.fill(star(0, -4, 24, 10), "#f2c14e")
    arrow = poly("138,108 168,108 168,142 188,142 153,186 118,142 138,142")
    canvas.line(arrow, NIGHT.black, 12)
    canvas.fill(arrow, _PALE)


# --- the choice of a green card


def _alone(canvas: Canvas) -> None:
    pawn(canvas, 92, 110, 3.6, EMERALD)
    _chevron(canvas, 152, 2.0)


def _together(canvas: Canvas) -> None:
    for x, ink, size in ((46, _GUARD, 2.5), (138, _GUARD, 2.5), (92, EMERALD, 3.1)):
        pawn(canvas, x, 112, size, ink)
    _chevron(canvas, 178, 1.6)


def _chevron(canvas: Canvas, x: float, size: float) -> None:
    canvas.fill(place(poly("-8,-14 -1,-14 11,0 -1,14 -8,14 3,0"), x, 116, size), _PALE)


SIGNS: dict[str, Callable[[Canvas], None]] = {
    "trio": _trio,
    "lure": _lure,
    "discard": _discard,
    "alone": _alone,
    "together": _together,
}
