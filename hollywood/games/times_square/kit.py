"""Times Square as the box sees it, its files read."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence, Set
from dataclasses import asdict
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, get_args, get_type_hints

from hollywood.bots.advice import Advice
from hollywood.bots.bot import Bot
from hollywood.bots.plain import Random
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
from .bots.greedy import Greedy
from .bots.net import Learnt, Net, fits
from .bots.player import Player
from .bots.puzzles import TurnPuzzles
from .bots.review import MatchReview
from .bots.tips import TimesSquareTips
from .bots.world import Judge
from .report import report
from .rules.deck import STANDARD, Deck, Options, no_such_deck
from .rules.doings import doings
from .rules.game import TimesSquare
from .rules.orders import Orders, read_orders, write_orders
from .rules.state import Move, State

_CLUBS = {"pink": "Club Paloma", "cyan": "The Blue Moth"}  # the same in all languages


class TimesSquareKit(Wordless):
    """Times Square with one deck and one cast of bots."""

    name = TimesSquare.name
    rules = TimesSquare.rules
    seats = TimesSquare.seats
    tips = TimesSquareTips()
    levels: Sequence[str] = LEVELS
    characters: Sequence[str] = CHARACTERS
    groups: Mapping[str, Sequence[str]] = MappingProxyType({})

    def __init__(self, deck: Deck, cast: Cast, learnt: Learnt, both_hands: Learnt) -> None:
        self.deck, self.cast, self.learnt, self.both_hands = deck, cast, learnt, both_hands

    @property
    def fingerprint(self) -> str:
        """A short name for the deck."""
        return self.deck.fingerprint

    @cached_property
    def colours(self) -> Mapping[str, Sentence]:
        """The colours of the clubs, in the order of their seats."""
        return {colour: Sentence(club, club, club) for colour, club in _CLUBS.items()}

    @cached_property
    def titles(self) -> Catalogue:
        """What cards are called."""
        return {f"times_square.card.{kind.id}": kind.title for kind in self.deck.cards}

    # what can be agreed

    @cached_property
    def presets(self) -> Mapping[str, Options]:
        """The ways to play by name, the rulebook's first."""
        return {STANDARD: self.deck.presets[STANDARD], **self.deck.presets}

    def values(self, option: str) -> Sequence[str | int]:
        """What an option can be."""
        if option == "deck":
            return list(self.deck.decks)
        return get_args(get_type_hints(Options)[option])

    def inactive(self, options: Options) -> Set[str]:
        """Every option does something."""
        return frozenset()

    def wrong_options(self, options: Options) -> Message | None:
        """The deck must be one of the file's."""
        return None if options.deck in self.deck.decks else no_such_deck(self.deck, options)

    # a match

    def game(self, options: Options) -> Game[State, Move]:
        """The rules, as agreed."""
        return TimesSquare(self.deck, options)

    def begin(self, set_up: SetUp) -> Match[State, Move]:
        """The match before its first move."""
        game, chance = TimesSquare(self.deck, set_up.options), set_up.chance
        practice = game.options.taking_back == "practice"
        if isinstance(chance, int):
            return Match(game, game.start(len(set_up.chairs), chance), practice)
        return Match(game, game.start_as_written(chance), practice)

    def read_chance(self, written: Part, seats: int) -> Orders | None:
        """The orders of the cards of a real match, and who began."""
        return read_orders(written, self.deck, seats)

    def write_chance(self, chance: Orders) -> Mapping[str, object]:
        """The orders by the ids of their cards."""
        return write_orders(chance)

    # what a person is told of it outside the window

    def cards(self) -> list[dict[str, Any]]:
        """Every kind of card as plain data."""
        return card_file.listed(self.deck)

    def wrong_pictures(self, file: Path, *, own: bool) -> list[Fault]:
        """What the pictures of the cards lack, by the line of the card in the file."""
        return card_file.wrong_pictures(self.deck, file, own=own)

    def shown(
        self, game: Game[State, Move], state: State, viewer: Seat | None, voice: Voice
    ) -> Iterator[str]:
        """The street in lines of text, and the hand of whoever looks."""
        assert isinstance(game, TimesSquare)
        return terminal.shown(game, state, viewer, voice)

    def report(self, match: Match[State, Move]) -> dict[str, Any]:
        """Where the match stands."""
        return report(match)

    def doings(self, match: Match[State, Move]) -> Sequence[Mapping[str, Any]]:
        """What each seat did, and how the winner won."""
        done = [asdict(doings(match, seat)) for seat in range(len(match.state.hands))]
        for seat in match.game.standing(match.state).winners:
            done[seat]["how"] = match.state.how
        return done

    # who plays and who advises

    @cached_property
    def bots(self) -> Mapping[str, Callable[[], Bot[State, Move]]]:
        """Two plain ones, the levels, and the levels with each character."""
        players = {role: self._bot(role) for role in ROLES.every}
        return {"random": Random, "greedy": Greedy, **players}

    def _bot(self, role: str) -> Callable[[], Bot[State, Move]]:
        level, taste = self.cast.role(role)
        return lambda: Player(level, self.net, taste)

    @cached_property
    def net(self) -> Net | None:
        """What bots have learnt, if they know such a street and such cards."""
        return Net(self.learnt, self.deck) if fits(self.deck, self.learnt) else None

    @cached_property
    def puzzles(self) -> TurnPuzzles | None:
        """Those of single turns, where bots know the street."""
        return TurnPuzzles(TimesSquare(self.deck), self.cast, self.net) if self.net else None

    def advise(
        self, game: Game[State, Move], state: State, rng: random.Random
    ) -> Generator[None, None, Sequence[Advice[Move]]]:
        """The best moves of whoever is to act, the very best first."""
        assert isinstance(game, TimesSquare)
        judge = self._judge(game)
        if judge is None:
            yield
            return coach.roughly(game, state)
        return (yield from coach.advise(judge, self.cast.levels[LEVELS[-1]], state))

    def review(
        self, match: Match[State, Move], seed: int, play_outs: int | None = None
    ) -> Review[Move]:
        """Every turn and the luck of every hand; nothing of an unknown street."""
        assert isinstance(match.game, TimesSquare)
        judge = self._judge(match.game)
        knowing = judge and Judge(match.game, Net(self.both_hands, self.deck))
        return MatchReview(judge, knowing, match.states, match.moves, seed, play_outs or PLAY_OUTS)

    def _judge(self, game: TimesSquare) -> Judge | None:
        return Judge(game, self.net) if self.net else None
