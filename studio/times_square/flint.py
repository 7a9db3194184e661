"""Miss Flint: an ex-fencing champion who counts the exits, in a fedora and a belted coat."""

from studio.canvas import Canvas
from studio.inks import skin_tones
from studio.paths import curve, poly, ribbon, round_rect, segment
from studio.portrait import Face
from studio.times_square.limbs import cloth, hand, shoe, sleeve
from studio.transforms import intersect

_COAT, _DARK, _LIGHT, _BLACK, _BELT = "#8089a0", "#232a3c", "#dfe5f0", "#151924", "#3a4258"
_LINEN, _SHADE, _FELT = "#fdf6e8", "#2a3040", "#a3abbc"
_BLOND, _BLOND_DARK = "#d8c48c", "#7a5c30"
_SKIN = skin_tones("fair")
_BODY = (
    "128,236! 148,212 178,204! 226,204! 256,212 276,236! 270,300 262,330 284,440 300,490! "
    "200,500 104,490! 120,440 142,330 134,300"
)
_BOB = "-62,-60! -84,-20 -84,40 -74,72 -50,76! 50,70! 76,70 86,36 82,-20 66,-66!"
_LOCKS = (
    "52,-62! 76,-50 82,-12 80,30 70,52! 62,20 62,-14 50,-40",
    "-50,-62! -72,-46 -78,-6 -76,34 -66,56! -58,20 -60,-16 -48,-40",
)


def draw(canvas: Canvas) -> None:
    """Draws her, her feet on y 552."""
    with canvas.at(202, 126, 0.6, 3):
        _hair_behind(canvas)
        _face(canvas).neck(28, 178, 40)
    for x, side in ((172, -1), (230, 1)):
        leg = poly([(x - 21, 440), (x + 21, 440), (x + 16.8, 540), (x - 16.8, 540)])
        canvas.fill(leg, _BELT)
        canvas.stipple_across(leg, _BLACK, x - 4.2, x + 25.2, 0, 1)
        shoe(canvas, x, side)
    _coat(canvas)
    _folded_arms(canvas)
    with canvas.at(202, 126, 0.6, 3):
        _head(canvas)


# --- the body


def _coat(canvas: Canvas) -> None:
    cloth(canvas, curve(_BODY), _COAT, _DARK, 18, 6, -4)
    canvas.line(segment(206, 340, 210, 496), _DARK, 3)
    for side in (-1, 1):
        edge = ((26, 192), (64, 214), (52, 262), (4, 300))
        lapel = poly([(200 + side * out, y) for out, y in edge])
        canvas.fill(lapel, _FELT if side > 0 else "#5f6880")
        canvas.line(lapel, _DARK, 2.5)
    canvas.fill(poly("174,196 230,196 203,292"), _LINEN)
    canvas.fill(poly("190,210 212,210 207,226 216,286 201,304 186,286 196,226"), _BLACK)
    canvas.fill(poly("140,330 264,330 268,356 136,356"), _BELT)
    canvas.fill(round_rect(190, 326, 30, 34, 4), "#d3d9e4")
    canvas.fill(round_rect(196, 333, 18, 20, 2), _BELT)


def _folded_arms(canvas: Canvas) -> None:
    right = [(142, 240, 44), (112, 298, 42), (150, 318, 36), (240, 296, 30)]
    left = [(262, 240, 44), (296, 296, 42), (252, 322, 36), (158, 292, 30)]
    sleeve(canvas, right, "#8b94aa", _DARK, _LIGHT)
    sleeve(canvas, left, "#6b748c", _DARK)
    inks = (_SKIN.base, _SKIN.shade)
    hand(canvas, (152, 288), inks, 100, 0.85)
    hand(canvas, (246, 290), inks, -100, 0.8, flip=True)


# --- the head, its origin between the eyes


def _face(canvas: Canvas) -> Face:
    return Face(
        canvas,
        "fair",
        width=66,
        jaw=60,
        chin=23,
        length=121,
        jaw_y=72,
        turn=-0.4,
        light=1,
        lips="#a5484c",
        brow_ink="#4a3f48",
        shade=0.5,
        hollow=1.0,
        blush=0.3,
    )


def _hair_behind(canvas: Canvas) -> None:
    bob = curve(_BOB)
    canvas.fill(bob, "#c9b27a")
    canvas.inner(bob, "#6a4f2a", 16, 3, -4)


def _head(canvas: Canvas) -> None:
    face = _face(canvas)
    face.head()
    face.eyes("narrow", "#5a86a8", "#6a6a84", 0.9, look=0.25, tilt=3, size=0.9)
    face.brows(6.5, -25, 6, 4, 0, length=1.06)
    face.nose(1.0, 4, 1)
    face.mouth(23, 0.85, -0.05, y=79, smirk=-0.7)
    scar = ribbon([(face.x(0.62), 36, 1), (face.x(0.7), 48, 3), (face.x(0.68), 60, 1)])
    canvas.fill(scar, _SKIN.shadow, 0.7)
    for points in _LOCKS:
        lock = curve(points)
        canvas.fill(lock, _BLOND)
        canvas.inner(lock, _BLOND_DARK, 8, -3, -3)
    _fedora(canvas, face)
    face.rim_light("#9ee9ff", -1, 3.5, -20)


def _fedora(canvas: Canvas, face: Face) -> None:
    """And its shade on her brow."""
    below = curve("-100,-90! -100,-34 -40,-24 20,-28 84,-48! 100,-90!")
    canvas.stipple_down(intersect(face.contour, below), _SKIN.shadow, -26, -54, 0.35, 1)
    crown = curve(
        "-74,-60! -80,-108 -66,-158 -38,-174 -10,-160 12,-164 42,-178 66,-160 80,-112 80,-64! 0,-82"
    )
    canvas.fill(crown, "#8992a4")
    canvas.stipple_across(crown, _SHADE, -10, -90, 0, 1)
    canvas.stipple_radial(crown, _LIGHT, (42, -140), 0, 48, 0.8, 0)
    canvas.fill(curve("-6,-164! 2,-136 14,-118 20,-132 14,-164!"), _SHADE, 0.8)
    canvas.fill(curve("-78,-74! 0,-100 81,-82! 83,-58! 0,-76 -76,-50!"), _BLACK)
    brim = curve(
        "-140,-36! -108,-76 -40,-84 30,-92 96,-84 148,-90! 136,-58 70,-48 10,-44 -50,-34 -100,-22"
    )
    canvas.fill(brim, _FELT)
    canvas.stipple_across(brim, _SHADE, 20, -140, 0, 1)
    canvas.rim(brim, "#eef2f8", -1, 3.4)
