"""Mind the Thirteenth Stair: the stairwell seen from above ends in an eye; a girl comes down."""

import math

from studio.blocks.heads import Profile, profile_head
from studio.canvas import Canvas
from studio.colour import mix
from studio.inks import HORROR
from studio.paths import circle, curve, ellipse, on_circle, poly, rect, ribbon, segment, svg
from studio.transforms import Path, Point, place

_BLACK = "#05030a"
_SHADOW = "#0a0616"
_HAIR = "#1a0a14"
_CENTRE_X, _CENTRE_Y = 256, 322
_STEPS_A_TURN = 20
_SHRINK = 0.56  # each turn of the stair is this much smaller
_TURNS = 5
_FIRST_STEP = -2 * _STEPS_A_TURN
_LAST_STEP = _TURNS * _STEPS_A_TURN


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    canvas.fill(canvas.page, HORROR.night)
    for step in range(_FIRST_STEP, _LAST_STEP):
        _step(canvas, step)
        _carpet(canvas, step)
    _banisters(canvas)
    _rail(canvas)
    _candlelight(canvas)
    _eye(canvas)
    _veins(canvas)
    _girl(canvas)


# --- the spiral; `turn` counts steps, also in fractions


def _radius(turn: float) -> float:
    return float(430 * _SHRINK ** (turn / _STEPS_A_TURN))


def _spot(radius: float, turn: float) -> Point:
    angle = turn / _STEPS_A_TURN * math.tau + 2.2
    x = _CENTRE_X + radius * math.cos(angle)
    return x, _CENTRE_Y + radius * 0.98 * math.sin(angle)


def _tread(step: int, outer: float, inner: float) -> Path:
    return poly(
        [_spot(outer, step), _spot(outer, step + 1), _spot(inner, step + 1), _spot(inner, step)]
    )


def _edge(start: Point, end: Point) -> Path:
    return segment(*start, *end)


def _depth(step: int) -> float:
    """From 0 at the top of the stair to 1 near its foot."""
    return min(1, max(0, step / (_LAST_STEP * 0.8)))


def _step(canvas: Canvas, step: int) -> None:
    depth, outer = _depth(step), _radius(step)
    inner = outer * _SHRINK * 1.06
    tread = _tread(step, outer, inner)
    canvas.fill(tread, mix("#7a50b8", "#1a0e30", depth**0.8))
    back, front = _spot(outer * 0.8, step), _spot(outer * 0.8, step + 1)
    canvas.stipple(tread, _SHADOW, back, front, 0.9, 0, 0.8)
    lit = mix("#c8a8ee", "#3b2166", depth)
    canvas.stipple(tread, lit, front, back, 0.55 * (1 - depth), 0)
    nosing = _edge(_spot(outer, step + 1), _spot(inner, step + 1))
    width = max(0.6, 3.2 * (1 - depth))
    canvas.line(nosing, mix("#d8c0f4", HORROR.violet, depth), width)


def _carpet(canvas: Canvas, step: int) -> None:
    depth, radius = _depth(step), _radius(step)
    outer, inner = radius * 0.9, radius * 0.66
    carpet = _tread(step, outer, inner)
    canvas.fill(carpet, mix(HORROR.blood, "#3a0b1c", depth))
    back, front = _spot(radius * 0.8, step), _spot(radius * 0.8, step + 1)
    canvas.stipple(carpet, "#2a0612", back, front, 0.9, 0, 0.8)
    ink, width = mix("#f0b050", "#5a2a1a", depth), max(0.5, 2.2 * (1 - depth))
    for side in (outer, inner):
        canvas.line(_edge(_spot(side, step), _spot(side, step + 1)), ink, width)


def _banisters(canvas: Canvas) -> None:
    samples = (_LAST_STEP - _FIRST_STEP) * 6
    for sample in range(0, samples - 12, 12):
        turn = _FIRST_STEP + sample / 6
        radius = _radius(turn) * _SHRINK * 1.07
        depth = max(0, sample / samples - 0.12)
        banister = _edge(_spot(radius, turn), _spot(radius * 0.93, turn))
        canvas.line(banister, _SHADOW, max(0.6, 3 * (1 - depth)))


def _rail(canvas: Canvas) -> None:
    """The hand-rail along the inner edge, with its gilding."""
    knots: list[tuple[float, float, float]] = []
    for sample in range(_FIRST_STEP * 6, _LAST_STEP * 6, 3):
        radius = _radius(sample / 6) * _SHRINK * 1.07
        if radius > 40:
            knots.append((*_spot(radius * 0.92, sample / 6), max(1.2, 13 * radius / 240)))
    canvas.fill(ribbon(knots, 3), _SHADOW)
    gilding = [(x - 1.2, y - 1.5, width * 0.45) for x, y, width in knots]
    canvas.fill(ribbon(gilding, 3), HORROR.gold)


