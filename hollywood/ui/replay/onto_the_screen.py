"""The way into the cinema and out: the table becomes as small as the screen, and large again."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from hollywood.ui.app.passage import between, eased
from hollywood.ui.app.scene import Going
from hollywood.ui.draw.surfaces import lay_faintly

_FADES = 0.75  # from this share on what moves gives way to what is there


def shrinking(screen: Callable[[], pygame.Rect]) -> Going:
    """What filled the window comes to lie on the screen, which is asked for where it is then."""

    def paint(canvas: pygame.Surface, before: pygame.Surface, share: float) -> None:
        _lay(before, canvas, between(canvas.get_rect(), screen(), eased(share)), share)

    return paint


def growing(screen: pygame.Rect) -> Going:
    """What was on the screen fills the window."""

    def paint(canvas: pygame.Surface, before: pygame.Surface, share: float) -> None:
        place = between(screen, canvas.get_rect(), eased(share))
        if share < _FADES:
            canvas.blit(before, (0, 0))  # the hall
        _lay(before.subsurface(screen.clip(before.get_rect())), canvas, place, share)

    return paint


def _lay(picture: pygame.Surface, canvas: pygame.Surface, place: pygame.Rect, share: float) -> None:
    """On its way it is drawn roughly, for that is over soon."""
    moving = pygame.transform.scale(picture, place.size)
    lay_faintly(moving, canvas, min(1.0, (1 - share) / (1 - _FADES)), place)
