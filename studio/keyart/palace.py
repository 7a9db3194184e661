"""The picture palace: a deco theatre in the shape of a projector."""

from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.keyart.bulbs import bulb_ring
from studio.keyart.entrance import entrance
from studio.keyart.frame import BEAM_ANGLE, LENS
from studio.paths import circle, curve, ellipse, on_circle, poly, rect, ring, round_rect, star
from studio.transforms import Path, Point, join, subtract, union

_BRONZE = "#a9691f"
_HOUSE = "#8f1526"
_REAR_REEL: Point = (226, 352)
FRONT_REEL: Point = (470, 292)
FRONT_RADIUS = 140
_FILM_X = 355.0
_CORNICES = ((176, 358, 512), (212, 286, 482), (250, 210, 456), (282, 146, 434))


def draw(canvas: Canvas) -> None:
    """Draws the whole layer."""
    _arm(canvas, _REAR_REEL, 250)
    _arm(canvas, FRONT_REEL, 452)
    _film_drop(canvas)
    reel(canvas, *_REAR_REEL, 108, -14)
    reel(canvas, *FRONT_REEL, FRONT_RADIUS, 10)
    _wings(canvas)
    _barrel(canvas)
    _house(canvas)
    _fins(canvas)
    _film_window(canvas)
    entrance(canvas)


# --- the two reels on the roof


def _arm(canvas: Canvas, hub: Point, foot: float) -> None:
    """A pylon that carries a reel."""
    x, y = hub
    pylon = poly([(x - 20, y), (x + 20, y), (foot + 44, 560), (foot - 44, 560)])
    canvas.fill(pylon, BLOCKBUSTER.maroon)
    canvas.stipple_across(pylon, BLOCKBUSTER.soot, foot + 10, foot - 50, 0, 1)
    canvas.rim(pylon, BLOCKBUSTER.coral, -4, 0)


def reel(canvas: Canvas, x: float, y: float, radius: float, rotate: float) -> None:
    """A golden reel with bulbs on its rim, about x, y."""
    disc = subtract(circle(x, y, radius), *_holes(x, y, radius, rotate))
    canvas.outer(disc, BLOCKBUSTER.soot, 10, -5, 6, 0.6)
    canvas.fill(disc, BLOCKBUSTER.gold)
    canvas.stipple(disc, BLOCKBUSTER.pale, (x, y), (x + radius * 0.8, y - radius * 0.6), 0, 0.95)
    canvas.stipple(disc, _BRONZE, (x, y), (x - radius * 0.8, y + radius * 0.6), 0.05, 0.95)
    for hole in _holes(x, y, radius, rotate):
        canvas.line(hole, BLOCKBUSTER.maroon, 4)
    rim = ring(x, y, radius, radius * 0.86)
    canvas.fill(rim, BLOCKBUSTER.maroon)
    canvas.stipple(rim, BLOCKBUSTER.coral, (x, y), (x + radius, y - radius * 0.7), 0, 0.9)
    canvas.line(circle(x, y, radius), BLOCKBUSTER.gold, 4)
    canvas.line(circle(x, y, radius * 0.86), BLOCKBUSTER.pale, 2.5)
    count, wide, bulb = ring_bulbs(radius)
    bulb_ring(canvas, x, y, wide, count, bulb)
    _hub(canvas, x, y, radius)


def ring_bulbs(radius: float) -> tuple[int, float, float]:
    """How many bulbs are on a reel's rim, how far from its hub, and their radius."""
    return round(radius / 4.6), radius * 0.93, radius * 0.034


def _holes(x: float, y: float, radius: float, rotate: float) -> list[Path]:
    angles = [rotate + 72 * i for i in range(5)]
    return [circle(*on_circle(x, y, radius * 0.53, angle), radius * 0.2) for angle in angles]


def _hub(canvas: Canvas, x: float, y: float, radius: float) -> None:
    hub = circle(x, y, radius * 0.24)
    canvas.fill(hub, BLOCKBUSTER.crimson)
    canvas.inner(hub, BLOCKBUSTER.soot, radius * 0.08, 4, -4)
    canvas.line(hub, BLOCKBUSTER.maroon, 3)
    canvas.fill(star(x, y, radius * 0.18), BLOCKBUSTER.pale)


# --- the film


def _film_drop(canvas: Canvas) -> None:
    """The film on its way from the front reel into the roof."""
    band = rect(_FILM_X - 38, 300, 76, 260)
    canvas.fill(band, BLOCKBUSTER.soot)
    _sprockets(canvas, 304, 520)


def _sprockets(canvas: Canvas, top: float, bottom: float) -> None:
    for i in range(int((bottom - top) / 15)):
        for side in (-1, 1):
            hole = round_rect(_FILM_X + side * 31 - 4, top + i * 15, 8, 9, 2)
            canvas.fill(hole, BLOCKBUSTER.pale)


def _film_window(canvas: Canvas) -> None:
    """The film as a column of lit windows; a moon rises from frame to frame."""
    band = rect(_FILM_X - 42, 452, 84, 352)
    canvas.outer(band, BLOCKBUSTER.soot, 8, strength=0.8)
    canvas.fill(band, BLOCKBUSTER.soot)
    canvas.line(rect(_FILM_X - 42, 452, 84, 352), BLOCKBUSTER.gold, 3)
    _sprockets(canvas, 459, 800)
    for i, (_, top, _, _) in enumerate(film_frame_boxes()):
        _film_frame(canvas, top, i)


def film_frame_boxes() -> list[tuple[float, float, float, float]]:
    """Left, top, width and height of the film's pictures, from above."""
    return [(_FILM_X - 24, 458 + i * 57, 48, 50) for i in range(6)]


