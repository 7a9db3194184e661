"""A cactus sheriff with moustache and spurs before the sun."""

from studio.paperback.backgrounds import two_inks
from studio.paperback.inks import PULP
from studio.paperback.props import boot, eyes, hat
from studio.paperback.pulp import PulpCanvas
from studio.paths import circle, curve, poly, ribbon, segment, star, svg


def draw(canvas: PulpCanvas) -> None:
    """Draws the whole picture."""
    two_inks(canvas, PULP.crimson, "#f2944a", 120, 520)
    canvas.flat(circle(250, 430, 180), PULP.lemon)
    canvas.screen(circle(250, 430, 180), PULP.orange, (250, 470), (250, 610), 0, 0.9, pitch=8)
    for x, w, h in ((-10, 130, 120), (380, 150, 90)):
        canvas.shaded(
            poly([(x, 580), (x + 18, 580 - h), (x + w - 18, 580 - h), (x + w, 580)]), "#b8472a", 0.8
        )
    canvas.shaded(curve("-20,570! 120,556 300,572 520,560! 520,720! -20,720!"), PULP.tan, 0.3)
    with canvas.at(250, 470, 1.5):
        _sheriff(canvas)


def _sheriff(canvas: PulpCanvas) -> None:
    """Arms, a moustache, a hat, spurs."""
    for p in (
        ribbon("-30,64,46 -104,58,46 -112,-22,40"),
        ribbon("30,44,46 100,34,46 106,-46,40"),
        ribbon("0,110,100 0,0,108 0,-86,92"),
    ):
        canvas.shaded(p, "#3f8a4a", 1, 0.3)
    for x in (-34, -6, 24):
        for y in (60, 84, 106):
            canvas.line(segment(x, y, x + 6, y - 10), "#e6f0b0", 3)
    eyes(canvas, 0, -56, 13, 22, 0, 8)
    m = curve(
        "0,-30! 20,-44 44,-34 66,-48! 58,-14 22,-12 0,-22! -22,-12 -58,-14 -66,-48! -44,-34 -20,-44"
    )
    canvas.shaded(m, "#3a1a0a", 0)
    canvas.line(svg("M-12,-4 Q0,4 12,-4"), PULP.black, 4)
    canvas.fill(star(-22, 30, 24, 11, 6), PULP.yellow)
    hat(canvas, 0, -92, 0.86, PULP.brown)
    for side in (-1, 1):
        with canvas.at(side * 34, 98, 0.34, 0, flip=side < 0):
            boot(canvas, "#6a2a1a")
