"""Stella Vane, stargazer: her head is in the night sky, and so is her hair."""

from hollywood.pictures import Mood
from studio.canvas import Canvas
from studio.faces.moods import lean, rise
from studio.faces.props import edged, sparkle
from studio.paths import circle, curve, ribbon, star, svg
from studio.portrait import Face
from studio.transforms import Path, subtract, union

_NIGHT, _NIGHT_LIGHT, _NIGHT_EDGE = "#1d2260", "#5a62c8", "#0a0c2a"
_GOLD, _GOLD_SHADE, _GOLD_LIGHT = "#ffc928", "#9a5410", "#fff3b0"
_SCARF, _SCARF_SHADE = "#e2407f", "#5f0c3a"


def draw(canvas: Canvas, mood: Mood) -> None:
    """Draws the whole picture."""
    _dawn(canvas)
    person(canvas, mood)


def person(canvas: Canvas, mood: Mood) -> None:
    """Who it is, without what is behind and before."""
    with canvas.at(254, 252 + rise(mood), 1.34, -10 + lean(mood)):
        face = Face(
            canvas,
            "umber",
            width=70,
            jaw=56,
            chin=19,
            length=108,
            jaw_y=64,
            turn=0.24,
            light=-1,
            lips="#d5304a",
            brow_ink="#1c0d14",
            blush=0.7,
            hollow=0.1,
            smooth=True,
            shade=0.55,
        )
        _sky_of_hair(canvas)
        face.neck(27, 150, 78)
        _scarf(canvas)
        face.head()
        _features(face, mood)
        _hairline(canvas)
        _stars(canvas)
        if mood == "dismay":
            _slipped(face)
        else:
            _glasses(face)
        face.rim_light("#ffb0c8", 1, 3, 10)
        _earring(canvas)


