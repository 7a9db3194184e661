"""How the plot comes up: its lines from left to right, then its signs one by one."""

from __future__ import annotations

from math import inf

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import lay_on

from .course import Course, Signs

# seconds
_DRAWS, _POPS, _APART = 0.7, 0.12, 0.04  # lines; a sign; from one sign to the next
_TICKS = 8  # signs that are heard
_SMALL = 0.4  # of its size: a sign that begins to come


class Unrolling:
    """Lines that are found while they are looked at grow by themselves: then only signs come."""

    def __init__(self, props: Props, known: bool) -> None:
        self._props, self._known = props, known
        self._age = 0.0 if known else _DRAWS
        if not props.moves:
            self._age = inf
        self._heard = 0
        self._signs: Signs = []
        self._plain: pygame.Surface | None = None  # the plate without its lines

    @classmethod
    def done(cls, props: Props) -> Unrolling:
        """Everything is there."""
        unrolling = cls(props, known=True)
        unrolling._age = inf
        return unrolling

    @property
    def going(self) -> bool:
        """Whether something still comes; nothing does before the course is known."""
        return self._known and self._age < _DRAWS + _POPS + _APART * len(self._signs)

    def show(self, course: Course, plain: pygame.Surface) -> None:
        """What comes up."""
        self._course, self._signs, self._plain = course, course.signs(), plain

    def update(self, seconds: float, known: bool) -> bool:
        """Let time pass; whether the picture has changed."""
        self._known = known
        if not self.going:
            return False
        if self._age == 0.0:
            self._props.sound.play("hw.double_spin")
        self._age += seconds / (self._props.pace or 1.0)
        while self._heard < min(_TICKS, len(self._signs)) and self._age > self._comes(self._heard):
            self._props.sound.play("ui_tick")
            self._heard += 1
        return True

    def _comes(self, number: int) -> float:
        """When a sign does."""
        return _DRAWS + _APART * number

    def paint(self, canvas: pygame.Surface) -> None:
        """Hide what is not drawn yet, and lay down the signs."""
        self._hide_rest(canvas)
        for number, (_, sign, place) in enumerate(self._signs):
            share = (self._age - self._comes(number)) / _POPS
            if share >= 1:
                lay_on(sign, canvas, place.topleft)
            elif share > 0:
                grown = pygame.transform.smoothscale_by(sign, _SMALL + (1 - _SMALL) * share)
                lay_on(grown, canvas, grown.get_rect(center=place.center).topleft)

    def _hide_rest(self, canvas: pygame.Surface) -> None:
        """Lines slow down towards their end."""
        if self._age >= _DRAWS or self._plain is None:
            return
        eased = 1 - (1 - self._age / _DRAWS) ** 3
        plate, plot = self._course.plate, self._course.plain.rect
        left = round(plot.left + plot.width * eased)
        hidden = pygame.Rect(left, plate.top, plate.right - left, plate.height)
        canvas.blit(self._plain, hidden, hidden.move(-plate.left, -plate.top))
