"""The Mirror Wants a Word: a girl with plaits; her reflection has the plaits and too many teeth."""

from studio.blocks.bones import skull
from studio.canvas import Canvas
from studio.inks import HORROR
from studio.paths import (
    Knot,
    circle,
    curve,
    ellipse,
    on_circle,
    poly,
    polyline,
    rect,
    ribbon,
    star,
    svg,
)
from studio.transforms import Path, place

_BLACK = "#05030a"
_OUTLINE = "#1a0806"
_HAIR_LIGHT = "#f6b968"
_HAIR = "#d9823a"
_HAIR_DARK = "#6e2614"
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
    for side in (-1, 1):
        _claws(canvas, side)
    _dress(canvas)
    _neck(canvas)
    _collar(canvas)
    _back_of_head(canvas)
    _hair_band(canvas)
    for side in (-1, 1):
        _plait(canvas, side, 468, (76, 108), 4, _HAIR, _HAIR_DARK, _OUTLINE)


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
    canvas.stipple_radial(glass, "#2f8a7a", (250, 250), 30, 220, 0.9, 0)
    with canvas.clip(glass):
        _thing_face(canvas)
        for side in (-1, 1):
            _thing_eye(canvas, side)
        _thing_mouth(canvas)
        _thing_dress(canvas)
        _thing_hair_band(canvas)
        for side in (-1, 1):
            _plait(canvas, side, 226, (96, 116), 6, "#1c1838", _BLACK, _BLACK)


def _thing_face(canvas: Canvas) -> None:
    hair = curve(
        "250,92 318,104 352,160 350,230! 330,200 318,170 250,150 182,170 170,200 150,230! 148,160 "
        "182,104"
    )
    canvas.fill(hair, "#0a0616")
    face = curve("250,136 306,146 330,200 326,280 306,340 250,372 194,340 174,280 170,200 194,146")
    canvas.fill(face, _THING)
    canvas.inner(face, _THING_SHADE, 34, -8, -14, 0.95)


def _thing_eye(canvas: Canvas, side: int) -> None:
    canvas.fill(ellipse(250 + side * 38, 226, 24, 30), _BLACK)
    canvas.fill(circle(250 + side * 36, 230, 8), HORROR.acid)
    canvas.fill(circle(250 + side * 36, 230, 3), "#ffffff")
    brow = [(10, 192, 3), (40, 178, 8), (70, 196, 2)]
    canvas.fill(ribbon([(250 + side * x, y, width) for x, y, width in brow]), "#0a0616")


def _thing_mouth(canvas: Canvas) -> None:
    canvas.fill(poly("243,262 249,244 255,262"), _THING_SHADE)
    mouth = curve(
        "182,286! 216,300 250,304 284,300 318,286! 306,336 280,356 250,360 220,356 194,336"
    )
    canvas.fill(mouth, _BLACK)
    for i in range(9):
        x, out = 196 + i * 13.6, abs(i - 4)
        top = 299 - out * 1.4
        upper_tooth = [(x - 6.5, top), (x + 6.5, top), (x, 322 - out * 2)]
        canvas.fill(poly(upper_tooth), HORROR.bone)
    for i in range(8):
        x, bottom = 208 + i * 12, 352 - abs(i - 3.5) * 3.4
        lower_tooth = [(x - 6, bottom), (x + 6, bottom), (x, 328)]
        canvas.fill(poly(lower_tooth), HORROR.bone)


def _thing_dress(canvas: Canvas) -> None:
    dress = curve("130,520! 160,420 210,390 250,384 290,390 340,420 370,520!")
    canvas.fill(dress, "#7a1a2e")
    canvas.stipple(dress, "#1a0510", (200, 400), (340, 500), 0.2, 1)


def _thing_hair_band(canvas: Canvas) -> None:
    band = ribbon("150,196,10 184,138,15 250,116,17 316,138,15 350,196,10")
    canvas.line(band, _BLACK, 4)
    canvas.fill(band, HORROR.acid)
    canvas.stipple_across(band, HORROR.moss, 200, 350)


def _claws(canvas: Canvas, side: int) -> None:
    """Four fingers that reach out of the glass and hold on to the frame."""
    for i, angle in enumerate((18, 27, 36, 45)):
        across, down = on_circle(0, 0, 1, angle)
        reach = (0.99, 1.03, 1.02, 0.97)[i]
        finger = [
            (_MIDDLE + side * across * rx * share, 276 + down * ry * share + lift, width)
            for rx, ry, share, lift, width in (
                (150, 200, 1, 10, 19),
                (166, 218, 1, -2, 21),
                (186, 240, reach, -6, 18),
                (196, 250, reach, 4, 13),
            )
        ]
        nail = [finger[-1], (finger[-1][0] + side * 3, finger[-1][1] + 16, 1)]
        _claw(canvas, ribbon(finger), ribbon(nail, round_ends=False), finger[1])


