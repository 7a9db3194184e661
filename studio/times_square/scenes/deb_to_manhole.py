"""Centre Stage: every street has one, and she rises from it."""

from studio.blocks.sky import beam
from studio.blocks.town import skyline
from studio.canvas import Canvas
from studio.paths import circle, curve, ellipse, on_circle, poly, rect, ribbon
from studio.times_square import kiki
from studio.times_square.limbs import hand, sleeve
from studio.transforms import union

_X, _Y = 250, 512
_FLATTER = 62 / 168  # how round things lie on the street
_IRON, _DARK_IRON = "#8a829e", "#2a2436"
_STEAM = ((58, 470, 1), (444, 476, -1), (92, 420, -1), (412, 418, 1))


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    canvas.fill(canvas.page, "#2a0a2a")
    canvas.stipple_down(canvas.page, "#0a0414", 300, 0, 0, 0.9)
    _houses(canvas)
    beam(canvas, _X, -90, 90, 42, 640, "#fff0c0", 0.30, 0.85)
    _street(canvas)
    _hole(canvas)
    _dancer(canvas)
    for side in (-1, 1):
        _arm(canvas, side)
    with canvas.at(252, 196, 1, -9):
        _cover(canvas)
    for x, y, lean in _STEAM:
        puff = [(x, y, 2), (x + lean * 14, y - 34, 12), (x - lean * 10, y - 72, 9)]
        canvas.fill(ribbon([*puff, (x + lean * 8, y - 108, 1)]), "#ffe9d0", 0.4)


def _houses(canvas: Canvas) -> None:
    ink, lit, shade = "#1d0a24", "#e8873a", "#05030a"
    skyline(canvas, 400, ink, windows=lit, shade=shade, seed=9, heights=(90, 230), lit=0.3)


def _street(canvas: Canvas) -> None:
    street = poly("-10,392 510,392 510,720 -10,720")
    canvas.fill(street, "#3a1430")
    canvas.stipple_down(street, "#120414", 430, 640, 0, 0.9)
    pool = ellipse(_X, 506, 232, 92)
    canvas.fill(pool, "#ffd98a")
    canvas.stipple_radial(pool, "#fffbe0", (_X, 500), 0, 190, 0.95, 0)
    canvas.inner(pool, "#c2305a", 20, strength=0.8)


def _hole(canvas: Canvas) -> None:
    ring = ellipse(_X, _Y, 168, 62)
    canvas.fill(ring, "#17101f")
    canvas.line(ring, "#8a7f9a", 12)
    canvas.line(ellipse(_X, _Y, 174, 66), "#2a1c34", 4)
    for number in range(24):
        across, down = on_circle(0, 0, 168, number * 15)
        canvas.fill(circle(_X + across, _Y + down * _FLATTER, 3.4), "#2a1c34")


def _dancer(canvas: Canvas) -> None:
    """What is above the street, or seen through the hole."""
    seen = union(rect(-20, -20, 540, 532), ellipse(_X, _Y, 162, 57))
    with canvas.clip(seen):
        with canvas.at(250, 356, 1.12, -3):
            kiki.portrait(canvas)
        dress = curve("150,560! 168,512 214,500 250,512 290,500 332,512 350,560!")
        canvas.fill(dress, "#e0244c")
        canvas.inner(dress, "#5a0620", 10, -3, -3)


def _arm(canvas: Canvas, side: int) -> None:
    """Gloved, on the edge of the hole."""
    joints = ((92, 552, 38), (122, 522, 32), (140, 536, 24))
    sleeve(canvas, [(_X + side * out, y, wide) for out, y, wide in joints], "#b80f34", "#4a0418")
    at = (_X + side * 142, 534)
    hand(canvas, at, ("#c9153c", "#4a0418"), 0, 1.35, flip=side < 0)


def _cover(canvas: Canvas) -> None:
    """Worn as a hat."""
    lid, inside = ellipse(0, 0, 150, 40), ellipse(0, 0, 122, 30)
    canvas.fill(ellipse(0, 12, 150, 40), _DARK_IRON)
    canvas.fill(lid, _IRON)
    canvas.inner(lid, _DARK_IRON, 14, -5, -5)
    canvas.line(lid, "#d6d0e4", 3)
    canvas.line(inside, "#3a3448", 4)
    with canvas.clip(inside):
        for across in range(-7, 8):
            for down in range(-3, 4):
                x = across * 18 + (9 if down % 2 else 0)
                canvas.fill(ellipse(x, down * 9.5, 6, 3), "#3a3448")
