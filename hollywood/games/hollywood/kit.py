"""Hollywood! as the box sees it, its files read."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, get_args, get_type_hints

from hollywood.bots.advice import Advice, Decision, Luck
from hollywood.bots.bot import Bot
from hollywood.core.catalogue import Catalogue, Sentence
from hollywood.core.faults import Fault, Faults
from hollywood.core.game import Game
from hollywood.core.match import Match
from hollywood.core.message import Message, Seat, quoted, say
from hollywood.core.reader import Line, Part, Written
from hollywood.kit import SetUp, Wrongs
from hollywood.settings import GameChoice

from .bots import coach, review
from .bots.cast import CHARACTERS, LEVELS, Cast
from .bots.greedy import BOTS
from .bots.player import Player
from .report import report
from .rules import words
from .rules.deck import STANDARD, Deck, Options, no_such_ratings
from .rules.game import Hollywood
from .rules.record import Deals
from .rules.state import Move, State
from .table.projection import PROJECTION

_ADVANCED = frozenset(("adv_zero", "adv_award"))  # they multiply unwanted films, if anything does


@dataclass(frozen=True)
class _Written:
    """The deals of a real match, entered by hand: for each round its cards by their ids."""

    first: int | None = None
    deal: tuple[tuple[Written, ...], ...] | None = None
    line: Line = field(default=Line(0), compare=False)


class HollywoodKit:
    """Hollywood! with one deck and one cast of bots."""

    name = Hollywood.name
    rules = Hollywood.rules
    levels: Sequence[str] = LEVELS
    characters: Sequence[str] = CHARACTERS
    choices: Mapping[str, GameChoice] = MappingProxyType({"projection": PROJECTION})

    def __init__(self, deck: Deck, cast: Cast) -> None:
        self.deck = deck
        self.cast = cast

    @property
    def seats(self) -> range:
        """For how many players it is."""
        return self.deck.seats

    @property
    def fingerprint(self) -> str:
        """A short name for the deck."""
        return self.deck.fingerprint

    @cached_property
    def colours(self) -> Mapping[str, Sentence]:
        """The colours of reels."""
        return {str(colour.id): colour.name for colour in self.deck.colours}

    @cached_property
    def titles(self) -> Catalogue:
        """What cards are called."""
        studio = self.deck.studio
        cards = {f"hollywood.card.{face.id}": face.title for face in self.deck.faces}
        return cards | {
            "hollywood.studio.clap": studio.clap.title,
            "hollywood.studio.double": studio.double.title,
        }

    # what can be agreed

    @cached_property
    def presets(self) -> Mapping[str, Options]:
        """The ways to play by name, the rulebook's first."""
        return {STANDARD: self.deck.presets[STANDARD], **self.deck.presets}

    def values(self, option: str) -> Sequence[str | int]:
        """What an option can be."""
        if option == "ratings":
            return list(self.deck.ratings)
        return get_args(get_type_hints(Options)[option])

    def inactive(self, options: Options) -> Set[str]:
        """Options of the advanced rule do nothing without it."""
        return frozenset() if options.advanced == "on" else _ADVANCED

    def wrong_options(self, options: Options) -> Message | None:
        """Ratings of stars must be in the deck."""
        known = options.ratings in self.deck.ratings
        return None if known else no_such_ratings(self.deck, options)

    # a match

    def game(self, options: Options) -> Game[State, Move]:
        """The rules, as agreed."""
        return Hollywood(self.deck, options)

    def begin(self, set_up: SetUp) -> Match[State, Move]:
        """The match before its first move."""
        game = Hollywood(self.deck, set_up.options)
        seats, chance = len(set_up.chairs), set_up.chance
        if isinstance(chance, int):
            return Match(game, game.start(seats, chance))
        return Match(game, game.start_as_written(seats, chance.first, chance.rounds))

    def read_chance(self, written: Part, seats: int) -> Deals | None:
        """The deals of a real match and who began."""
        given = written.read(_Written)
        if given.first is None and given.deal is None:
            return None
        if seats not in self.seats and given.first is not None:
            return Deals(given.first, ())  # a fault of its own
        wrongs = list(self._wrong_deals(given, seats))
        if wrongs or given.first is None or given.deal is None:
            raise Faults([Fault(written.file, line, message) for line, message in wrongs])
        return Deals(given.first, tuple(tuple(map(self._card, ids)) for ids in given.deal))

    def _card(self, id: str) -> int:
        return self.deck.card[id]

    def write_chance(self, chance: Deals) -> Mapping[str, object]:
        """The deals by the ids of their cards."""
        ids = [[str(self.deck.faces[card].id) for card in cards] for cards in chance.rounds]
        return {"first": chance.first, "deal": ids}

    def _wrong_deals(self, given: _Written, seats: int) -> Wrongs:
        """What is wrong with deals that were entered by hand."""
        if given.first is None or given.deal is None:
            yield given.line, say("fault.chance")
            return
        rounds = self.deck.table(seats).rounds
        if not 0 <= given.first < seats:
            yield given.line, say("hollywood.fault.first", first=given.first, most=seats - 1)
        if len(given.deal) != rounds:
            yield given.line, say("hollywood.fault.rounds", rounds=rounds, have=len(given.deal))
        seen: set[str] = set()
        for number, ids in enumerate(given.deal, 1):
            line = ids[0].line if ids else given.line
            yield from ((line, message) for message in self._wrong_round(number, ids))
            for id in ids:
                if id not in self.deck.card:
                    yield id.line, say("hollywood.fault.no_card", id=quoted(id))
                elif id in seen:
                    yield id.line, say("hollywood.fault.dealt_twice", id=id)
                seen.add(id)

    def _wrong_round(self, number: int, ids: tuple[Written, ...]) -> Iterator[Message]:
        deck = self.deck
        if len(ids) != deck.spaces:
            yield say("hollywood.fault.area", round=number, have=len(ids), spaces=deck.spaces)
        stars = sum(id in deck.card and deck.faces[deck.card[id]].kind == "star" for id in ids)
        if stars != deck.stars_a_round:
            yield say(
                "hollywood.fault.stars_dealt", round=number, have=stars, stars=deck.stars_a_round
            )

    def report(self, match: Match[State, Move]) -> dict[str, Any]:
        """Where the match stands, what it is worth and how it came about."""
        return report(match)

    # who plays and who advises

    @cached_property
    def bots(self) -> Mapping[str, Callable[[], Bot[State, Move]]]:
        """Two plain ones, the levels, and the levels with each character."""
        return {**BOTS, **{role: self._bot(role) for role in self.cast.roles}}

    def _bot(self, role: str) -> Callable[[], Bot[State, Move]]:
        return lambda: Player(self.cast, *self.cast.role(role))

    def advise(
        self, game: Game[State, Move], state: State, rng: random.Random
    ) -> Generator[None, None, Sequence[Advice[Move]]]:
        """The best moves of whoever is to act, the very best first."""
        assert isinstance(game, Hollywood)
        found = yield from coach.advise(game, self.cast, state, rng)
        return [_told(advice) for advice in found]

    def review(self, match: Match[State, Move], seed: int) -> Iterator[Decision[Move] | Luck]:
        """Every real choice of a match and every deal, in their order."""
        game = match.game
        assert isinstance(game, Hollywood)
        for found in review.review(game, self.cast, match.states, match.moves, seed):
            if isinstance(found, review.Luck):
                yield Luck(found.round, found.gains)
            else:
                played, best = _told(found.played), _told(found.best)
                seat: Seat = found.seat
                yield Decision(found.number, seat, found.round, played, best, found.blunder)


def _told(found: coach.Advice) -> Advice[Move]:
    """What the coach says, as the box shows it."""
    return Advice(
        found.move,
        words.said(found.move),
        found.reason.message,
        found.win,
        found.points,
        found.places,
        found.exact,
    )
