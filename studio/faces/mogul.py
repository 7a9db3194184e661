"""The mogul: owns the studio, the street it stands in, and the fur."""

from hollywood.pictures import Mood
from studio.canvas import Canvas
from studio.faces.moods import lean, rise
from studio.faces.props import edged, spectacles
from studio.hair import combed, hair_mass
from studio.paths import burst, circle, curve, poly, rays, ribbon, svg
from studio.portrait import Face
from studio.transforms import place

_SILVER, _SILVER_SHADE, _SILVER_LIGHT = "#eae6ea", "#6f6a80", "#ffffff"
_FUR, _FUR_LIGHT, _FUR_EDGE = "#f0e2cc", "#fffaf0", "#2a1018"
_SUIT, _SUIT_LIGHT = "#1b1a2e", "#5a5a86"
_CRAVAT, _CRAVAT_SHADE = "#8a1f4a", "#34081e"
_GOLD, _GOLD_SHADE = "#ffd35a", "#6a3a08"


def draw(canvas: Canvas, mood: Mood) -> None:
    """Draws the whole picture."""
    _rays(canvas)
    person(canvas, mood)


def person(canvas: Canvas, mood: Mood) -> None:
    """Who it is, without what is behind and before."""
    with canvas.at(256, 236 + rise(mood), 1.42, -3 + lean(mood)):
        face = Face(
            canvas,
            "amber",
            width=76,
            jaw=70,
            chin=30,
            length=116,
            jaw_y=72,
            turn=0.18,
            light=-1,
            brow_ink="#f4f0f2",
            hollow=0.6,
            shade=0.55,
        )
        _mane(canvas)
        face.ear(-1, 1.2)
        face.neck(46, 160, 30)
        _suit(canvas)
        _fur(canvas)
        face.head()
        _features(face, mood)
        _temples(canvas)
        _forelock(canvas)
        _moustache(face, mood)
        spectacles(face, 31, _GOLD, _GOLD_SHADE, 6, y=9 if mood == "dismay" else 1)


