"""The ground of the street of the box, and what shines on it: bulbs, searchlights, pools."""

from studio.canvas import Canvas
from studio.paths import circle, on_circle, poly, rect, segment
from studio.times_square.inks import CYAN, PINK

BULB, POOL, BEAMS, GROUND = (24, 24), (720, 120), (900, 320), (1280, 110)  # units
POOLS = {"gold": "#f2a93b", "pink": PINK, "cyan": CYAN, "red": "#d2321f"}
_SEARCHLIGHTS = (
    (300, -118, 7, 0.42),
    (400, -101, 6, 0.36),
    (500, -79, 6, 0.36),
    (600, -62, 7, 0.42),
)
_FLAT = 0.3  # how round a pool of light is on the ground


def bulb_on(canvas: Canvas) -> None:
    """A bulb that shines."""
    canvas.glow(circle(12, 12, 7), "#ffb43a", 4.2, 0.75)
    canvas.fill(circle(12, 12, 4.4), "#ffdf8a")
    canvas.fill(circle(11.4, 11.2, 2.8), "#fffbe6")


def bulb_off(canvas: Canvas) -> None:
    """A bulb that does not."""
    canvas.fill(circle(12, 12, 4.4), "#241420")
    canvas.fill(circle(12, 12, 3.4), "#6a4426")
    canvas.fill(circle(11, 10.8, 1.2), "#b98a54")


def pool(canvas: Canvas, ink: str) -> None:
    """Light on the wet ground, its far half hidden by a house."""
    wide, high = POOL
    with canvas.at(wide / 2, 0, squash=_FLAT):
        area = rect(-wide / 2, 0, wide, high / _FLAT)
        canvas.stipple_radial(area, ink, (0, 0), 20, wide * 0.46, 0.95, 0, hardness=3.4)


def beams(canvas: Canvas) -> None:
    """Searchlights from behind the house that is open."""
    for x, angle, half, dense in _SEARCHLIGHTS:
        far_left, far_right = (
            on_circle(x + side * 8, 330, 420, angle + side * half) for side in (-1, 1)
        )
        beam = poly([(x - 8, 330), (x + 8, 330), far_right, far_left])
        canvas.stipple_down(beam, "#8fd0c4", 330, -60, dense, 0)


def ground(canvas: Canvas) -> None:
    """Wet pavement; mirrored beyond its ends."""
    wide, high = GROUND
    canvas.fill(canvas.page, "#120a1e")
    canvas.stipple_down(rect(0, 0, wide, high), "#05030a", 30, high, 0, 0.9)
    canvas.stipple_down(rect(0, 0, wide, 26), "#3a2a52", 0, 30, 0.8, 0)
    canvas.fill(rect(0, 0, wide, 2.4), "#6a5a8a", 0.7)
    for number in range(17):
        x = number * 80
        joint = segment(x, 2, 640 + (x - 640) * 1.5, high)
        canvas.line(joint, "#05030a", 1.6, 0.6)