def _film_frame(canvas: Canvas, top: float, i: int) -> None:
    frame = round_rect(_FILM_X - 24, top, 48, 50, 4)
    canvas.fill(frame, BLOCKBUSTER.teal)
    canvas.stipple_down(frame, BLOCKBUSTER.blue, top + 50, top, 0, 1)
    with canvas.clip(frame):
        moon = circle(_FILM_X, top + 10 + i * 7, 13)
        canvas.outer(moon, BLOCKBUSTER.pale, 5, strength=0.7)
        canvas.fill(moon, BLOCKBUSTER.pale)
        roofs = poly(
            [
                (_FILM_X - 24, top + 42),
                (_FILM_X - 10, top + 42),
                (_FILM_X - 10, top + 35),
                (_FILM_X + 4, top + 35),
                (_FILM_X + 4, top + 44),
                (_FILM_X + 24, top + 44),
                (_FILM_X + 24, top + 52),
                (_FILM_X - 24, top + 52),
            ]
        )
        canvas.fill(roofs, BLOCKBUSTER.night)


# --- the lens


def _barrel(canvas: Canvas) -> None:
    """The lens, three telescoped drums that point at the moon."""
    x, y = on_circle(*LENS, 256, BEAM_ANGLE + 180)
    with canvas.at(x, y, 1, BEAM_ANGLE):
        _drum(canvas, -30, 150, 92)
        _drum(canvas, 122, 56, 74)
        _drum(canvas, 182, 44, 58)
        hood = poly("226,-56 258,-72 258,72 226,56")
        _metal(canvas, hood, 72)
        glass = ellipse(258, 0, 19, 68)
        canvas.outer(glass, BLOCKBUSTER.pale, 22, 8, 0, 0.8)
        canvas.fill(glass, BLOCKBUSTER.gold)
        canvas.fill(ellipse(261, 0, 13, 56), "#fffbe6")


def _drum(canvas: Canvas, x: float, length: float, half: float) -> None:
    _metal(canvas, rect(x, -half, length, 2 * half), half)
    for dx in (8, 18, length - 12):
        line = rect(x + dx, -half, 4, 2 * half)
        canvas.fill(line, BLOCKBUSTER.gold)
        canvas.stipple_down(line, _BRONZE, -half * 0.2, half, 0, 1)
    rim = rect(x + length - 8, -half - 6, 12, 2 * half + 12)
    canvas.fill(rim, BLOCKBUSTER.gold)
    canvas.stipple_down(rim, BLOCKBUSTER.pale, 0, -half, 0, 1)
    canvas.stipple_down(rim, BLOCKBUSTER.maroon, -half * 0.2, half, 0, 0.9)


def _metal(canvas: Canvas, shape: Path, half: float) -> None:
    """Round, lit from above."""
    canvas.fill(shape, BLOCKBUSTER.crimson)
    canvas.stipple_down(shape, BLOCKBUSTER.coral, -half * 0.2, -half * 0.8, 0, 1)
    canvas.stipple_down(shape, BLOCKBUSTER.soot, 0, half * 0.95, 0, 1)


# --- the house


def _house(canvas: Canvas) -> None:
    house = union(
        rect(176, 512, 358, 420),
        rect(212, 482, 286, 40),
        rect(250, 456, 210, 40),
        rect(282, 434, 146, 40),
    )
    canvas.outer(house, BLOCKBUSTER.soot, 10, -5, 0, 0.6)
    canvas.fill(house, _HOUSE)
    canvas.stipple_across(house, BLOCKBUSTER.soot, 400, 150, 0, 0.8)
    canvas.stipple_across(house, BLOCKBUSTER.coral, 440, 540, 0, 0.8)
    canvas.stipple_down(house, BLOCKBUSTER.gold, 620, 860, 0, 0.45)
    canvas.rim(house, BLOCKBUSTER.coral, -5, 0)
    for left, width, y in _CORNICES:
        canvas.fill(rect(left - 5, y - 4, width + 10, 7), BLOCKBUSTER.maroon)
        cornice = rect(left - 5, y - 4, width + 10, 5)
        canvas.fill(cornice, BLOCKBUSTER.gold)
        canvas.stipple_across(cornice, BLOCKBUSTER.pale, left + width * 0.4, left + width, 0, 1)


def _fins(canvas: Canvas) -> None:
    for dx, top in ((68, 508), (100, 530), (132, 552), (160, 574)):
        for side in (-1, 1):
            _tall_window(canvas, _FILM_X + side * dx, top)


def _tall_window(canvas: Canvas, x: float, top: float) -> None:
    window = union(rect(x - 8, top + 8, 16, 770 - top), circle(x, top + 8, 8))
    canvas.line(window, BLOCKBUSTER.maroon, 7)
    canvas.fill(window, BLOCKBUSTER.gold)
    canvas.stipple_down(window, BLOCKBUSTER.pale, 640, 780, 0, 0.9)
    canvas.stipple_down(window, _BRONZE, 640, top, 0, 0.9)
    for y in range(int(top) + 40, 770, 46):
        canvas.fill(rect(x - 8, y, 16, 5), BLOCKBUSTER.maroon)


def _wings(canvas: Canvas) -> None:
    left = curve("96,940! 96,700! 120,672 150,668! 190,668! 190,940!")
    right = join(rect(520, 760, 104, 180), poly("524,690 560,690 606,764 524,764"))
    for wing in (left, right):
        canvas.fill(wing, BLOCKBUSTER.maroon)
        canvas.stipple_across(wing, BLOCKBUSTER.soot, 160, 90, 0, 0.9)
        canvas.rim(wing, BLOCKBUSTER.coral, -4, 3)
    for x in (116, 142):
        canvas.fill(union(rect(x - 7, 718, 14, 60), circle(x, 718, 7)), BLOCKBUSTER.gold)
