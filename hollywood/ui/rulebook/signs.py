"""Signs as they are shown beside what they mean: cards, tokens, badges, icons."""

from __future__ import annotations

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import Size, width
from hollywood.ui.draw.theme import CREAM

from .rulebook import Picture

_TALL, _SMALL = 0.82, 0.34  # of the room: how high a card is, how wide a small sign


def card(id: str) -> Picture:
    """A card."""

    def drawn(props: Props, size: Size) -> pygame.Surface:
        wide = min(round(size[0] * _TALL), width(round(size[1] * _TALL)))
        return props.art.card(id, wide, props.language, props.settings.symbols)

    return drawn


def token(colour: str) -> Picture:
    """The token of a colour."""
    return lambda props, size: props.art.token(colour, small(size), props.settings.symbols)


def badge(look: str) -> Picture:
    """The badge of a look of cards."""
    return lambda props, size: props.art.badge(look, small(size), props.settings.symbols)


def icon(name: str) -> Picture:
    """An icon of the bar."""
    return lambda props, size: props.shapes.icon(name, small(size), CREAM)


def small(size: Size) -> int:
    """How large a small sign is in this room."""
    return round(min(size) * _SMALL)
