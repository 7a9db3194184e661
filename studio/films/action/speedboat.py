"""The Speedboat Saints: two sailors with haloes like church windows jump a wave."""

import math
import random

from studio.blocks.anatomy import arm, cloth, fist
from studio.blocks.heads import Profile, profile_head
from studio.blocks.sky import smoke
from studio.blocks.town import skyline
from studio.canvas import Canvas
from studio.inks import ACTION
from studio.lettering import fit
from studio.paths import circle, curve, ellipse, on_circle, poly, rect, ribbon, round_rect

_SUNLIGHT = "#fff3c0"
_WHITE = "#fffaf0"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _sea(canvas)
    _wave(canvas)
    with canvas.at(246, 372, 1.44, -22):
        _spray(canvas)
        _hull(canvas)
        _motor(canvas)
        _mate(canvas)
        _captain(canvas)
        _windscreen(canvas)
        _hands(canvas)
    _drops(canvas)
    _foam(canvas)


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ACTION.orange)
    canvas.stipple_down(canvas.page, ACTION.brick, 230, -20, 0, 1)
    canvas.stipple_down(canvas.page, ACTION.yellow, 220, 400, 0, 1)
    sun = circle(396, 250, 84)
    canvas.outer(sun, ACTION.yellow, 24, strength=0.7)
    canvas.fill(sun, _SUNLIGHT)
    canvas.stipple_down(sun, ACTION.yellow, 250, 336, 0, 1)
    skyline(canvas, 392, "#a8381a", shade=ACTION.brick, seed=8, heights=(16, 60), widths=(26, 50))


def _sea(canvas: Canvas) -> None:
    sea = rect(-10, 388, 520, 350)
    canvas.fill(sea, ACTION.steel)
    canvas.stipple_down(sea, ACTION.ink, 420, 600, 0, 1)
    for i in range(9):
        y, reach = 394 + i * 9, 80 - i * 4
        middle = 396 + (i % 3 - 1) * 12
        glint = ribbon([(396 - reach, y, 0.5), (middle, y, 5), (396 + reach, y, 0.5)], 5)
        canvas.fill(glint, ACTION.yellow)


def _wave(canvas: Canvas) -> None:
    wave = curve(
        "-20,720! -20,486 50,456 120,462 186,500 262,534 350,522 440,530 520,552! 520,720!"
    )
    canvas.fill(wave, ACTION.navy)
    canvas.stipple_down(wave, ACTION.mist, 540, 455, 0, 0.9)
    canvas.rim(wave, ACTION.cream, 0, 8)
    for ripple in ("20,566,1 130,540,8 240,566,1", "230,596,1 350,562,8 500,590,1"):
        canvas.fill(ribbon(ripple), ACTION.mist)


# --- the boat, bow up, about its middle


def _spray(canvas: Canvas) -> None:
    _jet(canvas, 176, 178, 34, ACTION.mist)
    _jet(canvas, 150, 192, 40, ACTION.cream)
    _jet(canvas, 130, 206, 34, ACTION.mist)
    _jet(canvas, 96, 222, 26, ACTION.cream)


def _jet(canvas: Canvas, length: float, angle: float, width: float, ink: str) -> None:
    x, y = on_circle(-110, 34, length * 0.6, angle)
    tip = on_circle(-110, 34, length, angle)
    canvas.fill(ribbon([(-110, 34, 12), (x, y - 8, width), (*tip, 2)]), ink)


def _hull(canvas: Canvas) -> None:
    hull = curve("-124,-10! -40,-20 60,-26 130,-34 178,-44! 150,2 96,38 10,52 -110,46! -130,18")
    canvas.outer(hull, ACTION.ink, 8, -2, 10, 0.7)
    canvas.line(hull, ACTION.ink, 7)
    canvas.fill(hull, ACTION.cream)
    canvas.stipple_down(hull, ACTION.mist, 0, 44, 0, 0.9)
    with canvas.clip(hull):
        stripe = curve("-140,6! 20,-4 190,-40! 190,-10! 20,22 -140,26!")
        canvas.fill(stripe, ACTION.red)
        canvas.stipple(stripe, ACTION.brick, (60, 0), (-120, 20), 0, 0.9)
        canvas.fill(curve("-140,36! 20,40 130,16! 130,70! -140,70!"), ACTION.ink)
    canvas.fill(fit("77", "anton", 60, -12, 34, 26), ACTION.cream)


