"""Genres and players are told apart by eyes of every kind, as far as colour goes at all."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import TypeAlias

import pygame
import pytest

from hollywood import paths
from hollywood.games.hollywood.rules.deck import GENRES, Colour
from hollywood.games.hollywood.table.geometry import Places
from hollywood.games.hollywood.table.reel_token import drawn_reel
from hollywood.pictures import Pictures
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.surfaces import load

from ..harness.positions import KIT

Triple: TypeAlias = tuple[float, float, float]

GENRE_FLOOR = 13.9  # CIEDE2000: of the palette our designs were measured with, its worst pair
SEAT_FLOOR = 16.7
GREY_FLOOR = 8.0  # of seats without any colour: there the holes must tell them
HOLE = "#120d16"
HOLES_FLOOR = 0.08  # of a reel's pixels: how different its pattern is from any other

# What a viewer makes of linear red, green and blue: Machado, Oliveira and Fernandes 2009, severe.
EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
TO_XYZ: tuple[Triple, Triple, Triple] = (
    (0.4124 / 0.95047, 0.3576 / 0.95047, 0.1805 / 0.95047),
    (0.2126, 0.7152, 0.0722),
    (0.0193 / 1.08883, 0.1192 / 1.08883, 0.9505 / 1.08883),
)

DECK = KIT.deck
PICTURES = Pictures(paths.assets() / "cards")


def times(matrix: Sequence[Triple], vector: Triple) -> Triple:
    red, green, blue = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return red, green, blue


def linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def lab(colour: pygame.Color, eyes: str) -> Triple:
    """A colour as these eyes see it, in CIE L*a*b*."""
    seen = times(
        EYES[eyes], (linear(colour.r / 255), linear(colour.g / 255), linear(colour.b / 255))
    )
    clipped = (
        min(1.0, max(0.0, seen[0])),
        min(1.0, max(0.0, seen[1])),
        min(1.0, max(0.0, seen[2])),
    )
    x, y, z = (
        v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in times(TO_XYZ, clipped)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def hue(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360


def mean_hue(one: float, other: float, chroma: float) -> float:
    if chroma == 0:
        return one + other
    if abs(one - other) <= 180:
        return (one + other) / 2
    return (one + other + (360 if one + other < 360 else -360)) / 2


def hue_step(one: float, other: float, chroma: float) -> float:
    """The difference of two hues as a length."""
    turn = (other - one + 180) % 360 - 180 if chroma else 0
    return 2 * sqrt(chroma) * sin(radians(turn) / 2)


def ciede2000(one: Triple, other: Triple) -> float:
    """How different two colours look, by CIE 142-2001."""
    mean = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1.5 - sqrt(mean**7 / (mean**7 + 25**7)) / 2
    (l1, a1, b1), (l2, a2, b2) = ((l_, a * stretch, b) for l_, a, b in (one, other))
    c1, c2, h1, h2 = hypot(a1, b1), hypot(a2, b2), hue(a1, b1), hue(a2, b2)
    light, chroma, angle = (l1 + l2) / 2, (c1 + c2) / 2, mean_hue(h1, h2, c1 * c2)
    t = (
        1
        - 0.17 * cos(radians(angle - 30))
        + 0.24 * cos(radians(2 * angle))
        + 0.32 * cos(radians(3 * angle + 6))
        - 0.20 * cos(radians(4 * angle - 63))
    )
    in_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    in_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    in_hue = hue_step(h1, h2, c1 * c2) / (1 + 0.015 * chroma * t)
    swing = radians(60 * exp(-(((angle - 275) / 25) ** 2)))
    turned = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(swing)
    return sqrt(in_light**2 + in_chroma**2 + in_hue**2 + turned * in_chroma * in_hue)


# Pairs and their difference from Sharma, Wu and Dalal, who published them to test programs with.
KNOWN: list[tuple[Triple, Triple, float]] = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, 2.5, 0.0), (56.0, -27.0, -3.0), 31.9030),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("one", "other", "expected"), KNOWN)
def test_the_measure_is_right(one: Triple, other: Triple, expected: float) -> None:
    assert ciede2000(one, other) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("eyes", EYES)
def test_white_stays_white(eyes: str) -> None:
    assert lab(pygame.Color("white"), eyes) == pytest.approx((100, 0, 0), abs=0.1)


def border(look: str) -> pygame.Color:
    """The colour of a frame, averaged along its left edge."""
    frame = load(PICTURES.frame(look))
    edge = pygame.Rect(5, frame.get_height() // 5, 8, frame.get_height() // 2)
    return pygame.Color(*pygame.transform.average_color(frame, edge))


@pytest.mark.parametrize("eyes", EYES)
def test_frames_of_genres_are_told_apart(eyes: str) -> None:
    for one, other in combinations(GENRES, 2):
        apart = ciede2000(lab(border(one), eyes), lab(border(other), eyes))
        assert apart > GENRE_FLOOR, f"{one} {other}"


@pytest.mark.parametrize("eyes", EYES)
def test_reels_of_players_are_told_apart(eyes: str) -> None:
    floor = GREY_FLOOR if eyes == "grey" else SEAT_FLOOR
    for one, other in combinations(DECK.colours, 2):
        mains = (lab(pygame.Color(colour.inks[1]), eyes) for colour in (one, other))
        assert ciede2000(*mains) > floor, f"{one.id} {other.id}"


def holes_of(colour: Colour, diameter: int, large: bool = False) -> pygame.mask.Mask:
    """Where a reel has holes."""
    return pygame.mask.from_threshold(drawn_reel(colour, diameter, large), HOLE, (40, 40, 40, 255))


@pytest.mark.parametrize("colour", DECK.colours, ids=lambda colour: colour.id)
def test_large_symbols_make_the_holes_on_the_table_larger(colour: Colour) -> None:
    """Twice as large in the tray; on a card as large as leaves a star its face."""
    usual, large = (Places(Screen(1920, 1080), DECK.columns, 4, way) for way in (False, True))
    trays = (places.panels[0].reel for places in (usual, large))
    for (before, after), times in (((usual.reel, large.reel), 1.6), (trays, 2)):
        holes = holes_of(colour, after, True).count() / holes_of(colour, before).count()
        assert holes >= times


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("diameter", [20, 28, 40, 84])
def test_holes_tell_reels_apart_without_any_colour(diameter: int, large: bool) -> None:
    holes = [holes_of(colour, diameter, large) for colour in DECK.colours]
    for one, other in combinations(holes, 2):
        shared = one.overlap_area(other, (0, 0))
        assert one.count() + other.count() - 2 * shared > HOLES_FLOOR * diameter**2
