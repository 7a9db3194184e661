"""It Came Up the Drain: tentacles rise from a claw-foot bath with brush and duck."""

from studio.blocks.creatures import tentacle
from studio.blocks.sky import cloud, moon
from studio.canvas import Canvas
from studio.colour import mix
from studio.inks import HORROR
from studio.paths import circle, curve, ellipse, poly, rect, ribbon, round_rect, segment, svg
from studio.transforms import place

_SLIME = "#8fbf3a"
_SLIME_DARK = "#2e4a20"
_FOAM = "#dff08a"
_ENAMEL_SHADE = "#b9a7c8"
_DUCK_SHADE = "#c46a12"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _tiles(canvas)
    _window(canvas)
    _floor(canvas)
    _shower(canvas)
    _shadow(canvas)
    _tentacles_behind(canvas)
    _bath_inside(canvas)
    _tentacle_with_duck(canvas)
    _bubbles(canvas)
    _bath(canvas)
    _claw_foot(canvas, -1)
    _claw_foot(canvas, 1)
    _tentacles_over_the_edge(canvas)
    _slime(canvas)
    _duck(canvas)
    _brush(canvas)


# --- the bathroom


def _tiles(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#3d2468")
    for row in range(11):
        for column in range(-1, 11):
            x = column * 56 + (28 if row % 2 else 0)
            ink = mix(HORROR.violet, HORROR.dusk, (row * 7 + column * 3) % 5 / 7)
            canvas.fill(round_rect(x + 2, row * 42 + 2, 52, 38, 3), ink)
    canvas.stipple_radial(canvas.page, HORROR.night, (250, 250), 120, 420, 0, 0.95)
    canvas.stipple(canvas.page, HORROR.lilac, (400, 60), (300, 220), 0.6, 0)


def _window(canvas: Canvas) -> None:
    canvas.fill(circle(376, 132, 94), HORROR.night)
    glass = circle(376, 132, 82)
    canvas.fill(glass, "#201248")
    with canvas.clip(glass):
        moon(canvas, 392, 120, 44, HORROR.bone, HORROR.gold)
        canvas.fill(cloud(350, 172, 0.6, 2), HORROR.violet)
    canvas.line(segment(376, 50, 376, 214), HORROR.night, 6)
    canvas.line(segment(294, 132, 458, 132), HORROR.night, 6)
    canvas.line(circle(376, 132, 88), "#6b4aa5", 4)


def _floor(canvas: Canvas) -> None:
    floor = rect(-20, 470, 540, 260)
    canvas.fill(floor, HORROR.bone)
    rows = 470, 486, 508, 538, 578, 630, 700, 790
    with canvas.clip(floor):
        for row in range(7):
            for column in range(-8, 9):
                if (column + row) % 2 == 0:
                    _floor_tile(canvas, column, rows[row], rows[row + 1])
    canvas.stipple_down(floor, HORROR.dusk, 640, 470, 0, 0.95)
    canvas.fill(rect(-20, 456, 540, 16), "#1a0f30")
    canvas.line(segment(-20, 457, 520, 457), HORROR.lilac, 2)


def _floor_tile(canvas: Canvas, column: int, top: float, bottom: float) -> None:
    far, near = 42 * (top - 400) / 70, 42 * (bottom - 400) / 70
    corners = [
        (250 + column * far, top),
        (250 + (column + 1) * far, top),
        (250 + (column + 1) * near, bottom),
        (250 + column * near, bottom),
    ]
    canvas.fill(poly(corners), HORROR.night)


def _shower(canvas: Canvas) -> None:
    canvas.line(segment(110, 430, 110, 96), HORROR.gold, 9)
    bend = svg("M110,100 Q110,70 142,70 L160,70 Q172,70 172,84")
    canvas.line(bend, HORROR.gold, 9)
    head = poly("150,84 194,84 206,104 138,104")
    canvas.fill(head, HORROR.gold)
    canvas.stipple_across(head, "#7a4a10", 150, 206, 0, 0.9)


def _shadow(canvas: Canvas) -> None:
    shadow = ellipse(250, 566, 216, 22)
    canvas.stipple_radial(shadow, HORROR.night, (250, 566), 100, 216, 1, 0.2)


# --- the thing


def _tentacle(canvas: Canvas, points: str, side: int = 1) -> None:
    tentacle(canvas, points, _SLIME, _SLIME_DARK, "#f4c9d8", side, rim="#e6f58a")


def _tentacles_behind(canvas: Canvas) -> None:
    left = "214,420,54 170,340,46 110,300,36 128,236,26 92,190,18 120,160,6"
    right = "300,420,54 360,350,46 440,330,36 446,262,26 400,240,18 392,272,7"
    _tentacle(canvas, left, -1)
    _tentacle(canvas, right)


def _tentacle_with_duck(canvas: Canvas) -> None:
    _tentacle(canvas, "250,428,70 236,340,58 280,270,46 240,210,34 262,150,22 302,132,15 310,166,5")


def _tentacles_over_the_edge(canvas: Canvas) -> None:
    left = "150,430,40 120,470,38 70,480,30 40,440,22 60,400,16 84,404,6"
    right = "344,434,40 390,476,36 420,520,28 380,560,20 330,548,14 322,524,6"
    _tentacle(canvas, left, -1)
    _tentacle(canvas, right)


def _bubbles(canvas: Canvas) -> None:
    for x, y, radius in (
        (150, 404, 10),
        (172, 412, 7),
        (352, 404, 9),
        (330, 414, 6),
        (196, 398, 5),
    ):
        bubble = circle(x, y, radius)
        canvas.fill(bubble, _FOAM)
        canvas.line(bubble, _SLIME_DARK, 1.6)


def _slime(canvas: Canvas) -> None:
    for x, length in ((196, 34), (222, 58), (300, 44), (278, 24)):
        tip = 438 + length
        drip = ribbon([(x, 438, 13), (x, 438 + length * 0.6, 9), (x, tip, 12)])
        canvas.fill(drip, HORROR.acid)
        canvas.inner(drip, HORROR.moss, 4, -2, -2)
        canvas.fill(ellipse(x - 2, tip, 2, 3), "#f4ffc0")


# --- the bath


def _bath_inside(canvas: Canvas) -> None:
    canvas.fill(ellipse(250, 408, 196, 34), _ENAMEL_SHADE)
    water = ellipse(250, 410, 182, 27)
    canvas.fill(water, "#31521c")
    canvas.stipple_radial(water, HORROR.acid, (230, 402), 10, 150, 0.95, 0)


def _bath(canvas: Canvas) -> None:
    tub = curve(
        "52,404! 60,470 92,520 150,544 250,552 350,544 408,520 440,470 448,404! 400,436 250,446 "
        "100,436"
    )
    canvas.fill(tub, HORROR.bone)
    canvas.stipple_across(tub, "#9b86bd", 300, 448)
    canvas.stipple_down(tub, HORROR.violet, 490, 556, 0, 0.95)
    lip = curve(
        "40,402! 46,416 120,448 250,454 380,448 454,416 460,402! 444,408 380,432 250,438 "
        "120,432 56,408"
    )
    canvas.fill(lip, "#fffaf0")
    canvas.stipple_across(lip, _ENAMEL_SHADE, 260, 460)
    canvas.line(lip, HORROR.night, 2)


def _claw_foot(canvas: Canvas, side: int) -> None:
    foot = curve("120,530! 162,520 172,548 150,566 172,582 146,590! 128,570 134,548")
    foot = place(foot, 250, flip=side < 0)
    canvas.fill(foot, HORROR.gold)
    canvas.inner(foot, "#6e3f0c", 8, -3, -3)


# --- what it holds


def _duck(canvas: Canvas) -> None:
    with canvas.at(286, 100, 1.0, -8):
        body = curve(
            "-34,6! -20,-6 0,-4 10,-2 12,-20 26,-30 40,-22 44,-6 34,6 38,22 24,36 -8,38 -30,28"
        )
        canvas.line(body, HORROR.night, 5)
        canvas.fill(body, "#ffc83d")
        canvas.inner(body, _DUCK_SHADE, 11, -5, -6)
        beak = curve("42,-14! 60,-14 62,-6 44,-2!")
        canvas.fill(beak, "#e8622a")
        canvas.fill(circle(32, -15, 4), HORROR.night)
        wing = svg("M-20,14 Q-4,28 12,14")
        canvas.line(wing, _DUCK_SHADE, 3)


def _brush(canvas: Canvas) -> None:
    with canvas.at(96, 160, 1, -30):
        canvas.line(segment(0, 0, 64, 0), "#8a4a1c", 10)
        canvas.fill(round_rect(54, -18, 52, 22, 8), "#c97b3a")
        for i in range(9):
            x = 58 + i * 5.6
            canvas.line(segment(x, 4, x, 18), HORROR.bone, 3)
