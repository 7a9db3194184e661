"""Seven Sticks to Midnight: a gloved hand is about to snip the fuse of a clock bomb."""

import math
import random

from studio.blocks.motion import explosion
from studio.canvas import Canvas
from studio.inks import ACTION
from studio.paths import (
    burst,
    circle,
    curve,
    ellipse,
    on_circle,
    open_curve,
    poly,
    rays,
    rect,
    ribbon,
    ring,
    round_rect,
    segment,
    spline,
    svg,
)
from studio.transforms import Path, Point, place

_FUSE = [(186, 268), (164, 206), (190, 146), (250, 142), (292, 180), (350, 196), (402, 150)]
_SPARK = (404, 146)
_HOT = "#fffbe6"
_GLOVE_SHADE = "#b98a5a"
_EYES = (ellipse(-36, 84, 27, 30, 20), ellipse(48, 82, 40, 30, -8))


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _glare(canvas)
    _fuse(canvas)
    _spark(canvas)
    with canvas.at(196, 444, 1.08, -10):
        _sticks(canvas)
        _label(canvas)
        _straps(canvas)
        _clock(canvas)
        _bells(canvas)
        _wires(canvas)
    with canvas.at(262, 214, 0.98, -28):
        _sleeve(canvas)
        _blades(canvas)
        _handles(canvas)
        _hand(canvas)


# --- the light of the fuse


def _glare(canvas: Canvas) -> None:
    page = canvas.page
    canvas.fill(page, ACTION.navy)
    canvas.fill(rays(*_SPARK, 900, 30, 0.5, 3), ACTION.steel)
    canvas.stipple_radial(page, ACTION.ink, _SPARK, 220, 600, 0, 1)
    canvas.stipple_radial(page, ACTION.yellow, _SPARK, 20, 270, 1, 0)
    canvas.stipple_radial(page, _HOT, _SPARK, 0, 110, 1, 0)


def _fuse(canvas: Canvas) -> None:
    cord = open_curve(_FUSE)
    canvas.line(cord, ACTION.ink, 15)
    canvas.line(cord, "#d9b98a", 9)
    samples = spline(_FUSE, 9)
    for i in range(0, len(samples) - 2, 2):
        (x, y), (next_x, next_y) = samples[i], samples[i + 1]
        twist = math.degrees(math.atan2(next_y - y, next_x - x) + 0.9)
        strand = segment(*on_circle(x, y, -4.5, twist), *on_circle(x, y, 4.5, twist))
        canvas.line(strand, "#6a4520", 2.2)


def _spark(canvas: Canvas) -> None:
    explosion(canvas, *_SPARK, 70, 6, 15)
    chance = random.Random(7)
    for _ in range(44):
        angle = math.degrees(chance.uniform(0, math.tau))
        start, length = chance.uniform(60, 170), chance.uniform(5, 24)
        width = chance.uniform(2, 4.5)
        ember = [
            (*on_circle(*_SPARK, start, angle), 0.6),
            (*on_circle(*_SPARK, start + length * 0.5, angle), width),
            (*on_circle(*_SPARK, start + length, angle), 0.6),
        ]
        ink = chance.choice([ACTION.yellow, _HOT, ACTION.orange])
        canvas.fill(ribbon(ember, 3), ink)


# --- the bomb, tilted, about the hub of its clock


def _sticks(canvas: Canvas) -> None:
    for x, y in ((-70, -30), (0, -40), (70, -30)):
        _stick(canvas, x, y, "#b22c18", "#4a0f0a", "#e86a3a")
    for x, y in ((-84, 0), (-28, 10), (28, 10), (84, 0)):
        _stick(canvas, x, y, ACTION.red, "#6a140c", "#ff9a5a")


def _stick(canvas: Canvas, x: float, y: float, ink: str, dark: str, light: str) -> None:
    body = round_rect(x - 33, -150 + y, 66, 330, 6)
    canvas.fill(body, ink)
    canvas.stipple_across(body, dark, x - 4, x + 33, 0, 1)
    canvas.stipple_across(body, light, x - 10, x - 33, 0, 0.9)
    canvas.line(body, ACTION.ink, 3)
    end = ellipse(x, -150 + y, 33, 12)
    canvas.fill(end, "#e8c99a")
    canvas.stipple_across(end, "#8a5a2a", x, x + 33, 0, 1)
    canvas.line(end, ACTION.ink, 3)
    canvas.fill(ellipse(x, -150 + y, 7, 3), ACTION.ink)


def _label(canvas: Canvas) -> None:
    """The sign for what is in the sticks: a bang, stencilled."""
    for size, ink in ((40, "#fbe0b0"), (22, ACTION.red)):
        canvas.fill(burst(0, 144, size, size * 0.5, 11, 0.16, 5), ink)


def _straps(canvas: Canvas) -> None:
    for y in (-92, 78):
        strap = curve(
            f"-120,{y}! -60,{y + 12} 0,{y + 16} 60,{y + 12} 120,{y}! "
            f"120,{y + 24}! 60,{y + 36} 0,{y + 40} -60,{y + 36} -120,{y + 24}!"
        )
        canvas.fill(strap, ACTION.ink)
        canvas.stipple_across(strap, "#4f7f94", -10, -120, 0, 0.9)


