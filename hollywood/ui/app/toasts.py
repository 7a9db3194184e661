"""Good news where nothing is read or pressed, for a moment, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import dist

import pygame

from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import faded, lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, MUTED, PLATE, Type
from hollywood.ui.narration.narrator import Rank
from hollywood.ui.widgets.form import Lettered

from .passage import eased
from .screen import Screen
from .shared import Props

_COMES, _STANDS, _GOES = 0.2, 4.0, 0.15  # seconds
_HIGH, _SIDE = 56, 14  # units
_STEP, _APART = 12, 6  # units: between places that are looked at, and from what lies there
_PAD, _SIGN, _ROUND = 14, 28, 10  # units
_SOFTER = 100  # tenths of a decibel
_STEPS = 8  # of fading
_RISES = 12  # units


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
        self._place: pygame.Rect | None = None  # where it stands, if there is room
        self._filled: Sequence[pygame.Rect] = ()  # as it was when that was looked for
        self._age = 0.0
        self._was_held = False

    @property
    def resting(self) -> bool:
        """Whether nothing is told."""
        return self._toast is None or self._held

    @property
    def _held(self) -> bool:
        """Whether something is asked or moves just now, or there is no room."""
        top = self._props.stack.top
        if not isinstance(top, Lettered) or top.veils or not top.all_set_out:
            return True
        return self._toast is not None and self._room(self._toast, top) is None

    def _room(self, toast: Toast, scene: Lettered) -> pygame.Rect | None:
        """Where it stands; if something lies there now the nearest free place, if there is one.

        At first it is looked for from the upper right corner.
        """
        px, filled = self._props.screen.px, filled_in(scene)
        picture = self._picture = self._picture or self._painted(toast)
        window = self._props.screen.rect.inflate(-2 * px(_SIDE), -2 * px(_SIDE))
        if filled != self._filled:
            self._filled = filled
            first = picture.get_rect(topright=(self._place or window).topright)
            around = [each.inflate(2 * px(_APART), 2 * px(_APART)) for each in filled]
            self._place = _nearest(first, window, around, px(_STEP))
        return self._place

    def resize(self, screen: Screen) -> None:
        """Its words have another size."""
        self._picture = self._place = None
        self._filled = ()

    def update(self, seconds: float) -> bool:
        """Let time pass, unless something else is asked."""
        if self._toast is None and not self._held:
            self._toast, self._age = self._next(), 0.0
        held = self._held
        hidden, self._was_held = held != self._was_held, held
        if held:
            return hidden and self._toast is not None
        before = self._seen
        if self._toast is not None:
            if not self._age:
                self._props.narrator.tell(Rank.EVENT, self._toast.title, self._toast.words)
                self._props.sound.play("notify", softer=_SOFTER)
            self._age += seconds
            if self._age >= _COMES + _STANDS + _GOES:
                self._toast = self._picture = self._place = None
                self._filled = ()
        return hidden or self._seen != before

    @property
    def _seen(self) -> float:
        """How much of it is seen, from 0 to 1."""
        if self._toast is None:
            return 0.0
        goes = (_COMES + _STANDS + _GOES - self._age) / _GOES
        return max(0.0, min(1.0, self._age / _COMES, goes))

    def draw(self, canvas: pygame.Surface) -> bool:
        """It rises a little as it comes; without motion it fades."""
        if self._toast is None or self._held:
            return False
        assert self._picture is not None
        assert self._place is not None, "it has room"
        picture, place = self._picture, self._place.copy()
        if self._age < _COMES and self._props.moves:
            place.top += round(self._props.screen.px(_RISES) * (1 - eased(self._seen)))
        share = round(_STEPS * self._seen) / _STEPS
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
        size = (text + sign + 3 * pad, max(px(_HIGH), lines + pad))
        picture = layer_of(size)
        lay_on(props.shapes.panel(size, px(_ROUND), PLATE, BRASS, max(1, px(1))), picture)
        star = props.shapes.icon("star", sign, GOLD)
        lay_on(star, picture, star.get_rect(midleft=(pad, size[1] // 2)).topleft)
        top = (size[1] - lines) // 2
        lay_on(title, picture, (sign + 2 * pad, top))
        lay_on(words, picture, (sign + 2 * pad, top + title.get_height()))
        return picture


def filled_in(scene: Lettered) -> list[pygame.Rect]:
    """Where something is read or pressed; what is half as large as the window is its ground."""
    most = scene.props.screen.width * scene.props.screen.height // 2
    pictures = [rect for _, rect in scene.below if rect.width * rect.height < most]
    set_out = [rect for _, rect in (*scene.words, *scene.above)]
    return [*pictures, *set_out, *(control.rect for control in scene.controls.all)]


def _nearest(
    first: pygame.Rect, window: pygame.Rect, filled: Sequence[pygame.Rect], step: int
) -> pygame.Rect | None:
    """The free place in the window that is nearest to this one."""
    tops = range(window.top, window.bottom - first.height + 1, step)
    lefts = range(window.right - first.width, window.left - 1, -step)
    corners = [first.topleft, *((left, top) for top in tops for left in lefts)]
    corners.sort(key=lambda corner: dist(corner, first.topleft))
    places = (pygame.Rect(corner, first.size) for corner in corners)
    return next((place for place in places if place.collidelist(filled) == -1), None)
