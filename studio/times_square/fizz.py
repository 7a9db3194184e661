"""Magnum Fizz: eighteen inches of good manners, always about to pop; then without his hat."""

from studio.canvas import Canvas
from studio.lettering import fit
from studio.paths import circle, curve, ellipse, poly, ribbon, round_rect, star, svg
from studio.times_square import top_hat
from studio.times_square.inks import NIGHT
from studio.times_square.limbs import hand, sleeve

_GLASS, _GLASS_DARK, _GLASS_LIGHT = "#3b3fa8", "#12133f", "#9aa6ff"
_SLEEVE, _SLEEVE_DARK = "#5661cc", "#1b1c58"
_GLOVE = ("#fdf6e8", "#8a8494")
_ARMS = (
    ((122, 372, 20), (66, 352, 19), (64, 282, 16)),
    ((278, 372, 20), (340, 382, 19), (330, 446, 16)),
)
_FOIL, _FOIL_DARK, _BROWN = "#f2b93b", "#8a4f08", "#3a1c02"
_HAT_DARK, _HAT_LIGHT, _PINK = "#171433", "#8a94e8", "#ff4f86"
_BODY = (
    "160,196! 158,250 150,282 122,312 110,350 110,384! 110,476! 116,500 144,504! 256,504! "
    "284,500 290,476! 290,384! 290,350 278,312 250,282 242,250 240,196!"
)
_NECK = (
    "-58,-96! -62,-30 -68,40 -78,112 -96,164! -50,150 -20,172 14,152 50,172 96,160! 78,112 "
    "68,40 62,-30 58,-96!"
)
_CREASES = "-40,-78 -14,-70 14,-72 40,-80 -50,88 -22,98 8,98 38,96 64,90"


def draw(canvas: Canvas, *, hat: bool = True) -> None:
    """Draws him, his feet on y 552."""
    _legs(canvas)
    raised, hanging = _ARMS
    sleeve(canvas, raised, _SLEEVE, _SLEEVE_DARK, _GLASS_LIGHT)
    sleeve(canvas, hanging, _SLEEVE, _SLEEVE_DARK)
    _bottle(canvas)
    _label(canvas)
    with canvas.at(200, 172, 0.62):
        _head(canvas)
        if hat:
            _top_hat(canvas)
        else:
            _mouth_of_the_bottle(canvas)
    _bow(canvas)
    hand(canvas, (64, 282), _GLOVE, 176, 1.1)
    hand(canvas, (330, 446), _GLOVE, 0, 1.1)
    for x, y, radius in ((52, 206, 10), (78, 184, 7), (46, 168, 5.5), (84, 216, 5)):
        canvas.line(circle(x, y, radius), "#fff3c0", 3)


# --- the body


def _legs(canvas: Canvas) -> None:
    for x, side in ((172, -1), (228, 1)):
        sleeve(canvas, [(x, 480, 22), (x + side * 4, 530, 18)], _SLEEVE, _SLEEVE_DARK)
        canvas.fill(round_rect(x + side * 4 - 14, 518, 28, 20, 4), _GLOVE[0])
        toe = f"{x + side * 34},546 {x + side * 40},556! {x - side * 18},556!"
        shoe = curve(f"{x - 14},536! {x + 14},536! {toe}")
        canvas.fill(shoe, _HAT_DARK)
        canvas.rim(shoe, _HAT_LIGHT, 0, 3)


def _bottle(canvas: Canvas) -> None:
    body = curve(_BODY)
    canvas.fill(body, _GLASS)
    canvas.inner(body, _GLASS_DARK, 24, 8, -4, 0.95)
    canvas.stipple_radial(body, "#8f9cff", (150, 336), 0, 40, 0.9, 0)
    canvas.rim(body, "#c9d2ff", 4, 0)


def _label(canvas: Canvas) -> None:
    label = round_rect(120, 376, 160, 100, 10)
    canvas.fill(label, NIGHT.bone)
    canvas.stipple_across(label, "#c98a3a", 220, 296, 0, 0.8)
    canvas.line(round_rect(127, 383, 146, 86, 6), "#b9701a", 3)
    canvas.fill(fit("FIZZ", "limelight", 140, 408, 120, 46), _GLASS_DARK)
    canvas.fill(star(200, 396, 10, 4.2), _PINK)


def _bow(canvas: Canvas) -> None:
    for side in (-1, 1):
        wing = poly([(200, 306), (200 + side * 50, 280), (200 + side * 50, 332)])
        canvas.fill(wing, _PINK)
        canvas.inner(wing, "#7a0f3a", 8, -3, -3)
    canvas.fill(circle(200, 306, 12), "#ff8fb0")


# --- the head, its origin between the eyes


def _head(canvas: Canvas) -> None:
    foil = curve(_NECK)
    canvas.fill(foil, _FOIL)
    canvas.stipple_across(foil, _FOIL_DARK, 6, 84, 0, 1)
    canvas.stipple_across(foil, "#fff3c0", -20, -70, 0, 0.85)
    for point in _CREASES.split():
        canvas.line(svg(f"M{point} q6,10 -2,20"), "#a8641a", 2.4, 0.8)
    for side in (-1, 1):
        _eye(canvas, side)
    _monocle(canvas)
    _nose_and_mouth(canvas)


def _eye(canvas: Canvas, side: int) -> None:
    white = ellipse(side * 25, 0, 17, 21)
    canvas.fill(white, "#fffbe6")
    canvas.line(white, "#5a3404", 2.5)
    canvas.fill(ellipse(side * 25 + 5, 3, 8, 11), NIGHT.dark)
    canvas.fill(circle(side * 25 + 2, -2, 3.2), "#ffffff")
    raised = -46 if side > 0 else -40
    brow = ribbon([(side * 6, -32, 4), (side * 26, raised, 9), (side * 48, -30, 3)])
    canvas.fill(brow, _BROWN)


def _monocle(canvas: Canvas) -> None:
    canvas.line(circle(27, 0, 27), "#5a3404", 7)
    canvas.line(circle(27, 0, 27), "#fff3c0", 3.5)
    canvas.line(svg("M54,6 Q66,60 48,112"), "#5a3404", 2.4)


def _nose_and_mouth(canvas: Canvas) -> None:
    canvas.fill(curve("-6,22! -14,34 -10,46 0,48 10,46 14,34 6,22!"), "#d98a1f")
    canvas.stipple_radial(circle(0, 40, 16), "#ff8a5a", (0, 40), 0, 16, 0.8, 0)
    for side in (-1, 1):
        tip = f"{side * 64},44! {side * 58},74 {side * 30},80 0,62!"
        canvas.fill(curve(f"0,50! {side * 22},46 {side * 44},60 {tip}"), _BROWN)
    canvas.fill(curve("-16,76! 0,80 16,76! 10,92 -10,92"), "#7a1020")


def _mouth_of_the_bottle(canvas: Canvas) -> None:
    rim = ellipse(0, -96, 58, 13)
    canvas.line(rim, _FOIL_DARK, 7)
    canvas.fill(rim, "#2a1206")
    canvas.line(rim, "#ffe9a0", 4)


def _top_hat(canvas: Canvas) -> None:
    """On its cork."""
    cork = round_rect(-40, -120, 80, 34, 8)
    canvas.fill(cork, "#d8a868")
    canvas.stipple_across(cork, "#6a3c14", 0, 44, 0, 0.9)
    with canvas.at(0, -116, 1, -7):
        top_hat.draw(canvas)
