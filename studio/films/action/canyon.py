"""Nine Seconds to Red Canyon: a roadster leaps a blown bridge across the sun."""

import math
import random

from studio.blocks.cars import roadster
from studio.blocks.creatures import gull
from studio.blocks.motion import explosion, speed_lines
from studio.canvas import Canvas
from studio.inks import ACTION
from studio.paths import circle, curve, on_circle, open_curve, poly, rect, ribbon, segment, svg
from studio.transforms import Path, place

_MESA = "#c24a1c"
_SOOT = "#2a0a08"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _sun(canvas)
    _mesas(canvas)
    _river(canvas)
    _cliffs(canvas)
    _broken_bridge(canvas)
    _blast(canvas)
    _car(canvas)
    _dust(canvas)
    for x, y, scale in ((430, 120, 1.1), (462, 100, 0.8)):
        gull(canvas, x, y, scale, ACTION.ink, 3)


# --- the canyon


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ACTION.orange)
    canvas.stipple_down(canvas.page, ACTION.red, 240, -20, 0, 1)
    canvas.stipple_down(canvas.page, ACTION.yellow, 220, 480, 0, 1)


def _sun(canvas: Canvas) -> None:
    sun = circle(262, 330, 178)
    canvas.fill(sun, ACTION.yellow)
    canvas.stipple_down(sun, "#fff6cf", 320, 160, 0, 1)
    canvas.stipple_down(sun, ACTION.orange, 380, 510, 0, 1)
    for y in (430, 454, 476):
        canvas.fill(rect(60, y, 400, 5 + (y - 430) * 0.12), ACTION.orange)


def _mesas(canvas: Canvas) -> None:
    left = poly("-20,520 -20,396 40,392 50,430 96,430 104,470 150,474 160,560")
    right = poly("350,560 356,462 392,458 398,408 470,404 520,406 520,560")
    for mesa in (left, right):
        canvas.fill(mesa, _MESA)
        canvas.stipple_down(mesa, ACTION.brick, 400, 540, 0, 0.9)
        canvas.rim(mesa, ACTION.yellow, 3, 3, 0.8)


def _river(canvas: Canvas) -> None:
    gorge = poly("-20,520 150,506 250,512 360,506 520,520 520,720 -20,720")
    canvas.fill(gorge, "#a8381a")
    canvas.stipple_down(gorge, ACTION.ink, 520, 610, 0, 1)
    river = curve(
        "236,720! 250,610 232,570 262,536 256,514! 262,514! 280,540 262,574 300,616 330,720!"
    )
    canvas.fill(river, ACTION.navy)
    canvas.stipple_down(river, ACTION.yellow, 620, 514, 0, 0.9)


def _cliffs(canvas: Canvas) -> None:
    left = poly("-20,452 70,446 116,452 126,480 112,500 128,540 110,570 134,610 120,720 -20,720")
    right = poly("520,470 440,476 400,482 388,510 404,540 382,575 398,620 384,720 520,720")
    _cliff(canvas, left, 0, 140)
    _cliff(canvas, right, 510, 380)


def _cliff(canvas: Canvas, cliff: Path, back: float, edge: float) -> None:
    canvas.fill(cliff, ACTION.brick)
    canvas.stipple_across(cliff, _SOOT, edge, back, 0.1, 1)
    canvas.rim(cliff, ACTION.orange, 0, 5)
    with canvas.clip(cliff):
        for i in range(9):
            y = 486 + i * 26
            sag = 8 if i % 2 else -8
            layer = [(back - 20, y), ((back + edge) / 2, y + sag), (edge, y + 3)]
            canvas.line(open_curve(layer), _SOOT, 4)


def _broken_bridge(canvas: Canvas) -> None:
    for i in range(5):
        with canvas.at(150 + i * 9, 470 + i * i * 7, 1, 14 + i * 26):
            plank = rect(-18, -4, 36, 8)
            canvas.fill(plank, "#5a2a12")
            canvas.rim(plank, ACTION.yellow, 0, 2)
    canvas.line(segment(116, 452, 116, 420), _SOOT, 7)
    canvas.line(segment(402, 480, 402, 446), _SOOT, 7)
    canvas.line(svg("M116,424 Q140,470 134,520"), _SOOT, 3)
    canvas.line(svg("M402,450 Q384,490 392,540"), _SOOT, 3)


# --- the leap


def _blast(canvas: Canvas) -> None:
    _smoke(canvas)
    explosion(canvas, 70, 432, 104, 4)
    _debris(canvas)


def _smoke(canvas: Canvas) -> None:
    puffs = (
        (-6, 214, 62),
        (36, 254, 40),
        (4, 284, 54),
        (48, 318, 38),
        (26, 350, 42),
        (60, 378, 28),
    )
    for x, y, radius in puffs:
        puff = circle(x, y, radius)
        canvas.fill(puff, ACTION.ink)
        canvas.inner(puff, ACTION.red, radius * 0.3, -radius * 0.14, radius * 0.2, 0.9)


def _debris(canvas: Canvas) -> None:
    chance = random.Random(8)
    splinter = poly("-6,-4 5,-6 7,4 -3,6")
    for _ in range(22):
        angle = math.degrees(chance.uniform(-1.3, 0.3))
        x, y = on_circle(70, 432, chance.uniform(100, 210), angle)
        piece = place(splinter, x, y, chance.uniform(0.6, 1.5), chance.uniform(0, 180))
        canvas.fill(piece, chance.choice([ACTION.ink, ACTION.brick]))


def _car(canvas: Canvas) -> None:
    trail = ribbon("90,400,2 150,342,26 210,300,14")
    canvas.stipple_across(trail, ACTION.cream, 90, 220, 0.2, 0.9)
    with canvas.at(276, 258, 1.36, -20):
        roadster(canvas, ACTION.navy, "#04121c", ACTION.mist)
        inks = [ACTION.cream, ACTION.yellow]
        speed_lines(canvas, inks, 9, 3, (-260, -50, -170, 40), 0, (50, 120), (3, 6))


def _dust(canvas: Canvas) -> None:
    for x, y, radius in ((172, 372, 9), (156, 384, 6), (190, 360, 5), (330, 330, 6)):
        canvas.fill(circle(x, y, radius), ACTION.cream, 0.9)
