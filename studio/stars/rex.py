"""Rex Hardigan, square-jawed hero: all profile, no explanations."""

import random

from studio.blocks.backdrops import ray_backdrop
from studio.blocks.sky import smoke
from studio.canvas import Canvas
from studio.hair import combed, hair_mass
from studio.paths import circle, curve, rect, ribbon, round_rect, svg
from studio.profile import ProfileFace
from studio.transforms import Path, bounds, union

_HAIR, _HAIR_SHADE, _HAIR_LIGHT = "#a85f20", "#4f260c", "#f2b552"
_FLEECE, _FLEECE_SHADE = "#f6e4b8", "#a8763a"

_OUTLINE = (
    "-30,-104 8,-98 24,-76 29,-52 31,-32 25,-12 31,6 41,26 50,42 47,52 35,55! 33,62 "
    "39,68 33,74! 38,80 37,86 31,91 37,99 42,112 36,126 18,132 -16,124 -56,106! -68,80 -74,40 "
    "-104,10 -116,-40 -84,-92"
)


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    ray_backdrop(canvas, "#8a3a12", "#c65c1b", "#f2b93b", 250, 300, 22, 4)
    _sun(canvas)
    with canvas.at(256, 306, 1.5, -3):
        face = ProfileFace(canvas, "fair", _OUTLINE)
        _collar_behind(canvas)
        face.neck("-86,40! -96,120 -120,190! 20,190! 4,160 8,128 16,110!")
        _scarf(canvas)
        face.head()
        _features(face)
        _back_of_head(canvas)
        face.ear(-58, 14, 1.05)
        _quiff(canvas)
        _plaster(canvas)
        face.rim_light("#ffe9a8", -4, 1)
        _jacket(canvas)


def _sun(canvas: Canvas) -> None:
    sun = circle(262, 292, 192)
    canvas.outer(sun, "#ffd36a", 16, strength=0.9)
    canvas.fill(sun, "#cf4a1c")
    canvas.inner(sun, "#8a1f14", 60, 0, -40, 0.95)
    canvas.stipple_radial(sun, "#f59a3a", (250, 120), 20, 190, 0.95, 0)


def _features(face: ProfileFace) -> None:
    canvas, shadow = face.canvas, face.tones.shadow
    face.open_eye("#3a7a9a")
    face.brow("#6a3510", "-24,-18,3 -8,-24,9 12,-24,10 26,-20,5")
    face.nostril(37, 51)
    canvas.fill(curve("38,68! 33,65 24,68 12,75! 24,74 34,74!"), shadow, 0.6)
    canvas.fill(curve("35,75! 38,80 34,87 26,86 20,78!"), face.tones.shade, 0.7)
    canvas.line(svg("M34,74 Q22,75 10,76 Q6,76 4,80"), shadow, 3)
    canvas.line(svg("M22,52 Q10,62 8,72"), shadow, 2.2, 0.5)
    canvas.line(svg("M-60,70 Q-44,104 -6,114"), shadow, 2.4, 0.35)


def _back_of_head(canvas: Canvas) -> None:
    back = curve(
        "0,-104! -20,-126 -64,-138 -110,-112 -132,-58 -126,-6 -106,34 -92,76! -78,64 -72,40! "
        "-60,-14! -46,-22 -38,6! -30,-30 -26,-60!"
    )
    hair_mass(canvas, back, _HAIR, _HAIR_SHADE, 16, 6, -4)
    outer = "-14,-128 -70,-132 -112,-100 -126,-40 -110,20 -92,74"
    inner = "0,-70 -30,-64 -48,-50 -60,-28 -70,10 -80,60"
    combed(canvas, back, outer, inner, _HAIR_SHADE, 8, 2.4)
    combed(canvas, back, outer, inner, _HAIR_LIGHT, 5, 5, span=(0.1, 0.42))


def _quiff(canvas: Canvas) -> None:
    quiff = curve(
        "-34,-56! -74,-92 -76,-128 -40,-148 6,-154 46,-144 62,-120 52,-98 34,-90! 29,-62! "
        "12,-68 -8,-58 -26,-40!"
    )
    hair_mass(canvas, quiff, _HAIR, _HAIR_SHADE, 16, 4, -6)
    outer = "-50,-70 -74,-112 -36,-142 16,-148 50,-132 50,-104"
    inner = "-28,-46 -20,-72 2,-84 18,-88 30,-88 34,-84"
    combed(canvas, quiff, outer, inner, _HAIR_SHADE, 8, 2.6)
    combed(canvas, quiff, outer, inner, _HAIR_LIGHT, 6, 6, span=(0.34, 0.74))
    canvas.rim(quiff, "#ffd98a", -2, 4)


def _plaster(canvas: Canvas) -> None:
    with canvas.at(-26, 44, 1, -24):
        strip = round_rect(-19, -7, 38, 14, 6)
        canvas.fill(strip, "#f8e2b8")
        canvas.line(strip, "#a8703a", 2)
        canvas.fill(rect(-6, -6, 12, 12), "#e0b47e")


def _collar_behind(canvas: Canvas) -> None:
    collar = smoke("-160,190,64 -142,146,60 -112,106,50 -88,86,40", 5, 4)
    canvas.line(collar, "#3a1a0c", 5)
    canvas.fill(collar, _FLEECE)
    canvas.inner(collar, _FLEECE_SHADE, 20, 8, -6, 0.95)


def _scarf(canvas: Canvas) -> None:
    scarf = curve("-110,122! -60,146 -10,146 20,132! 36,170 10,214 -60,220 -130,200!")
    canvas.fill(scarf, "#1f6a68")
    canvas.inner(scarf, "#0b2a30", 16, 6, -6, 0.95)
    for fold in ("M-104,140 Q-40,170 22,148", "M-112,162 Q-40,192 24,168"):
        canvas.line(svg(fold), "#0b2a30", 2.6, 0.8)


def _jacket(canvas: Canvas) -> None:
    coat = curve("-240,340! -220,190 -170,150 -110,142! -60,190 -20,260 0,340!")
    front = curve("14,340! 16,240 34,176 70,164 130,186 190,230 210,340!")
    for leather in (front, coat):
        canvas.fill(leather, "#7a3a1a")
        canvas.stipple_across(leather, "#2a0f0a", 40, -220, 0, 1)
        canvas.rim(leather, "#c9783a", 0, 4)
    _fleece(canvas, "-104,110,42 -98,146,56 -64,184,58 -22,230,54 0,290,50", 3)
    _fleece(canvas, "36,158,38 46,190,44 42,240,44 40,290,40", 8)


def _fleece(canvas: Canvas, band: str, seed: int) -> None:
    lapel = union(ribbon(band), smoke(band, seed, 3))
    canvas.outer(lapel, "#1a0c08", 6, -2, 4, 0.7)
    canvas.line(lapel, "#3a1a0c", 4)
    canvas.fill(lapel, _FLEECE)
    canvas.inner(lapel, _FLEECE_SHADE, 16, 6, -7, 0.95)
    _curls(canvas, lapel, seed)


def _curls(canvas: Canvas, lapel: Path, seed: int) -> None:
    """The little locks of the sheepskin."""
    chance = random.Random(seed)
    x0, y0, width, height = bounds(lapel)
    for _ in range(60):
        x, y = x0 + chance.random() * width, y0 + chance.random() * height
        if lapel.contains(x - 6, y) and lapel.contains(x + 6, y):
            canvas.line(svg(f"M{x - 5},{y} q5,-8 10,0"), _FLEECE_SHADE, 2.4, 0.75)
