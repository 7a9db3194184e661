"""What is painted ahead while what was seen stays: the window never stands still for it."""

from __future__ import annotations

from typing import Protocol

import pygame

from hollywood.ui.draw.shapes import Shapes
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import GOLD, MUTED, NIGHT

from .keys import PRESSES
from .screen import Screen

_PATIENCE = 0.4  # seconds that what was seen stays at most, where somebody else counts the time
_SOON = 0.6  # seconds until it is shown that something is awaited
_STEP = 0.25  # seconds: another dot is lit
_DOTS, _APART = 3, 26  # units
_DOT, _LIT = 10, 16  # across
_PLATE, _ROUND, _RIM = (112, 44), 14, 2


class Ahead(Protocol):
    """Something that is painted before it is seen, on another thread."""

    @property
    def resting(self) -> bool:
        """Whether it is done."""

    def wait(self) -> None:
        """Return when it is done."""


class WaitingSign:
    """Dots on a plate, lit one after another; they come only if it takes long."""

    def __init__(self) -> None:
        self._age = 0.0  # seconds

    @property
    def _lit(self) -> int | None:
        """Which dot is lit; None as long as nothing is shown."""
        if self._age < _SOON:
            return None
        return int((self._age - _SOON) / _STEP) % _DOTS

    def update(self, seconds: float) -> bool:
        """Let time pass; whether it looks otherwise."""
        before = self._lit
        self._age += seconds
        return self._lit != before

    def draw(self, canvas: pygame.Surface, screen: Screen) -> None:
        """In the middle of the window."""
        if self._lit is None:
            return
        px, shapes = screen.px, Shapes(screen.share, least_edge=screen.least_edge)
        size = px(_PLATE[0]), px(_PLATE[1])
        plate = shapes.panel(size, px(_ROUND), NIGHT, MUTED, px(_RIM))
        at = plate.get_rect(center=canvas.get_rect().center)
        lay_on(plate, canvas, at.topleft)
        for number in range(_DOTS):
            wide, ink = (_LIT, GOLD) if number == self._lit else (_DOT, MUTED)
            dot = shapes.disc(px(wide), ink, ink, px(_RIM))
            x = at.centerx + px((number - (_DOTS - 1) / 2) * _APART)
            lay_on(dot, canvas, dot.get_rect(center=(x, at.centery)).topleft)


class Awaited:
    """What is painted ahead, if anything is.

    As long as the clock counts the time, nobody stands still for it: what happens meanwhile is
    answered afterwards. Where somebody else does (tests, pictures), it is waited for after a while.
    """

    def __init__(self) -> None:
        self.by_clock = False
        self.screen: Screen | None = None  # what the window has become meanwhile
        self._ahead: Ahead | None = None
        self._patience = 0.0  # seconds
        self._sign = WaitingSign()
        self._anew = False

    def begin(self, ahead: Ahead) -> None:
        """From now on it is waited for."""
        self._ahead, self._patience, self._sign = ahead, _PATIENCE, WaitingSign()

    def waits(self, seconds: float = 0.0) -> bool:
        """Whether it is not done, so many seconds later."""
        if self._ahead is None:
            return False
        self._patience -= seconds
        self._anew |= self._sign.update(seconds)
        if self._ahead.resting or (self._patience <= 0 and not self.by_clock):
            self.come()
        return self._ahead is not None

    def lets_answer(self, event: pygame.event.Event) -> bool:
        """Whether an event can be answered now; who presses something ends a wait if that may be.

        Whoever only moves the mouse or lets a key go waits for nothing.
        """
        if event.type in PRESSES and not self.by_clock:
            self.come()
        return not self.waits()

    def come(self) -> None:
        """Wait until it is done, if it is not."""
        ahead, self._ahead = self._ahead, None
        if ahead is not None:
            ahead.wait()

    def puts_off(self, screen: Screen) -> bool:
        """Whether the window can't be laid out anew before what is awaited is there."""
        if not self.by_clock or not self.waits():
            return False
        self.screen, self._anew = screen, True
        return True

    def take_screen(self) -> Screen | None:
        """What the window has become, once: all is to be laid out for it now."""
        screen, self.screen = self.screen, None
        return screen

    def changed(self) -> bool:
        """Whether it looks otherwise than when this was asked last."""
        anew, self._anew = self._anew, False
        return anew

    def draw(self, canvas: pygame.Surface, before: pygame.Surface, screen: Screen) -> None:
        """What was seen, as large as the window is now."""
        if before.get_size() != canvas.get_size():
            before = pygame.transform.smoothscale(before, canvas.get_size())
        canvas.blit(before, (0, 0))
        self._sign.draw(canvas, screen)
