"""Mimi Poppett, flapper comedienne: the only one who laughs before the joke."""

from studio.blocks.jewels import bead_string
from studio.canvas import Canvas
from studio.hair import combed, hair_mass
from studio.paths import circle, curve, ribbon, segment, svg
from studio.portrait import Face
from studio.transforms import place

_HAIR, _HAIR_SHADE, _HAIR_LIGHT = "#22121e", "#070208", "#7a4a74"
_ROSE, _ROSE_SHADE, _ROSE_LIGHT = "#ee5f80", "#8a1746", "#ffa6b4"
_SATIN, _SATIN_SHADE, _SATIN_LIGHT = "#2f9a94", "#0d4a50", "#8fd8cc"
_PEARL, _PEARL_SHADE = "#fffaf0", "#b08a8f"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _dots(canvas)
    with canvas.at(236, 300, 1.46, 9):
        face = Face(
            canvas,
            "porcelain",
            width=71,
            jaw=60,
            chin=21,
            length=107,
            jaw_y=64,
            turn=-0.26,
            light=1,
            lips="#d0203c",
            brow_ink="#22121a",
            blush=0.95,
            hollow=0,
            shade=0.42,
        )
        _back_hair(canvas)
        face.neck(24, 166, 78)
        _dress(canvas)
        _pearls(canvas)
        face.head()
        _features(face)
        _bob(canvas)
        _headband(canvas)
        _bow(canvas)
        _earrings(canvas)


def _dots(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#f7b9ae")
    canvas.stipple_radial(canvas.page, "#fdf0d8", (250, 290), 60, 300, 0.9, 0)
    for row in range(-1, 15):
        for column in range(-1, 11):
            x = column * 56 + (28 if row % 2 else 0)
            canvas.fill(circle(x, row * 48, 11), "#e2506f", 0.85)
    disc = circle(246, 296, 196)
    canvas.fill(disc, "#fdf0d8")
    canvas.inner(disc, "#f6a79b", 40, 0, -16, 0.9)
    canvas.line(circle(246, 296, 206), _ROSE_SHADE, 4)


def _back_hair(canvas: Canvas) -> None:
    back = curve(
        "-84,-70 -40,-122 10,-130 62,-116 94,-62 98,0 96,46 84,76! 30,60 -40,64 "
        "-82,78! -98,50 -100,0"
    )
    canvas.fill(back, _HAIR)
    canvas.stipple_across(back, _HAIR_LIGHT, 60, 96, 0, 0.8)


def _dress(canvas: Canvas) -> None:
    dress = curve(
        "-260,330! -230,166 -160,146 -104,154! -72,178 -40,196 0,202 40,194 72,170 102,140! "
        "160,130 220,140 260,330!"
    )
    canvas.fill(dress, _SATIN)
    canvas.inner(dress, _SATIN_SHADE, 24, 8, -10, 0.9)
    canvas.rim(dress, _SATIN_LIGHT, 0, 4)
    for x in range(-212, 240, 24):
        if abs(x) > 90:
            canvas.line(segment(x, 164, x + 3, 310), _SATIN_LIGHT, 2.6, 0.7)


def _pearls(canvas: Canvas) -> None:
    bead_string(
        canvas, "-62,158 -50,190 -18,216 12,220 42,210 64,184 66,150", 7, _PEARL, _PEARL_SHADE
    )
    bead_string(canvas, "-40,148 -22,172 8,182 38,170 48,144", 7, _PEARL, _PEARL_SHADE)


def _features(face: Face) -> None:
    canvas = face.canvas
    face.eyes("laughing", "#3f9a8a", "#c77fb0", 1.3, size=1.12, tilt=-3, y=2)
    face.brows(3.8, -30, 11, -2, 3, length=0.94)
    face.nose(0.66, -5, depth=0.5)
    face.open_mouth(25, 29, 1.9, y=60, full=1.0)
    for across, y in ((-0.52, 32), (-0.66, 38), (-0.44, 41), (0.5, 34), (0.64, 40), (0.44, 43)):
        canvas.fill(circle(face.x(across), y, 2), "#c2714a", 0.9)
    canvas.fill(circle(face.x(0.62), 66, 2.8), "#22121a")


def _bob(canvas: Canvas) -> None:
    fringe = curve(
        "-80,-14! -90,-70 -52,-120 6,-130 64,-118 94,-66 84,-14! 70,-40 50,-44 20,-48 -10,-48 "
        "-40,-45 -62,-38"
    )
    hair_mass(canvas, fringe, _HAIR, _HAIR_SHADE, 6, 2, -3)
    outer, inner = "-46,-112 -66,-76 -66,-34", "52,-112 70,-76 70,-34"
    combed(canvas, fringe, outer, inner, _HAIR_LIGHT, 11, 3.2, span=(0.06, 0.98), alpha=0.8)
    for side in (-1, 1):
        curl = curve(
            f"{side * 74},-44! {side * 98},-20 {side * 104},34 {side * 90},70 {side * 66},80 "
            f"{side * 42},70! {side * 62},60 {side * 67},26 {side * 67},-12"
        )
        hair_mass(canvas, curl, _HAIR, _HAIR_SHADE, 6, 2, -3)
        outside = f"{side * 84},-34 {side * 98},20 {side * 86},62 {side * 52},72"
        inside = f"{side * 74},-30 {side * 78},20 {side * 74},54 {side * 54},68"
        combed(canvas, curl, outside, inside, _HAIR_LIGHT, 3, 3)


def _headband(canvas: Canvas) -> None:
    band = ribbon("-89,-58,16 -42,-86,17 10,-93,17 62,-84,17 93,-54,15")
    canvas.fill(band, _ROSE)
    canvas.stipple_across(band, _ROSE_SHADE, 0, -90, 0, 0.8)


def _bow(canvas: Canvas) -> None:
    loop = curve("0,0! 14,-30 46,-40 58,-10 52,18 18,14")
    tail = curve("2,4! 14,20 30,44 22,54! 14,44 4,48! -2,26")
    for flip in (True, False):
        for part in (
            place(tail, 70, -90, 0.98, -8, flip=flip),
            place(loop, 70, -92, 0.98, -8, flip=flip),
        ):
            canvas.line(part, _ROSE_SHADE, 4)
            canvas.fill(part, _ROSE)
            canvas.inner(part, _ROSE_SHADE, 10, 3, -4, 0.9)
    knot = circle(70, -92, 11)
    canvas.fill(knot, _ROSE_LIGHT)
    canvas.line(knot, _ROSE_SHADE, 3)
    canvas.line(svg("M96,-122 Q108,-118 112,-108"), _ROSE_LIGHT, 3.4)


def _earrings(canvas: Canvas) -> None:
    for x in (-76, 80):
        for y, radius in ((88, 5), (102, 9)):
            bead = circle(x, y, radius)
            canvas.fill(bead, "#f2b93b")
            canvas.inner(bead, "#8a4a10", radius * 0.7, 2, -2, 0.9)
