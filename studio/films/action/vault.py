"""Safe and Unsound: three thieves stand black against a vault full of light."""

from studio.blocks.anatomy import arm, leg
from studio.canvas import Canvas
from studio.inks import ACTION
from studio.paths import (
    circle,
    curve,
    ellipse,
    on_circle,
    poly,
    rays,
    rect,
    ribbon,
    segment,
    svg,
)
from studio.transforms import Path, intersect, place, union

_HOT = "#fffbe6"
_RAY = "#fff3c0"
_BOTH = (False, True)


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _wall(canvas)
    _doorway(canvas)
    _treasure(canvas)
    _floor(canvas)
    _thieves(canvas)
    _door(canvas)


# --- the strongroom


def _wall(canvas: Canvas) -> None:
    canvas.fill(canvas.page, ACTION.navy)
    canvas.stipple_radial(canvas.page, ACTION.ink, (250, 270), 220, 460, 0, 1)
    canvas.stipple(canvas.page, ACTION.steel, (300, 100), (60, 300), 0, 0.6)
    for column in range(7):
        for row in range(10):
            _steel_plate(canvas, column * 84 - 20, row * 72 - 10)


def _steel_plate(canvas: Canvas, x: float, y: float) -> None:
    canvas.line(rect(x + 2, y + 2, 80, 68), ACTION.ink, 2.4)
    for rivet_x in (x + 10, x + 74):
        for rivet_y in (y + 10, y + 62):
            canvas.fill(circle(rivet_x, rivet_y, 3), ACTION.steel)


def _doorway(canvas: Canvas) -> None:
    frame = circle(262, 282, 196)
    canvas.outer(frame, ACTION.ink, 16, 4, 8, 0.8)
    canvas.fill(frame, ACTION.steel)
    canvas.stipple(frame, ACTION.ink, (200, 150), (440, 460), 0, 1)
    canvas.stipple(frame, ACTION.mist, (170, 190), (90, 110), 0, 0.9)
    for i in range(24):
        bolt = circle(*on_circle(262, 282, 182, 15 * i), 7.5)
        canvas.fill(bolt, ACTION.mist)
        canvas.inner(bolt, ACTION.ink, 4, -2, -2)
    light = _opening()
    canvas.fill(light, ACTION.yellow)
    canvas.stipple_radial(light, ACTION.orange, (262, 250), 60, 166, 0, 1)
    canvas.stipple_radial(light, _HOT, (262, 240), 0, 110, 1, 0)
    canvas.line(light, ACTION.ink, 5)


def _opening() -> Path:
    return circle(262, 282, 164)


def _treasure(canvas: Canvas) -> None:
    with canvas.clip(_opening()):
        canvas.fill(rays(262, 230, 300, 26, 0.4, 2), _RAY, 0.55)
        _gold_pile(canvas, 118, 420, 4)
        _gold_pile(canvas, 336, 416, 4)
        _gold_pile(canvas, 380, 380, 3)
        floor = rect(60, 422, 400, 60)
        canvas.fill(floor, ACTION.orange)
        canvas.stipple_down(floor, ACTION.brick, 422, 470, 0, 0.9)


def _gold_pile(canvas: Canvas, left: float, bottom: float, rows: int) -> None:
    for row in range(rows):
        for column in range(rows - row):
            _gold_bar(canvas, left + column * 44 + row * 22 - 40, bottom - row * 22)


def _gold_bar(canvas: Canvas, x: float, y: float) -> None:
    bar = poly([(x, y), (x + 40, y), (x + 34, y - 20), (x + 6, y - 20)])
    canvas.line(bar, ACTION.brick, 2.4)
    canvas.fill(bar, ACTION.yellow)
    canvas.stipple(bar, ACTION.orange, (x, y - 20), (x + 40, y), 0, 1)


def _floor(canvas: Canvas) -> None:
    canvas.fill(rect(-10, 470, 520, 260), "#0a1a26")
    sill = intersect(circle(262, 282, 196), rect(0, 470, 500, 20))
    canvas.fill(sill, ACTION.ink)
    spill = poly("156,470 372,470 470,720 50,720")
    canvas.stipple(spill, ACTION.yellow, (262, 462), (262, 640), 1, 0.35)


def _door(canvas: Canvas) -> None:
    """The door, swung open to the left."""
    edge = ellipse(24, 290, 74, 210)
    canvas.outer(edge, ACTION.ink, 10, 6, 6, 0.8)
    canvas.fill(edge, "#1d4a62")
    canvas.stipple_across(edge, ACTION.ink, 20, -50, 0, 1)
    canvas.stipple_across(edge, ACTION.mist, 60, 100, 0, 0.9)
    face = ellipse(8, 290, 66, 196)
    canvas.fill(face, ACTION.steel)
    canvas.stipple_down(face, ACTION.ink, 200, 480, 0, 1)
    for angle in range(0, 360, 60):
        x, y = on_circle(0, 0, 1, angle)
        canvas.line(segment(14, 290, 14 + 30 * x, 290 + 86 * y), ACTION.yellow, 8)
    canvas.line(ellipse(14, 290, 30, 86), ACTION.yellow, 7)
    canvas.fill(ellipse(14, 290, 13, 28), ACTION.orange)


# --- the three thieves, each about the spot between the shoes


def _thieves(canvas: Canvas) -> None:
    with canvas.at(150, 560):
        _climber(canvas)
    with canvas.at(376, 556):
        _strongman(canvas)
    with canvas.at(262, 580):
        _mastermind(canvas)


