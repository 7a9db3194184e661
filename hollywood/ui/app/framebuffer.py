"""How pictures come to the screen: on X11 there are two ways, and the quicker is found out once.

Once for each driver of the display, that is: another one may be quicker another way.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from statistics import median

import pygame

from hollywood.settings import Driver, Presentation, Settings

VARIABLE = "SDL_FRAMEBUFFER_ACCELERATION"
_VALUES: dict[Presentation, str] = {"auto": "0", "memory": "0", "texture": "1"}
# on Wayland there is but one way, yet to come back from it is a change
_DRIVERS: dict[str, Driver] = {"x11": "x11", "wayland": "wayland"}
_FLIPS = 8  # the first one waits for the window and is not counted
_BUDGET = 0.05  # seconds for each way
_QUICK = 0.003  # seconds a picture may take; a way that quick need not be compared

Open = Callable[[], pygame.Window]


def presented(settings: Settings, opened: Open) -> pygame.Window:
    """The window, opened the way that is quick here; whoever has set the variable knows better."""
    chosen = VARIABLE in os.environ
    if sys.platform.startswith("linux"):
        os.environ.setdefault(VARIABLE, _VALUES[settings.presentation])
    window = opened()
    driver = _DRIVERS.get(pygame.display.get_driver())
    if chosen or driver is None or driver == settings.driver:
        return window
    settings.driver = driver
    if driver == "x11":
        window = _tried(window, settings, opened)
    settings.save()
    return window


def _tried(window: pygame.Window, settings: Settings, opened: Open) -> pygame.Window:
    """Shared memory needs no graphics card; textures are tried only where it is slow."""
    if settings.presentation == "texture":
        window = _again(window, "memory", opened)
    settings.presentation = "memory"
    memory = _seconds(window)
    if memory <= _QUICK:
        return window
    window = _again(window, "texture", opened)
    if _seconds(window) >= memory:
        return _again(window, "memory", opened)
    settings.presentation = "texture"
    return window


def _seconds(window: pygame.Window) -> float:
    """What a picture usually takes."""
    canvas = window.get_surface()
    flips: list[float] = []
    began = time.perf_counter()
    while len(flips) < _FLIPS and (len(flips) < 2 or time.perf_counter() - began < _BUDGET):
        canvas.fill((0, 0, 0))
        before = time.perf_counter()
        window.flip()
        flips.append(time.perf_counter() - before)
    return median(flips[1:])


def _again(window: pygame.Window, how: Presentation, opened: Open) -> pygame.Window:
    """SDL chooses a way only once for a display."""
    window.destroy()
    pygame.display.quit()
    os.environ[VARIABLE] = _VALUES[how]
    return opened()
