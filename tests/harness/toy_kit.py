"""The toy game as the box sees it: a second house for tests that need two games."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame

from hollywood import paths
from hollywood.bots.advice import Advice, Decision, Luck
from hollywood.bots.plain import Random
from hollywood.core.catalogue import Catalogue, Sentence
from hollywood.core.game import Game
from hollywood.core.match import Match
from hollywood.core.message import Message, say
from hollywood.core.reader import Line, Part
from hollywood.kit import SetUp
from hollywood.pictures import Pictures
from hollywood.set_up import AnyKit
from hollywood.settings import GameChoice
from hollywood.ui.app.boxed_game import Music, RulesPart
from hollywood.ui.app.shared import Props
from hollywood.ui.cards.store import Art
from hollywood.ui.draw.surfaces import canvas

from .toy_game import Spell, State, Whispers

INKS = {
    "slate": ("#20262e", "#56657a", "#9fb2cc"),
    "moss": ("#1e2a18", "#5c7a48", "#a9c98f"),
    "rust": ("#331a10", "#8a4a2c", "#d89a78"),
    "plum": ("#2a1830", "#6c4478", "#b48ac2"),
    "sand": ("#322a18", "#8a7848", "#d2c08f"),
}
SENTENCES: Catalogue = {
    id: Sentence(words, words, words)
    for id, words in {
        "whispers.rules.turn": "Whispers",
        "whispers.rules_how.turn": "Spell a word from the letters you hold: a point a letter.",
        "whispers.log.spelled": "A word was spelled.",
        "whispers.progress": "First to 12 points",
    }.items()
}


@dataclass(frozen=True)
class Options:
    """Nothing can be agreed on."""

    line: Line = field(default=Line(0), compare=False)


class ToyKit:
    """Whispers, its files read: there are none."""

    name = Whispers.name
    rules = Whispers.rules
    seats = Whispers.seats
    fingerprint = "letters"
    titles: Catalogue = SENTENCES
    presets: Mapping[str, Options] = {"standard": Options()}
    levels: Sequence[str] = ("extra",)
    characters: Sequence[str] = ()

    @property
    def colours(self) -> Mapping[str, Sentence]:
        return {colour: Sentence(colour, colour, colour) for colour in INKS}

    @property
    def bots(self) -> Mapping[str, type[Random]]:
        return {"random": Random, "extra": Random}

    def values(self, option: str) -> Sequence[str | int]:
        return ()

    def inactive(self, options: Options) -> Set[str]:
        return frozenset()

    def wrong_options(self, options: Options) -> Message | None:
        return None

    def game(self, options: Options) -> Game[State, Spell]:
        return Whispers()

    def begin(self, set_up: SetUp) -> Match[State, Spell]:
        game = Whispers()
        return Match(game, game.start(len(set_up.chairs), set_up.chance))

    def read_chance(self, written: Part, seats: int) -> None:
        return None

    def write_chance(self, chance: Any) -> Mapping[str, object]:
        return {}

    def report(self, match: Match[State, Spell]) -> dict[str, Any]:
        return {}

    def advise(
        self, game: Game[State, Spell], state: State, rng: random.Random
    ) -> Generator[None, None, Sequence[Advice[Spell]]]:
        yield None
        return ()

    def review(self, match: Match[State, Spell], seed: int) -> Iterator[Decision[Spell] | Luck]:
        return iter(())


class Discs:
    """Tokens that are plain discs."""

    colours: Mapping[str, Sequence[str]] = INKS

    def drawn(self, colour: str, diameter: int, symbols: bool, ring: bool) -> pygame.Surface:
        disc = canvas((diameter, diameter))
        radius = diameter // 2
        pygame.draw.circle(disc, INKS[colour][1], (radius, radius), radius)
        return disc


class ToyScreens:
    """Whispers as it is shown: without a single picture."""

    logo = ""
    key_art = "nowhere"
    felt = "table"
    music = Music(page="count", table="table", end="count")
    posters: Sequence[str] = ()
    rules = (RulesPart("turn", (say("whispers.rules_how.turn"),)),)

    def __init__(self) -> None:
        self.art = Art({}, Discs(), Pictures(paths.assets() / "cards"))

    def sample(self, props: Props, high: int) -> Sequence[pygame.Surface]:
        return [self.art.token(colour, high // 2) for colour in INKS]

    def prepare(self, props: Props) -> None:
        return

    def keys_for(self, game: Game[Any, Any], state: State, move: Spell) -> Sequence[int]:
        return ()


class ToyInBox:
    """Whispers as it lies in the box."""

    name = Whispers.name
    title = "Whispers"
    players = Whispers.seats
    minutes = 5
    choices: Mapping[str, GameChoice] = {}

    def open(self, own_cards: Path | None = None) -> ToyKit:
        return ToyKit()

    def screens(self, kit: AnyKit, own_cards: Path | None = None) -> ToyScreens:
        return ToyScreens()


TOY = ToyInBox()
