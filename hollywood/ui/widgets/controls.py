"""What can be pressed: buttons, choices, sliders, fields; one focus for mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Literal, TypeAlias

import pygame

from hollywood.ui.app.keys import (
    ENTER,
    PAD_DOWN,
    WAYS,
    Keys,
    erases,
    is_click,
    is_press,
    marks_all,
    writes,
)
from hollywood.ui.draw.eased_values import FALLS, PRESSES, EasedValues
from hollywood.ui.draw.theme import Type

from .neighbours import in_one_row, neighbour

Press: TypeAlias = Callable[[], object]
Badge: TypeAlias = Literal["", "new", "done"]

_STEPS = {"next_control": 1, "previous_control": -1}
_POINTED, _PRESSED = "pointed", "pressed"


@dataclass
class Control:
    """Something with a place that does something when pressed."""

    rect: pygame.Rect
    words: str = ""
    press: Press = field(default=lambda: None)
    enabled: bool = True
    primary: bool = False  # the one that is most likely wanted
    quiet: bool = False  # without a plate until it is pointed at
    lit: bool = False  # switched on, chosen
    hint: str = ""  # said when it is pointed at
    told: str = ""  # said in small letters below its words
    letters: Type = Type.BUTTON
    bare: bool = False  # painted by its scene
    on_picture: bool = False  # it stands on the night, so that the picture behind it is seen
    badge: Badge = ""  # at its edge
    name: str = ""  # what it is called where no words on it say so

    def step(self, by: int) -> bool:
        """An arrow key to the left or right; whether the control has a use for it."""
        return False

    def click(self, at: tuple[int, int]) -> None:
        """The mouse was pressed and let go here."""
        self.press()


@dataclass
class Slider(Control):
    """A value between 0 and 100."""

    value: int = 0
    change: Callable[[int], None] = field(default=lambda value: None)
    by: int = 10

    def step(self, by: int) -> bool:
        """Change the value by a step."""
        self.set(self.value + by * self.by)
        return True

    def click(self, at: tuple[int, int]) -> None:
        """Set the value to where the mouse is."""
        self.set(round(100 * (at[0] - self.rect.left) / max(1, self.rect.width)))

    def set(self, value: int) -> None:
        """Take a value and tell it."""
        value = max(0, min(100, value))
        if value != self.value:
            self.value = value
            self.change(value)


@dataclass
class Switch(Control):
    """Something that is on or off."""

    on: bool = False
    change: Callable[[bool], None] = field(default=lambda on: None)

    def step(self, by: int) -> bool:
        """Turn it over."""
        self.on = not self.on
        self.change(self.on)
        return True

    def click(self, at: tuple[int, int]) -> None:
        """Turn it over."""
        self.step(1)


@dataclass
class Choice(Control):
    """One of several words, changed by arrows or a press."""

    options: Sequence[str] = ()
    chosen: int = 0
    change: Callable[[int], None] = field(default=lambda chosen: None)

    def step(self, by: int) -> bool:
        """Take the next option."""
        self.chosen = (self.chosen + by) % len(self.options)
        self.change(self.chosen)
        return True

    def click(self, at: tuple[int, int]) -> None:
        """The left part goes back, the rest goes on."""
        self.step(-1 if at[0] < self.rect.left + self.rect.width // 4 else 1)


@dataclass
class Field(Control):
    """Words one can type."""

    text: str = ""
    most: int = 14
    change: Callable[[str], None] = field(default=lambda text: None)
    marked: bool = False  # whether what is typed next takes the place of all

    def type(self, words: str) -> None:
        """Add what was typed."""
        kept = "" if self.marked else self.text
        self._take((kept + "".join(filter(str.isprintable, words)))[: self.most])

    def erase(self) -> None:
        """Take the last letter away, or all if all is marked."""
        self._take("" if self.marked else self.text[:-1])

    def paste(self) -> None:
        """Add what was copied, if that can be had."""
        try:
            self.type(pygame.scrap.get_text())
        except pygame.error:
            return

    def _take(self, text: str) -> None:
        self.text, self.marked = text, False
        self.change(text)


class Controls:
    """The controls of one scene: which has the focus, which is pointed at, how far it answers."""

    def __init__(self, keys: Keys) -> None:
        self.keys = keys
        self.all: list[Control] = []
        self.focus: Control | None = None
        self.by_keys = False  # the ring is shown only to those who use it
        self.heard: Callable[[str], None] = lambda cue: None
        self.pace: Callable[[], float] = lambda: 1.0  # how long answers take
        self.grows = True  # whether what is pointed at grows, or only brightens
        self._down: Control | None = None
        self._mouse: tuple[int, int] | None = None
        self._answers = EasedValues()
        self._begins: int | None = None  # the number of the first one that has the focus

    @property
    def at_hand(self) -> tuple[int | None, bool]:
        """The number of the control that has the focus, and whether by keys."""
        return self._number(self.focus), self.by_keys

    def begin_at(self, at_hand: tuple[int | None, bool]) -> None:
        """When controls are set for the first time the focus goes where it was in another scene."""
        self._begins, self.by_keys = at_hand

    def set(self, controls: Sequence[Control]) -> None:
        """Other controls; the focus goes to what is under the mouse, or else stays where it was.

        That is the control in its place, or that of its number, or the likeliest.
        """
        before, number = self.focus, self._number(self.focus)
        number, self._begins = (self._begins if before is None else number), None
        self.all = list(controls)
        self._down = next((each for each in self.all if _alike(each, self._down)), self._down)
        likely = next((control for control in self.all if control.primary), None)
        same = [each for each in self.all if before and each.rect.center == before.rect.center]
        stay = self.all[number] if number is not None and number < len(self.all) else None
        by_mouse = before is not None and not isinstance(before, Field)
        under = self.pointed if by_mouse else None
        self.focus = under or next(iter(same), stay or likely)
        self._aim()

    @property
    def pointed(self) -> Control | None:
        """What is under the mouse, as far as the mouse is used."""
        return None if self.by_keys or self._mouse is None else self.at(self._mouse)

    @property
    def shown(self) -> Control | None:
        """What is shown as chosen: what the keys came to, is pointed at or being written in."""
        writes = isinstance(self.focus, Field)
        return self.focus if self.by_keys or (writes and not self.pointed) else self.pointed

    def come_back(self, mouse: tuple[int, int] | None) -> bool:
        """The scene is used again, the mouse now lies here; whether that shows."""
        before, self._mouse = self.shown, mouse
        self._aim()
        return self.shown is not before

    def _number(self, control: Control | None) -> int | None:
        return self.all.index(control) if control in self.all else None

    # answers

    @property
    def resting(self) -> bool:
        """Whether every answer has been given."""
        return self._answers.resting

    def update(self, seconds: float) -> bool:
        """Let time pass; whether a control looks otherwise."""
        return self._answers.update(seconds)

    def lifted(self, number: int) -> float:
        """How far a control answers to being pointed at, from 0 to 1."""
        return self._answers.of((_POINTED, number))

    def pressed(self, number: int) -> float:
        """The same for being pressed."""
        return self._answers.of((_PRESSED, number))

    def _aim(self) -> None:
        """Let every control answer to what is so now."""
        shown, pace = self.shown, self.pace()
        for number, control in enumerate(self.all):
            self._answers.lift((_POINTED, number), control is shown and control.enabled, pace)
            down = control is self._down is shown and control.enabled
            seconds = (PRESSES if down else FALLS) * pace
            self._answers.aim((_PRESSED, number), float(down), seconds)

    def at(self, position: tuple[int, int]) -> Control | None:
        """The control under the mouse."""
        found = [control for control in self.all if control.rect.collidepoint(position)]
        return found[-1] if found else None

    def handle(self, event: pygame.event.Event) -> bool:
        """Answer an event; whether it meant a control."""
        meant = self._handled(event)
        self._aim()
        return meant

    def _handled(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            return self._pointed(event)
        if is_click(event):
            self._mouse, self._down = event.pos, self.at(event.pos)
            return self._down is not None
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._let_go(event.pos)
        if event.type == pygame.TEXTINPUT and isinstance(self.focus, Field):
            self.focus.type(event.text)
            return True
        if is_press(event):
            return self._key(event)
        return False

    def _pointed(self, event: pygame.event.Event) -> bool:
        found = self.at(event.pos)
        self._mouse = event.pos
        if found is not None and (found is not self.focus or self.by_keys):
            self.focus = found
            self.by_keys = False
        if isinstance(self._down, Slider) and event.buttons[0]:
            self._down.click(event.pos)
        return found is not None

    def _let_go(self, position: tuple[int, int]) -> bool:
        pressed, self._down = self._down, None
        if pressed is None or pressed is not self.at(position):
            return False
        self.focus = pressed
        self._do(lambda: pressed.click(position), pressed)
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        if isinstance(self.focus, Field) and self._edited(self.focus, event):
            return True
        if step := self.keys.one_of(event, _STEPS):
            self.go_to_next(_STEPS[step])
            return True
        if self.keys.means(event, *ENTER) and self.focus is not None:
            self._enter(self.focus)
            return True
        if way := self.keys.one_of(event, WAYS):
            return self._go(*WAYS[way], only=event.type == PAD_DOWN)
        return False

    def _enter(self, control: Control) -> None:
        stepped = isinstance(control, Slider | Switch | Choice | Field)
        self._do(partial(control.step, 1) if stepped else control.press, control)

    def _edited(self, field_: Field, event: pygame.event.Event) -> bool:
        """Whether the key meant the words; Enter and arrows go on to mean what they do."""
        if self.keys.means(event, "paste"):
            field_.paste()
        elif self.keys.means(event, "confirm"):
            self.go_to_next(1)
        elif marks_all(event):
            field_.marked = True
        elif erases(event):
            field_.erase()
        else:
            return writes(event)
        return True

    def _do(self, action: Press, control: Control) -> None:
        if control.enabled:
            self.heard("ui_confirm" if control.primary else "ui_tick")
            action()
        else:
            self.heard("illegal")

    def go_to_next(self, by: int) -> None:
        """To the next control as they are listed, or the one before."""
        self.by_keys = True
        if self.all:
            here = self.all.index(self.focus) if self.focus in self.all else -by
            self.focus = self.all[(here + by) % len(self.all)]

    def _go(self, x: int, y: int, only: bool = False) -> bool:
        """Move the focus to the nearest control in a direction, or change the one that has it.

        A pad has no key for the next control: a choice beside others is not changed by its arrows.
        """
        self.by_keys = True
        if self.focus is None:
            self.go_to_next(1)
            return True
        rects = [control.rect for control in self.all]
        found = neighbour(self.focus.rect, rects, x, y)
        beside = found is not None and in_one_row(self.focus.rect, rects[found])
        if x and self.focus.enabled and not (only and beside) and self.focus.step(x):
            return True
        if found is not None:
            self.focus = self.all[found]
        return True


def _alike(one: Control, other: Control | None) -> bool:
    """Whether it is the same button for whoever has pressed it and not let go yet."""
    if other is None or isinstance(other, Slider):  # one that is dragged is held itself
        return False
    return (one.rect, one.words, one.hint) == (other.rect, other.words, other.hint)
