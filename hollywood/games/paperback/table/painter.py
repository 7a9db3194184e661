"""Paints the table of Paperback: the newsstand, the desk of whoever writes, and all cards."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.message import say
from hollywood.core.record import Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.kept_picture import Painting, Piece
from hollywood.ui.draw.surfaces import height
from hollywood.ui.table.card_painter import LEAST_SEEN
from hollywood.ui.table.setting import Thing, View
from hollywood.ui.table.stage import CARD, Key

from ..rules.game import Paperback
from ..rules.moves import Move
from ..rules.state import State
from .above_painter import AbovePainter, ProposalsPainter
from .backdrop import Backdrop
from .card_looks import PLAIN, CardLooks
from .cards import Cards
from .desk import Desk
from .effect_painter import EffectPainter
from .geometry import Plan
from .life import Life
from .list_painter import ListPainter
from .looks_of_table import LooksOfTable
from .lying import AROUND, Lying
from .missed_painter import MissedPainter
from .pen import Pen
from .pictures import TablePictures
from .table_looks import TableLooks

_CARRIED = 1.04  # a card that the mouse carries is larger


class TablePainter:
    """Paints one match at one window size."""

    def __init__(
        self,
        props: Props,
        plan: Plan,
        game: Paperback,
        voice: Voice,
        chairs: Sequence[Chair],
        pictures: TablePictures,
        life: Life,
        backdrop: Backdrop,
    ) -> None:
        self.props, self.plan = props, plan
        self._pen = pen = Pen(props, plan, pictures)
        table = game.table
        self._cards = Cards(pen, voice, table.faces, table.options.language)
        self._telling = LooksOfTable(game, voice, chairs, life, props.keys)
        self._lying = Lying(pen, voice, self._cards, life, backdrop)
        self._above, self._proposals = AbovePainter(pen, voice), ProposalsPainter(pen, voice)
        self._lists = ListPainter(pen, voice, self._cards)
        self._missed = MissedPainter(pen, voice, self._cards)
        self._effects = EffectPainter(pen, self._card_at)
        self._things: dict[Key, Thing] = {}

    def prepare(self) -> None:
        """On another thread: have drawn what will be seen sooner or later."""
        self._lying.prepare()

    def put_away(self) -> None:
        """The table is seen no more, or not soon: what was kept of it is large."""
        self._lying.put_away()
        self._cards.put_away()
        self._pen.pictures.put_away()

    def painting(self, view: View[State, Move], desk: Desk) -> Painting:
        """Everything, from the wall up."""
        return self.shown(view, self._telling.told(view, desk))

    def shown(self, view: View[State, Move], told: TableLooks) -> Painting:
        """What is told, and the cards where they are now."""
        self._cards.card_looks = told.card_looks
        self._things = {thing.key: thing for thing in view.things}
        lying, moving = _parted(view)
        self._cards.agree(lying)
        ground, changed = self._lying.picture(told, lying, view.risen, flies=bool(moving))
        pieces: dict[Hashable, Piece] = {**self._lying.caret(told)}
        room = self._lying.room
        pieces |= self._effects.pieces(view.effects, told, ground, room)
        pieces |= {thing.key: self._moving(thing, told) for thing in moving}
        if not moving:
            self._cards.landed()
        return Painting(ground, changed, pieces, self._offered(told))

    def _offered(self, told: TableLooks) -> dict[Hashable, Piece]:
        """Plates above the table: what is on them is to be clicked."""
        pieces: dict[Hashable, Piece] = {}
        if told.proposals:
            title = say("paperback.table.proposals")
            pieces["proposals"] = self._proposals.piece(title, told.proposals)
        if told.strip is not None:
            pieces["strip"] = self._above.strip(told.strip)
        if told.ring is not None and told.ringed is not None:
            pieces["ring"] = self._above.ring(told.ring, told.ringed)
        if told.listing is not None:
            pieces["listing"] = self._lists.piece(told.listing)
        if told.missed is not None:
            pieces["missed"] = self._missed.piece(told.missed)
        return pieces

    def _card_at(self, key: Key) -> pygame.Rect | None:
        """Where a card lies now, if it does."""
        thing = self._things.get(key)
        if thing is None:
            return None
        place = pygame.Rect(0, 0, round(thing.pose.width), height(thing.pose.width))
        place.center = (round(thing.pose.x), round(thing.pose.y))
        return place

    def _moving(self, thing: Thing, told: TableLooks) -> Piece:
        """A card on its way."""
        looks, pose = told.card_looks.get(thing.key, PLAIN), thing.pose
        place = pygame.Rect(0, 0, round(pose.width), height(pose.width))
        place.center = (round(pose.x), round(pose.y))
        wide = 2 * self.plan.px(AROUND) + place.height // 2
        paint = partial(self._cards.lay, thing=thing, looks=looks)
        return Piece(object(), place.inflate(wide, wide), paint)

    # single cards

    def ready(self, cards: Sequence[tuple[Key, int]]) -> bool:
        """Whether these cards are drawn so wide; else they are next, in this order."""
        art, look = self.props.art, (self.props.language, self.props.settings.symbols)
        named = [(self._cards.card_id(key, True), wide) for key, wide in cards]
        for name, wide in named:
            art.card_or_stand_in(name, wide, *look)
        return all(art.ready([name], wide, *look) for name, wide in named)

    def picture(self, key: Key, width: int) -> pygame.Surface:
        """A card enlarged: its full face, but where contrast is high words would hide figures."""
        if key[0] != CARD or key[1] < 0:
            return self.props.art.card_or_stand_in(BACK, width)
        name = self._cards.named(key[1], self._dress(key), full=True)
        return self.props.art.card_or_stand_in(name, width, self.props.language)

    def held(self, key: Key) -> pygame.Surface:
        """What the mouse carries, as large as it lies in the hand."""
        width = round(self.plan.blotter.hand(1)[0].width * _CARRIED)
        name = self._cards.named(key[1], self._dress(key))
        return self.props.art.card_or_stand_in(name, width, self.props.language)

    def _dress(self, key: Key) -> CardLooks:
        return self._cards.card_looks.get(key, PLAIN)


def _parted(view: View[State, Move]) -> tuple[list[Thing], list[Thing]]:
    """Cards that lie still, and those in the air."""
    seen = [
        thing
        for thing in view.things
        if thing.key[0] == CARD and thing.pose.seen > LEAST_SEEN and thing.key != view.pick.carried
    ]
    lying = [thing for thing in seen if thing.actor.resting]
    return lying, [thing for thing in seen if not thing.actor.resting]
