"""Chip Wexley, child star: forty-one tantrums, each paid for with a lollipop."""

from studio.blocks.backdrops import ray_backdrop
from studio.canvas import Canvas
from studio.hair import combed, hair_mass
from studio.hands import fist
from studio.inks import SKINS
from studio.paths import circle, curve, on_circle, rect, ribbon, round_rect, segment, svg
from studio.portrait import Face

_HAIR, _HAIR_SHADE, _HAIR_LIGHT = "#cf6a2a", "#6a2a10", "#ffb264"
_TWEED, _TWEED_SHADE, _TWEED_LIGHT, _CHECK = "#8f7e5c", "#2e2414", "#e0d0a2", "#5a4a32"
_JERSEY, _JERSEY_SHADE = "#d0402c", "#5a0f12"
_CREAM = "#fdf0d8"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    ray_backdrop(canvas, "#2f8a68", "#6fb890", "#fdf0d8", 250, 320, 18, 5)
    with canvas.at(262, 330, 1.46, 6):
        face = Face(
            canvas,
            "fair",
            width=75,
            jaw=61,
            chin=23,
            length=92,
            jaw_y=56,
            turn=-0.2,
            light=1,
            brow_ink="#a8501e",
            blush=1.0,
            hollow=0,
            shade=0.42,
            smooth=True,
        )
        face.ear(-1, 1.35)
        face.ear(1, 1.35)
        face.neck(30, 128, 30)
        _jersey(canvas)
        face.head()
        _freckles(face)
        _features(face)
        _tooth_gap(face)
        _tufts(canvas)
        _cap(canvas)
        _plaster(canvas)
    _lollipop(canvas)


def _jersey(canvas: Canvas) -> None:
    jersey = curve("-210,340! -180,190 -100,142 -40,130 0,146 40,130 100,140 170,186 210,340!")
    canvas.fill(jersey, _JERSEY)
    with canvas.clip(jersey):
        for i in range(5):
            stripe = svg(f"M-220,{190 + i * 32} Q0,{146 + i * 34} 220,{190 + i * 32}")
            canvas.line(stripe, _CREAM, 14)
    canvas.stipple_across(jersey, _JERSEY_SHADE, 0, -180, 0, 0.9)
    neck = ribbon("-38,118,15 -22,134,18 0,140,18 22,134,18 38,118,15")
    canvas.fill(neck, _JERSEY)
    canvas.inner(neck, _JERSEY_SHADE, 6, 2, -3, 0.9)


def _freckles(face: Face) -> None:
    spots = (
        (-0.5, 26),
        (-0.64, 32),
        (-0.4, 36),
        (-0.28, 28),
        (0.5, 26),
        (0.66, 33),
        (0.42, 37),
        (0.3, 28),
        (-0.12, 24),
        (0.12, 23),
        (-0.54, 40),
        (0.56, 41),
    )
    for across, y in spots:
        face.canvas.fill(circle(face.x(across), y, 2.4), "#b8602c", 0.9)


def _features(face: Face) -> None:
    face.eyes("open", "#3a7ab0", face.tones.shade, 0.3, look=-0.25, size=1.24, gap=0.45, tilt=-2)
    face.brows(6.5, -30, 9, 0, 1, length=0.92, lift=(-4, 7))
    face.nose(0.8, -9, depth=0.5)
    face.open_mouth(30, 21, 2.4, y=54, full=0.6, male=True)
    face.smile_folds(29, 52, 0.5)


def _tooth_gap(face: Face) -> None:
    x = face.x(0) - 6
    gap = round_rect(x, 54, 9, 14, 2)
    face.canvas.fill(gap, "#3d0a14")


def _tufts(canvas: Canvas) -> None:
    hair = curve(
        "-76,0! -86,-44 -60,-80 60,-84 84,-48 78,2! 72,-14 66,-34! 56,-38 50,-50! 36,-40 22,-46 "
        "16,-54! 4,-40 -12,-44 -16,-52! -28,-38 -40,-42 -48,-48! -56,-34 -64,-34 -68,-16"
    )
    hair_mass(canvas, hair, _HAIR, _HAIR_SHADE, 8, 3, -4)
    combed(canvas, hair, "-60,-70 -74,-40 -76,-4", "60,-70 74,-40 76,-4", _HAIR_LIGHT, 14, 3)


