"""A pad that is plugged into SDL itself: the program cannot tell it from one that can be held.

`plugged()` gives one. Its buttons are called as in the table of actions ("pad_a"); what it does
arrives as events of the window, which must be heard: `Pilot.heard()`, or `Window.listen`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pygame
from pygame._sdl2 import controller

from hollywood.ui.app.pads import _BUTTONS, _STICKS, _TRIGGERS

_NUMBERS = {name: number for number, name in _BUTTONS.items()}
_AXES = {name: axis for axis, name in _TRIGGERS.items()}
_LEANS = {
    prefix + way: (axes[place // 2], -1.0 if place % 2 == 0 else 1.0)
    for axes, prefix in _STICKS.items()
    for place, way in enumerate(("left", "right", "up", "down"))
}
_RUMBLE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)
_FULL = 32767
_NAMES = ("libSDL2-2*", "SDL2.dll", "libSDL2-2.0*")


class _Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc."""

    _fields_ = (
        *((name, ctypes.c_uint16) for name in ("version", "type", "axes", "buttons", "hats")),
        *((name, ctypes.c_uint16) for name in ("vendor", "product", "padding")),
        *((name, ctypes.c_uint32) for name in ("button_mask", "axis_mask")),
        *(("name", ctypes.c_char_p), ("userdata", ctypes.c_void_p), ("update", ctypes.c_void_p)),
        *(("player", ctypes.c_void_p), ("rumble", _RUMBLE), ("triggers", ctypes.c_void_p)),
        *(("led", ctypes.c_void_p), ("effect", ctypes.c_void_p)),
    )


@cache
def _sdl() -> ctypes.CDLL:
    """The SDL that pygame uses."""
    home = Path(pygame.__file__).parent
    rooms = [home, home / ".dylibs", home.parent / "pygame_ce.libs"]
    found = [file for room in rooms for name in _NAMES for file in room.glob(name)]
    sdl = ctypes.CDLL(str(found[0]))
    sdl.SDL_JoystickAttachVirtualEx.argtypes = [ctypes.POINTER(_Description)]
    sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
    return sdl


class VirtualPad:
    """One pad; unplugged, it can be plugged in again."""

    def __init__(self, name: str) -> None:
        self.shaken: list[tuple[float, int]] = []
        self._name = name.encode()
        self._rumble = _RUMBLE(self._shake)  # as long as SDL knows it
        self.plug_in()

    def plug_in(self) -> None:
        """From now on it is there."""
        description = _Description(version=1, type=1, axes=6, buttons=15, name=self._name)
        description.rumble = self._rumble
        self._index = _sdl().SDL_JoystickAttachVirtualEx(ctypes.byref(description))
        assert self._index >= 0, "SDL was built with virtual joysticks"
        self._opened = controller.Controller(self._index)
        self._stick = _sdl().SDL_JoystickFromInstanceID(
            self._opened.as_joystick().get_instance_id()
        )

    def unplug(self) -> None:
        """It is torn out of the computer."""
        _sdl().SDL_JoystickDetachVirtual(self._index)

    @property
    def plugged_in(self) -> bool:
        """Whether it is there."""
        return self._opened.attached()

    def push(self, name: str, to: float = 1.0) -> None:
        """Press a button, lean a stick, or let either go: `to` is 0 then."""
        if name in _AXES:
            self._lean(_AXES[name], 2 * to - 1)  # at rest it stands at its end
        elif name in _NUMBERS:
            _sdl().SDL_JoystickSetVirtualButton(self._stick, _NUMBERS[name], int(to > 0))
            pygame.event.pump()
        else:
            self.lean(name, to)

    def lean(self, name: str, to: float = 1.0) -> None:
        """Lean a stick, also where there is a cross for it."""
        axis, sign = _LEANS[name]
        self._lean(axis, sign * to)

    def _lean(self, axis: int, to: float) -> None:
        _sdl().SDL_JoystickSetVirtualAxis(self._stick, axis, round(to * _FULL))
        pygame.event.pump()

    def tap(self, *names: str) -> None:
        """Press and let go, one after the other."""
        for name in names:
            *held, last = name.split("+")
            for each in (*held, last):
                self.push(each)
            for each in (last, *held):
                self.push(each, 0)

    def _shake(self, userdata: object, low: int, high: int) -> int:
        self.shaken.append((round(low / 65535, 2), high))
        return 0


@contextmanager
def plugged(name: str = "Xbox 360 Controller") -> Iterator[VirtualPad]:
    """A pad of this name, as long as it is needed."""
    _sdl().SDL_SetHint(b"SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", b"1")  # no window has the focus
    pygame.display.init()
    controller.init()
    pad = VirtualPad(name)
    try:
        yield pad
    finally:
        if pad.plugged_in:
            pad.unplug()
        pygame.event.clear()
