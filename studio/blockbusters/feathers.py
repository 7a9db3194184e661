"""Ten Thousand Feathers: eight fan dancers from above make a flower; its heart smiles at us."""

from dataclasses import dataclass

from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER, SKINS, Skin
from studio.paths import burst, circle, curve, ellipse, on_circle, ribbon, segment, svg
from studio.transforms import place

_CENTRE = (250, 318)
_GILT = "#c9a04a"
_WHITE = "#fffaf0"
_HAIR = "#2a0f12"


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _floor(canvas)
    _backdrop(canvas)
    for i in range(8):
        _fan(canvas, 22.5 + 45 * i, _FANS[i % 2])
    for i in range(8):
        _dancer(canvas, 22.5 + 45 * i, _DANCERS[i % 4])
    with canvas.at(*_CENTRE):
        _ruff(canvas)
        _star(canvas)


def _floor(canvas: Canvas) -> None:
    canvas.fill(canvas.page, BLOCKBUSTER.night)


def _backdrop(canvas: Canvas) -> None:
    """Long plumes in the dark, to the edges of the picture."""
    feather = curve("0,-60! -40,-180 -52,-300 0,-390 52,-300 40,-180")
    for i in (*range(0, 16, 2), *range(1, 16, 2)):
        vane = place(feather, *_CENTRE, 1, 22.5 * i)
        canvas.line(vane, BLOCKBUSTER.soot, 6)
        canvas.fill(vane, "#450a1c" if i % 2 else "#26246a")
        canvas.inner(vane, BLOCKBUSTER.soot if i % 2 else BLOCKBUSTER.night, 26, 0, 0, 0.9)
        canvas.line(place(segment(0, -120, 0, -360), *_CENTRE, 1, 22.5 * i), _GILT, 2.4, 0.6)


# --- the ring


@dataclass(frozen=True)
class _Fan:
    ink: str
    shade: str
    quill: str


_FANS = (_Fan(_WHITE, "#a89ac0", _GILT), _Fan("#f08a6a", BLOCKBUSTER.crimson, "#fbe6ac"))


def _fan(canvas: Canvas, degrees: float, fan: _Fan) -> None:
    """Five broad feathers, spread away from the centre."""
    feather = curve("0,6! -13,-30 -17,-62 0,-78 17,-62 13,-30")
    with canvas.at(*on_circle(*_CENTRE, 158, degrees), 1.36, degrees + 90):
        for i in (-2, 2, -1, 1, 0):
            vane = place(feather, rotate=i * 21)
            canvas.line(vane, BLOCKBUSTER.night, 4)
            canvas.fill(vane, fan.ink)
            canvas.inner(vane, fan.shade, 9, 0, 8, 0.9)
            canvas.line(place(segment(0, -6, 0, -66), rotate=i * 21), fan.quill, 2.4)


@dataclass(frozen=True)
class _Dancer:
    dress: str
    hem: str
    skin: Skin


_DANCERS = (
    _Dancer(BLOCKBUSTER.teal, "#0c2a3a", SKINS["fair"]),
    _Dancer(BLOCKBUSTER.gold, "#8a4f10", SKINS["umber"]),
    _Dancer(BLOCKBUSTER.teal, "#0c2a3a", SKINS["amber"]),
    _Dancer(BLOCKBUSTER.gold, "#8a4f10", SKINS["ebony"]),
)


