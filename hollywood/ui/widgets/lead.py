"""Words or pictures on a page that lead somewhere; a rim shows which of them is pointed at."""

from __future__ import annotations

import pygame

from hollywood.core.message import say
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import GOLD

from .controls import Control, Press
from .form import Lettered

_ROUND, _LINE = 6, 2  # units


def lead(page: Lettered, place: pygame.Rect, name: str, to: Press) -> Control:
    """What lies there leads there, where it can be seen again."""
    return Control(place, press=to, bare=True, name=name, hint=page.said(say("analysis.see")))


def draw_rim(page: Lettered, canvas: pygame.Surface) -> None:
    """Round what is pointed at, if it leads somewhere."""
    shown = page.controls.shown
    if shown is not None and shown.bare:
        line, empty = max(2, page.px(_LINE)), (0, 0, 0, 0)
        rim = page.props.shapes.panel(shown.rect.size, page.px(_ROUND), empty, GOLD, line)
        lay_on(rim, canvas, shown.rect.topleft)
