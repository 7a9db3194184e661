"""Malarkey Hits Back: a glove bursts out of the card; above it, two eyes."""

from studio.blocks.sky import beam
from studio.canvas import Canvas
from studio.inks import ACTION
from studio.paths import (
    burst,
    circle,
    curve,
    ellipse,
    open_curve,
    poly,
    rays,
    ribbon,
    round_rect,
    segment,
    svg,
)
from studio.transforms import place

_SKIN, _SKIN_SHADE, _SKIN_LIGHT = "#d9915a", "#6a2f1c", "#f6c48a"
_MIDDLE = 268
_SKIN_PLANE = "#a35a34"
_HAIR = "#1a0c0c"
_LEATHER_SHADE, _LEATHER_LIGHT = "#6a0f0a", "#ff9a6a"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _hall(canvas)
    _ropes(canvas)
    beam(canvas, 40, -10, 110, 26, 600, ACTION.yellow, 0, 0.5)
    beam(canvas, 440, -10, 70, 26, 600, ACTION.yellow, 0, 0.5)
    _chest(canvas)
    _guard(canvas)
    _impact(canvas)
    _neck_and_ears(canvas)
    _head(canvas)
    _hair(canvas)
    _nose(canvas)
    for side in (-1, 1):
        _eye(canvas, side)
        _brow(canvas, side)
    _marks_of_the_trade(canvas)
    with canvas.at(196, 420, 1, -6):
        _glove(canvas)


def _hall(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ACTION.ink)
    canvas.fill(rays(250, 300, 800, 22, 0.5, 6), ACTION.navy)
    canvas.stipple_radial(canvas.page, ACTION.steel, (250, 280), 60, 340, 0.9, 0)
    canvas.stipple_radial(canvas.page, ACTION.ink, (250, 300), 300, 520, 0, 0.9)


def _ropes(canvas: Canvas) -> None:
    for y, sag in ((150, 12), (226, 10), (302, 8)):
        rope = svg(f"M-10,{y - sag} Q250,{y + sag * 2} 510,{y - sag}")
        canvas.line(rope, ACTION.cream, 8)
        canvas.line(place(rope, 0, 3), ACTION.navy, 2.5)


# --- the man, lit from the upper left


def _chest(canvas: Canvas) -> None:
    chest = curve(
        "208,276! 190,306 120,322 62,350 34,420 20,720! 490,720! 482,450 462,372 400,326 "
        "346,306 328,276!"
    )
    canvas.line(chest, ACTION.ink, 6)
    canvas.fill(chest, _SKIN)
    canvas.stipple_across(chest, _SKIN_SHADE, 280, 440, 0, 1)
    canvas.stipple_down(chest, _SKIN_SHADE, 420, 600, 0, 0.8)
    canvas.rim(chest, ACTION.orange, -5, 3)


def _neck_and_ears(canvas: Canvas) -> None:
    neck = curve("216,250! 210,310! 330,310! 324,250!")
    canvas.fill(neck, _SKIN_PLANE)
    canvas.stipple_down(neck, _SKIN_SHADE, 320, 260, 0.4, 1)
    for side, ink in ((-1, _SKIN), (1, _SKIN_PLANE)):
        ear = place(curve("74,-22! 90,-30 98,-14 92,10 80,28 72,22!"), _MIDDLE, 212, flip=side < 0)
        canvas.line(ear, ACTION.ink, 5)
        canvas.fill(ear, ink)
        canvas.inner(ear, _SKIN_SHADE, 7, side * -3, -3, 0.9)


def _head(canvas: Canvas) -> None:
    head = curve(
        "268,88 318,96 346,136 350,190 344,236 326,282 296,308 268,314 240,308 210,282 192,236 "
        "186,190 190,136 218,96"
    )
    canvas.line(head, ACTION.ink, 6)
    canvas.fill(head, _SKIN)
    canvas.stipple_radial(head, _SKIN_LIGHT, (218, 226), 4, 44, 0.95, 0)
    canvas.stipple_radial(head, _SKIN_LIGHT, (238, 148), 0, 52, 0.9, 0)
    canvas.inner(head, _SKIN_SHADE, 16, 6, -4, 0.7)
    with canvas.clip(head):
        _shaded_side(canvas)
        _sockets(canvas)


