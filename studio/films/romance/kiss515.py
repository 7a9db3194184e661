"""Kiss Me on the 5:15: two nearly kiss from neighbouring train windows; the guard has a watch."""

from studio.blocks.anatomy import arm, cloth, fist
from studio.blocks.figures import limb
from studio.blocks.heads import Profile, profile_head
from studio.blocks.nature import rose
from studio.canvas import Canvas
from studio.inks import ROMANCE, SKINS
from studio.lettering import fit
from studio.paths import circle, curve, ellipse, heart, poly, rect, ribbon, round_rect, segment, svg
from studio.transforms import Path, place

_COAT, _COAT_SHADE = "#2f4f7a", "#14203f"
_DRESS_SHADE = "#a8541a"
_FELT = "#5a3a2a"
_UNIFORM, _UNIFORM_SHADE = "#22345a", "#0c1428"
_LEFT_WINDOW, _RIGHT_WINDOW = 112, 388


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _steam_hearts(canvas)
    _canopy(canvas)
    _carriage(canvas)
    _emblems(canvas)
    _window(canvas, _LEFT_WINDOW)
    _window(canvas, _RIGHT_WINDOW)
    _curtains(canvas, _LEFT_WINDOW)
    _curtains(canvas, _RIGHT_WINDOW)
    _man(canvas)
    _woman(canvas)
    _collars(canvas)
    _joined_hands(canvas)
    with canvas.at(326, 246, 1.1, 8):
        _cloche(canvas)
    _hearts(canvas)
    with canvas.at(120, 196, 1, -24):
        _flying_trilby(canvas)
    _platform(canvas)
    with canvas.at(412, 514, 1.06, flip=True):
        _guard(canvas)
        _watch(canvas)


# --- the train


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ROMANCE.blush)
    canvas.stipple_down(canvas.page, ROMANCE.rose, 220, -10, 0, 0.9)
    canvas.stipple_down(canvas.page, ROMANCE.cream, 200, 430, 0, 0.9)


def _steam_hearts(canvas: Canvas) -> None:
    puffs = (
        (90, 120, 50, -10),
        (170, 84, 38, 10),
        (250, 110, 60, 0),
        (350, 76, 44, 10),
        (430, 116, 52, 0),
    )
    for x, y, size, tilt in puffs:
        puff = heart(x, y, size, tilt)
        canvas.fill(puff, ROMANCE.cream, 0.95)
        canvas.inner(puff, ROMANCE.peach, size * 0.4, -4, -4, 0.9)


def _canopy(canvas: Canvas) -> None:
    flap = curve("-14,-10! 30,-10! 30,26! 8,46 -14,26!")
    for i in range(12):
        canvas.fill(place(flap, i * 44), ROMANCE.sea if i % 2 else ROMANCE.cream)


def _carriage(canvas: Canvas) -> None:
    body = round_rect(-60, 170, 640, 430, 30)
    canvas.fill(body, ROMANCE.red)
    canvas.stipple_down(body, ROMANCE.wine, 420, 600, 0, 0.95)
    roof = round_rect(-60, 150, 640, 46, 22)
    canvas.fill(roof, ROMANCE.cream)
    canvas.stipple_down(roof, ROMANCE.rose, 160, 196, 0, 0.9)
    for y, height in ((206, 7), (430, 9), (446, 3)):
        canvas.fill(rect(-10, y, 520, height), ROMANCE.gold)


def _emblems(canvas: Canvas) -> None:
    """A winged heart and the hour of the train."""
    canvas.fill(fit("5:15", "limelight", 192, 462, 116, 48), ROMANCE.gold)
    for side in (-1, 1):
        canvas.fill(place(_wing(), 96, 486, 1.15, flip=side < 0), ROMANCE.gold)
    canvas.line(heart(96, 486, 15), ROMANCE.berry, 5)
    canvas.fill(heart(96, 486, 15), ROMANCE.gold)


def _wing() -> Path:
    return curve("10,4! 20,-10 40,-14 62,-12! 54,-4! 56,-2! 46,4! 47,6! 34,10 16,12")


