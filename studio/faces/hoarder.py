"""Archie Vault, hoarder: throws nothing away, and has one more film where his hat should be."""

from hollywood.pictures import Mood
from studio.canvas import Canvas
from studio.faces.moods import FaceDrawing, lean, rise
from studio.faces.props import edged, spectacles
from studio.hair import combed, hair_mass
from studio.hands import finger
from studio.inks import SKINS
from studio.paths import circle, curve, ellipse, on_circle, rect, ribbon, round_rect, svg
from studio.portrait import Face
from studio.transforms import Path, place

_BEARD, _BEARD_SHADE, _BEARD_LIGHT = "#6a3c22", "#26100a", "#c98a56"
_WOOL, _WOOL_SHADE, _WOOL_LIGHT = "#d99a2a", "#6a3a0c", "#ffd98a"
_TIN, _TIN_SHADE, _TIN_LIGHT = "#d4dee0", "#46545e", "#ffffff"
_INK = "#22100c"


def draw(canvas: Canvas, mood: Mood) -> None:
    """Draws the whole picture."""
    _archive(canvas)
    person(canvas, mood, _can_on_the_head)
    _armful(canvas)


def person(canvas: Canvas, mood: Mood, on_the_head: FaceDrawing) -> None:
    """Who it is, without what is behind and before; something lies on the head."""
    with canvas.at(256, 246 + rise(mood), 1.34, -4 + lean(mood)):
        face = Face(
            canvas,
            "fair",
            width=82,
            jaw=78,
            chin=36,
            length=108,
            jaw_y=64,
            turn=-0.14,
            light=1,
            brow_ink="#5a3018",
            blush=1.0,
            hollow=0,
            shade=0.42,
        )
        face.ear(-1, 1.2)
        face.ear(1, 1.2)
        _cardigan(canvas)
        face.head()
        _features(face, mood)
        _beard(face, mood)
        _side_hair(canvas)
        spectacles(face, 27, "#5a2c1c", "#2a100a", 4)
        on_the_head(canvas, mood)


def _archive(canvas: Canvas) -> None:
    """Shelves of more cans."""
    canvas.fill(canvas.page, "#8a3f24")
    for y in (96, 206, 316):
        canvas.fill(rect(-10, y, 540, 12), "#4a1c12")
        for x in (30, 74, 118, 396, 440, 484):
            disc = circle(x, y - 34, 31)
            canvas.fill(disc, "#5a2818", 0.75)
            canvas.line(circle(x, y - 34, 20), "#a8542c", 3, 0.7)
    canvas.stipple_radial(canvas.page, "#ffc47a", (256, 240), 120, 250, 0.95, 0)


def _cardigan(canvas: Canvas) -> None:
    for side in (-1, 1):
        half = place(curve("0,120! 70,116 150,140 200,200! 260,340! 0,340!"), flip=side < 0)
        canvas.fill(half, _WOOL)
        canvas.stipple_across(half, _WOOL_SHADE, 60, -200, 0, 0.9)
        canvas.stipple_across(half, _WOOL_LIGHT, 100, 220, 0, 0.6)


def _features(face: Face, mood: Mood) -> None:
    tone = face.tones.shade
    if mood == "triumph":
        face.eyes("laughing", "#4a7a9a", tone, 0.2, size=1.2, tilt=-4)
        face.brows(10, -47, 13, -3, 3, length=0.95, lift=(8, 8))
    elif mood == "dismay":
        face.eyes("wide", "#4a7a9a", tone, 0.2, size=1.2, tilt=-8, bags=True)
        face.brows(10, -44, 5, -13, 10, length=0.95, lift=(4, 4))
    else:
        face.eyes("open", "#4a7a9a", tone, 0.2, look=0.1, size=1.08, tilt=-4, bags=True)
        face.brows(10, -40, 9, -6, 5, length=0.95, lift=(3, 3))
    face.nose(1.45, 0)


# How wide and deep the mouth in the beard is, and how far its corners are up.
_MOUTHS: dict[Mood, tuple[float, float, float]] = {
    "neutral": (24, 17, 1.8),
    "triumph": (34, 32, 2.4),
    "dismay": (19, 24, -2),
}


def _beard(face: Face, mood: Mood) -> None:
    canvas, x = face.canvas, face.x(0) - 2
    beard = curve(
        "-84,4! -94,50 -84,104 -46,142 0,152 48,142 86,104 94,50 84,4! 74,40 52,54 24,56 0,50 "
        "-26,56 -54,54 -74,40"
    )
    canvas.line(beard, _BEARD_SHADE, 4)
    hair_mass(canvas, beard, _BEARD, _BEARD_SHADE, 12, 3, -4)
    combed(canvas, beard, "-80,30 -74,96 -20,144", "-20,64 -16,100 -6,144", _BEARD_LIGHT, 7, 2.6)
    combed(canvas, beard, "20,64 18,100 8,144", "80,30 76,96 24,144", _BEARD_LIGHT, 7, 2.6)
    width, depth, smile = _MOUTHS[mood]
    face.open_mouth(width, depth, smile, y=76, full=0.4, male=True)
    for side in (-1, 1):
        wing = place(curve("0,56! 24,50 50,60 64,80! 40,82 18,76 0,72!"), x, flip=side < 0)
        hair_mass(canvas, wing, _BEARD, _BEARD_SHADE, 6, 2, -3)
        outer = f"{x + side * 4},58 {x + side * 30},58 {x + side * 58},78"
        inner = f"{x + side * 4},68 {x + side * 26},72 {x + side * 50},80"
        combed(canvas, wing, outer, inner, _BEARD_LIGHT, 4, 2.4)


