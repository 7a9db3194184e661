"""Her Royal High Tide: a wave with a crown looks down her nose at a liner."""

import random
from collections.abc import Sequence

from studio.blocks.regalia import crown
from studio.blocks.sky import beam, bolt, smoke
from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.paths import (
    Knot,
    circle,
    curve,
    ellipse,
    knots,
    open_curve,
    poly,
    rect,
    ribbon,
    segment,
    spline,
)
from studio.transforms import Path, Point, intersect, union

_STORM = "#0d1430"
_ABYSS = "#0a2438"
_IRON = "#14142a"
_FOAM = "#fbf6e6"
_CREST = "20,196 90,128 170,110 252,146 304,214 310,268 268,230 266,306 200,272 180,296"
_WAKE = "214,450 256,506 330,540 430,546 520,516"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _lightning(canvas)
    _rain(canvas)
    _far_sea(canvas)
    with canvas.at(330, 404, 1.0, -17):
        _hull(canvas)
        _decks(canvas)
        for x in (-78, -22, 34):
            _funnel(canvas, x)
        _mast(canvas)
    _wave(canvas)
    _haughty_eye(canvas)
    _foam(canvas)
    crown(canvas, 196, 112, 1.15, _STORM, 13)


# --- the storm


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#24365e")
    canvas.stipple_down(canvas.page, "#0a1026", 240, 0, 0, 1)
    canvas.stipple_down(canvas.page, "#8fb8b0", 260, 430, 0, 0.9)
    _cloud(canvas, 100, 70, 1.4, _STORM, "#3a4a7a")
    _cloud(canvas, 400, 50, 1.6, _STORM, "#3a4a7a")
    _cloud(canvas, 260, 120, 1.2, "#16204a", "#5a6a9a")


def _cloud(canvas: Canvas, x: int, y: float, scale: float, ink: str, light: str) -> None:
    puffs = [
        (x - 130 * scale, y, 60 * scale),
        (x - 50 * scale, y + 14, 100 * scale),
        (x + 40 * scale, y + 6, 110 * scale),
        (x + 130 * scale, y - 4, 70 * scale),
    ]
    cloud = smoke(puffs, x, 4)
    canvas.fill(cloud, ink)
    canvas.stipple_down(cloud, light, y + 10 * scale, y + 60 * scale, 0, 0.9)


def _lightning(canvas: Canvas) -> None:
    flash = bolt([(436, 40), (404, 150), (430, 146), (388, 250), (408, 248), (380, 330)], 16)
    canvas.outer(flash, BLOCKBUSTER.pale, 16)
    canvas.fill(flash, "#fff7d6")


def _rain(canvas: Canvas) -> None:
    chance = random.Random(3)
    for _ in range(110):
        x, y = chance.uniform(-20, 560), chance.uniform(-20, 560)
        length = chance.uniform(14, 40)
        drop = segment(x, y, x - length * 0.5, y + length)
        canvas.line(drop, "#cfe0e0", chance.choice([1, 1.5]), 0.55)


def _far_sea(canvas: Canvas) -> None:
    sea = curve("-20,430! 120,416 250,436 400,414 520,432! 520,720! -20,720!")
    canvas.fill(sea, "#1f6a78")
    canvas.stipple_down(sea, _ABYSS, 440, 560, 0, 0.9)


# --- the liner, level about the origin


def _hull(canvas: Canvas) -> None:
    hull = curve("-176,-6! -150,-2 120,-10 186,-40! 168,10 140,70! -150,78! -170,40")
    canvas.outer(hull, "#05060e", 8, 4, 6, 0.6)
    canvas.fill(hull, _IRON)
    canvas.stipple_down(hull, "#05060e", 0, 70, 0, 0.9)
    canvas.line(open_curve("-172,6 -60,10 100,2 178,-22"), BLOCKBUSTER.pale, 3)
    canvas.fill(intersect(hull, rect(-200, 44, 400, 60)), BLOCKBUSTER.crimson)
    for i in range(15):
        canvas.fill(circle(-146 + i * 20, 24 - i * 0.9, 3.2), BLOCKBUSTER.gold)


def _decks(canvas: Canvas) -> None:
    _deck(canvas, -34, 30, -150, 120)
    _deck(canvas, -60, 28, -124, 92)
    _deck(canvas, -82, 24, -96, 64)


