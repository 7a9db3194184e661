"""Typefaces as files: which one has every letter of some words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pygame

_SMALL = 32  # pixels: large enough to tell letters
_WHITE = pygame.Color("white")
_NO_LETTER = "\ufdd0"  # Unicode promises that it never will be one


class Face:
    """A typeface as a file; whatever it was found to have is not looked for again."""

    def __init__(self, path: Path) -> None:
        self.path, self.name = path, path.stem
        self.there = path.is_file()
        self._letters = set[str]()

    def has(self, words: str) -> bool:
        """Whether every letter of them is drawn."""
        if not self._letters.issuperset(words):
            self._letters.update(letter for letter in words if _has(self.path, letter))
        return self._letters.issuperset(words)


@cache
def face_of(name: str, fonts: Path) -> Face:
    """The typeface of this name."""
    return Face(fonts / f"{name}.ttf")


def first_with(words: str, faces: Sequence[Face]) -> Face:
    """The first face that has every letter; if none has, the last."""
    return next((face for face in faces if face.has(words)), faces[-1])


def face_for(words: str, faces: Sequence[str], fonts: Path) -> Path:
    """The file of the first face that has every letter; if none has, of the last."""
    return first_with(words, [face_of(face, fonts) for face in faces]).path


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
