"""Buck Tarrant, singing cowboy: a guitar on his back, for a horse would make him sneeze."""

from studio.canvas import Canvas
from studio.hair import hair_mass
from studio.paths import circle, curve, open_curve, poly, ribbon, segment, svg
from studio.portrait import Face
from studio.transforms import intersect, place

_FELT, _FELT_SHADE, _FELT_LIGHT = "#cfa66c", "#4a2814", "#f8e4b4"
_HAIR, _HAIR_SHADE, _HAIR_LIGHT = "#4a2614", "#1c0c08", "#a8683a"
_LEATHER = "#3a1a10"
_ROCK_SHADE = "#5a140e"
_STRAW = "#f2d878"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _desert(canvas)
    _guitar(canvas)
    with canvas.at(238, 338, 1.4, 4):
        face = Face(
            canvas,
            "olive",
            width=71,
            jaw=63,
            chin=27,
            length=114,
            jaw_y=72,
            turn=-0.46,
            light=1,
            brow_ink="#3a1f12",
            hollow=0.8,
            planes=0.4,
            shade=0.6,
        )
        _ear(canvas, face)
        face.neck(42, 168, 30)
        _shirt(canvas)
        _bandana(canvas)
        face.head()
        _stubble(face)
        _features(face)
        _moustache(face)
        _straw(canvas)
        _sideburns(canvas)
        _brim_shadow(face)
        face.rim_light("#ffd98a", -1, 4, -20)
        _hat(canvas)