def _deck(canvas: Canvas, y: int, height: float, left: int, right: int) -> None:
    deck = poly([(left, y), (right, y - 4), (right + 4, y + height), (left - 4, y + height)])
    canvas.fill(deck, BLOCKBUSTER.cream)
    canvas.stipple_across(deck, "#8a8aa8", left + 20, right, 0.9, 0.1)
    for i in range((right - left) // 16):
        lit = (i * 5 + y) % 3
        canvas.fill(rect(left + 8 + i * 16, y + 8, 8, 7), BLOCKBUSTER.gold if lit else "#2a3050")


def _funnel(canvas: Canvas, x: int) -> None:
    funnel = poly([(x - 17, -84), (x - 11, -150), (x + 25, -154), (x + 19, -86)])
    canvas.fill(funnel, BLOCKBUSTER.crimson)
    canvas.stipple_across(funnel, BLOCKBUSTER.maroon, x, x + 24, 0, 1)
    rim = poly([(x - 12, -136), (x - 11, -152), (x + 25, -156), (x + 24, -139)])
    canvas.fill(rim, _IRON)
    canvas.fill(intersect(funnel, rect(x - 30, -128, 70, 9)), BLOCKBUSTER.pale)
    trail = [(x + 8, -164, 24), (x - 20, -186, 40), (x - 60, -196, 50), (x - 110, -190, 30)]
    plume = smoke(trail, x + 200, 5)
    canvas.fill(plume, _STORM)
    canvas.stipple_down(plume, "#5a6a9a", -170, -210, 0, 0.7)


def _mast(canvas: Canvas) -> None:
    canvas.line(segment(96, -60, 100, -170), _IRON, 4)
    canvas.line(segment(100, -168, 182, -44), _IRON, 1.5)
    beam(canvas, 118, -66, -16, 16, 220, BLOCKBUSTER.pale, 0, 0.9)


# --- the wave


def _wave(canvas: Canvas) -> None:
    wave = curve(
        "-30,720! -30,250! 10,170 80,126 170,118 250,150 300,214 306,262! 290,236 262,224 "
        "236,230! 262,262 262,300! 240,272 206,268 186,284! 204,330 200,380 210,440 250,500 "
        "320,540 420,548 520,520! 520,720!"
    )
    canvas.outer(wave, "#05101c", 14, 10, 6, 0.6)
    canvas.fill(wave, "#1d7480")
    canvas.stipple(wave, _ABYSS, (150, 300), (60, 640), 0, 1)
    canvas.stipple(wave, "#7fd0c4", (150, 260), (230, 130), 0, 0.9)
    _streak(canvas, "-20,300 60,210 150,176 240,200", 8, light=True)
    _streak(canvas, "-20,380 50,270 130,236 190,256", 8, light=False)
    _streak(canvas, "-20,470 60,350 120,310 176,316", 7, light=True)
    _streak(canvas, "-20,560 80,440 140,400 186,400", 7, light=False)
    _streak(canvas, "0,640 110,520 180,480 220,500", 7, light=True)
    _streak(canvas, "120,640 220,570 320,576 460,560", 6, light=False)


def _streak(canvas: Canvas, points: str, width: float, *, light: bool) -> None:
    """Water drawn up the wave, through four points."""
    widths = (0.8, width, width, 0.8)
    stroke = [(x, y, w) for (x, y), w in zip(knots(points), widths, strict=True)]
    canvas.fill(ribbon(stroke), "#a8e6d8" if light else "#0f4a5a", 0.9)


def _foam(canvas: Canvas) -> None:
    chance = random.Random(9)
    foam = Path()
    for x, y in _along(_CREST):
        dx, dy = chance.uniform(-6, 6), chance.uniform(-5, 5)
        foam = union(foam, circle(x + dx, y + dy, chance.uniform(9, 19)))
    for x, y in _along(_WAKE):
        dx, dy = chance.uniform(-5, 5), chance.uniform(-8, 4)
        foam = union(foam, circle(x + dx, y + dy, chance.uniform(10, 20)))
    canvas.fill(foam, _FOAM)
    canvas.inner(foam, "#7fb8b8", 9, 2, 4, 0.9)
    for _ in range(40):
        x, y = chance.uniform(180, 400), chance.uniform(120, 330)
        canvas.fill(circle(x, y, chance.uniform(1.5, 5)), _FOAM)


def _along(points: str) -> Sequence[Point]:
    samples: Sequence[Knot] = spline(points, 6)
    return [(sample[0], sample[1]) for sample in samples]


# --- the queen


def _haughty_eye(canvas: Canvas) -> None:
    """Half shut, under a raised brow."""
    with canvas.at(190, 190, 1, 16):
        ball = ellipse(0, 0, 30, 20)
        canvas.fill(ball, _FOAM)
        with canvas.clip(ball):
            canvas.fill(circle(12, 6, 14), "#1d4f6a")
            canvas.fill(circle(14, 7, 7), _STORM)
            canvas.fill(circle(9, 2, 3), "#ffffff")
            lid = curve("-40,-30! 40,-30! 40,-2! 0,-5 -40,4!")
            canvas.fill(lid, "#55b0ac")
            canvas.stipple_down(lid, "#1d7480", -4, -20, 0, 0.9)
        canvas.fill(ribbon("-33,6,1.5 -16,-3,4 4,-5,6 24,-2,7 40,-12,1"), _STORM)
        for x, y, dx, dy in ((14, -4, 6, -13), (24, -2, 10, -13), (33, -4, 12, -11)):
            canvas.fill(ribbon([(x, y, 4), (x + dx, y + dy, 0.6)]), _STORM)
        canvas.fill(ribbon("-34,-26,3 -10,-42,8 18,-42,7 40,-32,1"), _STORM)