def _black(canvas: Canvas, *parts: Path) -> None:
    """A silhouette in one piece, with the light of the vault along its edges."""
    shape = union(*parts)
    canvas.fill(shape, ACTION.ink)
    canvas.rim(shape, _RAY, 3, 3)
    canvas.rim(shape, ACTION.orange, -3, 3)


def _shadow(canvas: Canvas, outline: str) -> None:
    canvas.fill(poly(outline), ACTION.ink, 0.8)


def _mastermind(canvas: Canvas) -> None:
    """A lady in a long coat and a wide hat, hands on her hips."""
    _shadow(canvas, "-34,-4 34,-4 62,150 -62,150")
    hat = curve(
        "-52,-190! -30,-200 -24,-202! -22,-224 -8,-230 0,-225 8,-230 22,-224 24,-202! 30,-200 "
        "52,-190! 26,-182 -26,-182"
    )
    head = curve("-15,-190 -13,-168 -8,-158! -9,-148 9,-148 8,-158! 13,-168 15,-190")
    coat = curve(
        "-9,-153! -24,-146 -34,-138 -36,-126! -30,-112 -20,-92! -34,-40 -46,-12! -20,-6 0,-10 "
        "20,-6 46,-12! 34,-40 20,-92! 30,-112 36,-126! 34,-138 24,-146 9,-153!"
    )
    arms = [arm((side * 29, -134), (side * 60, -106), (side * 24, -84), 20) for side in (-1, 1)]
    shoes = [place(curve("4,-16! 22,-16! 22,-2 18,4 10,4 4,-2"), flip=flip) for flip in _BOTH]
    _black(canvas, coat, head, hat, *arms, *shoes)
    canvas.fill(ribbon("-21,-203,7 0,-200,8 21,-203,7"), ACTION.red)


def _strongman(canvas: Canvas) -> None:
    """A heavy man in a bowler, a sack over his shoulder."""
    _shadow(canvas, "-30,0 38,0 112,160 10,160")
    legs = [
        leg((-16, -78), (-24, -40), (-24, -4), 42),
        leg((16, -78), (24, -42), (26, -2), 42),
    ]
    shoes = [curve("-34,-8! -14,-8! -12,6 -38,6!"), curve("16,-6! 36,-6! 40,8 14,8!")]
    jacket = curve(
        "-14,-150! -34,-144 -46,-126 -44,-96 -38,-62! 0,-56 38,-62! 44,-96 46,-126 34,-144 14,-150!"
    )
    head = union(circle(0, -162, 19), rect(-12, -156, 24, 14))
    ears = union(ellipse(-20, -161, 4, 6), ellipse(20, -161, 4, 6))
    bowler = curve("-31,-169! -21,-173! -20,-194 0,-202 20,-194 21,-173! 31,-169! 0,-163")
    hanging = arm((-38, -130), (-52, -92), (-46, -54), 26)
    raised = arm((36, -132), (58, -104), (34, -128), 25)
    fists = union(circle(-45, -48, 10), circle(34, -136, 10))
    _black(canvas, *legs, *shoes, jacket, head, ears, bowler, hanging, raised, fists)
    _sack(canvas)


def _sack(canvas: Canvas) -> None:
    """What they hope to fill: a patched sack slung over the shoulder."""
    sack = curve(
        "18,-136! 30,-150! 40,-138! 64,-138 88,-112 98,-70 84,-42 58,-36 38,-50 30,-84 32,-118!"
    )
    _black(canvas, sack)
    for fold in ("M40,-134 Q52,-110 50,-84", "M46,-134 Q68,-118 74,-92"):
        canvas.line(svg(fold), ACTION.orange, 2.4)
    patch = place(rect(-10, -10, 20, 20), 66, -62, 1, 14)
    canvas.fill(patch, ACTION.yellow)
    canvas.line(patch, ACTION.orange, 2.4, dash=(4, 3))


def _climber(canvas: Canvas) -> None:
    """A slight one in a cap, a coil of rope on the shoulder, a crowbar on the floor."""
    _shadow(canvas, "-22,0 26,0 -34,160 -116,160")
    legs = [
        leg((-8, -76), (-14, -38), (-12, -4), 27),
        leg((8, -76), (22, -42), (20, -4), 27),
    ]
    shoes = [curve("-24,-8! -6,-8! -5,5 -28,5!"), curve("12,-8! 28,-8! 38,4 12,5!")]
    jersey = curve(
        "-9,-136! -24,-130 -27,-116 -19,-92 -21,-70! 21,-70! 19,-92 27,-116 24,-130 9,-136!"
    )
    head = union(circle(0, -152, 15), rect(-7, -142, 14, 12))
    cap = curve("-17,-154! -18,-170 0,-177 16,-170 18,-160! 32,-154! 12,-151")
    near = arm((24, -122), (36, -94), (40, -62), 17)
    far = arm((-22, -122), (-42, -100), (-24, -80), 17)
    hand = circle(40, -57, 7)
    crowbar = ribbon("40,-64,6 41,-30,6 42,-2,6", round_ends=False)
    hook = ribbon("40,-62,6 38,-74,6 28,-76,5")
    _black(canvas, *legs, *shoes, jersey, head, cap, near, far, hand, crowbar, hook)
    for size in (24, 19, 14):
        canvas.line(ellipse(-22, -104, size * 0.72, size * 1.2, 14), ACTION.ink, 5)
        canvas.line(ellipse(-23, -105, size * 0.72, size * 1.2, 14), "#c98a4a", 2.6)
