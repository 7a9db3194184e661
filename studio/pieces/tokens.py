"""What small pieces there are: coins, the leader's crown, the first player's megaphone, a lens."""

from collections.abc import Iterator

from studio.canvas import Canvas
from studio.paths import circle, curve, ellipse, on_circle, poly, rays, round_rect, segment, svg
from studio.pieces.piece import Piece

_INK, _CREAM = "#1a0d08", "#f6ecd4"
_GOLD, _PALE, _DEEP = "#f2c14e", "#ffe08a", "#d79a2c"
_BRONZE, _RIM = "#8a5a14", "#6d4a12"
_RED, _MAROON = "#bf2f26", "#64101a"
_STEEL, _STEEL_DARK, _STEEL_LIGHT = "#353c42", "#0b0d10", "#aebcc2"


def pieces() -> Iterator[tuple[str, Piece]]:
    """Each small piece by its name."""
    yield "coin", Piece((64, 64), _coin, (32, 32), 4)
    yield "coin_small", Piece((32, 32), _small_coin, (16, 16), 4)
    yield "crown", Piece((30, 24), _crown, (15, 22), 6)
    yield "megaphone", Piece((28, 28), _megaphone, (14, 14), 6)
    yield "lens", Piece((44, 22), _lens, (22, 0), 4, points={"light": (22, 17)})


# --- coins


def _coin(canvas: Canvas) -> None:
    """A struck coin without its number: rays on the face, forty beads round it."""
    _blank(canvas, 32, 31.5)
    canvas.fill(rays(32, 32, 24, 20, 0.5, 4.5, hub=6), _PALE, 0.28)
    canvas.line(circle(32, 32, 26), _BRONZE, 1.2, 0.8)
    canvas.line(circle(32, 32.8, 26), _PALE, 0.8, 0.5)
    for i in range(40):
        x, y = on_circle(32, 32, 28.6, 9 * i)
        canvas.fill(circle(x, y + 0.3, 0.95), _PALE, 0.8)
        canvas.fill(circle(x, y, 0.85), _BRONZE, 0.9)


def _small_coin(canvas: Canvas) -> None:
    """The same for a card: too small for beads and rays."""
    _blank(canvas, 16, 15.6)
    canvas.line(circle(16, 16, 12.8), _BRONZE, 0.8, 0.8)


def _blank(canvas: Canvas, middle: float, radius: float) -> None:
    canvas.fill(circle(middle, middle, radius), _RIM)
    face = circle(middle, middle, radius * 0.95)
    canvas.fill(face, _GOLD)
    canvas.stipple_down(face, _DEEP, middle - radius * 0.3, middle + radius, 0, 1)
    canvas.stipple_down(face, _PALE, middle - radius * 0.3, middle - radius, 0, 0.9)
    canvas.rim(face, "#fff3c4", radius * 0.02, radius * 0.045, 0.9)


# --- honours


def _crown(canvas: Canvas) -> None:
    """Three points with pearls over a red band."""
    with canvas.at(15, 13.4):
        shape = curve(
            "-11,7.5! -12.6,-4.4! -9.6,-2.4 -6.4,0.6! -3.2,-2.6 0,-8.6! 3.2,-2.6 6.4,0.6! "
            "9.6,-2.4 12.6,-4.4! 11,7.5! 6,8.7 0,9.2 -6,8.7"
        )
        canvas.line(shape, _INK, 2.2)
        canvas.fill(shape, _GOLD)
        canvas.stipple_across(shape, _DEEP, -2, 12, 0, 1)
        canvas.stipple_across(shape, _PALE, 0, -12, 0, 1)
        canvas.line(svg("M-10.9,4.4 Q0,6.6 10.9,4.4"), _MAROON, 3)
        canvas.line(svg("M-10.9,4.2 Q0,6.4 10.9,4.2"), "#e2574c", 2)
        for x, y in ((-12.6, -5.4), (0, -9.8), (12.6, -5.4)):
            canvas.fill(circle(x, y, 2.5), _INK)
            canvas.fill(circle(x, y, 1.9), "#fdeebb")
            canvas.fill(circle(x - 0.5, y - 0.5, 0.7), "#ffffff")


def _megaphone(canvas: Canvas) -> None:
    """A cream disc with a red megaphone: the first player's."""
    disc = circle(14, 14, 13.7)
    canvas.fill(disc, _INK)
    face = circle(14, 14, 12.6)
    canvas.fill(face, _CREAM)
    canvas.stipple(face, "#d9c8a4", (16, 17), (22, 25), 0, 0.8)
    with canvas.at(14.2, 14.2, 1.16, -18):
        handle = poly([(-5, 2.4), (-1.6, 3), (-0.4, 7.8), (-3.6, 7.8)])
        canvas.fill(handle, _MAROON)
        cone = poly([(-8, -2.6), (-2, -3.2), (6.6, -7.6), (6.6, 7.6), (-2, 3.2), (-8, 2.6)])
        canvas.fill(cone, _RED)
        canvas.stipple_down(cone, _MAROON, 1, 7, 0, 0.9)
        canvas.stipple_down(cone, "#e2574c", -2, -7, 0, 0.8)
        canvas.line(segment(-2.2, -3.2, -2.2, 3.2), _CREAM, 1.3)
        bell = ellipse(6.6, 0, 1.7, 7.7)
        canvas.fill(bell, _INK)
        canvas.fill(round_rect(-9.6, -1.8, 2.2, 3.6, 0.8), _INK)


# --- the projector


def _lens(canvas: Canvas) -> None:
    """A projector's lens looking down from the bar, lit."""
    for left, top, width, height in ((12, 0, 20, 7), (9, 6, 26, 5), (7, 10, 30, 7)):
        _barrel(canvas, left, top, width, height)
    canvas.fill(ellipse(22, 17, 15, 3.2), _STEEL_DARK)
    glass = ellipse(22, 17, 12.4, 2.3)
    canvas.fill(glass, "#ffe9b8")
    canvas.fill(ellipse(22, 17, 8.4, 1.5), "#fffdf2")


def _barrel(canvas: Canvas, left: float, top: float, width: float, height: float) -> None:
    tube = round_rect(left, top, width, height, 1.6)
    canvas.fill(tube, _STEEL)
    middle = left + width * 0.34
    canvas.stipple_across(tube, _STEEL_LIGHT, middle, left, 0.9, 0)
    canvas.stipple_across(tube, _STEEL_LIGHT, middle, left + width * 0.6, 0.9, 0)
    canvas.stipple_across(tube, _STEEL_DARK, left + width * 0.4, left + width, 0, 1)
    foot = top + height - 0.4
    canvas.line(segment(left + 1, foot, left + width - 1, foot), "#000000", 0.7)
