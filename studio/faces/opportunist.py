"""Penny Quick, opportunist: heads she takes it, tails she takes it."""

from hollywood.pictures import Mood
from studio.canvas import Canvas
from studio.faces.moods import lean, rise
from studio.faces.props import edged
from studio.hair import combed, hair_mass
from studio.paths import circle, curve, ellipse, poly, round_rect, star, svg
from studio.portrait import Face
from studio.transforms import place

_HAIR, _HAIR_SHADE, _HAIR_LIGHT, _TIP = "#f08a38", "#8a2f10", "#ffb45e", "#3a1510"
_SATIN, _SATIN_SHADE, _SATIN_LIGHT = "#7a2f9a", "#2e0c48", "#c98ae0"
_VEST, _VEST_SHADE = "#23303a", "#070c10"
_SHIRT, _SHIRT_SHADE = "#fff8ea", "#b09a9a"
_COIN, _COIN_SHADE, _COIN_LIGHT = "#f6bf3a", "#8a4a10", "#fff0b0"
_INK = "#1c0d12"


def draw(canvas: Canvas, mood: Mood) -> None:
    """Draws the whole picture."""
    _felt(canvas)
    person(canvas, mood)
    _coin(canvas, mood)


def person(canvas: Canvas, mood: Mood) -> None:
    """Who it is, without what is behind and before."""
    with canvas.at(240, 268 + rise(mood), 1.42, -7 + lean(mood)):
        face = Face(
            canvas,
            "porcelain",
            width=71,
            jaw=52,
            chin=13,
            length=112,
            jaw_y=64,
            turn=0.26,
            light=-1,
            lips="#c22f3a",
            brow_ink="#9a3f14",
            blush=0.7,
            hollow=0.2,
            smooth=True,
            shade=0.45,
        )
        _ears_of_hair(canvas)
        face.ear(-1)
        face.neck(25, 146, 30)
        _clothes(canvas)
        face.head()
        _freckles(face)
        _features(face, mood)
        _fringe(canvas)


