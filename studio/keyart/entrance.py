"""The entrance of the picture palace: canopy, doors, steps and the lit square before it."""

from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.keyart.bulbs import bulb_row
from studio.keyart.frame import WIDTH
from studio.paths import circle, curve, poly, rays, rect, round_rect, star
from studio.transforms import union

_BRONZE = "#a9691f"
BULB_ROWS = ((118.0, 805.0, 602.0, 805.0, 25), (118.0, 849.0, 602.0, 849.0, 25))
BULB = 4.2  # its radius


def entrance(canvas: Canvas) -> None:
    """Everything below the canopy, and the ground of the whole layer."""
    _square(canvas)
    _doors(canvas)
    _arriving_guests(canvas)
    _steps(canvas)
    _carpet(canvas)
    _canopy(canvas)


def _square(canvas: Canvas) -> None:
    ground = rect(-60, 956, WIDTH + 120, 260)
    canvas.fill(ground, BLOCKBUSTER.soot)
    canvas.stipple_radial(ground, BLOCKBUSTER.maroon, (360, 960), 60, 760, 0.95, 0)
    canvas.stipple_radial(ground, BLOCKBUSTER.gold, (360, 950), 40, 420, 0.9, 0)
    canvas.stipple_radial(ground, BLOCKBUSTER.blue, (1640, 1000), 60, 620, 1, 0)
    canvas.stipple_radial(ground, BLOCKBUSTER.teal, (1720, 1010), 40, 360, 0.75, 0)
    canvas.stipple_radial(rect(-60, 955, WIDTH + 120, 4), BLOCKBUSTER.coral, (360, 956), 200, 900)
    canvas.stipple_radial(rect(-60, 955, WIDTH + 120, 4), BLOCKBUSTER.teal, (1600, 956), 60, 640)


def _doors(canvas: Canvas) -> None:
    hall = rect(150, 846, 420, 104)
    canvas.fill(hall, BLOCKBUSTER.gold)
    canvas.stipple_down(hall, BLOCKBUSTER.pale, 900, 846, 0, 1)
    for i in range(9):
        post = rect(148 + i * 52, 846, 8, 104)
        canvas.fill(post, BLOCKBUSTER.maroon)
    for i in range(8):
        canvas.fill(rect(156 + i * 52, 898, 44, 4), BLOCKBUSTER.maroon)


def _arriving_guests(canvas: Canvas) -> None:
    """Tiny people in the light of the doors: the palace is a giant."""
    for x, height in ((196, 50), (220, 45), (292, 52), (430, 47), (500, 52), (524, 44)):
        top = 946 - height
        canvas.fill(circle(x, top + 6, 6), BLOCKBUSTER.soot)
        coat = curve([(x - 9, 930, "!"), (x - 8, top + 16), (x + 8, top + 16), (x + 9, 930, "!")])
        canvas.fill(coat, BLOCKBUSTER.soot)
        for leg in (x - 6, x + 1):
            canvas.fill(rect(leg, 928, 5, 18), BLOCKBUSTER.soot)


def _steps(canvas: Canvas) -> None:
    for i in range(3):
        step = rect(120 - i * 18, 944 + i * 12, 480 + i * 36, 13)
        canvas.fill(step, BLOCKBUSTER.gold)
        canvas.stipple_across(step, BLOCKBUSTER.maroon, 330, 90 - i * 18, 0, 0.9)
        canvas.stipple_across(step, BLOCKBUSTER.maroon, 390, 630 + i * 18, 0, 0.9)
        canvas.fill(rect(120 - i * 18, 954 + i * 12, 480 + i * 36, 3), BLOCKBUSTER.maroon)


def _carpet(canvas: Canvas) -> None:
    carpet = poly("310,944 400,944 690,1190 150,1190")
    canvas.fill(carpet, BLOCKBUSTER.crimson)
    canvas.stipple_down(carpet, BLOCKBUSTER.coral, 1040, 944, 0, 0.9)
    canvas.stipple_down(carpet, BLOCKBUSTER.maroon, 1010, 1120, 0, 0.9)
    for edge in (
        poly("310,944 316,944 190,1190 150,1190"),
        poly("394,944 400,944 690,1190 650,1190"),
    ):
        canvas.fill(edge, BLOCKBUSTER.gold)
        canvas.stipple_down(edge, _BRONZE, 990, 1100, 0, 1)


def _canopy(canvas: Canvas) -> None:
    roof = union(round_rect(92, 800, 536, 54, 27), rect(150, 786, 420, 24))
    canvas.outer(roof, BLOCKBUSTER.soot, 12, 0, 10, 0.8)
    canvas.fill(roof, BLOCKBUSTER.maroon)
    panel = round_rect(104, 811, 512, 32, 16)
    canvas.fill(panel, BLOCKBUSTER.pale)
    canvas.stipple_across(panel, BLOCKBUSTER.gold, 420, 110, 0, 1)
    canvas.line(panel, BLOCKBUSTER.gold, 3)
    for i in range(9):
        radius = 13 if i % 2 == 0 else 8
        canvas.fill(star(160 + i * 50, 828, radius), BLOCKBUSTER.crimson)
    for row in BULB_ROWS:
        bulb_row(canvas, *row, BULB)
    _sunburst(canvas)


def _sunburst(canvas: Canvas) -> None:
    """The ornament over the canopy, a rising fan."""
    with canvas.clip(rect(250, 690, 210, 96)):
        canvas.fill(circle(355, 788, 66), BLOCKBUSTER.maroon)
        canvas.fill(rays(355, 788, 62, 9, 0.6, -180, 8, 180, hub=26), BLOCKBUSTER.gold)
        canvas.fill(circle(355, 788, 22), BLOCKBUSTER.pale)
        canvas.line(circle(355, 788, 66), BLOCKBUSTER.gold, 4)
