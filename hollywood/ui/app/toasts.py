"""Good news at the upper right corner, for a moment, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import faded, lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, MUTED, PLATE, Type
from hollywood.ui.narration.narrator import Rank

from .arrival import Arrival
from .passage import Passage, eased
from .screen import Screen
from .shared import Props

_COMES, _STANDS, _GOES = 0.2, 4.0, 0.15  # seconds
_WIDE, _HIGH, _TOP, _RIGHT = 296, 56, 46, 16  # units; the upper edge is below the table's bar
_PAD, _SIGN, _ROUND = 14, 28, 10  # units
_SOFTER = 100  # tenths of a decibel
_STEPS = 8  # of fading


@dataclass(frozen=True)
class Toast:
    """A heading and the words below it."""

    title: str
    words: str


class Toasts:
    """The one that is seen; the next one is asked for when it has gone."""

    def __init__(self, props: Props, next_: Callable[[], Toast | None]) -> None:
        self._props, self._next = props, next_
        self._toast: Toast | None = None
        self._picture: pygame.Surface | None = None
        self._age = 0.0
        self._was_held = False

    @property
    def resting(self) -> bool:
        """Whether nothing is told."""
        return self._toast is None or self._held

    @property
    def _held(self) -> bool:
        """Whether something is asked just now, or nothing is there yet."""
        top = self._props.stack.top
        return top is None or top.veils or isinstance(top, Passage | Arrival)

    def resize(self, screen: Screen) -> None:
        """Its words have another size."""
        self._picture = None

    def update(self, seconds: float) -> bool:
        """Let time pass, unless something else is asked."""
        held = self._held
        hidden, self._was_held = held != self._was_held, held
        if held:
            return hidden and self._toast is not None
        before = self._seen
        if self._toast is not None:
            self._age += seconds
            if self._age >= _COMES + _STANDS + _GOES:
                self._toast = self._picture = None
        elif (toast := self._next()) is not None:
            self._toast, self._age = toast, 0.0
            self._props.narrator.tell(Rank.EVENT, toast.title, toast.words)
            self._props.sound.play("notify", softer=_SOFTER)
        return hidden or self._seen != before

    @property
    def _seen(self) -> float:
        """How much of it is seen, from 0 to 1."""
        if self._toast is None:
            return 0.0
        goes = (_COMES + _STANDS + _GOES - self._age) / _GOES
        return max(0.0, min(1.0, self._age / _COMES, goes))

    def draw(self, canvas: pygame.Surface) -> bool:
        """It slides in from the right; without motion it fades."""
        if self._toast is None or self._held:
            return False
        picture = self._picture = self._picture or self._painted(self._toast)
        px, screen = self._props.screen.px, self._props.screen.rect
        place = picture.get_rect(topright=(screen.right - px(_RIGHT), px(_TOP)))
        comes = self._age < _COMES
        if comes and self._props.moves:
            place.left += round((screen.right - place.left) * (1 - eased(self._seen)))
        share = 1.0 if comes and self._props.moves else round(_STEPS * self._seen) / _STEPS
        if share:
            lay_on(picture if share == 1 else faded(picture, share), canvas, place.topleft)
        return True

    def _painted(self, toast: Toast) -> pygame.Surface:
        """A star, what was achieved, and that it is new."""
        props = self._props
        px, letters = props.screen.px, props.typesetter
        pad, sign = px(_PAD), px(_SIGN)
        title = letters.line(toast.title, Type.CALL, CREAM)
        words = letters.line(toast.words, Type.SMALL, MUTED)
        text = max(title.get_width(), words.get_width())
        lines = title.get_height() + words.get_height()
        size = (max(px(_WIDE), text + sign + 3 * pad), max(px(_HIGH), lines + pad))
        picture = layer_of(size)
        lay_on(props.shapes.panel(size, px(_ROUND), PLATE, BRASS, max(1, px(1))), picture)
        star = props.shapes.icon("star", sign, GOLD)
        lay_on(star, picture, star.get_rect(midleft=(pad, size[1] // 2)).topleft)
        top = (size[1] - lines) // 2
        lay_on(title, picture, (sign + 2 * pad, top))
        lay_on(words, picture, (sign + 2 * pad, top + title.get_height()))
        return picture
