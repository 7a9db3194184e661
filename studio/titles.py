"""The words on the cards, lettered as the manifest says: titles, and the rules of studio cards."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import skia

from hollywood.pictures import Lettering
from studio.canvas import Canvas
from studio.lettering import has_glyphs, set_line
from studio.transforms import Path, bounds, place, spin, transformed

_SPACES = str.maketrans(dict.fromkeys("\u00a0\u202f\u2009", " "))
_PLAYER_INKS = ("dark", "main", "light")


@dataclass(frozen=True)
class Line:
    """A line of words, and the height its capitals got."""

    outline: Path
    cap: float


def letter(canvas: Canvas, words: str, how: Lettering, inks: Sequence[str] = ()) -> None:
    """Draws the words with their shadow and grain; `inks` are those of the player."""
    for line in lines(words, how):
        outline = _turned(_skewed(line.outline, how.skew), how.turn)
        if how.shadow:
            right, down = how.shadow.by
            shadow = place(outline, right / 10, down / 10)
            canvas.fill(shadow, _ink(how.shadow.ink, inks))
        canvas.fill(outline, _ink(how.ink, inks))
        if how.grain:
            ink, density = _ink(how.grain.ink, inks), how.grain.density / 100
            canvas.stipple_down(outline, ink, how.grain.above, how.grain.below, 0, density)


def lines(words: str, how: Lettering) -> list[Line]:
    """The words on one line, or on two if one would be too small."""
    text = words.translate(_SPACES)
    text = text.upper() if how.caps else text
    face = face_for(text, how.faces)
    middle = how.text[1] + how.text[3] / 2
    one = _line(text, face, how, how.cap)
    if how.two and one.cap < how.cap * how.two.below / 100 and " " in text:
        first = middle - how.two.gap / 2 - how.two.lift
        upper, lower = _halves(text)
        two = [
            _line(upper, face, how, how.two.cap, first),
            _line(lower, face, how, how.two.cap, first + how.two.cap + how.two.gap),
        ]
        if min(line.cap for line in two) > one.cap:
            return two
    baseline = middle + one.cap / 2 - how.lift * one.cap / how.cap
    return [Line(place(one.outline, 0, baseline), one.cap)]


def face_for(text: str, faces: Sequence[str]) -> str:
    """The first face that has every letter; if none has, the last."""
    return next((face for face in faces if has_glyphs(text, face)), faces[-1])


def _line(text: str, face: str, how: Lettering, cap: float, baseline: float = 0) -> Line:
    left, _, width, _ = how.text
    outline, got = set_line(text, face, left, baseline, width, cap, how.tracking)
    return Line(outline, got)


def _halves(text: str) -> tuple[str, str]:
    """The text in two lines, as equal as its words allow."""
    words = text.split(" ")
    splits = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return min(splits, key=_unevenness)


def _unevenness(halves: tuple[str, str]) -> int:
    upper, lower = halves
    return abs(len(upper) - len(lower))


def _skewed(outline: Path, degrees: float) -> Path:
    """The outline leaning to the right about its own middle."""
    _, top, _, height = bounds(outline)
    matrix = skia.Matrix()
    matrix.setSkew(-math.tan(math.radians(degrees)), 0, 0, top + height / 2)
    return transformed(outline, matrix)


def _turned(outline: Path, degrees: float) -> Path:
    """The outline with its right end raised."""
    left, top, width, height = bounds(outline)
    return spin(outline, left + width / 2, top + height / 2, -degrees)


def _ink(ink: str, inks: Sequence[str]) -> str:
    return inks[_PLAYER_INKS.index(ink)] if ink in _PLAYER_INKS else ink