def _motor(canvas: Canvas) -> None:
    motor = round_rect(-148, -26, 32, 56, 8)
    canvas.line(motor, ACTION.ink, 5)
    canvas.fill(motor, ACTION.yellow)
    canvas.fill(rect(-148, -12, 32, 9), ACTION.ink)


def _windscreen(canvas: Canvas) -> None:
    pane = poly("52,-28 72,-62 82,-62 70,-30")
    canvas.fill(pane, "#dff4f0")
    canvas.line(pane, ACTION.ink, 3.5)


def _hands(canvas: Canvas) -> None:
    """His on the wheel, hers on the gunwale."""
    canvas.line(ellipse(58, -42, 7, 17, 24), ACTION.ink, 5)
    for joints, coat, skin in (
        (((14, -34), (34, -20), (54, -38)), ACTION.navy, "fair"),
        (((-62, -32), (-42, -8), (-26, -24)), ACTION.yellow, "umber"),
    ):
        sleeve = arm(*joints, 19)
        canvas.line(sleeve, ACTION.ink, 4)
        cloth(canvas, sleeve, coat, ACTION.ink, 7)
        x, y = joints[-1]
        fist(canvas, x - 2, y + 3, 0.75, 40, skin)


# --- the saints


def _mate(canvas: Canvas) -> None:
    _halo(canvas, -66)
    _shoulders(canvas, -72, ACTION.yellow)
    for i in range(2):
        scarf = ribbon([(-80, -46, 14), (-116, -50 + i * 12, 15), (-150, -38 + i * 16, 2)])
        canvas.fill(scarf, ACTION.red)
    face = Profile(nose=-2, chin=2)
    profile_head(canvas, -70, -72, 0.56, "umber", "#1a0e14", "pony", profile=face, eye_open=True)


def _captain(canvas: Canvas) -> None:
    _halo(canvas, 14)
    _shoulders(canvas, 8, ACTION.navy)
    face = Profile(nose=5, hump=3, jaw=5, chin=4, age=0.4)
    profile_head(canvas, 10, -72, 0.56, "fair", "#6a2a16", profile=face, eye_open=True)
    cap = curve("-18,-98! -16,-120 10,-126 34,-116 36,-102!")
    canvas.fill(cap, _WHITE)
    canvas.stipple_across(cap, ACTION.mist, 10, -18, 0, 0.9)
    canvas.fill(ribbon("-18,-99,7 12,-103,8 46,-99,4"), ACTION.ink)


def _halo(canvas: Canvas, x: float) -> None:
    halo = circle(x, -80, 44)
    canvas.line(halo, ACTION.ink, 5)
    canvas.fill(halo, ACTION.yellow)
    canvas.stipple_radial(halo, "#fffbe6", (x, -80), 8, 40, 0.95, 0)
    for i in range(16):
        canvas.fill(circle(*on_circle(x, -80, 38, 22.5 * i), 2.6), ACTION.red)


def _shoulders(canvas: Canvas, x: float, coat: str) -> None:
    shoulders = curve(
        f"{x - 28},-12! {x - 26},-40 {x - 10},-52 {x + 12},-52 {x + 26},-38 {x + 30},-14!"
    )
    canvas.line(shoulders, ACTION.ink, 4)
    canvas.fill(shoulders, coat)
    canvas.inner(shoulders, ACTION.ink, 10, 4, -4, 0.85)


# --- the splash


def _drops(canvas: Canvas) -> None:
    chance = random.Random(5)
    for _ in range(26):
        angle, radius = chance.uniform(-2.7, -0.6), chance.uniform(50, 170)
        x, y = 90 + radius * math.cos(angle), 500 + radius * math.sin(angle) * 0.8
        canvas.fill(circle(x, y, chance.uniform(2, 7)), ACTION.cream)


def _foam(canvas: Canvas) -> None:
    foam = smoke("-10,540,80 60,520,84 130,520,64 190,540,40", 4, 6)
    canvas.fill(foam, ACTION.cream)
    canvas.inner(foam, ACTION.mist, 14, 2, 8, 0.9)
