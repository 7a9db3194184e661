"""No Autographs: a very small autograph hunter meets a very large jacket."""

from studio.blocks.figures import Outfit, Pose, figure
from studio.canvas import Canvas
from studio.inks import skin_tones
from studio.paths import circle, curve, ellipse, heart, poly, rays, ribbon, segment, svg
from studio.times_square import granite

_POSE = Pose(
    shoulder=(0, 20),
    hip=(0, 60),
    far_arm=((-24, 26), (-34, -2)),
    near_arm=((22, 36), (38, 14)),
    far_leg=((-10, 84), (-14, 102)),
    near_leg=((12, 84), (14, 102)),
    slim=True,
)
_OUTFIT = Outfit("fair", "#8a1238", "#3d0414", "#3a2a6a", "#1d1538", "#3a1806")
_SKIN = skin_tones("fair")
_INK, _HAIR = "#1d1538", "#8a3a12"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    canvas.fill(canvas.page, "#3a4666")
    canvas.fill(rays(250, 200, 760, 18, 0.5, 5), "#455378")
    canvas.stipple_radial(canvas.page, "#c9d6f2", (250, 190), 40, 280, 0.9, 0)
    canvas.stipple_down(canvas.page, "#0e1322", 330, 640, 0, 0.8)
    with canvas.at(250 - 200 * 1.42, 62, 1.42):
        granite.draw(canvas)
    canvas.stipple_radial(ellipse(150, 500, 130, 140), "#fff8e6", (150, 500), 20, 130, 1, 0)
    with canvas.at(150, 492, 1.72, flip=True):
        _hunter(canvas)


def _hunter(canvas: Canvas) -> None:
    """Cropped by the plate."""
    figure(canvas, _POSE, _OUTFIT, 0.9, rim="#e0507a")
    head = circle(-2, -14, 26)
    canvas.line(head, _INK, 4)
    canvas.fill(head, _SKIN.base)
    canvas.inner(head, _SKIN.shade, 8, -3, -3)
    _hair(canvas)
    for x in (-14, 4):
        canvas.fill(circle(x, -20, 3.6), _INK)
    canvas.line(svg("M-12,-4 Q-4,4 6,-4"), "#8a1238", 3)
    with canvas.at(-38, -14, 1.1, -8):
        _book(canvas)
    for ink, wide in ((_INK, 8), ("#ffd34d", 5)):
        canvas.line(segment(36, 16, 50, -20), ink, wide)


def _hair(canvas: Canvas) -> None:
    canvas.fill(curve("-30,-12! -32,-38 -8,-48 18,-40 26,-16! 10,-26 -10,-24"), _HAIR)
    canvas.fill(ribbon("20,-30,10 38,-22,8 40,-4,3"), _HAIR)
    canvas.fill(heart(20, -34, 8), "#ffd34d")


def _book(canvas: Canvas) -> None:
    book = poly("-26,-18 0,-12 26,-18 26,16 0,22 -26,16")
    canvas.line(book, _INK, 4)
    canvas.fill(book, "#fffaf0")
    canvas.line(segment(0, -12, 0, 22), "#8a94b0", 2.4)
    for y in (-8, -1, 6):
        canvas.line(segment(-20, y, -6, y + 2), "#8a94b0", 2)
