"""The understudy: knows every part by heart and hopes for somebody's cold."""

from hollywood.pictures import Mood
from studio.canvas import Canvas
from studio.faces.moods import lean, rise, sweat
from studio.faces.props import edged
from studio.hair import combed, hair_mass
from studio.hands import finger
from studio.inks import Skin
from studio.paths import circle, curve, poly, ribbon, segment
from studio.portrait import Face
from studio.transforms import place

_SKIN = Skin("#fff1d2", "#f6d3a4", "#d69a66", "#854a30", "#ee8a72")
_HAIR, _HAIR_SHADE, _HAIR_LIGHT = "#20141c", "#08040a", "#6a4a6a"
_BLOUSE, _BLOUSE_SHADE = "#e8563f", "#7a1420"
_PAPER, _PAPER_SHADE = "#fffaf0", "#b8a8a0"
_YELLOW, _YELLOW_SHADE = "#ffc928", "#a8610c"
_INK = "#2a0f18"


def draw(canvas: Canvas, mood: Mood) -> None:
    """Draws the whole picture."""
    _morning(canvas)
    person(canvas, mood)
    _script(canvas)


def person(canvas: Canvas, mood: Mood) -> None:
    """Who it is, without what is behind and before."""
    with canvas.at(250, 250 + rise(mood), 1.42, -6 + lean(mood)):
        face = Face(
            canvas,
            _SKIN,
            width=74,
            jaw=60,
            chin=20,
            length=100,
            jaw_y=60,
            turn=0.22,
            light=-1,
            lips="#d5404a",
            brow_ink="#2a1a1e",
            blush=1.0,
            hollow=0,
            smooth=True,
            shade=0.42,
        )
        for side in (-1, 1):
            _pigtail(canvas, side)
        face.neck(26, 138, 30)
        _collar(canvas)
        face.ear(-1, 1.05)
        face.head()
        _features(face, mood)
        _fringe(canvas)
        _pencil(canvas)


def _morning(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#8fd0a8")
    canvas.stipple_radial(canvas.page, "#fff6d0", (240, 240), 90, 300, 1, 0)


def _pigtail(canvas: Canvas, side: int) -> None:
    tail = place(
        curve("60,-74! 92,-104 134,-96 152,-56 150,-10 166,22! 130,22 104,-6 88,-40"),
        flip=side < 0,
    )
    hair_mass(canvas, tail, _HAIR, _HAIR_SHADE, 8, -3, -4)
    outer = f"{side * 70},-80 {side * 136},-86 {side * 152},14"
    inner = f"{side * 70},-64 {side * 100},-40 {side * 124},10"
    combed(canvas, tail, outer, inner, _HAIR_LIGHT, 5, 3.4)
    ribbon_ = ribbon([(side * 76, -86, 16), (side * 90, -70, 20), (side * 84, -50, 16)])
    edged(canvas, ribbon_, _BLOUSE, _INK, 4)


def _collar(canvas: Canvas) -> None:
    blouse = curve("-210,340! -170,180 -90,140 -30,126 0,150 30,126 90,140 170,180 210,340!")
    canvas.fill(blouse, _BLOUSE)
    canvas.stipple_across(blouse, _BLOUSE_SHADE, -20, 170, 0, 0.95)
    for side in (-1, 1):
        flap = place(curve("2,146! 30,118 62,128 72,160! 40,172"), flip=side < 0)
        edged(canvas, flap, _PAPER, _INK, 4)
        canvas.stipple_across(flap, _PAPER_SHADE, 0, 90, 0, 0.7)


def _features(face: Face, mood: Mood) -> None:
    _MOODS[mood](face)
    face.nose(0.72, -8, depth=0.45)
    for across, y in ((-0.5, 34), (-0.62, 39), (0.52, 34), (0.66, 39)):
        face.canvas.fill(circle(face.x(across), y, 2.2), "#c2713a", 0.8)


def _neutral(face: Face) -> None:
    face.eyes("wide", "#4a2a18", face.tones.shade, 0.9, look=0.3, size=1.16, tilt=3)
    face.brows(6, -38, 9, -6, 3, length=0.9, lift=(2, 5))
    face.open_mouth(24, 15, 2.0, y=60, full=0.8, tongue=False)


def _triumph(face: Face) -> None:
    face.eyes("laughing", "#4a2a18", face.tones.shade, 0.9, size=1.24, tilt=3)
    face.brows(6, -42, 12, -3, 2, length=0.9, lift=(6, 7))
    face.open_mouth(32, 28, 2.4, y=54, full=0.8)


def _dismay(face: Face) -> None:
    face.eyes("wide", "#4a2a18", face.tones.shade, 0.9, look=0.1, size=1.22, tilt=-6)
    face.brows(6, -38, 6, -12, 9, length=0.9, lift=(3, 3))
    face.mouth(17, 0.9, -2.6, y=70)
    _tear(face)


_MOODS = {"neutral": _neutral, "triumph": _triumph, "dismay": _dismay}


def _tear(face: Face) -> None:
    sweat(face, face.x(0.62), 34, 0.7)


def _fringe(canvas: Canvas) -> None:
    fringe = curve(
        "-78,6! -92,-52 -70,-104 0,-124 70,-104 94,-52 80,6! 72,-24 66,-40! 40,-46 10,-50 "
        "-10,-62! -30,-48 -58,-40! -68,-22"
    )
    hair_mass(canvas, fringe, _HAIR, _HAIR_SHADE, 7, -2, -4)
    combed(canvas, fringe, "-4,-118 -62,-84 -74,-20", "-4,-118 -20,-90 -22,-50", _HAIR_LIGHT, 6, 3)
    combed(canvas, fringe, "0,-118 20,-90 26,-48", "0,-118 66,-84 76,-20", _HAIR_LIGHT, 6, 3)


def _pencil(canvas: Canvas) -> None:
    with canvas.at(-84, -16, 1.12, -34):
        body = poly("-10,-9 78,-9 78,9 -10,9")
        edged(canvas, body, _YELLOW, _INK, 5)
        canvas.stipple_down(body, _YELLOW_SHADE, 0, 10, 0, 1)
        edged(canvas, poly("78,-9 104,0 78,9"), "#f6d9b0", _INK, 5)
        canvas.fill(poly("94,-4 105,0 94,4"), _INK)
        edged(canvas, poly("-26,-9 -10,-9 -10,9 -26,9"), "#ee7a86", _INK, 5)


def _script(canvas: Canvas) -> None:
    with canvas.at(256, 440, 1, 5):
        for i, turn in enumerate((-5, 3, 0)):
            page = place(poly("-104,-36 104,-36 104,140 -104,140"), 0, i * 4, 1, turn)
            edged(canvas, page, _PAPER, _INK, 6)
        canvas.stipple_across(page, _PAPER_SHADE, 20, 110, 0, 0.8)
        for y in (-8, 14, 36, 58):
            canvas.line(segment(-78, y, 40 + y % 30, y), "#5a4a52", 6)
        for x in (-84, 84):
            edged(canvas, circle(x, -20, 7), _YELLOW, _INK, 4)
    for side, x in ((-1, 152), (1, 360)):
        for i in range(4):
            y = 410 + i * 22
            joints = [(x + side * 34, y + 12, 24), (x, y, 24), (x - side * 24, y - 2, 20)]
            finger(canvas, _SKIN, joints, -1)
