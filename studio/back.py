"""The back of every card: a crimson sunburst round a star, the same both ways up."""

from studio.canvas import Canvas
from studio.frames import CORNER, OUTLINE
from studio.lettering import fit
from studio.paths import circle, on_circle, poly, rays, round_rect, segment, star
from studio.printing import Pixels, print_pass
from studio.transforms import place

_DARK = "#4a0f1c"
_CRIMSON = "#8c1c2c"
_GOLD = "#e5a93c"
_PALE = "#fbe6ac"
_RED = "#c93a36"
_X, _Y = 250, 350


def render() -> Pixels:
    """The printed back."""
    canvas = Canvas()
    draw(canvas)
    return print_pass(canvas.pixels(), 5)


def draw(canvas: Canvas) -> None:
    """Draws the back with rounded corners."""
    with canvas.clip(OUTLINE):
        _sunburst(canvas)
        for x, y in ((36, 36), (464, 36), (464, 664), (36, 664)):
            _corner_fan(canvas, x, y)
        canvas.line(round_rect(30, 30, 440, 640, 14), _GOLD, 5)
        canvas.line(round_rect(40, 40, 420, 620, 8), _GOLD, 1.8)
        _medallion(canvas)
        _star(canvas)
        for turn in (0, 180):
            with canvas.at(_X, _Y, 1, turn):
                _banner(canvas)
        canvas.line(round_rect(1, 1, 498, 698, CORNER - 1), "#2a0610", 2.5)


def _sunburst(canvas: Canvas) -> None:
    canvas.fill(canvas.page, _CRIMSON)
    canvas.fill(rays(_X, _Y, 620, 36, 0.5, 2.5), _DARK)
    canvas.stipple_radial(canvas.page, _DARK, (_X, _Y), 190, 470, 0, 1)
    canvas.stipple_radial(canvas.page, _RED, (_X, _Y), 40, 230, 0.9, 0)


def _corner_fan(canvas: Canvas, x: float, y: float) -> None:
    arcs = (
        (92, _GOLD),
        (87, _DARK),
        (71, _GOLD),
        (67, _CRIMSON),
        (51, _GOLD),
        (47, _DARK),
        (31, _GOLD),
        (27, _RED),
    )
    with canvas.clip(round_rect(36, 36, 428, 628, 10)):
        for radius, ink in arcs:
            canvas.fill(circle(x, y, radius), ink)
        canvas.fill(rays(x, y, 87, 40, 0.28, 0), _GOLD, 0.55)


def _medallion(canvas: Canvas) -> None:
    """A ring of bulbs."""
    for radius, ink in ((146, _DARK), (138, _GOLD), (132, _DARK), (112, _PALE)):
        canvas.fill(circle(_X, _Y, radius), ink)
    canvas.stipple_radial(circle(_X, _Y, 112), _GOLD, (230, 330), 10, 120, 0, 1)
    for i in range(24):
        canvas.fill(circle(*on_circle(_X, _Y, 122, 15 * i), 5.2), _PALE)


def _star(canvas: Canvas) -> None:
    outer, inner = 100, 42
    shape = star(_X, _Y, outer, inner)
    canvas.fill(place(shape, 3, 5), _DARK, 0.6)
    canvas.fill(shape, _CRIMSON)
    for i in range(5):
        tip = on_circle(_X, _Y, outer, 72 * i - 90)
        valley = on_circle(_X, _Y, inner, 72 * i - 54)
        canvas.fill(poly([(_X, _Y), tip, valley]), _RED)
    canvas.inner(shape, _DARK, 10, -2, -2, 0.8)


def _banner(canvas: Canvas) -> None:
    """The name of the game above the middle."""
    name = fit("HOLLYWOOD!", "limelight", -150, -248, 300, 48)
    canvas.fill(place(name, 0, 4), _DARK)
    canvas.fill(name, _PALE)
    canvas.line(segment(-140, -184, 140, -184), _GOLD, 4)
    canvas.line(segment(-110, -174, 110, -174), _GOLD, 2)
    canvas.fill(star(0, -179, 13, 5.5), _PALE)
