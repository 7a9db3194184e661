"""By the advanced rule: how many films of each genre nobody took, told below the piles."""

from __future__ import annotations

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import CREAM, Type

from ..rules.deck import GENRES
from ..rules.game import Hollywood
from ..rules.state import State
from .geometry import Places
from .spots import unwanted_at

_PLATE = (6, 16, 18, 150)


def draw_unwanted(
    props: Props, canvas: pygame.Surface, places: Places, game: Hollywood, state: State
) -> None:
    """A badge and a number for each genre."""
    if game.options.advanced == "off":
        return
    for number, genre in enumerate(GENRES):
        rect = unwanted_at(places, number)
        lay_on(props.shapes.panel(rect.size, rect.height // 2, _PLATE), canvas, rect.topleft)
        badge = props.art.badge(genre, rect.height, props.settings.symbols)
        lay_on(badge, canvas, badge.get_rect(midleft=rect.midleft).topleft)
        count = str(game.counter.unwanted(genre, state.unclaimed))
        words = props.typesetter.line(count, Type.GATE, CREAM)
        middle = ((rect.left + badge.get_width() + rect.right) // 2, rect.centery)
        lay_on(words, canvas, words.get_rect(center=middle).topleft)
