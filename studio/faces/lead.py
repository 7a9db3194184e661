"""The lead: white tie, top hat, and a smile that has its own light."""

from hollywood.pictures import Mood
from studio.canvas import Canvas
from studio.faces.moods import lean, rise, sweat
from studio.faces.props import edged, sparkle
from studio.paths import circle, curve, poly, ribbon, svg
from studio.portrait import Face
from studio.transforms import place

_VELVET, _VELVET_SHADE, _VELVET_LIGHT = "#9a1a2c", "#3a0614", "#d8483f"
_SILK, _SILK_SHADE, _SILK_LIGHT = "#fff8ea", "#a88f9a", "#ffffff"
_NIGHT, _NIGHT_LIGHT = "#150f1e", "#5a4f78"
_HAIR = "#120a0c"


def draw(canvas: Canvas, mood: Mood) -> None:
    """Draws the whole picture."""
    _curtain(canvas)
    person(canvas, mood)


def person(canvas: Canvas, mood: Mood) -> None:
    """Who it is, without what is behind and before."""
    with canvas.at(254, 258 + rise(mood), 1.42, 4 + lean(mood)):
        face = Face(
            canvas,
            "umber",
            width=69,
            jaw=61,
            chin=27,
            length=114,
            jaw_y=70,
            turn=-0.26,
            light=1,
            brow_ink=_HAIR,
            planes=0.2,
            hollow=0.5,
            shade=0.5,
        )
        face.ear(1, 1.05)
        face.neck(38, 160, 30)
        _tails(canvas)
        face.head()
        _sideburns(canvas)
        _features(face, mood)
        _hat(canvas)
        face.rim_light("#ff9a78", -1, 3.4, -30)


def _curtain(canvas: Canvas) -> None:
    canvas.fill(canvas.page, _VELVET)
    for x in range(-10, 540, 64):
        fold = ribbon([(x, -20, 30), (x + 6, 260, 36), (x - 4, 540, 42)], round_ends=False)
        canvas.stipple_across(fold, _VELVET_SHADE, x - 4, x + 22, 0, 1)
        canvas.stipple_across(fold, _VELVET_LIGHT, x, x - 20, 0, 0.8)
    spot = circle(262, 250, 196)
    canvas.stipple_radial(spot, "#ffd98a", (262, 250), 60, 196, 0.95, 0.1)


def _tails(canvas: Canvas) -> None:
    front = poly("-40,126 40,126 60,340 -60,340")
    canvas.fill(front, _SILK)
    canvas.stipple_across(front, _SILK_SHADE, 0, -50, 0, 0.9)
    for side in (-1, 1):
        coat = place(curve("30,150! 90,146 150,168 200,210! 240,340! 10,340!"), flip=side < 0)
        canvas.fill(coat, _NIGHT)
        canvas.rim(coat, _NIGHT_LIGHT, -side * 3, 3)
        scarf = place(curve("26,104! 54,110 76,140 84,190 86,340! 36,340! 34,200"), flip=side < 0)
        edged(canvas, scarf, _SILK, _NIGHT)
        canvas.stipple_across(scarf, _SILK_SHADE, side * 80, side * 20, 0, 0.95)
    bow = svg("M0,140 L-48,116 Q-56,140 -48,166 Z M0,140 L48,116 Q56,140 48,166 Z")
    edged(canvas, bow, _SILK_LIGHT, _NIGHT)
    edged(canvas, circle(0, 140, 11), _SILK, _NIGHT, 4)


def _sideburns(canvas: Canvas) -> None:
    for side in (-1, 1):
        hair = place(curve("50,-70! 80,-60 80,-14 70,14! 64,-16 58,-40"), flip=side < 0)
        canvas.fill(hair, _HAIR)


def _features(face: Face, mood: Mood) -> None:
    canvas = face.canvas
    _MOODS[mood](face)
    face.nose(1.15, 0)
    x = face.x(0) - 4
    for side in (-1, 1):
        hairs = [(x + side * 3, 62, 4), (x + side * 14, 60, 5.4), (x + side * 31, 64, 1)]
        canvas.fill(ribbon(hairs), _HAIR)


def _neutral(face: Face) -> None:
    face.eyes("half", "#6a3a1a", face.tones.shadow, 0.5, look=-0.1, size=1.2, tilt=3)
    face.brows(8, -28, 10, 3, -3, lift=(12, -1))
    face.open_mouth(27, 13, 1.9, y=72, full=0.9, male=True, tongue=False)
    sparkle(face.canvas, face.x(0.22), 76, 17)


def _triumph(face: Face) -> None:
    face.eyes("open", "#6a3a1a", face.tones.shadow, 0.5, size=1.2, tilt=3, right="laughing")
    face.brows(8, -31, 12, 1, -3, lift=(14, 4))
    face.open_mouth(35, 24, 2.6, y=68, full=0.9, male=True)
    sparkle(face.canvas, face.x(0.26), 76, 25)


def _dismay(face: Face) -> None:
    face.eyes("wide", "#6a3a1a", face.tones.shadow, 0.5, look=-0.1, size=1.14, tilt=-5)
    face.brows(8, -29, 5, -11, 8, lift=(2, 2))
    face.open_mouth(24, 15, -2.4, y=80, full=0.9, male=True, tongue=False)
    sweat(face, -78, -6, 1.1)


_MOODS = {"neutral": _neutral, "triumph": _triumph, "dismay": _dismay}


def _hat(canvas: Canvas) -> None:
    with canvas.at(2, -62, 1, -8):
        crown = curve("-66,0! -62,-40 -70,-88! 0,-98 70,-88! 62,-40 66,0!")
        edged(canvas, crown, _SILK, _NIGHT)
        canvas.stipple_across(crown, _SILK_SHADE, 10, -76, 0, 1)
        canvas.stipple_across(crown, _SILK_SHADE, 52, 84, 0, 0.8)
        canvas.fill(curve("-66,0! -63,-32 0,-22 63,-32 66,0!"), _NIGHT)
        brim = curve(
            "-112,-16! -84,-14 -50,-2 0,2 50,-2 84,-14 112,-16! 100,14 50,24 0,26 -50,24 -100,14"
        )
        canvas.outer(brim, "#1a0508", 7, 0, 6, 0.8)
        edged(canvas, brim, _SILK, _NIGHT)
        canvas.stipple_across(brim, _SILK_SHADE, 20, -110, 0, 0.9)
