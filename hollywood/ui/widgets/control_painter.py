"""Paints controls in their states: at rest, pointed at, pressed, switched on, of no use."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

import pygame
from pygame import Color

from hollywood.ui.draw.high_contrast import FOCUS
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.shapes import Shapes
from hollywood.ui.draw.surfaces import Size, lay_on
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import (
    BLACK,
    BRASS,
    CREAM,
    FAINT,
    GOLD,
    GREYED,
    INK_ON_GOLD,
    MUTED,
    NIGHT,
    PANEL,
    PANEL_LIT,
    WHITE,
    Ink,
    Type,
    faint,
)

from .controls import Choice, Control, Controls, Field, Slider, Switch

_Row: TypeAlias = tuple[object, ...]  # what controls of one group have in common

PADDING = 16  # units: left and right of a button's words
ARROWS = 16  # units: both arrows of a choice, as far as they are no padding
_GROWS, _SINKS = 0.02, 0.05  # of its size: a control that is pointed at, one that is pressed
_BRIGHTENS = 0.08  # of the way to white: the same
_NIGHT_SEEN = 178  # of 255: the night behind words on a picture
_AROUND = 24  # units beyond a control that nothing of it reaches
_NEW, _DONE = 14, 18  # units: badges
# the focus: units beyond a control, ink, width in units
_RINGS = ((6, BLACK, 3), (4, CREAM, 3))
_BOLD_RINGS = ((8, BLACK, 4), (6, FOCUS, 4))  # 4 of them and 2 of black around
_STEPS = 8  # looks between rest and pointed at, so that few shapes are drawn


@dataclass(frozen=True, slots=True)
class _Look:
    """How far a control answers."""

    shown: bool
    lifted: float
    grown: float


def _ground(control: Control) -> Color:
    if control.primary and control.enabled:
        return GOLD
    if control.on_picture:
        return Color(NIGHT.r, NIGHT.g, NIGHT.b, _NIGHT_SEEN)
    return PANEL_LIT if control.lit else PANEL


def _group(control: Control) -> _Row:
    """A menu on a picture is one group, else what stands side by side."""
    if control.on_picture and not control.quiet:
        return (control.letters,)
    return (control.rect.top, control.rect.height)


def _edge(control: Control, look: _Look, contrast: bool) -> Ink:
    """Brass, fainter at rest; none round the gold of the likeliest button.

    Where contrast is high each has one, for its ground is the ground's.
    """
    if contrast:
        return FOCUS if look.lifted else CREAM if control.enabled else GREYED
    if control.primary and control.enabled:
        return GOLD
    if control.on_picture and not look.lifted:
        return (0, 0, 0, 0)
    seen = FAINT + (1 - FAINT) * look.lifted if control.enabled else FAINT
    return faint(BRASS, seen)


class Painter:
    """Paints controls in their states: at rest, pointed at, pressed, on, disabled."""

    def __init__(self, typesetter: Typesetter, shapes: Shapes) -> None:
        self.typesetter = typesetter
        self.shapes = shapes
        self.px = typesetter.screen.px
        self.contrast = typesetter.screen.contrast
        self._sizes: dict[_Row, int] = {}

    def piece(self, controls: Controls) -> Piece:
        """All of them as a piece of a picture, as they answer now."""
        rects, around = [control.rect for control in controls.all], 2 * self.px(_AROUND)
        place = rects[0].unionall(rects[1:]).inflate(around, around)
        many = range(len(rects))
        answers = [(controls.lifted(number), controls.pressed(number)) for number in many]
        words = [control.words for control in controls.all]
        looks = (words, answers, controls.by_keys, id(controls.shown))
        return Piece(looks, place, partial(self.paint, controls))

    def paint(self, controls: Controls, canvas: pygame.Surface) -> None:
        """All of them, but those their scene paints and those no part of which is to be painted."""
        clip, far = canvas.get_clip(), 2 * self.px(_AROUND)
        seen = [
            (number, control)
            for number, control in enumerate(controls.all)
            if not control.bare and clip.colliderect(control.rect.inflate(far, far))
        ]
        self._sizes = self._one_size_a_row(controls.all) if seen else {}
        shown = controls.shown
        for number, control in seen:
            lifted, pressed = controls.lifted(number), controls.pressed(number)
            grown = 1 + (_GROWS * lifted - _SINKS * pressed) * controls.grows
            look = _Look(control is shown, round(lifted * _STEPS) / _STEPS, grown)
            self._control(control, look, canvas)
        if controls.by_keys and controls.focus is not None and not controls.focus.bare:
            self.ring(controls.focus.rect, canvas)

    def tell(
        self,
        control: Control,
        within: pygame.Rect,
        canvas: pygame.Surface,
        free: pygame.Rect | None = None,
    ) -> None:
        """What a control is for, on a plate above it, or below it at the upper edge.

        `free`: what the plate must not cover; it hangs above that.
        """
        words = self.typesetter.line(control.hint, Type.LABEL, CREAM)
        plate = words.get_rect().inflate(self.px(20), self.px(12))
        plate.midbottom = (control.rect.centerx, control.rect.top - self.px(6))
        if free is not None and plate.colliderect(free):
            plate.bottom = free.top - self.px(6)
        if plate.top < within.top:
            plate.top = control.rect.bottom + self.px(6)
        plate.clamp_ip(within)
        line = max(1, self.px(1))
        lay_on(self.shapes.panel(plate.size, self.px(7), NIGHT, BRASS, line), canvas, plate.topleft)
        lay_on(words, canvas, words.get_rect(center=plate.center).topleft)

    def ring(self, rect: pygame.Rect, canvas: pygame.Surface) -> None:
        """The focus ring: seen on any ground."""
        rings = _BOLD_RINGS if self.contrast else _RINGS
        for units, ink, line in rings:
            grow = self.px(units)
            around = rect.inflate(grow * 2, grow * 2)
            ring = self.shapes.panel(around.size, self.px(12), (0, 0, 0, 0), ink, self.px(line))
            lay_on(ring, canvas, around.topleft)

    def _control(self, control: Control, look: _Look, canvas: pygame.Surface) -> None:
        self._plate(control, look, canvas)
        match control:
            case Slider():
                self._slider(control, look.shown, canvas)
            case Switch():
                self._switch(control, look.shown, canvas)
            case Choice():
                self._choice(control, look.shown, canvas)
            case Field():
                self._field(control, look.shown, canvas)
            case _ if control.told:
                self._two_sizes(control, canvas)
            case _:
                self._centred(control, control.words, control.rect, canvas)
        self._badge(control, canvas)

    def _badge(self, control: Control, canvas: pygame.Surface) -> None:
        """A disc at the corner of what was not tried yet, a star in what was seen to its end."""
        if control.badge == "new":
            disc = self.shapes.disc(self.px(_NEW), GOLD, BLACK, self.px(2))
            lay_on(disc, canvas, disc.get_rect(center=control.rect.topright).topleft)
        elif control.badge == "done":
            star = self.shapes.icon("star", self.px(_DONE), BRASS)
            middle = (control.rect.right - self.px(_DONE), control.rect.centery)
            lay_on(star, canvas, star.get_rect(center=middle).topleft)

    def _plate(self, control: Control, look: _Look, canvas: pygame.Surface) -> None:
        """What a control stands on; it grows when pointed at, its words stay as they are."""
        resting = not look.shown and not look.lifted and not control.lit
        if (control.quiet and resting and not self._bare_words(control)) or isinstance(
            control, Slider | Switch
        ):
            return
        filled = self._filled(control).lerp(WHITE, _BRIGHTENS * look.lifted)
        line = self.px(2 + 2 * self.contrast) if control.lit else max(1, self.px(1))
        edge = CREAM if control.lit else _edge(control, look, self.contrast)
        place = control.rect.copy()
        place.size = (round(place.width * look.grown), round(place.height * look.grown))
        place.center = control.rect.center
        plate = self.shapes.panel(place.size, self.px(9), filled, edge, line)
        lay_on(plate, canvas, place.topleft)

    def _filled(self, control: Control) -> Color:
        """The ground; where contrast is high, what is switched on is told by light and dark."""
        return CREAM if self._inverted(control) else _ground(control)

    def _bare_words(self, control: Control) -> bool:
        """Whether words would lie on a picture where they must stand out."""
        return self.contrast and control.on_picture and bool(control.words)

    def _inverted(self, control: Control) -> bool:
        return self.contrast and control.lit and not control.primary and bool(control.words)

    def _ink(self, control: Control) -> pygame.Color:
        if self._inverted(control):
            return BLACK
        if not control.enabled:
            return GREYED
        return INK_ON_GOLD if control.primary else CREAM

    def _room(self, rect: pygame.Rect) -> tuple[int, int]:
        return rect.width - self.px(2 * PADDING), rect.height

    def _one_size_a_row(self, controls: Sequence[Control]) -> dict[_Row, int]:
        """Buttons side by side, or of one menu, have words of one size: that of the longest."""
        sizes: dict[_Row, int] = {}
        for control in controls:
            if type(control) is Control and control.words:
                group = _group(control)
                size = self.typesetter.fitting(
                    control.words, control.letters, self._line_of(control)
                )
                sizes[group] = min(size, sizes.get(group, size))
        return sizes

    def _line_of(self, control: Control) -> Size:
        """The room for its words, if something is told below them only a line."""
        wide, high = self._room(control.rect)
        return wide, self.typesetter.height(control.letters) if control.told else high

    def _centred(
        self, control: Control, words: str, room: pygame.Rect, canvas: pygame.Surface
    ) -> None:
        size, ink = self._sizes.get(_group(control)), self._ink(control)
        typesetter, wide = self.typesetter, self._room(room)
        block = typesetter.within(words, control.letters, ink, wide, "centre", size)
        at = block.get_rect(center=room.center)
        if control.on_picture and control.quiet and not self.contrast:
            dark = typesetter.within(words, control.letters, BLACK, wide, "centre", size)
            drop = self.px(2)
            for aside in ((drop, drop), (0, drop), (-1, 0)):
                lay_on(dark, canvas, at.move(aside).topleft)
        lay_on(block, canvas, at.topleft)

    def _two_sizes(self, control: Control, canvas: pygame.Surface) -> None:
        """The words, and below them in small letters what is told."""
        ink, wide = self._ink(control), self._room(control.rect)[0]
        told = self.typesetter.block(control.told, Type.SMALL, ink, wide, "centre")
        size = self._sizes.get(_group(control))
        high = self.typesetter.height(control.letters)
        words = self.typesetter.within(
            control.words, control.letters, ink, (wide, high), "centre", size
        )
        both = pygame.Rect(0, 0, wide, words.get_height() + told.get_height())
        both.center = control.rect.center
        lay_on(words, canvas, words.get_rect(midtop=both.midtop).topleft)
        lay_on(told, canvas, told.get_rect(midbottom=both.midbottom).topleft)

    def _slider(self, control: Slider, focused: bool, canvas: pygame.Surface) -> None:
        groove = pygame.Rect(0, 0, control.rect.width, self.px(6))
        groove.center = control.rect.center
        radius = groove.height // 2
        lay_on(self.shapes.panel(groove.size, radius, faint(BRASS)), canvas, groove.topleft)
        done = groove.copy()
        done.width = max(groove.height, groove.width * control.value // 100)
        lay_on(self.shapes.panel(done.size, radius, MUTED), canvas, done.topleft)
        knob = self.shapes.disc(self.px(24 if focused else 22), CREAM, BLACK, self.px(2))
        lay_on(knob, canvas, knob.get_rect(center=(done.right, groove.centery)).topleft)

    def _switch(self, control: Switch, focused: bool, canvas: pygame.Surface) -> None:
        high = min(control.rect.height, self.px(30))
        pill = pygame.Rect(0, 0, high * 2, high)
        pill.midright = control.rect.midright
        border = CREAM if focused or control.on else BRASS
        ground = self.shapes.panel(
            pill.size, high // 2, CREAM if control.on else PANEL, border, max(1, self.px(2))
        )
        lay_on(ground, canvas, pill.topleft)
        knob = self.shapes.disc(high - self.px(10), BLACK if control.on else MUTED)
        x = pill.right - high // 2 if control.on else pill.left + high // 2
        lay_on(knob, canvas, knob.get_rect(center=(x, pill.centery)).topleft)

    def _choice(self, control: Choice, focused: bool, canvas: pygame.Surface) -> None:
        inner = control.rect.inflate(-self.px(ARROWS), 0)
        self._centred(control, control.options[control.chosen], inner, canvas)
        for side, x in (
            (-1, control.rect.left + self.px(16)),
            (1, control.rect.right - self.px(16)),
        ):
            ink = GREYED if not control.enabled else CREAM if focused else MUTED
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
        caret, high = max(2, self.px(2)), self.typesetter.height(Type.BUTTON) * 3 // 4
        most = None if focused else inside.width
        ink = BLACK if control.marked else CREAM
        line = self.typesetter.line(control.text or " ", Type.BUTTON, ink, most)
        spot = line.get_rect(midleft=inside.midleft)
        spot.right = min(spot.right, inside.right - 2 * caret if focused else inside.right)
        clip = canvas.get_clip()
        canvas.set_clip(inside)
        if control.marked:
            canvas.fill(CREAM, (spot.left, inside.centery - high // 2, spot.width, high))
        lay_on(line, canvas, spot.topleft)
        if focused:
            bar = (spot.right + caret, inside.centery - high // 2, caret, high)
            canvas.fill(CREAM, bar)
        canvas.set_clip(clip)
