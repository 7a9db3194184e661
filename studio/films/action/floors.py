"""Forty Floors and a Prayer: a man hangs from a flagpole above towers that rush away below."""

from dataclasses import dataclass

from studio.blocks.anatomy import arm, cloth, fist
from studio.blocks.creatures import gull
from studio.canvas import Canvas
from studio.inks import ACTION
from studio.paths import circle, curve, ellipse, poly, polyline, rays, ribbon, segment, star, svg
from studio.transforms import Path, Point, place, union

_VANISHING: Point = (330, -40)
_SUIT, _SUIT_SHADE, _SUIT_LIGHT = "#1b2d4a", "#070f1c", "#ffb45a"
_SKIN, _SKIN_SHADE = "#f1c39a", "#a8603a"
_SHOE = "#05070c"
_HAT = "#6d4630"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _sky(canvas)
    _towers(canvas)
    _flag(canvas)
    _lost_hat(canvas)
    _man(canvas)
    for x, y, scale in ((110, 150, 0.9), (140, 172, 0.7), (34, 168, 0.8)):
        gull(canvas, x, y, scale, ACTION.ink, 3)


def _sky(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ACTION.orange)
    canvas.fill(rays(330, -30, 1000, 40, 0.5, 2), ACTION.yellow)
    canvas.stipple_radial(canvas.page, ACTION.red, (330, -30), 420, 800, 0, 1)
    canvas.stipple_radial(canvas.page, ACTION.cream, (330, 0), 0, 300, 0.9, 0)


# --- the towers


@dataclass(frozen=True)
class _Wall:
    """One side of a tower, from its two near corners to the vanishing point."""

    left: Point
    right: Point
    ink: str
    joint: str
    dark_pane: str
    lit_pane: str
    rows: int
    columns: int
    first_lit: int = 0

    def spot(self, across: float, up: float) -> Point:
        """A point of the wall; `up` is 0 at the near edge and 1 at the vanishing point."""
        near_x = self.left[0] + (self.right[0] - self.left[0]) * across
        near_y = self.left[1] + (self.right[1] - self.left[1]) * across
        x = near_x * (1 - up) + _VANISHING[0] * up
        y = near_y * (1 - up) + _VANISHING[1] * up
        return x, y


def _towers(canvas: Canvas) -> None:
    ink, navy = ACTION.ink, ACTION.navy
    _wall(canvas, _Wall((-260, 720), (-60, 720), navy, ink, ink, ACTION.orange, 18, 3))
    _wall(canvas, _Wall((520, 720), (800, 720), ACTION.brick, ink, ink, ACTION.yellow, 18, 3))
    lit = _Wall((140, 740), (330, 720), ACTION.steel, navy, ink, ACTION.yellow, 24, 4)
    lit_side = _wall(canvas, lit)
    _wall(canvas, _Wall((330, 720), (600, 760), ink, "#05101a", navy, ACTION.orange, 24, 4, 3))
    canvas.stipple(lit_side, ACTION.mist, (150, 700), (300, 200), 0.5, 0)
    canvas.stipple(lit_side, ACTION.navy, (200, 300), (290, 100), 0, 0.8)
    canvas.line(segment(330, 720, *_VANISHING), ACTION.cream, 3)


def _wall(canvas: Canvas, wall: _Wall) -> Path:
    outline = poly([wall.left, wall.right, _VANISHING])
    canvas.fill(outline, wall.ink)
    floors = [1 - 0.87**row for row in range(wall.rows + 1)]
    for row in range(wall.rows):
        _storey(canvas, wall, row, floors[row], floors[row + 1])
    for column in range(wall.columns + 1):
        across = column / wall.columns
        joint = segment(*wall.spot(across, 0), *wall.spot(across, 0.97))
        canvas.line(joint, wall.joint, 2)
    return outline


