"""A cowboy on a rocket lassoes a space cow."""

from studio.blocks.figures import Outfit, Pose, figure
from studio.blocks.heads import profile_head
from studio.blocks.sky import star_field
from studio.paperback.inks import PULP
from studio.paperback.pulp import PulpCanvas
from studio.paths import circle, curve, ellipse, poly, rect, ribbon, svg
from studio.transforms import intersect, place, subtract

_SHADOW = "#120a1e"


def draw(canvas: PulpCanvas) -> None:
    """Draws the whole picture."""
    canvas.fill(canvas.page, PULP.violet)
    canvas.stipple_radial(canvas.page, PULP.magenta, (330, 520), 40, 420, 0.95, 0)
    star_field(canvas, "#fff3c8", 70, 5, 560, 8)
    pl = circle(404, 300, 84)
    canvas.fill(pl, "#f28a3a")
    canvas.stipple(pl, "#5a0f2a", (380, 260), (450, 380), 0, 1)
    rg = place(subtract(ellipse(0, 0, 150, 30), ellipse(0, 0, 108, 17)), 404, 300, 1, -16)
    canvas.fill(rg, PULP.lemon)
    gnd = curve("-20,590! 90,560 200,580 330,556 520,590! 520,720! -20,720!")
    canvas.fill(gnd, PULP.sea)
    canvas.stipple(gnd, "#0a2a3a", (0, 560), (0, 650), 0, 1)
    for x, y, w in ((90, 606, 40), (400, 600, 50), (250, 628, 30)):
        canvas.fill(ellipse(x, y, w, w * 0.24), "#0f4a50")
    with canvas.at(250, 452, 1.12, 52):
        _rocket(canvas)
    with canvas.at(242, 410, 1.3, 0):
        _cowboy(canvas)
    with canvas.at(124, 290, 1.0, -14):
        _cow(canvas)


def _rocket(canvas: PulpCanvas) -> None:
    """The rocket and its flame."""
    fl = curve("-24,120! -40,180 0,300! 40,180 24,120!")
    canvas.fill(fl, PULP.orange)
    canvas.fill(place(fl, 0, 34, 0.68), PULP.lemon)
    for side in (-1, 1):
        fn = curve(f"{side * 22},60! {side * 66},100 {side * 70},160! {side * 20},128!")
        canvas.fill(fn, "#d8391d")
        canvas.stipple(fn, "#5a0f12", (side * 20, 0), (side * 70, 0), 0, 1)
    bd = curve("0,-170! 36,-100 46,0 30,126! -30,126! -46,0 -36,-100")
    canvas.fill(bd, "#f3efe2")
    canvas.stipple(bd, "#4a5a8a", (4, 0), (50, 0), 0, 1)
    canvas.fill(intersect(bd, rect(-60, -180, 120, 74)), "#d8391d")
    canvas.fill(intersect(bd, rect(-60, 60, 120, 18)), "#d8391d")


def _cowboy(canvas: PulpCanvas) -> None:
    """Astride, with a lasso."""
    pose = Pose(
        shoulder=(6, -34),
        hip=(0, 18),
        far_arm=((36, -52), (62, -86)),
        near_arm=((34, -4), (60, 2)),
        far_leg=((44, 34), (52, 74)),
        near_leg=((40, 40), (26, 82)),
    )
    outfit = Outfit("olive", "#f2b93b", "#8a4a10", PULP.blue, "#14203f", "#5a2a12")
    figure(canvas, pose, outfit, 1.05)
    profile_head(canvas, 2, -56, 0.48, "olive", "#3a1f12", "short", eye_open=True)
    ht = curve(
        "-46,-76! -20,-84 -16,-108 0,-114 8,-108 18,-112 30,-104 34,-86 "
        "62,-90! 44,-72 6,-68 -30,-66"
    )
    canvas.fill(ht, "#c9a06a")
    canvas.stipple(ht, "#4a2a14", (0, -80), (0, -66), 0, 1)
    canvas.fill(place(rect(-18, -88, 52, 8), 0, 0, 1), "#7a1c2c")
    canvas.fill(place(poly("-12,-24 14,-26 2,-4"), 10, -14, 1), "#d2161f")
    canvas.line(svg("M62,-88 C66,-136 -10,-150 -60,-128 C-104,-108 -96,-64 -60,-78"), "#fff3c8", 4)


def _cow(canvas: PulpCanvas) -> None:
    """In the lasso, with a helmet."""
    b = curve("-42,4 -30,-18 10,-22 36,-14 44,6 36,20 -30,22")
    canvas.fill(b, PULP.cream)
    canvas.fill(ellipse(-6, -4, 12, 9), _SHADOW)
    canvas.fill(ellipse(24, 8, 9, 7), _SHADOW)
    for x in (-28, -12, 14, 30):
        canvas.fill(ribbon([(x, 16, 9), (x + 3, 36, 7)]), PULP.cream)
        canvas.fill(ellipse(x + 4, 40, 5, 4), _SHADOW)
    hd = curve("-62,-16! -66,2 -56,18 -42,14 -36,-6 -44,-20")
    canvas.fill(hd, PULP.cream)
    canvas.fill(ellipse(-58, 10, 9, 7), "#f6a79b")
    canvas.fill(circle(-50, -6, 3), _SHADOW)
    canvas.line(circle(-52, -2, 30), "#9fd8e8", 3)
    canvas.fill(circle(-52, -2, 30), "#dff4f8", 0.25)
    canvas.line(svg("M42,0 q18,-6 16,-24"), PULP.cream, 5)
