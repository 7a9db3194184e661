"""What Times Square shows in the box: its cards, its pictures and music, its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pygame

from hollywood.core.game import Game
from hollywood.core.message import Message, Seat, say
from hollywood.kit import SetUp
from hollywood.saves import Kept
from hollywood.set_up import AnyMatch
from hollywood.ui.analysis.below_course import BelowCourse
from hollywood.ui.app.boxed_game import Keepsake, Music
from hollywood.ui.app.shared import Props
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.surfaces import Size, width
from hollywood.ui.table.setting import Setting

from .art import open_art
from .card_pictures import FOLDER
from .finale.moments import MOMENTS
from .kit import TimesSquareKit
from .pages.new_match_pictures import at_its_door, cast
from .pages.rulebook import TimesSquareRulebook
from .rules.deck import Options
from .rules.game import TimesSquare
from .rules.state import Move, State
from .table.below_course import below_course
from .table.cues import MUSIC, STREET
from .table.geometry import Plan
from .table.keys import actions_for
from .table.puzzle_signs import TimesSquarePuzzleSigns
from .table.setting import TimesSquareSetting
from .table.small_position import small_position
from .table.street_pictures import StreetPictures
from .table.teacher import TimesSquareTeacher
from .waiting import waiting

_SHARE = 0.25  # of the memory a table has for its pictures: two clubs and six figures
_WON = {  # cards that stand for each way to win, the front one first
    "sue_home": ("sue", "guard"),
    "charlie_home": ("hal_1", "deb_5", "guard", "sue"),
    "wrong_door": ("deb_5", "sue"),
    "sue_side": ("sue",),
    "charlie_side": ("hal_1",),
}


class TimesSquareScreens:
    """Times Square as it is shown, with one deck."""

    logo = f"{FOLDER}/logo.webp"
    key_art = f"{FOLDER}/page"
    felt = f"{FOLDER}/table"
    music = Music(page=MUSIC, table=MUSIC, end=MUSIC, ambience=(STREET,), own_cues="ts")
    preset_cards: Mapping[str, Sequence[str]] = {}
    asked: Sequence[str] = ()
    posters: Sequence[str] = ("sue", "hal_1", "guard", "deb_5")
    moments = MOMENTS

    def __init__(self, kit: TimesSquareKit, own_cards: Path | None = None) -> None:
        self.deck = kit.deck
        self._pictures = StreetPictures(_SHARE)
        self.art = open_art(kit.deck, own_cards.parent if own_cards else None)
        self.rulebook = TimesSquareRulebook(kit.deck, self._pictures)

    def sample(self, props: Props, high: int) -> Sequence[pygame.Surface]:
        """A card of each colour and the chips of both clubs."""
        art, symbols, language = props.art, props.settings.symbols, props.language
        cards = [art.card(id, width(high), language, symbols) for id in self.posters]
        return cards + [art.token(each, high * 2 // 5, symbols) for each in art.colours]

    def seat(self, props: Props, options: Options, seat: Seat, high: int) -> pygame.Surface:
        """The club of the seat, with Felix at its door if it is agreed that he is there."""
        return at_its_door(self._pictures, seat, options, high)

    def cast(self, props: Props, size: Size) -> pygame.Surface | None:
        """Everybody who walks the street."""
        return cast(self._pictures, size)

    def prepare(self, props: Props) -> None:
        """Have the back and every kind of card drawn at the size of a hand."""
        wide = Plan(props.screen).card
        props.art.prepare([BACK], wide)
        props.art.prepare(list(props.art.cards), wide, props.language, props.settings.symbols)

    def keepsakes(self, did: Mapping[str, Any]) -> Sequence[Keepsake]:
        """How a night was won, the shortest one first."""
        how = did.get("how")
        if how is None:
            return ()
        return [Keepsake(_WON[how], say(f"times_square.keepsake.{how}"), -did["turns"])]

    def rounds(self, did: Mapping[str, Any]) -> Sequence[int]:
        """There are none that count."""
        return ()

    def in_brief(self, did: Mapping[str, Any]) -> Message:
        """The cards."""
        return say("times_square.in_brief", count=did["cards"])

    def waiting(self, kept: Kept) -> Message:
        """Its turn, and how near the end is."""
        return waiting(kept)

    def position(
        self,
        props: Props,
        set_up: SetUp,
        game: Game[Any, Any],
        state: State,
        size: Size,
        lines: Sequence[Sequence[Move]],
    ) -> pygame.Surface:
        """The street, once more for each line."""
        assert isinstance(game, TimesSquare), "a match of this game"
        return small_position(props.screen, self._pictures, game, state, size, lines)

    def below_course(
        self, props: Props, match: AnyMatch, starts: Sequence[int], viewer: Seat
    ) -> BelowCourse:
        """The colour that was played, and where Esmé and Fizz stood."""
        return below_course(props, self._pictures, match, starts, viewer)

    def setting(self, props: Props, set_up: SetUp, match: AnyMatch) -> TimesSquareSetting:
        """One match at the table."""
        return TimesSquareSetting(props, set_up, match)

    def part(self, state: State) -> int:
        """Which pass through the cards this is."""
        return state.passes

    def is_choice(self, move: Move) -> bool:
        """Everything is done at the table."""
        return False

    def teacher(self, setting: Setting[Any, Any], seat: Seat) -> TimesSquareTeacher:
        """Its part in First night."""
        assert isinstance(setting, TimesSquareSetting), "its own table"
        return TimesSquareTeacher(setting, seat)

    def puzzle_signs(self, setting: Setting[Any, Any], seat: Seat) -> TimesSquarePuzzleSigns:
        """What is pointed out in a puzzle."""
        assert isinstance(setting, TimesSquareSetting), "its own table"
        return TimesSquarePuzzleSigns(setting, seat)

    def actions_for(self, game: Game[Any, Any], state: State, move: Move) -> Sequence[str]:
        """The actions that make a legal move at the table."""
        assert isinstance(game, TimesSquare), "a game knows its own moves"
        return actions_for(game, state, move)
