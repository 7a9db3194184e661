"""Scenes of words and controls: laid out with words as large as asked for, or as fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, product
from typing import TypeAlias

import pygame
from pygame import Color

from hollywood.core.message import Message
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.text import CONDENSED, Align, Typesetter
from hollywood.ui.draw.theme import BRASS, Type, faint
from hollywood.ui.narration.narrated import Aloud

from .control_painter import ARROWS, PADDING, Painter
from .controls import Choice, Control, Field, Slider, Switch
from .form_aloud import FormAloud, PlacedWords

_LESS = 0.125  # words are made smaller by so much until there is room for them
_BESIDE = {Choice: 2 * PADDING + ARROWS, Field: 26}  # units of a control that are not for its words
_AROUND = 2 * PADDING  # the same for all others
_APART = 4  # units: controls nearer to each other would be mistaken


PlacedPicture: TypeAlias = tuple[pygame.Surface, pygame.Rect]


class Lettered:
    """What such scenes share. Each lays out its words and controls in `set_out`."""

    veils = False
    pad_does: Sequence[str] = ()  # what buttons of a pad do here besides walking and pressing
    all_set_out = True  # whether all that is read has its place among words, controls, pictures

    def __init__(self, props: Props) -> None:
        self.props = props
        self.controls = props.controls()
        self.painter = props.painter
        self.typesetter = props.typesetter
        self.below: list[PlacedPicture] = []  # pictures under the words
        self.words: list[PlacedPicture] = []
        self.read: list[PlacedWords] = []  # the same as words
        self.above: list[PlacedPicture] = []  # pictures upon controls
        self.aloud: Aloud = FormAloud(self)
        self.changed = True
        self._on_top = False
        self._painters: dict[float, Painter] = {}
        self._cut = False

    # scene

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        return not self.changed and self.controls.resting

    def resize(self, screen: Screen) -> None:
        """Lay everything out for this window."""
        self.props.fit(screen)
        self._painters = {}
        self.lay_out()

    def handle(self, event: pygame.event.Event) -> None:
        """Controls first; Escape leads back."""
        before = self.controls.shown, self.controls.by_keys
        used = self.controls.handle(event)
        pointed = event.type == pygame.MOUSEMOTION and not any(event.buttons)
        shows = self.controls.shown, self.controls.by_keys
        if before != shows or (used and not pointed):
            self.changed = True
        if not used and self.props.keys.means(event, "back"):
            self.escape()

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        on_top = self.props.stack.top is self
        if on_top and not self._on_top and self.controls.come_back(self.props.stack.mouse):
            self.changed = True
        self._on_top = on_top
        answered = self.controls.update(seconds)
        changed, self.changed = self.changed, False
        return changed or answered

    def draw(self, canvas: pygame.Surface) -> None:
        """Pictures, words and controls."""
        for picture, place in self.below + self.words:
            lay_on(picture, canvas, place.topleft)
        self.painter.paint(self.controls, canvas)
        for picture, place in self.above:
            lay_on(picture, canvas, place.topleft)
        shown = self.controls.shown
        if shown is not None and shown.hint:
            self.painter.tell(shown, self.bounds, canvas)

    def leave(self) -> None:
        """Nothing goes on."""

    # for the scenes themselves

    def set_out(self) -> Sequence[Control]:
        """Put all words where they belong, and return all controls."""
        raise NotImplementedError

    def adorn(self) -> None:
        """Show what takes long to make, once the words have found their size."""

    def escape(self) -> None:
        """What the key does that leads away."""

    @property
    def bounds(self) -> pygame.Rect:
        """What nothing may stick out of."""
        return self.props.screen.rect

    def lay_out(self) -> None:
        """Lay everything out anew, with words as large as there is room for."""
        trying = self.props.screen.text
        while True:
            self.painter = self._painter(trying)
            self.typesetter = self.painter.typesetter
            self.below, self.words, self.above, self.read, self._cut = [], [], [], [], False
            controls = self.set_out()
            if trying <= 1 or self.holds(controls):
                break
            trying = max(1.0, trying - _LESS)
        self.adorn()
        self.controls.set(controls)
        self.changed = True

    def holds(self, controls: Sequence[Control]) -> bool:
        """Whether no words are cut, nothing overlaps and nothing sticks out."""
        if self._cut or any(self.is_cut(control) for control in controls):
            return False
        lines = [rect for _, rect in self.words]
        rects = [control.rect for control in controls if not control.bare]
        wider = [rect.inflate(self.px(_APART), self.px(_APART)) for rect in rects]
        pairs = [*combinations(wider, 2), *combinations(lines, 2), *product(lines, rects)]
        inside = all(self.bounds.contains(rect) for rect in lines + rects)
        return inside and not any(one.colliderect(other) for one, other in pairs)

    def is_cut(self, control: Control) -> bool:
        """Whether the control is too small for its words."""
        wordless = type(control) is Control and not control.words
        if wordless or isinstance(control, Slider | Switch):
            return False
        low = control.rect.height < self.typesetter.size(control.letters)
        return low or width_for(self, control, CONDENSED) > control.rect.width

    def px(self, units: float) -> int:
        """Units in pixels."""
        return self.props.screen.px(units)

    def high(self, units: float) -> int:
        """How high a control is: so many units, or more for large words."""
        return max(self.px(units), round(self.typesetter.size(Type.BUTTON) * 1.6))

    def said(self, message: Message) -> str:
        """A message in words."""
        return self.props.text(message)

    def show(self, picture: pygame.Surface, at: pygame.Rect, above: bool = False) -> None:
        """A picture in the middle of the rectangle."""
        on = self.above if above else self.below
        on.append((picture, picture.get_rect(center=at.center)))

    def put_line(self, left: int, top: int, wide: int) -> None:
        """A fine line between sections."""
        line = self.props.shapes.panel((wide, max(1, self.px(1))), 0, faint(BRASS))
        self.show(line, pygame.Rect(left, top, wide, 1))

    def cut_if(self, cut: bool) -> None:
        """Words that are laid out elsewhere may be cut, too."""
        self._cut = self._cut or cut

    def put(
        self, words: str, type: Type, ink: Color, at: pygame.Rect, align: Align = "left"
    ) -> pygame.Rect:
        """One line, in the middle of the rectangle's height; the place it takes."""
        self._cut = self._cut or self.typesetter.width(words, type) * CONDENSED > at.width
        line = self.typesetter.line(words, type, ink, at.width)
        spare = at.width - line.get_width()
        left = {"left": 0, "centre": spare // 2, "right": spare}[align]
        place = line.get_rect(left=at.left + left, centery=at.centery)
        self.words.append((line, place))
        self.read.append((words, place))
        return place

    def put_block(
        self,
        words: str,
        type: Type,
        ink: Color,
        at: pygame.Rect,
        align: Align = "left",
        even: bool = False,
    ) -> pygame.Rect:
        """Lines from the rectangle's top on; the place they take, which may be higher than it."""
        widest = max(self.typesetter.width(word, type) for word in words.split())
        block = self.typesetter.block(words, type, ink, at.width, align, even)
        place = block.get_rect(topleft=at.topleft)
        self._cut = self._cut or widest > at.width or place.bottom > at.bottom
        self.words.append((block, place))
        self.read.append((words, place))
        return place

    def put_beside(
        self, words: str, type: Type, ink: Color, at: pygame.Rect, align: Align = "left"
    ) -> pygame.Rect:
        """Lines in the middle of the rectangle's height."""
        lines = len(self.typesetter.lines(words, type, at.width))
        place = pygame.Rect(at.left, 0, at.width, self.typesetter.height(type) * lines)
        place.centery = at.centery
        self._cut = self._cut or place.height > at.height
        return self.put_block(words, type, ink, place, align)

    def _painter(self, text: float) -> Painter:
        if text == self.props.screen.text:
            return self.props.painter
        if text not in self._painters:
            typesetter = Typesetter(replace(self.props.screen, text=text))
            self._painters[text] = Painter(typesetter, self.props.shapes)
        return self._painters[text]


def width_for(page: Lettered, control: Control, squeezed: float = 1.0) -> float:
    """How wide a control must be for its words."""
    said = control.options if isinstance(control, Choice) else [control.words]
    widest = max(page.typesetter.width(words, control.letters) for words in said)
    return widest * squeezed + page.px(_BESIDE.get(type(control), _AROUND))
