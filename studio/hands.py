"""Hands big enough to count the fingers of."""

import math

from studio.canvas import Canvas
from studio.colour import mix
from studio.inks import Skin, skin_tones
from studio.paths import Knots, curve, ellipse, knots, ribbon, spline
from studio.transforms import Path

_FIST = (
    ((31, -28, 20), (8, -33, 20), (-14, -27, 17)),
    ((34, -9, 21), (8, -13, 21), (-17, -8, 18)),
    ((33, 11, 20), (8, 8, 20), (-15, 11, 17)),
    ((27, 29, 17), (8, 27, 17), (-11, 28, 14)),
)


def finger(
    canvas: Canvas, skin: str | Skin, joints: Knots, light: int = -1, nail: str | None = None
) -> None:
    """A finger from knuckle to tip through (x, y, width) joints; `nail` paints its nail."""
    tones = skin_tones(skin)
    shape, width = ribbon(joints), max(joint[2] for joint in knots(joints))
    palm(canvas, tones, shape, light, width * 0.34)
    if nail:
        _nail(canvas, joints, nail)


def palm(canvas: Canvas, tones: Skin, shape: Path, light: int = -1, blur: float = 12) -> None:
    """A part of a hand: skin with a dark contour, shaded away from the light."""
    canvas.line(shape, mix(tones.shadow, "#000000", 0.15), 3)
    canvas.fill(shape, tones.base)
    canvas.inner(shape, tones.shade, blur, light * blur * 0.5, -blur * 0.4, 0.95)


def _nail(canvas: Canvas, joints: Knots, ink: str) -> None:
    *_, before, tip = spline(joints, 6)
    angle = math.degrees(math.atan2(tip[1] - before[1], tip[0] - before[0]))
    canvas.fill(ellipse(tip[0], tip[1], tip[2] * 0.42, tip[2] * 0.3, angle), ink)


def fist(
    canvas: Canvas,
    x: float,
    y: float,
    scale: float,
    rotate: float,
    skin: str | Skin,
    light: int = -1,
) -> None:
    """A hand closed round a rod that runs up through x, y; draw the rod first."""
    tones = skin_tones(skin)
    with canvas.at(x, y, scale, rotate):
        back = curve("6,-40 30,-42 46,-20 48,12 54,60! 14,66! 10,40")
        palm(canvas, tones, back, light, 14)
        for joints in reversed(_FIST):
            finger(canvas, tones, joints, light)
        finger(canvas, tones, [(40, -34, 17), (18, -48, 17), (-6, -50, 14)], light)
