"""What Paperback shows in the box: its cards, its pictures and music, its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pygame

from hollywood.core.game import Game
from hollywood.core.message import Message, Seat
from hollywood.kit import SetUp
from hollywood.saves import Kept
from hollywood.set_up import AnyMatch
from hollywood.ui.app.boxed_game import Keepsake, Music
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import Size
from hollywood.ui.lesson.teacher import AnyTeacher
from hollywood.ui.puzzle.puzzle_signs import PuzzleSigns
from hollywood.ui.table.setting import Setting
from hollywood.ui.tools.unattended import Moment

from .art import open_art
from .card_pictures import FOLDER
from .kit import PaperbackKit
from .pages.rulebook import PaperbackRulebook
from .rules.deck import STANDARD, Options
from .rules.moves import Move
from .rules.state import State


class PaperbackScreens:
    """Paperback as it is shown, with one deck."""

    logo = f"{FOLDER}/logo.webp"
    key_art = f"{FOLDER}/page"
    felt = f"{FOLDER}/table"
    music = Music(page="desk", table="desk", end="desk", ambience=("pb.office_loop",))
    posters: Sequence[str] = ()
    moments: Mapping[str, Moment] = {}

    def __init__(self, kit: PaperbackKit, own_cards: Path | None = None) -> None:
        self._kit = kit
        self.art = open_art(kit.deck, own_cards.parent if own_cards else None)
        self.rulebook = PaperbackRulebook(kit.deck)

    def sample(self, props: Props, high: int) -> Sequence[pygame.Surface]:
        """The spools of all seats."""
        symbols = props.settings.symbols
        return [props.art.token(each, high * 2 // 5, symbols) for each in self._kit.colours]

    def seat(self, props: Props, options: Options, seat: Seat, high: int) -> pygame.Surface | None:
        """A face or a spool is enough."""
        return None

    def cast(self, props: Props, size: Size) -> pygame.Surface | None:
        """Nothing yet."""
        return None

    def prepare(self, props: Props) -> None:
        """Read the words of the usual match."""
        self._kit.words.read_ahead(self._kit.presets[STANDARD])

    def keepsakes(self, did: Mapping[str, Any]) -> Sequence[Keepsake]:
        """Nothing yet."""
        return ()

    def rounds(self, did: Mapping[str, Any]) -> Sequence[int]:
        """There are none that count."""
        return ()

    def in_brief(self, did: Mapping[str, Any]) -> Message:
        """Nothing yet."""
        raise NotImplementedError

    def waiting(self, kept: Kept) -> Message | None:
        """Its headline and points."""
        return None

    def is_choice(self, move: Move) -> bool:
        """Everything is done at the table."""
        return False

    def position(
        self,
        props: Props,
        set_up: SetUp,
        game: Game[Any, Any],
        state: State,
        size: Size,
        lines: Sequence[Sequence[Move]],
    ) -> pygame.Surface | None:
        """Words alone."""
        return None

    def setting(self, props: Props, set_up: SetUp, match: AnyMatch) -> Setting[Any, Any]:
        """The table is still to come."""
        raise NotImplementedError

    def teacher(self, setting: Setting[Any, Any], seat: Seat) -> AnyTeacher | None:
        """No lesson yet."""
        return None

    def puzzle_signs(self, setting: Setting[Any, Any], seat: Seat) -> PuzzleSigns:
        """No puzzles yet."""
        raise NotImplementedError

    def actions_for(self, game: Game[Any, Any], state: State, move: Move) -> Sequence[str]:
        """The table is still to come."""
        return ()
