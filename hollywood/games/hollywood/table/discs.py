"""Points as coins, and the signs that stand by them: the leader's crown, the first player's token.

A struck gold coin is banked; a dark disc with a gold ring is not yet.
"""

from __future__ import annotations

from math import cos, pi, sin

import pygame
from pygame import Color

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.gradients import sheer, vertical
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import clip_to, lay_on, scaled, soft_edged
from hollywood.ui.draw.theme import CREAM, GOLD, INK_ON_GOLD, RED, Type

_FINE = 4
_RIM, _SHINE, _SHADE, _LINE = Color("#6d4a12"), Color("#ffe08a"), Color("#d79a2c"), Color("#8a5a14")
_DARK = Color("#0a0d12")
_BEADS, _BEADED = 40, 40  # beads round a coin that is larger than so many units
_DIGITS = (0.62, 0.54, 0.36)  # of the diameter: one digit, two, a range
_PALE = Color("#fdeebb")
_CROWN = [(-12, 7), (-13, -5), (-6, 0), (0, -9), (6, 0), (13, -5), (12, 7)]
_TIPS = [(-13, -6), (0, -10), (13, -6)]
_CROWN_SIZE = (32, 22)  # its drawing is so many units wide and high, its middle in the middle
_HORN = [(-7, -3), (-2, -3.4), (7, -7.5), (7, 7.5), (-2, 3.4), (-7, 3)]
_HANDLE = [(-6, 3), (-2.4, 3.4), (-1, 8), (-4, 8)]
_RUBY, _DARK_RUBY = Color("#bf2f26"), Color("#64101a")
_TURNED = -18  # degrees: the megaphone


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
    disc = _struck(diameter, beaded) if banked else _ring(diameter, beaded)
    share = _DIGITS[min(len(words), len(_DIGITS)) - 1]
    ink = INK_ON_GOLD if banked else GOLD
    number = props.typesetter.sized(words, Type.NUMBER, ink, round(diameter * share))
    seen = number.get_bounding_rect()  # the middle of its ink, not of its line
    lay_on(number, disc, (diameter // 2 - seen.centerx, diameter // 2 - seen.centery))
    return disc


def _struck(diameter: int, beaded: bool) -> pygame.Surface:
    """A gold coin: rim, face, a line inside and beads along its edge."""
    size = diameter * _FINE
    half, inner = size / 2, size * 0.475
    face = vertical((size, size), ((0.0, _SHINE), (0.45, GOLD), (1.0, _SHADE)))
    mask = layer_of((size, size))
    pygame.draw.circle(mask, "white", (half, half), inner)
    clip_to(face, mask)
    disc = layer_of((size, size))
    pygame.draw.circle(disc, _RIM, (half, half), half)
    lay_on(face, disc)
    line = max(_FINE // 2, round(size * 0.02))
    pygame.draw.circle(disc, _LINE, (half, half), half * 0.82, line)
    for bead in range(_BEADS if beaded else 0):
        turn = 2 * pi * bead / _BEADS
        at = (half + half * 0.9 * cos(turn), half + half * 0.9 * sin(turn))
        pygame.draw.circle(disc, _LINE, at, size * 0.013)
    return scaled(disc, (diameter, diameter))


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
    return props.shapes.of(("crown", wide), lambda: _crown(wide))


def _crown(wide: int) -> pygame.Surface:
    high = round(wide * _CROWN_SIZE[1] / _CROWN_SIZE[0])

    def draw(shape: pygame.Surface, _: int) -> None:
        unit = shape.get_width() / _CROWN_SIZE[0]
        middle = pygame.Vector2(shape.get_size()) / 2
        outline = [middle + pygame.Vector2(point) * unit for point in _CROWN]
        pygame.draw.polygon(shape, GOLD, outline)
        pygame.draw.lines(shape, INK_ON_GOLD, True, outline, max(1, round(unit)))
        for point in _TIPS:
            pygame.draw.circle(shape, _PALE, middle + pygame.Vector2(point) * unit, 2.2 * unit)
        left, right = (middle + pygame.Vector2(x, 4) * unit for x in (-10.5, 10.5))
        pygame.draw.line(shape, RED, left, right, max(1, round(1.8 * unit)))

    return soft_edged((wide, high), draw, _FINE)


def token(props: Props, diameter: int) -> pygame.Surface:
    """The sign of whoever plays first: a megaphone."""
    return props.shapes.of(("first player", diameter), lambda: _token(diameter))


def _token(diameter: int) -> pygame.Surface:
    def draw(disc: pygame.Surface, _: int) -> None:
        size = disc.get_width()
        middle, unit = pygame.Vector2(size / 2, size / 2), size / 26

        def at(point: tuple[float, float]) -> pygame.Vector2:
            return middle + pygame.Vector2(point).rotate(_TURNED) * unit

        pygame.draw.circle(disc, CREAM, middle, size / 2)
        pygame.draw.circle(disc, INK_ON_GOLD, middle, size / 2, round(1.3 * unit))
        pygame.draw.polygon(disc, _RUBY, [at(point) for point in _HORN])
        pygame.draw.polygon(disc, _DARK_RUBY, [at(point) for point in _HANDLE])
        pygame.draw.line(disc, INK_ON_GOLD, at((7.4, -7.5)), at((7.4, 7.5)), round(2 * unit))
        pygame.draw.line(disc, CREAM, at((-2, -3.4)), at((-2, 3.4)), round(1.2 * unit))

    return soft_edged((diameter, diameter), draw, _FINE)
