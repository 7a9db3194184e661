"""Things that many pulps share. Each stands on y 95 or lies about its own middle."""

from studio.lettering import fit
from studio.paperback.inks import PULP
from studio.paperback.pulp import PulpCanvas
from studio.paperback.shapes import arc_band
from studio.paths import circle, curve, ellipse, poly, rect, ribbon, round_rect, segment, star, svg
from studio.transforms import intersect, place


def paper(
    canvas: PulpCanvas,
    x: float,
    y: float,
    wide: float,
    high: float,
    rotate: float = 0,
    lines: int = 5,
    ink: str = PULP.cream,
) -> None:
    """A sheet with lines of typing."""
    with canvas.at(x, y, 1, rotate):
        sheet = rect(-wide / 2, -high / 2, wide, high)
        canvas.flat(place(sheet, 5, 6), PULP.black, 0.5)
        canvas.shaded(sheet, ink, 0.3, 0.6)
        for i in range(lines):
            canvas.line(
                segment(
                    -wide * 0.38,
                    -high * 0.36 + i * high * 0.72 / max(1, lines - 1),
                    wide * (0.38 if i * 7 % 3 else 0.16),
                    -high * 0.36 + i * high * 0.72 / max(1, lines - 1),
                ),
                PULP.black,
                max(2.6, high * 0.022),
            )


def book(
    canvas: PulpCanvas,
    x: float,
    y: float,
    wide: float,
    high: float,
    ink: str,
    rotate: float = 0,
    band: str = PULP.yellow,
) -> None:
    """A closed book with a band across its cover."""
    with canvas.at(x, y, 1, rotate):
        pages = rect(-wide / 2 + 5, -high / 2 + 5, wide, high)
        canvas.flat(pages, PULP.cream)
        canvas.outline(pages, 2.6)
        canvas.shaded(round_rect(-wide / 2, -high / 2, wide, high, 4), ink)
        canvas.flat(
            rect(-wide / 2 + wide * 0.14, -high / 2 + high * 0.12, wide * 0.72, high * 0.2), band
        )
        canvas.line(
            segment(-wide / 2 + wide * 0.08, -high / 2, -wide / 2 + wide * 0.08, high / 2),
            PULP.black,
            2.5,
        )


def pencil(
    canvas: PulpCanvas,
    x: float,
    y: float,
    long: float,
    wide: float,
    rotate: float,
    ink: str = PULP.yellow,
) -> None:
    """A pencil, its tip at the right."""
    with canvas.at(x, y, 1, rotate):
        end, half, sharp = long / 2, wide / 2, long / 2 - wide * 1.5
        canvas.shaded(rect(-end, -half, end + sharp, wide), ink, 0.9, 0)
        canvas.fill(poly([(sharp, -half), (end, 0), (sharp, half)]), "#f3d3a0")
        lead, thick = end - half, wide * 0.17
        canvas.flat(poly([(lead, -thick), (end, 0), (lead, thick)]), PULP.black)
        canvas.fill(rect(-end - wide * 0.1, -half, half, wide), PULP.steel)
        rubber = round_rect(-end - wide * 0.9, -half, wide * 0.85, wide, wide * 0.25)
        canvas.fill(rubber, "#e0707a")
        canvas.line(segment(half - end, -wide * 0.15, sharp, -wide * 0.15), PULP.black, 1.6)


def coin(canvas: PulpCanvas, x: float, y: float, radius: float) -> None:
    """A cent."""
    canvas.flat(circle(x + radius * 0.09, y + radius * 0.12, radius), PULP.black)
    canvas.shaded(circle(x, y, radius), PULP.yellow, 0.7)
    canvas.line(circle(x, y, radius * 0.76), "#8a4a12", max(1.6, radius * 0.07))
    left, top = x - radius * 0.42, y - radius * 0.52
    canvas.flat(fit("¢", "bowlby-one", left, top, radius * 0.84, radius * 1.04), "#5a2a08")


