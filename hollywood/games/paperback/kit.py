"""Paperback as the box sees it, its files read."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence, Set
from dataclasses import asdict, replace
from functools import cached_property
from pathlib import Path
from typing import Any, get_args, get_type_hints

from hollywood.bots.advice import Advice
from hollywood.bots.bot import Bot
from hollywood.bots.plain import Random
from hollywood.bots.review import Review
from hollywood.bots.roles import CHARACTERS, LEVELS, ROLES
from hollywood.core.catalogue import Catalogue, Language, Sentence, Voice
from hollywood.core.faults import Fault, Faults
from hollywood.core.game import Game
from hollywood.core.match import Match
from hollywood.core.message import Message, Seat, say
from hollywood.core.reader import Part
from hollywood.kit import SetUp

from . import card_file, terminal
from .bots import coach
from .bots.cast import Cast
from .bots.greedy import Greedy
from .bots.player import Player
from .bots.puzzles import WordPuzzles
from .bots.review import MatchReview
from .bots.tips import PaperbackTips
from .own_words import read_own_words
from .report import report
from .rules.deck import STANDARD, Deck, Options
from .rules.doings import doings
from .rules.game import Paperback
from .rules.moves import Move
from .rules.orders import Orders, check, read_orders, write_orders
from .rules.state import State
from .word_lists import WordLists, fingerprint

_SPOOLS = {  # of ribbon
    "ruby": Sentence("Ruby", "Rubino", "Rubis"),
    "sapphire": Sentence("Sapphire", "Zaffiro", "Saphir"),
    "amber": Sentence("Amber", "Ambra", "Ambre"),
    "emerald": Sentence("Emerald", "Smeraldo", "Émeraude"),
    "pearl": Sentence("Pearl", "Perla", "Perle"),
}
_GROUPS: Mapping[str, Sequence[str]] = {
    "words": ("language", "words", "own_words", "shortest", "repeats", "unlisted"),
    "cards": ("attacks", "powers", "awards", "theme", "theme_judge", "space_and_switch"),
    "money": ("help_cubes", "hand_for_cube", "discount_cubes", "recycling"),
    "play": ("play", "deadlines", "finish_round", "later_seats", "totals", "turn_clock"),
}
_NOT_TOGETHER = {"attacks", "awards", "theme", "finish_round", "later_seats"}
_NOT_AT_ONCE = {"attacks", "theme", "discount_cubes", "recycling", "unlisted", "help_cubes"}


class PaperbackKit:
    """Paperback with one deck and one cast of bots."""

    name = Paperback.name
    rules = Paperback.rules
    seats = Paperback.seats
    tips = PaperbackTips()
    levels: Sequence[str] = LEVELS
    characters: Sequence[str] = CHARACTERS
    colours: Mapping[str, Sentence] = _SPOOLS
    groups: Mapping[str, Sequence[str]] = _GROUPS

    def __init__(self, deck: Deck, cast: Cast) -> None:
        self.deck, self.cast = deck, cast
        self.words = WordLists(self._themes)

    def _themes(self, language: Language) -> Mapping[str, Sequence[str]]:
        return {str(theme.id): theme.words.get(language, ()) for theme in self.deck.themes}

    @property
    def fingerprint(self) -> str:
        """A short name for the deck; the words of a match have another one."""
        return self.deck.fingerprint

    def vocabulary(self, options: Options) -> str:
        """A short name for the words of such a match."""
        return fingerprint(options)

    def for_everybody(self, options: Options) -> Options:
        """The same without a player's own words."""
        return replace(options, own_words="off")

    @cached_property
    def titles(self) -> Catalogue:
        """What themes and awards are called."""
        themes = {f"paperback.theme.{theme.id}": theme.title for theme in self.deck.themes}
        return themes | {f"paperback.award.{award.id}": award.title for award in self.deck.awards}

    # what can be agreed

    @cached_property
    def presets(self) -> Mapping[str, Options]:
        """The ways to play by name, the rulebook's first."""
        return {STANDARD: self.deck.presets[STANDARD], **self.deck.presets}

    def values(self, option: str) -> Sequence[str | int]:
        """What an option can be."""
        return get_args(get_type_hints(Options)[option])

    def inactive(self, options: Options) -> Set[str]:
        """What does nothing without a theme, without the pyramid, or where nobody takes turns."""
        found = set[str]()
        if options.theme == "off":
            found.add("theme_judge")
        if options.play == "together":
            found |= _NOT_TOGETHER | {"theme_judge"}
        else:
            found.add("deadlines")
        if options.play == "at_once":
            found |= _NOT_AT_ONCE | {"theme_judge", "finish_round", "hand_for_cube"}
        return found

    def wrong_options(self, options: Options) -> Message | None:
        """A player's own words must be words."""
        try:
            if options.own_words == "on":
                read_own_words(options.language)
        except Faults as wrong:
            fault = wrong.faults[0]
            return say("paperback.own_words_wrong", place=fault.place, fault=fault.message)
        return None

    # a match

    def game(self, options: Options) -> Paperback:
        """The rules, as agreed."""
        return Paperback(self.deck, self.words.lexicon(options), options)

    def begin(self, set_up: SetUp) -> Match[State, Move]:
        """The match before its first move."""
        game, chance, seats = self.game(set_up.options), set_up.chance, len(set_up.chairs)
        if isinstance(chance, int):
            return Match(game, game.start(seats, chance))
        check(chance, game.table, seats)
        return Match(game, game.start_as_written(chance, seats))

    def read_chance(self, written: Part, seats: int) -> Orders | None:
        """The orders of the cards of a real match, and who began."""
        return read_orders(written)

    def write_chance(self, chance: Orders) -> Mapping[str, object]:
        """The orders by the names of their cards."""
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
        """The table in lines of text, and the hand of whoever looks."""
        assert isinstance(game, Paperback)
        return terminal.shown(game, state, viewer, voice)

    def report(self, match: Match[State, Move]) -> dict[str, Any]:
        """Where the match stands, and where it stood after every move."""
        return report(match)

    def doings(self, match: Match[State, Move]) -> Sequence[Mapping[str, Any]]:
        """What each seat did."""
        return [asdict(doings(match, seat)) for seat in range(len(match.state.hands))]

    # who plays and who advises

    @cached_property
    def bots(self) -> Mapping[str, Callable[[], Bot[State, Move]]]:
        """Two plain ones, the levels, and the levels with each character."""
        return {
            "random": Random,
            "greedy": Greedy,
            **{role: self._bot(role) for role in ROLES.every},
        }

    def _bot(self, role: str) -> Callable[[], Bot[State, Move]]:
        return lambda: Player(self.cast, role)

    @cached_property
    def puzzles(self) -> WordPuzzles:
        """Those of words, as the rulebook plays."""
        usual = self.for_everybody(self.presets[STANDARD])
        return WordPuzzles(lambda language: self.game(replace(usual, language=language)), self.cast)

    def advise(
        self, game: Game[State, Move], state: State, rng: random.Random
    ) -> Generator[None, None, Sequence[Advice[Move]]]:
        """The best moves of whoever is to act, the very best first."""
        assert isinstance(game, Paperback)
        return (yield from coach.advise(self.cast, game, state, rng))

    def review(
        self, match: Match[State, Move], seed: int, play_outs: int | None = None
    ) -> Review[Move]:
        """Every word and every purchase, looked at when they are asked for."""
        assert isinstance(match.game, Paperback)
        return MatchReview(self.cast, match.game, match.states, match.moves, seed, play_outs)
