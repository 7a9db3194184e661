"""Small full figures, posed by their joints."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from studio.canvas import Canvas
from studio.inks import Skin, skin_tones
from studio.paths import Knot, circle, curve, ribbon
from studio.transforms import Path, Point, place

Limb: TypeAlias = tuple[Point, Point]


def limb(
    canvas: Canvas, points: Sequence[Knot], ink: str, dark: str, *, rim: str | None = None
) -> None:
    """An arm or a leg through (x, y, width) joints."""
    shape = ribbon(points)
    width = max(point[2] for point in points)
    canvas.fill(shape, ink)
    canvas.inner(shape, dark, width * 0.32, -width * 0.16, -width * 0.06, 0.85)
    if rim:
        canvas.rim(shape, rim, -2.5, 1.5)


@dataclass(frozen=True)
class Pose:
    """Where the joints are; a limb is its elbow and hand, or its knee and foot."""

    shoulder: Point
    hip: Point
    far_arm: Limb
    near_arm: Limb
    far_leg: Limb
    near_leg: Limb
    slim: bool = False


@dataclass(frozen=True)
class Outfit:
    """Skin and clothes of a figure, each with its shade."""

    skin: str | Skin
    top: str
    top_shade: str
    trousers: str
    trousers_shade: str
    shoes: str


def figure(
    canvas: Canvas, pose: Pose, outfit: Outfit, width: float = 1.0, *, rim: str | None = None
) -> None:
    """A figure without its head, about 150 units tall at width 1."""
    _arm(canvas, pose.shoulder, pose.far_arm, outfit, width, rim)
    _leg(canvas, pose.hip, pose.far_leg, outfit, width, rim)
    _leg(canvas, pose.hip, pose.near_leg, outfit, width, rim)
    body = _body_outline(pose, width)
    canvas.fill(body, outfit.top)
    canvas.inner(body, outfit.top_shade, 11 * width, -4, -3, 0.9)
    if rim:
        canvas.rim(body, rim, -3, 2)
    _arm(canvas, pose.shoulder, pose.near_arm, outfit, width, rim)


def _arm(
    canvas: Canvas, shoulder: Point, arm: Limb, outfit: Outfit, width: float, rim: str | None
) -> None:
    elbow, wrist = arm
    sleeve = [(*shoulder, 21 * width), (*elbow, 17 * width), (*wrist, 12 * width)]
    limb(canvas, sleeve, outfit.top, outfit.top_shade, rim=rim)
    skin = skin_tones(outfit.skin)
    hand = circle(*wrist, 7.5 * width)
    canvas.fill(hand, skin.base)
    canvas.inner(hand, skin.shade, 3, -1, -1)


def _leg(
    canvas: Canvas, hip: Point, leg: Limb, outfit: Outfit, width: float, rim: str | None
) -> None:
    knee, foot = leg
    trouser = [(*hip, 26 * width), (*knee, 19 * width), (*foot, 12 * width)]
    limb(canvas, trouser, outfit.trousers, outfit.trousers_shade, rim=rim)
    angle = math.degrees(math.atan2(foot[1] - knee[1], foot[0] - knee[0]))
    shoe = curve("-8,-7! 6,-8 10,0 24,4 26,9! -8,9!")
    canvas.fill(place(shoe, foot[0], foot[1] + 2, width, angle - 90), outfit.shoes)


def _body_outline(pose: Pose, width: float) -> Path:
    """Shoulders, waist and hips along the line from shoulder to hip."""
    (x, y), (hip_x, hip_y) = pose.shoulder, pose.hip
    length = math.dist(pose.shoulder, pose.hip)
    down_x, down_y = (hip_x - x) / length, (hip_y - y) / length
    chest, waist, hips = (19, 14, 20) if pose.slim else (25, 19, 21)
    right = [
        (-6, chest * 0.8 * width),
        (10, chest * width),
        (length * 0.6, waist * width),
        (length, hips * width),
    ]
    left = [(along, -across) for along, across in right]
    outline = [left[0], *right, *reversed(left[1:])]
    return curve(
        [
            (x + down_x * along - down_y * across, y + down_y * along + down_x * across)
            for along, across in outline
        ]
    )
