"""Words lettered in the face of their look: kerned, fitted, slanted, shadowed and grained."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from math import ceil, floor, radians, tan
from pathlib import Path
from typing import NamedTuple

import pygame

from hollywood.pictures import Box, Grain, Lettering, Shadow
from hollywood.ui.draw.faces import face_for
from hollywood.ui.draw.surfaces import canvas, inked, lay_on, scaled

from .grain import sprayed

DENSITY = 2  # pixels to the unit of a finished strip
_FINE = 2  # times as large while lines are set and slanted
_TYPE = 256  # pixels: the size faces are drawn at before lines are fitted
_FINER = 16  # how much larger faces are measured than drawn
_LONGEST = 100  # letters
_CONDENSED = 0.82  # how narrow a line may become before it becomes smaller
_WHITE = pygame.Color("white")
_SPACES = {ord(space): " " for space in "\u00a0\u202f\u2009"}  # no face need have these
_PLAYER_INKS = ("dark", "main", "light")


class _Letter(NamedTuple):
    """Where the ink of a letter is, seen from the pen, and how far the pen moves."""

    left: int
    right: int
    foot: int
    head: int
    advance: int


class _SetLine(NamedTuple):
    """A line of words at the type size, and where its baseline is."""

    coverage: pygame.Surface
    baseline: int


class _Fit(NamedTuple):
    """How far a line is made narrower and smaller."""

    across: float
    down: float


def colour(ink: str, inks: Sequence[str]) -> pygame.Color:
    """An ink by its number, or one of the player's by its name."""
    return pygame.Color(inks[_PLAYER_INKS.index(ink)] if ink in _PLAYER_INKS else ink)


def strip(
    words: str, how: Lettering, fonts: Path, inks: Sequence[str] = (), fine: int = _FINE
) -> pygame.Surface:
    """The words as a layer of the size of their box; lines are set so many times as large."""
    coverage = _coverage(words, how, fonts, DENSITY * fine)
    layer = canvas(coverage.get_size())
    if how.shadow:
        _lay_shadow(coverage, how.shadow, layer, inks)
    lay_on(inked(coverage, colour(how.ink, inks)), layer)
    if how.grain:
        _lay_grain(coverage, how.grain, how.box[1], layer, inks)
    return layer


@cache
def _font(path: Path, size: int = _TYPE) -> pygame.font.Font:
    pygame.font.init()
    return pygame.font.Font(path, size)


def _measured(text: str, font: pygame.font.Font) -> list[_Letter]:
    return [_Letter(*(letter or (0,) * 5)) for letter in font.metrics(text)]


@cache
def _capital(path: Path) -> float:
    """The height of an H at the type size, finer than the whole pixels that are told there."""
    capital = _measured("H", _font(path, _TYPE * _FINER))[0]
    return (capital.head - capital.foot) / _FINER


def _lay_shadow(
    coverage: pygame.Surface, shadow: Shadow, layer: pygame.Surface, inks: Sequence[str]
) -> None:
    right, down = (round(tenths * DENSITY / 10) for tenths in shadow.by)
    lay_on(inked(coverage, colour(shadow.ink, inks)), layer, (right, down))


