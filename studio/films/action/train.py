"""Zero Hour Express: the face of the locomotive is a clock about to strike twelve."""

import random

from studio.canvas import Canvas
from studio.inks import ACTION
from studio.paths import circle, curve, ellipse, on_circle, poly, rays, ribbon, segment, spline
from studio.transforms import Path, place, union


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _mountains(canvas)
    _smoke(canvas)
    with canvas.at(280, 360, 1, 9):
        _carriages(canvas)
        _wheels(canvas)
        _cab(canvas)
        _chimney(canvas)
        _boiler(canvas)
        _clock(canvas)
        _headlight(canvas)
        _buffer_beam(canvas)
        _winged_wheel(canvas)
        _cowcatcher(canvas)
    _rush(canvas)
    _steam(canvas)


# --- the evening


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ACTION.orange)
    canvas.fill(rays(300, 300, 900, 28, 0.5, 4), ACTION.yellow)
    canvas.stipple_radial(canvas.page, ACTION.red, (300, 300), 170, 560, 0, 1)
    canvas.stipple_radial(canvas.page, ACTION.cream, (300, 300), 60, 260, 0.9, 0)


def _mountains(canvas: Canvas) -> None:
    ridge = curve(
        "-20,470! 60,380! 110,420! 190,350! 260,440! 330,400! 420,330! 470,380! 520,340! "
        "520,720! -20,720!"
    )
    canvas.fill(ridge, ACTION.brick)
    canvas.stipple_down(ridge, ACTION.ink, 400, 640, 0, 0.9)
    canvas.rim(ridge, ACTION.orange, -3, 4)


def _smoke(canvas: Canvas) -> None:
    chance = random.Random(3)
    plume = Path()
    course = [(262, 150, 60), (230, 90, 90), (170, 50, 130), (80, 30, 170), (-40, 40, 210)]
    for x, y, width in spline(course, 7):
        puff_x, puff_y = x + chance.uniform(-8, 8), y + chance.uniform(-10, 10)
        puff = circle(puff_x, puff_y, width / 2 * chance.uniform(0.85, 1.1))
        plume = union(plume, puff)
    canvas.fill(plume, ACTION.ink)
    canvas.inner(plume, ACTION.navy, 30, -16, -20, 1)
    canvas.stipple(plume, ACTION.steel, (120, 110), (60, -10), 0, 0.5)
    canvas.rim(plume, ACTION.yellow, -4, -5)


# --- the train, tilted, about the hub of its clock


def _carriages(canvas: Canvas) -> None:
    side = poly("-140,-60 -420,-170 -420,120 -130,150")
    canvas.fill(side, ACTION.ink)
    canvas.stipple_across(side, ACTION.navy, -120, -420, 1, 0.3)
    for i, x in enumerate((-180, -250, -320, -390)):
        window = [
            (x, -40 - i * 4),
            (x - 36, -52 - i * 8),
            (x - 36, -2 - i * 6),
            (x, 10 - i * 4),
        ]
        canvas.fill(poly(window), ACTION.yellow)
    canvas.line(segment(-136, 40, -420, 10), ACTION.orange, 5)


def _wheels(canvas: Canvas) -> None:
    for i, x in enumerate((-165, -225, -280, -330)):
        y, radius = 150 - i * 8, 44 - i * 7
        canvas.fill(ellipse(x, y, radius * 0.6, radius), ACTION.ink)
        canvas.line(ellipse(x, y, radius * 0.42, radius * 0.75), ACTION.steel, 4)


def _cab(canvas: Canvas) -> None:
    cab = poly("-128,-140 128,-140 136,110 -136,110")
    canvas.fill(cab, ACTION.ink)
    canvas.fill(poly("-150,-152 150,-152 138,-134 -138,-134"), ACTION.ink)
    canvas.rim(cab, ACTION.orange, -5, 0)
    for side in (-1, 1):
        window = poly("92,-120 122,-120 124,-60 110,-60")
        canvas.fill(place(window, flip=side < 0), ACTION.yellow)


def _chimney(canvas: Canvas) -> None:
    chimney = poly("-26,-150 -40,-214 -50,-226 50,-226 40,-214 26,-150")
    canvas.fill(chimney, ACTION.ink)
    canvas.stipple_across(chimney, ACTION.steel, 10, 48, 0, 0.9)
    canvas.rim(chimney, ACTION.yellow, -5, 0)


