"""The curtain between two people at one screen: two halves with valance, tassels and fringe."""

import math
from pathlib import Path as FilePath

from studio.canvas import Canvas
from studio.paths import circle, curve, open_curve, rect, segment
from studio.printing import Pixels, resized
from studio.times_square.inks import NIGHT, SHADOW
from studio.times_square.pull import keep, pull
from studio.transforms import Path, flatten, place, union

_WIDE, _HIGH = 1000, 1080
_CLOTH, _DARK, _LIT = "#8f1230", "#2a0410", "#e2506f"
_GOLD, _RUST, _PALE = "#c98a1c", "#5a2e04", "#ffe9a0"
_FOLDS, _SWAG = 8, 250
_THREADS = ("#e0a52c", "#f6d470", "#a8681c")


def write(folder: FilePath) -> None:
    """Makes both files below the folder of the game's pictures."""
    for name in ("left", "right"):
        picture = resized(render(name), (_WIDE, _HIGH))
        keep(picture, folder / "curtain" / f"{name}.webp", 80)


def render(name: str, scale: float = 2) -> Pixels:
    """The printed half."""
    canvas = Canvas(_WIDE, _HIGH, scale, grain=0.9)
    _draw(canvas, -1 if name == "left" else 1)
    return pull(canvas, 5)


def _draw(canvas: Canvas, side: int) -> None:
    """One half, left (-1) or right (1); where they meet they have a golden edge."""
    body = rect(0, 0, _WIDE, _HIGH - 34)
    canvas.fill(body, _CLOTH)
    for number in range(_FOLDS):
        _fold(canvas, number, side)
    canvas.stipple_down(body, SHADOW, 520, -30, 0, 0.85)
    canvas.stipple_down(body, SHADOW, _HIGH - 360, _HIGH, 0, 0.7)
    _hem(canvas)
    _edge(canvas, side)
    for x in range(0, _WIDE, _SWAG):
        _swag(canvas, x)
    for x in range(0, _WIDE + 1, _SWAG):
        _tassel(canvas, x)


def _fold(canvas: Canvas, number: int, side: int) -> None:
    """A dark valley, then a lit ridge."""
    step = _WIDE / _FOLDS
    x, sway = number * step, 14 * math.sin(number * 1.7 + side)
    middle, foot = _HIGH * 0.55, _HIGH - 30
    right = f"{x + step * 0.20 + sway},{middle} {x + step * 0.12},{foot}!"
    left = f"{x - step * 0.24},{foot}! {x - step * 0.16 + sway},{middle}"
    valley = curve(f"{x - step * 0.20},-10! {x + step * 0.16},-10! {right} {left}")
    canvas.inner(valley, _DARK, 26, strength=0.2)
    canvas.stipple_across(valley, _DARK, x + step * 0.17, x - step * 0.06, 0, 1)
    canvas.stipple_across(valley, _DARK, x - step * 0.22, x - step * 0.02, 0, 1)
    crest = x + step * 0.5
    for start, end in ((step * 0.34, step * 0.5), (step * 0.68, step * 0.5)):
        half = rect(min(x + start, crest), -10, abs(crest - x - start), _HIGH)
        canvas.stipple_across(half, _LIT, x + start, x + end, 0, 0.5)


def _hem(canvas: Canvas) -> None:
    hem = rect(-10, _HIGH - 92, _WIDE + 20, 40)
    canvas.fill(hem, _GOLD)
    canvas.stipple_down(hem, _RUST, _HIGH - 84, _HIGH - 48, 0, 0.85)
    canvas.line(hem, _PALE, 2.4)
    y = _HIGH - 72
    for x in range(20, _WIDE, 40):
        wave = f"{x - 20},{y}! {x - 10},{y - 12} {x},{y}! {x + 10},{y + 12} {x + 20},{y}!"
        canvas.line(open_curve(wave), "#fff3c8", 2.2, 0.8)
    for number in range(126):
        x, foot = number * 8 + 4, _HIGH - 10 - (number * 7 % 11)
        thread = segment(x, _HIGH - 52, x + number % 3 - 1, foot)
        canvas.line(thread, _THREADS[number % 3], 5)


def _edge(canvas: Canvas, side: int) -> None:
    x = _WIDE - 9 if side < 0 else 9
    braid = rect(x - 9, 0, 18, _HIGH - 40)
    canvas.fill(braid, _GOLD)
    canvas.stipple_across(braid, _RUST, x, x + 9 * side, 0, 0.9)
    canvas.line(segment(x, 0, x, _HIGH - 40), _PALE, 3, dash=(14, 10))


# --- the valance


def _swag(canvas: Canvas, x: float) -> None:
    curved = f"{x - 6},88! {x + 60},150 {x + 125},172 {x + 190},150 {x + 256},88!"
    swag = curve(f"{x - 6},-20! {curved} {x + 256},-20!")
    canvas.outer(swag, SHADOW, 16, 0, 14, 0.9)
    canvas.fill(swag, "#a5173a")
    with canvas.clip(swag):
        for y in range(20, 200, 30):
            fold = _swag_fold(x, y)
            canvas.stipple_down(fold, _DARK, y + 46, y - 6, 0, 0.95)
            canvas.stipple_down(place(fold, 0, -14), _LIT, y, y + 26, 0, 0.4)
    _braid(canvas, open_curve(curved))


def _swag_fold(x: float, y: float) -> Path:
    upper = f"{x - 10},{y - 60}! {x + 125},{y + 22} {x + 260},{y - 60}!"
    return curve(f"{upper} {x + 260},{y - 44}! {x + 125},{y + 46} {x - 10},{y - 44}!")


def _braid(canvas: Canvas, braid: Path) -> None:
    for ink, wide in ((NIGHT.black, 16), (_GOLD, 11), (_PALE, 3)):
        canvas.line(braid, ink, wide)
    for x, y in flatten(braid, 10)[0]:
        canvas.line(segment(x, y + 4, x, y + 26), "#e0a52c", 4.4)
        canvas.line(segment(x + 2, y + 4, x + 2, y + 24), "#8a4f08", 1.6)


def _tassel(canvas: Canvas, x: float) -> None:
    skirt = curve(f"{x - 13},106! {x + 13},106! {x + 22},168! {x - 22},168!")
    tassel = union(circle(x, 96, 17), skirt)
    canvas.line(tassel, NIGHT.black, 7)
    canvas.fill(tassel, "#e0a52c")
    canvas.stipple_across(tassel, "#6a3a08", x - 4, x + 24, 0, 0.9)
    for number in range(-2, 3):
        thread = segment(x + number * 5, 116, x + number * 8, 166)
        canvas.line(thread, "#8a4f08", 1.6)
