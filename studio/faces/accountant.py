"""Basil Ledger, accountant: has checked it twice, and the tape agrees."""

from hollywood.pictures import Mood
from studio.canvas import Canvas
from studio.faces.moods import lean, rise, sweat
from studio.faces.props import edged, spectacles
from studio.hair import hair_mass
from studio.hands import finger
from studio.inks import SKINS
from studio.paths import curve, poly, rect, ribbon, segment, svg
from studio.portrait import Face
from studio.transforms import place

_HAIR, _HAIR_SHADE = "#7a4a2a", "#3a1f10"
_GREEN, _GREEN_SHADE, _GREEN_LIGHT = "#2fa05a", "#0b4a2a", "#a8f0b0"
_VEST, _VEST_SHADE = "#4a5468", "#161c2a"
_SHIRT, _SHIRT_SHADE = "#fffaf0", "#b0a4a4"
_YELLOW, _YELLOW_SHADE = "#ffc21f", "#a8610c"
_INK = "#1a1614"


def draw(canvas: Canvas, mood: Mood) -> None:
    """Draws the whole picture."""
    _ledger(canvas)
    person(canvas, mood)
    _pencil(canvas)


def person(canvas: Canvas, mood: Mood) -> None:
    """Who it is, without what is behind and before."""
    with canvas.at(250, 258 + rise(mood), 1.4, 3 + lean(mood)):
        face = Face(
            canvas,
            "porcelain",
            width=57,
            jaw=42,
            chin=15,
            length=126,
            top=-122,
            jaw_y=76,
            turn=-0.16,
            light=1,
            brow_ink="#3a2418",
            blush=0.5,
            hollow=0.9,
            shade=0.5,
        )
        face.ear(-1, 1.35)
        face.ear(1, 1.35)
        face.neck(22, 160, 30)
        _waistcoat(canvas)
        with canvas.clip(rect(-100, -140, 200, 110)):
            canvas.line(face.contour, _INK, 5)
        face.head()
        _hair(canvas)
        _features(face, mood)
        spectacles(face, 21, "#3a2c22", "#160e0a", 4, y=4)
        _eyeshade(canvas)


