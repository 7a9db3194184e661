"""Hollywood! as the box sees it, its files read."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, get_args, get_type_hints

from hollywood.bots.advice import Advice
from hollywood.bots.bot import Bot
from hollywood.bots.review import PLAY_OUTS, Review
from hollywood.bots.roles import CHARACTERS, LEVELS, ROLES
from hollywood.core.catalogue import Catalogue, Sentence, Voice
from hollywood.core.faults import Fault
from hollywood.core.game import Game
from hollywood.core.match import Match
from hollywood.core.message import Message, Seat
from hollywood.core.reader import Part
from hollywood.kit import SetUp, Wordless

from . import card_file, terminal
from .bots import coach
from .bots.cast import Cast
from .bots.greedy import BOTS
from .bots.packed import fits
from .bots.player import Player
from .bots.puzzles import LastReels
from .bots.review import MatchReview
from .bots.tips import HollywoodTips
from .report import report
from .rules.deck import STANDARD, Deck, Options, no_such_ratings
from .rules.doings import doings
from .rules.game import Hollywood
from .rules.record import Deals, read_deals, write_deals
from .rules.state import Move, State

_ADVANCED = frozenset(("adv_zero", "adv_award"))  # they multiply unwanted films, if anything does


class HollywoodKit(Wordless):
    """Hollywood! with one deck and one cast of bots."""

    name = Hollywood.name
    rules = Hollywood.rules
    levels: Sequence[str] = LEVELS
    tips = HollywoodTips()
    characters: Sequence[str] = CHARACTERS
    groups: Mapping[str, Sequence[str]] = MappingProxyType({})

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
            "hollywood.studio_rule.clap": studio.clap.rule,
            "hollywood.studio_rule.double": studio.double.rule,
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
        return read_deals(written, self.deck, seats)

    def write_chance(self, chance: Deals) -> Mapping[str, object]:
        """The deals by the ids of their cards."""
        return write_deals(chance, self.deck)

    # what a person is told of it outside the window

    def cards(self) -> list[dict[str, Any]]:
        """Every card as plain data; studio cards once a colour."""
        return card_file.listed(self.deck)

    def wrong_pictures(self, file: Path, *, own: bool) -> list[Fault]:
        """What the pictures of the cards lack, by the line of the card in the file."""
        return card_file.wrong_pictures(self.deck, file, own=own)

    def shown(
        self, game: Game[State, Move], state: State, viewer: Seat | None, voice: Voice
    ) -> Iterator[str]:
        """The table in lines of text; its count when the match is over. Nothing is hidden."""
        assert isinstance(game, Hollywood)
        return terminal.shown(game, state, voice)

    def report(self, match: Match[State, Move]) -> dict[str, Any]:
        """Where the match stands, what it is worth and how it came about."""
        return report(match)

    def doings(self, match: Match[State, Move]) -> Sequence[Mapping[str, Any]]:
        """What each seat did."""
        return doings(match)

    # who plays and who advises

    @cached_property
    def bots(self) -> Mapping[str, Callable[[], Bot[State, Move]]]:
        """Two plain ones, the levels, and the levels with each character."""
        return {**BOTS, **{role: self._bot(role) for role in ROLES.every}}

    def _bot(self, role: str) -> Callable[[], Bot[State, Move]]:
        return lambda: Player(self.cast, *self.cast.role(role))

    @cached_property
    def puzzles(self) -> LastReels | None:
        """Those of the last reels, unless there are too many of them to look them all through."""
        if all(fits(self.deck, seats) for seats in self.seats):
            return LastReels(Hollywood(self.deck), self.cast)
        return None

    def advise(
        self, game: Game[State, Move], state: State, rng: random.Random
    ) -> Generator[None, None, Sequence[Advice[Move]]]:
        """The best moves of whoever is to act, the very best first; hidden totals stay so."""
        assert isinstance(game, Hollywood)
        advices = yield from coach.advise(game, self.cast, state, rng)
        if game.options.totals == "hidden":
            return [replace(advice, points=None, sealed=True) for advice in advices]
        return advices

    def review(
        self, match: Match[State, Move], seed: int, play_outs: int | None = None
    ) -> Review[Move]:
        """Every real choice of a match and every deal, looked at when they are asked for."""
        game = match.game
        assert isinstance(game, Hollywood)
        return MatchReview(game, self.cast, match.states, match.moves, seed, play_outs or PLAY_OUTS)
