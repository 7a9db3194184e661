"""The icon: a gold reel and a star under a clapper bar; bar and star alone when tiny.

`render(size)` gives one icon of any size; `write(folder)` makes the PNGs (the one of 1024 pixels
is what an .icns is made from) and hollywood.ico.
"""

from pathlib import Path as FilePath

from PIL import Image

from studio.blocks.cinema import film_reel
from studio.canvas import Canvas
from studio.inks import AMBER
from studio.paths import on_circle, poly, rays, rect, round_rect, star
from studio.printing import Pixels, print_pass, resized
from studio.transforms import Path, place

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
PALETTE_FROM = 256
SMALL = 32  # up to this size the plain icon is drawn

_UNITS = 512
_RED = "#8c1c2c"
_MAROON = "#5c0d1e"
_BLACK = "#15121a"
_CREAM = "#fbf0d4"
_UMBER = "#3a0610"


def render(size: int) -> Image.Image:
    """The icon in `size` x `size` pixels."""
    pixels = _plain_icon() if size <= SMALL else _icon(4 if size > _UNITS else 2)
    return resized(pixels, (size, size))


def write(folder: FilePath) -> list[FilePath]:
    """Makes all files in the folder."""
    icons = {size: render(size) for size in SIZES}
    files = [folder / f"icon_{size}.png" for size in SIZES]
    for size, file in zip(SIZES, files, strict=True):
        _light(icons[size]).save(file, optimize=True)
    ico = folder / "hollywood.ico"
    smaller = [icons[size] for size in ICO_SIZES[:-1]]
    sizes = [(size, size) for size in ICO_SIZES]
    icons[ICO_SIZES[-1]].save(ico, sizes=sizes, append_images=smaller)
    return [*files, ico]


def _light(icon: Image.Image) -> Image.Image:
    """A large icon with a palette of 256 colours: a sixth of the bytes, no visible difference."""
    if icon.width < PALETTE_FROM:
        return icon
    return icon.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _icon(scale: float) -> Pixels:
    canvas = Canvas(_UNITS, _UNITS, scale)
    draw(canvas)
    return print_pass(canvas.pixels(), 4, wobble=0.3, specks=0.3)


def _plain_icon() -> Pixels:
    canvas = Canvas(_UNITS, _UNITS)
    draw_plain(canvas)
    return canvas.pixels()


# --- the icon


def draw(canvas: Canvas) -> None:
    """Draws the icon of 512 units."""
    with canvas.clip(round_rect(8, 8, 496, 496, 104)):
        _ground(canvas)
        film_reel(canvas, 256, 292, 186, AMBER, AMBER.pattern)
        _star(canvas, 256, 292, 92)
        _clapper_bar(canvas)
        canvas.line(round_rect(12.5, 12.5, 487, 487, 99.5), "#f2b93b", 9)


def _ground(canvas: Canvas) -> None:
    tile = round_rect(8, 8, 496, 496, 104)
    canvas.fill(tile, _RED)
    canvas.fill(rays(256, 300, 620, 22, 0.5, 4), _MAROON)
    canvas.stipple_radial(tile, "#e5603a", (256, 280), 20, 270, 0.95, 0)
    canvas.stipple_down(tile, "#2a030b", 330, 520, 0, 0.8)


def _star(canvas: Canvas, x: float, y: float, radius: float) -> None:
    hub = radius * 38 / 92
    shape = star(x, y, radius, hub)
    canvas.fill(place(shape, 4, 7), _UMBER)
    canvas.line(shape, _UMBER, 12)
    canvas.fill(shape, "#fff3c0")
    canvas.stipple(shape, "#e07f12", (x - 6, y - 2), (x + 64, y + 88), 0, 1)
    for i in range(5):
        tip, notch = on_circle(x, y, radius, 72 * i - 90), on_circle(x, y, hub, 72 * i - 126)
        canvas.fill(poly([(x, y), tip, notch]), "#ffffff", 0.6)


def _clapper_bar(canvas: Canvas) -> None:
    bar = poly("-10,30 522,-34 522,62 -10,126")
    canvas.outer(bar, "#000000", 10, 0, 8, 0.8)
    canvas.fill(bar, _BLACK)
    with canvas.clip(bar):
        for i in range(-1, 8):
            canvas.fill(_stripe(i * 96 - 20, 48, 112, 150, -60), _CREAM)
        canvas.stipple(bar, "#8a7a6a", (0, 70), (6, 118), 0, 0.8)


def _stripe(x: float, width: float, lean: float, bottom: float, top: float) -> Path:
    return poly([(x, bottom), (x + width, bottom), (x + lean, top), (x + lean - width, top)])


# --- the plain icon


def draw_plain(canvas: Canvas) -> None:
    """Draws the icon for 32 pixels and less: bar and star, no fine detail."""
    with canvas.clip(round_rect(0, 0, 512, 512, 110)):
        canvas.fill(rect(0, 0, 512, 512), "#7a1424")
        canvas.fill(rect(0, 0, 512, 168), "#120d14")
        for i in range(-1, 4):
            canvas.fill(_stripe(i * 192 + 4, 96, 184, 168, 0), "#fff6e0")
        canvas.fill(rect(0, 160, 512, 26), "#120d14")
        canvas.fill(star(256, 356, 172, 76), "#ffcc33")
