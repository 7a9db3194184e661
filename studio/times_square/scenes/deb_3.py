"""Can-Can-Can: three kicks out of three petticoats."""

import math
from collections.abc import Sequence

from studio.blocks.heads import profile_head
from studio.blocks.sky import beam
from studio.canvas import Canvas
from studio.colour import mix
from studio.inks import Skin, skin_tones
from studio.paths import circle, curve, ellipse, heart, poly, rect, ribbon, round_rect, segment
from studio.times_square import kiki
from studio.transforms import Path, place, union

_STOCKING, _GOLD = "#17101f", "#ffd34d"
_DANCERS = (
    (94, kiki.SKIN, "#120a18"),
    (246, skin_tones("umber"), "#0d0810"),
    (398, skin_tones("porcelain"), "#a8401c"),
)
_FLOOR, _HIP = 560, 486
_RUFFLES = ((104, "#8e0b29"), (88, "#ff5a6a"), (70, "#fdf6e8"), (52, "#ffb8b0"))
_NEAR_RUFFLES = ((60, "#e8385a"), (48, "#fdf6e8"), (34, "#ffb8b0"))  # the thigh is behind them
_SHOE = "-10,-276! -10,-300 0,-332 16,-362! 24,-342 22,-304 18,-276!"
_BODICE = "-68,-134! -62,-100 -48,-70 -50,-30! 20,-30! 12,-80 -6,-136! -36,-122"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    canvas.fill(canvas.page, "#3a0a2e")
    canvas.stipple_radial(canvas.page, "#c2306a", (250, 560), 60, 520, 0.9, 0)
    for x, angle in ((60, 62), (250, 90), (440, 118)):
        beam(canvas, x, -30, angle, 34, 620, "#ffd9a0", 0.05, 0.75)
    floor = rect(-10, _FLOOR, 520, 200)
    canvas.fill(floor, "#5a1c10")
    canvas.stipple_down(floor, "#f2a92c", 640, _FLOOR, 0, 0.7)
    for x, skin, hair in _DANCERS:
        with canvas.at(x, _HIP):
            _dancer(canvas, skin, hair)
    for number in range(11):
        _footlight(canvas, 24 + number * 45)


def _dancer(canvas: Canvas, skin: Skin, hair: str) -> None:
    """From her hip up, and the leg she stands on."""
    leg = ribbon("-14,-20,46 -20,50,38 -14,84,40 -14,130,20")
    canvas.fill(leg, _STOCKING)
    canvas.rim(leg, "#6a5a8a", 3, 0)
    kiki.plume(canvas, "-46,-206,5 -62,-242,26 -54,-280,28 -30,-296,4", "#d81f44")
    canvas.fill(ribbon("-40,-170,24 -38,-130,34"), skin.shade)
    bodice = curve(_BODICE)
    canvas.fill(bodice, "#ff3a52")
    canvas.inner(bodice, "#5a0620", 10, -4, -3, 0.9)
    profile_head(canvas, -42, -176, 0.62, skin, hair, "bob", lips="#d0122e")
    canvas.fill(ribbon("-74,-198,7 -44,-212,9 -18,-204,7"), _GOLD)
    with canvas.at(6, -38):
        _petticoats(canvas, _RUFFLES)
    with canvas.at(8, -30, 1, 11):
        _kick(canvas, skin)
    with canvas.at(2, -6):
        _petticoats(canvas, _NEAR_RUFFLES)


def _petticoats(canvas: Canvas, ruffles: Sequence[tuple[float, str]]) -> None:
    """A fan of them, the nearest last."""
    for radius, ink in ruffles:
        ruffle = _ruffle(radius)
        canvas.fill(ruffle, ink)
        canvas.inner(ruffle, mix(ink, "#3d0414", 0.6), 9, 0, -6, 0.9)
    far = ruffles[0][0] / 104
    for number in range(9):
        angle = math.radians(10 + 160 * number / 8)
        across, down = math.cos(angle) * far, math.sin(angle) * far
        fold = segment(18 * across, 8 + 14 * down, 72 * across, 8 + 54 * down)
        canvas.line(fold, "#b80f34", 2, 0.5)


def _ruffle(radius: float) -> Path:
    angles = [math.radians(-14 + 208 * number / 12) for number in range(13)]
    curls = [
        circle(-radius * 0.76 * math.cos(a), 6 + radius * 0.62 * math.sin(a), radius * 0.13)
        for a in angles
    ]
    return union(ellipse(0, 6, radius * 0.72, radius * 0.56), *curls)


def _kick(canvas: Canvas, skin: Skin) -> None:
    thigh = ribbon("0,14,56 2,-50,58 4,-104,50")
    canvas.fill(thigh, skin.base)
    canvas.inner(thigh, skin.shadow, 12, -4, 2, 0.8)
    leg = ribbon("4,-88,53 4,-140,43 2,-168,38 8,-206,44 8,-250,30 4,-284,18")
    canvas.fill(leg, _STOCKING)
    canvas.rim(leg, "#b8a6e0", 4, 1)
    canvas.fill(place(round_rect(-30, -9, 60, 18, 6), 4, -92), _GOLD)
    canvas.fill(heart(4, -92, 9), "#d81f44")
    shoe = curve(_SHOE)
    canvas.line(shoe, "#3d0414", 4)
    canvas.fill(shoe, "#ff2f4e")
    canvas.inner(shoe, "#6a0620", 7, -3, -3)
    canvas.fill(poly("-10,-282 -26,-270 -24,-262 -4,-272"), "#8e0b29")
    canvas.line(segment(-10, -274, 18, -274), _GOLD, 4)


def _footlight(canvas: Canvas, x: float) -> None:
    canvas.fill(poly([(x - 13, 602), (x + 13, 602), (x + 9, 582), (x - 9, 582)]), "#c9973f")
    canvas.glow(circle(x, 578, 12), "#ffd98a", 9, 0.8)
    canvas.fill(circle(x, 580, 8), "#fff6d6")