def _window(canvas: Canvas, x: float) -> None:
    frame = round_rect(x - 96, 220, 192, 200, 28)
    canvas.fill(frame, ROMANCE.gold)
    canvas.stipple_across(frame, "#8a4f10", x, x + 96, 0, 0.9)
    pane = round_rect(x - 86, 230, 172, 180, 22)
    canvas.fill(pane, "#fff3d0")
    canvas.stipple_radial(pane, ROMANCE.gold, (x, 320), 40, 130, 0, 0.8)


def _curtains(canvas: Canvas, x: float) -> None:
    right = curve("86,230! 40,230! 56,300 72,350 70,410! 86,410!")
    for side in (-1, 1):
        curtain = place(right, x, flip=side < 0)
        canvas.fill(curtain, ROMANCE.sea)
        canvas.stipple_across(curtain, ROMANCE.wine, x + side * 50, x + side * 86, 0, 0.7)


# --- the lovers


def _man(canvas: Canvas) -> None:
    coat = curve("30,412! 40,352 96,322 150,330 190,352! 206,388 196,412!")
    canvas.fill(coat, _COAT)
    canvas.inner(coat, ROMANCE.wine, 18, 8, -8, 0.9)
    limb(canvas, [(110, 350, 42), (150, 408, 36), (214, 432, 24)], _COAT, _COAT_SHADE)
    face = Profile(nose=3, hump=4, jaw=3, chin=4, eye="merry", ear="jug")
    profile_head(canvas, 178, 300, 1.22, "fair", "#3a1d16", profile=face, lips="#c2604a", rotate=8)


def _collars(canvas: Canvas) -> None:
    shirt = poly("134,356 144,350 176,372 206,358 212,370 182,398 140,374")
    canvas.fill(shirt, ROMANCE.cream)
    canvas.stipple_across(shirt, ROMANCE.peach, 170, 128, 0, 0.9)
    tie = poly("172,376 186,372 192,384 186,404 172,402 176,386")
    canvas.fill(tie, ROMANCE.red)
    scarf = ribbon("300,362,14 330,372,18 364,368,17 376,356,10")
    canvas.fill(scarf, ROMANCE.rose)
    canvas.inner(scarf, ROMANCE.berry, 7, -2, -4, 0.9)


def _woman(canvas: Canvas) -> None:
    dress = curve("470,412! 460,356 404,324 350,332 312,354! 296,388 306,412!")
    canvas.fill(dress, ROMANCE.gold)
    canvas.inner(dress, _DRESS_SHADE, 18, -8, -8, 0.9)
    limb(canvas, [(392, 352, 38), (352, 410, 31), (292, 432, 20)], ROMANCE.gold, _DRESS_SHADE)
    face = Profile(nose=-2, tip=-3, chin=2, eye="round")
    profile_head(
        canvas,
        322,
        304,
        1.16,
        "umber",
        "#1a0e14",
        "bob",
        profile=face,
        lips="#e0304a",
        rotate=-6,
        flip=True,
    )


def _joined_hands(canvas: Canvas) -> None:
    """His hand holds hers on the window sills."""
    his, hers = SKINS["fair"], SKINS["umber"]
    palm = curve("292,420! 272,416 250,420 238,430 244,444 266,448 292,444!")
    canvas.line(palm, ROMANCE.wine, 3)
    canvas.fill(palm, hers.base)
    back = curve("212,420! 232,414 250,418 256,430 250,444 230,448 212,446!")
    canvas.line(back, ROMANCE.wine, 3)
    canvas.fill(back, his.base)
    canvas.inner(back, his.shade, 8, 0, -4, 0.9)
    for y, tip in ((424, 274), (432, 277), (440, 272)):
        finger = ribbon([(244, y, 8), (260, y - 1, 9), (tip, y + 1, 7)])
        canvas.line(finger, his.shadow, 2)
        canvas.fill(finger, his.base)
    thumb = ribbon("236,420,9 252,412,8.5 266,413,7")
    canvas.line(thumb, his.shadow, 2)
    canvas.fill(thumb, his.base)


