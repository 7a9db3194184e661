"""The Sphinx Opens Her Eyes: two beams fall from eyes of stone, and explorers run in them."""

from studio.blocks.sky import star_field
from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.paths import circle, curve, ellipse, poly, ribbon, segment, svg
from studio.transforms import place

_STONE = "#d9a45a"
_STONE_SHADE = "#5a2a1c"
_STONE_LIGHT = "#fbe0a8"
_CRACK = "#3d1a10"
_BRASS_SHADE = "#7a3a10"
_BRICK = "#6e2a1a"
_GLARE = "#fffbe0"
_MIDDLE = 250


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _pyramid(canvas, -60, 90, 240, 330)
    _pyramid(canvas, 280, 430, 580, 350)
    _body(canvas)
    _headcloth(canvas)
    _face(canvas)
    _cobra(canvas)
    _nose_and_mouth(canvas)
    _beard(canvas)
    _cracks(canvas)
    _paw(canvas, -1)
    _paw(canvas, 1)
    _sand(canvas)
    for side in (-1, 1):
        _beam(canvas, side)
        _eye(canvas, side)
        _explorers(canvas, side)


# --- the desert


def _sky(canvas: Canvas) -> None:
    """Night, with the last of the sunset behind her."""
    canvas.fill(canvas.page, BLOCKBUSTER.night)
    canvas.stipple_down(canvas.page, BLOCKBUSTER.blue, 60, 420, 0, 0.9)
    canvas.stipple_down(canvas.page, BLOCKBUSTER.coral, 360, 560, 0, 0.9)
    star_field(canvas, BLOCKBUSTER.pale, 40, 5, 360, 7)


def _pyramid(canvas: Canvas, left: float, peak: float, right: float, top: float) -> None:
    pyramid = poly([(left, 560), (peak, top), (right, 560)])
    canvas.fill(pyramid, "#7a3a3a")
    canvas.fill(poly([(peak, top), (peak + 60, 560), (right, 560)]), "#3d1a36")
    with canvas.clip(pyramid):
        for y in range(340, 560, 16):
            canvas.line(segment(-80, y, 600, y), "#3d1a36", 1.4, 0.6)
    canvas.stipple_down(pyramid, BLOCKBUSTER.night, 440, 560, 0, 0.8)


# --- the sphinx


def _body(canvas: Canvas) -> None:
    body = curve("60,600! 70,500 110,440 170,420 330,420 390,440 430,500 440,600!")
    canvas.fill(body, "#7a4630")
    canvas.stipple_down(body, _STONE_SHADE, 430, 600, 0, 1)


def _headcloth(canvas: Canvas) -> None:
    cloth = curve(
        "250,90! 330,100 366,150 372,220 394,320 420,440! 340,470 330,400! 170,400! 160,470 "
        "80,440! 106,320 128,220 134,150 170,100"
    )
    canvas.outer(cloth, BLOCKBUSTER.gold, 24, strength=0.55)
    canvas.fill(cloth, _STONE)
    stripe = curve("40,-30! 110,0 190,40! 190,56! 110,15 40,-14!")
    with canvas.clip(cloth):
        for side in (-1, 1):
            for y in range(90, 506, 32):
                canvas.fill(place(stripe, _MIDDLE, y, flip=side < 0), BLOCKBUSTER.blue)
    canvas.stipple_across(cloth, _STONE_SHADE, 290, 420, 0, 1)
    canvas.stipple_across(cloth, _STONE_LIGHT, 180, 90, 0, 0.6)


def _face(canvas: Canvas) -> None:
    face = curve(
        "250,128! 308,136 332,190 330,260 316,330 286,374 250,384 214,374 184,330 170,260 "
        "168,190 192,136"
    )
    canvas.line(face, _CRACK, 3)
    canvas.fill(face, _STONE)
    canvas.stipple_across(face, _STONE_SHADE, 262, 345, 0, 1)
    canvas.stipple_radial(face, _STONE_LIGHT, (214, 230), 0, 70, 0.9, 0)
    band = curve("166,168! 250,122 334,168! 332,196! 250,152 168,196!")
    canvas.fill(band, BLOCKBUSTER.gold)
    canvas.stipple_across(band, _BRASS_SHADE, 250, 334, 0, 1)


def _cobra(canvas: Canvas) -> None:
    cobra = curve("250,70! 272,86 276,116 262,140 250,166! 238,140 224,116 228,86")
    canvas.line(cobra, _CRACK, 3)
    canvas.fill(cobra, BLOCKBUSTER.gold)
    canvas.inner(cobra, _BRASS_SHADE, 9, -4, -4)
    canvas.fill(circle(243, 92, 3.4), BLOCKBUSTER.crimson)
    canvas.fill(circle(257, 92, 3.4), BLOCKBUSTER.crimson)


