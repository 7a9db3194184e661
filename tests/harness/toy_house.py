"""The toy game with what it shows: a second house for the street, without a single picture."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

import pygame

from hollywood import paths
from hollywood.core.game import Game
from hollywood.core.message import Message, Seat, say
from hollywood.kit import SetUp
from hollywood.pictures import Pictures
from hollywood.saves import Kept
from hollywood.set_up import AnyKit, AnyMatch
from hollywood.ui.app.boxed_game import Keepsake, Music
from hollywood.ui.app.shared import Props
from hollywood.ui.cards.store import Art
from hollywood.ui.draw.surfaces import Size, canvas
from hollywood.ui.rulebook.rulebook import Leaf, Reading, Term, Topic, ways_to_play
from hollywood.ui.table.setting import Setting
from hollywood.ui.tools.unattended import Moment

from .toy_game import Spell, State, Whispers
from .toy_kit import COLOURS, ToyInBox, ToyKit
from .toy_table import ToySetting

INKS = ("#20262e", "#56657a", "#9fb2cc")


class Discs:
    """Tokens that are plain discs."""

    def __init__(self, colours: Iterable[str] = COLOURS) -> None:
        self.colours: Mapping[str, Sequence[str]] = dict.fromkeys(colours, INKS)

    def drawn(
        self, colour: str, diameter: int, symbols: bool, ring: bool, contrast: bool
    ) -> pygame.Surface:
        disc = canvas((diameter, diameter))
        radius = diameter // 2
        pygame.draw.circle(disc, INKS[1], (radius, radius), radius)
        return disc


class ToyRulebook:
    """It has no rules to speak of."""

    terms: Sequence[Term] = ()

    def leaves(self, reading: Reading | None = None) -> Sequence[Leaf]:
        return [Leaf("turn", {"spell": say("whispers.rule.spell")}), ways_to_play(reading)]

    def topic(self, reading: Reading) -> Topic:
        return Topic("turn")


class ToyScreens:
    """The toy game as it is shown."""

    logo = ""
    key_art = "nowhere"
    felt = "table"
    music = Music(page="count", table="table", end="count")
    posters: Sequence[str] = ()
    preset_cards: Mapping[str, Sequence[str]] = {}
    asked: Sequence[str] = ()
    rulebook = ToyRulebook()
    moments: Mapping[str, Moment] = {}

    def __init__(self) -> None:
        self.art = Art({}, Discs(), Pictures(paths.assets() / "cards"))

    def sample(self, props: Props, high: int) -> Sequence[pygame.Surface]:
        return [self.art.token(colour, high // 2) for colour in COLOURS]

    def seat(self, props: Props, options: object, seat: Seat, high: int) -> None:
        return

    def cast(self, props: Props, size: Size) -> None:
        return

    def prepare(self, props: Props) -> None:
        return

    def keepsakes(self, did: Mapping[str, Any]) -> Sequence[Keepsake]:
        return ()

    def rounds(self, did: Mapping[str, Any]) -> Sequence[int]:
        return ()

    def in_brief(self, did: Mapping[str, Any]) -> Message:
        return say("whispers.rule.spell")

    def waiting(self, kept: Kept) -> None:
        return

    def position(self, *_: object) -> None:
        return

    def below_course(self, *_: object) -> None:
        return

    def setting(self, props: Props, set_up: SetUp, match: AnyMatch) -> ToySetting:
        assert isinstance(match.game, Whispers)
        return ToySetting(props, set_up, match.game)

    def part(self, state: State) -> int:
        return 0

    def is_choice(self, move: Spell) -> bool:
        return False

    def teacher(self, setting: Setting[Any, Any], seat: Seat) -> None:
        return

    def puzzle_signs(self, setting: object, seat: Seat) -> NoReturn:
        raise AssertionError("it has no puzzles")

    def actions_for(self, game: Game[Any, Any], state: State, move: Spell) -> Sequence[str]:
        return ()


class ToyHouse(ToyInBox):
    """The toy game as it stands on the street."""

    players = ToyKit.seats
    minutes = 5
    facade = None
    lesson = None
    achievements = ()
    actions = ()

    def screens(self, kit: AnyKit, own_cards: Path | None = None) -> ToyScreens:
        return ToyScreens()


HOUSE = ToyHouse()
