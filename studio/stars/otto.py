"""Otto Wolkenbruch, director: so loud that his monocle leaves."""

from studio.blocks.backdrops import ray_backdrop
from studio.canvas import Canvas
from studio.hair import combed, hair_mass
from studio.hands import finger, palm
from studio.inks import SKINS
from studio.paths import circle, curve, ellipse, poly, ribbon, svg
from studio.portrait import Face
from studio.transforms import intersect

_WHITE_HAIR, _WHITE_SHADE, _WHITE_LIGHT = "#efe8dc", "#857f8c", "#ffffff"
_BRASS, _BRASS_SHADE, _BRASS_LIGHT = "#f2b93b", "#8a4a10", "#fff0c0"
_TWEED, _TWEED_SHADE = "#4a5a34", "#161a0c"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    ray_backdrop(canvas, "#4a1020", "#8a2030", "#e8793a", 270, 320, 20, 3)
    with canvas.at(286, 306, 1.42, 6):
        face = Face(
            canvas,
            "fair",
            width=76,
            jaw=68,
            chin=30,
            length=112,
            jaw_y=72,
            turn=-0.36,
            light=1,
            brow_ink="#f4efe6",
            blush=1.0,
            planes=0.3,
            shade=0.7,
        )
        face.ear(1, 1.15)
        face.neck(44, 176, 30)
        _jacket(canvas)
        _cravat(canvas)
        face.head()
        _features(face)
        _moustache(face)
        _side_hair(canvas)
        _beret(canvas)
        face.rim_light("#ffb27a", -1, 3, 10)
    _monocle(canvas)
    _megaphone(canvas)
    _hand(canvas)


def _jacket(canvas: Canvas) -> None:
    for side in (-1, 1):
        coat = curve(
            f"{side * 34},132! {side * 90},146 {side * 150},166 {side * 190},210! "
            f"{side * 220},340! 0,340! 0,210!"
        )
        canvas.fill(coat, _TWEED)
        canvas.stipple_across(coat, _TWEED_SHADE, 20, -190, 0, 1)
        lapel = poly(
            [
                (side * 36, 130),
                (side * 104, 158),
                (side * 92, 226),
                (side * 60, 214),
                (side * 20, 320),
            ]
        )
        canvas.fill(lapel, "#6a7c48" if side > 0 else "#3a4426")
        canvas.line(lapel, _TWEED_SHADE, 2.4)


def _cravat(canvas: Canvas) -> None:
    cravat = curve("-46,122! -20,136 22,136 48,122! 60,158 34,186 44,250 0,280 -36,246 -34,180")
    canvas.fill(cravat, "#e2b23c")
    canvas.inner(cravat, _BRASS_SHADE, 16, 5, -6, 0.9)
    for x, y in ((-20, 156), (10, 164), (32, 150), (-8, 190), (18, 196)):
        canvas.fill(circle(x, y, 4.4), "#7a1c2c")


def _features(face: Face) -> None:
    canvas, tones = face.canvas, face.tones
    for y in (-68, -57):
        crease = svg(f"M{face.x(-0.4)},{y} Q{face.x(0)},{y - 7} {face.x(0.4)},{y}")
        canvas.line(crease, tones.shade, 2.4, 0.9)
    face.eyes("wide", "#4a8aa8", tones.shade, 0.2, look=-0.5, size=1.02, bags=True)
    for x in (-5, 5):
        frown = svg(f"M{face.x(0) + x},-38 Q{face.x(0) + x * 0.5},-26 {face.x(0) + x * 1.3},-18")
        canvas.line(frown, tones.shadow, 2.4, 0.7)
    face.brows(11, -30, 9, 11, -8, length=1.12)
    face.nose(1.5, 4, 3)
    face.smile_folds(26, 86, 0.7)


def _moustache(face: Face) -> None:
    x = face.x(0) - 3
    for side, reach in ((-1, 0.8), (1, 1)):
        wing = ribbon(
            [
                (x + side * 2, 63, 12),
                (x + side * reach * 22, 64, 16),
                (x + side * reach * 44, 56, 12),
                (x + side * reach * 58, 36, 7),
                (x + side * reach * 54, 24, 1),
            ]
        )
        face.canvas.fill(wing, _WHITE_HAIR)
        face.canvas.inner(wing, _WHITE_SHADE, 5, 2, -3, 0.9)


