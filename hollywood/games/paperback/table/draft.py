"""The word under way on the sheet, and the hand as its owner has put it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from hollywood.core.game import CardId
from hollywood.ui.table.stage import Key

from ..rules.laying import UNDECIDED
from ..rules.state import Cards
from ..rules.word import GAP

__all__ = ["GAP", "UNDECIDED", "Draft", "Room", "SheetCard", "Typed", "in_order"]


class Typed(NamedTuple):
    """A letter as it was typed, or as a card was put there."""

    letter: str  # a to z, UNDECIDED, or GAP for the space card
    card: CardId | None = None  # that must begin here: the mouse has put it
    wild: bool = False  # only a wild card may stand for it
    second: bool = False  # of a pair that the mouse has put


class SheetCard(NamedTuple):
    """A card as it lies on the sheet."""

    card: CardId
    letters: str  # as it lies there: what a wild card stands for, a pair turned round
    start: int  # of its first letter in the word
    shared: bool = False  # the library card that everybody may use
    wild: bool = False
    typo: bool = False  # by a power it stands for another letter
    twice: bool = False  # by a power it covers two letters
    turned: bool = False  # a pair, by the switch card
    ghost: bool = False  # the second letter of this pair is still to be typed

    @property
    def end(self) -> int:
        """The place after its last letter."""
        return self.start + len(self.letters) - self.ghost

    @property
    def open(self) -> bool:
        """Whether its letter is not chosen yet."""
        return self.letters == UNDECIDED


class Room(NamedTuple):
    """Where a card would lie that is carried."""

    on_sheet: bool  # else in the hand
    place: int  # among the cards there, without this one
    card: CardId


@dataclass(frozen=True)
class Draft:
    """What somebody has begun and not yet done. What was typed is the truth; cards follow it."""

    order: Cards = ()  # the whole hand from the left, what lies on the sheet too
    typed: tuple[Typed, ...] = ()
    caret: int = 0  # letters before it
    row: tuple[SheetCard, ...] = ()  # the cards that spell it
    beside: SheetCard | None = None  # the switch card, if it is used
    ring: CardId | None = None  # the card whose letter is being chosen
    strip: bool = False  # words that undecided wild cards can make are shown
    chosen: CardId | None = None  # of the hand: to be trashed for a dearer card
    using: tuple[str, str] | None = None  # whose ability is used next, and what it does
    on_theme: bool = False  # the theme will be claimed
    powered: bool = False  # the next card of the hand that is pointed at is for the power
    asks: bool = False  # what can't be taken back was warned of
    room: Room | None = None  # that is made for a card that is carried
    opened: Key | None = None  # a list that is looked through, or words that were there
    before: Draft | None = field(default=None, compare=False, repr=False)

    def __bool__(self) -> bool:
        """Whether anything was begun; to have put a hand in order is nothing."""
        return bool(self.typed or self.chosen is not None or self.powered or self.strip)

    @cached_property
    def text(self) -> str:
        """What was typed."""
        return "".join(each.letter for each in self.typed)

    @cached_property
    def hand(self) -> Cards:
        """The cards that do not lie on the sheet, from the left."""
        laid = {each.card for each in (*self.row, *filter(None, [self.beside]))}
        return tuple([card for card in self.order if card not in laid])

    @property
    def cut(self) -> int:
        """How many cards of the word lie before the caret."""
        return sum(each.end <= self.caret for each in self.row)

    def lying(self, card: CardId) -> SheetCard | None:
        """How a card lies on the sheet, if it does."""
        return next((each for each in self.row if each.card == card), None)

    def after(self, before: Draft) -> Draft:
        """The same, which followed this one."""
        return replace(self, before=replace(before, room=None, ring=None, strip=False, opened=None))

    def back(self) -> Draft | None:
        """Without the last step; nothing if there was none."""
        return self.before


def in_order(order: Cards, hand: Cards) -> Cards:
    """A hand in the order that was chosen for it, as far as it is still held; then what is new."""
    kept = tuple([card for card in order if card in hand])
    return kept + tuple([card for card in hand if card not in kept])