def _storey(canvas: Canvas, wall: _Wall, row: int, floor: float, ceiling: float) -> None:
    sill, lintel = floor + (ceiling - floor) * 0.18, floor + (ceiling - floor) * 0.78
    for column in range(wall.columns):
        left, right = (column + 0.2) / wall.columns, (column + 0.8) / wall.columns
        corners = ((left, sill), (right, sill), (right, lintel), (left, lintel))
        pane = poly([wall.spot(across, up) for across, up in corners])
        dark = (column * 7 + row * 5 + wall.first_lit) % 4
        canvas.fill(pane, wall.dark_pane if dark else wall.lit_pane)
    joint = segment(*wall.spot(0, ceiling), *wall.spot(1, ceiling))
    canvas.line(joint, wall.joint, max(0.6, 5 * (1 - ceiling)))


# --- the flag and its guest, seen from far below


def _flag(canvas: Canvas) -> None:
    cloth = curve(
        "176,240! 200,250 224,254 248,264! 250,300 238,330 244,362! 222,350 204,352 178,338! "
        "186,306 174,276"
    )
    canvas.fill(cloth, ACTION.red)
    canvas.stipple_across(cloth, ACTION.brick, 176, 206, 0.9, 0)
    canvas.stipple_across(cloth, ACTION.brick, 214, 248, 0, 0.9)
    canvas.fill(star(212, 300, 24, 10, 5, -75), ACTION.cream)
    pole = poly("264,260 264,276 40,213 40,204")
    canvas.fill(pole, ACTION.ink)
    canvas.rim(pole, _SUIT_LIGHT, 0, -3)
    canvas.fill(circle(36, 208, 11), ACTION.yellow)
    canvas.inner(circle(36, 208, 11), ACTION.brick, 5, -2, -2)
    canvas.fill(poly("250,250 276,250 276,290 250,290"), ACTION.ink)


def _man(canvas: Canvas) -> None:
    _sleeve(canvas, arm((84, 340), (58, 286), (76, 240), 34))
    _sleeve(canvas, arm((142, 340), (166, 294), (148, 260), 34))
    _trousers(canvas)
    _jacket(canvas)
    _head(canvas)
    _holding_hand(canvas, 75, 238, 4)
    _holding_hand(canvas, 149, 258, 2)
    _sole(canvas, 62, 556, 1.1, 14)
    _sole(canvas, 166, 520, 0.96, -32)
    canvas.fill(ellipse(65, 540, 9, 7, 14), ACTION.red)


def _sleeve(canvas: Canvas, shape: Path) -> None:
    canvas.line(shape, ACTION.ink, 5)
    cloth(canvas, shape, _SUIT, _SUIT_SHADE, 10, rim=_SUIT_LIGHT)


def _holding_hand(canvas: Canvas, x: float, y: float, rotate: float) -> None:
    cuff = ribbon([(x, y + 12, 20), (x, y + 2, 18)], round_ends=False)
    canvas.line(cuff, ACTION.ink, 4)
    canvas.fill(cuff, ACTION.cream)
    fist(canvas, x, y, 1.1, rotate, "fair")


def _trousers(canvas: Canvas) -> None:
    _sleeve(canvas, union(ribbon("92,438,46 78,486,42"), ribbon("78,486,42 62,530,36")))
    _sleeve(canvas, union(ribbon("132,438,46 168,468,42"), ribbon("168,468,42 164,504,34")))


def _sole(canvas: Canvas, x: float, y: float, scale: float, rotate: float) -> None:
    """A shoe from below: it is nearest to us, so it is the biggest thing about him."""
    with canvas.at(x, y, scale, rotate):
        upper = curve("-25,-34 0,-46 25,-34 28,-4 22,22 20,40 0,50 -20,40 -22,22 -28,-4")
        canvas.line(upper, ACTION.ink, 6)
        canvas.fill(upper, _SHOE)
        sole = place(upper, 0, 0, 0.84)
        canvas.fill(sole, "#a8663a")
        canvas.inner(sole, "#4a2010", 9, -3, -4, 0.9)
        heel = curve("-17,20! 17,20! 16,34 0,41 -16,34")
        canvas.fill(heel, "#3a1a0e")
        canvas.rim(heel, _SUIT_LIGHT, 0, 3)


