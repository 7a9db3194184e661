"""The director: saw it at once, and is about to say so through the megaphone."""

from hollywood.pictures import Mood
from studio.canvas import Canvas
from studio.faces.moods import lean, rise
from studio.faces.props import edged
from studio.hair import combed, hair_mass
from studio.hands import fist
from studio.inks import SKINS
from studio.paths import circle, curve, ellipse, poly, ribbon, segment, svg
from studio.portrait import Face
from studio.transforms import intersect

_HAIR, _HAIR_SHADE, _HAIR_LIGHT = "#2a2630", "#0a080e", "#e8e2ea"
_FELT, _FELT_SHADE, _FELT_LIGHT = "#cf2438", "#520818", "#ff8a78"
_WOOL, _WOOL_SHADE, _WOOL_LIGHT = "#22303a", "#070d12", "#6a8a94"
_BRASS, _BRASS_SHADE, _BRASS_LIGHT = "#f2b93b", "#8a4a10", "#fff0c0"
_INK = "#0d0a14"


def draw(canvas: Canvas, mood: Mood) -> None:
    """Draws the whole picture."""
    _film_leader(canvas)
    person(canvas, mood)
    _megaphone(canvas)
    fist(canvas, 214, 438, 0.86, 62, SKINS["fair"], light=1)


def person(canvas: Canvas, mood: Mood) -> None:
    """Who it is, without what is behind and before."""
    with canvas.at(276, 252 + rise(mood), 1.42, 5 + lean(mood)):
        face = Face(
            canvas,
            "fair",
            width=68,
            jaw=54,
            chin=17,
            length=112,
            jaw_y=68,
            turn=-0.3,
            light=1,
            lips="#a8202f",
            brow_ink="#1a1418",
            planes=0.3,
            hollow=0.8,
            smooth=True,
            shade=0.55,
        )
        _bob(canvas)
        face.neck(28, 150, 30)
        _sweater(canvas)
        face.head()
        _features(face, mood)
        _locks(canvas)
        _beret(canvas)
        face.rim_light("#8fd8e0", -1, 3, -10)


def _film_leader(canvas: Canvas) -> None:
    """Rings and cross-hairs, as before the picture starts."""
    canvas.fill(canvas.page, "#12394a")
    canvas.stipple_down(canvas.page, "#061620", 340, 520, 0, 0.9)
    canvas.stipple_radial(canvas.page, "#3a8a96", (270, 250), 60, 280, 0.9, 0)
    for cross in (segment(256, -10, 256, 520), segment(-10, 236, 520, 236)):
        canvas.line(cross, "#8fd0cc", 5, 0.8)
    for radius in (176, 216):
        canvas.line(circle(256, 236, radius), "#c8f0e4", 7, 0.85)


def _bob(canvas: Canvas) -> None:
    back = curve("-84,-60 -50,-110 40,-112 88,-60 96,0 98,72! 62,84 -58,84 -92,70! -92,0")
    canvas.fill(back, _HAIR)
    canvas.stipple_across(back, "#6a6078", 40, 100, 0, 0.8)


def _sweater(canvas: Canvas) -> None:
    body = curve("-210,340! -176,190 -110,154 -40,132 40,132 116,154 180,196 220,340!")
    canvas.fill(body, _WOOL)
    canvas.stipple_across(body, _WOOL_SHADE, 20, -180, 0, 1)
    canvas.stipple_across(body, _WOOL_LIGHT, 90, 200, 0, 0.7)
    neck = curve("-42,104! 0,126 44,104! 52,150 0,168 -50,150")
    edged(canvas, neck, _WOOL, _INK)
    canvas.inner(neck, _WOOL_LIGHT, 8, -5, 4, 0.7)


def _features(face: Face, mood: Mood) -> None:
    canvas, tones = face.canvas, face.tones
    _MOODS[mood](face)
    face.nose(0.92, 3, 3)
    canvas.line(svg(f"M{face.x(0.72)},46 q10,16 -2,34"), tones.shadow, 2.6, 0.5)


