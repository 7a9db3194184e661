"""Snowed In and Not Sorry: a couple nose to nose in a cabin inside a do-not-shake globe."""

import random

from studio.blocks.heads import Profile, profile_head
from studio.blocks.sky import moon
from studio.canvas import Canvas
from studio.inks import ROMANCE
from studio.paths import (
    circle,
    curve,
    ellipse,
    heart,
    poly,
    rays,
    rect,
    ribbon,
    round_rect,
    segment,
    star,
    svg,
)
from studio.transforms import Path, place, subtract, union

_SNOW, _SNOW_SHADE = "#fffaf0", "#8fb0d8"
_WHITE = "#ffffff"
_WINTER_SKY = "#7fb8d8"
_LOG_SHADE = "#4a2010"
_TIMBER = "#6a3418"
_BRASS_SHADE = "#8a4f10"
_ENGRAVING = "#4a1a10"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _air(canvas)
    _base(canvas)
    _plate(canvas)
    globe = circle(250, 282, 204)
    _night(canvas, globe)
    with canvas.clip(globe):
        moon(canvas, 176, 168, 24, ROMANCE.cream, ROMANCE.gold, craters=False)
        for x, y, scale in ((96, 390, 1), (140, 376, 0.8), (396, 384, 1.1), (362, 370, 0.7)):
            _fir(canvas, x, y, scale)
        _snowfield(canvas)
        with canvas.at(250, 392, 1.15):
            _log_wall(canvas)
            _window(canvas)
            _chimney(canvas)
            _roof(canvas)
            _drift(canvas)
        _smoke_hearts(canvas)
        _sign(canvas)
        _shovel(canvas)
        _snowfall(canvas)
    _glass(canvas, globe)


# --- around the globe


def _air(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ROMANCE.rose)
    canvas.fill(rays(250, 300, 700, 24, 0.5, 3), "#d8405f")
    canvas.stipple_radial(canvas.page, ROMANCE.blush, (250, 280), 120, 380, 0.9, 0)
    canvas.stipple_down(canvas.page, ROMANCE.berry, 440, 640, 0, 0.9)
    for seed in range(26):
        chance = random.Random(seed)
        x, y = chance.uniform(0, 500), chance.uniform(0, 460)
        flake = star(x, y, chance.uniform(4, 9), 1.6, 6, chance.uniform(0, 60))
        canvas.fill(flake, ROMANCE.cream)


def _base(canvas: Canvas) -> None:
    base = curve("110,470! 390,470! 410,520 430,560 440,600! 60,600! 70,560 90,520")
    canvas.outer(base, ROMANCE.wine, 10, 0, 8, 0.6)
    canvas.fill(base, "#7a3a1e")
    canvas.stipple_across(base, "#2a0c10", 220, 440, 0, 1)
    canvas.stipple_across(base, "#d08a4a", 200, 80, 0, 0.8)
    for y, width in ((474, 292), (566, 366)):
        moulding = round_rect(250 - width / 2, y, width, 16, 7)
        canvas.fill(moulding, ROMANCE.gold)
        canvas.stipple_across(moulding, _BRASS_SHADE, 250, 250 + width / 2, 0, 1)


def _plate(canvas: Canvas) -> None:
    plate = round_rect(184, 494, 132, 68, 10)
    canvas.fill(plate, ROMANCE.gold)
    canvas.inner(plate, _BRASS_SHADE, 8, -3, -3)
    with canvas.at(250, 528):
        _do_not_shake(canvas)


