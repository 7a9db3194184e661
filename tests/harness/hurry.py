"""What whole matches are played with by tests that look at no pixel: rough, and read only once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, lru_cache

import pygame
import pytest

from hollywood.ui.draw import gradients, surfaces

_WITH_PICTURES = ("pages.backdrop", "draw.ground", "pages.turning_logo")
_load = lru_cache(surfaces.load)
_read = lru_cache(pygame.image.load)
_decoded = lru_cache(pygame.mixer.Sound)


class RoughFont(pygame.font.Font):
    """Letters that take as much room as they do, and of which nothing else is true."""

    @cache  # noqa: B019 - there are as many as there are typefaces and sizes
    def size(self, text: str | bytes | None) -> tuple[int, int]:  # noqa: D102
        return super().size(text)

    def render(self, text: str | bytes | None, *_: object, **__: object) -> pygame.Surface:
        return surfaces.canvas(self.size(text))


_font = lru_cache(RoughFont)


def in_a_hurry(patch: pytest.MonkeyPatch) -> None:
    """Nothing must outlive the machine, and no picture, sound or typeface is read twice."""
    patch.setattr("os.fsync", lambda file: None)
    patch.setattr("pygame.mixer.Sound", _decoded)
    patch.setattr("pygame.image.load", _read)
    for module in _WITH_PICTURES:
        patch.setattr(f"hollywood.ui.{module}.load", _load)


def roughly(patch: pytest.MonkeyPatch) -> None:
    """All is painted where it should be, as large as it should be, and as it comes."""
    patch.setattr("pygame.font.Font", _font)
    patch.setattr("pygame.transform.smoothscale", pygame.transform.scale)
    patch.setattr("pygame.transform.box_blur", lambda layer, _: layer.copy())
    for name in ("_COARSE", "_INKS"):
        patch.setattr(gradients, name, 2)
