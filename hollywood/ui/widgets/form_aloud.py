"""What there is to say of a scene of words and controls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeAlias

import pygame

from hollywood.core.message import Message

from .controls import Control, Controls
from .described import called, described

PlacedWords: TypeAlias = tuple[str, pygame.Rect]


class Form(Protocol):
    """Words and controls that have their places."""

    controls: Controls
    read: list[PlacedWords]

    def said(self, message: Message) -> str:
        """A message in words."""


class FormAloud:
    """All words of a form, and the control that has the focus."""

    def __init__(self, form: Form) -> None:
        self._form = form

    @property
    def reading(self) -> Sequence[str]:
        """All words from the first to the last, but for those that only name a control."""
        names = {self._beside(control) for control in self._form.controls.all}
        return [words for words, _ in self._form.read if words not in names]

    @property
    def pointing_at(self) -> str:
        """The control that has the focus."""
        controls = self._form.controls
        control = controls.shown or controls.focus
        beside = "" if control is None else self._beside(control)
        return described(controls, self._form.said, beside)

    def _beside(self, control: Control) -> str:
        """The words to the left of a control that has none of its own."""
        if called(control):
            return ""
        at, nearest, found = control.rect, -1, ""
        for words, place in self._form.read:
            left = place.top < at.centery < place.bottom and place.right <= at.left
            if left and place.right > nearest:
                nearest, found = place.right, words
        return found
