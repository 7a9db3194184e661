"""What a press means: from events of keys and pads to actions."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator

import pygame

from hollywood.actions import TYPED
from hollywood.core.message import Slot, say
from hollywood.key_map import PAD, KeyMap
from hollywood.key_names import HELD, Signs, called, is_button, is_key, parted

PAD_DOWN, PAD_UP = pygame.event.custom_type(), pygame.event.custom_type()
# what leads to the right, and what leads down
WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ENTER = ("confirm", "press")  # either presses a button
COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META  # one or the other, as the system has it
BACK, ON = ("page_back", "leaf_back"), ("page_on", "leaf_on")  # where leaves are not listed
PRESSES = (pygame.KEYDOWN, PAD_DOWN, pygame.MOUSEBUTTONDOWN)
MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_DOWN, RELEASES = (pygame.KEYDOWN, PAD_DOWN), (pygame.KEYUP, PAD_UP)
# what keys do where words are typed that write nothing
_MOVES = ("left", "right", "home", "end", "backspace", "delete", "escape")
_HOLDS = {
    "ctrl": COMMAND,
    "alt": pygame.KMOD_ALT,
    "shift": pygame.KMOD_SHIFT,
}
_HOLD = {"ctrl": pygame.KMOD_LCTRL, "alt": pygame.KMOD_LALT, "shift": pygame.KMOD_LSHIFT}
_CODES = {name[2:].lower(): getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")}
_NAMES = {code: name for name, code in _CODES.items() if is_key(name) and len(name) > 1}
_DIGITS = {pygame.KSCAN_1 + place: str((place + 1) % 10) for place in range(10)}


def is_press(event: pygame.event.Event) -> bool:
    """Whether a key or a button of a pad goes down."""
    return event.type in _DOWN


def is_click(event: pygame.event.Event) -> bool:
    """Whether the left button of the mouse goes down."""
    return bool(event.type == pygame.MOUSEBUTTONDOWN and event.button == 1)


def writes(event: pygame.event.Event) -> bool:
    """Whether it is a key that writes something where words are typed."""
    plain = event.type == pygame.KEYDOWN and not event.mod & (COMMAND | pygame.KMOD_ALT)
    name = key_name(event) if plain else ""
    return len(name) == 1 or name == "space"


def typed(event: pygame.event.Event) -> list[str]:
    """What a key of the keyboard is where words are typed, the likeliest first.

    With Shift it is another one, unless nothing is meant by that; a sign counts as it is written,
    and so does a letter on a key of the row of figures, as keyboards of France have them.
    """
    if event.type != pygame.KEYDOWN or event.mod & (COMMAND | pygame.KMOD_ALT):
        return []
    name, shifted = key_name(event), bool(event.mod & pygame.KMOD_SHIFT)
    if name in _MOVES:
        return [name]
    if not writes(event):
        return []
    sign = event.dict.get("unicode", "").strip()
    signs = [sign] if sign.isprintable() and not sign.isalnum() else []
    letters = [sign.lower()] if sign.isalpha() and name.isdigit() else []
    return [*filter(None, signs), *(["shift+" + name] if shifted else []), name, *letters]


def erases(event: pygame.event.Event) -> bool:
    """Whether it takes the last letter away where words are typed."""
    return event.type == pygame.KEYDOWN and bool(event.key == pygame.K_BACKSPACE)


def marks_all(event: pygame.event.Event) -> bool:
    """Whether it marks all words where they are typed."""
    down = event.type == pygame.KEYDOWN and event.mod & COMMAND
    return bool(down and event.key == pygame.K_a)


def key_name(event: pygame.event.Event) -> str:
    """What the key alone is called; nothing if it has no name of its own."""
    if (name := _NAMES.get(event.key)) is not None:
        return name
    writes = chr(event.key) if 0 < event.key <= sys.maxunicode else ""
    return writes if is_key(writes) else ""


def names_of(event: pygame.event.Event) -> Iterator[str]:
    """What an event may be called, the likeliest first; nothing if it is none of a key or button.

    Shift changes nothing unless that was chosen; a digit counts by its place on the keyboard where
    the key writes something else.
    """
    if event.type in (PAD_DOWN, PAD_UP):
        yield from (["pad_lt+" + event.name] if event.chord else [])
        yield event.name
    if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
        return
    held = [name for name in HELD if event.mod & _HOLDS[name]]
    keys = [key_name(event), _DIGITS.get(event.dict.get("scancode", 0), "")]
    for key in filter(None, keys):
        yield "+".join([*held, key])
        if held and held[-1] == "shift":
            yield "+".join([*held[:-1], key])


def event_of(name: str, kind: int = pygame.KEYDOWN) -> pygame.event.Event:
    """The event of a key or a button of this name, as if it were pressed."""
    if is_button(name):
        kind = PAD_DOWN if kind == pygame.KEYDOWN else PAD_UP
        *chord, name = name.split("+")
        return pygame.event.Event(kind, name=name, chord=bool(chord), again=False)
    held, key = parted(name)
    mod = sum(_HOLD[each] for each in held)
    return pygame.event.Event(kind, key=_code(key), mod=mod, unicode="", scancode=0)


def _code(name: str) -> int:
    """The number of the key itself, whatever is held with it."""
    _, key = parted(name)
    return _CODES[key] if key in _CODES else ord(key)


class Keys:
    """Tells what is meant by a press, and by what name to call the key that does something."""

    def __init__(self, map: KeyMap, once: Callable[[], bool] = lambda: False) -> None:
        self.map = map
        self._once = once
        self.signs: Signs | None = None  # of the pad that is used; None for the keyboard
        self.by_mouse = False  # the mouse was used last
        self.asked = False  # somebody is asked for a key: until then none means anything
        self.types = False  # letters are typed where one is: they mean nothing else there
        self._down = set[str]()  # what is held on pads

    @property
    def once(self) -> bool:
        """Whether what is held is only pressed, and pressed again for its end."""
        return self._once()

    def note(self, event: pygame.event.Event) -> None:
        """Remember what is held."""
        if event.type == PAD_DOWN:
            self._down.add(event.name)
        elif event.type == PAD_UP:
            self._down.discard(event.name)

    def meant(self, event: pygame.event.Event) -> tuple[str, ...]:
        """All actions that a press, or letting go, stands for; none for other events."""
        if self.asked:
            return ()
        found = (self.map.meant(name) for name in names_of(event))
        return next(filter(None, found), ())

    def means(self, event: pygame.event.Event, *actions: str) -> bool:
        """Whether one of these is pressed."""
        return is_press(event) and not set(actions).isdisjoint(self.meant(event))

    def one_of(self, event: pygame.event.Event, actions: Iterable[str]) -> str:
        """Which of these is pressed, the first of them if it is several; else nothing."""
        meant = self.meant(event) if is_press(event) else ()
        return next((each for each in actions if each in meant), "")

    def let_go(self, event: pygame.event.Event, *actions: str) -> bool:
        """Whether one of these is let go."""
        return event.type in RELEASES and not set(actions).isdisjoint(self.meant(event))

    def held(self, action: str) -> bool:
        """Whether the key for this is down."""
        first, second, pad = self.map.rows[action]
        down = pygame.key.get_pressed()
        return pad in self._down or any(down[_code(name)] for name in (first, second) if name)

    def press(self, action: str, kind: int = pygame.KEYDOWN) -> pygame.event.Event:
        """The event of a press that means this, for whoever plays without hands."""
        if action.startswith(TYPED):
            return event_of(action.removeprefix(TYPED), kind)
        return event_of(self._named(self.map.rows[action]), kind)

    def _named(self, row: tuple[str, str, str]) -> str:
        """The key of an action that is told of: another than a letter where letters are typed."""
        first, second, _ = row
        types = self.types and len(first) == 1 and first.isalpha()
        return second if types and second else first or second

    def has(self, action: str) -> bool:
        """Whether the pad that is used has a button for it; a keyboard has a key for anything."""
        rows = self.map.rows
        return self.signs is None or (action in rows and bool(rows[action][PAD]))

    def shows(self, action: str) -> bool:
        """Whether its key or button is named in what is seen unasked.

        A mouse has the thing itself to click; it is told keys only of what it points at.
        """
        return not self.by_mouse and self.has(action)

    @property
    def gives_up(self) -> Slot:
        """What takes half a move back: the right button of the mouse where that is used."""
        return say("key.mouse_right") if self.by_mouse else self.called("back")

    def called(self, action: str) -> Slot:
        """What the key, or the button of the pad that is used, is called; fit for a slot."""
        if action.startswith(TYPED):
            return called(action.removeprefix(TYPED))
        row = self.map.rows.get(action, ("", "", ""))
        if self.signs is not None and row[PAD]:
            return called(row[PAD], self.signs)
        return called(self._named(row))