def _cap(canvas: Canvas) -> None:
    with canvas.at(0, -9):
        _crown(canvas)
        _peak(canvas)


def _crown(canvas: Canvas) -> None:
    cap = curve(
        "-86,-46! -118,-70 -112,-116 -60,-146 10,-152 78,-138 116,-102 110,-64 88,-46! 40,-66 "
        "0,-72 -44,-64"
    )
    canvas.fill(cap, _TWEED)
    with canvas.clip(cap):
        for i in range(-4, 6):
            canvas.line(segment(i * 34 - 60, -40, i * 22, -156), _CHECK, 3)
        for i in range(5):
            y = -60 - i * 22
            canvas.line(svg(f"M-120,{y} Q0,{y - 26} 120,{y}"), _CHECK, 3)
    canvas.stipple_across(cap, _TWEED_SHADE, 10, -112, 0, 1)
    canvas.stipple_radial(cap, _TWEED_LIGHT, (56, -116), 0, 58, 0.85, 0)
    canvas.fill(circle(2, -150, 9), _CHECK)


def _peak(canvas: Canvas) -> None:
    peak = curve("-90,-38! -54,-66 0,-74 54,-68 92,-42! 64,-28 20,-33 -10,-33 -60,-25")
    canvas.outer(peak, "#3a180c", 7, 0, 6, 0.6)
    canvas.fill(peak, "#74664a")
    canvas.stipple_down(peak, _TWEED_SHADE, -56, -26, 0, 0.9)
    canvas.rim(peak, _TWEED_LIGHT, 0, 3.4)


def _plaster(canvas: Canvas) -> None:
    with canvas.at(57, 44, 1, -28):
        strip = round_rect(-17, -7, 34, 14, 6)
        canvas.fill(strip, "#f8e2b8")
        canvas.line(strip, "#a8703a", 2)
        canvas.fill(rect(-5, -6, 10, 12), "#e0b888")


def _lollipop(canvas: Canvas) -> None:
    with canvas.at(104, 400, 1, -8):
        canvas.line(segment(0, 40, 0, 240), "#8a6a5a", 13)
        canvas.line(segment(0, 40, 0, 240), "#fffaf0", 9)
        disc = circle(0, 0, 68)
        canvas.outer(disc, "#123a2c", 9, 3, 6, 0.6)
        canvas.line(disc, "#7a0f2a", 6)
        canvas.fill(disc, "#fff3e0")
        with canvas.clip(disc):
            for i in range(6):
                _swirl(canvas, i * 60)
        canvas.inner(disc, "#7a0f2a", 20, 7, -9, 0.7)
        canvas.line(svg("M-44,-30 Q-30,-52 -8,-55"), "#ffffff", 7)
    fist(canvas, 124, 508, 0.98, -8, SKINS["fair"], light=1)
    _cuff(canvas)


def _cuff(canvas: Canvas) -> None:
    sleeve = curve("128,562! 186,540! 236,720! 120,720!")
    canvas.fill(sleeve, _JERSEY)
    canvas.stipple_across(sleeve, _JERSEY_SHADE, 210, 130, 0, 1)
    canvas.fill(ribbon("124,570,22 156,560,24 188,544,22"), _CREAM)
    canvas.line(svg("M118,580 Q158,574 194,552"), _JERSEY_SHADE, 2.4)


def _swirl(canvas: Canvas, turn: float) -> None:
    """One arm of the spiral, wider toward the edge."""
    arm = [
        (*on_circle(0, 0, radius, turn + radius * 2.1), radius * 0.56) for radius in range(2, 86, 6)
    ]
    canvas.fill(ribbon(arm, 3), "#e2364e" if turn % 120 else "#f08aa0")