def _claw(canvas: Canvas, finger: Path, nail: Path, knuckle: Knot) -> None:
    canvas.line(nail, _BLACK, 4)
    canvas.line(finger, _BLACK, 6)
    canvas.fill(finger, _THING)
    canvas.inner(finger, _THING_SHADE, 6, -3, -3, 0.95)
    canvas.fill(nail, "#24203a")
    x, y, _ = knuckle
    canvas.line(svg(f"M{x - 4},{y - 5} q5,4 1,10"), _THING_SHADE, 2.4)


def _shine(canvas: Canvas) -> None:
    glass = _glass_outline()
    canvas.line(glass, "#3a2208", 5)
    canvas.stipple(glass, "#d8f4ec", (150, 110), (210, 230), 0.55, 0)
    canvas.line(svg("M128,200 Q140,130 190,92"), _SHINE, 7, 0.8)
    crack = svg("M300,96 l16,40 l-14,22 l22,36 M316,136 l30,6")
    canvas.line(crack, _SHINE, 2.4, 0.8)


# --- the girl, from behind


def _dress(canvas: Canvas) -> None:
    dress = curve("92,720! 108,610 150,562 210,546 290,546 350,562 392,610 408,720!")
    canvas.line(dress, "#1a0510", 5)
    canvas.fill(dress, HORROR.blood)
    canvas.inner(dress, "#3a0b1c", 22, -8, -10, 0.95)


def _neck(canvas: Canvas) -> None:
    neck = rect(224, 500, 52, 60)
    canvas.fill(neck, _SKIN)
    canvas.stipple_down(neck, _SKIN_SHADE, 552, 508)


def _collar(canvas: Canvas) -> None:
    wing = curve("0,556! 40,540 92,552 98,584 52,598 0,576!")
    for side in (-1, 1):
        collar = _mirrored(wing, side)
        canvas.line(collar, "#1a0510", 3)
        canvas.fill(collar, HORROR.bone)
        canvas.stipple_down(collar, "#9a86b8", 560, 600, 0, 0.9)


def _back_of_head(canvas: Canvas) -> None:
    hair = curve(
        "250,380 294,388 322,426 318,474 292,512! 276,524 262,514 250,518 238,514 224,524! "
        "208,512 182,474 178,426 206,388"
    )
    canvas.line(hair, _OUTLINE, 5)
    canvas.fill(hair, _HAIR)
    canvas.stipple_radial(hair, _HAIR_LIGHT, (212, 446), 0, 50, 0.95, 0)
    canvas.inner(hair, _HAIR_DARK, 20, -8, -10, 0.95)
    for side in (-1, 1):
        for strand in ("M8,430 Q38,442 56,476", "M10,462 Q30,470 44,496"):
            canvas.line(_mirrored(svg(strand), side), _HAIR_DARK, 2.4, 0.6)
    parting = polyline("250,388 250,428 245,446 255,464 247,484 251,510")
    canvas.line(parting, _SKIN, 3.4)


def _hair_band(canvas: Canvas) -> None:
    band = ribbon("177,462,9 188,426,14 214,403,16 250,395,17 286,403,16 312,426,14 323,462,9")
    canvas.line(band, _OUTLINE, 4)
    canvas.fill(band, HORROR.acid)
    canvas.stipple_across(band, HORROR.moss, 250, 330)


# --- the plaits of both


def _plait(
    canvas: Canvas,
    side: int,
    top: float,
    reach: tuple[float, float],
    knots: int,
    hair: str,
    dark: str,
    outline: str,
) -> None:
    """A plait hanging from `top`, `reach` off the middle at its two ends, with a bow."""
    start, end = reach
    for i in range(knots):
        x, tilt = _MIDDLE + side * (start + (end - start) * i / knots), 14 if i % 2 else -14
        knot = ellipse(x, top + i * 24, 20 - i * 1.4, 17, side * tilt)
        canvas.line(knot, outline, 4)
        canvas.fill(knot, hair)
        canvas.inner(knot, dark, 9, -4, -5, 0.9)
    _bow(canvas, _MIDDLE + side * end, top + knots * 24 - 4, outline)


def _bow(canvas: Canvas, x: float, y: float, outline: str) -> None:
    loop = curve("0,0! 12,-20 36,-22 40,-2 34,16 12,11")
    for side in (-1, 1):
        half = place(loop, x, y, 0.95, flip=side < 0)
        canvas.line(half, outline, 4)
        canvas.fill(half, HORROR.acid)
        canvas.inner(half, HORROR.moss, 7, -2, -3, 0.9)
    canvas.fill(circle(x, y, 9), HORROR.acid)
    canvas.line(circle(x, y, 9), outline, 2.5)
