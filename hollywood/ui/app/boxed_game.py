"""What the box asks of a game before it can be shown: how it is opened, and what it shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from hollywood.achievements import Achievement
from hollywood.actions import Action
from hollywood.core.game import Game
from hollywood.core.message import Message, Seat
from hollywood.facade import Facade
from hollywood.kit import DayRules, SetUp
from hollywood.saves import Kept
from hollywood.set_up import AnyKit, AnyMatch
from hollywood.settings import GameChoice
from hollywood.ui.analysis.below_course import BelowCourse
from hollywood.ui.cards.store import Art
from hollywood.ui.draw.surfaces import Size
from hollywood.ui.lesson.teacher import AnyTeacher
from hollywood.ui.puzzle.puzzle_signs import PuzzleSigns
from hollywood.ui.rulebook.rulebook import Rulebook
from hollywood.ui.table.setting import Setting
from hollywood.ui.widgets.controls import Press

from .scene import Scene

if TYPE_CHECKING:
    from hollywood.ui.tools.unattended import Moment

    from .shared import Props


@dataclass(frozen=True)
class Music:
    """The pieces of music of a game, by their names in the manifest of sounds."""

    page: str
    table: str
    end: str
    ambience: tuple[str, ...] = ()  # cues that are heard at its table, over and over
    own_cues: str = ""  # what cues that no other game has begin with, up to the dot


@dataclass(frozen=True)
class Keepsake:
    """Something a player has made, worth a picture: cards, the front one first, and words."""

    cards: Sequence[str]
    words: Message
    worth: int


class Screens(Protocol):
    """All that an opened game shows; made once, and nothing of a match is kept in it."""

    # among the assets
    logo: str  # a file
    key_art: str  # the folder of the picture behind its page
    felt: str  # the folder of the ground that its table and its pages lie on

    @property
    def art(self) -> Art:
        """Its cards, backs and tokens, at any size."""

    @property
    def music(self) -> Music:
        """What is played on its page, at its table and at the end of a match."""

    @property
    def posters(self) -> Sequence[str]:
        """The ids of a few cards that can be shown off."""

    @property
    def preset_cards(self) -> Mapping[str, Sequence[str]]:
        """The presets that can be chosen as cards, each with cards that show what it is like."""

    @property
    def asked(self) -> Sequence[str]:
        """Options that are asked beside such cards, not only among the house rules.

        `<game>.asked` and `<game>.house_rules_are` say what they and the others are about. What is
        asked besides a language parts the matches of a career in that language, too.
        """

    @property
    def rulebook(self) -> Rulebook:
        """Its rules, as they are read."""

    def sample(self, props: Props, high: int) -> Sequence[pygame.Surface]:
        """A few cards and tokens as they look with the settings of now, so many pixels high."""

    def seat(self, props: Props, options: Any, seat: Seat, high: int) -> pygame.Surface | None:
        """What stands at a seat on the page for a new match; None for a face or a token alone."""

    def cast(self, props: Props, size: Size) -> pygame.Surface | None:
        """What fills the room below the deal on that page; None for a few posters."""

    def prepare(self, props: Props) -> None:
        """Have drawn in the background what every table shows at once."""

    def keepsakes(self, did: Mapping[str, Any]) -> Sequence[Keepsake]:
        """What a player has made in a match, as the career tells what was done."""

    def rounds(self, did: Mapping[str, Any]) -> Sequence[int]:
        """The points that each round has brought a player; none where no rounds are counted."""

    def in_brief(self, did: Mapping[str, Any]) -> Message:
        """What a player has done, in a few words."""

    def waiting(self, kept: Kept) -> Message | None:
        """What is told of a match that waits, fit for all eyes; None for its headline and points.

        It is asked only of matches that are not over.
        """

    def part(self, state: Any) -> int:
        """Which round of the match this is, or what the game has in its place."""

    def is_choice(self, move: Any) -> bool:
        """Whether a move is made above the table: on the film of a replay it is a star."""

    def position(
        self,
        props: Props,
        set_up: SetUp,
        game: Game[Any, Any],
        state: Any,
        size: Size,
        lines: Sequence[Sequence[Any]],
    ) -> pygame.Surface | None:
        """A position of a match that is over, small, at most so large; None for words alone.

        Of the lines of moves from there, if there are any, the first was played and the second
        would have been better.
        """

    def below_course(
        self, props: Props, match: AnyMatch, starts: Sequence[int], viewer: Seat
    ) -> BelowCourse | None:
        """What is shown below the course of a match whose steps begin with these moves.

        None if nothing is but whose each step was.
        """

    def setting(self, props: Props, set_up: SetUp, match: AnyMatch) -> Setting[Any, Any]:
        """One match at the table."""

    def teacher(self, setting: Setting[Any, Any], seat: Seat) -> AnyTeacher | None:
        """Its part in its lesson for whoever sits there; None if it has none."""

    def puzzle_signs(self, setting: Setting[Any, Any], seat: Seat) -> PuzzleSigns:
        """Its part in a puzzle for whoever sits there, if it has puzzles."""

    @property
    def moments(self) -> Mapping[str, Moment]:
        """Scenes of its own that pictures are made of, and how the program is played up to each."""

    def actions_for(self, game: Game[Any, Any], state: Any, move: Any) -> Sequence[str]:
        """The actions that make a legal move at the table."""


class BoxedGame(Protocol):
    """A game as it lies in the box: nothing of it is read yet."""

    @property
    def name(self) -> str:
        """The word for the game in files and on the command line."""

    @property
    def title(self) -> str:
        """What it is called, in all languages."""

    @property
    def players(self) -> range:
        """For how many it is, as its box says."""

    @property
    def minutes(self) -> int:
        """How long a match takes, about."""

    @property
    def facade(self) -> Facade | None:
        """Its house on the street; None if that is not drawn."""

    @property
    def lesson(self) -> Path | None:
        """The file of its first lesson; None without one."""

    @property
    def choices(self) -> Mapping[str, GameChoice]:
        """What can be chosen on the settings page for this game only.

        A choice is called <game>.setting.<choice>, a value <game>.<choice>.<value>.
        """

    @property
    def preset_choices(self) -> Mapping[str, Mapping[str, str]]:
        """What presets that are shown as cards choose of these besides."""

    def open(self, own_cards: Path | None = None) -> AnyKit:
        """The game with a player's own card file, or with its own; Faults if that is wrong."""

    @property
    def sundays(self) -> tuple[DayRules, ...]:
        """How it is played on each Sunday of a month; a game without them has no day's deal."""

    @property
    def achievements(self) -> Sequence[Achievement]:
        """What can be achieved in this game only."""

    @property
    def actions(self) -> Sequence[Action]:
        """What keys and pads can do at its table besides what they do at any."""

    def value_called(self, options: Any, option: str, value: str | int) -> Message | None:
        """What a value is called with a number that belongs to it; None if it has none."""

    def option_page(
        self, kit: AnyKit, option: str, props: Props, options: Any, back: Press
    ) -> Scene | None:
        """The page on which more of an option is decided, if there is one; this loads pygame."""

    def screens(self, kit: AnyKit, own_cards: Path | None = None) -> Screens:
        """What it shows. This loads pygame."""
