"""The name of the game: extruded capitals that swell to both ends, over a pencil."""

from studio.colour import mix
from studio.lettering import text_path
from studio.paperback.inks import PULP
from studio.paperback.props import pencil
from studio.paperback.pulp import PulpCanvas, press
from studio.printing import Pixels
from studio.transforms import Path, Point, bounds, place, subtract, warp

_WIDE, _DEEP = 1060, 22
_DARK, _SIDE = "#3a0612", "#7a1020"


def render() -> Pixels:
    """The printed name, 1200 x 420 units."""
    canvas = PulpCanvas(1200, 420)
    name = _swollen()
    for deep in range(_DEEP, 0, -1):
        sunk = place(name, deep * 0.8, deep)
        canvas.line(sunk, _DARK, 9)
        canvas.flat(sunk, mix(_SIDE, _DARK, deep / _DEEP))
    canvas.line(name, PULP.black, 20)
    canvas.line(name, PULP.cream, 9)
    canvas.flat(name, "#f2b92a")
    _, top, _, high = bounds(name)
    start, end = (0, top + high * 0.35), (0, top + high)
    canvas.screen(name, "#e0662e", start, end, angle=30)
    canvas.line(name, PULP.black, 3.4)
    with canvas.clip(name):
        canvas.flat(subtract(name, place(name, 5, 7)), "#fff6c8", 0.9)
    pencil(canvas, 600, 392, 560, 26, 0)
    return press(canvas, 2, 0.35)


def _swollen() -> Path:
    """The letters, highest at both ends."""
    letters, _ = text_path("PAPERBACK", "bowlby-one", 200, 4)
    left, top, wide, high = bounds(letters)
    scale = _WIDE / wide

    def bend(x: float, y: float) -> Point:
        aside = (x - left) / wide * 2 - 1
        tall = scale * (1.14 + 0.62 * aside * aside)
        below = 20 * (1 - aside * aside)
        return 600 + aside * _WIDE / 2, 214 + (y - top - high / 2) * tall + below

    return warp(letters, bend, 2.5)