def typewriter(
    canvas: PulpCanvas, ink: str = "#c23a2a", lines: int = 3, *, page: bool = True
) -> None:
    """A typewriter, 360 units wide."""
    if page:
        paper(canvas, 0, -88, 176, 130, -2, lines)
    canvas.shaded(round_rect(-150, -42, 300, 34, 16), PULP.rubber, 0.5)
    for side in (-1, 1):
        canvas.shaded(round_rect(side * 160 - 14, -48, 28, 44, 8), PULP.iron)
    canvas.line(segment(-158, -46, -196, -72), PULP.steel, 6)
    canvas.flat(circle(-198, -74, 9), PULP.black)
    body = curve("-132,-14! 132,-14! 150,14 182,92! -182,92! -150,14")
    canvas.shaded(body, ink, 0.9, 0.25)
    canvas.fill(curve("-96,-8! 96,-8! 78,22 -78,22"), PULP.rubber)
    for row in range(3):
        for i in range(8 + row):
            x = (i - (7 + row) / 2) * 31
            y = 34 + row * 21
            canvas.flat(ellipse(x, y + 4, 12, 8.5), PULP.black)
            canvas.fill(ellipse(x, y, 12, 8.5), PULP.cream)


def eyes(
    canvas: PulpCanvas,
    x: float,
    y: float,
    radius: float,
    gap: float,
    look: float = 0,
    lid: float = 0,
    ink: str = PULP.cream,
) -> None:
    """Two eyes that look aside, their lids at a slant."""
    for side in (-1, 1):
        canvas.fill(circle(x + side * gap, y, radius), ink)
        canvas.flat(
            circle(x + side * gap + look * radius * 0.45, y + radius * 0.12, radius * 0.45),
            PULP.black,
        )
        if lid:
            eye = circle(x + side * gap, y, radius * 1.06)
            above = rect(-radius * 1.5, -radius * 2.4, radius * 3, radius * 2.4)
            slant = place(above, x + side * gap, y - radius * 0.1, 1, side * lid)
            canvas.flat(intersect(eye, slant), PULP.black)


def hat(
    canvas: PulpCanvas, x: float, y: float, scale: float, ink: str, band: str = PULP.crimson
) -> None:
    """A hat with a band."""
    with canvas.at(x, y, scale):
        crown = curve("-62,6! -56,-46 -46,-78 -18,-76 0,-66 18,-76 46,-78 56,-46 62,6!")
        canvas.shaded(crown, ink)
        canvas.flat(intersect(crown, rect(-80, -18, 160, 22)), band)
        canvas.outline(crown, 2.6)
        canvas.shaded(curve("-122,10 -70,-8 0,2 70,-8 122,10 80,30 0,36 -80,30"), ink, 0.6, 0.5)


def cactus(canvas: PulpCanvas, ink: str = "#3f8a4a") -> None:
    """A cactus with three arms."""
    for arm in (
        ribbon("-4,100,66 0,0,72 0,-92,58"),
        ribbon("-20,44,38 -84,40,40 -88,-30,36"),
        ribbon("20,20,36 80,14,38 84,-64,32"),
    ):
        canvas.shaded(arm, ink, 1, 0.3)
    for x in (-18, 2, 20):
        for y in range(-80, 90, 26):
            canvas.line(segment(x, y, x + 5, y - 9), "#e6f0b0", 3)


def magnifier(canvas: PulpCanvas, glass: str = "#bfe4e0") -> None:
    """A magnifying glass."""
    with canvas.at(0, 0, 1, 40):
        canvas.shaded(round_rect(-13, 70, 26, 96, 12), PULP.brown)
        canvas.shaded(rect(-10, 58, 20, 22), PULP.steel)
    canvas.line(circle(0, 0, 68), PULP.black, 25)
    canvas.line(circle(0, 0, 68), PULP.yellow, 16)
    canvas.flat(circle(0, 0, 60), glass, 0.85)
    canvas.line(arc_band(0, 0, 46, 45, 190, 260), "#ffffff", 7)


def boot(canvas: PulpCanvas, ink: str = PULP.brown) -> None:
    """A boot with a spur."""
    canvas.shaded(
        curve(
            "-62,-118! -20,-100 26,-118! 30,-30 34,20 84,40 130,58 138,92! "
            "-40,92! -46,86 -70,84! -56,10"
        ),
        ink,
        0.9,
    )
    canvas.flat(rect(-74, 84, 34, 14), PULP.black)
    canvas.flat(round_rect(-40, 88, 180, 10, 4), PULP.black)
    canvas.line(svg("M-44,-80 Q-16,-40 14,-80 M-38,-48 Q-16,-10 18,-48"), PULP.lemon, 5)
    canvas.line(svg("M-60,50 L-100,54"), PULP.steel, 9)
    canvas.fill(star(-112, 54, 28, 12, 8), PULP.yellow)
