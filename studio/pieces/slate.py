"""The clapper board that snaps over the table, its arm, and the figures chalked on it."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from studio.blocks import clapper
from studio.blocks.clapper import CHALK, INK, LOWER_STICK, UPPER_STICK
from studio.canvas import Canvas
from studio.inks import PLAYERS
from studio.lettering import fit
from studio.paths import circle
from studio.pieces.piece import Piece, Spot

_WIDE = 300  # units of the table across the board
_SCALE = _WIDE / 330
_EDGE = 4  # clear units round everything
_HINGE, _ARM_HINGE = (21, 6), (21, 49)  # where the hinge is on the board, and on the arm
_NOBODY = "#b9b39f"
_FIGURE = (36, 44)


def pieces() -> Iterator[tuple[str, Piece]]:
    """A board and an arm in every colour and in nobody's, and ten figures."""
    for inks in PLAYERS:
        yield f"slate_{inks.name}", _board(inks.light, skip=True)
        yield f"slate_arm_{inks.name}", _arm(inks.main)
    yield "slate_cut", _board(_NOBODY, skip=False)
    yield "slate_arm_cut", _arm(_NOBODY)
    for figure in "0123456789":
        middle = (_FIGURE[0] // 2, _FIGURE[1] // 2)
        yield f"chalk_{figure}", Piece(_FIGURE, partial(_chalked, figure=figure), middle, 3)


def _board(light: str, *, skip: bool) -> Piece:
    """The board with its lower stick; with the fields and the sign, or bare for a word."""
    fields = {"round": _box(-150, 8, 106, 54), "reels": _box(-44, 8, 100, 54)}
    fields |= {"reel": _box(56, 8, 94, 54)}
    return Piece(
        size=(_WIDE + 2 * _EDGE, 240),
        draw=partial(_draw_board, light=light, skip=skip),
        pivot=_spot(0, 55),
        points={"hinge": _HINGE},
        boxes=fields if skip else {"word": _box(-146, 6, 292, 146)},
    )


def _arm(ink: str) -> Piece:
    size = (_WIDE + 2 * _EDGE, 68)
    return Piece(size, draw=partial(_draw_arm, ink=ink), pivot=_ARM_HINGE)


def _spot(x: float, y: float) -> Spot:
    """A point of the clapper, from the corner of the board."""
    left, top = clapper.HINGE
    return round(_HINGE[0] + (x - left) * _SCALE), round(_HINGE[1] + (y - top) * _SCALE)


def _box(left: float, top: float, width: float, height: float) -> Spot:
    return *_spot(left, top), round(width * _SCALE), round(height * _SCALE)


@contextmanager
def _clapper(canvas: Canvas, hinge: Spot) -> Iterator[None]:
    """Draws in units of the clapper, its hinge at this point of the piece."""
    left, top = clapper.HINGE
    with canvas.at(hinge[0] - left * _SCALE, hinge[1] - top * _SCALE, _SCALE):
        yield


def _draw_board(canvas: Canvas, light: str, *, skip: bool) -> None:
    with _clapper(canvas, _HINGE):
        clapper.board(canvas, light)
        clapper.stick(canvas, LOWER_STICK)
        if skip:
            clapper.lines(canvas)
            clapper.skip_sign(canvas, light)


def _draw_arm(canvas: Canvas, ink: str) -> None:
    with _clapper(canvas, _ARM_HINGE):
        clapper.stick(canvas, UPPER_STICK, lean=22)
        canvas.fill(circle(*clapper.HINGE, 15), INK)
        clapper.bolt(canvas, ink)


def _chalked(canvas: Canvas, figure: str) -> None:
    """A figure with the tooth of the board showing through."""
    high = 36
    shape = fit(figure, "londrina-solid", 2, (_FIGURE[1] - high) / 2, _FIGURE[0] - 4, high)
    canvas.fill(shape, CHALK)
    canvas.stipple(shape, "#8a8378", (0, 8), (30, 44), 0, 0.4)
