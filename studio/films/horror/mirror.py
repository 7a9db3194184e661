"""The Mirror Wants a Word: a girl with plaits; her reflection has the plaits and too many teeth."""

from dataclasses import dataclass

from studio.blocks.bones import skull
from studio.canvas import Canvas
from studio.inks import HORROR
from studio.paths import circle, curve, ellipse, on_circle, poly, ribbon, segment, star, svg
from studio.transforms import Path, Point, place

_BLACK = "#05030a"
_OUTLINE = "#1a0806"
_SKIN = "#e0a878"
_SKIN_SHADE = "#7a4a3a"
_THING = "#b9d0a8"
_THING_SHADE = "#24504a"
_SHINE = "#e8fff6"
_MIDDLE = 250


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _wallpaper(canvas)
    _frame(canvas)
    _glass(canvas)
    _shine(canvas)
    _dress(canvas)
    _neck(canvas)
    _back_of_head(canvas)
    _band(canvas, "183,410,9 202,372,15 250,358,17 298,372,15 317,410,9")
    for side in (-1, 1):
        _plait(canvas, side, (84, 474), (118, 574), _GIRLS_HAIR)


def _mirrored(path: Path, side: int) -> Path:
    """A path drawn to the right of x 0, put on one side of the middle of the picture."""
    return place(path, _MIDDLE, flip=side < 0)


