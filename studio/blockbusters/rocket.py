"""Rocket to the Ninth Moon: eight moons watched the rocket pass; the ninth sees it coming."""

from studio.blocks.sky import star_field
from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.paths import circle, curve, ellipse, on_circle, rect, ribbon, svg
from studio.transforms import Path, intersect, place, subtract

_SKY = "#08081c"
_OUTLINE = "#0a0716"
_BRASS_SHADE = "#7a4a10"
_CRATER = "#123a4a"
_ENAMEL = "#f3efe2"
_PLANET = (128, 240)
_TILT = -18
_NINTH = (424, 100)
_FEATURES = "#4a2410"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _planet(canvas)
    _moons(canvas)
    _ground(canvas)
    with canvas.at(292, 300, 1.16, 24):
        _flame(canvas)
        _fin(canvas, -1)
        _fin(canvas, 1)
        _hull(canvas)
        _porthole(canvas, -60, 25)
        _porthole(canvas, 20, 17)
        _pilot(canvas)
        _middle_fin(canvas)


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, BLOCKBUSTER.night)
    canvas.stipple_radial(canvas.page, BLOCKBUSTER.blue, (180, 240), 60, 420, 0.95, 0)
    canvas.stipple_down(canvas.page, _SKY, 160, 0, 0, 0.9)
    star_field(canvas, BLOCKBUSTER.pale, 90, 4, 600, 9)


# --- the ringed planet


def _round_planet(path: Path) -> Path:
    """A path drawn about the origin, tilted like the ring and put on the planet."""
    return place(path, *_PLANET, 1, _TILT)


def _planet(canvas: Canvas) -> None:
    x, y = _PLANET
    ring = _round_planet(subtract(ellipse(0, 0, 238, 62), ellipse(0, 0, 158, 38)))
    _gilded(canvas, ring)
    canvas.line(_round_planet(ellipse(0, 0, 200, 50)), BLOCKBUSTER.maroon, 3)
    ball = circle(x, y, 118)
    canvas.fill(ball, BLOCKBUSTER.coral)
    with canvas.clip(ball), canvas.at(x, y, 1, _TILT):
        _bands(canvas)
    canvas.stipple(ball, "#3d0611", (x - 20, y - 20), (x + 90, y + 90), 0, 1)
    canvas.stipple_radial(ball, BLOCKBUSTER.pale, (x - 46, y - 50), 0, 66, 0.8, 0)
    near_half = _round_planet(rect(-260, 0, 520, 120))
    _gilded(canvas, intersect(ring, near_half))
    gap = _round_planet(subtract(ellipse(0, 0, 201, 51), ellipse(0, 0, 198, 48)))
    canvas.line(intersect(gap, near_half), BLOCKBUSTER.maroon, 2)


def _gilded(canvas: Canvas, ring: Path) -> None:
    x = _PLANET[0]
    canvas.fill(ring, BLOCKBUSTER.gold)
    canvas.stipple_across(ring, BLOCKBUSTER.crimson, x - 200, x + 220, 0, 1)


def _bands(canvas: Canvas) -> None:
    bands = (
        (-96, 22, "#f08a5a"),
        (-52, 30, BLOCKBUSTER.crimson),
        (-8, 16, "#f2b07a"),
        (30, 34, BLOCKBUSTER.crimson),
        (80, 20, "#f08a5a"),
    )
    for y, height, ink in bands:
        canvas.fill(rect(-150, y, 300, height), ink)


# --- the moons


def _moons(canvas: Canvas) -> None:
    """Eight small ones on an arc, and the ninth at the nose of the rocket."""
    for i in range(8):
        x, y = on_circle(244, 352, 232, 44 - i * 11)
        _moon(canvas, x, y, 18 - i * 1.3, "#8a7a9a")
    _moon(canvas, *_NINTH, 64, "#c07a2a")
    _frightened_face(canvas)


def _moon(canvas: Canvas, x: float, y: float, radius: float, shade: str) -> None:
    moon = circle(x, y, radius)
    canvas.fill(moon, BLOCKBUSTER.pale)
    canvas.inner(moon, shade, radius * 0.5, -radius * 0.25, -radius * 0.2, 0.9)


def _frightened_face(canvas: Canvas) -> None:
    """It looks down its nose at what is coming."""
    with canvas.at(*_NINTH, 1, 14):
        for x in (-26, 10):
            canvas.fill(ellipse(x, -4, 13, 16), "#fffdf2")
            canvas.line(ellipse(x, -4, 13, 16), _FEATURES, 2.5)
            canvas.fill(circle(x - 5, 5, 6.5), _FEATURES)
            brow = [(x - 13, -24 - x * 0.1, 2), (x, -30, 5), (x + 12, -27 + x * 0.1, 2)]
            canvas.fill(ribbon(brow), _FEATURES)
        canvas.fill(ellipse(-12, 34, 9, 11), _FEATURES)
        canvas.fill(ellipse(-12, 39, 6, 5), BLOCKBUSTER.coral)
        canvas.line(svg("M-12,6 q-10,10 2,14"), "#a8641f", 3)


