"""What whole matches are played with by tests that look at no pixel: rough, and read only once."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from hollywood import paths
from hollywood.ui.draw import gradients, surfaces

_WITH_PICTURES = ("pages.backdrop", "draw.ground", "pages.turning_logo")
_ASSETS = paths.assets()
_whole = pygame.image.load
_load = lru_cache(surfaces.load)
_read = lru_cache(400)(pygame.image.load)  # those of all scenes at a small size are 164 MB
_decoded = lru_cache(pygame.mixer.Sound)


class RoughFont(pygame.font.Font):
    """Letters that take as much room as they do, and of which nothing else is true."""

    @cache  # noqa: B019 - there are as many as there are typefaces and sizes
    def size(self, text: str | bytes) -> tuple[int, int]:
        return super().size(text)

    def render(self, text: str | bytes | None, *_: object, **__: object) -> pygame.Surface:
        return surfaces.canvas(self.size(text or ""))


_font = lru_cache(RoughFont)


def read_once(file: Any, *named: str) -> pygame.Surface:
    """The picture in a file, kept if it is one of the box; whoever asks must not paint on it."""
    if isinstance(file, Path) and file.is_relative_to(_ASSETS):
        return _read(file, *named)
    return _whole(file, *named)


def in_a_hurry(patch: pytest.MonkeyPatch) -> None:
    """Nothing must outlive the machine, and no picture, sound or typeface is read twice."""
    patch.setattr("os.fsync", lambda file: None)
    patch.setattr("pygame.mixer.Sound", _decoded)
    for module in _WITH_PICTURES:
        patch.setattr(f"hollywood.ui.{module}.load", _load)


def roughly(patch: pytest.MonkeyPatch) -> None:
    """All is painted where it should be, as large as it should be, and as it comes."""
    patch.setattr("pygame.font.Font", _font)
    patch.setattr("pygame.transform.smoothscale", pygame.transform.scale)
    patch.setattr("pygame.transform.box_blur", lambda layer, _: layer.copy())
    for name in ("_COARSE", "_INKS"):
        patch.setattr(gradients, name, 2)