def _dancer(canvas: Canvas, degrees: float, who: _Dancer) -> None:
    """On her back, her head outward, her feet toward the star."""
    with canvas.at(*on_circle(*_CENTRE, 150, degrees), 1.3, degrees + 90):
        for side in (-1, 1):
            arm = [(side * 9, -2, 9), (side * 27, -12, 9), (side * 34, -36, 7)]
            leg = [(side * 5, 12, 12), (side * 8, 40, 10), (side * 6, 66, 7)]
            for limb in (arm, leg):
                canvas.line(ribbon(limb), BLOCKBUSTER.night, 3)
                canvas.fill(ribbon(limb), who.skin.base)
        skirt = burst(0, 10, 29, 22, 12)
        canvas.line(skirt, BLOCKBUSTER.night, 3)
        canvas.fill(skirt, who.dress)
        canvas.stipple_radial(skirt, who.hem, (0, 8), 12, 30, 0, 0.8)
        canvas.fill(circle(0, -20, 17), _HAIR)
        canvas.fill(ellipse(0, -17, 13, 13.5), who.skin.base)
        for x in (-5, 5):
            canvas.fill(circle(x, -19, 2), _HAIR)
        canvas.line(svg("M-6,-13 Q0,-7 6,-13"), BLOCKBUSTER.crimson, 2.6)


# --- the star in the middle


def _ruff(canvas: Canvas) -> None:
    feather = curve("0,6! -20,-60 -22,-92 0,-108 22,-92 20,-60")
    for turn, scale, ink, shade in (
        (18, 1.0, BLOCKBUSTER.crimson, BLOCKBUSTER.maroon),
        (0, 0.9, BLOCKBUSTER.gold, "#8a4f10"),
    ):
        for i in range(10):
            vane = place(feather, 0, 0, scale, i * 36 + turn)
            canvas.line(vane, BLOCKBUSTER.night, 4)
            canvas.fill(vane, ink)
            canvas.inner(vane, shade, 12, 0, 10, 0.9)


def _star(canvas: Canvas) -> None:
    """A flapper's bob, eyes shut with pleasure, and a broad smile."""
    hair = curve(
        "0,-70 50,-58 72,-14 66,16 72,44! 48,58 34,40! -34,40! -48,58 -72,44! -66,16 -72,-14 "
        "-50,-58"
    )
    canvas.line(hair, BLOCKBUSTER.night, 5)
    canvas.fill(hair, _HAIR)
    face = curve("0,-50 40,-40 50,-4 42,34 18,58 0,62 -18,58 -42,34 -50,-4 -40,-40")
    canvas.fill(face, SKINS["porcelain"].base)
    for side in (-1, 1):
        canvas.stipple_radial(face, BLOCKBUSTER.coral, (side * 30, 16), 0, 16, 0.9, 0)
        eye = svg(f"M{side * 10},-4 Q{side * 22},-18 {side * 36},-4")
        canvas.line(eye, _HAIR, 6)
        canvas.line(svg(f"M{side * 36},-5 L{side * 45},-12"), _HAIR, 5)
        canvas.line(svg(f"M{side * 12},-24 Q{side * 24},-34 {side * 38},-24"), _HAIR, 3.4)
    canvas.line(svg("M-3,8 Q0,14 4,8"), SKINS["porcelain"].shade, 3.4)
    smile = curve("-27,22! 0,30 27,22! 20,44 0,50 -20,44")
    canvas.fill(smile, BLOCKBUSTER.crimson)
    canvas.fill(curve("-21,26! 0,32 21,26! 14,36 0,38 -14,36"), _WHITE)
    fringe = curve("-58,-22! -40,-62 0,-72 40,-62 58,-22! 20,-36 -20,-36")
    canvas.fill(fringe, _HAIR)
    band = ribbon("-58,-30,10 -30,-50,12 0,-55,13 30,-50,12 58,-30,10")
    canvas.fill(band, BLOCKBUSTER.coral)
    for plume in (
        "6,-56,8 14,-86,22 30,-104,26 52,-100,4",
        "-2,-56,8 2,-88,22 -8,-112,24 -28,-112,4",
    ):
        canvas.line(ribbon(plume), BLOCKBUSTER.night, 5)
        canvas.fill(ribbon(plume), _WHITE)
        canvas.inner(ribbon(plume), "#a89ac0", 7, -3, -4, 0.9)
    canvas.line(circle(2, -54, 10), BLOCKBUSTER.night, 4)
    canvas.fill(circle(2, -54, 10), BLOCKBUSTER.teal)