def _eye(canvas: Canvas, side: int) -> None:
    x = _MIDDLE + side * 43
    brow = [(x - side * 28, 200, 5), (x, 182, 11), (x + side * 36, 202, 5)]
    canvas.fill(ribbon(brow), _CRACK)
    rim = place(curve("-31,232! 0,202 34,228! 0,254"), x, flip=side < 0)
    canvas.outer(rim, "#fff0a0", 22, strength=1)
    canvas.fill(rim, _CRACK)
    canvas.fill(place(curve("-26,231! 0,208 28,228! 0,248"), x, flip=side < 0), _GLARE)
    canvas.fill(circle(x + side * 2, 237, 9), BLOCKBUSTER.soot)
    canvas.fill(ribbon([(x + side * 30, 229, 7), (x + side * 62, 226, 4)]), _CRACK)


def _nose_and_mouth(canvas: Canvas) -> None:
    nose = curve("250,226! 258,280 274,296! 250,306 240,298")
    canvas.stipple_across(nose, _STONE_SHADE, 240, 276, 0.2, 1)
    nostrils = curve("228,296! 238,302 250,304 262,302 272,296! 264,310 250,312 236,310")
    canvas.fill(nostrils, _CRACK)
    upper_lip = curve("214,334! 236,326 250,330 264,326 286,334! 264,340 250,342 236,340")
    canvas.fill(upper_lip, _BRICK)
    canvas.fill(curve("222,342! 250,346 278,342! 264,354 250,356 236,354"), "#8a4424")


def _beard(canvas: Canvas) -> None:
    beard = poly("236,382 264,382 270,452 230,452")
    canvas.fill(beard, BLOCKBUSTER.blue)
    canvas.stipple_across(beard, "#101a3a", 250, 270, 0, 1)
    for y in range(392, 450, 12):
        canvas.line(segment(232, y, 268, y), BLOCKBUSTER.gold, 3)


def _cracks(canvas: Canvas) -> None:
    canvas.line(svg("M300,150 l-14,24 l12,18 l-16,26 l8,16"), _CRACK, 3)
    canvas.line(svg("M186,300 l14,10 l-4,16 l14,8"), _CRACK, 3)
    canvas.line(svg("M372,300 l-16,14 l6,18"), _CRACK, 3)


def _paw(canvas: Canvas, side: int) -> None:
    paw = place(curve("40,620! 44,520 84,486 140,492 168,540 170,620!"), _MIDDLE, flip=side < 0)
    canvas.fill(paw, _STONE)
    canvas.inner(paw, _STONE_SHADE, 26, -12 if side > 0 else 8, -12, 0.95)
    canvas.stipple_radial(paw, _STONE_LIGHT, (_MIDDLE + side * 90, 508), 0, 40, 0.8, 0)
    for reach in (72, 102, 132):
        toe = svg(f"M{_MIDDLE + side * reach},540 q{side * 4},20 0,50")
        canvas.line(toe, _CRACK, 4)


# --- the light, and the tiny ones in it


def _sand(canvas: Canvas) -> None:
    sand = curve("-20,540! 120,532 250,540 380,532 520,542! 520,720! -20,720!")
    canvas.fill(sand, "#4a1a24")
    canvas.stipple_down(sand, BLOCKBUSTER.night, 550, 640, 0, 0.9)


def _beam(canvas: Canvas, side: int) -> None:
    """Broad enough to light a place on the sand."""
    pool = place(ellipse(166, 566, 108, 30), _MIDDLE, flip=side < 0)
    cone = place(poly([(36, 238), (54, 234), (276, 560), (58, 566)]), _MIDDLE, flip=side < 0)
    canvas.fill(cone, "#ffd95a", 0.66)
    canvas.stipple(cone, _GLARE, (_MIDDLE + side * 45, 230), (_MIDDLE + side * 110, 400), 0.9, 0)
    canvas.fill(pool, "#ffd95a")
    canvas.stipple_radial(pool, _GLARE, (_MIDDLE + side * 166, 566), 30, 110, 1, 0.2)


def _explorers(canvas: Canvas, side: int) -> None:
    """They throw up their arms and run, each to another side."""
    for x, y, scale, turn in ((92, 564, 1, -10), (150, 578, 1.25, 8), (206, 564, 1.05, 12)):
        with canvas.at(_MIDDLE + side * x, y, scale, turn, flip=(x + side) % 3 > 1):
            canvas.fill(ellipse(6, 4, 20, 4), BLOCKBUSTER.maroon, 0.7)
            for limb in (
                "0,-34,13 0,-16,15",
                "-2,-16,8 -10,-6,7 -8,4,6",
                "2,-16,8 12,-12,7 20,-2,6",
                "-2,-32,6 -14,-36,5 -16,-52,4",
                "2,-32,6 14,-38,5 14,-54,4",
            ):
                canvas.fill(ribbon(limb), BLOCKBUSTER.soot)
            canvas.fill(circle(0, -44, 7.5), BLOCKBUSTER.soot)
            helmet = curve("-15,-46! -10,-50 -8,-60 0,-63 8,-60 10,-50 15,-46!")
            canvas.line(helmet, BLOCKBUSTER.soot, 4)
            canvas.fill(helmet, _STONE)
