"""What a paperback looks like that has been read: yellow, scuffed, creased."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy import ndimage

from studio.colour import rgb
from studio.paperback.inks import PULP
from studio.printing import Field, Pixels
from studio.transforms import Point

_AGED = (1, 0.93, 0.74)  # what is left of red, green and blue where paper is yellow


@dataclass(frozen=True)
class Age:
    """How much a print has been through."""

    yellow: float = 0.12
    spine: float = 0  # units from the left to where it was opened; 0 if it has none
    scuff: float = 1.0
    creases: int = 3


FRAME = Age(yellow=0.06, scuff=0.55, creases=0)


def worn(pixels: Pixels, seed: int, age: Age) -> Pixels:
    """The print after all that; the seed tells where its corners are creased."""
    return _Wear(pixels, seed, age).done()


class _Wear:
    def __init__(self, pixels: Pixels, seed: int, age: Age) -> None:
        self._age, self._seed = age, seed
        self._chance = np.random.default_rng(seed)
        self._high, self._wide = pixels.shape[:2]
        self._unit = self._wide / 500
        unit: Field = pixels.astype(np.float32) / 255
        self._ink, self._alpha = unit[..., :3], unit[..., 3:]
        self._y, self._x = np.mgrid[0 : self._high, 0 : self._wide].astype(np.float32)

    def done(self) -> Pixels:
        yellow = self._age.yellow
        aged = np.array(_AGED, np.float32)
        ink = self._ink * (1 - yellow) + self._ink * aged * yellow + yellow * 0.04
        self._coarse, self._fine = self._noise(3), self._noise(1)
        bare = self._scuffed()
        for number in range(self._age.creases):
            bare = bare + self._corner_crease(number)
        if self._age.spine:
            bare = bare + self._spine()
            ink = ink * self._roll()
        bare = np.clip(bare, 0, 1)[..., None]
        ink = ink * (1 - bare) + np.array(rgb(PULP.paper), np.float32) * bare
        whole = np.clip(np.concatenate([ink, self._alpha], -1), 0, 1)
        levels: Pixels = (whole * 255 + 0.5).astype(np.uint8)
        return levels

    def _noise(self, sigma: float) -> Any:
        field = self._chance.standard_normal((self._high, self._wide)).astype(np.float32)
        smooth = ndimage.gaussian_filter(field, sigma)
        return smooth / smooth.std()

    def _scuffed(self) -> Any:
        """Where edges and corners are bare."""
        across = np.minimum(self._x, self._wide - 1 - self._x) / self._wide
        down = np.minimum(self._y, self._high - 1 - self._y) / self._wide
        rough = self._coarse * 0.55 + self._fine * 0.25
        edges = np.clip((0.010 - np.minimum(across, down)) / 0.010 + rough - 0.55, 0, 1)
        far = (0.075 - np.hypot(across, down)) / 0.05
        corners = np.clip(far + self._coarse * 0.6 - 0.5, 0, 1)
        return self._age.scuff * (edges + corners)

    def _corner_crease(self, number: int) -> Any:
        wide, high = self._wide, self._high
        x, y = ((0, 0), (wide, high), (wide, 0), (0, high))[(self._seed + number) % 4]
        across = self._chance.uniform(0.14, 0.36) * wide
        down = self._chance.uniform(0.1, 0.26) * wide
        start = x + (across if x == 0 else -across), y
        end = x, y + (down if y == 0 else -down)
        return self._crease(start, end, 1.8 * self._unit, 1.4)

    def _crease(self, start: Point, end: Point, wide: float, wander: float) -> Any:
        long = np.hypot(end[0] - start[0], end[1] - start[1])
        right, down = (end[0] - start[0]) / long, (end[1] - start[1]) / long
        along = (self._x - start[0]) * right + (self._y - start[1]) * down
        aside = (self._y - start[1]) * right - (self._x - start[0]) * down
        line = np.clip(1 - np.abs(aside + self._coarse * wander) / wide, 0, 1)
        broken = np.clip(self._coarse * 0.7 + self._fine * 0.5 + 0.35, 0, 1)
        return line * broken * ((along > 0) & (along < long))

    def _spine(self) -> Any:
        x = self._age.spine * self._unit
        return self._crease((x, 0), (x + 2, self._high), 2.2 * self._unit, 1.0)

    def _roll(self) -> Any:
        """The shadow where the cover bends."""
        x = self._age.spine * self._unit
        return 1 - np.exp(-(((self._x - x * 0.55) / (x * 0.5)) ** 2)[..., None]) * 0.22
