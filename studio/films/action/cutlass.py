"""A Cutlass Act: two fencers high on the yard; their blades cross on the sun."""

from studio.blocks.anatomy import arm, cloth, fist, leg, open_hand
from studio.blocks.bones import skull
from studio.blocks.heads import Profile, profile_head
from studio.blocks.sky import cloud
from studio.canvas import Canvas
from studio.inks import ACTION
from studio.paths import (
    burst,
    circle,
    curve,
    open_curve,
    ribbon,
    round_rect,
    segment,
    svg,
)
from studio.transforms import Path, Point, place, union

_HOT = "#fffbe6"
_SHIRT = "#f4ead0"
_COAT = "#8c1f16"
_BOOT = "#5a2a12"
_GIRL_HAIR = "#8a2a1a"
_BEARD = "#2a1a1a"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _sail(canvas)
    _yard(canvas)
    with canvas.at(-66, -48, 1.2):
        _girl(canvas)
    with canvas.at(500, flip=True), canvas.at(-66, -48, 1.2):
        _captain(canvas)
    _clash(canvas)


# --- sky and ship


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ACTION.steel)
    canvas.stipple_down(canvas.page, ACTION.ink, 280, -20, 0, 1)
    canvas.stipple_down(canvas.page, ACTION.orange, 300, 600, 0, 1)
    sun = circle(250, 250, 204)
    canvas.outer(sun, ACTION.yellow, 22, strength=0.7)
    canvas.fill(sun, ACTION.yellow)
    canvas.stipple_down(sun, ACTION.orange, 280, 450, 0, 1)
    canvas.stipple_down(sun, _HOT, 250, 90, 0, 1)
    for x, y, scale, width in ((60, 420, 0.9, 1.6), (450, 420, 1, 1.6)):
        puffs = cloud(x, y, scale, 5, 5, width)
        canvas.fill(puffs, ACTION.navy)
        canvas.stipple_down(puffs, ACTION.orange, y - 10, y + 8, 0, 0.9)


def _yard(canvas: Canvas) -> None:
    yard = place(round_rect(-320, -12, 640, 24, 12), 250, 472, 1, -7)
    canvas.line(yard, ACTION.ink, 5)
    canvas.fill(yard, _BOOT)
    canvas.rim(yard, ACTION.yellow, 0, 4)


def _sail(canvas: Canvas) -> None:
    """Black, and its skull looks on."""
    sail = curve("-20,500! 250,470 520,436! 520,720! -20,720!")
    canvas.fill(sail, ACTION.ink)
    canvas.stipple_down(sail, ACTION.navy, 640, 470, 0, 1)
    for start, end in (((176, 528), (324, 582)), ((176, 582), (324, 528))):
        canvas.line(segment(*start, *end), ACTION.cream, 13)
    skull(canvas, 250, 540, 1.15, ACTION.cream, ACTION.ink, "#b98a5a")
    for x in (232, 268):
        canvas.fill(circle(x, 535, 5), ACTION.yellow)


# --- the duel


def _girl(canvas: Canvas) -> None:
    """A deckhand in shirt and sash, lunging from the left."""
    _hand_behind(canvas)
    _boot_leg(canvas, (122, 336), (106, 394), (82, 442), 4)
    _boot_leg(canvas, (128, 336), (186, 352), (182, 428), 0)
    _shirt(canvas)
    _girl_head(canvas)
    _sword(canvas, 214, 216, 46)
    _sleeve(canvas, arm((160, 252), (196, 262), (212, 226), 35), _SHIRT, "#5b7f8c")
    fist(canvas, 209, 230, 1, 46, "fair")


def _hand_behind(canvas: Canvas) -> None:
    open_hand(canvas, 92, 186, 1, -14, "fair")
    _sleeve(canvas, arm((138, 250), (98, 244), (92, 190), 33), _SHIRT, "#5b7f8c")


def _boot_leg(
    canvas: Canvas, hip: Point, knee: Point, ankle: Point, slope: float, *, calf: int = 1
) -> None:
    _sleeve(canvas, leg(hip, knee, ankle, 45, calf=calf), ACTION.navy, "#05101a")
    top = (knee[0] * 0.6 + ankle[0] * 0.4, knee[1] * 0.6 + ankle[1] * 0.4)
    shaft = ribbon([(*top, 36), (*ankle, 22)], round_ends=False)
    foot = place(curve("-11,-10! 8,-8 20,2 36,4 40,14! -12,14! -14,2"), *ankle, 1, slope)
    _sleeve(canvas, union(shaft, foot), _BOOT, "#1c0a08")


def _sleeve(canvas: Canvas, shape: Path, ink: str, dark: str) -> None:
    canvas.line(shape, ACTION.ink, 5)
    cloth(canvas, shape, ink, dark, 9, rim=ACTION.yellow)


def _shirt(canvas: Canvas) -> None:
    shirt = curve(
        "134,236! 152,230 170,240 174,258 162,296 150,338! 126,350 104,340! 110,300 116,258"
    )
    _sleeve(canvas, shirt, _SHIRT, "#5b7f8c")
    tails = ribbon("112,322,12 84,334,18 52,328,16 24,340,3")
    _sleeve(canvas, tails, ACTION.red, ACTION.brick)
    _sleeve(canvas, ribbon("108,318,17 130,328,18 156,322,16"), ACTION.red, ACTION.brick)