def _shaded_side(canvas: Canvas) -> None:
    """One hard plane; its edge runs down the forehead and the bridge of the nose."""
    plane = poly(
        "284,80 280,150 288,172 276,190 282,214 296,238 298,250 284,258 280,268 288,290 284,330 "
        "380,330 380,80"
    )
    canvas.fill(plane, _SKIN_PLANE)
    canvas.stipple_across(plane, _SKIN_SHADE, 300, 352, 0, 1)
    canvas.rim(plane, _SKIN_SHADE, 4, 0, 0.5)


def _sockets(canvas: Canvas) -> None:
    with canvas.spray(_SKIN_SHADE):
        for x in (226, 310):
            canvas.soft(ellipse(x, 186, 36, 15), 6, 1)
        canvas.soft(curve("192,240! 214,256 226,290 236,320! 190,320!"), 9, 0.7)


def _nose(canvas: Canvas) -> None:
    """A nose that was broken once and set in a hurry."""
    canvas.line(svg("M258,192 Q264,208 252,226 Q240,242 248,250"), _SKIN_SHADE, 3)
    canvas.stipple_radial(circle(264, 236, 20), _SKIN_LIGHT, (264, 234), 0, 15, 1, 0)
    canvas.fill(ellipse(256, 253, 6, 3.6, -12), _SKIN_SHADE)
    canvas.fill(ellipse(284, 253, 6, 3.6, 12), "#2a0f0a")
    canvas.line(svg("M264,188 l9,7 M263,196 l8,6"), _SKIN_SHADE, 2.6)


def _eye(canvas: Canvas, side: int) -> None:
    x = _MIDDLE + side * 42
    white = place(curve("-26,6! -12,-8 8,-10 28,-2! 14,10 -10,12"), x, 198, flip=side < 0)
    canvas.fill(white, "#fff6e0" if side < 0 else "#e6c8a2")
    with canvas.clip(white):
        canvas.fill(circle(x - side * 4, 197, 12), "#3a1c0c")
        canvas.fill(circle(x - side * 4, 197, 6.4), "#0a0506")
        canvas.fill(circle(x - side * 4 - 4, 193, 3.6), "#ffffff")
    lid = place(ribbon("-28,7,3 -13,-7,6 8,-10,8 30,-2,4"), x, 197, flip=side < 0)
    canvas.fill(lid, _HAIR)
    bag = place(svg("M-18,16 Q4,22 22,10"), x, 198, flip=side < 0)
    canvas.line(bag, _SKIN_SHADE, 2.6)


def _brow(canvas: Canvas, side: int) -> None:
    brow = curve("10,188! 26,172 58,160 86,172! 60,174 34,184 16,200!")
    canvas.fill(place(brow, _MIDDLE, flip=side < 0), _HAIR)
    frown = svg("M7,166 Q10,176 6,184")
    canvas.line(place(frown, _MIDDLE, flip=side < 0), _SKIN_SHADE, 3.4)


def _hair(canvas: Canvas) -> None:
    hair = curve(
        "186,204! 178,150 190,100 228,70 276,62 322,72 354,108 360,152 350,204! 344,160 334,136! "
        "310,122 282,130 250,116 216,124 200,140!"
    )
    canvas.line(hair, ACTION.ink, 5)
    canvas.fill(hair, _HAIR)
    for i in range(5):
        shine = [(214 + i * 17, 118 - i * 2, 1), (226 + i * 19, 92, 5), (256 + i * 15, 76, 1)]
        canvas.fill(ribbon(shine), "#6a3a26")


def _marks_of_the_trade(canvas: Canvas) -> None:
    """Two plasters crossed over the cheek, and flying sweat."""
    for angle in (-34, 42):
        plaster = place(round_rect(-19, -6, 38, 12, 5), 214, 244, 1, angle)
        canvas.line(plaster, _SKIN_SHADE, 3)
        canvas.fill(plaster, ACTION.cream)
    for x, y, size, angle in ((384, 150, 1.2, 40), (404, 196, 0.9, 60), (152, 148, 1.1, -40)):
        drop = place(curve("0,-14! 7,2 0,9 -7,2"), x, y, size, angle)
        canvas.fill(drop, ACTION.mist)


