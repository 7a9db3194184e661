"""Ace of Thunder: a biplane marked with spades banks away from lightning, seen from above."""

from collections.abc import Sequence

from studio.blocks.sky import bolt, smoke
from studio.canvas import Canvas
from studio.inks import ACTION
from studio.paths import circle, curve, ellipse, poly, rect, ribbon, segment, svg
from studio.transforms import Path, Point, intersect, place

_NIGHT = "#05101a"
_HOT = "#fffbe6"
_WING_LIGHT = "#ffd98a"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _lightning(canvas)
    with canvas.at(246, 322, 1.12, -34):
        _lower_wing(canvas)
        _tail(canvas)
        _fuselage(canvas)
        _engine(canvas)
        _upper_wing(canvas)
        _pilot(canvas)
        _scarf(canvas)
    _tracers(canvas)
    _near_cloud(canvas, 70, 600, 1.3)
    _near_cloud(canvas, 420, 612, 1.5)


# --- the storm


def _sky(canvas: Canvas) -> None:
    """Night air and clouds, kept two steps darker than the red wings."""
    canvas.fill(canvas.page, ACTION.ink)
    canvas.stipple_radial(canvas.page, ACTION.navy, (250, 300), 60, 400, 1, 0)
    _far_cloud(canvas, 60, 150, 1.0, ACTION.ink, ACTION.navy)
    _far_cloud(canvas, 430, 110, 1.15, ACTION.ink, ACTION.navy)
    _far_cloud(canvas, 30, 430, 1.2, ACTION.navy, ACTION.steel)
    _far_cloud(canvas, 470, 410, 1.2, ACTION.navy, ACTION.steel)


def _far_cloud(canvas: Canvas, x: int, y: float, scale: float, ink: str, light: str) -> None:
    puffs = (
        (x - 110 * scale, y + 20, 46 * scale),
        (x - 50 * scale, y - 10, 84 * scale),
        (x + 10 * scale, y - 16, 100 * scale),
        (x + 80 * scale, y + 4, 78 * scale),
        (x + 130 * scale, y + 24, 40 * scale),
    )
    cloud = smoke(puffs, x, 4)
    canvas.fill(cloud, ink)
    canvas.stipple_down(cloud, light, y + 20, y - 60 * scale, 0, 0.9)


def _near_cloud(canvas: Canvas, x: int, y: float, scale: float) -> None:
    puffs = (
        (x - 150 * scale, y + 20, 60 * scale),
        (x - 70 * scale, y - 6, 90 * scale),
        (x, y - 18, 110 * scale),
        (x + 90 * scale, y + 4, 90 * scale),
        (x + 160 * scale, y + 30, 60 * scale),
    )
    cloud = smoke(puffs, x, 4)
    canvas.fill(cloud, ACTION.cream)
    canvas.inner(cloud, ACTION.mist, 22, 4, 14, 0.95)


def _lightning(canvas: Canvas) -> None:
    main = [(492, -20), (404, 128), (448, 116), (352, 300), (396, 288), (262, 610)]
    _bolt(canvas, main, 40)
    _bolt(canvas, [(120, -20), (146, 84), (122, 78), (160, 190)], 16)
    _bolt(canvas, [(388, 306), (440, 392), (424, 388), (470, 480)], 15)


def _bolt(canvas: Canvas, points: Sequence[Point], width: float) -> None:
    flash = bolt(points, width)
    canvas.outer(flash, ACTION.yellow, 22, strength=0.75)
    canvas.fill(flash, ACTION.yellow)
    canvas.fill(bolt([(x - 1, y) for x, y in points], width * 0.42), _HOT)


def _tracers(canvas: Canvas) -> None:
    round_shot = ribbon("0,26,.5 0,8,5 0,0,6")
    for x, y in ((118, 130), (104, 96), (60, 62), (146, 82), (92, 40), (30, 24)):
        canvas.fill(place(round_shot, x, y, 1, -34), ACTION.yellow)


# --- the biplane, nose up, about the middle of its wings


def _lower_wing(canvas: Canvas) -> None:
    wing = curve("-206,-24! -214,0 -204,26! 0,34 204,26! 214,0 206,-24! 0,-30")
    wing = place(wing, 10, 18)
    canvas.outer(wing, _NIGHT, 10, 8, 14, 0.8)
    canvas.fill(wing, ACTION.brick)
    canvas.stipple_down(wing, "#2a0a08", 0, 46, 0, 1)


def _tail(canvas: Canvas) -> None:
    tail = curve("-84,176! -92,160 -70,144! 0,130 70,144! 92,160 84,176! 40,186 0,182 -40,186")
    canvas.fill(tail, ACTION.yellow)
    canvas.stipple_down(tail, ACTION.orange, 150, 188, 0, 1)
    canvas.line(segment(-80, 166, 80, 166), ACTION.brick, 2)


def _fuselage(canvas: Canvas) -> None:
    body = curve(
        "0,-158 26,-148 32,-118 30,-40 26,40 14,130 6,200! -6,200! -14,130 -26,40 -30,-40 "
        "-32,-118 -26,-148"
    )
    canvas.outer(body, _NIGHT, 8, 6, 8, 0.6)
    canvas.fill(body, ACTION.red)
    canvas.stipple_across(body, ACTION.brick, -4, 32, 0, 1)
    canvas.stipple_across(body, "#ff9a5a", -8, -32, 0, 0.9)
    for y in (60, 90, 120):
        canvas.fill(intersect(body, rect(-40, y, 80, 12)), ACTION.cream)
    canvas.fill(curve("-4,140! 0,120 4,140! 5,206! -5,206!"), ACTION.brick)


