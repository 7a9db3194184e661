"""Roxy Dice, wildcard: nobody knows what she does next, least of all her hair."""

import random

from hollywood.pictures import Mood
from studio.canvas import Canvas
from studio.eyes import Eye, Gaze
from studio.faces.moods import lean, rise
from studio.faces.props import edged
from studio.paths import circle, curve, on_circle, poly, ribbon, round_rect
from studio.portrait import Face
from studio.transforms import Point

_PINK, _PINK_SHADE, _PINK_LIGHT = "#ff5aa0", "#8a1250", "#ffd0e2"
_TEAL, _TEAL_SHADE, _TEAL_LIGHT = "#2fd8c8", "#0a5c60", "#d0fff6"
_YELLOW, _YELLOW_SHADE = "#ffd23f", "#a8610c"
_PURPLE, _PURPLE_SHADE = "#3c1676", "#16063a"
_INK = "#16081f"


def draw(canvas: Canvas, mood: Mood) -> None:
    """Draws the whole picture."""
    _checks(canvas)
    person(canvas, mood)


def person(canvas: Canvas, mood: Mood) -> None:
    """Who it is, without what is behind and before."""
    with canvas.at(254, 244 + rise(mood), 1.32, 9 + lean(mood)):
        face = Face(
            canvas,
            "olive",
            width=70,
            jaw=56,
            chin=18,
            length=106,
            jaw_y=62,
            turn=-0.2,
            light=1,
            lips="#c21f5a",
            brow_ink="#2a1020",
            blush=0.9,
            hollow=0.1,
            smooth=True,
            shade=0.45,
        )
        _shock(canvas)
        face.neck(26, 150, 30)
        _collar(canvas)
        face.head()
        _features(face, mood)
        _fringe(canvas)
        for side in (-1, 1):
            _die(canvas, side)


def _checks(canvas: Canvas) -> None:
    canvas.fill(canvas.page, _PURPLE)
    for row in range(9):
        for column in range(9):
            x, y = column * 74 - 4, row * 86 - 40
            canvas.fill(poly([(x, y - 43), (x + 37, y), (x, y + 43), (x - 37, y)]), "#4f2596")
    canvas.stipple_radial(canvas.page, "#7a48c8", (256, 240), 100, 230, 0.6, 0)


def _spike(canvas: Canvas, turn: float, reach: float, width: float, inks: tuple[str, ...]) -> None:
    ink, shade, light = inks
    root, middle = on_circle(0, -20, 46, turn), on_circle(0, -20, reach * 0.62, turn + 4)
    tip = on_circle(0, -20, reach, turn - 6)
    spike = ribbon([(*root, width), (*middle, width * 0.9), (*tip, 1)])
    canvas.line(spike, _INK, 6)
    canvas.fill(spike, ink)
    canvas.stipple(spike, shade, middle, root, 0, 0.8)
    inner = [_toward(root, middle, 0.7), middle, _toward(middle, tip, 0.6)]
    canvas.fill(ribbon([(x, y, w) for (x, y), w in zip(inner, (1, 4, 1), strict=True)]), light)


