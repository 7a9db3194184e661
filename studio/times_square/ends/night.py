"""The night of the ends: sky, searchlights, dark houses and a wet pavement, 1920 x 1080 units."""

from studio.blocks.sky import beam
from studio.canvas import Canvas
from studio.paths import rect, segment
from studio.times_square.inks import NIGHT
from studio.times_square.street.clubs import Club
from studio.times_square.street.houses import House, block
from studio.times_square.street.plan import BLOCKS, HORIZON
from studio.times_square.street.sky import air, stars
from studio.transforms import Point

WIDE, HIGH = 1920, 1080
MIDDLE = WIDE / 2
GROUND = 1000  # where houses stand; who won stands a little lower
LIGHT = "#b49af0"
GLOWS = {"pink": "#8a1f5c", "cyan": "#126a94"}  # in the sky of who won
_SIZE = 1.9  # of the houses
_HOUSES: tuple[House, ...] = (
    (-30, 92, 96, "stepped"),
    (52, 74, 168, "flat"),
    (118, 108, 120, "tank"),
    (222, 84, 176, "gable"),
    (923, 92, 112, "stepped"),
    (833, 78, 158, "flat"),
    (723, 116, 104, "tank"),
    (641, 86, 182, "gable"),
)
_SEARCHLIGHTS = ((60, -72, 0), (430, -100, 0), (1490, -80, 1), (1860, -108, 1))
_POOLS = ((1.1, 0.22), (0.92, 0.28), (0.75, 0.34), (0.58, 0.4), (0.4, 0.46))


def sky(canvas: Canvas, glow: str, at: Point) -> None:
    """Stars, and a glow round a point."""
    air(canvas, 80, GROUND)
    canvas.stipple_radial(canvas.page, glow, at, 120, 1150, 0.62, 0)
    canvas.stipple_down(canvas.page, NIGHT.black, 330, -20, 0, 0.9)
    stars(canvas, 3, 520, 170, 10, 1.4)


def searchlights(canvas: Canvas, left: str, right: str) -> None:
    """Two at either side, in one ink each."""
    for x, angle, side in _SEARCHLIGHTS:
        beam(canvas, x, GROUND + 40, angle, 11, 1250, right if side else left, 0.03, 0.42)


def town(canvas: Canvas) -> None:
    """Dark houses left and right."""
    with canvas.at(0, GROUND - (HORIZON + 20) * _SIZE, _SIZE):
        for number, house in enumerate(_HOUSES):
            block(canvas, house, BLOCKS[number % len(BLOCKS)], number + 31)


def pavement(canvas: Canvas, club: Club, warm: str = "#ffdf8a") -> None:
    """Wet flags, with the lights of a club in them."""
    flags = rect(-20, GROUND - 8, WIDE + 40, 140)
    canvas.fill(flags, "#1a1434")
    canvas.stipple_down(flags, "#83709c", GROUND + 90, GROUND - 10, 0.05, 0.5)
    for number in range(-14, 54):
        x = MIDDLE + (number - 20) * 62
        canvas.line(segment(x, GROUND - 8, MIDDLE + (x - MIDDLE) * 1.25, 1090), "#120c28", 2.4)
    canvas.fill(rect(-20, GROUND - 10, WIDE + 40, 5), "#a495b8")
    lights = ((MIDDLE, 520, club.neon), (MIDDLE, 260, warm), (300, 260, club.second))
    for x, wide, ink in (*lights, (WIDE - 300, 260, club.second)):
        for share, dense in _POOLS:
            pool = rect(x - wide * share / 2, GROUND - 6, wide * share, 96)
            canvas.stipple_down(pool, ink, GROUND - 6, 1100, dense, 0.08)
