"""High contrast: what the usual inks become for whoever needs words and edges to stand out.

Typesetter and shapes ask here, so what is drawn with them need not know of it.
"""

from __future__ import annotations

from functools import lru_cache

import pygame
from pygame import Color

from .theme import BRASS, CREAM, MUTED, PAPER, WHITE, Ink

GROUND = Color("#101010")  # where felt or velvet lies else
PANEL = Color("#000000")
FOCUS = Color("#ffe14d")
_ART_LEFT = 0.55  # of the light of pictures, below marks and words
_VEILED = 0.3  # of the light of what words lie on without a panel
MARKS_GROW = 1.5
_WORDS, _SHAPES = 7.7, 4.9  # to one: a little above what is asked for, for edges are soft
_DARK = 0.1  # darker inks are meant for light grounds; darker grounds are black
_GLASS = 100  # of 255: less of a dark ground is a shade, and stays one
_STEP = 0.04  # of the way to white
_PALE = {tuple(ink)[:3] for ink in (CREAM, MUTED, PAPER, BRASS)}  # white is meant


def luminance(ink: Ink) -> float:
    """How light an ink is, from 0 to 1, as the guidelines for contrast reckon it."""

    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.03928 else float(((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(part) for part in tuple(ink)[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Ink, other: Ink) -> float:
    """How many times lighter the one is than the other; 21 at most."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@lru_cache(maxsize=512)
def _lit(ink: tuple[int, ...], least: float) -> Color:
    """An ink as light as black ground asks for."""
    if ink[:3] in _PALE:
        return Color(WHITE)
    shown = Color(*ink[:3])
    while contrast(shown, PANEL) < least:
        shown = shown.lerp(WHITE, _STEP)
    return shown


def _is_dark(ink: Ink) -> bool:
    """Whether it was chosen for light ground."""
    return luminance(ink) <= _DARK


def dim(picture: pygame.Surface) -> None:
    """Leave less light on a picture, so that marks stand out from it."""
    _darken(picture, _ART_LEFT)


def veil(picture: pygame.Surface) -> None:
    """Leave so little light on a picture that white words can be read on it."""
    _darken(picture, _VEILED)


def dimmed(picture: pygame.Surface) -> pygame.Surface:
    """A copy on which there is less light."""
    dim(copy := picture.copy())
    return copy


def veiled(picture: pygame.Surface) -> pygame.Surface:
    """A copy on which there is hardly any light."""
    veil(copy := picture.copy())
    return copy


def _darken(picture: pygame.Surface, left: float) -> None:
    picture.fill((round(255 * left),) * 3, special_flags=pygame.BLEND_RGB_MULT)


def word(ink: Color) -> Color:
    """The ink of words."""
    return Color(ink) if _is_dark(ink) else _lit(tuple(ink), _WORDS)


def sign(ink: Ink) -> Color:
    """The ink of edges, icons and lines."""
    return Color(*ink) if _is_dark(ink) else bright(ink)


def bright(ink: Ink) -> Color:
    """An ink that stands out from black, however dark it was."""
    return _lit(tuple(ink), _SHAPES)


def ground(ink: Ink) -> Ink:
    """The ink of a panel: black, if it is dark and not a mere shade."""
    if Color(*ink).a < _GLASS or luminance(ink) > _DARK:
        return ink
    return PANEL
