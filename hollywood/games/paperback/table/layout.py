"""Where everything belongs for one position and one draft: pure functions, the only ones to say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import pygame

from hollywood.core.game import CardId
from hollywood.core.message import Seat
from hollywood.ui.table.stage import Key, Pose

from ..rules.buying import is_free
from ..rules.market import PILES
from ..rules.resolving import length_wanted
from ..rules.sabotage import FREE, sabotage_against
from ..rules.state import NO_CARD, Cards, State
from ..rules.table import Table
from ..rules.word import Word
from .assignment import word_of
from .draft import Draft, SheetCard
from .geometry import Plan
from .places import card_key
from .writing import DraftMaker

_SALE, _PYRAMID, _LIBRARY, _PILE, _HAND, _SHEET, _BASKET = 10, 20, 30, 35, 60, 100, 80
_TOP, _FRONT = 0, 1
_DISCARDED = 2  # cards of the own discard pile that are things
_RINGS = 12  # letters that a word lacks, shown one by one


@dataclass(frozen=True)
class SeatLayout:
    """What lies on the sheet and on the blotter of one seat, and where."""

    plan: Plan
    table: Table
    maker: DraftMaker
    s: State
    own: Seat
    draft: Draft

    @cached_property
    def writes(self) -> bool:
        """Whether the word of this seat is wanted now: its draft lies on the sheet."""
        return self.maker.now(self.s, self.own)

    @cached_property
    def row(self) -> tuple[SheetCard, ...]:
        """The cards on the sheet from the left: under way, sealed or published."""
        if self.writes:
            return self.draft.row
        if self.s.word is not None:
            return sheet_cards_of(self.s.word)
        if self.s.hearing is not None:  # the others look at it while they are asked
            return sheet_cards_of(self.s.hearing.word)
        return self._sealed

    @property
    def _sealed(self) -> tuple[SheetCard, ...]:
        s = self.s
        sealed = s.sealed[self.own] if self.own < len(s.sealed) else None
        if s.step != "seal" or sealed is None or not sealed.laid:
            return ()
        then = self.maker.at_turn(s, self.own)
        word = self.table.spelling.lay(then, sealed.cards, sealed.laid)
        return sheet_cards_of(word) if isinstance(word, Word) else ()

    @cached_property
    def beside(self) -> SheetCard | None:
        """The switch card that is used."""
        if self.writes:
            return self.draft.beside
        beside = self.s.word.beside if self.s.word is not None else ()
        return SheetCard(beside[0].card, "", beside[0].start, beside[0].shared) if beside else None

    @cached_property
    def ahead(self) -> tuple[SheetCard, ...]:
        """The word of a draft while others act: it is the left part of the hand."""
        return () if self.writes or not self._drafts else self.draft.row

    @property
    def _drafts(self) -> bool:
        return self.maker.may_write(self.s, self.own)

    @cached_property
    def held(self) -> Cards:
        """The cards on the blotter from the left, without those of a draft."""
        s = self.s
        hand = s.hands[s.turn] if s.step == "help" and s.turn != self.own else s.hands[self.own]
        beside = self.beside or self.draft.beside
        laid = {e.card for e in (*self.row, *self.ahead, *filter(None, [beside]))}
        order = self.maker.of(s, self.own, self.draft).order if self._drafts else ()
        known = order or self.draft.order
        kept = [card for card in known if card in hand]
        return tuple([c for c in (*kept, *(c for c in hand if c not in kept)) if c not in laid])

    @property
    def word(self) -> Word | None:
        """The word that lies there, as the rules see it."""
        if self.s.word is not None or not self.draft.row:
            return self.s.word
        return word_of(self.draft.row, self.draft.beside)

    @cached_property
    def buys(self) -> bool:
        """Whether this seat spends money: what it did not use stands aside."""
        return self.s.turn == self.own and self.s.step in ("buy", "deadline")

    # how the sheet looks

    @cached_property
    def needed(self) -> int:
        """How many letters earn the library card; 0 if there is none left."""
        return length_wanted(self.s, self.table) or 0

    @cached_property
    def missing(self) -> int:
        """Letters that the word lacks for it, as far as they are shown."""
        if not self.writes or not self.needed:
            return 0
        return max(0, min(_RINGS, self.needed - len(self.draft.text)))

    @cached_property
    def sabotaged(self) -> bool:
        """Whether attacks forbid something to this seat."""
        seat = self.own if self.s.step in ("over", "draft") else self.s.turn
        return sabotage_against(self.s, self.table.faces, seat) != FREE

    @cached_property
    def slots(self) -> Sequence[pygame.Rect]:
        """The places of the cards on the sheet; one more while a card is carried there."""
        return self.plan.sheet.word(len(self._on_sheet), self.missing, self.sabotaged)

    @property
    def written(self) -> Sequence[pygame.Rect]:
        """The same, and the rings of the letters that the word lacks; the last one is the bell."""
        return [*self.slots, *self.plan.sheet.missing(self.slots, self.missing)]

    @property
    def _on_sheet(self) -> list[tuple[CardId, bool]]:
        return self._with_carried([(e.card, e.shared) for e in self.row], on_sheet=True)

    @property
    def _in_hand(self) -> list[tuple[CardId, bool]]:
        ahead = [(each.card, each.shared) for each in self.ahead]
        held = self._with_carried([(card, False) for card in self.held], on_sheet=False)
        if self.ahead:
            ahead = self._with_carried(ahead, on_sheet=True)
        return [*ahead, *held]

    def _with_carried(
        self, cards: list[tuple[CardId, bool]], *, on_sheet: bool
    ) -> list[tuple[CardId, bool]]:
        """The same with room for what is carried, if it is carried here, and else without it."""
        room = self.draft.room
        if room is None:
            return cards
        shared = next((shared for card, shared in cards if card == room.card), False)
        rest = [each for each in cards if each[0] != room.card]
        if room.on_sheet == on_sheet:
            rest.insert(room.place, (room.card, shared or room.card == self.s.to_spell_with))
        return rest

    @cached_property
    def drafted(self) -> int:
        """How many cards of the hand are a draft."""
        room = self.draft.room
        more = room is not None and room.on_sheet
        return len([e for e in self.ahead if room is None or e.card != room.card]) + (
            more if self.ahead else 0
        )

    @cached_property
    def blotter(self) -> Sequence[pygame.Rect]:
        """The places of the cards of the hand."""
        if self.buys:
            return self.plan.blotter.unused(len(self._in_hand))
        return self.plan.blotter.hand(len(self._in_hand), self.drafted)

    def poses(self) -> Iterator[tuple[Key, Pose]]:
        """Every card on sheet and blotter."""
        for number, (card, shared) in enumerate(self._on_sheet):
            yield card_key(card, shared), pose_in(self.slots[number], _SHEET + number)
        for number, (card, shared) in enumerate(self._in_hand):
            yield card_key(card, shared), pose_in(self.blotter[number], _HAND + number)
        if self.beside is not None and self.slots:
            last = self.slots[-1]
            aside = last.move(last.width * 2 // 3, last.height // 6)
            yield card_key(self.beside.card, self.beside.shared), pose_in(aside, _SHEET - 1)


def sheet_cards_of(word: Word) -> tuple[SheetCard, ...]:
    """A published word as it lies there."""
    row, start = [], 0
    for each in word.placed:
        row.append(SheetCard(each.card, each.letters, start, each.shared, each.wild, each.typo))
        start += len(each.letters)
    return tuple(row)


def pose_in(place: pygame.Rect, z: float) -> Pose:
    """A card that fills a place."""
    return Pose(place.x + place.width / 2, place.y + place.height / 2, place.width, z=z)


def layout(seat_layout: SeatLayout) -> dict[Key, Pose]:
    """Every card that lies apart from piles of which only backs are seen, with its pose."""
    return dict([*common(seat_layout), *_own_piles(seat_layout)]) | dict(seat_layout.poses())


def common(seat_layout: SeatLayout) -> Iterator[tuple[Key, Pose]]:
    """What lies before all: cards for sale, books, the library card."""
    yield from _for_sale(seat_layout.s, seat_layout.plan)
    yield from _books(seat_layout)
    yield from _library(seat_layout.s, seat_layout.plan)


def _for_sale(s: State, plan: Plan) -> Iterator[tuple[Key, Pose]]:
    turns = len(s.piles) == PILES
    for pile, card in enumerate(s.fronts):
        if card != NO_CARD:
            place = plan.above.offer(pile, _FRONT) if turns else plan.above.open_card(pile)
            yield card_key(card), pose_in(place, _SALE + 1)
    for pile, cards in enumerate(s.piles if turns else ()):
        if cards:
            yield card_key(cards[-1]), pose_in(plan.above.offer(pile, _TOP), _SALE)


def _books(seat_layout: SeatLayout) -> Iterator[tuple[Key, Pose]]:
    s, plan = seat_layout.s, seat_layout.plan
    for row, cards in enumerate(s.fame):
        if not seat_layout.table.pyramid:
            if cards:
                yield card_key(cards[-1]), pose_in(plan.above.book(row), _SALE)
            continue
        for place, card in enumerate(cards):
            if card != NO_CARD:
                rect = plan.above.pyramid_book(row, place, len(cards))
                yield card_key(card), pose_in(rect, _PYRAMID - row)


def _library(s: State, plan: Plan) -> Iterator[tuple[Key, Pose]]:
    if s.commons:
        yield card_key(s.commons[0]), pose_in(plan.own.library, _LIBRARY)


def _own_piles(seat_layout: SeatLayout) -> Iterator[tuple[Key, Pose]]:
    """What lies on the own discard pile, and what was bought in this turn."""
    s, plan, own = seat_layout.s, seat_layout.plan, seat_layout.own
    bought = s.bought if s.turn == own else ()
    discarded = [card for card in s.discards[own] if card not in bought]
    for number, card in enumerate(discarded[-_DISCARDED:]):
        yield card_key(card), pose_in(plan.own.discard, _PILE + number)
    if bought:
        for number, place in enumerate(plan.blotter.bought(len(bought))):
            yield card_key(bought[number]), pose_in(place, _BASKET + number)


def free_books(s: State) -> list[CardId]:
    """The books of a pyramid on which none lies."""
    return [
        card
        for row, cards in enumerate(s.fame)
        for place, card in enumerate(cards)
        if is_free(s, row, place)
    ]
