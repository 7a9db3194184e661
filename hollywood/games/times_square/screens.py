"""What Times Square shows in the box: its cards, its pictures and music, its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pygame

from hollywood.core.game import Game
from hollywood.core.message import say
from hollywood.kit import SetUp
from hollywood.ui.app.boxed_game import Music, RulesPart
from hollywood.ui.app.shared import Props
from hollywood.ui.tools.unattended import Moment

from .art import open_art
from .kit import TimesSquareKit
from .rules.game import TimesSquare
from .rules.state import Move, State
from .table.pointing import keys_for
from .table.setting import TimesSquareSetting


class TimesSquareScreens:
    """Times Square as it is shown, with one deck."""

    logo = ""
    key_art = "keyart"
    felt = "table"
    music = Music(page="title", table="table", end="count")
    posters: Sequence[str] = ()
    rules = (RulesPart("goal", (say("times_square.rules_how.goal"),)),)
    moments: Mapping[str, Moment] = MappingProxyType({})

    def __init__(self, kit: TimesSquareKit, own_cards: Path | None = None) -> None:
        self.deck = kit.deck
        self.art = open_art(kit.deck, own_cards.parent if own_cards else None)

    def topic(self, state: State) -> str:
        """The page of the rules about this moment."""
        return "goal"

    def sample(self, props: Props, high: int) -> Sequence[pygame.Surface]:
        """The signs of both clubs."""
        symbols = props.settings.symbols
        return [props.art.token(each, high * 2 // 5, symbols) for each in props.art.colours]

    def prepare(self, props: Props) -> None:
        """There is nothing to draw in advance."""

    def setting(self, props: Props, set_up: SetUp, game: Game[Any, Any]) -> TimesSquareSetting:
        """One match at the table."""
        assert isinstance(game, TimesSquare), "a match of this game"
        return TimesSquareSetting(props, set_up, game)

    def keys_for(self, game: Game[Any, Any], state: State, move: Move) -> Sequence[int]:
        """The keys that make a legal move at the table."""
        assert isinstance(game, TimesSquare), "a game knows its own moves"
        return keys_for(game, state, move)
