"""Words drawn in the typeface that was chosen, and what it lacks in another one."""

from __future__ import annotations

import re

import pygame
from pygame import Color

from hollywood import paths
from hollywood.settings import Typeface

from .faces import FontFile, first_with, font_file
from .surfaces import canvas, lay_on
from .theme import Type, faces

_SIGNS = re.compile("([←→↑↓○□△]+)")  # few typefaces have them
_FOR_SIGNS = "SourceSans3_700Bold"  # this one does


_LOW = 1.2  # of the size of letters: no accent or tail needs a higher line
_MEASURED = 4000  # words of which the width is known: while lines are broken the same are asked for


class Letters:
    """Draws single lines, in letters of so many pixels."""

    def __init__(self, typeface: Typeface) -> None:
        self._typeface: Typeface = typeface
        self._folder = paths.assets() / "fonts"
        self._files: dict[str, list[FontFile]] = {}  # of a type: those that are tried in turn
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._widths: dict[tuple[str, Type, int], int] = {}

    def width(self, words: str, type: Type, size: int) -> int:
        """How wide the words are."""
        key = (words, type, size)
        wide = self._widths.get(key)
        if wide is None:
            wide = sum(font.size(run)[0] for font, run in self._runs(words, type, size))
            if len(self._widths) >= _MEASURED:
                self._widths.clear()
            self._widths[key] = wide
        return wide

    def drawn(self, words: str, type: Type, ink: Color, size: int) -> pygame.Surface:
        """The words on one line."""
        runs = [font.render(run, True, ink) for font, run in self._runs(words, type, size)]
        if self._typeface != "drawn":
            most = max(self._font(type.value.face, size).get_height(), round(_LOW * size))
            runs = [_lower(run, most) for run in runs]
        if len(runs) == 1:
            return runs[0].premul_alpha()
        base = max(run.get_height() for run in runs)
        whole = canvas((sum(run.get_width() for run in runs), base))
        left = 0
        for run in runs:
            lay_on(run.premul_alpha(), whole, (left, (base - run.get_height()) // 2))
            left += run.get_width()
        return whole

    def _runs(self, words: str, type: Type, size: int) -> list[tuple[pygame.font.Font, str]]:
        """Words in the typeface of their type, the signs among them in one that has them."""
        runs = []
        for place, run in enumerate(_SIGNS.split(words)):
            if run:
                face = _FOR_SIGNS if place % 2 else self._face(run, type)
                runs.append((self._font(face, size), run))
        return runs or [(self._font(self._face("", type), size), "")]

    def _face(self, words: str, type: Type) -> str:
        """The typeface that was chosen, or the next one if it lacks a letter."""
        meant = type.value.face
        if meant not in self._files:
            chosen = faces(meant, self._typeface)
            self._files[meant] = [font_file(each, self._folder) for each in chosen]
        first, *_ = tried = self._files[meant]
        return (first if words.isascii() or not first.exists else first_with(words, tried)).name

    def _font(self, face: str, size: int) -> pygame.font.Font:
        key = (face, size)
        if key not in self._fonts:
            path = self._folder / f"{face}.ttf"
            # without our typefaces there still is the one of the library
            self._fonts[key] = pygame.font.Font(path if path.is_file() else None, size)
        return self._fonts[key]


def _lower(line: pygame.Surface, most: int) -> pygame.Surface:
    """A line without the empty rows above and below that other typefaces have no room for."""
    spare = max(0, line.get_height() - most)
    return line.subsurface((0, spare // 2, line.get_width(), line.get_height() - spare))