def _girl_head(canvas: Canvas) -> None:
    face = Profile(nose=-1, tip=-2, chin=2)
    with canvas.at(160, 202, 0.66, 6):
        ponytail = ribbon("-34,-44,16 -64,-40,30 -92,-14,26 -116,-22,3")
        canvas.line(ponytail, ACTION.ink, 6)
        canvas.fill(ponytail, _GIRL_HAIR)
        canvas.inner(ponytail, "#451008", 9, 3, -3)
        profile_head(
            canvas,
            0,
            0,
            1,
            "fair",
            _GIRL_HAIR,
            profile=face,
            eye_open=True,
            feminine=True,
        )
        scarf = curve("46,-42! 44,-62 24,-82 -16,-82 -42,-60 -44,-36! -20,-44 10,-50")
        canvas.fill(scarf, ACTION.red)
        canvas.inner(scarf, ACTION.brick, 10, 4, -5, 0.9)
        knot = ribbon("-40,-42,9 -58,-34,13 -74,-20,3")
        canvas.fill(knot, ACTION.red)


def _captain(canvas: Canvas) -> None:
    """An old captain in coat and tricorn, parrying; drawn facing right, then mirrored."""
    _coat_tails(canvas)
    _boot_leg(canvas, (118, 306), (102, 358), (78, 404), -2)
    _boot_leg(canvas, (126, 306), (180, 328), (172, 408), 0)
    _coat(canvas)
    _arm_on_hip(canvas)
    _captain_head(canvas)
    _sword(canvas, 214, 204, 46)
    _sleeve(canvas, arm((162, 226), (198, 244), (212, 212), 36), _COAT, "#2a0a08")
    cuff = ribbon("204,228,27 210,216,24", round_ends=False)
    _sleeve(canvas, cuff, ACTION.yellow, "#9a5a14")
    fist(canvas, 209, 216, 1.05, 46, "olive")


def _coat_tails(canvas: Canvas) -> None:
    tails = curve("108,280! 70,300 40,340 12,346! 30,366 22,384! 70,372 106,346 134,318!")
    _sleeve(canvas, tails, _COAT, "#2a0a08")
    canvas.line(svg("M12,346 Q44,342 74,304"), ACTION.yellow, 3)


def _coat(canvas: Canvas) -> None:
    coat = curve(
        "130,206! 152,202 172,212 178,234 168,268 160,316! 128,330 98,316! 108,274 108,228"
    )
    _sleeve(canvas, coat, _COAT, "#2a0a08")
    canvas.line(svg("M168,214 Q172,262 154,318"), ACTION.yellow, 4)
    for x, y in ((158, 236), (159, 258), (154, 280)):
        canvas.fill(circle(x, y, 3.6), ACTION.yellow)
    _sleeve(canvas, ribbon("102,292,15 130,302,16 162,296,15"), ACTION.yellow, "#9a5a14")


def _arm_on_hip(canvas: Canvas) -> None:
    _sleeve(canvas, arm((126, 226), (78, 262), (112, 288), 30), _COAT, "#2a0a08")
    cuff = ribbon("98,280,24 108,287,22", round_ends=False)
    _sleeve(canvas, cuff, ACTION.yellow, "#9a5a14")
    fist(canvas, 106, 284, 0.9, 118, "olive")


def _captain_head(canvas: Canvas) -> None:
    face = Profile(nose=7, hump=4, jaw=5, chin=5, age=0.7)
    with canvas.at(158, 172, 0.68, 4):
        profile_head(canvas, 0, 0, 1, "olive", _BEARD, profile=face, eye_open=True)
        beard = curve("-6,6! 4,22 16,28 30,26 40,24! 50,34 56,52! 40,52 20,48 4,40 -8,22")
        canvas.fill(beard, _BEARD)
        moustache = curve("50,8! 44,18 30,20 12,12! 24,10 34,4 46,4")
        canvas.fill(moustache, _BEARD)
        _tricorn(canvas)


def _tricorn(canvas: Canvas) -> None:
    plume = ribbon("-18,-82,8 -50,-112,26 -88,-108,22 -112,-82,3")
    canvas.line(plume, ACTION.ink, 6)
    canvas.fill(plume, ACTION.red)
    canvas.inner(plume, ACTION.brick, 9, -3, -4, 0.9)
    hat = curve("-66,-56! -40,-66 -34,-98 8,-108 40,-96 48,-66! 84,-60! 60,-42 10,-52 -40,-40")
    canvas.fill(hat, ACTION.ink)
    canvas.line(open_curve("-66,-56 -40,-42 10,-53 60,-43 84,-60"), ACTION.yellow, 5)


def _sword(canvas: Canvas, x: float, y: float, rotate: float) -> None:
    """A cutlass pointing up before turning, its grip at x, y."""
    with canvas.at(x, y, 1, rotate):
        blade = curve("-5,-14! -6,-60 2,-104 18,-134! 17,-100 9,-60 7,-14!")
        canvas.line(blade, ACTION.ink, 5)
        canvas.fill(blade, ACTION.mist)
        canvas.stipple_across(blade, ACTION.steel, 2, 14, 0, 1)
        guard = svg("M-16,-12 L16,-12 Q26,10 2,22")
        canvas.line(guard, ACTION.ink, 9)
        canvas.line(guard, ACTION.yellow, 5)


def _clash(canvas: Canvas) -> None:
    canvas.fill(burst(250, 140, 46, 14, 10, 0.2, 3, 10), ACTION.red)
    canvas.fill(burst(250, 140, 30, 9, 10, 0.2, 4, 10), _HOT)