def _do_not_shake(canvas: Canvas) -> None:
    """A wordless sign: a little globe between shaking strokes, barred."""
    for side in (-1, 1):
        for x, reach in ((37, 13), (49, 8)):
            stroke = svg(f"M{x},{-reach} q6,{reach} 0,{2 * reach}")
            canvas.line(place(stroke, flip=side < 0), _ENGRAVING, 5)
    disc = circle(0, 0, 27)
    canvas.fill(disc, ROMANCE.cream)
    canvas.fill(poly("-10,8 10,8 14,18 -14,18"), _ENGRAVING)
    canvas.fill(circle(0, -3, 13), _ENGRAVING)
    canvas.fill(circle(0, -3, 10), _WINTER_SKY)
    canvas.fill(poly("-7,3 0,-9 7,3"), _SNOW)
    canvas.line(segment(-18, -18, 18, 18), ROMANCE.red, 6)
    canvas.line(disc, ROMANCE.red, 6)


def _glass(canvas: Canvas, globe: Path) -> None:
    canvas.line(globe, ROMANCE.cream, 5)
    crescent = subtract(globe, circle(276, 306, 204))
    canvas.stipple(crescent, _WHITE, (70, 160), (160, 260), 0.8, 0)
    canvas.fill(ribbon("92,250,2 112,190,13 164,132,12 196,116,2"), _WHITE, 0.85)
    canvas.fill(ellipse(84, 290, 6, 14, 8), _WHITE, 0.85)


# --- the winter night


def _night(canvas: Canvas, globe: Path) -> None:
    canvas.outer(globe, ROMANCE.wine, 12, 4, 8, 0.5)
    canvas.fill(globe, _WINTER_SKY)
    canvas.stipple_down(globe, "#2a4a86", 260, 80, 0, 1)
    canvas.stipple_down(globe, ROMANCE.cream, 280, 420, 0, 0.7)


def _fir(canvas: Canvas, x: float, y: float, scale: float) -> None:
    fir = Path()
    for storey in range(4):
        fir = union(fir, place(_branches(storey), x, y, scale))
    canvas.fill(fir, ROMANCE.sea)
    canvas.stipple_across(fir, "#0c3440", x, x + 30 * scale, 0, 1)
    for storey in range(4):
        canvas.fill(place(_snow_on_branches(storey), x, y, scale), _SNOW)


def _branches(storey: int) -> Path:
    y, half = -32 * storey, 38 - 7 * storey
    return poly([(-half, y), (0, y - 50), (half, y)])


def _snow_on_branches(storey: int) -> Path:
    y, half = -32 * storey, 38 - 7 * storey
    return curve(
        [
            (-half, y, "!"),
            (-half * 0.4, y - 22, "!"),
            (-half * 0.1, y - 14),
            (half * 0.3, y - 20, "!"),
            (0, y - 50, "!"),
            (-half * 0.5, y - 26, "!"),
        ]
    )


def _snowfield(canvas: Canvas) -> None:
    field = curve("30,400! 120,366 250,380 380,362 480,400! 480,500! 30,500!")
    canvas.fill(field, _SNOW)
    canvas.stipple_down(field, _SNOW_SHADE, 390, 490, 0, 0.9)


def _snowfall(canvas: Canvas) -> None:
    """Everywhere but on the faces in the window."""
    chance = random.Random(3)
    window = rect(172, 280, 156, 100)
    for _ in range(90):
        x, y = chance.uniform(50, 450), chance.uniform(80, 470)
        flake = circle(x, y, chance.uniform(1.5, 4.5))
        if not window.contains(x, y):
            canvas.fill(flake, _WHITE)


# --- the cabin, about its doorstep


def _log_wall(canvas: Canvas) -> None:
    canvas.fill(rect(-74, -110, 148, 112), "#9a5a30")
    for y in range(-108, 4, 16):
        log = round_rect(-80, y, 160, 14, 7)
        canvas.fill(log, "#a8683a")
        canvas.stipple_down(log, _LOG_SHADE, y + 2, y + 16, 0, 0.9)


def _window(canvas: Canvas) -> None:
    pane = rect(-62, -92, 124, 78)
    canvas.fill(pane, "#ffe08a")
    canvas.stipple_radial(pane, "#f2923a", (0, -52), 20, 80, 0, 0.8)
    with canvas.clip(pane):
        _couple(canvas)
    canvas.fill(heart(0, -76, 8), ROMANCE.red)
    canvas.line(pane, _LOG_SHADE, 6)


