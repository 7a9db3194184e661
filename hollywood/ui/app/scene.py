"""Scenes: what fills the window, one above another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

import pygame

from hollywood.ui.draw.surfaces import lay_faintly

from .awaited import Ahead, Awaited
from .keys import is_press
from .late import Late
from .screen import Screen

# over what is seen now: what was seen before, and which share of the time is over
Going: TypeAlias = Callable[[pygame.Surface, pygame.Surface, float], None]

AT_ONCE = 0.001  # seconds: no fade is seen, yet what was seen stays for what is painted ahead


class Scene(Protocol):
    """One thing the window shows. Time is given to it; it never reads a clock."""

    @property
    def veils(self) -> bool:
        """Whether the scene below is still seen behind it."""

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""

    def resize(self, screen: Screen) -> None:
        """Lay everything out for this window; called before anything else."""

    def handle(self, event: pygame.event.Event) -> None:
        """Answer a key or the mouse; positions are in pixels."""

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint the picture; the same for the same state."""

    def leave(self) -> None:
        """The scene is taken away."""


class Overlay(Protocol):
    """What lies over all scenes for a moment, and answers to nothing."""

    @property
    def resting(self) -> bool:
        """Whether nothing of it is seen, and nothing will be by itself."""

    def resize(self, screen: Screen) -> None:
        """The window, or the size of words, has changed."""

    def update(self, seconds: float) -> bool:
        """Let time pass; whether it looks otherwise."""

    def draw(self, canvas: pygame.Surface) -> bool:
        """Paint it above all else; whether there was anything."""


def _nobody(event: pygame.event.Event) -> bool:
    """Take no event: all go to the scene on top."""
    return False


