"""The envelope of awards night: its back and lining, the card, the pocket, the flap and the seal.

From back to front: back, open flap, card, body, shut flap, both halves of the seal.
"""

import random
from collections.abc import Iterator
from functools import partial

from studio.canvas import Canvas
from studio.colour import mix
from studio.paths import circle, curve, on_circle, poly, polyline, rays, rect, round_rect, segment
from studio.paths import star as star_shape
from studio.pieces.piece import Piece
from studio.transforms import Path, Point, intersect, place, subtract

_PAPER, _PAPER_SHADE, _PAPER_LIGHT, _FIBRE = "#efe2c4", "#b99f6e", "#fffaec", "#cdb88c"
_LINING, _LINING_DARK, _LINING_LIGHT = "#8a1a2a", "#3f0a14", "#b8323a"
_CARD, _RULE = "#fbf4e2", "#a9854a"
_WAX, _WAX_DARK, _WAX_LIGHT = "#b3202c", "#4a0714", "#f0705f"
_INK = "#1a0d08"

_EDGE = 6  # clear units round every piece
_WIDE, _HIGH = 440, 290
_NOTCH, _TIP = 150, 172  # how deep the pocket is cut, and how far down the flap comes
_CARD_SIZE = (404, 272)
_SEAL = 34


def pieces() -> Iterator[tuple[str, Piece]]:
    """Each part by its name."""
    sheet = (_WIDE + 2 * _EDGE, _HIGH + 2 * _EDGE)
    top = (_WIDE // 2 + _EDGE, _EDGE)
    flap = (sheet[0], _TIP + 4 * _EDGE)
    yield "envelope_back", Piece(sheet, _back, top)
    yield "envelope_flap_open", Piece(flap, _open_flap, (top[0], _TIP + 3 * _EDGE))
    yield "envelope_card", _card_piece()
    yield "envelope_body", Piece(sheet, _body, top, points={"seal": (top[0], _EDGE + _TIP - 16)})
    yield "envelope_flap", Piece(flap, _flap, top)
    for side, name in ((-1, "seal_left"), (1, "seal_right")):
        foot = (46, 46 + _SEAL)
        yield name, Piece((92, 92), partial(_seal, side=side), foot, 4, points={"middle": (46, 46)})


def _sheet(canvas: Canvas, shape: Path, seed: int) -> None:
    """Laid paper: grain all over, and fibres lying every way."""
    canvas.fill(shape, _PAPER)
    canvas.stipple_down(shape, _FIBRE, 0, 1, 0.2, 0.2)
    chance = random.Random(seed)
    with canvas.clip(shape):
        for _ in range(150):
            x, y = chance.uniform(0, _WIDE + 12), chance.uniform(0, _HIGH + 12)
            end = on_circle(x, y, chance.uniform(3, 9), chance.uniform(-35, 35))
            ink = chance.choice((_FIBRE, _PAPER_LIGHT))
            canvas.line(segment(x, y, *end), ink, 0.7, 0.7)


# --- behind the card


def _back(canvas: Canvas) -> None:
    with canvas.at(_EDGE, _EDGE):
        shape = round_rect(0, 0, _WIDE, _HIGH, 5)
        _lined(canvas, shape)
        canvas.stipple_down(shape, _LINING_DARK, 20, 170, 0, 1)


def _open_flap(canvas: Canvas) -> None:
    """The flap from inside, standing up: paper with the lining glued on it."""
    with canvas.at(_EDGE, _TIP + 3 * _EDGE):
        outer, inner = (_upside_down(_flap_shape(by)) for by in (0, 16))
        _sheet(canvas, outer, 5)
        _lined(canvas, inner)
        canvas.stipple_down(outer, _INK, -34, 0, 0, 0.55)


def _upside_down(path: Path) -> Path:
    return place(path, _WIDE, 0, rotate=180)


def _lined(canvas: Canvas, shape: Path) -> None:
    """Crimson lining with fans."""
    canvas.fill(shape, _LINING)
    with canvas.clip(shape):
        for row in range(-9, 14):
            for column in range(-1, 12):
                x, y = column * 44 + (22 if row % 2 else 0), row * 22
                canvas.fill(circle(x, y, 22), _LINING)
                canvas.fill(rays(x, y, 18, 7, 0.5, -172, 0, 164, hub=7), _LINING_LIGHT, 0.75)
                canvas.line(circle(x, y, 21), _LINING_LIGHT, 1, 0.8)


# --- the card


def _card_piece() -> Piece:
    wide, high = _CARD_SIZE
    return Piece(
        (wide + 2 * _EDGE, high + 2 * _EDGE),
        _card,
        (wide // 2 + _EDGE, _EDGE),
        boxes={
            "portrait": (wide // 2 - 90 + _EDGE, 18 + _EDGE, 180, 180),
            "name": (26 + _EDGE, 206 + _EDGE, wide - 52, 44),
        },
    )


def _card(canvas: Canvas) -> None:
    wide, high = _CARD_SIZE
    with canvas.at(_EDGE, _EDGE):
        shape = round_rect(0, 0, wide, high, 6)
        canvas.fill(shape, _CARD)
        with canvas.clip(shape):
            canvas.fill(rays(wide / 2, 108, 330, 32, 0.5, 2.8), "#f3dfb4", 0.75)
        canvas.stipple_radial(shape, "#e4c88e", (wide / 2, 108), 120, 270, 0, 0.7)
        canvas.rim(shape, "#ffffff", 1, 2)
        canvas.line(round_rect(9, 9, wide - 18, high - 18, 3), _LINING, 2)
        canvas.line(round_rect(14, 14, wide - 28, high - 28, 2), _RULE, 0.9)
        for x, turn in ((9, 0), (wide - 9, 90)):
            _corner(canvas, x, 9, turn)
        for x, turn in ((9, 270), (wide - 9, 180)):
            _corner(canvas, x, high - 9, turn)


def _corner(canvas: Canvas, x: float, y: float, turn: float) -> None:
    """A quarter of a fan in the corner of the rule."""
    with canvas.at(x, y, 1, turn):
        quarter = poly([(0, 0), *(on_circle(0, 0, 30, angle) for angle in range(0, 91, 10))])
        canvas.fill(quarter, _CARD)
        canvas.fill(rays(0, 0, 26, 5, 0.5, 4, 0, 90, hub=8), _LINING)
        arc = polyline([on_circle(0, 0, 30, angle) for angle in range(0, 91, 6)])
        canvas.line(arc, _LINING, 1.6)


# --- before the card


def _body(canvas: Canvas) -> None:
    with canvas.at(_EDGE, _EDGE):
        tip: Point = (_WIDE / 2, float(_NOTCH))
        whole = round_rect(0, 0, _WIDE, _HIGH, 5)
        pocket = subtract(whole, poly([(-2, -2), (_WIDE + 2, -2), tip]))
        _sheet(canvas, pocket, 3)
        lower = intersect(pocket, poly([(-4, _HIGH + 4), tip, (_WIDE + 4, _HIGH + 4)]))
        canvas.outer(intersect(lower, rect(8, 0, _WIDE - 16, _HIGH)), _PAPER_SHADE, 6, 0, -3, 0.5)
        _sheet(canvas, lower, 4)
        canvas.stipple_down(lower, _PAPER_SHADE, _HIGH, _HIGH - 90, 0.75, 0)
        for x in (0, _WIDE):
            canvas.line(segment(x, _HIGH, *tip), _PAPER_SHADE, 1.4)
            canvas.line(segment(x, _HIGH + 2, tip[0], tip[1] + 2), _PAPER_LIGHT, 1.2, 0.8)
        canvas.line(polyline([(0, 0), tip, (_WIDE, 0)]), _PAPER_LIGHT, 1.6)
        canvas.rim(pocket, _PAPER_SHADE, 0, -3, 0.7)


def _flap_shape(inside: float = 0) -> Path:
    """The flap, hanging from its hinge; or the part of it that lies `inside` its edge."""
    left, tip = inside * 1.9, _TIP - inside * 1.25
    return curve(
        [
            (left, 0, "!"),
            (_WIDE - left, 0, "!"),
            (_WIDE / 2 + 20, tip - 12, "!"),
            (_WIDE / 2, tip),
            (_WIDE / 2 - 20, tip - 12, "!"),
        ]
    )


def _flap(canvas: Canvas) -> None:
    with canvas.at(_EDGE, _EDGE):
        shape = _flap_shape()
        canvas.outer(shape, "#3a2410", 6, 0, 5, 0.75)
        _sheet(canvas, shape, 7)
        canvas.stipple_down(shape, _PAPER_SHADE, 60, _TIP + 30, 0, 0.55)
        canvas.stipple_down(shape, _PAPER_LIGHT, 0, 40, 0.7, 0)
        canvas.line(polyline([(_WIDE, 0), (_WIDE / 2 + 20, _TIP - 12)]), _PAPER_LIGHT, 1.4)
        canvas.line(polyline([(0, 0), (_WIDE / 2 - 20, _TIP - 12)]), _PAPER_LIGHT, 1.4)


def _seal(canvas: Canvas, side: int) -> None:
    """One half of the seal: a blob of wax with a star pressed into it, broken down the middle."""
    with canvas.at(46, 46):
        blob, crack = _blob(), _crack(side)
        half = intersect(blob, crack)
        canvas.outer(half, "#2a0a08", 4, 1, 3, 0.8)
        canvas.fill(half, _WAX)
        with canvas.clip(crack):
            canvas.inner(blob, _WAX_DARK, 10, -4, -5, 0.9)
            canvas.rim(blob, _WAX_LIGHT, 2, 2.4, 0.8)
            disc = circle(0, 0, 23)
            canvas.fill(disc, mix(_WAX, _WAX_DARK, 0.3))
            canvas.line(circle(0.6, 0.8, 23), _WAX_LIGHT, 1.4, 0.8)
            canvas.line(circle(-0.6, -0.8, 23), _WAX_DARK, 1.6)
            shape = star_shape(0, 1, 17.5)
            canvas.outer(shape, _WAX_DARK, 2.5, 1, 2, 0.9)
            canvas.fill(shape, mix(_WAX, _WAX_LIGHT, 0.35))
            canvas.rim(shape, "#ffc4b4", 1, 1.2, 0.9)


def _blob() -> Path:
    chance = random.Random(12)
    reach = [_SEAL * chance.uniform(0.93, 1.12) for _ in range(14)]
    return curve([on_circle(0, 0, radius, i * 360 / 14) for i, radius in enumerate(reach)])


def _crack(side: int) -> Path:
    """Everything on one side of the crack."""
    edge = [(2, -46), (3, -30), (-4, -20), (4, -9), (-3, 2), (5, 13), (-2, 24), (2, 33), (0, 46)]
    return poly([*edge, (side * 46, 46), (side * 46, -46)])
