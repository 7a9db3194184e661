"""Ten Thousand Feathers: fan dancers from above make a kaleidoscope."""

from dataclasses import dataclass

from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER, SKINS
from studio.paths import burst, circle, curve, ellipse, on_circle, rays, ribbon, segment, star
from studio.transforms import place

_CENTRE = (250, 306)
_DARK_HAIR = BLOCKBUSTER.soot
_GILT = "#c9a04a"
_RUBY_FAN = "#c9304a"
_OLIVE, _FAIR = SKINS["olive"].base, SKINS["fair"].base
_UMBER, _EBONY = SKINS["umber"].base, SKINS["ebony"].base


def draw(canvas: Canvas) -> None:
    """Draws the whole picture."""
    _floor(canvas)
    _outer_ring(canvas)
    _inner_ring(canvas)
    _stage(canvas)
    _soloist(canvas)


def _floor(canvas: Canvas) -> None:
    canvas.fill(canvas.page, "#120a2a")
    canvas.stipple_radial(canvas.page, "#3a2a7a", (250, 300), 100, 420, 0.9, 0.1)
    canvas.fill(rays(*_CENTRE, 640, 32, 0.5, 2), "#1d1240")
    canvas.stipple_radial(canvas.page, BLOCKBUSTER.crimson, _CENTRE, 60, 300, 0.7, 0)


# --- one fan and one dancer


@dataclass(frozen=True)
class _Fan:
    ink: str
    shade: str
    quill: str


def _fan(canvas: Canvas, radius: float, degrees: float, scale: float, fan: _Fan) -> None:
    """Seven feathers, spread away from the centre."""
    feather = curve("0,6! -9,-30 -11,-58 0,-70 11,-58 9,-30")
    with canvas.at(*on_circle(*_CENTRE, radius, degrees), scale, degrees + 90):
        for i in range(-3, 4):
            vane = place(feather, rotate=i * 24)
            canvas.fill(vane, fan.ink)
            canvas.inner(vane, fan.shade, 7, 0, 6, 0.9)
            canvas.line(place(segment(0, -8, 0, -60), rotate=i * 24), fan.quill, 1.6)


@dataclass(frozen=True)
class _Dancer:
    dress: str
    hem: str
    skin: str
    hair: str = _DARK_HAIR


def _dancer(canvas: Canvas, radius: float, degrees: float, scale: float, who: _Dancer) -> None:
    with canvas.at(*on_circle(*_CENTRE, radius, degrees), scale, degrees + 90):
        for side in (-1, 1):
            _limbs(canvas, side, who)
        skirt = burst(0, 10, 27, 21, 14)
        canvas.fill(skirt, who.dress)
        canvas.stipple_radial(skirt, who.hem, (0, 8), 8, 28, 0, 0.9)
        canvas.fill(ellipse(0, -2, 15, 10), who.dress)
        canvas.fill(circle(0, -10, 11), who.hair)
        canvas.fill(ellipse(0, -15, 7, 6), who.skin)
        canvas.fill(star(0, -2, 7, 3), "#fff3c0")


def _limbs(canvas: Canvas, side: int, who: _Dancer) -> None:
    arm = [(side * 9, -2, 9), (side * 26, -16, 8), (side * 34, -34, 6)]
    leg = [(side * 4, 12, 10), (side * 12, 40, 9), (side * 16, 62, 6)]
    canvas.fill(ribbon(arm), who.skin)
    canvas.fill(ribbon(leg), who.skin)
    canvas.fill(ellipse(side * 17, 66, 5, 8, -side * 14), who.hem)


# --- the rings


def _outer_ring(canvas: Canvas) -> None:
    count, start = 20, 0.08 * 57.29577951308232
    fans = [_Fan(ink, "#4a0714", "#fbe6ac") for ink in ("#f08a6a", _RUBY_FAN)]
    skins = (_FAIR, _UMBER, _OLIVE, _EBONY)
    for i in range(count):
        _fan(canvas, 262, start + 360 * i / count, 1.22, fans[i % 2])
    for i in range(count):
        dress = BLOCKBUSTER.gold if i % 2 else BLOCKBUSTER.pale
        who = _Dancer(dress, "#8a4f10", skins[i % 4])
        _dancer(canvas, 252, start + 360 * i / count, 0.82, who)


def _inner_ring(canvas: Canvas) -> None:
    count = 12
    fan = _Fan("#fdf3e0", "#8a7aa8", _GILT)
    skins = (_OLIVE, _FAIR, _EBONY)
    for i in range(count):
        _fan(canvas, 148, 360 * i / count, 1.12, fan)
    for i in range(count):
        dress = BLOCKBUSTER.teal if i % 2 else BLOCKBUSTER.crimson
        hem = "#0c2a3a" if i % 2 else "#4a0714"
        _dancer(canvas, 146, 360 * i / count, 0.84, _Dancer(dress, hem, skins[i % 3]))


def _stage(canvas: Canvas) -> None:
    rim = circle(*_CENTRE, 74)
    canvas.fill(rim, "#4a0714")
    canvas.line(rim, BLOCKBUSTER.gold, 5)
    for i in range(18):
        canvas.fill(circle(*on_circle(*_CENTRE, 74, 20 * i), 5), "#fff6d6")
    floor = circle(*_CENTRE, 66)
    canvas.fill(floor, BLOCKBUSTER.gold)
    canvas.stipple_radial(floor, "#fffbe0", _CENTRE, 10, 62, 1, 0)


def _soloist(canvas: Canvas) -> None:
    large = curve("0,6! -12,-30 -13,-52 0,-62 13,-52 12,-30")
    small = curve("0,4! -9,-20 -10,-36 0,-44 10,-36 9,-20")
    for i in range(10):
        feather = place(large, *_CENTRE, 1, i * 36 + 18)
        canvas.fill(feather, _RUBY_FAN)
        canvas.inner(feather, BLOCKBUSTER.maroon, 8, 0, 6, 0.9)
    for i in range(10):
        feather = place(small, *_CENTRE, 1, i * 36)
        canvas.fill(feather, "#f6a79b")
        canvas.inner(feather, BLOCKBUSTER.crimson, 6, 0, 5, 0.9)
    _dancer(canvas, 0, -90, 1.25, _Dancer("#fff6d6", _GILT, _FAIR, "#3a1410"))
