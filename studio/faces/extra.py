"""The extra: sells popcorn in the crowd, and catches one in the mouth whenever nobody looks."""

from hollywood.pictures import Mood
from studio.canvas import Canvas
from studio.faces.moods import lean, rise, sweat
from studio.faces.props import edged
from studio.hair import hair_mass
from studio.hands import finger
from studio.inks import SKINS
from studio.paths import circle, curve, poly, svg
from studio.portrait import Face
from studio.transforms import intersect, union

_HAIR, _HAIR_SHADE, _HAIR_LIGHT = "#2a1712", "#0c0505", "#8a5a3a"
_RED, _RED_SHADE = "#d5332e", "#6a0f18"
_PAPER, _PAPER_SHADE = "#fff6e4", "#b8a59a"
_CORN, _CORN_SHADE, _BUTTER = "#fff3cf", "#d08a2a", "#f6c14a"
_INK = "#3a0d12"


def draw(canvas: Canvas, mood: Mood) -> None:
    """Draws the whole picture."""
    _lights(canvas)
    person(canvas, mood)
    _popcorn(canvas)


def person(canvas: Canvas, mood: Mood) -> None:
    """Who it is, without what is behind and before."""
    with canvas.at(284, 240 + rise(mood), 1.42, 7 + lean(mood)):
        face = Face(
            canvas,
            "olive",
            width=73,
            jaw=62,
            chin=23,
            length=104,
            jaw_y=62,
            turn=-0.24,
            light=1,
            brow_ink="#22120e",
            blush=0.9,
            hollow=0.1,
            shade=0.5,
        )
        face.ear(-1, 1.3)
        face.ear(1, 1.3)
        face.neck(34, 136, 30)
        _shirt(canvas)
        face.head()
        _features(face, mood)
        _curls(canvas)
        _hat(canvas)


