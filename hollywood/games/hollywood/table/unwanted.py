"""By the advanced rule: how many films of each genre nobody took, told below the piles."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import CREAM, Type

from ..rules.deck import GENRES
from ..rules.game import Hollywood
from ..rules.state import State
from .geometry import Places
from .spots import unwanted_at

_PLATE = (6, 16, 18, 150)


def unwanted(props: Props, places: Places, game: Hollywood, state: State) -> dict[Hashable, Piece]:
    """A badge and a number for each genre, where they are told."""
    if game.options.advanced == "off":
        return {}
    rects = [unwanted_at(places, number) for number in range(len(GENRES))]
    looks = (state.unclaimed, props.settings.symbols)
    around = rects[0].height
    paint = partial(_draw, props, places=places, game=game, state=state)
    piece = Piece(looks, rects[0].unionall(rects).inflate(around, around), paint)
    return {"unwanted": piece}


def _draw(
    props: Props, canvas: pygame.Surface, places: Places, game: Hollywood, state: State
) -> None:
    for number, genre in enumerate(GENRES):
        rect = unwanted_at(places, number)
        lay_on(props.shapes.panel(rect.size, rect.height // 2, _PLATE), canvas, rect.topleft)
        badge = props.art.badge(genre, rect.height, props.settings.symbols)
        lay_on(badge, canvas, badge.get_rect(midleft=rect.midleft).topleft)
        count = str(game.counter.unwanted(genre, state.unclaimed))
        words = props.typesetter.line(count, Type.GATE, CREAM)
        middle = ((rect.left + badge.get_width() + rect.right) // 2, rect.centery)
        lay_on(words, canvas, words.get_rect(center=middle).topleft)
