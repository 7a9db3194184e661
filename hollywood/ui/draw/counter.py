"""A number that rolls like the digits of a counter."""

from __future__ import annotations

from math import floor

import pygame
from pygame import Color

from .surfaces import canvas, lay_on
from .text import Typesetter
from .theme import Type

_DIGITS = "0123456789"
_MINUS = "−"


def rolling(typesetter: Typesetter, type: Type, value: float, ink: Color) -> pygame.Surface:
    """The value; while it lies between two numbers, its digits are on their way."""
    if value == round(value):
        return typesetter.line(str(round(value)).replace("-", _MINUS), type, ink)
    if value < 0:
        return typesetter.line(f"{_MINUS}{round(-value)}", type, ink)
    glyphs = [typesetter.line(digit, type, ink) for digit in _DIGITS]
    wide = max(glyph.get_width() for glyph in glyphs)
    places = len(str(floor(value) + 1))
    counter = canvas((wide * places, glyphs[0].get_height()))
    for place in range(places):
        cell = pygame.Rect(wide * (places - 1 - place), 0, wide, counter.get_height())
        if place and value < 10**place - 1:
            continue
        counter.set_clip(cell)
        _turned(counter, cell, _wheel(value, place), glyphs)
    return counter


def _wheel(value: float, place: int) -> float:
    """How far a digit's wheel has turned: it moves only with the last step of the one below."""
    below = int(10**place)
    whole = value // below
    return (whole + max(0.0, value % below - (below - 1))) % 10


def _turned(
    counter: pygame.Surface, cell: pygame.Rect, wheel: float, glyphs: list[pygame.Surface]
) -> None:
    high = cell.height
    digit = int(wheel)
    up = round((wheel - digit) * high)
    for number, top in ((digit, -up), (digit + 1, high - up)):
        glyph = glyphs[number % 10]
        lay_on(glyph, counter, (cell.centerx - glyph.get_width() // 2, top))
