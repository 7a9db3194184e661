"""What a speaking slate says at one time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import pygame

from hollywood.ui.widgets.controls import Press

Row: TypeAlias = Callable[[int], pygame.Surface]  # a row of signs, so many pixels high


@dataclass(frozen=True)
class SlateButton:
    """A button at the foot of the slate; the primary one comes last and stands at the right."""

    words: str
    press: Press
    primary: bool = False
    sign: str = ""  # the icon in its place where there is no room for words


@dataclass(frozen=True)
class Speech:
    """All that the slate says at one time, in words."""

    label: str
    prompt: str
    why: str = ""
    urgent: bool = False  # `why` is what matters now
    buttons: Sequence[SlateButton] = ()
    row: Row | None = None  # below the words
    how: str = ""  # what was asked for is done with what is used
    aside: pygame.Surface | None = None  # at the right of the label