def _side_hair(canvas: Canvas) -> None:
    for side in (-1, 1):
        tuft = place(curve("68,-62! 98,-56 104,-26 92,2! 84,-14 78,-34!"), flip=side < 0)
        hair_mass(canvas, tuft, _BEARD, _BEARD_SHADE, 6, 3, -3)


def _can_on_the_head(canvas: Canvas, mood: Mood) -> None:
    """It hops in triumph, and is about to slide off in dismay."""
    x, y, turn = {"neutral": (6, -102, 10), "triumph": (2, -112, 4), "dismay": (22, -94, 24)}[mood]
    with canvas.at(x, y, 1, turn):
        _can(canvas, 0, 0, 94, 38)
        lid = ellipse(0, -18, 94, 22)
        edged(canvas, lid, _TIN, _INK)
        canvas.stipple_across(lid, _TIN_SHADE, 0, -94, 0, 0.9)
        canvas.line(ellipse(0, -18, 70, 15), _TIN_SHADE, 3)
        canvas.line(ellipse(0, -18, 24, 6), _TIN_SHADE, 3)


def _can(canvas: Canvas, x: float, y: float, radius: float, height: float) -> None:
    """A flat film can from the side, its middle at x, y."""
    side = _side_of_can(x, y, radius, height)
    edged(canvas, side, _TIN, _INK, 6)
    canvas.stipple_across(side, _TIN_SHADE, x, x - radius, 0, 1)
    canvas.stipple_across(side, _TIN_LIGHT, x + radius * 0.2, x + radius * 0.6, 0, 0.9)
    with canvas.clip(side):
        top = y - height / 2
        canvas.line(svg(f"M{x - radius},{top + 9} q{radius},22 {2 * radius},0"), _TIN_SHADE, 3.4)
        canvas.fill(round_rect(x - 34, y - 1, 68, height * 0.42, 3), "#fff3d8")
        canvas.line(svg(f"M{x - 24},{y + height * 0.2} h46"), "#a8402a", 4)


def _side_of_can(x: float, y: float, radius: float, height: float) -> Path:
    half, sag = height / 2, radius * 0.16
    return curve(
        [
            (x - radius, y - half, "!"),
            (x - radius, y + half, "!"),
            (x - radius * 0.6, y + half + sag * 0.8),
            (x, y + half + sag),
            (x + radius * 0.6, y + half + sag * 0.8),
            (x + radius, y + half, "!"),
            (x + radius, y - half, "!"),
            (x, y - half, "!"),
        ]
    )


# --- the arms full of cans


def _armful(canvas: Canvas) -> None:
    for i, (x, tilt) in enumerate(((262, -2), (250, 2), (264, 0))):
        with canvas.at(x, 500 - i * 42, 1, tilt):
            _can(canvas, 0, 0, 122, 40)
    with canvas.at(264, 416):
        lid = ellipse(0, -20, 122, 20)
        edged(canvas, lid, _TIN, _INK)
        canvas.stipple_across(lid, _TIN_SHADE, 10, -122, 0, 0.9)
        canvas.line(ellipse(0, -20, 92, 13), _TIN_SHADE, 3)
    for side in (-1, 1):
        _arm(canvas, side)


def _arm(canvas: Canvas, side: int) -> None:
    middle = 258
    sleeve = ribbon([(middle + side * 190, 400, 70), (middle + side * 160, 470, 74)])
    edged(canvas, sleeve, _WOOL, _INK, 6)
    canvas.stipple_across(sleeve, _WOOL_SHADE, middle + side * 150, middle + side * 220, 0, 0.9)
    for i in range(4):
        y = 412 + i * 22
        joints = [
            (middle + side * 142, y + 4, 26),
            (middle + side * 114, y, 26),
            (middle + side * 88, y + 2, 22),
        ]
        finger(canvas, SKINS["fair"], joints, 1)
    cuff = [on_circle(middle + side * 156, 446, 44, 90 - i * 45) for i in (0, 2, 4)]
    band = ribbon([(x - side * 6, y, 24) for x, y in cuff])
    edged(canvas, band, _WOOL_LIGHT, _INK, 5)
    canvas.inner(band, _WOOL_SHADE, 7, 3, -3, 0.8)
