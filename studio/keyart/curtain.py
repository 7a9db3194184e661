"""The curtain: two drapes tied back, so that the whole night is a show."""

from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.keyart.frame import WIDTH
from studio.paths import circle, curve, ellipse, open_curve, ribbon, round_rect
from studio.transforms import Path, Point

_TIE = 668.0
_FOLDS = 7
# at each height, where the outermost fold hangs, and how wide a fold is
_HANG = ((-60, 470, 58), (60, 318, 44), (180, 222, 34), (340, 150, 24), (520, 104, 17))
_SKIRT = ((_TIE, 82, 9), (760, 98, 17), (920, 122, 23), (1190, 148, 28))


def draw_left(canvas: Canvas) -> None:
    """Draws the left drape, a layer of its own so that the curtain can open."""
    _drape(canvas)


def draw_right(canvas: Canvas) -> None:
    """Draws the right drape."""
    with canvas.at(WIDTH, 0, flip=True):
        _drape(canvas)


def _drape(canvas: Canvas) -> None:
    drape = _outline()
    canvas.outer(drape, BLOCKBUSTER.soot, 16, 8, 4, 0.8)
    canvas.fill(drape, BLOCKBUSTER.maroon)
    with canvas.clip(drape):
        for i in range(_FOLDS):
            _fold(canvas, i / (_FOLDS - 1))
        canvas.stipple_across(drape, BLOCKBUSTER.soot, 150, -20, 0, 1)
        canvas.stipple_down(drape, BLOCKBUSTER.soot, 940, 1130, 0, 0.8)
    _hem(canvas)
    _tie(canvas)


def _edge(share: float) -> list[Point]:
    """The line of one fold, from share 0 at the wall to 1 at the inner edge."""
    return [(reach * share - 30 * (1 - share), y) for y, reach, _ in (*_HANG, *_SKIRT)]


def _outline() -> Path:
    corners = [(-60, 1190, "!"), (-60, -60, "!")]
    inner = _edge(1)
    return curve([*corners, (*inner[0], "!"), *inner[1:-1], (*inner[-1], "!")])


def _fold(canvas: Canvas, share: float) -> None:
    widths = [width for _, _, width in (*_HANG, *_SKIRT)]
    points = _edge(share)
    lit = [(x - w * 0.35, y, w * 0.8) for (x, y), w in zip(points, widths, strict=True)]
    groove = [(x - w, y, w * 0.34) for (x, y), w in zip(points, widths, strict=True)]
    crest = [(x - w * 0.12, y, w * 0.14) for (x, y), w in zip(points, widths, strict=True)]
    canvas.fill(ribbon(lit, 8), BLOCKBUSTER.crimson, 0.4 + 0.6 * share)
    canvas.fill(ribbon(groove, 8), BLOCKBUSTER.soot)
    canvas.fill(ribbon(crest, 8), BLOCKBUSTER.coral, 0.15 + 0.75 * share)


def _hem(canvas: Canvas) -> None:
    """The gold braid of the inner edge."""
    braid = open_curve(_edge(1))
    canvas.line(braid, BLOCKBUSTER.maroon, 11)
    canvas.line(braid, BLOCKBUSTER.gold, 7)
    canvas.line(braid, BLOCKBUSTER.pale, 2, dash=(3, 9))


def _tie(canvas: Canvas) -> None:
    """The cord that holds the drape, and its tassel."""
    for dy in (-9, 5):
        cord = ribbon([(-40, _TIE - 40 + dy, 13), (30, _TIE - 6 + dy, 13), (88, _TIE + dy, 13)])
        canvas.outer(cord, BLOCKBUSTER.soot, 6, 0, 6, 0.8)
        canvas.fill(cord, BLOCKBUSTER.gold)
        canvas.stipple_down(cord, "#a9691f", _TIE - 20, _TIE + 10, 0, 0.9)
    knot = circle(80, _TIE + 4, 17)
    canvas.fill(knot, BLOCKBUSTER.gold)
    canvas.inner(knot, "#a9691f", 7, 3, -4)
    _tassel(canvas, 74, _TIE + 22)


def _tassel(canvas: Canvas, x: float, y: float) -> None:
    skirt = curve(
        [
            (x - 9, y + 24, "!"),
            (x + 9, y + 24, "!"),
            (x + 19, y + 104, "!"),
            (x, y + 110),
            (x - 19, y + 104, "!"),
        ]
    )
    canvas.outer(skirt, BLOCKBUSTER.soot, 6, 4, 5, 0.7)
    canvas.fill(skirt, BLOCKBUSTER.gold)
    canvas.stipple_across(skirt, "#a9691f", x + 4, x - 20, 0, 1)
    for dx in (-12, -5, 2, 9):
        canvas.line(
            open_curve([(x + dx * 0.5, y + 30), (x + dx, y + 106)]), BLOCKBUSTER.maroon, 1.6
        )
    canvas.fill(ellipse(x, y + 8, 12, 14), BLOCKBUSTER.gold)
    canvas.fill(round_rect(x - 11, y + 19, 22, 7, 3), BLOCKBUSTER.crimson)