# --- the eye at the foot


def _eye(canvas: Canvas) -> None:
    """It looks up at the girl."""
    canvas.stipple_radial(canvas.page, _BLACK, (_CENTRE_X, _CENTRE_Y), 46, 150)
    eye = circle(_CENTRE_X, _CENTRE_Y, 60)
    canvas.outer(eye, HORROR.acid, 22, strength=0.7)
    canvas.fill(eye, HORROR.bone)
    canvas.inner(eye, "#8a6a9a", 14, 0, 5)
    _iris(canvas, _CENTRE_X - 9, _CENTRE_Y + 17)


def _iris(canvas: Canvas, x: float, y: float) -> None:
    iris = circle(x, y, 38)
    canvas.fill(iris, HORROR.acid)
    canvas.inner(iris, HORROR.moss, 10)
    for i in range(26):
        angle = 360 * i / 26
        spoke = segment(*on_circle(x, y, 18, angle), *on_circle(x, y, 34, angle))
        canvas.line(spoke, HORROR.moss, 2)
    canvas.fill(ellipse(x - 1, y + 2, 13, 20, 12), _BLACK)
    canvas.fill(circle(x - 9, y - 13, 7), "#ffffff")


def _veins(canvas: Canvas) -> None:
    for side in (-1, 1):
        for i in range(4):
            x, y = _CENTRE_X + side * (56 - i * 2), _CENTRE_Y - 24 + i * 10
            vein = svg(f"M{x},{y} q{-side * 10},4 {-side * 16},{-2 + i}")
            canvas.line(vein, HORROR.blood, 1.8)


# --- the girl with the candle


def _candlelight(canvas: Canvas) -> None:
    canvas.stipple_radial(circle(234, 483, 210), "#ffd98a", (234, 483), 16, 172)


def _girl(canvas: Canvas) -> None:
    with canvas.at(180, 566, 1.6):
        canvas.fill(poly("-14,0 14,3 -70,90 -120,70"), _BLACK, 0.75)
        _feet(canvas)
        _nightgown(canvas)
        _plait(canvas)
        face = Profile(nose=-2, tip=-3, jaw=2, chin=-1)
        profile_head(
            canvas, -3, -62, 0.3, "fair", _HAIR, "pony", profile=face, eye_open=True, rotate=8
        )
        _candle(canvas)
        _sleeve(canvas)


def _feet(canvas: Canvas) -> None:
    for x in (-6, 5):
        foot = curve("-4,0! -3,6 4,7 12,7! 10,2 4,0!")
        canvas.fill(place(foot, x), "#f1c39a")


def _nightgown(canvas: Canvas) -> None:
    gown = curve("-21,2! -17,-24 -11,-46 -2,-52 7,-48 12,-28 20,3! 12,6 6,2 -2,6 -10,2")
    canvas.fill(gown, "#d8c8ea")
    canvas.stipple_across(gown, HORROR.violet, 10, -8)
    canvas.stipple_across(gown, _SHADOW, 0, -22)
    canvas.stipple_across(gown, "#fff0c0", 4, 18)
    for fold in ("M-6,-34 Q-10,-14 -11,0", "M4,-34 Q5,-16 7,1"):
        canvas.line(svg(fold), "#8a6ab0", 1.6)
    frill = ribbon("-8,-50,5 0,-47,6 6,-49,5")
    canvas.fill(frill, "#fff0c0")


def _plait(canvas: Canvas) -> None:
    for i, (x, y) in enumerate(((-17, -64), (-20, -57), (-21, -50), (-21, -43))):
        knot = ellipse(x, y, 5 - i * 0.5, 4.6, 14 if i % 2 else -14)
        canvas.fill(knot, _HAIR)
        canvas.rim(knot, "#5a2a3a", -1, 1)
    bow = poly("-21,-38 -27,-42 -27,-34 -15,-42 -15,-34")
    canvas.fill(bow, HORROR.acid)


def _sleeve(canvas: Canvas) -> None:
    sleeve = curve("-2,-46! 8,-46 18,-40 26,-42! 28,-36 27,-32! 14,-28 2,-32")
    canvas.fill(sleeve, "#e8d8f4")
    canvas.stipple_down(sleeve, "#6a4a9a", -40, -29, 0, 0.9)
    for y in (-40, -37, -34):
        canvas.line(segment(28, y, 34, y - 0.6), "#f1c39a", 3)


def _candle(canvas: Canvas) -> None:
    canvas.fill(rect(29, -58, 7, 19), HORROR.bone)
    flame = curve("32.5,-82! 40,-67 32.5,-58 25,-67")
    canvas.outer(flame, "#ffd34d", 7, strength=0.9)
    canvas.fill(flame, "#fff2b0")
    canvas.fill(ellipse(32.5, -37, 11, 3.4), HORROR.gold)
