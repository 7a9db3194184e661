"""Leela Starling, dancer and dramatist: one hand tells the whole story."""

from studio.blocks.jewels import bead_string
from studio.canvas import Canvas
from studio.hair import combed, hair_mass
from studio.hands import finger, palm
from studio.inks import SKINS
from studio.paths import circle, curve, ellipse, on_circle, ribbon, segment, spline, svg
from studio.portrait import Face
from studio.transforms import place

_HAIR, _HAIR_SHADE, _HAIR_LIGHT = "#1c0e1c", "#070208", "#7a5090"
_GOLD, _GOLD_SHADE, _GOLD_LIGHT = "#ffd34d", "#9a5a14", "#fff3c0"
_PEACOCK, _PEACOCK_SHADE = "#1f8a8a", "#0a3038"
_SILK, _SILK_SHADE = "#e2506f", "#7a1240"
_HENNA = "#a8203a"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _peacock_fan(canvas)
    with canvas.at(226, 300, 1.46, -5):
        face = Face(
            canvas,
            "amber",
            width=65,
            jaw=48,
            chin=15,
            length=109,
            turn=0.44,
            light=-1,
            lips="#c2264a",
            brow_ink="#150a0c",
            blush=0.6,
            hollow=0.4,
            shade=0.5,
            smooth=True,
        )
        _back_hair(canvas)
        face.neck(25, 172, 84)
        _sari(canvas)
        _necklace(canvas)
        face.head()
        _features(face)
        _front_hair(canvas)
        _forehead_jewel(canvas)
        _jasmine(canvas)
        _earring(canvas)
        face.rim_light("#ffc27a", 1, 3, 10)
    _dancing_hand(canvas)


