"""What figures stand on: the box of the price has as many sides as cents, points a dark disc."""

from studio.lettering import fit
from studio.paperback.inks import CLASSES, PULP, ClassInks
from studio.paperback.pulp import PulpCanvas
from studio.paperback.shapes import polygon, with_round_corners
from studio.paths import burst, circle, round_rect, star
from studio.transforms import Path, place

BADGE = 144  # units: the side of a price with its box
_MIDDLE = 68
_DEAREST = 8
MORE = "badge_more"  # the box of a price that no card of ours has
PRICES = {f"badge_{price}": price for price in range(1, 11)}


def price(canvas: PulpCanvas, name: str) -> None:
    """The box of a price, with the figure if it is one of ours."""
    cents = PRICES.get(name)
    inks = CLASSES["starter" if cents == 1 else str(min(_DEAREST, cents or _DEAREST))]
    box = _box(inks.sides)
    canvas.flat(place(box, 4, 6), inks.dark, 0.9)
    canvas.line(box, PULP.black, 13)
    canvas.line(box, inks.border, 7)
    canvas.flat(box, PULP.cream)
    canvas.outline(box, 2.5)
    if cents:
        wide, high, down = (46, 44, 82) if cents == 3 else (62, 50 if cents < 10 else 40, 68)
        figure = fit(str(cents), "bowlby-one", _MIDDLE - wide / 2, down - high / 2, wide, high)
        canvas.flat(figure, PULP.black)


def _box(sides: int) -> Path:
    at = _MIDDLE
    plain = {
        1: circle(at, at, 44),
        2: round_rect(at - 46, at - 40, 92, 80, 38),
        4: round_rect(at - 46, at - 46, 92, 92, 8),
        8: burst(at, at, 62, 48, 8, rotate=22.5),
    }
    if sides == 3:
        return with_round_corners(polygon(3, at, at + 8, 70), 12)
    return plain.get(sides) or with_round_corners(polygon(sides, at, at + 2, 56), 6)


def points(canvas: PulpCanvas, inks: ClassInks) -> None:
    """The disc of the points, about the origin."""
    canvas.flat(place(circle(0, 0, 47), 4, 6), inks.dark, 0.9)
    canvas.flat(circle(0, 0, 48), PULP.black)
    canvas.line(circle(0, 0, 42), PULP.cream, 4)
    disc = circle(0, 0, 39)
    canvas.screen(disc, "#5a4a52", (-20, -30), (30, 40), 0.5, 0, pitch=5, angle=40)


def fame(canvas: PulpCanvas, inks: ClassInks) -> None:
    """The star of the Fame, about the origin."""
    spikes = burst(0, 0, 58, 46, 12)
    canvas.flat(place(spikes, 4, 6), inks.dark)
    canvas.line(spikes, PULP.black, 6)
    canvas.flat(spikes, PULP.lemon)


def spark(canvas: PulpCanvas, inks: ClassInks) -> None:
    """Powers bring no Fame: a dark key with a spark, about the origin."""
    key = circle(0, 0, 50)
    canvas.flat(place(key, 4, 6), inks.dark)
    canvas.flat(key, inks.border)
    canvas.outline(key, 5)
    spike = star(0, 0, 38, 14, 4)
    canvas.flat(spike, PULP.lemon)
    canvas.outline(spike, 2.5)


# --- on the small face of a book, 180 units


def book_price(canvas: PulpCanvas) -> None:
    """The disc of its price."""
    disc = circle(88, 86, 72)
    canvas.flat(place(disc, 5, 8), PULP.black, 0.8)
    canvas.line(disc, PULP.black, 16)
    canvas.flat(disc, PULP.cream)
    canvas.line(circle(88, 86, 66), PULP.red, 8)


def book_fame(canvas: PulpCanvas) -> None:
    """The star of its Fame."""
    spikes = burst(88, 88, 84, 67, 12)
    canvas.flat(place(spikes, 5, 8), PULP.black, 0.8)
    canvas.line(spikes, PULP.black, 10)
    canvas.flat(spikes, PULP.lemon)
    canvas.screen(spikes, "#f2a93a", (40, 60), (140, 170), 0, 0.8, angle=30, pitch=8)
    canvas.outline(spikes)