class Aside(Protocol):
    """What is heard and seen beside the scenes, whichever of them is on top."""

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""

    def hear(self, event: pygame.event.Event) -> bool:
        """Whether a key or the mouse was meant for it, and for no scene."""

    def update(self, seconds: float) -> bool:
        """Let time pass; whether it looks otherwise."""

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint it in the window, of which the scenes may leave a part."""


def fading(canvas: pygame.Surface, before: pygame.Surface, share: float) -> None:
    """It fades where it was."""
    lay_faintly(before, canvas, 1 - share)


class _Part:
    """The part of the window that scenes have: the same as long as the window is the same one."""

    def __init__(self) -> None:
        self._known: tuple[pygame.Surface, pygame.Surface] | None = None  # the window, its part

    def of(self, window: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        """So much of it, from its corner on."""
        if window.get_size() == size:
            return window
        known = self._known
        if known is None or known[0] is not window or known[1].get_size() != size:
            known = self._known = window, window.subsurface((0, 0), size)
        return known[1]


class _Before:
    """What was seen before, as long as it fades or goes otherwise."""

    def __init__(self) -> None:
        self.picture: pygame.Surface | None = None
        self._lasts = self._age = 0.0  # seconds
        self._goes: Going = fading

    def begin(self, picture: pygame.Surface, seconds: float, goes: Going) -> None:
        """Let what was seen go, in so many seconds."""
        self.picture, self._goes = picture, goes
        self._lasts, self._age = seconds, 0.0

    def update(self, seconds: float) -> bool:
        """Let time pass; whether it still goes, or has just gone."""
        goes = self.picture is not None
        self._age += seconds
        if self._age >= self._lasts:
            self.picture = None
        return goes

    def draw(self, canvas: pygame.Surface) -> None:
        """What is left of it, over what is seen now."""
        if self.picture is not None:
            self._goes(canvas, self.picture, self._age / self._lasts)


class Stack:
    """The scenes there are; the top one is played."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.asides: list[Aside] = []
        self.changed = True  # something must be drawn anew
        self.mouse: tuple[int, int] | None = None  # where it is, if it was used last
        self.first: Callable[[pygame.event.Event], bool] = _nobody  # is asked before any scene
        self.over: Overlay | None = None
        self.late = Late()
        self._screen: Screen | None = None
        self._before = _Before()
        self.awaited = Awaited()
        self._later: list[pygame.event.Event] = []  # answered when that is done
        self._painted: tuple[pygame.Surface, Scene] | None = None  # one scene alone, and where
        self._part = _Part()

    @property
    def top(self) -> Scene | None:
        """The scene that is played; None when the program is to end."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene, laid_out: bool = False) -> None:
        """Put a scene on top; one that is laid out for this window already stays so."""
        if not laid_out:
            self.awaited.come()  # what two threads lay out at once could be mixed up
            if self._screen is not None:
                scene.resize(self._screen)
        self.scenes.append(scene)
        self.changed = True

    def pop(self) -> None:
        """Take the top scene away."""
        self.awaited.come()
        scene = self.scenes.pop()
        if self._screen is not None:
            self.late.leave(scene, self._screen)
        scene.leave()
        self.paint_anew()  # nor is that scene kept here
        self.changed = True

    def close(self) -> None:
        """Take all scenes away: the program ends."""
        while self.scenes:
            self.pop()

    def replace(self, scene: Scene, laid_out: bool = False) -> None:
        """One scene instead of all; one that is laid out for this window already stays so."""
        self.close()
        self.push(scene, laid_out)

    def cross_fade(self, seconds: float, goes: Going | None = None) -> None:
        """Let what is seen now fade, or go otherwise, while something else appears.

        Input does not wait for it.
        """
        self.awaited.come()
        self._before.picture = None
        if self._screen is not None and self.scenes and seconds > 0:
            self._before.begin(self.picture(self._screen), seconds, goes or fading)

    def stays_until(self, ahead: Ahead) -> None:
        """What was seen stays until something is done; if nothing was, that is waited for."""
        self.awaited.begin(ahead)
        if not self.fades:
            self.awaited.come()

    @property
    def fades(self) -> bool:
        """Whether something that was seen before still fades."""
        return self._before.picture is not None

    def resize(self, screen: Screen) -> None:
        """The window, or the size of words, has changed."""
        if self.awaited.puts_off(screen):
            return
        self.awaited.come()
        self._before.picture = None
        self._screen = screen
        self.paint_anew()
        for scene in self.late.at_once(self.scenes, self.seen):
            scene.resize(screen)
        if self.over is not None:
            self.over.resize(screen)
        self.changed = True

    def fit_seen(self) -> None:
        """What has come to light only now is laid out for the window as it is."""
        if self._screen is not None and self.late.among(self.seen):
            self.late.lay_out(self._screen)

    def handle(self, event: pygame.event.Event) -> None:
        """Give the event to the top scene, as soon as that is laid out."""
        self._later.append(event)
        if self.awaited.lets_answer(event):
            self._catch_up()

    def _catch_up(self) -> None:
        """Answer what has happened while something was painted ahead."""
        if (screen := self.awaited.take_screen()) is not None:
            self.resize(screen)
        events, self._later = self._later, []
        for number, event in enumerate(events):
            if not self.awaited.lets_answer(event):
                self._later = [*events[number:], *self._later]
                break
            self.fit_seen()
            if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
                self.mouse = event.pos
            elif is_press(event):
                self.mouse = None
            heard = any(aside.hear(event) for aside in self.asides)
            if not heard and self.top is not None and not self.first(event):
                self.top.handle(event)

    def update(self, seconds: float) -> bool:
        """Let time pass for all that is seen; whether the picture has changed."""
        if not self.awaited.waits(seconds):
            self._catch_up()
        if self.awaited.waits():
            return self.awaited.changed()  # nobody may look at what is being laid out
        self.fit_seen()
        changed = [each.update(seconds) for each in self._all()]
        if self.awaited.waits():  # one of them has led to what is laid out from now on
            return any(changed)
        changed += [each.update(seconds) for each in self.asides]
        changed_by_hand, self.changed = self.changed, False
        if changed_by_hand:
            self.paint_anew()  # the window may have been covered
        return self._before.update(seconds) or any(changed) or changed_by_hand

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        still = not self.fades and not self.changed
        still = still and all(aside.resting for aside in self.asides)
        return still and all(each.resting for each in self._all())

    def _all(self) -> list[Scene | Overlay]:
        """What is seen, and what lies over it."""
        return [*self.seen, *([] if self.over is None else [self.over])]

    def show(self, window: pygame.Surface) -> None:
        """Paint the scenes in their part of the window, and what is beside them."""
        size = window.get_size() if self._screen is None else self._screen.rect.size
        before, screen = self._before.picture, self.awaited.screen
        if screen is not None and before is not None:
            self.awaited.draw(self._part.of(window, screen.rect.size), before, screen)
            return
        self.draw(self._part.of(window, size))
        for aside in self.asides:
            aside.draw(window)

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint what is seen, from the back to the front."""
        before = self._before.picture
        if before is not None and self._screen is not None and self.awaited.waits():
            self.awaited.draw(canvas, before, self._screen)
            return
        self.fit_seen()
        seen = self.seen
        for scene in seen:
            scene.draw(canvas)
        alone = len(seen) == 1 and not self.fades
        self._painted = (canvas, seen[0]) if alone else None
        self._before.draw(canvas)
        if self.over is not None and self.over.draw(canvas):
            self.paint_anew()

    def picture(self, screen: Screen) -> pygame.Surface:
        """What is seen now, in a picture of its own."""
        seen = None if self.changed or self.top is None else self.canvas_of(self.top)
        if seen is not None and seen.get_size() == screen.rect.size:
            return seen.copy()
        picture = pygame.Surface(screen.rect.size)
        self.draw(picture)
        return picture

    def paint_anew(self) -> None:
        """Something else was painted where the scenes are."""
        self._painted = None

    def still_shows(self, canvas: pygame.Surface, scene: Scene) -> bool:
        """Whether nothing but this scene was painted there since it was painted last."""
        return self._painted is not None and self._painted == (canvas, scene)

    def canvas_of(self, scene: Scene) -> pygame.Surface | None:
        """Where this scene alone was painted last: it costs little to paint it there again."""
        painted = self._painted
        return painted[0] if painted is not None and painted[1] is scene else None

    @property
    def seen(self) -> list[Scene]:
        """The top scene and what shows behind it."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].veils:
            first -= 1
        return self.scenes[max(first, 0) :]
