"""Measures what the style guide promises: colours every eye can tell apart, and light by genre."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from hollywood.games.hollywood.rules.deck import GENRES
from studio.colour import rgb
from studio.frames import INKS
from studio.inks import PLAYERS

Values: TypeAlias = NDArray[np.floating[Any]]

# How colour-blind eyes see linear red, green and blue (Machado, Oliveira, Fernandes 2009, at full
# severity), and grey print.
VISIONS: dict[str, Values] = {
    "normal": np.eye(3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
    "grey": np.array([[0.2126, 0.7152, 0.0722]] * 3),
}


# --- colours


@dataclass(frozen=True)
class Pair:
    """How far apart two colours are for one kind of eyes, by CIEDE2000."""

    first: str
    second: str
    vision: str
    distance: float


def genre_pairs() -> Iterator[Pair]:
    """The borders of the film frames."""
    return _pairs({genre: INKS[genre].border for genre in GENRES})


def seat_pairs() -> Iterator[Pair]:
    """The colours of the players."""
    return _pairs({player.name: player.main for player in PLAYERS})


def _pairs(inks: Mapping[str, str]) -> Iterator[Pair]:
    for vision in VISIONS:
        for first, second in combinations(inks, 2):
            apart = distance(seen(inks[first], vision), seen(inks[second], vision))
            yield Pair(first, second, vision, apart)


def seen(ink: str, vision: str = "normal") -> Values:
    """An ink in L*a*b*, as those eyes see it."""
    linear = VISIONS[vision] @ _linear(np.array(rgb(ink)))
    return _lab(np.clip(linear, 0, 1))


def _linear(srgb: Values) -> Values:
    linear: Values = np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)
    return linear


_TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
_WHITE = np.array([0.95047, 1, 1.08883])


def _lab(linear: Values) -> Values:
    """L*a*b* of linear red, green and blue, along the last axis."""
    share = linear @ _TO_XYZ.T / _WHITE
    root = np.where(share > 0.008856, np.cbrt(share), 7.787 * share + 16 / 116)
    x, y, z = root[..., 0], root[..., 1], root[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], -1)


def distance(first: Values, second: Values) -> float:
    """CIEDE2000 between two colours in L*a*b* (Sharma, Wu, Dalal 2005)."""
    light = (float(first[0]) + float(second[0])) / 2
    chroma_a, hue_a, chroma_b, hue_b = _chromas_and_hues(first, second)
    chroma = (chroma_a + chroma_b) / 2
    turn = (hue_b - hue_a + 180) % 360 - 180
    hue = (hue_a + turn / 2) % 360
    light_weight = 1 + 0.015 * (light - 50) ** 2 / np.sqrt(20 + (light - 50) ** 2)
    chroma_weight = 1 + 0.045 * chroma
    hue_weight = 1 + 0.015 * chroma * _hue_tolerance(hue)
    d_light = (second[0] - first[0]) / light_weight
    d_chroma = (chroma_b - chroma_a) / chroma_weight
    d_hue = 2 * np.sqrt(chroma_a * chroma_b) * np.sin(np.radians(turn / 2)) / hue_weight
    blue = -2 * _grip(chroma) * np.sin(np.radians(60 * np.exp(-(((hue - 275) / 25) ** 2))))
    return float(np.sqrt(d_light**2 + d_chroma**2 + d_hue**2 + blue * d_chroma * d_hue))


def _chromas_and_hues(first: Values, second: Values) -> tuple[float, float, float, float]:
    mean = (np.hypot(first[1], first[2]) + np.hypot(second[1], second[2])) / 2
    stretch = 1 + 0.5 * (1 - _grip(mean))
    found: list[float] = []
    for _, a, b in (first, second):
        found.append(float(np.hypot(a * stretch, b)))
        found.append(float(np.degrees(np.arctan2(b, a * stretch)) % 360))
    return found[0], found[1], found[2], found[3]


def _grip(chroma: float) -> float:
    return float(np.sqrt(chroma**7 / (chroma**7 + 25.0**7)))


def _hue_tolerance(hue: float) -> float:
    waves = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.2, 4, -63))
    return 1 + sum(size * float(np.cos(np.radians(n * hue + by))) for size, n, by in waves)


# --- the light of a picture


@dataclass(frozen=True)
class Light:
    """The lightness (L*) of a picture where it is not covered by marks and plate."""

    mean: float
    dark: float  # the share of it below 35
    bright: float  # the share of it above 65
    contrast: float  # between its darks and lights around the focal point, seen small


@dataclass(frozen=True)
class Band:
    """The light pictures of a genre have."""

    least: float
    most: float
    dark: float = 0
    bright: float = 0

    def holds(self, light: Light) -> bool:
        """Whether a picture lies within the band."""
        inside = self.least <= light.mean <= self.most
        return inside and light.dark >= self.dark and light.bright >= self.bright


BANDS = {
    "horror": Band(22, 50, dark=0.4),
    "romance": Band(53, 80, bright=0.25),
    "action": Band(34, 60, dark=0.15, bright=0.15),
}
LEAST_CONTRAST = 30

_PICTURE_ZONE = (30, 90, 470, 575)
_FOCAL_ZONE = (80, 130, 420, 470)
_SMALL = (60, 84)


def light_of(scene: Image.Image) -> Light:
    """What a picture looks like to half-closed eyes."""
    zone = _lightness(_part(scene, _PICTURE_ZONE))
    focal = _lightness(_part(scene.convert("RGB").resize(_SMALL), _FOCAL_ZONE))
    low, high = np.percentile(focal, (10, 90))
    return Light(
        float(zone.mean()), float((zone < 35).mean()), float((zone > 65).mean()), float(high - low)
    )


def _part(picture: Image.Image, box: Iterable[float]) -> Image.Image:
    scale = picture.width / 500
    left, top, right, bottom = (round(value * scale) for value in box)
    return picture.crop((left, top, right, bottom))


def _lightness(picture: Image.Image) -> Values:
    lightness: Values = _lab(_linear(np.asarray(picture.convert("RGB")) / 255))[..., 0]
    return lightness
