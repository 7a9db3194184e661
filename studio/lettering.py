"""Lettering as outlines: kerned, fitted into boxes or set to a cap height."""

from functools import cache
from pathlib import Path as FilePath
from typing import NamedTuple

import skia
import uharfbuzz

from hollywood import paths
from studio.transforms import Path, bounds, place, transformed

FONTS = FilePath(__file__).parent / "fonts"
GAME_FONTS = paths.assets() / "fonts"


class _Face(NamedTuple):
    typeface: skia.Typeface
    shaper: uharfbuzz.Font
    units: int


@cache
def _face(font: str) -> _Face:
    """The face of that name, the studio's own or one the game has too."""
    file = _file(font)
    face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(file)))
    return _Face(skia.Typeface.MakeFromFile(str(file)), uharfbuzz.Font(face), face.upem)


def _file(font: str) -> FilePath:
    """The file whose name begins so; only letters and digits count, and not their case."""
    files = [file for folder in (FONTS, GAME_FONTS) for file in sorted(folder.glob("*.ttf"))]
    for file in files:
        if _plain(file.stem).startswith(_plain(font)):
            return file
    raise FileNotFoundError(f"no face is called {font}")


def _plain(name: str) -> str:
    return "".join(filter(str.isalnum, name.lower()))


def has_glyphs(text: str, font: str) -> bool:
    """Whether the face draws every character of the text."""
    typeface = _face(font).typeface
    return all(letter == " " or typeface.unicharToGlyph(ord(letter)) for letter in text)


def text_path(text: str, font: str, size: float, tracking: float = 0) -> tuple[Path, float]:
    """The outline from x 0 on the baseline y 0, and its advance; `tracking` in 1/1000 em."""
    typeface, shaper, units = _face(font)
    glyphs = _shaped(text, shaper)
    pen = skia.Font(typeface, units)
    pen.setHinting(skia.FontHinting.kNone)
    scale, gap = size / units, tracking * units / 1000
    outline, x = Path(), 0.0
    for glyph, spot in zip(glyphs.glyph_infos, glyphs.glyph_positions, strict=True):
        shape = pen.getPath(glyph.codepoint)
        if shape is not None and not shape.isEmpty():
            at = (x + spot.x_offset) * scale, -spot.y_offset * scale
            outline.addPath(place(shape, *at, scale))
        x += spot.x_advance + gap
    return outline, (x - gap) * scale


def _shaped(text: str, shaper: uharfbuzz.Font) -> uharfbuzz.Buffer:
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(shaper, buffer)
    return buffer


def fit(
    text: str,
    font: str,
    x: float,
    y: float,
    width: float,
    height: float,
    tracking: float = 0,
    *,
    largest: float = float("inf"),
) -> Path:
    """The text as large as fits, centred in a box; `largest` caps the size (1 is size 100)."""
    outline, _ = text_path(text, font, 100, tracking)
    left, top, ink_width, ink_height = bounds(outline)
    scale = min(height / ink_height, largest, width / ink_width)
    matrix = skia.Matrix()
    matrix.setTranslate(-left, -top)
    matrix.postScale(scale, scale)
    matrix.postTranslate(x + (width - ink_width * scale) / 2, y + (height - ink_height * scale) / 2)
    return transformed(outline, matrix)


def set_line(
    text: str,
    font: str,
    x: float,
    baseline: float,
    width: float,
    cap_height: float,
    tracking: float = 0,
) -> tuple[Path, float]:
    """One centred line of a fixed cap height, and the cap height it got.

    A line too wide is condensed to at most 82 %, then made smaller.
    """
    outline, _ = text_path(text, font, 100, tracking)
    left, _, ink_width, _ = bounds(outline)
    full_cap = bounds(text_path("H", font, 100)[0])[3]
    scale_y = cap_height / full_cap
    scale_x = min(scale_y, width / ink_width)
    scale_y = min(scale_y, scale_x / 0.82)
    matrix = skia.Matrix()
    matrix.setTranslate(-left, 0)
    matrix.postScale(scale_x, scale_y)
    matrix.postTranslate(x + (width - ink_width * scale_x) / 2, baseline)
    return transformed(outline, matrix), scale_y * full_cap
