"""Icons: small drawings with one pen, for buttons that have no room for words."""

from __future__ import annotations

from itertools import pairwise
from math import cos, radians, sin
from typing import TypeAlias

import pygame
from pygame import Color

from .star import star
from .surfaces import soft_edged

_Stroke: TypeAlias = list[tuple[float, float]]

_GRID = 24  # an icon is drawn on a square of so many units
_FINE = 4  # pixels drawn for each one shown
_PEN = 2.2  # units
_DOT = 1.8  # units: the radius of a stroke of one point


def _arc(x: float, y: float, radius: float, start: int, end: int) -> _Stroke:
    """Part of a circle, angles clockwise from the right."""
    step = 10 if end > start else -10
    angles = [radians(angle) for angle in range(start, end + step, step)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


_TURN: _Stroke = [(4, 9), *_arc(14, 14, 5, -90, 90), (8, 19)]
_HEAD: _Stroke = [(8.5, 4.5), (4, 9), (8.5, 13.5)]

_STAR: _Stroke = star(9.5, 4.2, (12, 12.8))
_LINES = (6.0, 12.0, 18.0)


def _twig(way: int) -> list[_Stroke]:
    """Half of a laurel: leaves at both sides of a bow, from the foot up."""
    bow = [(way * (x - 12) + 12, y) for x, y in _arc(12, 11.5, 8, 95, 235)]
    leaves: list[_Stroke] = []
    for angle in (120, 155, 190, 225):
        (x, y), turn = _arc(12, 11.5, 8, angle, angle)[0], radians(angle)
        for outwards in (1.0, -1.0):
            tip = (x + 3.4 * cos(turn + outwards * 0.9) * outwards, y - 2.6)
            leaves.append([(way * (x - 12) + 12, y), (way * (tip[0] - 12) + 12, tip[1])])
    return [bow, *leaves]


_ICONS: dict[str, list[_Stroke]] = {
    "menu": [[(4.0, y), (20.0, y)] for y in _LINES],
    "undo": [_TURN, _HEAD],
    "redo": [[(_GRID - x, y) for x, y in stroke] for stroke in (_TURN, _HEAD)],
    "hint": [
        [(9.5, 17), *_arc(12, 9.5, 6, 120, 420), (14.5, 17), (9.5, 17)],
        [(10.5, 21), (13.5, 21)],
    ],
    "projection": [
        [*_arc(12, 19, 12, -145, -35), *_arc(12, 5, 12, 35, 145), _arc(12, 19, 12, -145, -145)[0]],
        _arc(12, 12, 2.4, 0, 360),
    ],
    "symbols": [[(3, 20), (9, 8), (15, 20), (3, 20)], _arc(17, 7.5, 4, 0, 360)],
    "log": [*([(9.0, y), (20.0, y)] for y in _LINES), *([(4.5, y)] for y in _LINES)],
    "star": [[*_STAR, _STAR[0]]],
    "laurel": [*_twig(1), *_twig(-1)],
    "slate": [
        [(3, 10), (21, 10), (21, 21), (3, 21), (3, 10)],
        [(3, 9), (20, 4)],
        [(8.5, 7.5), (10.5, 10)],
        [(14, 6), (16, 10)],
    ],
    "reels": [
        _arc(8, 8, 5.5, 0, 360),
        [(8.0, 8.0)],
        _arc(16, 16, 5.5, 0, 360),
        [(16.0, 16.0)],
    ],
    "players": [
        _arc(8, 7.5, 3.2, 0, 360),
        [(2.5, 19), *_arc(8, 18, 5.5, -180, 0), (13.5, 19), (2.5, 19)],
        _arc(16.5, 7.5, 3.2, -120, 120),
        [*_arc(16.5, 18, 5.5, -70, 0), (22, 19), (17, 19)],
    ],
    "clock": [_arc(12, 12, 9, 0, 360), [(12, 6.5), (12, 12), (16, 14)]],
    "cards": [
        [(9, 3.5), (20.5, 3.5), (20.5, 18.5), (16, 18.5)],
        [(9, 3.5), (9, 5)],
        [(3.5, 6.5), (14.5, 6.5), (14.5, 21), (3.5, 21), (3.5, 6.5)],
    ],
    "house_rules": [
        [(3.5, 12), (12, 4), (20.5, 12)],
        [(6, 10.5), (6, 20), (18, 20), (18, 10.5)],
        [(10, 20), (10, 14.5), (14, 14.5), (14, 20)],
    ],
    "rules": [[*_arc(12, 8.5, 4.6, -180, 60), (12, 15)], [(12, 20)]],
    "watch": [[(7, 4.5), (19, 12), (7, 19.5), (7, 4.5)]],
    "course": [[(4, 4), (4, 20), (20.5, 20)], [(8, 15.5), (11.5, 10), (15, 13), (20, 5.5)]],
    "bin": [
        [(4, 7), (20, 7)],
        [(9, 7), (9.6, 3.5), (14.4, 3.5), (15, 7)],
        [(6, 7), (7, 20.5), (17, 20.5), (18, 7)],
        [(12, 11), (12, 16.5)],
    ],
}


def icon(name: str, size: int, ink: Color) -> pygame.Surface:
    """An icon as a layer."""

    def draw(shape: pygame.Surface, times: int) -> None:
        unit = size * times / _GRID
        for stroke in _ICONS[name]:
            points = [(x * unit, y * unit) for x, y in stroke]
            pen = _PEN / 2 if len(points) > 1 else _DOT
            for start, end in pairwise(points):
                pygame.draw.line(shape, ink, start, end, round(2 * pen * unit))
            for point in points:
                pygame.draw.circle(shape, ink, point, pen * unit)
        shape.premul_alpha_ip()

    return soft_edged((size, size), draw, _FINE)