def _wallpaper(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#3b2166")
    flourish = curve("0,-40! 26,-10 18,20 0,36! -18,20 -26,-10")
    for row in range(9):
        for column in range(6):
            x, y = column * 100 + (50 if row % 2 else 0), row * 84
            canvas.line(place(flourish, x, y), HORROR.violet, 3)
            canvas.fill(star(x, y, 9, 3, 4), HORROR.violet)
    canvas.stipple_radial(canvas.page, HORROR.night, (250, 280), 180, 440, 0, 1)


def _frame(canvas: Canvas) -> None:
    frame = ellipse(250, 276, 196, 250)
    canvas.outer(frame, _BLACK, 14, 5, 9)
    canvas.fill(frame, HORROR.gold)
    canvas.stipple(frame, "#5a3408", (180, 100), (430, 480))
    canvas.stipple(frame, "#fff3c0", (150, 200), (70, 100), 0, 0.9)
    for i in range(28):
        across, down = on_circle(0, 0, 1, 360 * i / 28)
        bead = circle(250 + 183 * across, 276 + 236 * down, 11)
        canvas.fill(bead, "#f6cf6a")
        canvas.inner(bead, "#7a4a10", 5, -2, -3, 0.9)
    for side in (-1, 1):
        scroll = [(20, 34, 12), (70, 14, 20), (110, 40, 12), (92, 58, 4)]
        canvas.fill(ribbon([(250 + side * x, y, width) for x, y, width in scroll]), HORROR.gold)
    skull(canvas, 250, 36, 0.9)


# --- in the glass


def _glass_outline() -> Path:
    return ellipse(250, 276, 166, 218)


def _glass(canvas: Canvas) -> None:
    glass = _glass_outline()
    canvas.fill(glass, "#12203a")
    canvas.stipple_radial(glass, "#2f8a7a", (250, 250), 60, 230, 1, 0.1)
    with canvas.clip(glass):
        _thing_dress(canvas)
        _thing_face(canvas)
        for side in (-1, 1):
            _thing_eye(canvas, side)
        _thing_mouth(canvas)
        _thing_hair(canvas)
        for side in (-1, 1):
            _plait(canvas, side, (100, 250), (132, 400), _THINGS_HAIR)


def _thing_face(canvas: Canvas) -> None:
    for side in (-1, 1):
        canvas.fill(ellipse(_MIDDLE + side * 92, 226, 15, 22), _THING)
    face = curve("250,108 316,124 344,190 340,268 308,330 250,356 192,330 160,268 156,190 184,124")
    canvas.fill(face, _THING)
    canvas.inner(face, _THING_SHADE, 26, -6, -10, 0.9)


def _thing_eye(canvas: Canvas, side: int) -> None:
    x = _MIDDLE + side * 42
    canvas.fill(ellipse(x, 206, 31, 34), _BLACK)
    canvas.fill(ellipse(x, 207, 27, 30), HORROR.bone)
    canvas.fill(circle(x - side * 4, 214, 15), HORROR.moss)
    canvas.fill(circle(x - side * 4, 214, 9), _BLACK)
    canvas.fill(circle(x - side * 4 - 4, 208, 4), "#ffffff")


def _thing_mouth(canvas: Canvas) -> None:
    """A grin from ear to ear, with two rows of teeth."""
    canvas.fill(ellipse(244, 250, 4, 5), _THING_SHADE)
    canvas.fill(ellipse(256, 250, 4, 5), _THING_SHADE)
    mouth = curve(
        "160,246! 186,272 250,284 314,272 340,246! 334,300 300,336 250,344 200,336 166,300"
    )
    canvas.line(mouth, _BLACK, 4)
    canvas.fill(mouth, "#3a0b1c")
    with canvas.clip(mouth):
        for i in range(11):
            x, out = 168 + i * 16.4, abs(i - 5)
            top = 284 - out * out * 1.5
            canvas.fill(
                poly([(x - 8, top - 14), (x + 8, top - 14), (x, top + 27 - out)]), HORROR.bone
            )
        for i in range(10):
            x, aside = 176 + i * 16.4, abs(i - 4.5)
            bottom = 346 - aside * aside * 1.9
            tooth = [(x - 8, bottom + 6), (x + 8, bottom + 6), (x, bottom - 26 + aside)]
            canvas.fill(poly(tooth), HORROR.bone)


def _thing_dress(canvas: Canvas) -> None:
    dress = curve("110,520! 140,400 210,366 250,362 290,366 360,400 390,520!")
    canvas.fill(dress, "#7a1a2e")
    canvas.stipple(dress, "#1a0510", (200, 400), (340, 500), 0.2, 1)


def _thing_hair(canvas: Canvas) -> None:
    """Parted in the middle, and the same hair band."""
    lock = curve("0,84! 60,88 104,128 108,214 98,250! 84,190 44,150 0,142!")
    for side in (-1, 1):
        hair = _mirrored(lock, side)
        canvas.fill(hair, _BLACK)
        canvas.rim(hair, "#3c3a6c", -side * 3, 5)
    canvas.line(segment(250, 86, 250, 140), _THING, 5)
    _band(canvas, "149,172,10 180,122,17 250,102,19 320,122,17 351,172,10")


def _band(canvas: Canvas, points: str) -> None:
    band = ribbon(points)
    canvas.line(band, _BLACK, 4)
    canvas.fill(band, HORROR.acid)
    canvas.stipple_across(band, HORROR.moss, 250, 350)


def _shine(canvas: Canvas) -> None:
    glass = _glass_outline()
    canvas.line(glass, "#3a2208", 5)
    canvas.stipple(glass, "#d8f4ec", (150, 110), (190, 190), 0.4, 0)
    canvas.line(svg("M104,300 Q92,210 132,140"), _SHINE, 7, 0.8)


# --- the girl, from behind


def _dress(canvas: Canvas) -> None:
    dress = curve("24,740! 36,590 96,532 200,506! 300,506! 404,532 464,590 476,740!")
    canvas.line(dress, _OUTLINE, 6)
    canvas.fill(dress, HORROR.blood)
    canvas.inner(dress, "#3a0b1c", 22, -6, -10, 0.9)
    canvas.rim(dress, "#f08a6a", 0, 4)


def _neck(canvas: Canvas) -> None:
    neck = curve("214,450! 286,450! 282,510 300,548! 200,548! 218,510")
    canvas.fill(neck, _SKIN)
    canvas.stipple_down(neck, _SKIN_SHADE, 526, 470, 0, 1)
    collar = curve("0,538! 40,514 62,506! 104,524 100,560 50,570 0,552!")
    for side in (-1, 1):
        wing = _mirrored(collar, side)
        canvas.line(wing, _OUTLINE, 4)
        canvas.fill(wing, HORROR.bone)
        canvas.stipple_down(wing, "#9a86b8", 536, 580, 0, 0.9)


def _back_of_head(canvas: Canvas) -> None:
    """A crown with a parting; the hair is drawn off the nape to the plaits behind the ears."""
    for side in (-1, 1):
        ear = ellipse(_MIDDLE + side * 70, 430, 17, 24, side * 10)
        canvas.line(ear, _OUTLINE, 5)
        canvas.fill(ear, _SKIN)
        canvas.inner(ear, _SKIN_SHADE, 7, -side * 4, -3, 0.9)
    hair = curve(
        "250,346 296,356 318,398 316,440 338,462! 330,482 300,486! 276,478 250,466! 224,478 "
        "200,486! 170,482 162,462! 184,440 182,398 204,356"
    )
    canvas.line(hair, "#e8fff6", 8)
    canvas.line(hair, _OUTLINE, 3)
    canvas.fill(hair, _GIRLS_HAIR.ink)
    canvas.inner(hair, _GIRLS_HAIR.dark, 24, 0, -8, 0.95)
    for side in (-1, 1):
        for strand in ("M6,400 Q30,446 76,466", "M34,384 Q48,430 80,456"):
            canvas.line(_mirrored(svg(strand), side), _GIRLS_HAIR.light, 3)
    canvas.line(svg("M250,350 V392 L245,406 L255,422 L247,438 L250,462"), _SKIN, 6)


# --- the plaits of both


@dataclass(frozen=True)
class _Hair:
    """Hair, its shade and shine, and the line round it."""

    ink: str
    dark: str
    light: str
    outline: str


_THINGS_HAIR = _Hair("#221c44", _BLACK, "#3c3a6c", _BLACK)
_GIRLS_HAIR = _Hair("#33265c", "#120c26", "#7a68b0", _OUTLINE)


def _plait(canvas: Canvas, side: int, start: Point, end: Point, hair: _Hair) -> None:
    """A plait from `start` to `end`, both told from the middle, with a bow."""
    knots = round((end[1] - start[1]) / 25)
    for i in range(knots):
        share, tilt = i / knots, 16 if i % 2 else -16
        x = _MIDDLE + side * (start[0] + (end[0] - start[0]) * share)
        knot = ellipse(x, start[1] + (end[1] - start[1]) * share, 22 - i * 1.2, 18, side * tilt)
        canvas.line(knot, hair.outline, 5)
        canvas.fill(knot, hair.ink)
        canvas.inner(knot, hair.dark, 9, -4, -5, 0.9)
        canvas.rim(knot, hair.light, 4, 4, 0.8)
    _bow(canvas, _MIDDLE + side * end[0], end[1], hair.outline)


def _bow(canvas: Canvas, x: float, y: float, outline: str) -> None:
    loop = curve("0,0! 12,-20 36,-22 40,-2 34,16 12,11")
    for side in (-1, 1):
        half = place(loop, x, y, 0.95, flip=side < 0)
        canvas.line(half, outline, 4)
        canvas.fill(half, HORROR.acid)
        canvas.inner(half, HORROR.moss, 7, -2, -3, 0.9)
    canvas.fill(circle(x, y, 9), HORROR.acid)
    canvas.line(circle(x, y, 9), outline, 2.5)
