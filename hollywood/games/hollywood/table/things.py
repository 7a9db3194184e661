"""Paints cards and reels where they are now: lifted, turned, rolling, each with its shadow."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hollywood.core.message import Seat
from hollywood.core.record import Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import faded, lay_on, scaled
from hollywood.ui.draw.theme import CREAM
from hollywood.ui.table.card_painter import LEAST_SEEN, CardPainter, lay, looks, rotated
from hollywood.ui.table.stage import CARD, Actor, Key, Pose

from ..rules.deck import Deck
from .layout import REEL

_TURNS = 24  # pictures of a reel that rolls once round
_MOVED = (7, 9, 15, 200)  # between a reel that was moved and its ring


class ThingPainter(CardPainter):
    """Paints the cards and reels of one match at one window size."""

    def __init__(self, props: Props, deck: Deck, chairs: Sequence[Chair]) -> None:
        super().__init__(props)
        self._deck, self._chairs = deck, chairs

    def prepare(self, diameter: int, rolls: bool) -> None:
        """Have everybody's reels drawn; those that roll over cards are turned from larger ones."""
        art, symbols = self.props.art, self.props.settings.symbols
        for chair in self._chairs:
            for size in (diameter, 2 * diameter) if rolls else (diameter,):
                art.token(str(chair.colour), size, symbols, ring=rolls)

    def card_id(self, key: Key, face: bool) -> str:
        """What art calls the card of this key."""
        if not face:
            return BACK
        if key[0] == CARD:
            return str(self._deck.faces[key[1]].id)
        return f"{key[0]}_{self._chairs[key[1]].colour}"

    def reel(
        self, canvas: pygame.Surface, key: Key, seat: Seat, actor: Actor, pose: Pose, marked: bool
    ) -> None:
        """A reel; a ring is round those that were moved last."""
        if pose.seen <= LEAST_SEEN:
            return
        start = 0 if actor.resting else actor.start.width
        drawn = max(8, round(max(start, actor.goal.width)))  # never made larger, which blurs
        picture = self._rolled(seat, drawn, key[0] == REEL, pose.turn)
        size = looks(actor, pose, 1.0)
        self.shadow(canvas, actor.height, pose, size, size[0] // 2)
        if marked:
            wide = max(8, round(pose.width)) + self.px(10)
            ring = self.props.shapes.disc(wide, _MOVED, CREAM, self.px(2))
            lay(canvas, ring, pose)
        picture = picture if picture.get_size() == size else scaled(picture, size)
        lay(canvas, faded(picture, pose.seen), pose)

    def _rolled(self, seat: Seat, diameter: int, ring: bool, turn: float) -> pygame.Surface:
        """A reel as far as it has rolled, in one of few pictures that are kept."""
        colour, symbols = str(self._chairs[seat].colour), self.props.settings.symbols
        step = round(turn * _TURNS / 360) % _TURNS
        if not step:
            return self.props.art.token(colour, diameter, symbols, ring=ring)
        large = self.props.art.token(colour, 2 * diameter, symbols, ring=ring)
        key = ("reel", colour, diameter, ring, symbols, step)
        return self.turned.of(key, lambda: _spun(large, diameter, step * 360 / _TURNS))


def _spun(large: pygame.Surface, diameter: int, turn: float) -> pygame.Surface:
    """A round picture turned about its middle; made small afterwards, it stays crisp."""
    turned = rotated(large, turn)
    size = large.get_size()
    whole = layer_of(size)
    lay_on(turned, whole, turned.get_rect(center=whole.get_rect().center).topleft)
    return scaled(whole, (diameter, diameter))
