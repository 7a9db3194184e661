"""Vivienne Larkspur, leading lady: all ice, but for the wink."""

import math
import random

from studio.blocks.backdrops import arc_backdrop
from studio.canvas import Canvas
from studio.hair import combed, hair_mass
from studio.paths import circle, curve, ribbon
from studio.portrait import Face
from studio.transforms import Path

_HAIR, _HAIR_SHADE, _HAIR_LIGHT = "#f5dc92", "#b8782f", "#fffbe2"
_FUR, _FUR_SHADE = "#fdf6e8", "#8d93a6"
_JADE = "#7fd0c0"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    arc_backdrop(canvas, "#0f3a40", "#1f6a68", "#7fb8a4", 250, 296)
    with canvas.at(240, 306, 1.54, -6):
        face = Face(
            canvas,
            "porcelain",
            width=66,
            jaw=48,
            chin=15,
            length=108,
            turn=0.42,
            light=-1,
            lips="#cf2140",
            brow_ink="#7a4a2a",
            blush=0.7,
            hollow=0.45,
            shade=0.6,
            smooth=True,
        )
        _back_hair(canvas)
        face.neck(26, 172, 84)
        _fur(canvas)
        face.head()
        _features(face)
        _waves(canvas)
        _earring(canvas)
        face.rim_light("#e9ffee", 1, 3, 16)


def _features(face: Face) -> None:
    face.eyes("half", "#2f9a94", "#5f94a0", 1.35, look=-0.25, tilt=-3, size=1.16, right="closed")
    face.brows(3.6, -27, 9, 0, 4, length=1.06, lift=(4, 0))
    face.nose(0.78, -3, depth=0.6)
    face.mouth(22, 1.25, 0.5, y=68, smirk=0.7)
    face.canvas.fill(circle(face.x(-0.42), 60, 2.4), "#3a1d16")


def _back_hair(canvas: Canvas) -> None:
    back = curve(
        "-30,-118 40,-126 84,-88 92,-30 84,10 94,40 84,84 60,98! 30,90 -52,96 -80,104! "
        "-96,60 -84,20 -92,-20 -84,-80"
    )
    hair_mass(canvas, back, "#c98d3c", "#6d3d1c", 26, -6, -6)
    canvas.stipple_down(back, "#4f2a14", 10, 100, 0, 0.9)


def _fur(canvas: Canvas) -> None:
    fur = curve(
        "-230,330! -224,160 -176,108 -120,98 -86,122 -64,160 -26,210 4,240 30,210 62,164 "
        "92,124 140,106 200,140 240,330!"
    )
    canvas.outer(fur, "#06191d", 8, 0, -3, 0.5)
    canvas.fill(fur, _FUR)
    canvas.inner(fur, _FUR_SHADE, 24, -8, -6, 0.9)
    _fur_hairs(canvas, fur)


def _fur_hairs(canvas: Canvas, fur: Path) -> None:
    chance = random.Random(4)
    inks = ("#c3c0c6", "#e7dfd6", "#ffffff", "#ffffff")
    for _ in range(520):
        x, y = chance.uniform(-225, 235), chance.uniform(96, 250)
        angle = math.atan2(y - 90, x) + chance.uniform(-0.6, 0.6)
        length, width, ink = chance.uniform(9, 20), chance.uniform(1.5, 3.2), chance.choice(inks)
        if fur.contains(x, y):
            tip = (x + length * math.cos(angle), y + length * math.sin(angle), 0.3)
            canvas.fill(ribbon([(x, y, width), tip], 4), ink, 0.9)


def _waves(canvas: Canvas) -> None:
    """Finger waves from a side parting."""
    near = (
        "12,-126 -44,-124 -84,-88 -82,-54 -98,-24 -84,8 -100,40 -84,74 -92,104",
        "22,-112 8,-78 -30,-58 -42,-38 -62,-18 -50,10 -66,38 -54,68 -60,94",
    )
    far = (
        "12,-126 54,-120 84,-88 80,-54 92,-26 79,4 90,32 78,60 84,84",
        "18,-112 36,-82 56,-64 56,-44 68,-22 60,4 70,30 60,54 64,76",
    )
    _fall(canvas, *far)
    _fall(canvas, *near)


def _fall(canvas: Canvas, outer: str, inner: str) -> None:
    """One side of the hair between its two wavy edges, gleaming on the crest of each wave."""
    shape = curve(" ".join([*outer.split(), *reversed(inner.split())]))
    hair_mass(canvas, shape, _HAIR, _HAIR_SHADE, 11, -4, -4)
    combed(canvas, shape, outer, inner, _HAIR_SHADE, 7, 1.8, alpha=0.8)
    for crest in (0.1, 0.36, 0.6, 0.82):
        combed(canvas, shape, outer, inner, _HAIR_LIGHT, 5, 6, span=(crest, crest + 0.2))


def _earring(canvas: Canvas) -> None:
    drop = curve("-70,92! -80,112 -70,128 -60,112")
    canvas.fill(circle(-70, 86, 5), _JADE)
    canvas.fill(drop, _JADE)
    canvas.inner(drop, "#1f6a68", 6, -2, -3)
    canvas.fill(circle(-73, 110, 2.6), "#ffffff")
