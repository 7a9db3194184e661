"""What can be pressed: buttons, choices, sliders, fields; one focus for mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

import pygame

from hollywood.ui.draw.panels import Plates
from hollywood.ui.draw.surfaces import lay
from hollywood.ui.draw.text import Writing
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, GOLD, GREYED, MUTED, PANEL, PANEL_LIT, Type

Press: TypeAlias = Callable[[], object]
_Row: TypeAlias = tuple[int, int]  # where controls side by side begin, and how high they are

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
WAYS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
_ASIDE = 3  # a control in the wrong direction counts as so many times further away


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
    """The controls of one scene, and which of them has the focus."""

    def __init__(self) -> None:
        self.all: list[Control] = []
        self.focus: Control | None = None
        self.by_keys = False  # the ring is shown only to those who use it
        self.heard: Callable[[str], None] = lambda cue: None
        self._down: Control | None = None

    def set(self, controls: Sequence[Control]) -> None:
        """Other controls; the focus stays at the same number, or goes to the likeliest."""
        number = self.all.index(self.focus) if self.focus in self.all else None
        self.all = list(controls)
        likely = next((control for control in self.all if control.primary), None)
        stay = self.all[number] if number is not None and number < len(self.all) else None
        self.focus = stay or likely

    def at(self, position: tuple[int, int]) -> Control | None:
        """The control under the mouse."""
        found = [control for control in self.all if control.rect.collidepoint(position)]
        return found[-1] if found else None

    def handle(self, event: pygame.event.Event) -> bool:
        """Answer an event; whether it meant a control."""
        if event.type == pygame.MOUSEMOTION:
            return self._pointed(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._down = self.at(event.pos)
            return self._down is not None
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._let_go(event.pos)
        if event.type == pygame.TEXTINPUT and isinstance(self.focus, Field):
            self.focus.type(event.text)
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return False

    def _pointed(self, event: pygame.event.Event) -> bool:
        found = self.at(event.pos)
        if found is not None and found is not self.focus:
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
        if event.key == pygame.K_TAB:
            self._next(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if event.key in _ENTER and self.focus is not None:
            self._enter(self.focus)
            return True
        if event.key in WAYS:
            return self._go(*WAYS[event.key])
        return False

    def _enter(self, control: Control) -> None:
        stepped = isinstance(control, Slider | Switch | Choice | Field)
        self._do(partial(control.step, 1) if stepped else control.press, control)

    def _edited(self, field_: Field, event: pygame.event.Event) -> bool:
        """Whether the key meant the words; Enter and arrows go on to mean what they do."""
        if event.mod & _COMMAND and event.key in (pygame.K_a, pygame.K_v):
            if event.key == pygame.K_v:
                field_.paste()
            else:
                field_.marked = True
            return True
        if event.key == pygame.K_BACKSPACE:
            field_.erase()
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._next(1)
            return True
        return bool(event.key == pygame.K_SPACE)

    def _do(self, action: Press, control: Control) -> None:
        if control.enabled:
            self.heard("ui_confirm" if control.primary else "ui_tick")
            action()
        else:
            self.heard("illegal")

    def _next(self, by: int) -> None:
        self.by_keys = True
        if self.all:
            here = self.all.index(self.focus) if self.focus in self.all else -by
            self.focus = self.all[(here + by) % len(self.all)]

    def _go(self, x: int, y: int) -> bool:
        """Move the focus to the nearest control in a direction."""
        self.by_keys = True
        if self.focus is None:
            self._next(1)
            return True
        if x and self.focus.enabled and self.focus.step(x):
            return True
        here = pygame.Vector2(self.focus.rect.center)
        best: tuple[float, Control] | None = None
        for control in self.all:
            away = pygame.Vector2(control.rect.center) - here
            along = away.x * x + away.y * y
            if along <= 0:
                continue
            far = along + _ASIDE * abs(away.x * y + away.y * x)
            if best is None or far < best[0]:
                best = (far, control)
        if best is not None:
            self.focus = best[1]
        return True


class Painter:
    """Paints controls in their states: at rest, pointed at, pressed, on, disabled."""

    def __init__(self, writing: Writing, plates: Plates) -> None:
        self.writing = writing
        self.plates = plates
        self.px = writing.screen.px
        self._sizes: dict[_Row, int] = {}

    def paint(self, controls: Controls, canvas: pygame.Surface) -> None:
        """All of them."""
        self._sizes = self._one_size_a_row(controls.all)
        for control in controls.all:
            self._control(control, control is controls.focus, canvas)
        if controls.by_keys and controls.focus is not None:
            self.ring(controls.focus.rect, canvas)

    def ring(self, rect: pygame.Rect, canvas: pygame.Surface) -> None:
        """The focus ring: seen on any ground."""
        for grow, ink in ((self.px(6), BLACK), (self.px(4), CREAM)):
            around = rect.inflate(grow * 2, grow * 2)
            ring = self.plates.plate(around.size, self.px(12), (0, 0, 0, 0), ink, self.px(3))
            lay(ring, canvas, around.topleft)

    def _control(self, control: Control, focused: bool, canvas: pygame.Surface) -> None:
        self._plate(control, focused, canvas)
        match control:
            case Slider():
                self._slider(control, focused, canvas)
            case Switch():
                self._switch(control, focused, canvas)
            case Choice():
                self._choice(control, focused, canvas)
            case Field():
                self._field(control, focused, canvas)
            case _ if control.told:
                self._two_sizes(control, self._ink(control, focused), canvas)
            case _:
                ink = self._ink(control, focused)
                self._centred(control.words, ink, control.rect, canvas)

    def _plate(self, control: Control, focused: bool, canvas: pygame.Surface) -> None:
        bare = control.quiet and not focused and not control.lit
        if bare or isinstance(control, Slider | Switch):
            return
        filled = GOLD if control.primary and control.enabled else PANEL_LIT if focused else PANEL
        border = GOLD if (focused or control.lit) and control.enabled else BRASS
        line = self.px(2) if focused or control.lit else max(1, self.px(1))
        plate = self.plates.plate(control.rect.size, self.px(9), filled, border, line)
        lay(plate, canvas, control.rect.topleft)

    def _ink(self, control: Control, focused: bool) -> pygame.Color:
        if not control.enabled:
            return GREYED
        if control.primary:
            return BLACK
        return GOLD if focused or control.lit else CREAM

    def _room(self, rect: pygame.Rect) -> tuple[int, int]:
        return rect.width - self.px(16), rect.height

    def _one_size_a_row(self, controls: Sequence[Control]) -> dict[_Row, int]:
        """Buttons side by side have words of one size: that of the longest."""
        sizes: dict[_Row, int] = {}
        for control in controls:
            if type(control) is Control and control.words:
                row = (control.rect.top, control.rect.height)
                size = self.writing.fitting(control.words, Type.BUTTON, self._room(control.rect))
                sizes[row] = min(size, sizes.get(row, size))
        return sizes

    def _centred(
        self, words: str, ink: pygame.Color, rect: pygame.Rect, canvas: pygame.Surface
    ) -> None:
        size = self._sizes.get((rect.top, rect.height))
        block = self.writing.within(words, Type.BUTTON, ink, self._room(rect), "centre", size)
        lay(block, canvas, block.get_rect(center=rect.center).topleft)

    def _two_sizes(self, control: Control, ink: pygame.Color, canvas: pygame.Surface) -> None:
        """The words, and below them in small letters what is told."""
        wide = self._room(control.rect)[0]
        told = self.writing.block(control.told, Type.SMALL, ink, wide, "centre")
        words = self.writing.line(control.words, Type.BUTTON, ink, wide)
        both = pygame.Rect(0, 0, wide, words.get_height() + told.get_height())
        both.center = control.rect.center
        lay(words, canvas, words.get_rect(midtop=both.midtop).topleft)
        lay(told, canvas, told.get_rect(midbottom=both.midbottom).topleft)

    def _slider(self, control: Slider, focused: bool, canvas: pygame.Surface) -> None:
        groove = pygame.Rect(0, 0, control.rect.width, self.px(6))
        groove.center = control.rect.center
        radius = groove.height // 2
        lay(self.plates.plate(groove.size, radius, BRASS), canvas, groove.topleft)
        done = groove.copy()
        done.width = max(groove.height, groove.width * control.value // 100)
        lay(self.plates.plate(done.size, radius, GOLD), canvas, done.topleft)
        knob = self.plates.disc(self.px(22), CREAM if focused else GOLD, BLACK, self.px(2))
        lay(knob, canvas, knob.get_rect(center=(done.right, groove.centery)).topleft)

    def _switch(self, control: Switch, focused: bool, canvas: pygame.Surface) -> None:
        high = min(control.rect.height, self.px(30))
        pill = pygame.Rect(0, 0, high * 2, high)
        pill.midright = control.rect.midright
        border = CREAM if focused else GOLD if control.on else BRASS
        ground = self.plates.plate(
            pill.size, high // 2, GOLD if control.on else PANEL, border, max(1, self.px(2))
        )
        lay(ground, canvas, pill.topleft)
        knob = self.plates.disc(high - self.px(10), BLACK if control.on else MUTED)
        x = pill.right - high // 2 if control.on else pill.left + high // 2
        lay(knob, canvas, knob.get_rect(center=(x, pill.centery)).topleft)

    def _choice(self, control: Choice, focused: bool, canvas: pygame.Surface) -> None:
        inner = control.rect.inflate(-self.px(40), 0)
        self._centred(control.options[control.chosen], self._ink(control, focused), inner, canvas)
        for side, x in (
            (-1, control.rect.left + self.px(16)),
            (1, control.rect.right - self.px(16)),
        ):
            ink = GREYED if not control.enabled else GOLD if focused else MUTED
            self._arrow(x, control.rect.centery, side, ink, canvas)

    def _arrow(self, x: int, y: int, side: int, ink: pygame.Color, canvas: pygame.Surface) -> None:
        size = self.px(6)
        points = [
            (x - side * size / 2, y - size),
            (x + side * size / 2, y),
            (x - side * size / 2, y + size),
        ]
        pygame.draw.aalines(canvas, ink, False, points)
        pygame.draw.lines(canvas, ink, False, points, max(2, self.px(2)))

    def _field(self, control: Field, focused: bool, canvas: pygame.Surface) -> None:
        """Words that can be typed; while they are, their end is seen whatever their length."""
        inside = control.rect.inflate(-self.px(20), 0)
        caret, high = max(2, self.px(2)), self.writing.height(Type.BUTTON) * 3 // 4
        most = None if focused else inside.width
        ink = BLACK if control.marked else CREAM
        line = self.writing.line(control.text or " ", Type.BUTTON, ink, most)
        spot = line.get_rect(midleft=inside.midleft)
        spot.right = min(spot.right, inside.right - 2 * caret if focused else inside.right)
        clip = canvas.get_clip()
        canvas.set_clip(inside)
        if control.marked:
            canvas.fill(GOLD, (spot.left, inside.centery - high // 2, spot.width, high))
        lay(line, canvas, spot.topleft)
        if focused:
            bar = (spot.right + caret, inside.centery - high // 2, caret, high)
            canvas.fill(GOLD, bar)
        canvas.set_clip(clip)