def _ground(canvas: Canvas) -> None:
    ground = curve("-20,590! 80,556 200,548 320,560 430,548 520,566! 520,720! -20,720!")
    canvas.fill(ground, BLOCKBUSTER.teal)
    canvas.stipple_down(ground, "#0c2434", 556, 620, 0, 0.95)
    canvas.rim(ground, BLOCKBUSTER.pale, 0, 4)
    for x, y, width in ((80, 580, 34), (400, 572, 44), (230, 568, 20), (470, 590, 26)):
        crater = ellipse(x, y, width, width * 0.26)
        canvas.fill(crater, _CRATER)
        canvas.rim(crater, "#8fd0cc", 0, 2.5)


# --- the rocket, upright about the origin


def _flame(canvas: Canvas) -> None:
    flame = curve("-30,150! -46,210 -20,270 0,360! 20,270 46,210 30,150!")
    canvas.outer(flame, "#ff8a3a", 22)
    canvas.fill(flame, "#f2782a")
    canvas.fill(place(flame, 0, 38, 0.76), BLOCKBUSTER.gold)
    canvas.fill(place(flame, 0, 72, 0.52), "#fffbe6")


def _fin(canvas: Canvas, side: int) -> None:
    fin = place(curve("30,70! 84,120 96,196! 58,166 26,156!"), flip=side < 0)
    canvas.line(fin, _OUTLINE, 4)
    canvas.fill(fin, BLOCKBUSTER.crimson)
    least = 0 if side > 0 else 0.2
    canvas.stipple_across(fin, BLOCKBUSTER.maroon, side * 20, side * 96, least, 1)
    canvas.rim(fin, "#ff9a7a", 3, 2)


def _hull(canvas: Canvas) -> None:
    hull = curve("0,-190! 44,-120 58,-20 46,80 34,152! -34,152! -46,80 -58,-20 -44,-120")
    canvas.line(hull, _OUTLINE, 5)
    canvas.fill(hull, _ENAMEL)
    canvas.stipple_across(hull, "#6f7fa8", 0, 58, 0, 1)
    canvas.stipple_across(hull, "#26305a", 30, 70, 0, 1)
    with canvas.clip(hull):
        _painted_band(canvas, -200, 76, 44)
        canvas.fill(rect(-70, -126, 140, 7), BLOCKBUSTER.gold)
        _painted_band(canvas, 84, 24, 46)
        canvas.fill(rect(-70, 112, 140, 7), BLOCKBUSTER.gold)
        for y in (-70, 0, 60):
            canvas.line(svg(f"M-60,{y} Q0,{y + 10} 60,{y}"), "#8a94b8", 1.6)


def _painted_band(canvas: Canvas, y: float, height: float, dark_from: float) -> None:
    band = rect(-70, y, 140, height)
    canvas.fill(band, BLOCKBUSTER.crimson)
    canvas.stipple_across(band, BLOCKBUSTER.maroon, 0, dark_from, 0, 1)


def _porthole(canvas: Canvas, y: float, radius: float) -> None:
    frame = circle(0, y, radius + 6)
    canvas.fill(frame, BLOCKBUSTER.gold)
    canvas.stipple(frame, _BRASS_SHADE, (-8, y - 8), (20, y + 20), 0, 1)
    pane = circle(0, y, radius)
    canvas.fill(pane, "#173a5a")
    canvas.stipple(pane, "#a8e0e8", (0, y), (-radius, y - radius), 0, 1)


def _pilot(canvas: Canvas) -> None:
    canvas.fill(circle(2, -56, 12), "#f1c39a")
    canvas.fill(curve("-10,-58! -8,-72 4,-76 14,-66 14,-56! 4,-64"), BLOCKBUSTER.maroon)
    for x in (-2, 6):
        canvas.fill(circle(x, -56, 1.8), _OUTLINE)
    canvas.line(svg("M-3,-50 q5,4 9,0"), _OUTLINE, 1.8)


def _middle_fin(canvas: Canvas) -> None:
    canvas.fill(rect(-4, 60, 8, 110), BLOCKBUSTER.maroon)
    canvas.fill(curve("-4,56! 0,40 4,56! 6,180! -6,180!"), BLOCKBUSTER.maroon)
