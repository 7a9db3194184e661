"""Scenes: what fills the window, one above another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from hollywood.ui.draw.surfaces import lay_faintly

from .screen import Screen


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


def _nobody(event: pygame.event.Event) -> bool:
    """It is for the scene on top."""
    return False


class Stack:
    """The scenes there are; the top one is played."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.changed = True  # something must be drawn anew
        self.mouse: tuple[int, int] | None = None  # where it is, if it was used last
        self.first: Callable[[pygame.event.Event], bool] = _nobody  # is asked before any scene
        self._screen: Screen | None = None
        self._before: pygame.Surface | None = None  # what was seen, while it fades
        self._lasts = self._age = 0.0  # seconds
        self._painted: tuple[pygame.Surface, Scene] | None = None  # one scene alone, and where

    @property
    def top(self) -> Scene | None:
        """The scene that is played; None when the program is to end."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene, laid_out: bool = False) -> None:
        """Put a scene on top; one that is laid out for this window already stays so."""
        if self._screen is not None and not laid_out:
            scene.resize(self._screen)
        self.scenes.append(scene)
        self.changed = True

    def pop(self) -> None:
        """Take the top scene away."""
        self.scenes.pop().leave()
        self.changed = True

    def close(self) -> None:
        """Take all scenes away: the program ends."""
        while self.scenes:
            self.pop()

    def replace(self, scene: Scene, laid_out: bool = False) -> None:
        """One scene instead of all; one that is laid out for this window already stays so."""
        self.close()
        self.push(scene, laid_out)

    def cross_fade(self, seconds: float) -> None:
        """Let what is seen now fade while something else appears; input does not wait for it."""
        self._before = None
        if self._screen is not None and self.scenes and seconds > 0:
            before = pygame.Surface(self._screen.rect.size)
            self.draw(before)
            self._before, self._lasts, self._age = before, seconds, 0.0

    @property
    def fades(self) -> bool:
        """Whether something that was seen before still fades."""
        return self._before is not None

    def resize(self, screen: Screen) -> None:
        """The window, or the size of words, has changed."""
        self._before = None
        self._screen = screen
        for scene in self.scenes:
            scene.resize(screen)
        self.changed = True

    def handle(self, event: pygame.event.Event) -> None:
        """Give the event to the top scene."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            self.mouse = event.pos
        elif event.type == pygame.KEYDOWN:
            self.mouse = None
        if self.top is not None and not self.first(event):
            self.top.handle(event)

    def update(self, seconds: float) -> bool:
        """Let time pass for all that is seen; whether the picture has changed."""
        changed = [scene.update(seconds) for scene in self._seen()]
        changed_by_hand, self.changed = self.changed, False
        if changed_by_hand:
            self.paint_anew()  # the window may have been covered
        return self._fade(seconds) or any(changed) or changed_by_hand

    def _fade(self, seconds: float) -> bool:
        """Whether something still fades, or has just gone."""
        fading = self.fades
        self._age += seconds
        if self._age >= self._lasts:
            self._before = None
        return fading

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        still = not self.fades and not self.changed
        return still and all(scene.resting for scene in self._seen())

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint what is seen, from the back to the front."""
        seen = self._seen()
        for scene in seen:
            scene.draw(canvas)
        alone = len(seen) == 1 and not self.fades
        self._painted = (canvas, seen[0]) if alone else None
        if self._before is not None:
            lay_faintly(self._before, canvas, 1 - self._age / self._lasts)

    def paint_anew(self) -> None:
        """Something else was painted where the scenes are."""
        self._painted = None

    def still_shows(self, canvas: pygame.Surface, scene: Scene) -> bool:
        """Whether nothing but this scene was painted there since it was painted last."""
        return self._painted is not None and self._painted == (canvas, scene)

    def _seen(self) -> list[Scene]:
        """The top scene and what shows behind it."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].veils:
            first -= 1
        return self.scenes[max(first, 0) :]
