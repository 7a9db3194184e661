"""What is counted on bestseller night, in its order, and when each thing comes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, get_args

from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, say

from ..rules.game import Paperback
from ..rules.scores import holders
from ..rules.state import State

Category: TypeAlias = Literal["starters", "books", "library", "theme", "awards", "seats"]
CATEGORIES: tuple[Category, ...] = get_args(Category)
# seconds at normal speed
BEGINS = 0.9  # with the first books
SLIDES = 0.3  # until a thing has arrived
LONGEST = 18.0  # all of it, with five seats
_APART: dict[Category, float] = {
    **{"starters": 0.0, "books": 0.09, "library": 0.25},
    **{"theme": 0.6, "awards": 0.6, "seats": 0.0},
}
_TIER, _BETWEEN, _RESTS = 0.35, 0.7, 1.0  # between kinds of books, between categories, at the end


@dataclass(frozen=True)
class Gift:
    """One thing that brings somebody Fame."""

    category: Category
    seat: Seat
    fame: int
    tier: int = 0  # of a book: 0 is a first one
    card: CardId = -1  # that it is, if it is one
    prize: str = ""  # which theme, which award
    starts: float = 0.0  # seconds


@dataclass(frozen=True)
class Count:
    """The whole count of a match."""

    gifts: tuple[Gift, ...]
    ends: float  # seconds: then everything has been counted

    def fame(self, seat: Seat, seconds: float) -> int:
        """What has come to a seat by now."""
        return sum(gift.fame for gift in self.come(seat, seconds))

    def come(self, seat: Seat, seconds: float) -> list[Gift]:
        """What stands on a shelf by now."""
        own = (gift for gift in self.gifts if gift.seat == seat)
        return [gift for gift in own if gift.starts + SLIDES <= seconds]

    def of(self, seat: Seat, *categories: Category) -> int:
        """What some categories bring a seat."""
        found = (gift for gift in self.gifts if gift.seat == seat and gift.category in categories)
        return sum(gift.fame for gift in found)

    @property
    def starts(self) -> list[tuple[float, Category]]:
        """When each category begins."""
        begun = dict[Category, float]()
        for gift in self.gifts:
            begun.setdefault(gift.category, gift.starts)
        return [(at, category) for category, at in begun.items()]

    def category(self, seconds: float) -> Category:
        """What is counted now."""
        found: Category = CATEGORIES[0]
        for at, category in self.starts:
            found = category if at <= seconds + _BETWEEN else found
        return found

    def leader(self, seats: int, seconds: float) -> Seat | None:
        """Whose shelf is lit: before the last category whoever leads; None before that."""
        last = self.starts[-1][0] if self.starts else 0.0
        if seconds < last - _BETWEEN:
            return None
        now = [self.fame(seat, seconds) for seat in range(seats)]
        best = [seat for seat in range(seats) if now[seat] == max(now)]
        return best[0] if len(best) == 1 else None


def count(game: Paperback, state: State) -> Count:
    """Everything that brings Fame: first books, books by their price, the library, prizes."""
    timed, now = list[Gift](), BEGINS
    before: Gift | None = None
    for gift in _gifts(game, state):
        if before is not None:
            now += _pause(before, gift)
        timed.append(replace(gift, starts=now))
        before = gift
    ends = now + SLIDES + _RESTS
    faster = min(1.0, LONGEST / ends)
    gifts = tuple(replace(gift, starts=gift.starts * faster) for gift in timed)
    return Count(gifts, ends * faster)


def _pause(before: Gift, gift: Gift) -> float:
    if gift.category != before.category:
        return _BETWEEN
    return _TIER if gift.tier != before.tier else _APART[gift.category]


def _gifts(game: Paperback, s: State) -> Iterator[Gift]:
    seats = range(len(s.hands))
    for tier, id in enumerate(_books(game)):
        for seat in seats:
            for card in s.owned[seat]:
                if game.table.faces[card].id == id:
                    kind: Category = "books" if tier else "starters"
                    yield Gift(kind, seat, game.table.faces[card].fame, tier, card)
    for seat in seats:
        for card in s.owned[seat]:
            if game.table.faces[card].kind == "common":
                yield Gift("library", seat, game.table.faces[card].fame, card=card)
    yield from _prizes(game, s)


def _books(game: Paperback) -> Sequence[str]:
    """The ids of first books and of books, from the cheapest."""
    deck = game.table.deck
    starters = [str(card.id) for card in deck.of("starter_wild")]
    return [*starters, *(str(card.id) for card in deck.fame_cards)]


def _prizes(game: Paperback, s: State) -> Iterator[Gift]:
    table = game.table
    for theme in table.deck.themes:
        if theme.id == s.theme and s.theme_holder >= 0:
            yield Gift("theme", s.theme_holder, theme.fame, prize=str(theme.id))
    for award in table.deck.awards:
        if award.id in s.awards:
            for seat in holders(s, table, award):
                yield Gift("awards", seat, award.fame, prize=str(award.id))
    for seat in range(len(s.hands)):
        if late := table.seat_fame(seat, s.first, len(s.hands)):
            yield Gift("seats", seat, late)


def called(category: Category) -> Message:
    """What is counted, in words."""
    return say(f"paperback.night.{category}")