def _boiler(canvas: Canvas) -> None:
    canvas.fill(circle(0, 0, 140), ACTION.ink)
    front = circle(0, 0, 132)
    canvas.fill(front, ACTION.navy)
    canvas.inner(front, ACTION.ink, 34, 14, 10)
    canvas.rim(front, ACTION.mist, -5, -6)
    for i in range(24):
        rivet = on_circle(0, 0, 118, 15 * i)
        canvas.fill(circle(*rivet, 5), ACTION.mist)


def _clock(canvas: Canvas) -> None:
    canvas.fill(circle(0, 0, 102), ACTION.ink)
    face = circle(0, 0, 96)
    canvas.fill(face, ACTION.cream)
    canvas.inner(face, ACTION.orange, 30, -10, -12, 0.8)
    for hour in range(12):
        length, width = (11, 5) if hour % 3 else (18, 8)
        start, end = on_circle(0, 0, 86, 30 * hour), on_circle(0, 0, 86 - length, 30 * hour)
        canvas.line(segment(*start, *end), ACTION.ink, width, flat_ends=True)
    second_hand = place(poly("-6,16 6,16 3,-66 -3,-66"), rotate=-7)
    canvas.fill(second_hand, ACTION.red)
    canvas.fill(poly("-7,12 7,12 5,-46 0,-54 -5,-46"), ACTION.ink)
    canvas.fill(circle(0, 0, 11), ACTION.ink)
    canvas.fill(circle(0, 0, 4), ACTION.yellow)


def _headlight(canvas: Canvas) -> None:
    canvas.fill(circle(0, -152, 37), ACTION.ink)
    canvas.fill(circle(0, -152, 30), ACTION.yellow)
    canvas.fill(circle(0, -152, 17), ACTION.cream)


def _buffer_beam(canvas: Canvas) -> None:
    beam = poly("-176,118 176,118 168,156 -168,156")
    canvas.fill(beam, ACTION.red)
    canvas.stipple_across(beam, ACTION.brick, 60, -176, 0, 1)
    canvas.rim(beam, "#ff8a5a", 0, 5)
    for x in (-132, 132):
        canvas.fill(circle(x, 112, 26), ACTION.ink)
        canvas.fill(circle(x, 112, 19), ACTION.yellow)
        canvas.fill(circle(x, 112, 10), ACTION.cream)


def _winged_wheel(canvas: Canvas) -> None:
    """The sign of the fastest line, without a word."""
    for side in (-1, 1):
        for root, tip in (((14, 128), (88, 124)), ((15, 136), (76, 136)), ((14, 144), (58, 147))):
            middle = ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 + 3, 9)
            feather = ribbon([(*root, 6), middle, (*tip, 1)])
            canvas.fill(place(feather, flip=side < 0), ACTION.yellow)
    canvas.fill(circle(0, 136, 19), ACTION.ink)
    canvas.fill(circle(0, 136, 15), ACTION.yellow)
    canvas.fill(circle(0, 136, 9), ACTION.red)
    canvas.fill(circle(0, 136, 3.6), ACTION.yellow)


def _cowcatcher(canvas: Canvas) -> None:
    for i in range(-5, 6):
        top, foot = i * 28, i * 13
        bar = poly([(top - 9, 156), (top + 9, 156), (foot + 5, 300), (foot - 5, 300)])
        canvas.fill(bar, ACTION.ink)
        canvas.stipple_across(bar, ACTION.steel, top - 9, top + 9, 0, 0.8)
    canvas.fill(poly("-96,250 96,250 84,272 -84,272"), ACTION.ink)
    canvas.fill(poly("-176,156 176,156 172,164 -172,164"), ACTION.ink)


# --- speed and steam


def _rush(canvas: Canvas) -> None:
    chance = random.Random(9)
    for _ in range(22):
        y, x = chance.uniform(430, 620), chance.uniform(-40, 180)
        width = chance.uniform(2, 5)
        end = x + chance.uniform(100, 160)
        streak = ribbon([(x, y, 0.5), (x + 60, y + 10, width), (end, y + 24, 0.5)])
        canvas.fill(streak, chance.choice([ACTION.yellow, ACTION.cream, ACTION.orange]), 0.9)


def _steam(canvas: Canvas) -> None:
    puffs = (
        (30, 590, 60),
        (100, 610, 50),
        (160, 622, 40),
        (420, 630, 50),
        (480, 600, 66),
        (350, 640, 40),
        (250, 640, 46),
        (204, 652, 46),
        (302, 650, 48),
    )
    steam = union(*(circle(*puff) for puff in puffs))
    canvas.fill(steam, ACTION.cream)
    canvas.inner(steam, ACTION.mist, 24, 8, 12, 0.9)
