"""Paints what lies left of the sheet: library stand and track, my piles, my power or cubes."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, say
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, MUTED, PANEL, RED, Type

from .inks import DARK, EDGE, EDGES, INK
from .pen import Pen

_KEYS = 4  # of the track are seen at once


@dataclass(frozen=True)
class Own:
    """What the painter is told of the left of the desk."""

    lengths: tuple[int, ...]  # that each library card takes, from the first
    next_length: int  # of the one that stands there; 0 if none is left
    earned: bool  # by the word on the sheet
    deck: int
    discard: int
    power: str = ""
    power_name: Message | None = None
    power_lit: bool = False  # it can be used now
    cubes: int | None = None


class OwnPainter:
    """Paints the left of the desk at one window size."""

    def __init__(self, pen: Pen, voice: Voice) -> None:
        self._pen, self._voice, self._px = pen, voice, pen.px

    def pieces(self, told: Own) -> dict[Hashable, Piece]:
        """All of it, from below."""
        own = self._pen.plan.own
        track = (told.lengths, told.next_length, told.earned)
        words = own.deck_words.union(own.discard_words)
        power = (told.power, told.power_name, told.power_lit, told.cubes)
        halo = self._px(8)
        return {
            "stand": Piece(None, own.stand, self._stand),
            "track": Piece(track, own.track.inflate(halo, halo), partial(self._track, told=told)),
            "pile words": Piece(None, words, self._pile_words),
            "deck": Piece(
                (bool(told.deck), _edges(told.deck)),
                own.deck.inflate(2 * halo, 2 * halo),
                partial(self._deck, told=told),
            ),
            "power": Piece(power, own.power.inflate(halo, halo), partial(self._power, told=told)),
        }

    def counts(self, told: Own) -> dict[Hashable, Piece]:
        """How many cards my piles have; this lies on them."""
        own = self._pen.plan.own
        counts = ((own.deck_count, told.deck), (own.discard_count, told.discard))
        return {
            ("count", number): Piece(count, place, partial(self._count, place=place, count=count))
            for number, (place, count) in enumerate(counts)
        }

    def _stand(self, canvas: pygame.Surface) -> None:
        place = self._pen.plan.own.stand
        lay_on(self._pen.pictures.whole("desk/stand", place.size), canvas, place.topleft)

    def _track(self, canvas: pygame.Surface, told: Own) -> None:
        """Four lengths as keys: gone are struck, the one that counts now is large and bright."""
        px, pen, place = self._px, self._pen, self._pen.plan.own.track
        pen.plate(canvas, place, DARK, GOLD if told.earned else BRASS, 1.4, 9)
        now = self._now(told)
        first = max(0, min(now - 2, len(told.lengths) - _KEYS))
        for number, length in enumerate(told.lengths[first : first + _KEYS]):
            middle = (place.left + px(16 + number * 24.3), place.centery)
            self._length(canvas, middle, length, first + number - now)

    @staticmethod
    def _now(told: Own) -> int:
        """The place of the length that counts now; behind all if none does."""
        known = told.next_length in told.lengths
        return told.lengths.index(told.next_length) if known else len(told.lengths)

    def _length(
        self, canvas: pygame.Surface, middle: tuple[int, int], length: int, ahead: int
    ) -> None:
        px, pen = self._px, self._pen
        size = px(28 if ahead == 0 else 22)
        seen = 1.0 if ahead == 0 else 0.38 if ahead < 0 else 0.75
        pen.lay(canvas, pen.pictures.key("single" if ahead == 0 else "starter", size, seen), middle)
        pen.figure(canvas, str(length), Type.WORD, INK, 12.5 if ahead == 0 else 11, center=middle)
        if ahead < 0:
            start = (middle[0] - px(8), middle[1] + px(8))
            end = (middle[0] + px(8), middle[1] - px(8))
            pygame.draw.line(canvas, RED, start, end, max(2, px(2.2)))

    def _pile_words(self, canvas: pygame.Surface) -> None:
        own, pen = self._pen.plan.own, self._pen
        deck, discard = say("paperback.table.deck"), say("paperback.table.discard")
        for said, place in ((deck, own.deck_words), (discard, own.discard_words)):
            words = self._voice.text(said)
            if pen.size(15) <= place.height + self._px(4):
                pen.label(canvas, words, Type.LABEL, MUTED, 15, place.width, center=place.center)

    def _deck(self, canvas: pygame.Surface, told: Own) -> None:
        """Backs of cards, as many edges as there are many; nothing if it is empty."""
        px, place, props = self._px, self._pen.plan.own.deck, self._pen.props
        if not told.deck:
            return
        for number in range(_edges(told.deck), 0, -1):
            edge = place.move(px(number * EDGE), -px(number * EDGE))
            shape = props.shapes.panel(place.size, px(2), EDGES[number % 2])
            lay_on(shape, canvas, edge.topleft)
        props.shapes.cast_card_shadow(canvas, place, px(5), (0, px(3)))
        lay_on(props.art.card(BACK, place.width), canvas, place.topleft)

    def _count(self, canvas: pygame.Surface, place: pygame.Rect, count: int) -> None:
        self._pen.plate(canvas, place, DARK, BRASS, 1, 7)
        self._pen.figure(canvas, str(count), Type.GATE, CREAM, 15, center=place.center)

    def _power(self, canvas: pygame.Surface, told: Own) -> None:
        px, pen, place = self._px, self._pen, self._pen.plan.own.power
        if told.power:
            self._tile(canvas, told, place)
        elif told.cubes is not None:
            cube = pen.pictures.whole("desk/cube", (px(36), px(36)))
            at = pen.lay(canvas, cube, (place.left + px(30), place.centery))
            words = f"× {told.cubes}"
            beside = (at.right + px(8), place.centery)
            pen.figure(canvas, words, Type.GATE, GOLD, 20, midleft=beside)
        else:
            cup = pen.pictures.whole("desk/cup", (px(92), px(73)))
            pen.lay(canvas, cup, (place.centerx + px(2), place.centery - px(2)))

    def _tile(self, canvas: pygame.Surface, told: Own, place: pygame.Rect) -> None:
        """The power with its name; cubes beside it."""
        px, pen = self._px, self._pen
        edge = GOLD if told.power_lit else BRASS
        pen.plate(canvas, place, PANEL, edge, 2 if told.power_lit else 1.2, 8)
        picture = pen.pictures.tile("power", told.power, (px(46), px(43)))
        lay_on(picture, canvas, (place.left + px(6), place.top + px(4)))
        if told.cubes is not None:
            at = (place.right - px(24), place.top + px(18))
            pen.lay(canvas, pen.pictures.whole("desk/cube", (px(26), px(26))), at)
            figure = (at[0], place.top + px(40))
            pen.figure(canvas, f"× {told.cubes}", Type.GATE, GOLD, 14, center=figure)
        if told.power_name is not None:
            words = self._voice.text(told.power_name)
            at = (place.centerx, place.bottom - px(10))
            most = place.width - px(6)
            pen.name(canvas, words, Type.LABEL, CREAM, 15, most, center=at)


def _edges(cards: int) -> int:
    """How many edges a pile shows."""
    return min(3, cards // 2)
