"""A word on the sheet: which card lies where, and what is asked of it."""

from __future__ import annotations

from dataclasses import dataclass

from hollywood.core.game import CardId

from .deck import Condition

GAP = " "  # between the two words of a space card


@dataclass(frozen=True, slots=True)
class Placed:
    """A card in a word."""

    card: CardId
    letters: str  # as it lies there: what a wild card stands for, a pair turned round
    start: int  # the place of its first letter in the whole word, from 0; a space has none
    shared: bool = False  # the library card that everybody may use
    typo: bool = False  # it stands for another letter: no points, no abilities
    wild: bool = False


@dataclass(frozen=True, slots=True)
class Word:
    """What was spelled. A space parts it in two; a switch card lies beside it."""

    placed: tuple[Placed, ...]
    text: str
    beside: tuple[Placed, ...] = ()  # switch cards: used, but without a place

    @property
    def used(self) -> tuple[Placed, ...]:
        """Every card that takes part."""
        return self.placed + self.beside

    @property
    def length(self) -> int:
        """As the ruler measures it: a space counts 1, a switch card 0."""
        return len(self.text)

    @property
    def letters(self) -> int:
        """How many letters it has."""
        return len(self.text) - self.text.count(GAP)

    @property
    def wilds(self) -> int:
        """How many of its cards are wild."""
        return sum([each.wild for each in self.placed])

    @property
    def uses_common(self) -> bool:
        """Whether the library card that everybody may use takes part."""
        return any(each.shared for each in self.used)

    @property
    def words(self) -> list[str]:
        """The words it consists of."""
        return self.text.split(GAP)

    def stands(self, place: int, condition: Condition) -> bool:
        """Whether the card at this place in the row stands where the condition wants it."""
        if condition.position is None:
            return True
        each = self.placed[place]
        if not each.letters or each.letters == GAP:
            return False
        last = self.letters - 1
        wanted = {"first": 0, "second": 1, "last": last, "last_but_one": last - 1}
        return each.start <= wanted[condition.position] < each.start + len(each.letters)

    def holds(self, place: int | None, condition: Condition) -> bool:
        """Whether all holds that the condition asks; nothing has a place that is None."""
        if self.length < condition.min_length:
            return False
        if condition.no_wilds and self.wilds:
            return False
        if condition.uses_common and not self.uses_common:
            return False
        if place is None:
            return condition.position is None
        return self.stands(place, condition)
