"""Four on the Floor: from above, one twirling skirt in four pools of light."""

import math

from studio.canvas import Canvas
from studio.paths import circle, curve, on_circle, rect, ribbon
from studio.times_square import kiki
from studio.times_square.limbs import hand, sleeve
from studio.transforms import Path, Point

_X, _Y = 250.0, 332.0
_POOLS = ((104, 196), (396, 196), (104, 470), (396, 470))
# how far out a row of petals reaches, its two inks, and how far it is turned
_ROWS = (
    (184, "#8e0b29", "#6a0620", 0),
    (160, "#e0244c", "#b80f34", 8),
    (128, "#ff6a72", "#e0244c", 3),
    (96, "#ffd9c8", "#ff9a8a", 11),
)
_PETALS = 22
_ARM = [(0, 0, 40), (104, -16, 33), (172, 26, 22)]


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _floor(canvas)
    for spot in _POOLS:
        _pool(canvas, spot)
    canvas.outer(circle(_X + 8, _Y + 14, 178), "#0a0208", 16, 6, 10, 0.9)
    for row in _ROWS:
        _petals(canvas, *row)
    for turn in (18, 198):
        _arm(canvas, turn)
    _head(canvas)


def _floor(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#2a0a1e")
    for across in range(-4, 5):
        for down in range(-5, 7):
            ink = "#4a1228" if (across + down) % 2 else "#34101f"
            canvas.fill(rect(214 + across * 72, 294 + down * 72, 72, 72), ink)


def _pool(canvas: Canvas, spot: Point) -> None:
    light = circle(*spot, 122)
    canvas.fill(light, "#c2305a", 0.55)
    canvas.stipple_radial(light, "#ffb0a0", spot, 10, 124, 0.85, 0.05)
    canvas.line(light, "#ff9a9a", 3, 0.7)


def _petals(canvas: Canvas, radius: float, ink: str, other: str, turn: float) -> None:
    for number in range(_PETALS):
        angle = math.radians(number * 360 / _PETALS + turn)
        canvas.fill(_petal(radius, angle), ink if number % 2 else other)
    hem = circle(_X, _Y, radius)
    canvas.stipple_radial(hem, "#3d0414", (_X, _Y), radius * 0.2, radius * 0.62, 0.75, 0)


def _petal(radius: float, angle: float) -> Path:
    far = angle + 0.52
    outline = (
        (radius * 0.7, angle + 0.1),
        (radius, far - 0.12),
        (radius * 0.98, far + 0.06),
        (radius * 0.66, far),
    )
    points = [(_X + r * math.cos(a), _Y + r * math.sin(a)) for r, a in outline]
    root = (_X + 30 * math.cos(angle), _Y + 30 * math.sin(angle), "!")
    return curve([root, *points])


# --- the dancer


def _arm(canvas: Canvas, turn: float) -> None:
    skin = kiki.SKIN
    with canvas.at(_X, _Y, 1, turn):
        canvas.line(ribbon(_ARM), "#3d0414", 8)
        sleeve(canvas, _ARM, skin.base, skin.shadow)
        hand(canvas, (174, 28), (skin.base, skin.shade), -60, 1.35)


def _head(canvas: Canvas) -> None:
    head = circle(_X, _Y, 54)
    canvas.fill(head, "#150c1c")
    canvas.inner(head, "#000000", 10, -4, -4)
    with canvas.clip(head):
        for number in range(7):
            _lock(canvas, number * 0.9)
    canvas.line(circle(_X, _Y, 47), "#d81f44", 11)
    for number in range(12):
        canvas.fill(circle(*on_circle(_X, _Y, 47, number * 30), 3.8), "#ffd34d")
    x, y = _X, _Y
    points = [
        (x + 34, y - 30, 6),
        (x + 60, y - 78, 36),
        (x + 104, y - 112, 42),
        (x + 150, y - 104, 6),
    ]
    kiki.plume(canvas, points, "#ff6a72")


def _lock(canvas: Canvas, angle: float) -> None:
    near = (_X + 28 * math.cos(angle), _Y + 28 * math.sin(angle), 6)
    far = (_X + 54 * math.cos(angle + 0.5), _Y + 54 * math.sin(angle + 0.5), 1)
    canvas.fill(ribbon([(_X, _Y, 1), near, far]), "#6a5aa8")
