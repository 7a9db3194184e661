"""Odette Baptiste, torch singer: eyes shut, chin up, and she owns the room."""

from studio.blocks.sky import star_field
from studio.canvas import Canvas
from studio.hair import hair_mass
from studio.paths import circle, curve, ellipse, open_curve, rect, ribbon, round_rect, spline, svg
from studio.profile import ProfileFace

_HAIR, _HAIR_SHADE, _HAIR_LIGHT = "#1c1226", "#07040c", "#6a5aa8"
_GOLD, _GOLD_SHADE, _GOLD_LIGHT = "#f2b93b", "#8a4a10", "#ffe9a8"
_PLUME, _PLUME_SHADE = "#e2506f", "#5c0d2a"

_OUTLINE = (
    "-30,-100 4,-94 20,-74 25,-52 26,-32 21,-12 26,4 34,22 43,36 40,45 29,48! 28,56 "
    "38,62 32,70! 20,76! 30,90 29,98 24,104 29,112 26,124 10,130 -16,120 -48,92! -64,70 -70,30 "
    "-104,6 -112,-40 -84,-88"
)


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _stage(canvas)
    with canvas.at(250, 312, 1.5, 12, flip=True):
        face = ProfileFace(canvas, "umber", _OUTLINE, shade=0.7, blush=0.6, smooth=True)
        _plume(canvas)
        _shoulders(face)
        face.head()
        face.rim_light("#ffd98a", -3.4, 1.5)
        _features(face)
        _hair(canvas)
        face.ear(-54, 18, 0.85)
        _headband(canvas)
        _hoop(canvas)
    _microphone(canvas)


