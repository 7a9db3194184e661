"""Typefaces as files: which one has every letter of some words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pygame

_SMALL = 32  # pixels: large enough to tell letters
_WHITE = pygame.Color("white")
_NO_LETTER = "\ufdd0"  # Unicode promises that it never will be one


class FontFile:
    """The file of a typeface; a letter that was found in it is not looked for again."""

    def __init__(self, path: Path) -> None:
        self.path, self.name = path, path.stem
        self.exists = path.is_file()
        self._letters = set[str]()

    def has(self, words: str) -> bool:
        """Whether every letter of them is drawn."""
        if not self._letters.issuperset(words):
            self._letters.update(letter for letter in words if _has(self.path, letter))
        return self._letters.issuperset(words)


@cache
def font_file(name: str, fonts: Path) -> FontFile:
    """The file of the typeface of this name."""
    return FontFile(fonts / f"{name}.ttf")


def first_with(words: str, files: Sequence[FontFile]) -> FontFile:
    """The first file that has every letter; if none has, the last."""
    return next((file for file in files if file.has(words)), files[-1])


def face_for(words: str, faces: Sequence[str], fonts: Path) -> Path:
    """The file of the first face that has every letter; if none has, of the last."""
    return first_with(words, [font_file(face, fonts) for face in faces]).path


@cache
def _has(face: Path, letter: str) -> bool:
    """Whether a letter is drawn otherwise than what the face shows for letters it lacks."""
    font = _font(face)
    if letter.isspace() or not font.size(letter)[0]:
        return True  # there is nothing to draw
    drawn, lack = (font.render(each, True, _WHITE) for each in (letter, _NO_LETTER))
    return pygame.image.tobytes(drawn, "RGBA") != pygame.image.tobytes(lack, "RGBA")


@cache
def _font(path: Path) -> pygame.font.Font:
    pygame.font.init()
    return pygame.font.Font(path, _SMALL)