def _dawn(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#f08a9a")
    canvas.stipple_down(canvas.page, "#ffe2b0", 200, 480, 0, 1)
    canvas.stipple_down(canvas.page, "#c86ac0", 180, 0, 0, 0.9)
    canvas.stipple_radial(canvas.page, "#fff0d0", (256, 230), 140, 260, 0.7, 0)


def _cloud_of_hair() -> Path:
    puffs = (
        (-96, -12, 50),
        (-104, -66, 48),
        (-72, -112, 50),
        (-22, -134, 50),
        (34, -132, 50),
        (84, -106, 50),
        (112, -58, 48),
        (106, -4, 50),
        (92, 42, 40),
        (-86, 38, 40),
        (0, -60, 90),
    )
    first, *rest = (circle(*puff) for puff in puffs)
    return union(first, *rest)


def _sky_of_hair(canvas: Canvas) -> None:
    hair = _cloud_of_hair()
    edged(canvas, hair, _NIGHT, _NIGHT_EDGE, 6)
    canvas.stipple_radial(hair, _NIGHT_LIGHT, (-60, -110), 0, 130, 0.85, 0)
    canvas.inner(hair, _NIGHT_EDGE, 16, -4, -6, 0.9)


def _scarf(canvas: Canvas) -> None:
    wrap = curve(
        "-60,120! -20,146 24,146 62,116! 110,150 190,176 240,340! -240,340! -180,180 -100,152"
    )
    edged(canvas, wrap, _SCARF, _NIGHT_EDGE, 5)
    canvas.stipple_across(wrap, _SCARF_SHADE, -10, 190, 0, 0.95)
    canvas.line(svg("M-76,146 Q0,196 96,146 M-120,170 Q-20,230 120,168"), _SCARF_SHADE, 5, 0.8)
    for x, y, size in ((-88, 172, 15), (-34, 178, 15), (28, 174, 15), (84, 168, 15)):
        canvas.fill(star(x, y, size, size * 0.45, rotate=-80 + x), _GOLD_LIGHT)


def _features(face: Face, mood: Mood) -> None:
    _MOODS[mood](face)
    face.nose(1.0, -3)


def _neutral(face: Face) -> None:
    face.brows(5, -46, 10, -5, 2, length=1.0)
    face.mouth(25, 1.2, 1.5, y=72)
    face.smile_folds(24, 66, 0.35)


def _triumph(face: Face) -> None:
    face.brows(5, -51, 14, -2, 0, length=1.0, lift=(5, 5))
    face.open_mouth(33, 26, 2.6, y=62, full=1.2)
    face.smile_folds(33, 62, 0.45)


def _dismay(face: Face) -> None:
    face.eyes("wide", "#6a3a1a", face.tones.shade, 1.0, look=0.05, size=1.16, tilt=-4, y=-12)
    face.brows(5, -48, 6, -10, 8, length=1.0, lift=(2, 2))
    face.open_mouth(19, 19, -1.6, y=80, full=1.2, tongue=False)


_MOODS = {"neutral": _neutral, "triumph": _triumph, "dismay": _dismay}


def _hairline(canvas: Canvas) -> None:
    edge = curve(
        "-80,14! -96,-40 -76,-96 0,-122 78,-96 98,-40 82,14! 74,-14 64,-44 42,-62 22,-58 "
        "4,-68 -18,-60 -38,-64 -60,-46 -72,-16"
    )
    canvas.fill(edge, _NIGHT)
    canvas.stipple_radial(edge, _NIGHT_LIGHT, (-60, -110), 0, 130, 0.85, 0)


def _stars(canvas: Canvas) -> None:
    for x, y, size in (
        (-106, -30, 11),
        (-86, -84, 15),
        (-34, -140, 11),
        (2, -98, 12),
        (-44, -96, 9),
        (122, -74, 12),
        (104, 8, 13),
        (-100, 32, 8),
        (-52, -150, 6),
    ):
        sparkle(canvas, x, y, size, _GOLD_LIGHT)
    for x, y in ((-120, -62), (-64, -122), (-8, -150), (44, -150), (130, -30), (96, 48)):
        canvas.fill(circle(x, y, 3), "#ffffff")
    canvas.fill(subtract(circle(66, -106, 25), circle(80, -113, 23)), _GOLD_LIGHT)


def _glasses(face: Face) -> None:
    """Two stars for two eyes."""
    canvas = face.canvas
    left, right = face.x(-0.5), face.x(0.47)
    canvas.line(
        svg(f"M{left + 16},-10 Q{(left + right) / 2},-18 {right - 14},-10"), _GOLD_SHADE, 11
    )
    canvas.line(svg(f"M{left + 16},-10 Q{(left + right) / 2},-18 {right - 14},-10"), _GOLD, 6)
    for x, size in ((left, 47), (right, 43)):
        canvas.outer(star(x, 2, size, size * 0.52), face.tones.shadow, 6, 2, 6, 0.8)
        edged(canvas, star(x, 0, size, size * 0.52), _GOLD, "#5a2c08", 8)
        canvas.stipple_down(star(x, 0, size, size * 0.52), _GOLD_SHADE, 10, 50, 0, 0.6)
        lens = star(x, 0, size * 0.72, size * 0.39)
        canvas.fill(lens, "#ff5a96")
        canvas.stipple(lens, "#8a1466", (x - 2, 6), (x + 16, 30), 0, 0.9)
        canvas.stipple(lens, "#ffe8f4", (x + 4, 0), (x - 18, -22), 0, 0.9)
        sparkle(canvas, x - size * 0.18, -size * 0.16, 10)


def _slipped(face: Face) -> None:
    """The glasses have slid down the nose: for once she looks at the table."""
    with face.canvas.at(3, 38, 0.86, 9):
        _glasses(face)


def _earring(canvas: Canvas) -> None:
    canvas.line(ribbon("-70,60,2 -74,76,2"), _GOLD, 3)
    edged(canvas, star(-75, 92, 17, 7), _GOLD, _GOLD_SHADE, 4)
