"""Pads: plugged in and out at any time, their buttons and sticks read as presses with names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller

from hollywood.key_names import Signs

from .keys import PAD_DOWN, PAD_UP

PAD_CAME, PAD_GONE = pygame.event.custom_type(), pygame.event.custom_type()
_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "pad_a",
    pygame.CONTROLLER_BUTTON_B: "pad_b",
    pygame.CONTROLLER_BUTTON_X: "pad_x",
    pygame.CONTROLLER_BUTTON_Y: "pad_y",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "pad_lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "pad_rb",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "pad_ls",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "pad_rs",
    pygame.CONTROLLER_BUTTON_START: "pad_menu",
    pygame.CONTROLLER_BUTTON_BACK: "pad_view",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "pad_left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "pad_right",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "pad_up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "pad_down",
}
_STICKS = {  # the axes of each, and what its four directions are called
    (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY): "pad_",
    (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY): "pad_rs_",
}
_TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "pad_lt",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "pad_rt",
}
_WAYS = (("left", "right"), ("up", "down"))
_FAR, _NEAR, _FULL = 0.35, 0.25, 32767  # a direction begins beyond one, and ends below the other
_REPEATS = tuple(prefix + way for prefix in _STICKS.values() for pair in _WAYS for way in pair)
# seconds until a direction that is held counts again, and from then on; in a hurry
_AGAIN, _SOON = (0.35, 0.09), 0.03
_HELD, _HOLD = "pad_view_held", 0.5  # what a button means that is held, and seconds until then
_SHAPES = ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony")
_LETTERS = ("xbox", "x-box", "xinput", "microsoft", "steam", "8bitdo", "nintendo", "switch", "joy")
_OURS = range(pygame.JOYAXISMOTION, pygame.CONTROLLERSENSORUPDATE + 1)  # what pads tell of


@dataclass
class _Pad:
    """One pad that is plugged in."""

    device: controller.Controller
    number: int  # by which events call it; pygame’s own `id` is only its place among all
    signs: Signs
    axes: dict[int, float] = field(default_factory=dict)
    leaning: dict[str, str] = field(default_factory=dict)  # where to, by what each stick is called
    down: dict[str, float] = field(default_factory=dict)  # what is held, and seconds until it acts


class Pads:
    """All pads there are. Whichever was pressed last is the one that is used."""

    def __init__(self) -> None:
        self._pads: dict[int, _Pad] = {}
        self._used: int | None = None

    @staticmethod
    def open() -> None:
        """Look for pads from now on; that takes a while on some systems."""
        with suppress(pygame.error):  # without pads there are keys
            controller.init()

    @property
    def signs(self) -> Signs | None:
        """The signs on the buttons of the pad that is used; None if none is."""
        return None if self._used is None else self._pads[self._used].signs

    @property
    def plugged_in(self) -> bool:
        """Whether there is any: it must be asked what its sticks do."""
        return bool(self._pads)

    @property
    def resting(self) -> bool:
        """Whether nothing is held that counts again after a while."""
        held = (name for pad in self._pads.values() for name in pad.down)
        return not any(name in _REPEATS or name == "pad_view" for name in held)

    def read(self, event: pygame.event.Event) -> Iterator[pygame.event.Event]:
        """The event itself, or what a pad means by it."""
        if event.type == pygame.WINDOWFOCUSLOST:
            yield from self._let_go()
        if event.type not in _OURS:
            yield event
        elif event.type == pygame.CONTROLLERDEVICEADDED:
            yield from self._add(event.device_index)
        elif (pad := self._pads.get(event.dict.get("instance_id", -1))) is not None:
            yield from self._told(pad, event)

    def update(self, seconds: float, fast: bool = False) -> Iterator[pygame.event.Event]:
        """Let time pass: what is held counts again, or means something else."""
        for pad in self._pads.values():
            for name, left in [*pad.down.items()]:
                pad.down[name] = left - seconds
                if left > seconds:
                    continue
                if name in _REPEATS:
                    pad.down[name] += _SOON if fast else _AGAIN[1]
                    yield _press(pad, name, again=True)
                elif name == "pad_view":
                    del pad.down[name]
                    yield from self._press(pad, _HELD)

    def rumble(self, strength: float, milliseconds: int) -> None:
        """The pad that is used shakes, if it can."""
        if self._used is not None:
            self._pads[self._used].device.rumble(strength, strength, milliseconds)

    def _add(self, index: int) -> Iterator[pygame.event.Event]:
        with suppress(pygame.error):  # it is gone again, or somebody else’s
            device = controller.Controller(index)
            number = device.as_joystick().get_instance_id()
            self._pads[number] = _Pad(device, number, _signs_of(device.name))
            yield pygame.event.Event(PAD_CAME)

    def _told(self, pad: _Pad, event: pygame.event.Event) -> Iterator[pygame.event.Event]:
        match event.type:
            case pygame.CONTROLLERDEVICEREMOVED:
                yield from self._remove(pad)
            case pygame.CONTROLLERBUTTONDOWN if event.button in _BUTTONS:
                yield from self._press(pad, _BUTTONS[event.button])
            case pygame.CONTROLLERBUTTONUP if event.button in _BUTTONS:
                yield from _release(pad, _BUTTONS[event.button])
            case pygame.CONTROLLERAXISMOTION:
                pad.axes[event.axis] = event.value / _FULL
                yield from self._leans(pad)

    def _press(self, pad: _Pad, name: str) -> Iterator[pygame.event.Event]:
        self._used = pad.number
        pad.down[name] = _HOLD if name == "pad_view" else _AGAIN[0]
        if name != "pad_view":  # it may be held yet
            yield _press(pad, name)

    def _leans(self, pad: _Pad) -> Iterator[pygame.event.Event]:
        """Sticks and triggers as what they are pressed to."""
        for axes, prefix in _STICKS.items():
            before, now = pad.leaning.get(prefix, ""), _direction(pad, axes, prefix)
            pad.leaning[prefix] = now
            if before and before != now:
                yield from _release(pad, before)
            if now and now != before:
                yield from self._press(pad, now)
        for axis, name in _TRIGGERS.items():
            far = pad.axes.get(axis, 0.0)
            if name in pad.down and far < _NEAR:
                yield from _release(pad, name)
            elif name not in pad.down and far > _FAR:
                yield from self._press(pad, name)

    def _remove(self, pad: _Pad) -> Iterator[pygame.event.Event]:
        """Its player notices."""
        for name in [*pad.down]:
            yield from _release(pad, name)
        del self._pads[pad.number]
        if self._used == pad.number:
            self._used = None
            yield pygame.event.Event(PAD_GONE)

    def _let_go(self) -> Iterator[pygame.event.Event]:
        """Nobody looks at the window: what is held there is not meant for it."""
        for pad in self._pads.values():
            pad.axes.clear()
            pad.leaning.clear()
            for name in [*pad.down]:
                yield from _release(pad, name)


def _press(pad: _Pad, name: str, again: bool = False) -> pygame.event.Event:
    chord = "pad_lt" in pad.down and name != "pad_lt"
    return pygame.event.Event(PAD_DOWN, name=name, chord=chord, again=again, pad=pad.number)


def _release(pad: _Pad, name: str) -> Iterator[pygame.event.Event]:
    """A button that may be held counts only now."""
    if name == "pad_view" and name in pad.down:
        yield _press(pad, name)
    if name == "pad_view" and name not in pad.down:
        name = _HELD
    if pad.down.pop(name, None) is not None:
        yield pygame.event.Event(PAD_UP, name=name, chord=False)


def _direction(pad: _Pad, axes: tuple[int, int], prefix: str) -> str:
    """Where a stick leans, if it does: the way it leaned before, or the one it leans most."""
    leans = [pad.axes.get(axis, 0.0) for axis in axes]
    across = abs(leans[1]) > abs(leans[0])
    way = prefix + _WAYS[across][leans[across] > 0]
    enough = _NEAR if way == pad.leaning.get(prefix) else _FAR
    return way if abs(leans[across]) > enough else ""


def _signs_of(name: str) -> Signs:
    """What is written on pads of this name."""
    name = name.lower()
    if any(each in name for each in _SHAPES):
        return "shapes"
    return "letters" if any(each in name for each in _LETTERS) else "compass"