def _lights(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#3f9fc4")
    canvas.stipple_radial(canvas.page, "#c8efec", (280, 240), 40, 290, 1, 0)
    for x, y, radius in (
        (70, 190, 26),
        (110, 96, 18),
        (440, 120, 24),
        (470, 250, 30),
        (40, 280, 16),
    ):
        canvas.fill(circle(x, y, radius), "#fff0b0", 0.9)
        canvas.stipple_radial(circle(x, y, radius), "#f6b93b", (x, y), radius * 0.5, radius, 0, 0.8)


def _shirt(canvas: Canvas) -> None:
    shirt = curve("-210,340! -176,176 -96,136 -34,124 0,146 34,124 98,136 172,178 210,340!")
    canvas.fill(shirt, _PAPER)
    canvas.stipple_across(shirt, _PAPER_SHADE, 20, -160, 0, 0.9)
    bow = svg("M0,136 L-56,112 Q-64,138 -54,166 Z M0,136 L56,112 Q64,138 54,166 Z")
    edged(canvas, bow, _RED, _INK)
    canvas.stipple_across(bow, _RED_SHADE, 0, -60, 0, 0.9)
    edged(canvas, circle(0, 137, 13), _RED, _INK, 4)


def _features(face: Face, mood: Mood) -> None:
    _MOODS[mood](face)
    face.nose(1.1, -4, depth=0.6)


def _neutral(face: Face) -> None:
    face.eyes("open", "#5a3418", face.tones.shade, 0.4, look=-0.45, size=1.26, tilt=-3)
    face.brows(8, -33, 10, -4, 0, lift=(5, 2))
    face.open_mouth(31, 30, 2.0, y=56, full=0.7, male=True)
    face.smile_folds(30, 56, 0.5)


def _triumph(face: Face) -> None:
    face.eyes("laughing", "#5a3418", face.tones.shade, 0.4, size=1.3, tilt=-3)
    face.brows(8, -38, 13, -2, 4, lift=(8, 8))
    face.open_mouth(37, 38, 2.6, y=52, full=0.7, male=True)
    face.smile_folds(36, 52, 0.6)


def _dismay(face: Face) -> None:
    face.eyes("wide", "#5a3418", face.tones.shade, 0.4, look=-0.1, size=1.28, tilt=-6)
    face.brows(8, -36, 6, -12, 9, lift=(4, 4))
    face.open_mouth(21, 23, -1.6, y=53, full=0.7, male=True, tongue=False)
    sweat(face, 76, -8, 1.1)


_MOODS = {"neutral": _neutral, "triumph": _triumph, "dismay": _dismay}


def _curls(canvas: Canvas) -> None:
    curls = [(-72, -30, 15), (-66, -52, 19), (-44, -64, 18), (66, -40, 16), (58, -58, 18)]
    curls += [(-18, -66, 17), (10, -68, 18), (36, -66, 17), (74, -20, 11)]
    first, *rest = (circle(x, y, radius) for x, y, radius in curls)
    hair_mass(canvas, union(first, *rest), _HAIR, _HAIR_SHADE, 6, 3, -3)
    for x, y, radius in curls:
        arc = svg(f"M{x - radius * 0.5},{y + 2} Q{x},{y - radius * 0.9} {x + radius * 0.5},{y}")
        canvas.line(arc, _HAIR_LIGHT, 3)


def _hat(canvas: Canvas) -> None:
    """A folded paper cap over one ear."""
    with canvas.at(4, -72, 1, 9):
        crown = curve("-84,4! -66,-46 -8,-66! 60,-48 84,2! 0,-16")
        canvas.outer(crown, _INK, 6, 0, 5, 0.6)
        edged(canvas, crown, _PAPER, _INK)
        canvas.stipple_across(crown, _PAPER_SHADE, 10, -84, 0, 0.9)
        fold = curve("-90,8! -84,-22 0,-40 84,-24 92,6! 40,-12 0,-15 -40,-10")
        edged(canvas, fold, _RED, _INK, 4)
        with canvas.clip(fold):
            for x in range(-90, 100, 36):
                canvas.fill(poly([(x, 20), (x + 16, 20), (x + 16, -50), (x, -50)]), _PAPER)
        canvas.stipple_across(fold, _RED_SHADE, 0, -96, 0, 0.7)


# --- the popcorn


def _popcorn(canvas: Canvas) -> None:
    for x, y, radius in (
        (78, 380, 24),
        (116, 366, 27),
        (158, 362, 28),
        (200, 370, 27),
        (236, 386, 23),
        (98, 350, 21),
        (138, 336, 24),
        (182, 340, 22),
        (218, 356, 18),
    ):
        _kernel(canvas, x, y, radius)
    _box(canvas)
    _kernel(canvas, 104, 236, 21)
    canvas.line(svg("M122,286 Q108,276 106,262 M96,304 Q80,286 82,262"), "#ffffff", 4, 0.8)
    _hand(canvas)


def _kernel(canvas: Canvas, x: float, y: float, radius: float) -> None:
    lobes = ((-0.5, -0.25), (0.45, -0.4), (0.5, 0.4), (-0.35, 0.5))
    first, *rest = (circle(x + radius * a, y + radius * b, radius * 0.62) for a, b in lobes)
    puff = union(first, *rest)
    edged(canvas, puff, _CORN, "#7a3a12", 4)
    canvas.inner(puff, _CORN_SHADE, radius * 0.34, 3, -4, 0.9)
    canvas.fill(circle(x, y + radius * 0.1, radius * 0.3), _BUTTER)


def _box(canvas: Canvas) -> None:
    box = poly("48,384 88,402 126,388 166,404 206,390 250,404 236,560 76,560")
    edged(canvas, box, _PAPER, _INK, 7)
    for x in (48, 126, 206):
        middle = 160
        stripe = poly(
            [
                (x, 370),
                (x + 40, 370),
                (middle + (x + 40 - middle) * 0.8, 560),
                (middle + (x - middle) * 0.8, 560),
            ]
        )
        canvas.fill(intersect(stripe, box), _RED)
    canvas.stipple_across(box, _INK, 150, 30, 0, 0.7)


def _hand(canvas: Canvas) -> None:
    for y in (432, 458, 484):
        finger(canvas, SKINS["olive"], [(280, y + 6, 26), (252, y, 26), (226, y - 2, 22)], 1)