def _rays(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#3a0c3c")
    canvas.fill(rays(256, 250, 400, 26, 0.5, 4), "#5e1a56")
    canvas.fill(rays(256, 250, 400, 26, 0.07, 8), "#e8a838")
    canvas.stipple_radial(canvas.page, "#ff9a6a", (256, 240), 110, 230, 0.7, 0)


def _mane(canvas: Canvas) -> None:
    mane = curve("-70,0! -98,-8 -108,-50 -84,-112 -30,-142 40,-140 92,-108 108,-46 98,-4 72,0!")
    canvas.line(mane, "#4a2a10", 5)
    hair_mass(canvas, mane, _SILVER, _SILVER_SHADE, 14, -4, -5)


def _suit(canvas: Canvas) -> None:
    canvas.fill(poly("-60,126 60,126 90,340 -90,340"), _SUIT)
    cravat = curve("-40,126! 0,142 40,126! 52,170 40,230 50,340! -50,340! -40,230 -52,170")
    edged(canvas, cravat, _CRAVAT, _FUR_EDGE)
    canvas.inner(cravat, _CRAVAT_SHADE, 14, -4, -5, 0.9)
    canvas.line(svg("M-22,142 Q-8,170 -14,196 M24,142 Q10,170 14,196"), _CRAVAT_SHADE, 3)
    edged(canvas, circle(0, 164, 10), _GOLD, _GOLD_SHADE, 4)
    for side in (-1, 1):
        collar = place(poly("2,140 34,112 50,128 30,158"), flip=side < 0)
        edged(canvas, collar, "#fff8ea", _FUR_EDGE, 4)
        lapel = place(curve("46,140! 130,150 240,340! 30,340! 44,230"), flip=side < 0)
        edged(canvas, lapel, _SUIT, _FUR_EDGE, 4)
        canvas.rim(lapel, _SUIT_LIGHT, -side * 3, 2)


def _fur(canvas: Canvas) -> None:
    """A collar as wide as a boulevard."""
    tufts = (
        (72, 112, 34),
        (100, 124, 42),
        (136, 142, 46),
        (172, 164, 46),
        (92, 160, 42),
        (126, 180, 46),
    )
    for side in (-1, 1):
        for i, (x, y, radius) in enumerate(tufts):
            tuft = burst(side * x, y, radius * 1.12, radius * 0.84, 15, 0.12, i + 3, i * 9)
            canvas.line(tuft, _FUR_EDGE, 5)
            canvas.fill(tuft, _FUR)
            light = (side * x - radius * 0.4, y - radius * 0.5)
            canvas.inner(tuft, "#8a5a34", radius * 0.3, -4, -5, 0.9)
            canvas.stipple_radial(tuft, _FUR_LIGHT, light, 0, radius * 1.1, 0.95, 0)


def _features(face: Face, mood: Mood) -> None:
    canvas, tones = face.canvas, face.tones
    for y in (-64, -54):
        canvas.line(svg(f"M{face.x(-0.4)},{y} q{face.x(0.4)},-7 60,0"), tones.shade, 2.6, 0.8)
    _MOODS[mood](face)
    face.nose(1.35, 5, 2)


def _neutral(face: Face) -> None:
    face.eyes("half", "#3a2a1a", face.tones.shade, 0.3, look=0.15, size=1.14, bags=True)
    face.brows(12, -40, 8, 2, -4, length=1.1, lift=(0, 7))
    face.open_mouth(24, 13, 2.0, y=84, full=0.5, male=True, tongue=False)
    face.smile_folds(30, 84, 0.7)


def _triumph(face: Face) -> None:
    face.eyes("laughing", "#3a2a1a", face.tones.shade, 0.3, size=1.2, bags=True)
    face.brows(12, -46, 12, 0, -2, length=1.1, lift=(6, 10))
    face.open_mouth(33, 26, 2.4, y=80, full=0.5, male=True)
    face.smile_folds(36, 80, 0.8)


def _dismay(face: Face) -> None:
    face.eyes("wide", "#3a2a1a", face.tones.shade, 0.3, look=0.1, size=1.16, tilt=-6, bags=True)
    face.brows(12, -44, 5, -11, 9, length=1.1, lift=(3, 3))
    face.open_mouth(17, 19, -1.8, y=86, full=0.5, male=True, tongue=False)


_MOODS = {"neutral": _neutral, "triumph": _triumph, "dismay": _dismay}


def _temples(canvas: Canvas) -> None:
    for side in (-1, 1):
        tuft = place(
            curve("62,-70! 92,-62 108,-30 100,4! 88,-10 84,20! 74,4 70,-24"), flip=side < 0
        )
        hair_mass(canvas, tuft, _SILVER, _SILVER_SHADE, 7, -3, -3)
        outer = f"{side * 68},-66 {side * 98},-40 {side * 96},-4"
        inner = f"{side * 66},-50 {side * 76},-24 {side * 80},8"
        combed(canvas, tuft, outer, inner, _SILVER_SHADE, 4, 2.4)


def _forelock(canvas: Canvas) -> None:
    """Silver waves swept back from a side parting."""
    wave = curve(
        "-84,-30! -104,-84 -74,-132 -10,-148 60,-138 100,-96 88,-34! 76,-66 40,-84 4,-80 "
        "-26,-92! -44,-72 -66,-62"
    )
    canvas.line(wave, "#4a2a10", 4)
    hair_mass(canvas, wave, _SILVER, _SILVER_SHADE, 9, -3, -4)
    combed(
        canvas,
        wave,
        "-24,-94 0,-142 60,-130 94,-50",
        "-20,-90 6,-96 50,-94 82,-44",
        "#8f889c",
        6,
        3,
    )
    combed(canvas, wave, "-30,-96 -70,-122 -92,-44", "-30,-90 -56,-86 -78,-44", "#8f889c", 4, 3)
    canvas.fill(ribbon("-6,-126,1 30,-130,7 66,-112,1"), _SILVER_LIGHT)


def _moustache(face: Face, mood: Mood) -> None:
    """Its ends point where things are going."""
    tip = {"neutral": 58, "triumph": 44, "dismay": 98}[mood]
    x = face.x(0) + 3
    for side in (-1, 1):
        wing = ribbon(
            [
                (x + side * 2, 68, 13),
                (x + side * 20, 70, 18),
                (x + side * 40, 74, 12),
                (x + side * 57, tip, 1),
            ]
        )
        face.canvas.line(wing, face.tones.shadow, 4)
        face.canvas.fill(wing, _SILVER)
        face.canvas.inner(wing, _SILVER_SHADE, 5, -2, -3, 0.9)
