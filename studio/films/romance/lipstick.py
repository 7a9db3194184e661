"""The Lipstick Alibi: a tiny detective inspects a pair of giant lips."""

from studio.blocks.anatomy import fist
from studio.blocks.figures import limb
from studio.canvas import Canvas
from studio.inks import ROMANCE, SKINS
from studio.paths import circle, curve, ellipse, heart, poly, rays, rect, ribbon, segment, star, svg
from studio.transforms import Path, place, union

_COAT, _COAT_SHADE = "#c9a063", "#5e3a1e"
_TROUSERS, _TROUSERS_SHADE = "#2a1a24", "#0c070c"
_SHOE = "#130a10"
_LIP_SHADE = "#7a0f2c"
_LIP_LIGHT = "#f06a6a"
_GLINT = "#ffd0c4"
_BRASS_SHADE = "#8a4f10"
_SKIN = SKINS["fair"]


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _rays(canvas)
    _lips(canvas)
    with canvas.at(392, 500, 1.05, 24):
        _lipstick(canvas)
    with canvas.at(128, 330, 1.06):
        _detective(canvas)
    _kiss_trail(canvas)
    _sparkle(canvas)


def _rays(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ROMANCE.blush)
    canvas.fill(rays(250, 330, 700, 26, 0.5, 3), ROMANCE.cream)
    canvas.stipple_radial(canvas.page, ROMANCE.peach, (250, 330), 200, 480, 0, 0.95)
    canvas.stipple_radial(canvas.page, ROMANCE.cream, (250, 320), 100, 260, 0.9, 0)


# --- the lips


def _lips(canvas: Canvas) -> None:
    upper = curve(
        "30,318! 90,276 150,222 200,196 232,204 250,222 268,204 300,196 350,222 410,276 "
        "470,318! 400,322 330,316 286,322 250,332 214,322 170,316 100,322"
    )
    lower = curve(
        "30,318! 110,338 180,346 250,352 320,346 390,338 470,318! 430,384 360,434 300,452 "
        "250,456 200,452 140,434 70,384"
    )
    mouth = curve(
        "30,318! 120,320 190,314 250,326 310,314 380,320 470,318! 390,342 320,356 250,360 "
        "180,356 110,342"
    )
    canvas.outer(union(upper, lower, mouth), ROMANCE.berry, 18, 4, 12, 0.6)
    canvas.fill(mouth, "#3a0a20")
    _teeth(canvas)
    _lower_lip(canvas, lower)
    _upper_lip(canvas, upper)


def _teeth(canvas: Canvas) -> None:
    teeth = curve(
        "70,322! 150,320 200,317 250,328 300,317 350,320 430,322! 380,338 320,346 250,350 "
        "180,346 120,338"
    )
    canvas.fill(teeth, "#fffaf0")
    for x in (130, 168, 208, 250, 292, 332, 370):
        canvas.line(segment(x, 312, x, 350), "#d9c2b8", 2)
    canvas.stipple_down(teeth, ROMANCE.berry, 332, 316, 0, 0.8)


def _lower_lip(canvas: Canvas, lip: Path) -> None:
    canvas.fill(lip, ROMANCE.red)
    canvas.inner(lip, _LIP_SHADE, 34, 0, -18, 0.95)
    canvas.stipple_radial(lip, "#ff8f86", (190, 388), 0, 90, 1, 0)
    glint = curve("120,378! 150,396 200,410 240,412! 200,424 150,414")
    canvas.fill(glint, "#ffd9cc", 0.95)


def _upper_lip(canvas: Canvas, lip: Path) -> None:
    canvas.fill(lip, "#b51f3c")
    canvas.inner(lip, "#5e0a26", 26, 0, 10, 0.95)
    canvas.stipple_radial(lip, _LIP_LIGHT, (168, 240), 0, 62, 0.9, 0)
    canvas.stipple_radial(lip, _LIP_LIGHT, (332, 240), 0, 50, 0.7, 0)
    glint = curve("168,226! 200,210 222,214! 204,224 182,232")
    canvas.fill(glint, _GLINT, 0.9)


def _kiss_trail(canvas: Canvas) -> None:
    for x, y, tilt in ((250, 300, 10), (296, 302, -8), (344, 308, 10)):
        canvas.fill(heart(x, y, 7, tilt), _GLINT)


def _sparkle(canvas: Canvas) -> None:
    beauty_spot = circle(424, 238, 7)
    canvas.fill(beauty_spot, ROMANCE.wine)
    for x, y, size in ((96, 200, 20), (420, 170, 15), (70, 466, 13)):
        canvas.fill(star(x, y, size, size * 0.2, 4, 0), "#fffdf2")


