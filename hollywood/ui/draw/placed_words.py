"""Words put down on the table, in the largest way that fits."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Color

from hollywood.ui.app.shared import Props

from .surfaces import lay_on
from .theme import Type


def put(
    props: Props,
    canvas: pygame.Surface,
    words: str,
    type: Type | Sequence[Type],
    ink: Color,
    most: int,
    **at: tuple[int, int],
) -> pygame.Rect:
    """One line in the first of the types that fits; where it stands. `at` is as of a Rect."""
    types = [type] if isinstance(type, Type) else list(type)
    fitting = (each for each in types if props.typesetter.width(words, each) <= most)
    line = props.typesetter.line(words, next(fitting, types[-1]), ink, most)
    rect = line.get_rect(**at)
    lay_on(line, canvas, rect.topleft)
    return rect


def first_fitting(props: Props, choices: Sequence[str], type: Type, most: int) -> str:
    """The first of several ways to say it that fits on a line; else the last."""
    fitting = (words for words in choices if props.typesetter.width(words, type) <= most)
    return next(fitting, choices[-1])