def _engine(canvas: Canvas) -> None:
    cowl = curve("0,-164 24,-156 34,-136 33,-112! 0,-104 -33,-112! -34,-136 -24,-156")
    canvas.fill(cowl, ACTION.ink)
    canvas.stipple_across(cowl, ACTION.steel, -4, -34, 0, 1)
    canvas.fill(rect(-33, -114, 66, 6), ACTION.yellow)
    _propeller(canvas)
    for x in (-13, 13):
        canvas.fill(rect(x - 2.5, -140, 5, 60), ACTION.ink)


def _propeller(canvas: Canvas) -> None:
    spinner = curve("0,-186! 12,-168 12,-160! -12,-160! -12,-168")
    canvas.fill(spinner, ACTION.yellow)
    canvas.stipple_across(spinner, ACTION.orange, 0, 12, 0, 1)
    canvas.fill(ellipse(0, -169, 104, 5), ACTION.cream, 0.32)
    canvas.fill(ellipse(0, -169, 94, 9), ACTION.cream, 0.32)
    blades = curve("-98,-172! -60,-178 -8,-174! 8,-168! 60,-162 98,-166! 60,-172 8,-172 -60,-168")
    canvas.fill(blades, "#5a2a12")


def _upper_wing(canvas: Canvas) -> None:
    wing = curve(
        "-222,-66! -234,-40 -222,-12! -120,-4 -40,0! -22,16 22,16 40,0! 120,-4 222,-12! 234,-40 "
        "222,-66! 120,-74 0,-76 -120,-74"
    )
    canvas.outer(wing, _NIGHT, 9, 7, 12, 0.75)
    canvas.fill(wing, "#e8501f")
    with canvas.clip(wing):
        _wing_ribs_and_tips(canvas)
    canvas.stipple_down(wing, ACTION.brick, -44, 6, 0, 1)
    canvas.stipple_down(wing, "#ffa060", -60, -80, 0, 0.9)
    canvas.rim(wing, _WING_LIGHT, 0, 3.4, 0.9)
    _roundel(canvas, -112)
    _roundel(canvas, 112)


def _wing_ribs_and_tips(canvas: Canvas) -> None:
    for x in range(-220, 230, 27):
        canvas.line(segment(x, -80, x, 20), ACTION.brick, 2, 0.8)
    tip = poly("236,-80 196,-80 184,10 236,10")
    band = poly("188,-80 180,-80 168,10 176,10")
    for side in (-1, 1):
        canvas.fill(place(tip, flip=side < 0), ACTION.yellow)
        canvas.fill(place(band, flip=side < 0), ACTION.yellow)


def _roundel(canvas: Canvas, x: float) -> None:
    disc = circle(x, -38, 29)
    canvas.fill(disc, ACTION.cream)
    canvas.line(disc, ACTION.ink, 3)
    canvas.fill(place(_spade(), x, -40, 20), ACTION.ink)


def _spade() -> Path:
    return curve(
        "0,-1! .28,-.62 .86,-.2 .86,.2 .5,.52 .1,.34! .14,.66 .34,.92! -.34,.92! -.14,.66 "
        "-.1,.34! -.5,.52 -.86,.2 -.86,-.2 -.28,-.62"
    )


def _pilot(canvas: Canvas) -> None:
    """Seen from above: shoulders in the cockpit, cap, and goggles turned to us for a moment."""
    cockpit = ellipse(0, 38, 27, 30)
    canvas.fill(cockpit, _NIGHT)
    canvas.line(cockpit, ACTION.cream, 3)
    canvas.fill(curve("-22,14! 0,8 22,14! 16,20 -16,20"), ACTION.mist)
    jacket = curve("-24,44! -20,34 0,30 20,34 24,44! 18,60 -18,60")
    canvas.fill(jacket, "#7a4320")
    canvas.inner(jacket, "#2a1208", 7, -2, -3)
    cap = ellipse(0, 38, 18, 19)
    canvas.line(cap, ACTION.ink, 4)
    canvas.fill(cap, "#9a5a2c")
    canvas.stipple(cap, "#2a1208", (0, 36), (14, 54), 0, 1)
    canvas.line(svg("M0,58 L0,38"), "#4a2410", 2)
    canvas.fill(curve("-13,42! -12,34 12,34 13,42! 8,55 -8,55"), "#f1c39a")
    canvas.fill(rect(-18, 30, 36, 8), ACTION.ink)
    for x in (-8, 8):
        canvas.fill(ellipse(x, 34, 8.4, 7), ACTION.ink)
        canvas.fill(ellipse(x, 34, 6.4, 5), ACTION.yellow)
    canvas.line(svg("M-6,46 Q0,52 7,45"), "#8a2a1a", 2.4)


def _scarf(canvas: Canvas) -> None:
    scarf = ribbon("4,62,16 14,78,18 -4,100,16 20,134,18 6,168,14 30,196,3")
    canvas.outer(scarf, _NIGHT, 5, 4, 5, 0.6)
    canvas.fill(scarf, ACTION.cream)
    canvas.inner(scarf, ACTION.mist, 6, -3, 0, 0.9)
