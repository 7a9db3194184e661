"""The frames of the cards: a border and the plate for the title, one kind for each look."""

from collections.abc import Callable
from dataclasses import dataclass

from studio.canvas import Canvas
from studio.colour import mix
from studio.inks import player_inks
from studio.paths import circle, heart, poly, polyline, rect, round_rect
from studio.transforms import Path, place, subtract

BORDER = 13
CORNER = 28
PLATE_TOP = 590


def _rounded(inset: float, radius: float) -> Path:
    return round_rect(inset, inset, 500 - 2 * inset, 700 - 2 * inset, radius)


OUTLINE = _rounded(0, CORNER)
_WINDOW_CORNER = CORNER - 9
WINDOW = _rounded(BORDER, _WINDOW_CORNER)


def rule(inset: float, radius: float, width: float) -> Path:
    """The outline of a line that runs round the card."""
    half = width / 2
    return subtract(_rounded(inset - half, radius + half), _rounded(inset + half, radius - half))


def window_rule(width: float) -> Path:
    """The outline of a line round the picture."""
    return rule(BORDER, _WINDOW_CORNER, width)


_BLACK = "#000000"
_GLINT = "#fffbe6"


@dataclass(frozen=True)
class FrameInks:
    """The inks of one frame; colour-blind eyes tell frames by the lightness of `border`."""

    border: str
    border_shade: str
    keyline: str
    plate: str
    plate_shade: str


INKS = {
    "horror": FrameInks("#150c26", "#4a2a80", "#bcd63f", "#150c26", "#3b2166"),
    "romance": FrameInks("#fdf0d8", "#f7cdbb", "#e2506f", "#fdf0d8", "#f6a79b"),
    "action": FrameInks("#f57f1f", "#d8551b", "#0a1d2b", "#f9a12b", "#e8641b"),
    "star": FrameInks("#0d3237", "#061a1e", "#f2b93b", "#0d3237", "#06191d"),
    "blockbuster": FrameInks("#5c0d1e", "#2a030b", "#f2b93b", "#7a0f20", "#3d0611"),
}


def _studio_inks(colour: str) -> FrameInks:
    player = player_inks(colour)
    shade, plate_shade = mix(player.dark, _BLACK, 0.6), mix(player.dark, _BLACK, 0.55)
    return FrameInks(player.dark, shade, player.light, player.dark, plate_shade)


def draw(canvas: Canvas, look: str) -> None:
    """The frame of a look: a genre, star, blockbuster or studio_<colour>."""
    with canvas.clip(OUTLINE):
        if look in INKS:
            _FRAMES[look](canvas, INKS[look])
        else:
            _studio(canvas, _studio_inks(look.removeprefix("studio_")))


# --- the frames


def _horror(canvas: Canvas, inks: FrameInks) -> None:
    plate = _bat_wings()
    with canvas.clip(_LOWER_PART):
        _plate(canvas, plate, inks)
        canvas.stipple_down(plate, inks.plate_shade, 592, 650, 0.95, 0)
        canvas.line(plate, inks.keyline, 3.5)
    canvas.fill(_BORDER, inks.border)
    canvas.stipple_down(_BORDER, inks.border_shade, 0, 300, 0.7, 0)
    _keylines(canvas, inks)


def _romance(canvas: Canvas, inks: FrameInks) -> None:
    plate = _lace()
    with canvas.clip(_LOWER_PART):
        canvas.outer(plate, "#8a1746", 7, 0, -4, 0.55)
        canvas.fill(plate, inks.plate)
        canvas.stipple_down(plate, inks.plate_shade, 640, 700, 0, 0.55)
        _stitches(canvas, inks)
    canvas.fill(_BORDER, inks.border)
    canvas.stipple_down(_BORDER, inks.border_shade, 400, 0, 0, 0.7)
    _keylines(canvas, inks)