def _toward(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _shock(canvas: Canvas) -> None:
    """Hair in all directions, each half in a mind of its own."""
    chance = random.Random(11)
    turns = [150 + 240 * i / 15 for i in range(16)]
    chance.shuffle(turns)
    for turn in turns:
        inks = (
            (_PINK, _PINK_SHADE, _PINK_LIGHT) if turn < 270 else (_TEAL, _TEAL_SHADE, _TEAL_LIGHT)
        )
        _spike(canvas, turn, chance.uniform(142, 172), 44, inks)


def _collar(canvas: Canvas) -> None:
    body = curve("-200,340! -150,186 -60,140 60,140 150,186 200,340!")
    canvas.fill(body, _PURPLE)
    canvas.stipple_across(body, _PURPLE_SHADE, 20, -160, 0, 0.9)
    ends = ((-136, 128), (-104, 164), (-40, 182), (32, 182), (98, 166), (138, 132))
    for i, (x, y) in enumerate(ends):
        left, right = x * 0.42 - 22, x * 0.42 + 22
        point = curve(
            [(left, 108, "!"), (x - 16, y - 26), (x, y, "!"), (x + 18, y - 26), (right, 108, "!")]
        )
        ink, shade = ((_YELLOW, _YELLOW_SHADE), (_TEAL, _TEAL_SHADE), (_PINK, _PINK_SHADE))[i % 3]
        edged(canvas, point, ink, _INK, 6)
        canvas.stipple_down(point, shade, y - 10, 104, 0, 0.9)
        edged(canvas, circle(x, y, 12), _YELLOW, _INK, 5)


def _features(face: Face, mood: Mood) -> None:
    _MOODS[mood](face)
    face.nose(0.8, -5, depth=0.5)


def _neutral(face: Face) -> None:
    _eye(face, -1, Gaze("wide", "#2f9ae0", "#c86ac0", 0.9, -0.1, 1.4, False, _INK))
    _eye(face, 1, Gaze("open", "#f0a01f", "#4ab8b0", 0.9, -0.1, 1.12, False, _INK))
    face.brows(8, -38, 10, -2, 0, lift=(12, -8))
    face.open_mouth(29, 24, 2.4, y=60, full=0.9)


def _triumph(face: Face) -> None:
    _eye(face, -1, Gaze("laughing", "#2f9ae0", "#c86ac0", 0.9, 0, 1.3, False, _INK))
    _eye(face, 1, Gaze("wide", "#f0a01f", "#4ab8b0", 0.9, 0.3, 1.3, False, _INK))
    face.brows(8, -42, 13, -1, 0, lift=(8, 10))
    face.open_mouth(36, 34, 2.8, y=54, full=0.9)


def _dismay(face: Face) -> None:
    _eye(face, -1, Gaze("wide", "#2f9ae0", "#c86ac0", 0.9, 0.5, 1.3, False, _INK))
    _eye(face, 1, Gaze("wide", "#f0a01f", "#4ab8b0", 0.9, -0.5, 1.15, False, _INK))
    face.brows(8, -40, 5, -11, 9, lift=(4, 4))
    face.open_mouth(20, 20, -2.2, y=66, full=0.9, tongue=False)


_MOODS = {"neutral": _neutral, "triumph": _triumph, "dismay": _dismay}


def _eye(face: Face, side: int, gaze: Gaze) -> None:
    with face.canvas.at(face.x(0.47 * side), 0):
        Eye(face.canvas, face.tones, gaze, side, face.light, 20 * gaze.size).draw()


def _fringe(canvas: Canvas) -> None:
    pink = curve(
        "2,-106! -60,-104 -92,-60 -82,4! -76,-20 -70,-36! -60,-58 -46,-60 -36,-54! -28,-68 "
        "-16,-72 -6,-64! -4,-80"
    )
    teal = curve(
        "0,-106! 60,-104 92,-60 82,8! 76,-16 70,-36! 60,-56 48,-56 38,-48! 30,-66 16,-72 "
        "6,-64! -4,-80"
    )
    for lock, ink, shade in ((pink, _PINK, _PINK_SHADE), (teal, _TEAL, _TEAL_SHADE)):
        canvas.line(lock, _INK, 5)
        canvas.fill(lock, ink)
        canvas.inner(lock, shade, 8, 3, -4, 0.9)


def _die(canvas: Canvas, side: int) -> None:
    with canvas.at(side * 78, 78, 1, side * 14):
        edged(canvas, round_rect(-17, -17, 34, 34, 7), "#fffaf0", _INK, 6)
        spots = ((-8, -8), (0, 0), (8, 8)) if side < 0 else ((-8, -8), (8, -8), (-8, 8), (8, 8))
        for x, y in spots:
            canvas.fill(circle(x, y, 4.6), _INK)
