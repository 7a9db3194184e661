"""On Tiptoe: a dancer's leg is the tone arm of a gramophone."""

from studio.canvas import Canvas
from studio.colour import mix
from studio.paths import curve, ellipse, on_circle, poly, rect, ribbon, svg
from studio.times_square.kiki import SKIN
from studio.times_square.notes import notes
from studio.transforms import Path, Point, intersect, place

_X, _Y, _WIDE = 226, 470, 232
_REDS = ("#b80f34", "#ff5a6a", "#8e0b29")
_LEG = "520,90,150 450,170,124 404,250,92 390,300,76 366,352,66 350,400,34"
_SHOE = "330,392! 348,372 378,376 376,398! 372,424 352,452 330,486! 322,482! 324,452 318,420"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    canvas.fill(canvas.page, "#7a0f34")
    canvas.stipple_radial(canvas.page, "#ff7a5c", (150, 380), 40, 330, 0.95, 0)
    canvas.stipple_down(canvas.page, "#2a0414", 260, -20, 0, 0.9)
    _table(canvas)
    _record(canvas)
    _leg(canvas)
    _fringe(canvas)
    notes(canvas, ((110, 330, 1.2), (196, 286, 0.9), (60, 400, 0.8)), "#fff0d4")
    canvas.line(svg("M318,492 q-10,8 -22,4 M330,498 q-4,12 -16,16"), "#fffaf0", 4)


def _table(canvas: Canvas) -> None:
    top = rect(-10, 440, 520, 300)
    canvas.fill(top, "#e0a05a")
    canvas.stipple_down(top, "#6a2a14", 450, 660, 0.1, 0.95)
    for y in (470, 520, 572):
        canvas.line(svg(f"M-10,{y} Q250,{y - 8} 510,{y + 4}"), "#a8602c", 2.6, 0.7)


# --- the record


def _record(canvas: Canvas) -> None:
    disc = _ring(_WIDE)
    canvas.fill(place(disc, 0, 24), "#2a0410")
    canvas.fill(place(disc, 0, 12), "#c9973f")
    canvas.fill(disc, "#16101c")
    for number in range(9):
        canvas.line(_ring(222 - number * 15), "#4a4058" if number % 2 else "#2a2234", 2.6)
    for angle in (200, 20):
        _shine(canvas, disc, angle)
    label = _ring(78)
    canvas.fill(label, "#d81f44")
    canvas.stipple(label, "#6a0620", (_X, _Y), (300, 500), 0, 0.9)
    canvas.line(_ring(66), "#ffd34d", 3)
    canvas.fill(ellipse(_X, _Y, 9, 5), "#fdf1d2")


def _ring(radius: float) -> Path:
    return ellipse(_X, _Y, radius, radius / 2)


def _shine(canvas: Canvas, disc: Path, angle: float) -> None:
    wedge = poly([(_X, _Y), _flat(300, angle), _flat(300, angle + 34)])
    far = _flat(240, angle + 17)
    canvas.stipple(intersect(wedge, disc), "#f2e6ff", (_X, _Y), far, 0.15, 0.55)


def _flat(radius: float, angle: float) -> Point:
    """A point of a circle that lies on the table."""
    across, down = on_circle(0, 0, radius, angle)
    return _X + across, _Y + down / 2


# --- the dancer


def _leg(canvas: Canvas) -> None:
    leg, shoe = ribbon(_LEG), curve(_SHOE)
    canvas.fill(leg, SKIN.base)
    canvas.inner(leg, SKIN.shade, 26, 8, -4)
    canvas.stipple_across(leg, SKIN.shadow, 400, 500, 0, 0.4)
    canvas.stipple_radial(leg, "#fffaf0", (412, 190), 0, 56, 0.8, 0)
    canvas.line(shoe, "#ffd9c8", 8)
    canvas.line(shoe, "#3d0414", 4)
    canvas.fill(shoe, "#e8264c")
    canvas.inner(shoe, "#5a0620", 10, 4, -3)
    canvas.fill(poly("372,396 384,392 402,452 396,454"), mix("#8e0b29", "#ffffff", 0.1))
    canvas.line(svg("M328,388 Q356,392 384,372"), "#ffd34d", 6)


def _fringe(canvas: Canvas) -> None:
    """The hem of her skirt."""
    for number in range(9):
        share = number / 8
        top = (404 + share * 110, 78 + (0.5 - abs(share - 0.5)) * 30, 22)
        middle, end = (
            (420 + share * 100, 216 - share * 80, 18),
            (400 + share * 96, 272 - share * 104, 3),
        )
        canvas.fill(ribbon([top, middle, end], 5), _REDS[number % 3])