def _neutral(face: Face) -> None:
    face.eyes("open", "#2f8a6a", "#7a5a78", 0.9, look=-0.55, tilt=6, size=1.16)
    face.brows(7.5, -28, 11, 5, -6, length=1.06, lift=(-2, 8))
    face.mouth(25, 1.0, 1.1, y=76, smirk=1.5)


def _triumph(face: Face) -> None:
    face.eyes("half", "#2f8a6a", "#7a5a78", 0.9, look=-0.3, tilt=6, size=1.16, right="laughing")
    face.brows(7.5, -34, 13, 2, -6, length=1.06, lift=(10, 12))
    face.open_mouth(31, 25, 2.4, y=68, full=1.0)
    face.smile_folds(31, 68, 0.4)


def _dismay(face: Face) -> None:
    face.eyes("wide", "#2f8a6a", "#7a5a78", 0.9, look=-0.2, tilt=-2, size=1.2)
    face.brows(7.5, -34, 7, -9, 8, length=1.06, lift=(2, 2))
    face.open_mouth(19, 22, -1.8, y=76, full=1.0, tongue=False)


_MOODS = {"neutral": _neutral, "triumph": _triumph, "dismay": _dismay}


def _locks(canvas: Canvas) -> None:
    near = curve("34,-70! 76,-66 96,-20 104,76! 84,92 62,82! 72,40 66,-10 40,-50!")
    far = curve("-40,-62! -76,-56 -92,-10 -96,70! -80,84 -62,72! -68,30 -66,-14 -54,-42!")
    for lock in (near, far):
        hair_mass(canvas, lock, _HAIR, _HAIR_SHADE, 6, 2, -3)
    combed(canvas, near, "40,-66 84,-20 94,80", "38,-58 70,-16 74,80", "#6a6078", 4, 3)
    streak = ribbon("44,-62,6 74,-30,15 84,20,17 88,78,7")
    canvas.fill(streak, _HAIR_LIGHT)
    combed(canvas, streak, "50,-60 84,-14 94,78", "44,-56 70,-14 80,78", "#8a8094", 3, 2.4)


def _beret(canvas: Canvas) -> None:
    with canvas.at(4, 6, 1, -6):
        cap = curve("-78,-52! -124,-70 -136,-112 -92,-140 -10,-150 66,-136 96,-100 84,-58! 0,-78")
        canvas.outer(cap, _INK, 7, 0, 6, 0.7)
        edged(canvas, cap, _FELT, _INK)
        canvas.stipple_across(cap, _FELT_SHADE, 10, -120, 0, 1)
        canvas.stipple_radial(cap, _FELT_LIGHT, (40, -116), 0, 58, 0.9, 0)
        canvas.line(ribbon("-12,-146,4 -18,-160,4 -28,-168,3"), _FELT_SHADE, 7)
        canvas.fill(ribbon("-82,-52,12 0,-76,13 88,-58,12"), "#7a1024")


def _megaphone(canvas: Canvas) -> None:
    with canvas.at(268, 462, 1, 24, flip=True):
        cone = curve("-150,-30! 20,-28 60,-32 190,-96! 190,96! 60,32 20,28 -150,30!")
        canvas.outer(cone, _INK, 9, 2, 6, 0.9)
        edged(canvas, cone, _BRASS, _INK, 7)
        canvas.stipple_down(cone, _BRASS_SHADE, 0, 80, 0, 1)
        canvas.stipple_down(cone, _BRASS_LIGHT, -10, -80, 0.1, 0.95)
        band = poly("138,-90 162,-104 162,104 138,90")
        canvas.fill(intersect(band, cone), _FELT)
        bell = ellipse(190, 0, 34, 98)
        edged(canvas, bell, "#5a2408", _INK, 14)
        canvas.stipple_across(bell, "#140404", 180, 230, 0.1, 1)
        canvas.line(bell, _BRASS_LIGHT, 8)
        canvas.fill(circle(184, 0, 18), "#140404")
