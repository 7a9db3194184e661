"""A lighthouse throws a heart of light on a woman in a rowing boat."""

from studio.blocks.heads import profile_head
from studio.paperback.backgrounds import night_sky
from studio.paperback.inks import PULP
from studio.paperback.props import paper
from studio.paperback.pulp import PulpCanvas
from studio.paths import circle, curve, heart, poly, rect, ribbon, round_rect, segment, svg


def draw(canvas: PulpCanvas) -> None:
    """Draws the whole picture."""
    night_sky(canvas, PULP.navy, PULP.blue, (250, 560), 50, 6)
    canvas.screen(
        poly("376,280 20,340 20,560 240,560"), PULP.lemon, (376, 280), (90, 520), 0.95, 0.3, pitch=8
    )
    hp = heart(150, 436, 112)
    canvas.flat(hp, PULP.lemon)
    canvas.dots(hp, PULP.cream, (150, 430), 0, 90)
    sea = curve(
        "-20,548! 60,536 120,550 190,538 260,552 340,540 420,552 520,540! 520,720! -20,720!"
    )
    canvas.shaded(sea, "#1d5a7a", 0.6)
    for i in range(7):
        y = 572 + i * 13
        canvas.line(svg(f"M{20 + i * 83 % 260},{y} q24,-10 48,0 q24,10 48,0"), PULP.sky, 4)
    with canvas.at(24, 36, 0.94):
        _lighthouse(canvas)
    with canvas.at(146, 566, 1.0):
        canvas.shaded(curve("-26,-8! -34,-56 -16,-86 8,-86 26,-60 24,-8!"), PULP.red, 0.7)
        canvas.shaded(ribbon("4,-66,18 38,-50,15 62,-30,12"), PULP.red, 0.5)
        profile_head(canvas, -2, -100, 0.6, "olive", PULP.black, "waves")
        canvas.line(segment(76, -46, 20, 44), PULP.black, 9)
        canvas.line(segment(76, -46, 20, 44), PULP.tan, 5)
        canvas.shaded(curve("-112,-18! -40,-4 50,-4 122,-22! 96,32 -82,32"), PULP.brown, 0.8)
        paper(canvas, 76, -38, 42, 30, -14, 1)
    for x, y in ((60, 596), (210, 590)):
        canvas.line(svg(f"M{x},{y} q20,-9 40,0"), PULP.cream, 4)


def _lighthouse(canvas: PulpCanvas) -> None:
    """On its rock, in stripes."""
    canvas.shaded(curve("300,560! 330,520 420,516 470,560! 520,600! 280,600!"), "#4a3a3a", 0.8)
    t = poly("340,548 354,300 404,300 420,548")
    canvas.shaded(t, PULP.cream, 0.9)
    with canvas.clip(t):
        for i in range(3):
            canvas.flat(
                poly(
                    [
                        (330, 350 + i * 84),
                        (430, 336 + i * 84),
                        (430, 376 + i * 84),
                        (330, 392 + i * 84),
                    ]
                ),
                PULP.red,
            )
    canvas.outline(t, 3.4)
    canvas.shaded(rect(342, 288, 74, 15), PULP.rubber, 0)
    canvas.fill(rect(354, 240, 50, 48), PULP.lemon)
    for x in (366, 379, 392):
        canvas.line(segment(x, 240, x, 288), PULP.black, 4)
    canvas.shaded(curve("344,242! 356,216 379,202 402,216 414,242!"), PULP.red, 0.7)
    canvas.fill(circle(379, 200, 7), PULP.yellow)
    canvas.fill(round_rect(368, 508, 24, 42, 12), PULP.rubber)
