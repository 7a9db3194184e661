"""Both halves of the curtain that hangs between two people: read before they are needed."""

from __future__ import annotations

import pygame

from hollywood.ui.app.background import BackgroundJobs
from hollywood.ui.app.screen import HIGH, WIDE, Screen
from hollywood.ui.draw.surfaces import load_at
from hollywood.ui.table.setting import Half

from .street_pictures import FOLDER

_HALF = (674, 728)  # units
_CLOTH = 1040 / 1080  # of its picture is cloth, what is below that is fringe


class CurtainHalves:
    """Both halves, as large as the window needs them."""

    def __init__(self) -> None:
        self._screen: Screen | None = None
        self._halves: tuple[Half, Half] | None = None
        self._jobs = BackgroundJobs()

    def fit(self, screen: Screen) -> None:
        """Begin to read them for this window."""
        if screen.rect != (self._screen.rect if self._screen is not None else None):
            self._jobs.cancel()
            self._jobs.wait()
            self._screen, self._halves = screen, None
            self._jobs.add(self._read)

    def put_away(self) -> None:
        """They are not seen for a while."""
        self._jobs.cancel()
        self._jobs.wait()
        self._halves = None

    def halves(self) -> tuple[Half, Half]:
        """Both of them; if they are not there yet, this waits."""
        self._jobs.wait()
        if self._halves is None:
            self._read()
        assert self._halves is not None, "they were read just now"
        return self._halves

    def _read(self) -> None:
        assert self._screen is not None, "a window is known"
        unit = max(self._screen.width / WIDE, self._screen.height / HIGH)
        size = (round(_HALF[0] * unit), round(_HALF[1] * unit))
        self._halves = (_half("left", size), _half("right", size))


def _half(side: str, size: tuple[int, int]) -> Half:
    """Most of it is opaque: that is laid down in no time."""
    whole = load_at(FOLDER / "curtain" / f"{side}.webp", size)
    line = round(size[1] * _CLOTH)
    cloth = pygame.Surface((size[0], line))
    cloth.blit(whole, (0, 0))
    return Half(cloth, whole.subsurface((0, line, size[0], size[1] - line)).copy())