def _jacket(canvas: Canvas) -> None:
    jacket = curve(
        "70,334! 90,324 136,324 156,334! 166,380 158,410 190,456! 160,458 138,446 116,430! "
        "96,446 72,462 44,458! 68,410 60,380"
    )
    _sleeve(canvas, jacket)
    canvas.fill(poly("94,326 132,326 116,428"), ACTION.cream)
    canvas.line(polyline("94,326 104,372 116,428 126,372 132,326"), _SUIT_SHADE, 3)
    tie = ribbon("112,336,9 98,362,13 66,372,18 30,360,16 16,344,3")
    canvas.line(tie, ACTION.ink, 4)
    canvas.fill(tie, ACTION.red)
    canvas.inner(tie, ACTION.brick, 5, -1, -3)


def _head(canvas: Canvas) -> None:
    """He looks down, which is a mistake."""
    with canvas.at(112, 302, 1, -6):
        for side in (-1, 1):
            canvas.fill(ellipse(side * 28, 0, 7, 9), _SKIN_SHADE)
        face = curve("0,-36 22,-30 28,-6 24,18 12,34 0,38 -12,34 -24,18 -28,-6 -22,-30")
        canvas.line(face, ACTION.ink, 5)
        canvas.fill(face, _SKIN)
        canvas.stipple(face, _SKIN_SHADE, (4, 0), (-30, 8), 0, 0.95)
        _hair(canvas)
        for side in (-1, 1):
            _eye(canvas, side)
        nose = svg("M-2,2 Q-9,14 -3,16 Q3,18 6,14")
        canvas.line(nose, _SKIN_SHADE, 3)
        _mouth(canvas)


def _hair(canvas: Canvas) -> None:
    hair = curve(
        "-29,2! -33,-22 -28,-40! -18,-36! -16,-54! -4,-44! 6,-58! 10,-44! 24,-48! 22,-36! 34,-24 "
        "29,2! 22,-16 10,-22 -8,-20 -22,-14"
    )
    canvas.fill(hair, "#2a1712")


def _eye(canvas: Canvas, side: int) -> None:
    x = side * 11.5
    canvas.fill(ellipse(x, -2, 9, 9.5), "#fff6e6")
    canvas.line(ellipse(x, -2, 9, 9.5), "#2a1218", 1.8)
    canvas.fill(circle(x - 1, 3, 4.2), "#2a1218")
    brow = ribbon("-7,2,2 0,-4,4 8,-3,2")
    canvas.fill(place(brow, x, -16, 1, 14, flip=side < 0), "#2a1712")


def _mouth(canvas: Canvas) -> None:
    mouth = curve("-11,23! 0,19 11,23! 9,32 0,34 -9,32")
    canvas.fill(mouth, "#4a1612")
    canvas.fill(curve("-9,23! 0,20 9,23! 7,27 -7,27!"), "#fff6e6")


def _lost_hat(canvas: Canvas) -> None:
    with canvas.at(232, 508, 1.5, 24):
        brim = curve("-38,6 -20,-6 20,-8 40,2 22,14 -18,14")
        crown = curve("-20,0! -18,-24 -6,-32 0,-27 8,-32 18,-26 22,0!")
        for part in (crown, brim):
            canvas.line(part, ACTION.ink, 4)
            canvas.fill(part, _HAT)
        canvas.stipple_down(brim, "#26130f", 0, 14, 0, 1)
        canvas.stipple_across(crown, "#26130f", 0, 24, 0, 0.9)
        canvas.fill(poly("-20,-10 22,-12 22,-3 -20,-1"), ACTION.red)
    for x, y in ((206, 450), (232, 440), (258, 452)):
        canvas.line(segment(x, y, x + 6, y - 36), ACTION.cream, 3.4)