def _stage(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#12173a")
    canvas.stipple_radial(canvas.page, "#3a3f8f", (250, 280), 100, 420, 0.95, 0)
    disc = circle(250, 290, 196)
    canvas.fill(disc, "#e8a43a")
    canvas.inner(disc, "#8f3f1a", 60, 0, -40, 0.9)
    canvas.stipple_radial(disc, "#ffe7a0", (150, 240), 20, 190, 0.95, 0)
    canvas.line(circle(250, 290, 208), "#f6cf7a", 3)
    canvas.line(circle(250, 290, 218), "#f6cf7a", 1.6)
    star_field(canvas, "#f6dfa0", 30, 3, 560, 5)


def _plume(canvas: Canvas) -> None:
    for tip_x, tip_y, width, ink in (
        (-150, -120, 40, "#a8284a"),
        (-120, -176, 50, "#c9304a"),
        (-70, -196, 50, _PLUME),
        (-24, -184, 40, "#f6a79b"),
    ):
        _feather(canvas, tip_x, tip_y, width, ink)


def _feather(canvas: Canvas, tip_x: float, tip_y: float, width: float, ink: str) -> None:
    root_x, root_y = -58, -86
    knots = [
        (root_x, root_y, 5),
        (root_x + (tip_x - root_x) * 0.35 + 6, root_y + (tip_y - root_y) * 0.45, width * 0.75),
        (root_x + (tip_x - root_x) * 0.75 + 6, root_y + (tip_y - root_y) * 0.85, width),
        (tip_x - 12, tip_y + 8, width * 0.35),
    ]
    vane = ribbon(knots)
    canvas.line(vane, _PLUME_SHADE, 3)
    canvas.fill(vane, ink)
    canvas.inner(vane, _PLUME_SHADE, 11, -4, -4, 0.9)
    quill = spline(knots, 8)
    canvas.line(open_curve([(x, y) for x, y, _ in quill]), "#fbe0cf", 2)
    for x, y, w in quill[6:-2:3]:
        for side in (-1, 1):
            barb = svg(f"M{x},{y} Q{x + side * w * 0.2},{y - 8} {x + side * w * 0.42},{y - 8}")
            canvas.line(barb, _PLUME_SHADE, 1.8, 0.6)


def _shoulders(face: ProfileFace) -> None:
    face.neck("-80,30! -90,100 -110,140 -190,170 -230,300! 160,300! 130,190 60,160 14,140 6,110!")
    canvas = face.canvas
    gown = curve("-240,300! -206,196 -150,176 -60,190 30,176 110,168 160,200 190,300!")
    canvas.fill(gown, "#b3284a")
    canvas.stipple_across(gown, "#4a0c24", 60, -220, 0, 1)
    canvas.rim(gown, "#ff9aa0", 0, 4)
    canvas.line(svg("M-40,170 Q0,156 50,160"), face.tones.shadow, 2.6, 0.7)


def _features(face: ProfileFace) -> None:
    canvas = face.canvas
    face.closed_eye("#d99a2b", 1.15)
    face.brow("#0c0608", "-22,-23,1.5 -10,-33,4.4 8,-35,4.6 22,-29,2")
    face.nostril(30, 44)
    throat = curve("35,66! 26,67 12,72 -2,82! 8,92 18,95 27,92! 20,80")
    canvas.fill(throat, "#3d0a14")
    canvas.fill(curve("32,68! 26,68 14,72 8,76! 16,79 26,76"), "#fff6e6")
    canvas.fill(curve("37,60! 40,66 34,70! 24,68 12,72 -4,83! 4,70 18,62 30,60"), "#c4203e")
    canvas.fill(curve("26,91! 32,92 30,101 20,102 6,96 -4,83! 8,92 18,94"), "#d23350")
    canvas.fill(ellipse(24, 97, 4, 2, -8), "#ffc8c0", 0.8)
    canvas.line(svg("M18,48 Q-8,60 -10,84"), face.tones.shadow, 2.4, 0.7)


def _hair(canvas: Canvas) -> None:
    hair = curve(
        "22,-66! 18,-92 -10,-108 -60,-112 -104,-90 -126,-44 -122,6 -96,34 -74,40! -62,26 "
        "-66,-6 -50,-14! -40,6 -34,26! -30,0 -32,-28 -14,-54!"
    )
    hair_mass(canvas, hair, _HAIR, _HAIR_SHADE, 10, 4, -4)
    with canvas.clip(hair):
        for y in (-102, -78, -54, -30, -6, 18):
            wave = f"-130,{y},1 -104,{y - 8},5 -78,{y + 6},4 -50,{y - 8},5 -20,{y + 4},4 20,{y},1"
            canvas.fill(ribbon(wave), _HAIR_LIGHT, 0.75)
    canvas.fill(ribbon("-34,-2,9 -20,14,9 -14,30,7 -22,38,5 -30,32,2"), _HAIR)


def _headband(canvas: Canvas) -> None:
    band = ribbon("24,-72,13 -10,-84,16 -54,-86,17 -96,-66,16 -122,-36,14")
    canvas.fill(band, "#c9304a")
    canvas.stipple_across(band, _PLUME_SHADE, -20, -120, 0, 0.9)
    for x, y, _ in spline("18,-75,1 -10,-84,1 -54,-86,1 -96,-66,1 -118,-42,1", 3):
        canvas.fill(circle(x, y, 3.2), _GOLD_LIGHT)
    jewel = ellipse(-52, -86, 13, 17)
    canvas.fill(jewel, _GOLD_SHADE)
    canvas.fill(ellipse(-52, -86, 10, 14), "#4fc4b4")
    canvas.stipple_radial(ellipse(-52, -86, 10, 14), "#ffffff", (-49, -92), 0, 9, 1, 0)


def _hoop(canvas: Canvas) -> None:
    hoop = circle(-50, 66, 24)
    canvas.line(hoop, _GOLD_SHADE, 9)
    canvas.line(hoop, _GOLD, 6)
    canvas.line(svg("M-66,52 Q-60,44 -50,43"), "#fff6d0", 3)


def _microphone(canvas: Canvas) -> None:
    with canvas.at(100, 470, 1.2, -6):
        canvas.fill(rect(-5, 0, 10, 200), "#20242e")
        head = round_rect(-42, -112, 84, 118, 40)
        canvas.outer(head, "#05060c", 8, 4, 5, 0.7)
        canvas.fill(head, "#dfe4e6")
        canvas.stipple_across(head, "#3a4454", -10, 44, 0, 1)
        for i in range(5):
            canvas.fill(round_rect(-32, -98 + i * 13, 64, 7, 3.5), "#20242e")
        canvas.fill(rect(-42, -33, 84, 12), "#e8a43a")
        for i in range(5):
            canvas.fill(round_rect(-28 + i * 12, -15, 7, 16, 3), "#20242e")
