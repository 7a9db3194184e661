"""The seam: all that the box asks of a game besides its rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, Protocol, TypeAlias

from hollywood.bots.advice import Advice
from hollywood.bots.bot import Bot
from hollywood.bots.puzzle import Puzzles
from hollywood.bots.review import Review
from hollywood.bots.tips import Tips
from hollywood.core.catalogue import Catalogue, Sentence, Voice
from hollywood.core.faults import Fault
from hollywood.core.game import Game, M, S
from hollywood.core.match import Match
from hollywood.core.message import Message, Seat
from hollywood.core.reader import Part
from hollywood.core.record import Chair
from hollywood.settings import GameChoice

Options: TypeAlias = Any  # the game's own frozen dataclass; its fields are the options
Chance: TypeAlias = Any  # a seed, or what the game reads in its place
Wrongs: TypeAlias = Iterator[tuple[int, Message]]  # faults of a file, each with its line


@dataclass(frozen=True)
class SetUp:
    """All that is agreed before the first move."""

    chairs: tuple[Chair, ...]
    options: Options
    chance: Chance
    game: str
    first_leg: tuple[int, ...] | None = None  # places of these chairs, if this is the second one
    practice: int | None = None  # so many moves were another match's: nothing here counts
    day: str | None = None  # whose deal it is, as in 2026-11-19; then bots answer alike everywhere


@dataclass(frozen=True)
class DayRules:
    """How the deal of a day is played, as far as that differs from the rulebook."""

    options: Mapping[str, str | int] = field(default_factory=dict)
    seats: int | None = None  # as many as can be, if nothing is said


class GameInBox(Protocol):
    """A game as it lies in the box; nothing of it is read yet."""

    @property
    def name(self) -> str:
        """The word for it in files and on the command line."""

    @property
    def title(self) -> str:
        """What it is called, the same in all languages."""

    @property
    def cards(self) -> Path:
        """Its card file."""

    @property
    def choices(self) -> Mapping[str, GameChoice]:
        """What can be set for this game only."""

    @property
    def commands(self) -> Mapping[str, str]:
        """Commands that only it has and what each does; its folder `commands` has a module each."""

    @property
    def sundays(self) -> tuple[DayRules, ...]:
        """How it is played on each Sunday of a month; a game without them has no day's deal."""

    @property
    def moves(self) -> Mapping[str, str]:
        """How its moves are written, and what each does, for whoever types or enters them."""

    def open(self, own_cards: Path | None = None) -> Kit[Any, Any]:
        """The game with the cards of a player's file, or its own."""


class PlainOptions:
    """A part of a game in the box that has no more to say of what can be agreed."""

    preset_choices: Mapping[str, Mapping[str, str]] = MappingProxyType({})

    def value_called(self, options: Options, option: str, value: str | int) -> None:
        """No value has a number."""

    def option_page(self, *asked: object) -> None:
        """Nothing more is decided."""


class Wordless:
    """A part of the kit of a game in which nobody spells."""

    def vocabulary(self, options: Options) -> None:
        """There are no words."""

    def for_everybody(self, options: Options) -> Options:
        """Nothing that is agreed depends on who plays."""
        return options


class Minds(Protocol[S, M]):
    """Who plays one game, who advises on it, and what can be asked about it."""

    @property
    def bots(self) -> Mapping[str, Callable[[], Bot[S, M]]]:
        """Every bot of the game by name: plain ones, levels, levels with a character."""

    @property
    def levels(self) -> Sequence[str]:
        """How well bots play, from the weakest to the strongest."""

    @property
    def characters(self) -> Sequence[str]:
        """How bots of any level can like to play."""

    @property
    def tips(self) -> Tips[S, M] | None:
        """What it tells somebody in their first matches; None if it has nothing to tell."""

    @property
    def puzzles(self) -> Puzzles[S, M] | None:
        """What makes and judges its puzzles; None if it has none, or none with such cards."""

    def advise(
        self, game: Game[S, M], state: S, rng: random.Random
    ) -> Generator[None, None, Sequence[Advice[M]]]:
        """The best moves of whoever is to act, the very best first; pauses now and then."""

    def review(self, match: Match[S, M], seed: int, play_outs: int | None = None) -> Review[M]:
        """Every real choice of a match and every turn of luck, looked at when they are asked for.

        Where ends are sampled, so many play-outs tell what a decision was worth; if nobody says
        how many, as many as there is time for while somebody waits.
        """


class Kit(Minds[S, M], Protocol[S, M]):
    """One game with its files read. It holds nothing of a match."""

    @property
    def name(self) -> str:
        """The word for the game in files and on the command line."""

    @property
    def rules(self) -> int:
        """The number of this edition of the rules."""

    @property
    def seats(self) -> range:
        """For how many players it is."""

    @property
    def fingerprint(self) -> str:
        """A short name for all of its files that a match depends on."""

    def vocabulary(self, options: Options) -> str | None:
        """A short name for the words that such a match allows; None without any."""

    def for_everybody(self, options: Options) -> Options:
        """The same without what depends on who plays: for deals that many are to compare."""

    @property
    def colours(self) -> Mapping[str, Sentence]:
        """The colours of players and what each is called; there are enough for all seats.

        Where there are never more than seats, nor fewer, each seat has its own, in their order.
        """

    @property
    def titles(self) -> Catalogue:
        """What its cards are called, as sentences; their ids begin with the game's name."""

    # what can be agreed

    @property
    def presets(self) -> Mapping[str, Options]:
        """The ways to play by name, the rulebook's first."""

    def values(self, option: str) -> Sequence[str | int]:
        """What an option can be."""

    @property
    def groups(self) -> Mapping[str, Sequence[str]]:
        """What options are about, where there are too many for one page; none for a few."""

    def inactive(self, options: Options) -> Set[str]:
        """Options that do nothing beside these others."""

    def wrong_options(self, options: Options) -> Message | None:
        """Why these can't be played with, if they can't."""

    # a match

    def game(self, options: Options) -> Game[S, M]:
        """The rules, as agreed."""

    def begin(self, set_up: SetUp) -> Match[S, M]:
        """The match before its first move."""

    def read_chance(self, written: Part, seats: int) -> Chance | None:
        """Chance as it is written down in place of a seed; None if nothing is. Faults, if wrong."""

    def write_chance(self, chance: Chance) -> Mapping[str, object]:
        """Such chance, as it is written down."""

    # what a person is told of it outside the window

    def cards(self) -> list[dict[str, Any]]:
        """Every card as plain data, all with the same keys."""

    def wrong_pictures(self, file: Path, *, own: bool) -> list[Fault]:
        """What the pictures of its cards lack, each with the card's line in this file.

        A player's `own` cards have their pictures beside their file.
        """

    def shown(self, game: Game[S, M], state: S, viewer: Seat | None, voice: Voice) -> Iterator[str]:
        """The table in lines of text, as `viewer` sees it, or everybody if that is None.

        When the match is over: how it ended.
        """

    def report(self, match: Match[S, M]) -> dict[str, Any]:
        """Where the match stands and how it came about, as plain data."""

    def doings(self, match: Match[S, M]) -> Sequence[Mapping[str, Any]]:
        """What each seat did in a match that is over, as plain data for a career.

        A game that counts no points tells its `turns`: they are what a day's par is about.
        """