def _side_hair(canvas: Canvas) -> None:
    near = curve("62,-62! 88,-58 104,-30 98,2 84,18! 84,-4 76,-14 66,-28!")
    far = curve("-62,-62! -84,-56 -88,-30 -74,-6! -68,-24")
    for tuft in (near, far):
        hair_mass(canvas, tuft, _WHITE_HAIR, _WHITE_SHADE, 8, 3, -3)
    combed(canvas, near, "66,-60 96,-44 98,0", "64,-40 78,-24 84,8", _WHITE_SHADE, 5, 2)


def _beret(canvas: Canvas) -> None:
    cap = curve(
        "-76,-58! -118,-78 -122,-118 -78,-142 -6,-150 70,-136 106,-104 100,-74 80,-58! 0,-80"
    )
    canvas.fill(cap, "#262a34")
    canvas.stipple_across(cap, "#050608", 10, -110, 0, 1)
    canvas.stipple_radial(cap, "#7c8aa0", (56, -114), 0, 62, 0.95, 0)
    canvas.fill(ribbon("-8,-146,7 -12,-158,6 -20,-163,4"), "#262a34")
    canvas.fill(ribbon("-80,-60,9 0,-82,10 82,-60,9"), "#0d0f14")


def _megaphone(canvas: Canvas) -> None:
    with canvas.at(268, 406, 1, -27, flip=True):
        cone = curve("-14,-17! 30,-20 60,-26 206,-92! 206,92! 60,26 30,20 -14,17!")
        canvas.outer(cone, "#1a0508", 9, 2, 8, 0.8)
        canvas.line(cone, "#4a1c08", 4)
        canvas.fill(cone, _BRASS)
        canvas.stipple_down(cone, _BRASS_SHADE, -4, 80, 0, 1)
        canvas.stipple_down(cone, _BRASS_LIGHT, -10, -80, 0.1, 0.9)
        for x, radius in ((34, 21), (156, 70)):
            band = poly(f"{x},{-radius} {x + 18},{-radius - 8} {x + 18},{radius + 8} {x},{radius}")
            canvas.fill(intersect(band, cone), "#8a2030")
        bell = ellipse(206, 0, 27, 94)
        canvas.fill(bell, "#5a2408")
        canvas.stipple_across(bell, "#140404", 190, 232, 0.2, 1)
        canvas.line(ellipse(200, 0, 13, 48), _BRASS_SHADE, 3)
        canvas.line(bell, _BRASS_LIGHT, 6)
    _shout(canvas)


def _shout(canvas: Canvas) -> None:
    """Three blasts of sound from the bell: one for each language."""
    for angle, start, end in ((0, 40, 84), (24, 44, 78), (-24, 44, 78)):
        with canvas.at(84, 500, 1, -27 + angle, flip=True):
            canvas.fill(ribbon([(start, 0, 9), (end, 0, 1)]), _BRASS_LIGHT)


def _hand(canvas: Canvas) -> None:
    skin = SKINS["fair"]
    sleeve = curve("186,500! 236,470 262,492! 330,600 360,700! 230,700!")
    canvas.fill(sleeve, _TWEED)
    canvas.stipple_across(sleeve, _TWEED_SHADE, 300, 200, 0, 1)
    canvas.rim(sleeve, "#8a9c5c", -3, 2)
    cuff = ribbon("180,508,20 214,480,22 250,470,20")
    canvas.fill(cuff, "#fdf3e0")
    canvas.inner(cuff, "#a89a96", 7, 3, -4, 0.9)
    palm(canvas, skin, curve("158,470! 156,500 182,512 226,484 238,458 220,440"), 1, 16)
    for i, length in enumerate((44, 50, 48, 38)):
        x, y = 232 - i * 19, 452 + i * 9.5
        finger(
            canvas,
            skin,
            [(x, y, 20), (x - 12, y - length * 0.55, 20), (x - 15, y - length, 16)],
            1,
        )


def _monocle(canvas: Canvas) -> None:
    cord = svg("M134,252 C110,300 190,330 168,380 C160,400 190,440 220,460")
    canvas.line(cord, "#5a3a10", 4.6)
    canvas.line(cord, "#f2c94a", 2.6)
    lens = ellipse(140, 222, 27, 31, -24)
    canvas.fill(lens, "#dff4f0", 0.45)
    canvas.line(lens, "#5a3a10", 8)
    canvas.line(lens, "#f2c94a", 5)
    canvas.line(svg("M127,216 L140,204"), "#ffffff", 4.5)
    for glint in ("M106,190 L92,178", "M98,222 L80,222", "M122,180 L114,162"):
        canvas.line(svg(glint), _BRASS_LIGHT, 4)