def _action(canvas: Canvas, inks: FrameInks) -> None:
    plate = poly([(0, 720), (0, PLATE_TOP + 18), (500, PLATE_TOP - 14), (500, 720)])
    with canvas.clip(_LOWER_PART):
        _plate(canvas, plate, inks)
        canvas.stipple_down(plate, inks.plate_shade, 630, 700, 0, 0.85)
        _hazard_stripe(canvas)
    canvas.fill(_BORDER, inks.border)
    canvas.stipple(_BORDER, inks.border_shade, (0, 300), (500, 700), 0, 0.6)
    _keylines(canvas, inks)


def _blockbuster(canvas: Canvas, inks: FrameInks) -> None:
    plate = poly([(0, 720), (0, PLATE_TOP + 4), (500, PLATE_TOP + 4), (500, 720)])
    with canvas.clip(_LOWER_PART):
        _plate(canvas, plate, inks)
        canvas.stipple_down(plate, inks.plate_shade, 610, 700, 0, 0.9)
        _marquee(canvas)
    canvas.fill(_BORDER, inks.border)
    canvas.stipple(_BORDER, inks.border_shade, (200, 350), (500, 700), 0, 0.8)
    _keylines(canvas, inks)
    _double_rule(canvas, inks)


def _double_rule(canvas: Canvas, inks: FrameInks) -> None:
    """Two lines of gold foil round the picture.

    They are fine: wide ones make a small card's border as light as the orange of Action.
    """
    outer = rule(3.4, CORNER - 3, 1.5)
    for line in (outer, window_rule(2.2)):
        canvas.fill(line, inks.keyline)
        foil(canvas, line, _GLINT)


def _star(canvas: Canvas, inks: FrameInks) -> None:
    _studio(canvas, inks)
    canvas.line(_rounded(5.5, CORNER - 5), inks.keyline, 1.6)
    foil(canvas, window_rule(2.6), _GLINT)
    foil(canvas, rule(5.5, CORNER - 5, 1.6), _GLINT)


def _studio(canvas: Canvas, inks: FrameInks) -> None:
    plate = _deco_bracket()
    with canvas.clip(_LOWER_PART):
        _plate(canvas, plate, inks)
        canvas.stipple_down(plate, inks.plate_shade, 610, 700, 0, 0.9)
        canvas.line(plate, inks.keyline, 4)
        canvas.line(place(plate, 0, 8), inks.keyline, 1.6)
    canvas.fill(_BORDER, inks.border)
    canvas.stipple(_BORDER, inks.border_shade, (0, 0), (500, 700), 0, 0.8)
    _keylines(canvas, inks)


_FRAMES: dict[str, Callable[[Canvas, FrameInks], None]] = {
    "horror": _horror,
    "romance": _romance,
    "action": _action,
    "star": _star,
    "blockbuster": _blockbuster,
}

# --- borders

_BORDER = subtract(OUTLINE, WINDOW)
_LOWER_PART = rect(0, 500, 500, 200)


def _plate(canvas: Canvas, plate: Path, inks: FrameInks) -> None:
    canvas.outer(plate, _BLACK, 9, 0, -5, 0.75)
    canvas.fill(plate, inks.plate)


def _keylines(canvas: Canvas, inks: FrameInks) -> None:
    _bevel(canvas, inks)
    _embossed(canvas, WINDOW, inks, 2.6)
    canvas.line(round_rect(1, 1, 498, 698, CORNER - 1), mix(inks.border, _BLACK, 0.45), 2)


def _bevel(canvas: Canvas, inks: FrameInks) -> None:
    """The border as a raised moulding, lit from the upper left."""
    canvas.rim(_BORDER, mix(inks.border, "#ffffff", 0.5), 3.6, 3.6, 0.55)
    canvas.rim(_BORDER, mix(inks.border, _BLACK, 0.5), -3.6, -3.6, 0.5)


def _embossed(canvas: Canvas, line: Path, inks: FrameInks, width: float) -> None:
    """A line pressed into the card: a shadow below it, and a glint along its upper edge."""
    canvas.line(place(line, 0.9, 1.3), mix(inks.border, _BLACK, 0.6), width, 0.6)
    canvas.line(line, inks.keyline, width)
    canvas.line(place(line, -0.4, -0.6), mix(inks.keyline, "#ffffff", 0.55), width * 0.35, 0.8)


