"""Points as coins, and the signs that stand by them: the leader's crown, the first player's token.

A struck gold coin is banked; a dark disc with a gold ring is not yet.
"""

from __future__ import annotations

import pygame
from pygame import Color

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.gradients import sheer
from hollywood.ui.draw.surfaces import lay_on, soft_edged
from hollywood.ui.draw.theme import GOLD, INK_ON_GOLD, Type

_FINE = 4
_DARK = Color("#0a0d12")
_BEADED = 40  # units: a larger coin has beads along its edge
_DIGITS = (0.62, 0.54, 0.36)  # of the diameter: one digit, two, a range


def coin(props: Props, diameter: int, words: str, banked: bool = True) -> pygame.Surface:
    """So many points."""
    key = ("coin", diameter, words, banked)
    return props.shapes.of(key, lambda: _coin(props, diameter, words, banked))


def put_coin(
    props: Props,
    canvas: pygame.Surface,
    middle: tuple[int, int],
    diameter: int,
    words: str,
    banked: bool = True,
) -> None:
    """Lay a coin down, with its shadow."""
    picture = coin(props, diameter, words, banked)
    place = picture.get_rect(center=middle)
    soft = max(2, round(diameter * 0.14))
    drop = (0, max(1, round(diameter * 0.06)))
    props.shapes.cast_shadow(canvas, place, diameter // 2, soft, drop, 190)
    lay_on(picture, canvas, place.topleft)


def _coin(props: Props, diameter: int, words: str, banked: bool) -> pygame.Surface:
    beaded = diameter > _BEADED * props.screen.scale
    struck = "coin" if beaded else "coin_small"
    disc = _piece(props, struck, diameter).copy() if banked else _ring(diameter, beaded)
    share = _DIGITS[min(len(words), len(_DIGITS)) - 1]
    ink = INK_ON_GOLD if banked else GOLD
    number = props.typesetter.sized(words, Type.NUMBER, ink, round(diameter * share))
    seen = number.get_bounding_rect()  # the middle of its ink, not of its line
    lay_on(number, disc, (diameter // 2 - seen.centerx, diameter // 2 - seen.centery))
    return disc


def _ring(diameter: int, beaded: bool) -> pygame.Surface:
    """A dark disc with a gold ring, and a second thin one."""

    def draw(disc: pygame.Surface, _: int) -> None:
        size = disc.get_width()
        half = size / 2
        pygame.draw.circle(disc, _DARK, (half, half), half)
        pygame.draw.circle(disc, GOLD, (half, half), half * 0.985, round(size * 0.055))
        if beaded:
            second = sheer(GOLD, 0.55).premul_alpha()
            pygame.draw.circle(disc, second, (half, half), half * 0.8, round(size * 0.012))

    return soft_edged((diameter, diameter), draw, _FINE)


def crown(props: Props, wide: int) -> pygame.Surface:
    """The sign of whoever leads."""
    return _piece(props, "crown", wide)


def token(props: Props, diameter: int) -> pygame.Surface:
    """The sign of whoever plays first: a megaphone."""
    return _piece(props, "megaphone", diameter)


def _piece(props: Props, name: str, wide: int) -> pygame.Surface:
    """A piece of the table, so many pixels wide."""
    return props.art.piece_picture(name, wide / props.art.piece(name).size[0])