def _lipstick(canvas: Canvas) -> None:
    stick = curve("-29,-60! -29,-150 -18,-186 8,-200 29,-178! 29,-60!")
    canvas.outer(stick, ROMANCE.wine, 8, 4, 5, 0.5)
    canvas.fill(stick, ROMANCE.red)
    canvas.stipple_across(stick, _LIP_SHADE, 0, 32, 0, 1)
    face = curve("-24,-158! -12,-190 8,-199 29,-178! 16,-150 -4,-142")
    canvas.fill(face, "#f0606c")
    canvas.stipple_radial(face, "#ffc2b4", (0, -176), 0, 26, 0.9, 0)
    sleeve = rect(-34, -70, 68, 62)
    canvas.fill(sleeve, ROMANCE.gold)
    canvas.stipple_across(sleeve, _BRASS_SHADE, 0, 36, 0, 1)
    canvas.stipple_across(sleeve, "#fff3c0", -10, -34, 0, 0.9)
    case = rect(-42, -10, 84, 150)
    canvas.fill(case, ROMANCE.wine)
    canvas.stipple_across(case, ROMANCE.rose, -10, -42, 0, 0.9)
    band = rect(-42, -10, 84, 12)
    canvas.fill(band, ROMANCE.gold)
    canvas.stipple_across(band, _BRASS_SHADE, 0, 42, 0, 1)


# --- the detective


def _detective(canvas: Canvas) -> None:
    canvas.fill(ellipse(6, 4, 34, 6), "#4a0a1c", 0.6)
    _legs(canvas)
    _trench_coat(canvas)
    _detectives_head(canvas)
    _hat(canvas)
    _magnifier(canvas)
    _arm(canvas)


def _legs(canvas: Canvas) -> None:
    shoe = curve("-8,-4! 4,-5 14,2 15,5! -8,5!")
    limb(canvas, [(2, -42, 16), (-2, -20, 14), (-6, 0, 9)], _TROUSERS, _TROUSERS_SHADE)
    limb(canvas, [(8, -42, 16), (14, -20, 14), (16, 0, 9)], _TROUSERS, _TROUSERS_SHADE)
    canvas.fill(place(shoe, -6, -1), _SHOE)
    canvas.fill(place(shoe, 16, -1), _SHOE)


def _trench_coat(canvas: Canvas) -> None:
    coat = curve("-16,-22! -17,-70 -8,-92 6,-96 20,-90 26,-66 26,-24! 6,-16")
    canvas.fill(coat, _COAT)
    canvas.inner(coat, _COAT_SHADE, 11, 5, -4)
    belt, collar = rect(-17, -60, 43, 7), poly("-8,-92 6,-80 20,-90 16,-100 -4,-100")
    canvas.fill(belt, _COAT_SHADE)
    canvas.fill(collar, _COAT_SHADE)


def _detectives_head(canvas: Canvas) -> None:
    head = curve("-10,-108 0,-122 14,-120 20,-110 26,-104! 20,-100 19,-92 6,-90 -6,-96")
    canvas.fill(head, _SKIN.base)
    canvas.stipple_across(head, _SKIN.shadow, 6, -10, 0, 0.9)
    canvas.fill(ellipse(13.5, -107, 2.2, 2.8), _TROUSERS)
    canvas.fill(ribbon("20,-100,3 15,-97,6 8,-99,1"), "#4a2a1a")


def _hat(canvas: Canvas) -> None:
    brim = curve("-22,-110! 0,-118 32,-116! 34,-110 4,-108 -20,-104")
    canvas.fill(brim, _COAT_SHADE)
    crown = curve("-12,-112! -12,-132 0,-138 6,-134 16,-138 22,-126 22,-114! 4,-116")
    canvas.fill(crown, _COAT)
    canvas.stipple_across(crown, _COAT_SHADE, 10, -14, 0, 1)
    canvas.fill(poly("-12,-116 22,-118 22,-112 -12,-110"), _TROUSERS)


def _arm(canvas: Canvas) -> None:
    limb(canvas, [(4, -82, 14), (26, -66, 12), (46, -76, 9)], _COAT, _COAT_SHADE)
    fist(canvas, 43, -74, 0.62, 40, "fair")


def _magnifier(canvas: Canvas) -> None:
    canvas.line(segment(48, -76, 66, -92), _TROUSERS, 6)
    canvas.fill(circle(84, -110, 28), _TROUSERS)
    glass = circle(84, -110, 23)
    canvas.fill(glass, "#fff6e0")
    canvas.stipple(glass, ROMANCE.teal, (70, -96), (100, -130), 0, 0.7)
    canvas.fill(heart(84, -108, 14), ROMANCE.red)
    canvas.line(svg("M70,-122 Q76,-130 88,-130"), "#ffffff", 3)
