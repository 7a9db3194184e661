"""Waits for the next event in the system itself, which costs nothing, where that is possible."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeAlias

import pygame

Wait: TypeAlias = Callable[[int], object]  # at most so many milliseconds

_WAKE_US = ("x11", "wayland")  # drivers: others ask each millisecond behind our back


def waits_in_the_system() -> Wait | None:
    """What returns as soon as there is an event; None where one must ask again and again.

    pygame's own waiting asks each millisecond. The library below it can do better.
    """
    if pygame.display.get_driver() not in _WAKE_US:
        return None
    with suppress(OSError, AttributeError):  # another build of the library
        wait = ctypes.CDLL(pygame.event.__file__).SDL_WaitEventTimeout
        wait.argtypes = [ctypes.c_void_p, ctypes.c_int]
        return partial(wait, None)  # the event itself stays where it is
    return None
