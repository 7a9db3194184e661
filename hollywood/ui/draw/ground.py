"""The felt that tables and pages lie on, cut to the window."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pygame

from hollywood import paths
from hollywood.ui.app.screen import Screen

from . import high_contrast
from .surfaces import read_as_it_is
from .theme import TABLE

_WIDE = 2.1  # as wide as that, for its height, a window gets the wide felt
_FINE = 2600  # pixels: wider windows get the fine pictures


def is_fine(screen: Screen) -> bool:
    """Whether a window is so wide that it gets the fine pictures, which weigh a lot."""
    return screen.width > _FINE


def table_file(screen: Screen, folder: str) -> Path:
    """The file of a table's picture that fits a window."""
    name = "3840x2160" if is_fine(screen) else "1920x1080"
    if screen.width / screen.height > _WIDE:
        name = "2560x1080"
    return paths.assets() / folder / f"table_{name}.webp"


@lru_cache(maxsize=1)  # a table that is lit keeps its own, and lets this one go
def felt(screen: Screen, folder: str = "table") -> pygame.Surface:
    """The ground of a window; it is shared: never draw on it."""
    return own_felt(screen, 1.0, folder)


def own_felt(screen: Screen, zoom: float, folder: str, depth: int = 32) -> pygame.Surface:
    """The same to draw on: opaque, and one colour if the picture is not there.

    With a `depth` of 24 bits it takes less memory, and is drawn on more slowly.
    """
    ground = pygame.Surface((screen.width, screen.height), 0, depth)
    ground.fill(high_contrast.GROUND if screen.contrast else TABLE)
    if screen.contrast:
        return ground
    file = table_file(screen, folder)
    if not file.is_file():
        return ground
    picture = read_as_it_is(file)  # it is opaque, and large: no copy of it is needed
    ratio = zoom * max(screen.width / picture.get_width(), screen.height / picture.get_height())
    size = (round(picture.get_width() * ratio), round(picture.get_height() * ratio))
    at = ((screen.width - size[0]) // 2, (screen.height - size[1]) // 2)
    if size != picture.get_size():
        picture = pygame.transform.smoothscale(picture, size)
    ground.blit(picture, at)
    return ground