def _felt(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#0b5a40")
    canvas.stipple_radial(canvas.page, "#1f8a5c", (230, 250), 60, 290, 0.95, 0)
    canvas.stipple_radial(canvas.page, "#04281e", (256, 256), 190, 300, 0, 0.9)
    for row in range(7):
        for column in range(6):
            x, y = column * 92 + (46 if row % 2 else 0) + 4, row * 80 + 14
            pip = curve([(x, y - 19, "!"), (x + 13, y, "!"), (x, y + 19, "!"), (x - 13, y, "!")])
            canvas.fill(pip, "#0a4a36", 0.75)


def _ears_of_hair(canvas: Canvas) -> None:
    """Two waves that stand up like the ears of a fox."""
    back = curve(
        "-84,-50 -40,-104 40,-104 86,-50 92,10 86,54 118,92! 84,98 56,84 0,70 -56,84 -84,98 "
        "-118,92! -86,54 -92,10"
    )
    hair_mass(canvas, back, _HAIR, _HAIR_SHADE, 12, -4, -4)
    for side in (-1, 1):
        ear = place(curve("14,-88! 28,-120 54,-140 84,-152! 96,-116 98,-78 88,-34!"), flip=side < 0)
        canvas.line(ear, _INK, 5)
        hair_mass(canvas, ear, _HAIR, _HAIR_SHADE, 9, -3, -4)
        outer, inner = (
            f"{side * 26},-90 {side * 48},-124 {side * 74},-140",
            f"{side * 78},-50 {side * 86},-90 {side * 84},-136",
        )
        combed(canvas, ear, outer, inner, _HAIR_LIGHT, 4, 3.4)
        tip = place(
            curve("50,-138! 66,-146 84,-152! 92,-132 95,-112! 82,-122 78,-114 70,-130 60,-126!"),
            flip=side < 0,
        )
        canvas.fill(tip, _TIP)


def _clothes(canvas: Canvas) -> None:
    shirt = curve("-210,340! -170,182 -90,146 -30,130 30,130 90,146 170,182 210,340!")
    canvas.fill(shirt, _SHIRT)
    canvas.stipple_across(shirt, _SHIRT_SHADE, -20, 170, 0, 0.95)
    for side in (-1, 1):
        vest = place(curve("20,190! 62,142 96,148! 120,220 130,340! 0,340! 0,220!"), flip=side < 0)
        edged(canvas, vest, _VEST, _INK, 4)
        canvas.stipple_across(vest, _VEST_SHADE, -20, 130, 0, 0.9)
    bow = svg("M0,146 L-74,110 Q-88,146 -74,184 Z M0,146 L74,110 Q88,146 74,184 Z")
    edged(canvas, bow, _SATIN, _INK, 6)
    canvas.stipple_across(bow, _SATIN_SHADE, 10, 84, 0, 0.9)
    for x, y in ((-58, 134), (-40, 154), (-62, 164), (58, 134), (38, 150), (62, 164)):
        canvas.fill(circle(x, y, 6), "#f6d23f")
    edged(canvas, round_rect(-16, 130, 32, 34, 9), _SATIN_LIGHT, _INK, 5)


def _freckles(face: Face) -> None:
    spots = ((-0.5, 27), (-0.66, 33), (-0.38, 36), (-0.24, 28), (0.5, 28), (0.64, 34), (0.34, 36))
    for across, y in spots:
        face.canvas.fill(circle(face.x(across), y, 2.5), "#c2713a", 0.9)


def _features(face: Face, mood: Mood) -> None:
    _MOODS[mood](face)
    face.nose(0.74, -2, depth=0.5)


def _neutral(face: Face) -> None:
    face.eyes("half", "#3f9a3a", "#d8895a", 1.0, look=0.25, tilt=7, size=1.22, right="open")
    face.brows(7, -30, 11, 5, -8, length=1.06, lift=(-5, 13))
    face.mouth(28, 0.95, 2.2, y=72, smirk=1.8)
    face.smile_folds(27, 68, 0.35)


def _triumph(face: Face) -> None:
    face.eyes("open", "#3f9a3a", "#d8895a", 1.0, look=0.3, tilt=7, size=1.22, left="laughing")
    face.brows(7, -34, 13, 3, -8, length=1.06, lift=(8, 12))
    face.open_mouth(34, 24, 2.8, y=66, full=0.9)
    face.smile_folds(33, 66, 0.4)


def _dismay(face: Face) -> None:
    face.eyes("wide", "#3f9a3a", "#d8895a", 1.0, look=0.6, tilt=-2, size=1.2)
    face.brows(7, -36, 6, -10, 8, length=1.06, lift=(3, 3))
    face.open_mouth(18, 20, -1.8, y=72, full=0.9, tongue=False)


_MOODS = {"neutral": _neutral, "triumph": _triumph, "dismay": _dismay}


def _fringe(canvas: Canvas) -> None:
    fringe = curve(
        "-76,26! -96,-30 -76,-86 -30,-108 20,-106 70,-88 94,-40 78,30! 72,-10 58,-44! "
        "30,-52 4,-72 -10,-86! -20,-58 -48,-44 -64,-34! -70,0"
    )
    hair_mass(canvas, fringe, _HAIR, _HAIR_SHADE, 8, -3, -4)
    combed(canvas, fringe, "-10,-98 40,-96 82,-30", "-6,-84 30,-62 66,-40", _HAIR_LIGHT, 6, 3.4)
    combed(
        canvas, fringe, "-14,-98 -66,-78 -86,-10", "-14,-86 -40,-54 -72,-10", _HAIR_LIGHT, 4, 3.4
    )


def _coin(canvas: Canvas, mood: Mood) -> None:
    """Tossed; when things go wrong she lets it fall."""
    fallen = mood == "dismay"
    if fallen:
        canvas.line(svg("M444,196 Q446,250 436,300"), "#fff6d8", 7, 0.8)
        canvas.line(svg("M408,220 Q412,262 406,300"), "#fff6d8", 5, 0.7)
    else:
        canvas.line(svg("M414,420 Q432,330 424,270"), "#fff6d8", 7, 0.8)
        canvas.line(svg("M446,400 Q458,330 448,286"), "#fff6d8", 5, 0.7)
    with canvas.at(*((414, 378, 1, -24) if fallen else (416, 198, 1, 14))):
        canvas.outer(circle(0, 0, 54), _INK, 9, 3, 6, 0.8)
        edged(canvas, ellipse(7, 3, 52, 54), _COIN_SHADE, _INK, 7)
        face = ellipse(0, 0, 50, 54)
        canvas.fill(face, _COIN)
        canvas.stipple(face, _COIN_LIGHT, (6, 0), (-40, -40), 0, 1)
        canvas.stipple(face, _COIN_SHADE, (4, 4), (44, 44), 0, 0.8)
        canvas.line(ellipse(0, 0, 41, 45), _COIN_SHADE, 4)
        canvas.fill(star(0, 1, 30, 13), _COIN_SHADE)
        canvas.fill(star(-2, -1, 27, 12), _COIN_LIGHT)
        canvas.fill(poly("-26,-30 -20,-35 -34,-16 -38,-14"), "#ffffff")