def _cloche(canvas: Canvas) -> None:
    hat = curve("-52,12! -44,-26 -6,-44 36,-30 50,2 54,22! 20,6 -20,4")
    canvas.fill(hat, ROMANCE.rose)
    canvas.inner(hat, ROMANCE.berry, 12, -4, -5, 0.9)
    canvas.fill(ribbon("-50,8,12 0,-4,13 52,16,12"), ROMANCE.cream)
    rose(canvas, 34, 2, 0.5, ROMANCE.red, ROMANCE.berry, "#ff9a8a")


def _hearts(canvas: Canvas) -> None:
    canvas.fill(heart(250, 238, 17), ROMANCE.cream)
    canvas.fill(heart(262, 208, 10, 14), ROMANCE.peach)


def _flying_trilby(canvas: Canvas) -> None:
    canvas.fill(curve("-28,0! -26,-26 0,-34 24,-28 28,0!"), _FELT)
    canvas.fill(rect(-28, -10, 56, 9), ROMANCE.red)
    canvas.fill(curve("-46,2! 0,-6 46,2! 30,12 -30,12"), _FELT)


# --- the platform


def _platform(canvas: Canvas) -> None:
    platform = rect(-10, 560, 520, 160)
    canvas.fill(platform, ROMANCE.cream)
    canvas.stipple_down(platform, ROMANCE.peach, 560, 640, 0, 0.9)
    canvas.fill(rect(-10, 556, 520, 8), ROMANCE.gold)


def _guard(canvas: Canvas) -> None:
    coat = curve("-40,150! -40,-6 -30,-22 -12,-28 12,-28 30,-22 40,-6 40,150!")
    canvas.line(coat, ROMANCE.wine, 5)
    cloth(canvas, coat, _UNIFORM, _UNIFORM_SHADE, 14)
    canvas.fill(poly("-12,-28 0,-8 12,-28 6,-34 -6,-34"), ROMANCE.cream)
    for y in (8, 24, 40):
        canvas.fill(circle(0, y, 3.4), ROMANCE.gold)
    head = curve("-21,-50 -19,-66 19,-66 21,-50 16,-32 0,-26 -16,-32")
    canvas.fill(head, SKINS["olive"].base)
    canvas.stipple_across(head, SKINS["olive"].shadow, 0, 22, 0, 0.8)
    _guards_face(canvas)
    cap = curve("-22,-62! -27,-86 -16,-92 0,-93 16,-92 27,-86 22,-62!")
    canvas.line(cap, ROMANCE.wine, 4)
    canvas.fill(cap, _UNIFORM)
    canvas.fill(rect(-23, -70, 46, 8), ROMANCE.gold)
    canvas.fill(curve("-24,-62! 0,-66 24,-62! 18,-55 0,-58 -18,-55"), ROMANCE.wine)


def _guards_face(canvas: Canvas) -> None:
    """He looks at his watch, to our right."""
    for x in (-8, 9):
        canvas.fill(ellipse(x, -50, 5, 4.4), ROMANCE.cream)
        canvas.fill(circle(x + 2, -49.4, 2.8), ROMANCE.wine)
    nose = ellipse(2, -42, 5.6, 5)
    canvas.fill(nose, ROMANCE.peach)
    for side in (-1, 1):
        whisker = ribbon([(2, -36, 6), (2 + side * 11, -34, 9), (2 + side * 21, -41, 1)])
        canvas.fill(whisker, "#f4ecf0")


def _watch(canvas: Canvas) -> None:
    """Mirrored with the guard: it shows a quarter past five."""
    sleeve = arm((32, -10), (64, 14), (62, -26), 22)
    canvas.line(sleeve, ROMANCE.wine, 4)
    cloth(canvas, sleeve, _UNIFORM, _UNIFORM_SHADE, 7)
    canvas.line(svg("M58,-44 Q30,-4 4,24"), ROMANCE.gold, 2.4)
    with canvas.at(62, -64, 1.4):
        case = circle(0, 0, 21)
        canvas.line(case, ROMANCE.wine, 4)
        canvas.fill(case, ROMANCE.gold)
        canvas.fill(circle(0, 0, 16), ROMANCE.cream)
        canvas.line(segment(0, 0, -13, 0), ROMANCE.wine, 3.6)
        canvas.line(segment(0, 0, -5, 8), ROMANCE.red, 4.4)
    fist(canvas, 62, -20, 0.72, 0, "olive", flip=True)