def _couple(canvas: Canvas) -> None:
    canvas.fill(curve("-60,-6! -56,-20 -44,-28 -18,-28 -8,-18 -4,-6!"), ROMANCE.red)
    canvas.fill(curve("60,-6! 56,-20 44,-28 18,-28 8,-18 4,-6!"), ROMANCE.sea)
    left = Profile(nose=1, tip=-2, jaw=5, chin=4, eye="merry", ear="jug")
    right = Profile(nose=5, hump=3, jaw=3, chin=1, eye="sleepy", ear="small")
    profile_head(canvas, -30, -46, 0.5, "amber", "#1a0e14", "slick", profile=left)
    profile_head(canvas, 30, -46, 0.49, "fair", "#d8702a", profile=right, flip=True)
    beard = curve("33,-42! 22,-36 12,-38 8,-32! 8,-22 20,-20 32,-26!")
    canvas.fill(beard, "#d8702a")
    for middle, ink in ((-32, ROMANCE.rose), (31, ROMANCE.gold)):
        scarf = round_rect(middle - 16, -27, 32, 11, 5)
        canvas.fill(scarf, ink)


def _roof(canvas: Canvas) -> None:
    roof = curve(
        "-100,-96! 0,-186! 100,-96! 86,-88 70,-98 50,-88 30,-98 10,-88 -10,-98 -30,-88 "
        "-50,-98 -70,-88 -86,-96"
    )
    canvas.fill(roof, _SNOW)
    canvas.stipple_across(roof, _SNOW_SHADE, 0, 100, 0, 0.9)
    canvas.line(svg("M-100,-96 L0,-186 L100,-96"), _TIMBER, 5)


def _chimney(canvas: Canvas) -> None:
    canvas.fill(rect(48, -186, 24, 60), "#7a3a2a")
    canvas.fill(round_rect(42, -194, 36, 12, 5), _SNOW)


def _drift(canvas: Canvas) -> None:
    drift = curve("-130,12! -84,-12 -40,-20 0,-12 44,-22 84,-14 130,12! 130,28! -130,28!")
    canvas.fill(drift, _SNOW)
    canvas.stipple_down(drift, _SNOW_SHADE, 2, 30, 0, 0.5)


def _smoke_hearts(canvas: Canvas) -> None:
    for x, y, size in ((320, 158, 9), (332, 136, 12), (316, 110, 15)):
        puff = heart(x, y, size, 8)
        canvas.fill(puff, ROMANCE.cream)
        canvas.inner(puff, ROMANCE.peach, 5, -2, -2, 0.9)


def _sign(canvas: Canvas) -> None:
    with canvas.at(122, 402, 1, -10):
        canvas.fill(rect(-3, -30, 6, 40), _TIMBER)
        board = poly("-26,-52 20,-52 32,-37 20,-22 -26,-22")
        canvas.fill(board, "#c98a4a")
        canvas.line(board, _TIMBER, 3)
        canvas.fill(heart(-2, -38, 11), ROMANCE.red)


def _shovel(canvas: Canvas) -> None:
    """Given up, upright in the snow."""
    with canvas.at(384, 408, 1, 12):
        canvas.line(segment(0, 0, 0, -66), _TIMBER, 6)
        canvas.line(round_rect(-10, -82, 20, 17, 6), _TIMBER, 5)
        blade = curve("-16,-28! 16,-28! 16,-4 10,6! -10,6! -16,-4")
        canvas.fill(blade, "#8a94a8")
        canvas.stipple_across(blade, ROMANCE.wine, 0, 18, 0, 0.6)
        canvas.fill(curve("-30,10! -16,-8 4,-4 18,-10 32,10!"), _SNOW)