def foil(canvas: Canvas, shape: Path, glint: str) -> None:
    """Slanted glints of light on metal."""
    with canvas.clip(shape):
        for start, width in ((120, 44), (206, 18), (560, 60), (690, 22), (980, 50)):
            middle, end = start + width / 2, start + width
            _glint(canvas, glint, start, middle, 0, 0.95)
            _glint(canvas, glint, middle, end, 0.95, 0)


def _glint(canvas: Canvas, ink: str, start: float, end: float, first: float, last: float) -> None:
    """A slanted band of grain; `start` and `end` are where it meets the top of the card."""
    band = poly([(start, 0), (end, 0), (end - 700, 700), (start - 700, 700)])
    canvas.stipple(band, ink, (start / 2, start / 2), (end / 2, end / 2), first, last)


# --- plates


def _bat_wings() -> Path:
    """Hollow arcs that meet in points."""
    ends = (0, 62, 156, 250, 344, 438, 500)
    rises = (-8, 2, -2, -14, -2, 2, -8)
    wings = polyline([(0, 720), (0, PLATE_TOP - 8)])
    for i in range(1, len(ends)):
        middle = (ends[i - 1] + ends[i]) / 2
        wings.quadTo(middle, PLATE_TOP + 24, ends[i], PLATE_TOP + rises[i])
    wings.lineTo(500, 720)
    wings.close()
    return wings


def _lace() -> Path:
    """Nine scallops."""
    count = 9
    width = 500 / count
    lace = polyline([(0, 720), (0, PLATE_TOP + 10)])
    for i in range(count):
        left, right = i * width, (i + 1) * width
        top = PLATE_TOP - 16
        lace.cubicTo(left + 4, top, right - 4, top, right, PLATE_TOP + 10)
    lace.lineTo(500, 720)
    lace.close()
    return lace


def _stitches(canvas: Canvas, inks: FrameInks) -> None:
    """A dotted seam along the lace, and a fan of eyelets in every scallop."""
    canvas.line(place(_lace(), 0, 6), inks.keyline, 2.2, dash=(0.1, 6.5))
    for i in range(9):
        x = (i + 0.5) * 500 / 9
        canvas.fill(heart(x, PLATE_TOP + 12, 6), inks.keyline, 0.75)


def _deco_bracket() -> Path:
    low, high = PLATE_TOP + 8, PLATE_TOP - 6
    bracket = [(0, low), (150, low), (172, high), (328, high), (350, low), (500, low)]
    return poly([(0, 720), *bracket, (500, 720)])


def _hazard_stripe(canvas: Canvas) -> None:
    top, bottom = PLATE_TOP - 14, PLATE_TOP + 26
    band = poly([(-5, PLATE_TOP + 18), (505, top), (505, PLATE_TOP + 2), (-5, bottom)])
    canvas.fill(band, "#0a1d2b")
    with canvas.clip(band):
        for x in range(-60, 600, 30):
            low, high = PLATE_TOP + 44, PLATE_TOP - 24
            bar = poly([(x, low), (x + 15, low), (x + 45, high), (x + 30, high)])
            canvas.fill(bar, "#ffd34d")


def _marquee(canvas: Canvas) -> None:
    """A row of bulbs on a gold rail."""
    rail = rect(0, PLATE_TOP + 2, 500, 15)
    canvas.fill(rail, "#d99a2b")
    canvas.stipple_down(rail, "#7a4a10", PLATE_TOP + 6, PLATE_TOP + 18, 0, 0.8)
    for i in range(17):
        x = 22 + i * 28.5
        bulb = circle(x, PLATE_TOP + 9.5, 5.6)
        canvas.fill(bulb, "#fff6d6")
        canvas.stipple_radial(bulb, "#f2b93b", (x - 1, PLATE_TOP + 8), 1.5, 6, 0, 1)