def _clock(canvas: Canvas) -> None:
    canvas.outer(circle(0, 2, 80), ACTION.ink, 8, 3, 7, 0.8)
    canvas.fill(circle(0, 0, 80), ACTION.ink)
    rim = ring(0, 0, 76, 62)
    canvas.fill(rim, ACTION.yellow)
    canvas.stipple(rim, "#9a5a14", (-20, -20), (60, 60), 0, 1)
    face = circle(0, 0, 62)
    canvas.fill(face, ACTION.cream)
    canvas.inner(face, _GLOVE_SHADE, 18, -6, -6, 0.9)
    for hour in range(12):
        length, width = (7, 3) if hour % 3 else (13, 5.5)
        ends = _spoke(54, hour), _spoke(54 - length, hour)
        canvas.line(segment(*ends[0], *ends[1]), ACTION.ink, width, flat_ends=True)
    canvas.fill(place(poly("-5,12 5,12 1.5,-48 -1.5,-48"), rotate=-24), ACTION.ink)
    canvas.fill(place(poly("-5.5,10 5.5,10 3,-32 -3,-32"), rotate=-2), ACTION.red)
    canvas.fill(circle(0, 0, 7), ACTION.ink)


def _spoke(radius: float, hour: int) -> Point:
    return on_circle(0, 0, radius, 30 * hour)


def _bells(canvas: Canvas) -> None:
    for side in (-1, 1):
        bell = place(curve("30,-84! 36,-108 62,-98 60,-72!"), flip=side < 0)
        canvas.fill(bell, ACTION.yellow)
        canvas.line(bell, ACTION.ink, 4)


def _wires(canvas: Canvas) -> None:
    canvas.line(svg("M-40,64 C-90,80 -120,40 -104,-10"), ACTION.steel, 6)
    canvas.line(svg("M40,64 C100,90 130,30 104,-30"), ACTION.orange, 6)


# --- the scissors, about their pivot


def _blades(canvas: Canvas) -> None:
    """Open on both sides of the fuse."""
    for side in (-1, 1):
        blade = curve("-8,4! 6,-14 20,-40 18,-76 4,-104! 4,-60 -6,-14!")
        blade = place(blade, 0, -4, 1, side * 15, flip=side < 0)
        canvas.line(blade, ACTION.ink, 6)
        canvas.fill(blade, "#e4f0ec")
        canvas.stipple(blade, "#2f5a70", (side * 12, -20), (side * 60, -50), 0, 0.8)


def _handles(canvas: Canvas) -> None:
    for side in (-1, 1):
        shank = ribbon([(side * -4, -10, 13), (side * 12, 24, 12), (side * 26, 52, 12)])
        canvas.line(shank, ACTION.ink, 5)
        canvas.fill(shank, ACTION.orange)
    canvas.fill(circle(0, -6, 12), ACTION.ink)
    canvas.fill(circle(0, -6, 5), ACTION.mist)
    for ring_ in _EYES:
        _eye(canvas, ring_)


def _eye(canvas: Canvas, ring_: Path) -> None:
    canvas.line(ring_, ACTION.ink, 18)
    canvas.line(ring_, ACTION.orange, 11)


# --- the hand that holds them


def _hand(canvas: Canvas) -> None:
    """A gloved hand: the thumb is in one eye of the scissors, two fingers are in the other."""
    _leather(canvas, ribbon("92,150,30 118,120,28 100,100,24"), 8)
    _leather(canvas, ribbon("84,146,31 104,112,29 84,92,24"), 8)
    _leather(canvas, curve("-10,158! 14,120 60,112 104,128 120,172 106,212! 46,232!"), 16)
    _leather(canvas, ribbon("20,182,40 -34,168,34 -54,122,30 -44,64,23"), 9)
    for finger in ("76,140,30 70,98,28 66,52,23", "44,142,31 36,98,28 32,46,23"):
        _leather(canvas, ribbon(finger), 8)
    canvas.fill(ellipse(56, 146, 34, 18), ACTION.cream)
    for x in (44, 76):
        canvas.line(svg(f"M{x - 12},134 q12,10 24,0"), _GLOVE_SHADE, 3)
    with canvas.clip(rect(-120, 82, 300, 60)):
        for ring_ in _EYES:
            _eye(canvas, ring_)


def _leather(canvas: Canvas, shape: Path, blur: float) -> None:
    canvas.line(shape, ACTION.ink, 6)
    canvas.fill(shape, ACTION.cream)
    canvas.inner(shape, _GLOVE_SHADE, blur, -blur * 0.3, -blur * 0.6, 0.95)


def _sleeve(canvas: Canvas) -> None:
    """The forearm comes in from the right edge."""
    sleeve = ribbon("56,180,74 130,272,84 260,450,104")
    canvas.line(sleeve, ACTION.ink, 6)
    canvas.fill(sleeve, ACTION.steel)
    canvas.inner(sleeve, ACTION.ink, 24, 8, -10, 0.95)
    cuff = poly("58,236 124,186 152,222 86,274")
    canvas.line(cuff, ACTION.ink, 6)
    canvas.fill(cuff, ACTION.yellow)
    canvas.stipple(cuff, ACTION.brick, (120, 180), (80, 240), 0, 0.8)
