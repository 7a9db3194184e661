"""The outline of a star with five points."""

from __future__ import annotations

from math import cos, radians, sin


def star(
    far: float, near: float, middle: tuple[float, float] = (0.0, 0.0)
) -> list[tuple[float, float]]:
    """Its ten corners, clockwise from the top: far from the middle and near to it in turn."""
    turns = [radians(36 * corner) for corner in range(10)]
    return [
        (middle[0] + reach * sin(turn), middle[1] - reach * cos(turn))
        for turn, reach in zip(turns, [far, near] * 5, strict=True)
    ]