def _desert(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#f08a3a")
    canvas.stipple_down(canvas.page, "#b8321e", 240, 0, 0, 1)
    canvas.stipple_down(canvas.page, "#ffd98a", 260, 470, 0, 1)
    sun = circle(372, 344, 104)
    canvas.fill(sun, "#fff0c0")
    canvas.inner(sun, "#f2b93b", 30, 0, -14)
    _mesa(canvas, "-20,600 -20,400 44,396 56,440 108,444 120,500 180,600", "#b8431e")
    _mesa(canvas, "350,600 380,500 404,496 412,462 466,458 474,500 520,504 520,600", "#a83a1c")


def _mesa(canvas: Canvas, outline: str, ink: str) -> None:
    rock = poly(outline)
    canvas.fill(rock, ink)
    canvas.stipple_down(rock, _ROCK_SHADE, 400, 600, 0, 0.9)


def _guitar(canvas: Canvas) -> None:
    """The neck of the guitar slung on his back."""
    with canvas.at(350, 540, 1.05, 24):
        neck = poly("-15,160 15,160 11,-120 -11,-120")
        canvas.line(neck, "#1c0c08", 5)
        canvas.fill(neck, "#5a2a14")
        for i in range(7):
            canvas.line(segment(-13, 60 - i * 30, 13, 60 - i * 30), _FELT_LIGHT, 2.6)
        head = curve(
            "-12,-116! -30,-140 -34,-206 -24,-226! 0,-216! 24,-226! 34,-206 30,-140 12,-116!"
        )
        canvas.line(head, "#1c0c08", 5)
        canvas.fill(head, "#8a3a1c")
        canvas.stipple_across(head, "#3a120a", 0, -34, 0, 1)
        for side in (-1, 1):
            for y in (-144, -170, -196):
                peg = place(curve("26,-5! 44,-9 54,-4 54,6 44,10 26,5!"), 0, y, flip=side < 0)
                canvas.line(peg, "#1c0c08", 3)
                canvas.fill(peg, _FELT_LIGHT)
                canvas.fill(circle(side * 15, y, 5), _STRAW)
        for x in (-7, -2.5, 2.5, 7):
            canvas.line(segment(x, 160, x * 1.9, -200), _FELT_LIGHT, 1.6, 0.9)


def _shirt(canvas: Canvas) -> None:
    for side in (-1, 1):
        shirt = curve(
            f"{side * 20},132! {side * 90},150 {side * 150},176 {side * 196},220! "
            f"{side * 240},340! 0,340!"
        )
        canvas.fill(shirt, "#f0e0bc")
        canvas.stipple_across(shirt, "#8a6a4a", 60, -170, 0, 1)
        yoke = curve(
            f"{side * 40},134! {side * 110},162 {side * 184},204! {side * 150},226 "
            f"{side * 100},212 {side * 70},246! {side * 44},196!"
        )
        canvas.fill(yoke, "#8a2a1c")
        canvas.stipple_across(yoke, "#3a0c0a", 40, -150, 0, 1)
        canvas.line(yoke, "#f0e0bc", 2.4, 0.8, dash=(5, 4))


def _bandana(canvas: Canvas) -> None:
    bandana = curve("-58,116! -20,132 30,132 62,112! 82,146 50,190 10,234 -8,240! -50,190 -74,150")
    canvas.fill(bandana, "#d0332c")
    canvas.inner(bandana, "#5a0f12", 22, 8, -6, 0.9)
    canvas.line(svg("M-62,126 Q0,164 70,124"), "#5a0f12", 2.6, 0.7)
    for x, y in ((-46, 154), (-18, 166), (12, 168), (42, 154), (-28, 188), (2, 192), (28, 182)):
        canvas.fill(circle(x, y, 4.4), "#fdf0d8")


def _stubble(face: Face) -> None:
    jaw = curve("-72,52 -40,94 10,108 56,88 74,52 78,100 0,150 -80,108")
    with face.canvas.spray("#4a2a1c", clip=face.contour):
        face.canvas.soft(jaw, 10, 0.6)


def _features(face: Face) -> None:
    canvas, tones = face.canvas, face.tones
    face.eyes("narrow", "#6a9a7a", tones.shade, 0.3, look=-0.2, size=1.12, tilt=1)
    face.brows(9.5, -19, 5, 4, 1, length=1.08, lift=(0, 3))
    face.nose(1.15, 1, 2)
    face.mouth(25, 0.85, 0.3, y=76, male=True, smirk=-1.4)
    x = face.x(0.84)
    canvas.line(svg(f"M{x},2 l9,-4 M{x},7 l9,3"), tones.shadow, 2.4, 0.8)
    fold = svg(f"M{face.x(0.36)},56 Q{face.x(0.56)},70 {face.x(0.5)},92")
    canvas.line(fold, tones.shadow, 2.6, 0.6)


def _moustache(face: Face) -> None:
    x = face.x(0) - 5
    for reach in (-0.8, 1.0):  # the far wing is foreshortened
        _moustache_wing(face.canvas, x, reach)


def _moustache_wing(canvas: Canvas, x: float, reach: float) -> None:
    wing = curve(
        f"{x},57! {x + reach * 14},55 {x + reach * 32},63 {x + reach * 43},84 "
        f"{x + reach * 40},104! {x + reach * 30},88 {x + reach * 15},72 {x},69!"
    )
    hair_mass(canvas, wing, _HAIR, _HAIR_SHADE, 7, 2, -3)
    for i in range(3):
        strand = [(6, 60 + i * 3), (24, 62 + i * 4), (34 - i * 2, 76 + i * 4), (38 - i * 3, 92)]
        points = [(x + reach * out, y) for out, y in strand]
        canvas.line(open_curve(points), _HAIR_LIGHT, 1.8, 0.8)


def _straw(canvas: Canvas) -> None:
    stalk = svg("M-30,78 Q-66,74 -100,54")
    canvas.line(stalk, "#8a6a1c", 6.5)
    canvas.line(stalk, _STRAW, 3.8)
    for dx, dy in ((0, 0), (-9, -7), (-18, -13), (-6, 2), (-15, -5)):
        grain = ribbon([(-98 + dx, 54 + dy, 3), (-108 + dx, 46 + dy, 8), (-116 + dx, 42 + dy, 1)])
        canvas.line(grain, "#8a6a1c", 2.6)
        canvas.fill(grain, _STRAW)


def _ear(canvas: Canvas, face: Face) -> None:
    with canvas.at(5, 8):
        face.ear(1, 1.05)


def _sideburns(canvas: Canvas) -> None:
    """The near one runs from the hat along the cheek, in front of the ear."""
    near = curve("36,-62! 70,-62! 74,-20 68,22 56,46! 54,18 54,-14 46,-36")
    hair_mass(canvas, near, _HAIR, _HAIR_SHADE, 6, 2, -2)
    canvas.fill(curve("-60,-60! -70,-34 -68,-4! -62,-24"), _HAIR)


def _brim_shadow(face: Face) -> None:
    below = curve("-100,-100! -100,-24 -50,-14 20,-20 84,-38! 100,-100!")
    shaded = intersect(face.contour, below)
    face.canvas.stipple_down(shaded, face.tones.shadow, -12, -46, 0.2, 1)


def _hat(canvas: Canvas) -> None:
    crown = curve(
        "-76,-58! -84,-104 -70,-158 -36,-172 -10,-154 20,-152 44,-176 74,-160 88,-106 82,-40! "
        "0,-56 -74,-30!"
    )
    canvas.fill(crown, _FELT)
    canvas.stipple_across(crown, _FELT_SHADE, 30, -80, 0, 1)
    canvas.stipple_radial(crown, _FELT_LIGHT, (54, -128), 0, 50, 0.95, 0)
    dent = curve("-22,-156! -6,-122 16,-124 26,-154! 4,-146")
    canvas.stipple_down(dent, _FELT_SHADE, -110, -150, 0.1, 1)
    band = curve("-79,-70! 0,-98 85,-80! 86,-58! 0,-74 -76,-48!")
    canvas.fill(band, _LEATHER)
    for x in (-54, -27, 0, 27, 54):
        canvas.fill(circle(x, -78 + abs(x) * 0.13, 5.4), _STRAW)
    brim = curve(
        "-172,-70! -152,-26 -90,-40 -30,-54 40,-60 110,-54 158,-56 180,-102! 178,-46 130,-24 "
        "60,-24 -10,-22 -70,-10 -132,2 -168,-20"
    )
    canvas.outer(brim, "#3a120a", 8, 0, 6, 0.6)
    canvas.fill(brim, _FELT)
    canvas.stipple_across(brim, _FELT_SHADE, 60, -170, 0, 1)
    canvas.stipple_down(brim, _FELT_SHADE, -40, 0, 0, 0.8)
    canvas.rim(brim, _FELT_LIGHT, -1, 4)
