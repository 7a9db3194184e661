"""What lies still: room, furniture and cards, painted anew only where it changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial

import pygame

from hollywood.core.catalogue import Voice
from hollywood.ui.draw.kept_picture import KeptPicture, Piece
from hollywood.ui.draw.surfaces import height
from hollywood.ui.table.setting import Thing
from hollywood.ui.table.stage import Key

from .backdrop import Backdrop, Lamp
from .blotter_painter import BlotterPainter
from .card_looks import PLAIN
from .cards import Cards
from .life import Life
from .newsstand_painter import NewsstandPainter
from .own_painter import OwnPainter
from .pen import Pen
from .score_painter import ScorePainter
from .seat_painter import SeatPainter
from .sheet_painter import SheetPainter
from .table_looks import TableLooks

AROUND = 22  # units: how far a card reaches beyond its place, lifted or with its chip
_LIGHT_MOVES, _LIGHT_STEPS = 0.3, 4  # seconds; pictures in which the lamp moves
_LARGE = 1.5  # times 1080p: in larger windows it moves at once
Risen = Callable[[Key], float]


class Lying:
    """Keeps one picture of all that lies still, at one window size."""

    def __init__(
        self, pen: Pen, voice: Voice, cards: Cards, life: Life, backdrop: Backdrop
    ) -> None:
        self._pen, self._cards, self._life, self._backdrop = pen, cards, life, backdrop
        self._seats, self._newsstand = SeatPainter(pen, voice), NewsstandPainter(pen, voice)
        self._own, self._sheet = OwnPainter(pen, voice), SheetPainter(pen, voice)
        self._blotter, self._score = BlotterPainter(pen, voice), ScorePainter(pen, voice)
        self._lit: float | None = None  # how far the lamp was seen to have moved
        self._forget()

    def prepare(self) -> None:
        """On another thread: have the room drawn in the light of the lamp."""
        self._backdrop.prepare()

    def put_away(self) -> None:
        """Keep nothing large."""
        self._forget()
        self._backdrop.put_away()

    def _forget(self) -> None:
        self._ground, self._whole = KeptPicture(), KeptPicture()
        self.room = pygame.Surface((1, 1))  # what is behind all of it, as it was painted last

    def picture(
        self, told: TableLooks, things: Sequence[Thing], risen: Risen, *, flies: bool
    ) -> tuple[pygame.Surface, Sequence[pygame.Rect]]:
        """All of it with the cards that lie still, and where it looks otherwise now.

        Others may fly meanwhile.
        """
        self.room = self._backdrop.ground(self._light(told.lamp, flies=flies))
        below = self._ground.show(self.room, self._furniture(told))
        assert self._ground.surface is not None, "it was painted just now"
        changed = self._whole.show(self._ground.surface, self._pieces(told, things, risen), below)
        assert self._whole.surface is not None, "it was painted just now"
        return self._whole.surface, changed

    def _light(self, lamp: Lamp, *, flies: bool) -> float:
        """How far the lamp has moved to the newsstand: in few steps, for each is painted whole.

        While something flies, which is what is looked at then, it moves in one.
        """
        goal = float(lamp == "newsstand")
        steps = _LIGHT_STEPS if self._pen.props.screen.share <= _LARGE else 1
        share = round(steps * self._life.number("lamp", goal, _LIGHT_MOVES)) / steps
        if self._lit is None or not flies or share == goal:
            self._lit = share
        return self._lit

    def _furniture(self, told: TableLooks) -> dict[Hashable, Piece]:
        """Everything below cards, and what no card ever lies on."""
        stand = (told.trashed, told.sold_out, told.costs, told.prizes)
        pieces: dict[Hashable, Piece] = {}
        pieces |= self._newsstand.pieces(*stand)
        for seat in told.seats:
            pieces["seat", seat.seat] = self._seats.piece(seat, len(told.seats))
        pieces |= self._own.pieces(told.own)
        pieces |= self._sheet.pieces(told.typed, told.slots)
        pieces |= self._blotter.pieces(told.tools, told.basket, told.empty)
        pieces |= self._score.pieces(told.count)
        return pieces

    def _pieces(
        self, told: TableLooks, things: Sequence[Thing], risen: Risen
    ) -> Mapping[Hashable, Piece]:
        """The cards, and what is written over them."""
        pieces: dict[Hashable, Piece] = {
            thing.key: self._card(told, thing, risen(thing.key)) for thing in things
        }
        pieces |= self._own.counts(told.own)
        if told.sketch is not None:
            pieces["sketch"] = self._blotter.sketch(told.sketch, told.hand)
        return pieces

    def _card(self, told: TableLooks, thing: Thing, risen: float) -> Piece:
        looks, pose = told.card_looks.get(thing.key, PLAIN), thing.pose
        seen = (pose, looks, risen, self._cards.symbols, self._cards.awaited(thing))
        place = pygame.Rect(0, 0, round(pose.width), height(pose.width))
        place.center = (round(pose.x), round(pose.y))
        place.inflate_ip(2 * self._pen.px(AROUND), 2 * self._pen.px(AROUND))
        paint = partial(self._cards.lay, thing=thing, looks=looks, risen=risen)
        return Piece(seen, place, paint)

    def caret(self, told: TableLooks) -> Mapping[Hashable, Piece]:
        """The caret, while it is seen."""
        self._life.blinks = told.caret is not None
        if told.caret is None or not self._life.caret:
            return {}
        place = self._pen.plan.sheet.caret(told.slots, told.caret, told.typed.missing)
        return {"caret": self._sheet.caret(place)}
