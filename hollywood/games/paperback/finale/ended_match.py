"""Of one match what its end is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.game import CardId
from hollywood.core.match import Match
from hollywood.core.message import Seat, say
from hollywood.core.record import HUMAN
from hollywood.kit import SetUp
from hollywood.pictures import Mood

from ..rules.doings import SpelledWord, spelled_words
from ..rules.game import Paperback
from ..rules.moves import Move
from ..rules.scores import fame, places
from ..rules.state import State
from .count import Count, count

Faces = Callable[[Seat, int, Mood], pygame.Surface | None]  # the portrait of whoever sits there


@dataclass(frozen=True)
class Missed:
    """A word that a hand could have spelled, and what was spelled in its place."""

    seat: Seat
    spelled: str
    cents: int
    word: str
    worth: int
    made: int = 0  # moves, up to the word that was spelled


@dataclass(frozen=True)
class EndedMatch:
    """A match that is over."""

    set_up: SetUp
    voice: Voice
    match: Match[State, Move]
    faces: Faces
    missed: tuple[Missed, ...] | None = None  # the worst ones first; None until somebody has looked

    @property
    def state(self) -> State:
        """Where it stands."""
        return self.match.state

    @cached_property
    def game(self) -> Paperback:
        """Its rules."""
        assert isinstance(self.match.game, Paperback), "a match of this game"
        return self.match.game

    @property
    def seats(self) -> range:
        """All who played."""
        return range(len(self.state.hands))

    @cached_property
    def count(self) -> Count:
        """What is counted."""
        return count(self.game, self.state)

    @cached_property
    def words(self) -> list[SpelledWord]:
        """Every word of the match."""
        return spelled_words(self.match)

    @cached_property
    def places(self) -> tuple[int, ...]:
        """Who comes where."""
        return places(self.state, self.game.table)

    @cached_property
    def fame(self) -> list[int]:
        """What everybody has."""
        return [fame(self.state, self.game.table, seat) for seat in self.seats]

    @property
    def together(self) -> bool:
        """Whether all have won or lost together."""
        return self.game.table.pyramid

    @property
    def winners(self) -> list[Seat]:
        """Everybody who came first; nobody if all have lost together."""
        return [seat for seat in self.seats if self.places[seat] == 1]

    @property
    def order(self) -> list[Seat]:
        """The seats as they came in; together as they sat."""
        if self.together:
            return list(self.seats)
        return sorted(self.seats, key=lambda seat: (self.places[seat], seat))

    @property
    def best(self) -> SpelledWord | None:
        """The word that was worth most."""
        return max(self.words, key=lambda each: each.cents, default=None)

    @property
    def longest(self) -> SpelledWord | None:
        """The longest one, and of those the dearest."""
        return max(self.words, key=lambda each: (each.word.length, each.cents), default=None)

    @property
    def people(self) -> list[Seat]:
        """Where people sat."""
        chairs = self.set_up.chairs
        return [seat for seat in self.seats if chairs[seat].who == HUMAN]

    @property
    def lost(self) -> bool:
        """Whether people played, and none of them has won."""
        return bool(self.people) and not {*self.people} & {*self.winners}

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.set_up.chairs[seat].name

    @property
    def text(self) -> str:
        """The result for other programs."""
        lines = (
            say("paperback.night.has", name=self.name(seat), fame=self.fame[seat])
            for seat in self.order
        )
        return "\n".join(["Paperback", *map(self.voice.text, lines)])

    def tiers(self, seat: Seat) -> list[int]:
        """The books somebody owns, first ones as 0."""
        found = (
            gift.tier for gift in self.count.gifts if gift.seat == seat and _is_book(gift.category)
        )
        return sorted(found)

    def dearest(self, seat: Seat) -> CardId | None:
        """The book that brings somebody most."""
        books = [g for g in self.count.gifts if g.seat == seat and _is_book(g.category)]
        best = max(books, key=lambda gift: gift.fame, default=None)
        return None if best is None else best.card


def _is_book(category: str) -> bool:
    return category in ("starters", "books")
