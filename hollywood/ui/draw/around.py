"""Places round what is hidden of another one."""

from __future__ import annotations

from collections.abc import Sequence

import pygame


def around(whole: pygame.Rect, hidden: pygame.Rect) -> list[pygame.Rect]:
    """What is seen of a place if the middle of it is hidden: above, below, left and right."""
    hidden = hidden.clip(whole)
    return [
        pygame.Rect(whole.left, whole.top, whole.width, hidden.top - whole.top),
        pygame.Rect(whole.left, hidden.bottom, whole.width, whole.bottom - hidden.bottom),
        pygame.Rect(whole.left, hidden.top, hidden.left - whole.left, hidden.height),
        pygame.Rect(hidden.right, hidden.top, whole.right - hidden.right, hidden.height),
    ]


def beside(whole: pygame.Rect, hidden: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """What is seen of a place if several parts of it are hidden."""
    places = [whole]
    for part in hidden:
        cut = [around(each, part) if each.colliderect(part) else [each] for each in places]
        places = [place for parts in cut for place in parts]
    return places