def _ledger(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#f3e6c0")
    for y in range(30, 520, 34):
        canvas.line(segment(-10, y, 530, y), "#7fb09a", 4)
    for x in (96, 108, 410):
        canvas.line(segment(x, -10, x, 530), "#d8574a", 4)
    canvas.stipple_radial(canvas.page, "#fffaf0", (256, 250), 130, 230, 1, 0)
    canvas.stipple_radial(canvas.page, "#b08a4a", (256, 256), 210, 300, 0, 0.8)


def _waistcoat(canvas: Canvas) -> None:
    shirt = curve("-190,340! -150,196 -80,160 -26,142 26,142 80,160 150,196 190,340!")
    edged(canvas, shirt, _SHIRT, _INK)
    canvas.stipple_across(shirt, _SHIRT_SHADE, 20, -150, 0, 0.9)
    for side in (-1, 1):
        vest = place(curve("12,220! 44,156 78,160! 92,240 100,340! 0,340!"), flip=side < 0)
        edged(canvas, vest, _VEST, _INK, 4)
        canvas.stipple_across(vest, _VEST_SHADE, 20, -100, 0, 0.9)
        collar = place(poly("4,150 28,132 44,162 22,176"), flip=side < 0)
        edged(canvas, collar, _SHIRT, _INK, 4)
    tie = svg("M0,156 L-30,142 L-30,174 Z M0,156 L30,142 L30,174 Z")
    edged(canvas, tie, "#a8302a", _INK)


def _hair(canvas: Canvas) -> None:
    """Three hairs over a bare crown, each accounted for."""
    for top, start, end in ((-104, -48, 26), (-114, -40, 34), (-122, -30, 40)):
        canvas.line(svg(f"M{start},-84 Q{start + 14},{top} {end},{top + 12}"), _HAIR, 4)
    for side in (-1, 1):
        tuft = place(curve("50,-70! 66,-56 72,-24 68,6! 60,-10 56,-34"), flip=side < 0)
        hair_mass(canvas, tuft, _HAIR, _HAIR_SHADE, 5, 3, -3)


def _features(face: Face, mood: Mood) -> None:
    canvas = face.canvas
    _MOODS[mood](face)
    face.nose(0.95, 12, 3)
    x = face.x(0) - 3
    for side in (-1, 1):
        hairs = [(x + side * 2, 74, 5), (x + side * 13, 72, 7), (x + side * 27, 66, 1)]
        canvas.fill(ribbon(hairs), _HAIR)


def _neutral(face: Face) -> None:
    face.eyes("open", "#4a6a8a", face.tones.shade, 0.1, look=0.35, size=0.94, gap=0.46, y=4)
    face.open_mouth(24, 9, 2.4, y=86, full=0.6, male=True, tongue=False)
    face.smile_folds(24, 86, 0.4)


def _triumph(face: Face) -> None:
    face.eyes("laughing", "#4a6a8a", face.tones.shade, 0.1, size=1.1, gap=0.46, y=6)
    face.brows(5, -28, 12, -2, 4, length=0.8, lift=(6, 6))
    face.open_mouth(31, 28, 2.4, y=80, full=0.6, male=True)
    face.smile_folds(31, 80, 0.6)


def _dismay(face: Face) -> None:
    face.eyes("wide", "#4a6a8a", face.tones.shade, 0.1, size=0.98, gap=0.46, y=4, bags=True)
    face.brows(5, -22, 6, -10, 6, length=0.8, lift=(4, 4))
    face.open_mouth(17, 17, -1.6, y=88, full=0.6, male=True, tongue=False)
    sweat(face, -72, 22, 1.15)


_MOODS = {"neutral": _neutral, "triumph": _triumph, "dismay": _dismay}


def _eyeshade(canvas: Canvas) -> None:
    visor = curve(
        "-60,-56! -36,-66 0,-70 36,-66 60,-56! 84,-34 92,-6! 54,-25 0,-32 -54,-25 -92,-6! -84,-34"
    )
    canvas.outer(visor, "#3a4a2a", 7, 0, 8, 0.7)
    canvas.line(visor, _INK, 6)
    canvas.fill(visor, _GREEN, 0.9)
    canvas.stipple_across(visor, _GREEN_SHADE, 10, -110, 0, 0.9)
    canvas.stipple_radial(visor, _GREEN_LIGHT, (50, -52), 0, 46, 0.9, 0)
    canvas.line(svg("M-84,-14 Q-50,-33 0,-39 Q50,-33 84,-14"), _GREEN_LIGHT, 3, 0.7)
    band = ribbon("-62,-58,13 -36,-66,13 0,-70,13 36,-66,13 62,-58,13")
    edged(canvas, band, _GREEN_SHADE, _INK)


def _pencil(canvas: Canvas) -> None:
    with canvas.at(398, 396, 1.1, -74):
        body = poly("-70,-15 110,-15 110,15 -70,15")
        edged(canvas, body, _YELLOW, _INK, 7)
        canvas.stipple_down(body, _YELLOW_SHADE, 0, 16, 0, 1)
        canvas.line(segment(-70, -5, 110, -5), "#fff0b0", 4)
        edged(canvas, poly("110,-15 154,0 110,15"), "#f6d9b0", _INK, 7)
        canvas.fill(poly("138,-6 155,0 138,6"), _INK)
    for i in range(4):
        y = 416 + i * 22
        finger(canvas, SKINS["porcelain"], [(430, y - 4, 26), (396, y, 26), (368, y + 4, 21)], 1)
    finger(canvas, SKINS["porcelain"], [(420, 470, 28), (404, 428, 25), (398, 392, 21)], 1)
