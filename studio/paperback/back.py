"""The back of every card: a key with a nib, crossed pencils, the name both ways up."""

from studio.lettering import fit
from studio.paperback.inks import PULP
from studio.paperback.props import pencil
from studio.paperback.pulp import PulpCanvas, press
from studio.paperback.wear import Age, worn
from studio.paperback.windows import CARD, EDGE
from studio.paths import circle, curve, rays, round_rect, segment
from studio.printing import Pixels
from studio.transforms import place

_SEED = 5
_AGE = Age(creases=1, scuff=0.7)
_BOTH_WAYS = (0, 180)


def render() -> Pixels:
    """The printed back, with square corners outside its outline left empty."""
    canvas = PulpCanvas()
    with canvas.clip(CARD):
        _ground(canvas)
        for turn in _BOTH_WAYS:
            with canvas.at(250, 350, 1, turn):
                _name(canvas)
        pencil(canvas, 250, 350, 370, 30, 42)
        pencil(canvas, 250, 350, 370, 30, 138)
        _key(canvas)
        canvas.outline(EDGE)
    return worn(press(canvas, _SEED), _SEED, _AGE)


def _ground(canvas: PulpCanvas) -> None:
    canvas.flat(canvas.page, "#5a1424")
    canvas.flat(rays(250, 350, 700, 40, 0.5, 2.25), "#701a2c")
    canvas.dots(canvas.page, "#c2402f", (250, 350), 30, 360)
    rule = round_rect(30, 30, 440, 640, 12)
    canvas.line(rule, PULP.black, 13)
    canvas.line(rule, PULP.yellow, 7)
    canvas.line(round_rect(44, 44, 412, 612, 6), PULP.cream, 2)


def _name(canvas: PulpCanvas) -> None:
    """The name, and five keys below it."""
    name = fit("PAPERBACK", "bowlby-one", -176, -288, 352, 58, 30)
    for deep in range(6, 0, -1):
        canvas.flat(place(name, deep, deep), PULP.black)
    canvas.line(name, PULP.black, 5)
    canvas.flat(name, PULP.lemon)
    for number, letter in enumerate("ABCDE"):
        x = -144 + number * 72
        canvas.flat(circle(x + 3, -187, 26), PULP.black)
        canvas.shaded(circle(x, -192, 26), PULP.steel, 0.7)
        canvas.fill(circle(x, -194, 18), PULP.cream)
        canvas.flat(fit(letter, "barlow-condensed-700", x - 9, -204, 18, 20), PULP.black)


def _key(canvas: PulpCanvas) -> None:
    key = circle(250, 350, 112)
    canvas.flat(place(key, 6, 9), PULP.black)
    canvas.shaded(key, PULP.steel, 0.9)
    canvas.outline(key, 5)
    canvas.fill(circle(250, 346, 90), PULP.cream)
    canvas.dots(circle(250, 346, 88), "#e4cf9c", (280, 400), 10, 150)
    for turn, ink in zip(_BOTH_WAYS, (PULP.red, PULP.teal), strict=True):
        with canvas.at(250, 348, 1, turn):
            canvas.shaded(curve("0,-74! -26,-26 -30,-4! 30,-4! 26,-26"), ink, 0.7)
            canvas.line(segment(0, -74, 0, -34), PULP.black, 4)
            canvas.fill(circle(0, -28, 7), PULP.cream)
