"""Second Serenade: a neighbour answers the encore with a boot; he catches it in his hat."""

import random

from studio.blocks.sky import moon
from studio.canvas import Canvas
from studio.inks import skin_tones
from studio.paths import circle, curve, ellipse, rect, ribbon, round_rect, segment, svg
from studio.times_square import felix
from studio.times_square.inks import NIGHT
from studio.times_square.kiki import SKIN
from studio.times_square.limbs import hand, sleeve
from studio.times_square.notes import notes
from studio.transforms import intersect, union

_WALL = rect(286, -10, 230, 640)
_GROUND = "-20,560! 160,546 340,560 520,552! 520,720! -20,720!"
_CAT = "372,470! 366,430 380,410 376,388! 388,396 402,396 412,386! 412,412 424,436 420,470!"
_BOOT = "-26,-60! 22,-60! 20,-8 34,10 64,18 70,38! -28,38! -30,0"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture, a little nearer than it was sketched."""
    with canvas.at(-6, -26, 1.12):
        _yard(canvas)


def _yard(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#3a2462")
    canvas.stipple_down(canvas.page, NIGHT.black, 260, 0, 0, 0.9)
    moon(canvas, 150, 226, 108, "#ffe08a", "#e09a2c", halo="#f7c531")
    _wall(canvas)
    _window(canvas)
    _fire_escape(canvas)
    ground = curve(_GROUND)
    canvas.fill(ground, NIGHT.dark)
    canvas.stipple_down(ground, "#7a5ac0", 540, 620, 0.5, 0)
    for can in ((166, 150, 86), (392, 96, 120)):
        _ash_can(canvas, *can)
    _cat(canvas)
    _singer(canvas)
    _boot(canvas)
    notes(canvas, ((66, 300, 1), (98, 250, 0.8), (52, 210, 0.7)), "#2a124a")


# --- the house


def _wall(canvas: Canvas) -> None:
    canvas.fill(_WALL, "#6a3442")
    chance = random.Random(3)
    for row in range(32):
        for number in range(5):
            brick = rect(286 + number * 48 - (24 if row % 2 else 0), row * 20, 45, 17)
            ink = chance.choice(["#7a3d48", "#6f3744", "#844450"])
            canvas.fill(intersect(brick, _WALL), ink)
    canvas.stipple_across(_WALL, NIGHT.black, 300, 520, 0, 0.8)


def _window(canvas: Canvas) -> None:
    """Lit, and out of it comes the arm that threw the boot."""
    pane = rect(336, 108, 116, 150)
    canvas.fill(pane, NIGHT.window)
    canvas.stipple_down(pane, "#a8501c", 108, 258, 0, 0.8)
    canvas.line(pane, NIGHT.black, 5)
    for bar in (segment(394, 108, 394, 258), segment(336, 183, 452, 183)):
        canvas.line(bar, NIGHT.black, 3.5)
    canvas.fill(rect(326, 256, 136, 14), "#c9a0a0")
    sleeve(canvas, [(406, 238, 44), (364, 196, 38), (316, 134, 24)], "#5aa0c8", "#143a5a")
    hand(canvas, (314, 136), (SKIN.base, SKIN.shade), 130, 1.3)


def _fire_escape(canvas: Canvas) -> None:
    canvas.fill(rect(286, 430, 230, 12), NIGHT.black)
    for number in range(8):
        canvas.fill(rect(296 + number * 30, 350, 5, 84), NIGHT.black)
    canvas.fill(rect(286, 346, 230, 9), NIGHT.black)


# --- the yard


def _ash_can(canvas: Canvas, x: float, wide: float, high: float) -> None:
    left, top = x - wide / 2, 590 - high
    can = round_rect(left, top, wide, high + 30, 6)
    canvas.fill(can, "#8a90a8")
    canvas.stipple_across(can, "#1d2036", x - wide * 0.2, x + wide * 0.5, 0, 1)
    for y in range(int(top) + 22, 600, 26):
        canvas.line(segment(left, y, left + wide, y), "#3a4058", 4)
    canvas.fill(round_rect(left - 6, top - 6, wide + 12, 14, 6), "#b9c0d4")


def _cat(canvas: Canvas) -> None:
    canvas.fill(curve(_CAT), "#120a18")
    canvas.fill(ribbon("418,462,9 444,450,8 446,420,6"), "#120a18")
    for x in (387, 403):
        canvas.fill(circle(x, 404, 4), "#b6ff5a")


def _singer(canvas: Canvas) -> None:
    with canvas.at(0, 86, 0.77):
        felix.draw(canvas, cane=False)
    canvas.line(svg("M128,258 Q150,300 182,322"), "#3a1806", 7)
    with canvas.at(172, 342, 0.74, -20):
        _ukulele(canvas)
    skin = skin_tones("amber")
    hand(canvas, (96, 366), (skin.base, skin.shade), 60, 0.85)


def _ukulele(canvas: Canvas) -> None:
    canvas.fill(rect(-150, -8, 130, 16), "#5a2a0c")
    canvas.fill(round_rect(-184, -14, 40, 28, 5), "#3a1806")
    body = union(ellipse(20, 0, 52, 48), ellipse(-34, 0, 36, 34))
    canvas.line(body, "#3a1806", 7)
    canvas.fill(body, "#c9702a")
    canvas.stipple(body, "#5a2408", (0, 0), (10, 52), 0, 0.95)
    canvas.fill(circle(-4, 0, 15), "#2a1004")
    canvas.fill(rect(38, -18, 8, 36), "#3a1806")
    for y in (-5, -1.6, 1.6, 5):
        canvas.line(segment(-176, y, 42, y * 1.4), "#fff3c8", 1.4)


def _boot(canvas: Canvas) -> None:
    with canvas.at(256, 118, 0.66, 28):
        boot = curve(_BOOT)
        canvas.line(boot, "#1d0a10", 6)
        canvas.fill(boot, "#7a2a1c")
        canvas.inner(boot, "#2a0a0c", 12, -4, -4)
        canvas.fill(rect(-30, 34, 102, 9), "#1d0a10")
        canvas.fill(rect(-28, -62, 52, 12), "#e8b06a")
        for number in range(4):
            y = -42 + number * 13
            canvas.line(segment(2, y, 18, y + 4), "#fdf1d2", 2.6)
