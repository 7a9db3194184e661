"""Texts for other programs."""

from __future__ import annotations

import pygame


def copied(text: str) -> bool:
    """Put it on the clipboard; whether there is one."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def pasted() -> str:
    """The text on the clipboard; empty if there is none or it can't be read."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