def _peacock_fan(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#5a1048")
    inks = ("#8a2060", "#a83070", "#c24a80")
    for i, radius in enumerate((410, 355, 300, 245, 190)):
        for step in range(-6, 7):
            turn = step * 17 + (8.5 if i % 2 else 0)
            _eyespot(canvas, *on_circle(236, 372, radius, turn - 90), turn, inks[i % 3])
    canvas.stipple_radial(canvas.page, "#ffd98a", (236, 270), 60, 190, 0.75, 0)
    canvas.stipple_radial(canvas.page, "#3a0830", (250, 300), 250, 470, 0, 0.9)


def _eyespot(canvas: Canvas, x: float, y: float, turn: float, ink: str) -> None:
    feather = place(curve("0,40! -34,0 -26,-34 0,-52 26,-34 34,0"), x, y, 1, turn)
    canvas.fill(feather, ink)
    canvas.inner(feather, "#4a0c3c", 14, 0, 8, 0.9)
    canvas.fill(place(curve("0,14! -14,-6 -9,-24 0,-30 9,-24 14,-6"), x, y, 1, turn), "#e8a43a")
    canvas.fill(place(circle(0, -12, 7), x, y, 1, turn), "#1f7f86")


def _back_hair(canvas: Canvas) -> None:
    back = curve(
        "0,-126 58,-114 86,-64 86,0 92,60 104,130 120,240! -120,250! -112,140 -98,60 -88,0 "
        "-84,-62 -56,-114"
    )
    canvas.fill(back, _HAIR)
    combed(canvas, back, "-70,-60 -86,20 -108,180", "-48,-40 -60,40 -84,180", _HAIR_LIGHT, 5, 3)
    combed(canvas, back, "64,20 74,80 88,180", "84,10 94,80 110,180", _HAIR_LIGHT, 4, 3)


def _sari(canvas: Canvas) -> None:
    blouse = curve("-220,330! -180,230 -110,186 -66,196 0,236 66,196 110,184 180,222 240,330!")
    canvas.fill(blouse, _PEACOCK)
    canvas.stipple_across(blouse, _PEACOCK_SHADE, -40, 200, 0, 1)
    drape = curve("-236,330! -214,210 -150,162 -100,150 -86,172! -56,216 10,280 30,330!")
    canvas.fill(drape, _SILK)
    canvas.inner(drape, _SILK_SHADE, 26, -8, -8, 0.9)
    for i in range(4):
        fold = f"M{-112 - i * 26},{164 + i * 8} Q{-86 - i * 22},{222 + i * 14} {-16 - i * 40},310"
        canvas.line(svg(fold), "#8a1a48", 2.6)
    border = "-94,154,13 -74,190,15 -32,236,16 30,306,17"
    canvas.fill(ribbon(border), "#f2b93b")
    for x, y, _ in spline(border, 6):
        canvas.fill(circle(x, y, 3.2), _SILK_SHADE)


def _necklace(canvas: Canvas) -> None:
    bead_string(canvas, "-48,150 -30,176 4,190 36,178 52,150", 6.6, _GOLD, _GOLD_SHADE)
    pendant = curve("4,194! -11,208 4,230! 19,208")
    canvas.fill(pendant, "#2fb0a0")
    canvas.line(pendant, _GOLD, 3)


def _features(face: Face) -> None:
    face.eyes("half", "#5a2f14", "#1f7f86", 1.4, look=0.5, tilt=-4, size=1.2)
    face.brows(5.6, -28, 9, 1, 3, length=1.1)
    face.nose(0.88, -2)
    face.mouth(22, 1.25, 0.6, y=69)
    canvas = face.canvas
    canvas.fill(circle(face.x(0.02), -36, 5), _HENNA)
    canvas.line(circle(face.x(0) - 6, 42, 6.5), _GOLD, 2.6)


def _front_hair(canvas: Canvas) -> None:
    """Two wings from a middle parting."""
    near = "12,-124 -44,-120 -82,-84 -88,-34 -88,40 -104,130"
    near_edge = "14,-94 -16,-84 -46,-58 -60,-22 -64,30 -84,120"
    far = "12,-124 46,-118 78,-84 86,-34 84,40 98,130"
    far_edge = "14,-94 30,-84 52,-60 62,-24 66,30 82,120"
    for outer, inner in ((far, far_edge), (near, near_edge)):
        wing = curve(" ".join([*outer.split(), *reversed(inner.split())]))
        hair_mass(canvas, wing, _HAIR, _HAIR_SHADE, 6, -2, -2)
        combed(canvas, wing, outer, inner, _HAIR_LIGHT, 6, 2.8, span=(0.05, 0.8))


def _forehead_jewel(canvas: Canvas) -> None:
    canvas.line(segment(12, -122, 14, -74), _GOLD, 3.4)
    drop = curve("14,-84! 3,-68 14,-52! 25,-68")
    canvas.fill(drop, _HENNA)
    canvas.line(drop, _GOLD, 3)
    canvas.fill(circle(11, -71, 2.4), "#ffd0d0")


def _jasmine(canvas: Canvas) -> None:
    for x, y in (
        (-62, -96),
        (-78, -82),
        (-70, -66),
        (-90, -62),
        (-82, -44),
        (-96, -38),
        (-90, -20),
        (-100, -8),
    ):
        for turn in range(0, 360, 72):
            canvas.fill(ellipse(*on_circle(x, y, 6, turn), 6, 4, turn), "#fffaf0")
        canvas.fill(circle(x, y, 2.8), "#f2c94a")


def _earring(canvas: Canvas) -> None:
    canvas.fill(circle(-68, 44, 6.5), _GOLD)
    bell = curve("-84,56! -52,56! -54,76 -68,86 -82,76")
    canvas.fill(bell, _GOLD)
    canvas.stipple_across(bell, _GOLD_SHADE, -76, -52, 0, 1)
    for i in range(5):
        canvas.fill(circle(-82 + i * 7, 92 - abs(i - 2) * 2, 3.2), "#2fb0a0")


# --- the hand


def _dancing_hand(canvas: Canvas) -> None:
    """Thumb and forefinger joined, three fingers spread: a flower opens, says the dance."""
    skin = SKINS["amber"]
    with canvas.at(396, 448, 0.97, 8):
        outline = "-34,160! -30,40 -74,-4 -60,-40 -30,-140 30,-150 76,-98 44,-10 38,160!"
        canvas.outer(curve(outline), "#2a0618", 10, strength=0.6)
        arm = ribbon("-4,230,84 0,150,66 0,90,50 0,44,44")
        palm(canvas, skin, arm, -1, 16)
        for knots in (
            "26,-2,17 46,-40,15 60,-70,12 68,-88,8",
            "12,-16,20 24,-72,18 30,-106,14 34,-126,9",
            "-6,-16,21 -8,-84,19 -10,-126,15 -14,-150,9",
        ):
            finger(canvas, skin, knots, -1)
            _henna_tip(canvas, knots)
        index = "-18,-8,21 -40,-46,19 -66,-52,16 -80,-26,10"
        finger(canvas, skin, index, -1)
        palm(canvas, skin, curve("-24,50! -34,12 -28,-18 0,-32 28,-20 34,12 22,50!"), -1, 16)
        canvas.fill(ribbon("0,56,42 0,40,44", round_ends=False), skin.base)
        _henna_tip(canvas, index)
        thumb = "-8,34,30 -40,32,24 -68,8,19 -80,-20,12"
        finger(canvas, skin, thumb, -1)
        _henna_tip(canvas, thumb)
        _palm_sun(canvas)
        _bangles(canvas)


def _henna_tip(canvas: Canvas, joints: str) -> None:
    tip = spline(joints, 6)[-5:]
    canvas.fill(ribbon([(x, y, w) for x, y, w in tip]), _HENNA)


def _palm_sun(canvas: Canvas) -> None:
    canvas.fill(circle(6, 4, 9), _HENNA)
    for turn in range(0, 360, 45):
        canvas.fill(circle(*on_circle(6, 4, 15, turn), 2.4), _HENNA)


def _bangles(canvas: Canvas) -> None:
    for y, ink in ((70, _GOLD), (82, "#2fb0a0"), (94, _GOLD), (106, _SILK)):
        bangle = ribbon([(-29, y, 9), (0, y + 8, 9), (29, y, 9)])
        canvas.fill(bangle, ink)
        canvas.stipple_across(bangle, _SILK_SHADE, 2, 32, 0, 0.9)
