"""What is still to come: two piles in the gap above the short columns, small and turned."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.message import say
from hollywood.ui.app.shared import Props
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.placed_words import put
from hollywood.ui.draw.surfaces import card_corner, height, lay_on
from hollywood.ui.draw.theme import BLACK, MUTED, Type

from ..rules.state import State
from .geometry import Places

_LAYER = 1.6  # units from one card to the next
_HIGHEST, _MANY = 5, 44  # cards seen on one another in a pile of so many
_SHADE = (8, 16, 15, 56)  # a pile is no card that can be won
_BELOW = 16  # units: the words


def piles(props: Props, places: Places, voice: Voice, state: State) -> dict[Hashable, Piece]:
    """Cards to come, as high as they are many, and how many they are."""
    many = (len(state.films), len(state.stars))
    words = [
        voice.text(say("hollywood.table.pile_films", count=many[0])),
        voice.text(say("hollywood.table.pile_stars", count=many[1])),
    ]
    room = height(places.pile_card) + places.gap[0]
    if max(props.typesetter.width(each, Type.LABEL) for each in words) > room:
        words = [str(each) for each in many]  # the piles themselves are the signs
    around = pygame.Rect(0, 0, 2 * places.card, 3 * places.pile_card)
    pieces: dict[Hashable, Piece] = {}
    for number, (cards, told) in enumerate(zip(many, words, strict=True)):
        around.center = places.pile(number)
        if cards:
            paint = partial(_pile, props, places=places, number=number, many=cards, words=told)
            pieces["pile", number] = Piece((cards, told), around.copy(), paint)
    return pieces


def _pile(
    props: Props, canvas: pygame.Surface, places: Places, number: int, many: int, words: str
) -> None:
    px = props.screen.px
    back = turned_back(props, places.pile_card)
    layers = 1 + min(many - 1, _HIGHEST * many // _MANY + 1)
    at = back.get_rect(center=places.pile(number))
    props.shapes.cast_shadow(canvas, at, card_corner(places.pile_card), px(6), (px(1), px(4)))
    for layer in range(layers):
        lay_on(back, canvas, at.move(0, -round(layer * _LAYER * props.screen.scale)).topleft)
    middle, room = (at.centerx, at.bottom + px(_BELOW)), places.card + places.gap[0]
    for ink, drop in ((BLACK, max(1, px(1))), (MUTED, 0)):
        put(props, canvas, words, Type.LABEL, ink, room, center=(middle[0], middle[1] + drop))


def turned_back(props: Props, wide: int) -> pygame.Surface:
    """The back of a card that lies on its side."""

    def make() -> pygame.Surface:
        back = props.art.card(BACK, wide).copy()
        lay_on(props.shapes.panel(back.get_size(), card_corner(wide), _SHADE), back)
        return pygame.transform.rotate(back, 90)

    return props.shapes.of(("pile", wide), make)
