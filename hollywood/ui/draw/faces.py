"""Typefaces as files: which one has every letter of some words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pygame

_SMALL = 32  # pixels: large enough to tell letters
_WHITE = pygame.Color("white")
_NO_LETTER = "\ufdd0"  # Unicode promises that it never will be one


def face_for(words: str, faces: Sequence[str], fonts: Path) -> Path:
    """The first face that has every letter; if none has, the last."""
    paths = [fonts / f"{face}.ttf" for face in faces]
    return next((path for path in paths if all(_has(path, letter) for letter in words)), paths[-1])


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