# --- the gloves


def _guard(canvas: Canvas) -> None:
    """The other arm, kept before the ribs."""
    forearm = ribbon("476,620,120 456,520,104 434,450,84")
    canvas.line(forearm, ACTION.ink, 6)
    canvas.fill(forearm, _SKIN_PLANE)
    canvas.inner(forearm, _SKIN_SHADE, 26, -10, -6)
    with canvas.at(418, 400, 0.5, 4, flip=True):
        _glove(canvas)


def _impact(canvas: Canvas) -> None:
    flash = burst(196, 424, 236, 172, 16, 0.12, 9, 6)
    canvas.fill(flash, ACTION.ink)
    flash = place(flash, 196 * 0.06, 424 * 0.06, 0.94)
    canvas.fill(flash, ACTION.yellow)
    canvas.stipple_radial(flash, ACTION.orange, (196, 424), 120, 240, 0, 1)
    canvas.stipple_radial(flash, "#fffbe6", (196, 424), 80, 170, 1, 0)


def _glove(canvas: Canvas) -> None:
    """A glove that comes straight at us, 300 units wide, about the middle of its knuckles."""
    _cuff(canvas)
    _knuckles(canvas)
    _thumb(canvas)


def _cuff(canvas: Canvas) -> None:
    cuff = poly("-84,96 88,96 72,214 -66,214")
    canvas.line(cuff, ACTION.ink, 7)
    canvas.fill(cuff, ACTION.cream)
    canvas.stipple_across(cuff, "#a8815a", 0, 80, 0, 1)
    for y in (150, 174, 198):
        canvas.line(segment(-34, y, 38, y + 10), ACTION.brick, 6)
        canvas.line(segment(38, y, -34, y + 10), ACTION.brick, 6)


def _knuckles(canvas: Canvas) -> None:
    leather = curve(
        "-140,20 -146,-50 -112,-110 -50,-140 20,-146 90,-132 136,-86 150,-18 140,50 106,108 "
        "40,136 -40,136 -104,108 -132,68"
    )
    canvas.outer(leather, ACTION.ink, 14, 4, 10, 0.8)
    canvas.line(leather, ACTION.ink, 9)
    canvas.fill(leather, ACTION.red)
    canvas.inner(leather, _LEATHER_SHADE, 46, 22, 26)
    canvas.stipple_radial(leather, _LEATHER_LIGHT, (-44, -70), 0, 84, 0.95, 0)
    with canvas.clip(leather):
        folded = curve("-160,40! -90,78 0,92 90,70 150,36! 160,150! -160,150!")
        canvas.stipple_down(folded, _LEATHER_SHADE, 40, 150, 0.25, 0.9)
        canvas.line(open_curve("-150,38 -90,76 0,90 90,68 150,34"), _LEATHER_SHADE, 6)
        for x, lean in ((-62, -10), (6, 0), (72, 12)):
            dent = [(x + lean, -150), (x, -100), (x - lean * 0.4, -58)]
            canvas.line(open_curve(dent), _LEATHER_SHADE, 5, 0.8)
    canvas.fill(curve("-116,-50! -104,-92 -66,-116! -50,-114 -84,-82 -98,-44!"), "#ffe0c4")
    canvas.fill(circle(-92, -22, 8), "#ffe0c4")


def _thumb(canvas: Canvas) -> None:
    thumb = curve("104,-44! 146,-58 184,-30 192,20 170,76 126,106 84,102 64,76! 92,58 108,16")
    canvas.line(thumb, ACTION.ink, 8)
    canvas.fill(thumb, "#c22f18")
    canvas.inner(thumb, _LEATHER_SHADE, 24, 10, 14)
    canvas.stipple_radial(thumb, _LEATHER_LIGHT, (142, -16), 0, 40, 0.9, 0)
    canvas.fill(curve("122,-34! 140,-46 160,-38! 146,-30 132,-18!"), "#ffe0c4")
