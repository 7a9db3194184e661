"""A table for a match of an opened game, and what is heard at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hollywood.kit import SetUp
from hollywood.set_up import AnyMatch
from hollywood.ui.table.exits import Exits
from hollywood.ui.table.purpose import Purpose
from hollywood.ui.table.setting import Setting
from hollywood.ui.table.table import AnyTable, Table

from .boxed_game import Screens
from .shared import Props

if TYPE_CHECKING:
    from .opened_game import OpenedGame


def table_for(
    props: Props,
    game: OpenedGame,
    set_up: SetUp,
    match: AnyMatch,
    setting: Setting[Any, Any],
    exits: Exits,
    purpose: Purpose[Any, Any] | None,
) -> AnyTable:
    """A table with the game's bots at it; without a purpose the match counts."""
    bots = game.actors
    return Table(props, game.kit, set_up, match, setting, lambda name: bots[name](), exits, purpose)


def begin_table_music(props: Props, screens: Screens) -> None:
    """Let the music and the background sounds of the game's table be heard."""
    props.sound.music(screens.music.table)
    props.sound.ambience(*screens.music.ambience)
    props.sound.prepare_table(screens.music.own_cues)
