"""Mind Your Toes: two big pairs of soles in step, and one mouse that is not."""

import math

from studio.canvas import Canvas
from studio.colour import mix
from studio.paths import circle, curve, ellipse, poly, rays, round_rect, segment, svg

_UPPER = "-64,-136! -40,-150 40,-150 70,-136! 84,-60 112,0 108,44! -108,44! -108,0 -80,-60"
_CAP = "-102,6! -70,-44 0,-60 72,-44 104,6! 108,44! -108,44!"
_INK, _FUR = "#1d1538", "#d9a27a"
# trousers, shade, light, and the upper leather of spectators
_GRANITE = ("#b4bbc9", "#343b4e", "#f2f5fa", "#fdf6e8")
_FLINT = ("#5f6a88", "#1d2438", "#c9d6f2", "#1d2438")


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    canvas.fill(canvas.page, "#7f8db0")
    canvas.fill(rays(250, 620, 900, 26, 0.5, 3), "#94a2c4")
    canvas.stipple_radial(canvas.page, "#eef3ff", (250, 470), 60, 360, 0.9, 0)
    canvas.stipple_down(canvas.page, "#232a42", 280, 0, 0, 0.95)
    floor = poly("-10,520 510,520 510,720 -10,720")
    canvas.fill(floor, "#3a4260")
    canvas.stipple_down(floor, "#c9d3ea", 640, 520, 0, 0.6)
    for x in (136, 366):
        canvas.outer(ellipse(x, 560, 130, 16), "#0a0a16", 10, 0, 4, 0.9)
    with canvas.at(136, 482, 1.02):
        _shoe(canvas, _GRANITE)
        _holes(canvas)
    with canvas.at(368, 482, 1.02, flip=True):
        _shoe(canvas, _FLINT)
    with canvas.at(258, 532, 1.55, -6):
        _mouse(canvas)
    for x, y in ((150, 508), (138, 526)):
        canvas.line(segment(x, y, x - 26, y), "#fffaf0", 5)


def _shoe(canvas: Canvas, inks: tuple[str, str, str, str]) -> None:
    """As a mouse sees it: its toe towards you, a trouser leg up to the sky."""
    ink, dark, light, upper = inks
    leg = poly("-78,-520 88,-520 66,-120 -58,-120")
    canvas.fill(leg, ink)
    canvas.stipple_across(leg, dark, -10, 84, 0, 1)
    canvas.line(segment(6, -520, 2, -130), dark, 4)
    shoe, cap = curve(_UPPER), curve(_CAP)
    canvas.fill(shoe, upper)
    canvas.inner(shoe, "#05030a", 24, -8, -10, 0.9)
    canvas.stipple_radial(shoe, light, (-46, -14), 0, 52, 0.8, 0)
    canvas.fill(cap, mix(dark, "#000000", 0.3))
    canvas.stipple_radial(cap, light, (-44, -8), 0, 46, 0.9, 0)
    for number in range(4):
        y = -122 + number * 20
        canvas.line(segment(-26 + number * 2, y, 28 - number * 2, y + 6), light, 6)
    sole = round_rect(-116, 40, 232, 26, 10)
    canvas.fill(sole, "#0a0a12")
    canvas.rim(sole, light, 0, 4)


def _holes(canvas: Canvas) -> None:
    """Punched into the cap."""
    for number in range(9):
        angle = math.pi * (number + 0.5) / 9
        canvas.fill(circle(-88 * math.cos(angle), -46 * math.sin(angle), 4), _GRANITE[2])


def _mouse(canvas: Canvas) -> None:
    body = curve("-34,14! -36,-10 -14,-26 10,-20 34,-4 44,8! 30,16")
    canvas.line(svg("M-32,8 C-60,14 -56,-22 -80,-14"), _INK, 8)
    canvas.line(svg("M-32,8 C-60,14 -56,-22 -80,-14"), "#e8b08a", 4.5)
    canvas.line(body, _INK, 7)
    canvas.fill(body, _FUR)
    canvas.inner(body, "#7a4a30", 9, 2, -4)
    canvas.line(circle(8, -24, 13), _INK, 6)
    canvas.fill(circle(8, -24, 13), _FUR)
    canvas.fill(circle(8, -24, 8), "#ff9ab0")
    canvas.fill(circle(24, -6, 3.8), "#120a18")
    canvas.fill(circle(44, 7, 5), "#ff4f86")
