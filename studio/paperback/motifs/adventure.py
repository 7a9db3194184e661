"""What leads far away, behind the letters."""

from studio.paperback.inks import PULP
from studio.paperback.props import boot, cactus, eyes
from studio.paperback.pulp import PulpCanvas
from studio.paths import circle, curve, ellipse, heart, poly, rect, round_rect, segment, star, svg
from studio.transforms import intersect, place


def rocket(canvas: PulpCanvas) -> None:
    """A rocket between stars."""
    with canvas.at(0, -12, 0.78, 52):
        _upright_rocket(canvas)
    for x, y, r in ((-150, -60, 8), (130, 60, 11), (-90, 70, 0), (164, -14, 7)):
        canvas.flat(star(x, y, r * 2.2, r * 0.7, 4), PULP.lemon)


def _upright_rocket(canvas: PulpCanvas) -> None:
    """Pointing up."""
    fl = curve("-26,110! -46,160 0,260! 46,160 26,110!")
    canvas.shaded(fl, PULP.orange, 0.4)
    canvas.flat(place(fl, 0, 50, 0.55), PULP.lemon)
    for side in (-1, 1):
        canvas.shaded(
            curve(f"{side * 24},44! {side * 78},92 {side * 82},150! {side * 22},118!"), PULP.red
        )
    b = curve("0,-160! 38,-100 50,0 32,116! -32,116! -50,0 -38,-100")
    canvas.shaded(b, PULP.cream, 1, 0.3)
    canvas.flat(intersect(b, rect(-70, -180, 140, 76)), PULP.red)
    canvas.outline(b, 3)
    canvas.fill(circle(0, -38, 25), PULP.sky)
    canvas.line(circle(0, -38, 25), PULP.red, 6)


def cactus_motif(canvas: PulpCanvas) -> None:
    """A cactus in flower."""
    canvas.flat(circle(0, 0, 118), PULP.lemon)
    cactus(canvas)
    canvas.shaded(curve("-200,100! -120,80 0,92 120,78 200,100!"), PULP.tan, 0.5)
    canvas.flat(star(0, -112, 22, 10, 6), "#f2509a")


def heart_motif(canvas: PulpCanvas) -> None:
    """A heart on an arrow."""
    h = heart(0, -6, 98)
    canvas.flat(place(h, 7, 9), PULP.black)
    canvas.shaded(h, PULP.red, 0.9)
    canvas.dots(place(heart(0, 0, 34), -44, -44), PULP.cream, (-52, -54), 0, 40)
    canvas.line(segment(-176, 74, 176, -64), PULP.black, 12)
    canvas.line(segment(-176, 74, 176, -64), PULP.yellow, 6)
    canvas.shaded(poly("190,-70 150,-78 164,-42"), PULP.steel)
    for k in (0, 1, 2):
        canvas.line(
            segment(-176 + k * 14, 74 - k * 5.5, -190 + k * 14, 60 - k * 5.5), PULP.cream, 5
        )
        canvas.line(
            segment(-176 + k * 14, 74 - k * 5.5, -174 + k * 14, 94 - k * 5.5), PULP.cream, 5
        )
    cover = heart(0, -6, 98)
    canvas.flat(intersect(cover, rect(-62, -200, 124, 400)), PULP.red)
    canvas.hatch(
        intersect(cover, rect(-62, -200, 124, 400)), PULP.black, (-20, -20), (110, 90), 0, 0.6
    )
    canvas.dots(place(heart(0, 0, 34), -44, -44), PULP.cream, (-52, -54), 0, 40)


def boot_motif(canvas: PulpCanvas) -> None:
    """A boot in the sand."""
    canvas.flat(circle(10, -8, 116), PULP.lemon)
    boot(canvas)
    canvas.shaded(curve("-200,100! -100,88 100,92 200,100!"), PULP.tan, 0.3)


def saucer(canvas: PulpCanvas) -> None:
    """A flying saucer and its pilot."""
    canvas.screen(
        poly("-46,20 46,20 120,110 -120,110"), PULP.lemon, (0, 10), (0, 110), 1, 0.35, pitch=7
    )
    canvas.shaded(curve("-62,-30! -56,-88 0,-104 56,-88 62,-30!"), "#bfe4e0", 0.5)
    canvas.shaded(ellipse(0, -44, 24, 24), "#6fae4a", 0.5)
    eyes(canvas, 0, -48, 8, 9)
    canvas.shaded(curve("-176,-2 -110,-34 0,-40 110,-34 176,-2 110,28 0,36 -110,28"), PULP.steel, 1)
    for x, k in (
        (-110, PULP.red),
        (-55, PULP.lemon),
        (0, PULP.red),
        (55, PULP.lemon),
        (110, PULP.red),
    ):
        canvas.fill(circle(x, 2 + abs(x) * 0.01, 11), k)
    canvas.shaded(ellipse(0, 96, 70, 8), PULP.green, 0.2)


def bottle(canvas: PulpCanvas) -> None:
    """A message in a bottle."""
    with canvas.at(0, 8, 1, -64):
        b = curve("-44,104! -50,30 -44,-26 -18,-50 -18,-96! 18,-96! 18,-50 44,-26 50,30 44,104!")
        canvas.shaded(b, PULP.sky, 0.7, 0.5)
        canvas.shaded(round_rect(-26, -6, 52, 88, 10), PULP.cream, 0.4)
        for i in range(4):
            canvas.line(segment(-16, 12 + i * 17, 16, 12 + i * 17), PULP.black, 4)
        canvas.shaded(round_rect(-16, -122, 32, 36, 6), PULP.brown, 0.5)
        canvas.line(svg("M-34,70 V14"), "#ffffff", 7)
    w = curve(
        "-240,300! -240,70 -200,58 -150,74 -100,56 -50,74 0,58 50,76 100,58 "
        "150,74 200,58 240,70! 240,300!"
    )
    canvas.shaded(w, "#1d5a7a", 0.4)
    for x, y in ((-150, 0), (-40, 4), (80, 0)):
        canvas.line(svg(f"M{x},{88 + y} q20,-12 40,0"), PULP.cream, 4)


def suitcase(canvas: PulpCanvas) -> None:
    """A suitcase that has been places."""
    canvas.line(svg("M-46,-48 V-84 H46 V-48"), PULP.black, 19)
    canvas.line(svg("M-46,-48 V-84 H46 V-48"), PULP.wood, 10)
    b = round_rect(-160, -52, 320, 146, 18)
    canvas.flat(place(b, 7, 8), PULP.black)
    canvas.shaded(b, "#c9803a", 0.9)
    for x in (-100, 100):
        canvas.shaded(rect(x - 17, -52, 34, 146), PULP.wood, 0.4)
    for x in (-100, 100):
        canvas.fill(round_rect(x - 12, -36, 24, 28, 4), PULP.yellow)
    canvas.shaded(place(round_rect(-44, -20, 88, 50, 6), -10, 16, 1, -8), PULP.cream, 0.3)
    canvas.flat(place(star(0, 0, 17, 7), -10, 20, 1, -8), PULP.red)
    canvas.shaded(circle(46, 62, 23), PULP.sea, 0.5)
