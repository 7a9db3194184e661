"""The logo: HOLLYWOOD! on an arch, its three Os film reels.

`render()` gives it with golden rays for dark grounds, `render(with_rays=False)` the bare letters
for any ground; `write(folder)` makes both files.
"""

from pathlib import Path as FilePath

import skia

from studio.blocks.cinema import film_reel
from studio.canvas import Canvas
from studio.colour import mix
from studio.inks import EMERALD, RUBY, SAPPHIRE, PlayerInks
from studio.lettering import text_path
from studio.paths import circle, rays, star
from studio.printing import Pixels, print_pass, resized
from studio.transforms import Path, Point, bounds, join, place, union, warp

WIDTH, HEIGHT = 1200, 520

_WORD = "HOLLYWOOD!"
_SIZE = 250
_SPACE = 7
_GOLD = "#f2b93b"
_PALE = "#fbe6ac"
_RUST = "#c9541a"
_MAROON = "#4a0714"
_RED = "#7a0f20"
_ABOUT = f"""\
# The reels of the logo, written by the studio: x, y and radius of each, in units of its
# {WIDTH} x {HEIGHT} pixels.
"""
# each O: whose reel, turned how far; its holes are those the player has at the table
_REELS: tuple[tuple[PlayerInks, float], ...] = ((RUBY, 0), (EMERALD, 10), (SAPPHIRE, 20))


def render(*, with_rays: bool = True, scale: float = 1.5) -> Pixels:
    """The printed logo on transparent ground."""
    canvas = Canvas(WIDTH, HEIGHT, scale)
    if with_rays:
        _rays(canvas)
    draw(canvas)
    return print_pass(canvas.pixels(), 2, wobble=0.3, specks=0.5)


def write(folder: FilePath) -> list[FilePath]:
    """Makes both files in the folder."""
    files = [folder / "logo.webp", folder / "logo_plain.webp"]
    for file, with_rays in zip(files, (True, False), strict=True):
        picture = resized(render(with_rays=with_rays), (WIDTH, HEIGHT))
        picture.save(file, lossless=True, method=6)
    listing = folder / "reels.yaml"
    listing.write_text(_listing(), encoding="utf-8")
    return [*files, listing]


def _listing() -> str:
    """Where the reels are, so that the game can turn them."""
    circles = [_round_reel(outline) for letter, outline in _letters() if letter == "O"]
    lines = [f"  - {[round(each) for each in reel]}" for reel in circles]
    return _ABOUT + "\n".join(["reels:", *lines]) + "\n"


def draw(canvas: Canvas) -> None:
    """Draws the letters and stars, without the rays."""
    letters = _letters()
    outlines = join(*(outline for _, outline in letters))
    _depth(canvas, outlines)
    canvas.line(outlines, _MAROON, 26)
    canvas.line(outlines, _PALE, 17)
    for letter, outline in letters:
        if letter != "O":
            _gold_letter(canvas, outline)
    reels = [outline for letter, outline in letters if letter == "O"]
    for outline, reel in zip(reels, _REELS, strict=True):
        _reel(canvas, outline, *reel)
    _stars(canvas)


def _rays(canvas: Canvas) -> None:
    fan = rays(WIDTH / 2, HEIGHT * 0.98, 760, 30, 0.5, -90, -84, 84)
    canvas.stipple_radial(fan, _GOLD, (WIDTH / 2, HEIGHT), 180, 620, 0.75, 0)


# --- the word


def _letters() -> list[tuple[str, Path]]:
    """The letters with their outlines on the arch."""
    row: list[tuple[str, Path]] = []
    x = 0.0
    for letter in _WORD:
        outline, advance = text_path(letter, "limelight", _SIZE)
        if letter == "O":
            row.append((letter, circle(x + advance / 2, -_SIZE * 0.36, _SIZE * 0.37)))
        else:
            row.append((letter, place(outline, x)))
        x += advance + _SPACE
    return [(letter, _arched(outline, x)) for letter, outline in row]


def _arched(outline: Path, length: float) -> Path:
    """The outline bent from a row of that length; letters grow toward both ends."""

    def bend(x: float, y: float) -> Point:
        across = (x / length - 0.5) * 2
        grown = 0.86 + 0.34 * across * across
        lift = 46 * (1 - across * across)
        return WIDTH / 2 + across * 520, 330 + y * 1040 / length * grown * 1.12 - lift + 26

    return warp(outline, bend, 2)


def _depth(canvas: Canvas, outlines: Path) -> None:
    """The crimson block the letters stand out of."""
    for depth in range(26, 0, -2):
        slice_ink = mix("#3a0610", _RED, 1 - depth / 26)
        lowered = place(outlines, 0, depth * 0.9)
        canvas.fill(lowered, slice_ink)
        canvas.line(lowered, slice_ink, 22)


def _gold_letter(canvas: Canvas, outline: Path) -> None:
    _, top, _, height = bounds(outline)
    # The face has hairlines; a stroke of the same gold makes them carry at menu size.
    bold = union(outline, _stroked(outline, 7))
    canvas.line(bold, _RED, 4)
    canvas.fill(bold, _GOLD)
    canvas.stipple_down(bold, _RUST, top + height * 0.35, top + height, 0, 1)
    canvas.stipple_down(bold, "#fff3c0", top + height * 0.45, top, 0, 0.95)


def _stroked(outline: Path, width: float) -> Path:
    """The area a stroke of that width along the outline covers."""
    paint = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width)
    paint.setStrokeJoin(skia.Paint.kRound_Join)
    area = Path()
    paint.getFillPath(outline, area)
    return area


def _reel(canvas: Canvas, outline: Path, inks: PlayerInks, rotate: float) -> None:
    x, y, radius = _round_reel(outline)
    canvas.fill(circle(x, y, radius), _MAROON)
    film_reel(canvas, x, y, radius, inks, inks.pattern, rotate)


def _round_reel(outline: Path) -> tuple[float, float, float]:
    """The middle and the radius of the reel that stands for an O."""
    left, top, width, height = bounds(outline)
    return left + width / 2, top + height / 2, width / 2 + 4


# --- the stars above


def _stars(canvas: Canvas) -> None:
    middle = star(WIDTH / 2, 96, 46, 19)
    canvas.line(middle, _MAROON, 10)
    canvas.fill(middle, _GOLD)
    canvas.stipple(middle, _RUST, (WIDTH / 2 - 10, 80), (WIDTH / 2 + 30, 140), 0, 1)
    for side in (-1, 1):
        for i, (dx, radius) in enumerate(((74, 24), (124, 18), (164, 13))):
            small = star(WIDTH / 2 + side * dx, 104 + i * 9, radius)
            canvas.line(small, _MAROON, 7)
            canvas.fill(small, _PALE)