def _lay_grain(
    coverage: pygame.Surface, grain: Grain, top: int, layer: pygame.Surface, inks: Sequence[str]
) -> None:
    above, below = ((y - top) * DENSITY for y in (grain.above, grain.below))
    spray = sprayed(layer.get_size(), above, below, grain.density / 100)
    spray.blit(coverage, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    lay_on(inked(spray, colour(grain.ink, inks)), layer)


def _coverage(words: str, how: Lettering, fonts: Path, unit: int) -> pygame.Surface:
    """White words where they belong in their box; lines are set at so many pixels to the unit."""
    text = _clean(words.upper() if how.caps else words)
    fine = canvas((how.box[2] * unit, how.box[3] * unit))
    face = face_for(text, how.faces, fonts)
    seen = _wide_letters(text, _font(face))
    if seen:
        for line, fit, baseline in _set(seen, how, face):
            _draw(line, fit, baseline, how, fine)
    finished = (how.box[2] * DENSITY, how.box[3] * DENSITY)
    return fine if fine.get_size() == finished else scaled(fine, finished)


def _wide_letters(text: str, font: pygame.font.Font) -> str:
    """The text without letters that take no room: the library refuses to draw them alone."""
    return "".join(each for each in text if font.size(each)[0]).strip()


def _clean(words: str) -> str:
    """The words without what can't be drawn, on one line, no longer than anyone would read."""
    whole = unicodedata.normalize("NFC", words)  # faces have é, and seldom the accent alone
    shown = "".join(each for each in whole if each.isprintable() or each.isspace())
    text = re.sub(r"[ \t\r\n]+", " ", shown).strip()
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _set(text: str, how: Lettering, face: Path) -> list[tuple[_SetLine, _Fit, float]]:
    """The lines of a text, each with its fit and its baseline in units."""
    font, capital = _font(face), _capital(face)
    one = _line(text, how.tracking, font)
    fit = _fitted(one, how.text, how.cap, capital)
    cap = fit.down * capital
    middle = how.text[1] + how.text[3] / 2
    if how.two and cap < how.cap * how.two.below / 100 and " " in text:
        lines = [_line(half, how.tracking, font) for half in _halves(text)]
        fits = [_fitted(line, how.text, how.two.cap, capital) for line in lines]
        if min(fits).down * capital > cap:
            first = middle - how.two.gap / 2 - how.two.lift
            baselines = (first, first + how.two.cap + how.two.gap)
            return list(zip(lines, fits, baselines, strict=True))
    return [(one, fit, middle + cap / 2 - how.lift * cap / how.cap)]


def _fitted(line: _SetLine, text: Box, cap: int, capital: float) -> _Fit:
    """Of the wanted height if the line can be condensed to the width; smaller if not."""
    down = cap / capital
    across = min(down, text[2] / line.coverage.get_width())
    return _Fit(across, min(down, across / _CONDENSED))


def _halves(text: str) -> tuple[str, str]:
    """The text in two lines, as equal as its words allow."""
    words = text.split(" ")
    splits = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return min(splits, key=lambda halves: abs(len(halves[0]) - len(halves[1])))


def _line(text: str, tracking: int, font: pygame.font.Font) -> _SetLine:
    """White words on one line, cut to the width of their ink."""
    text = text.translate(_SPACES)
    if tracking:
        layer = _tracked(text, tracking, font)
    else:
        layer = font.render(text, True, _WHITE).premul_alpha()
    ink = layer.get_bounding_rect()
    whole = pygame.Rect(ink.left, 0, max(1, ink.width), layer.get_height())
    return _SetLine(layer.subsurface(whole), _baseline(text, font))


def _tracked(text: str, tracking: int, font: pygame.font.Font) -> pygame.Surface:
    """The words with some space between all letters; the library knows none, only kerning."""
    space = tracking * _TYPE / 1000
    width, high = font.size(text)
    layer = canvas((width + round(space * len(text)), high))
    shared = _baseline(text, font)
    for place, (letter, pen) in enumerate(zip(text, _pens(text, font), strict=True)):
        glyph = font.render(letter, True, _WHITE).premul_alpha()
        lay_on(glyph, layer, (round(pen + place * space), shared - _baseline(letter, font)))
    return layer


def _pens(text: str, font: pygame.font.Font) -> list[int]:
    """Where each letter is drawn in a kerned line, its own overhang included."""
    letters = _measured(text, font)
    start = min(0, letters[0].left)
    pens = []
    for end, letter in enumerate(letters, 1):
        right = font.size(text[:end])[0] + start
        pens.append(right - max(letter.advance, letter.right) + min(0, letter.left) - start)
    return pens


def _baseline(text: str, font: pygame.font.Font) -> int:
    """How far below the top of a drawn line its letters stand; high accents push it down."""
    return max(font.get_ascent(), *(letter.head for letter in _measured(text, font)))


def _draw(line: _SetLine, fit: _Fit, baseline: float, how: Lettering, fine: pygame.Surface) -> None:
    """Draw a line in the middle of its place, slanted and turned about its own middle."""
    width, high = line.coverage.get_size()
    unit = fine.get_width() // how.box[2]
    size = (ceil(width * fit.across * unit), ceil(high * fit.down * unit))
    layer = scaled(line.coverage, size)
    middle = (how.text[0] + how.text[2] / 2 - how.box[0]) * unit
    top = (baseline - how.box[1]) * unit - line.baseline * fit.down * unit
    if not how.skew and not how.turn:
        lay_on(layer, fine, (int(middle) - size[0] // 2, floor(top)))
        return
    ink = layer.get_bounding_rect()
    centre = (middle, top + ink.centery)
    layer = layer.subsurface(ink)
    if how.skew:
        layer = _skewed(layer, how.skew)
    if how.turn:
        layer = pygame.transform.rotozoom(layer, how.turn, 1)
    lay_on(layer, fine, layer.get_rect(center=centre).topleft)


def _skewed(layer: pygame.Surface, degrees: int) -> pygame.Surface:
    """The layer leaning to the right."""
    width, high = layer.get_size()
    lean = tan(radians(degrees))
    over = round(lean * high / 2)
    skewed = canvas((width + 2 * over, high))
    for y in range(high):
        row = layer.subsurface((0, y, width, 1))
        lay_on(row, skewed, (over + round(lean * (high / 2 - y)), y))
    return skewed
