"""A sandwich as high as a mountain, one explorer on top."""

import skia

from studio.blocks.figures import Outfit, Pose, figure
from studio.blocks.heads import profile_head
from studio.paperback.backgrounds import sunburst
from studio.paperback.inks import PULP
from studio.paperback.pulp import PulpCanvas
from studio.paths import circle, curve, ellipse, poly, segment, star
from studio.transforms import Path, transformed

_LAYERS = (
    (
        "70,600! 66,560 90,548 250,544 410,548 434,560 430,600! 400,628 250,634 100,628",
        "#d9a05a",
    ),
    (
        "50,548 110,528 180,552 250,530 320,552 390,528 450,548 400,572 "
        "330,560 250,574 170,560 100,572",
        "#6fae4a",
    ),
    ("76,506! 430,500! 436,540 250,552 70,540", PULP.red),
    (
        "60,470! 442,470! 470,512! 420,510 396,540! 370,508 250,512 140,508 112,552! 90,510",
        PULP.lemon,
    ),
    ("78,424 250,414 424,424 436,456 424,478 250,484 78,478 64,456", "#b8622e"),
    (
        "48,414 112,394 180,420 250,396 320,420 390,394 452,414 400,440 "
        "330,426 250,440 170,426 100,440",
        "#7fba52",
    ),
    ("76,400! 84,330 160,290 250,284 340,290 416,330 424,400! 250,414", "#e0ac66"),
)


def draw(canvas: PulpCanvas) -> None:
    """Draws the whole picture."""
    sunburst(canvas, "#e0762e", "#f2944a", centre=(250, 420), count=24, glow=PULP.lemon)
    canvas.shaded(ellipse(250, 632, 236, 34), PULP.cream, 0.5)
    _layers(canvas)
    _olive(canvas)
    _explorer(canvas)


def _layers(canvas: PulpCanvas) -> None:
    """A plate and seven layers, from the bottom."""
    for layer, ink in _LAYERS:
        canvas.shaded(_lower(curve(layer)), ink, 0.7)
    for x, y, r in (
        (150, 336, 20),
        (210, 312, -14),
        (290, 314, 10),
        (350, 344, -20),
        (250, 348, 0),
        (190, 366, 16),
        (310, 372, -8),
    ):
        canvas.fill(_lower(ellipse(x, y, 12, 6, r)), PULP.cream)


def _olive(canvas: PulpCanvas) -> None:
    """A stick with an olive and a flag."""
    canvas.line(segment(338, 376, 338, 262), PULP.black, 8)
    canvas.line(segment(338, 376, 338, 262), PULP.tan, 4)
    canvas.shaded(ellipse(338, 350, 25, 21), "#6f8a3a", 0.8)
    canvas.fill(circle(346, 347, 8), PULP.red)
    canvas.shaded(poly("338,262 410,280 338,304"), PULP.red, 0.5)
    canvas.flat(star(360, 282, 11, 5), PULP.lemon)


def _explorer(canvas: PulpCanvas) -> None:
    """On the top, pointing on."""
    with canvas.at(226, 302, 0.6):
        pose = Pose(
            shoulder=(0, -40),
            hip=(0, 14),
            far_arm=((-34, -16), (-40, 12)),
            near_arm=((44, -58), (104, -74)),
            far_leg=((-16, 42), (-22, 76)),
            near_leg=((24, 34), (34, 72)),
        )
        outfit = Outfit("amber", PULP.paper, "#b79a6a", "#8a6a3a", "#5a3a1a", "#3a1a0a")
        figure(canvas, pose, outfit, 1.1)
        profile_head(canvas, -2, -66, 0.5, "amber", "#2a1712", "bun", eye_open=True)
        canvas.shaded(
            curve("-44,-84! -30,-122 24,-124 38,-88! 62,-80 -2,-74 -62,-78"), PULP.paper, 0.6
        )


def _lower(path: Path) -> Path:
    """Flatter, and on the plate."""
    matrix = skia.Matrix()
    matrix.setScale(0.9, 0.87)
    matrix.postTranslate(25, 92)
    return transformed(path, matrix)
