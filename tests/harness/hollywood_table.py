"""Hollywood! at the table, for tests that look at it closely."""

from __future__ import annotations

from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import Move, State
from hollywood.games.hollywood.table.geometry import Places
from hollywood.games.hollywood.table.pointing import clapped, doubled, placed
from hollywood.games.hollywood.table.setting import HollywoodSetting
from hollywood.ui.table.eyes import Eyes
from hollywood.ui.table.show import Show
from hollywood.ui.table.table import AnyTable

from .endings import props_of, set_up_of, voice_of


def setting_of(table: AnyTable) -> HollywoodSetting:
    """What the game has brought to this table."""
    assert isinstance(table.setting, HollywoodSetting)
    return table.setting


def places_of(table: AnyTable) -> Places:
    """Where everything has its place."""
    return setting_of(table).places


def place(table: AnyTable, column: int) -> None:
    """A reel into this column, or the next one of a Double Reel."""
    game = setting_of(table).game
    table.act(placed(game, table.match.state, column, table.draft))


def clap(table: AnyTable) -> None:
    """Use the Clap Board."""
    table.act(clapped(setting_of(table).game, table.match.state))


def double(table: AnyTable) -> None:
    """Begin a Double Reel."""
    table.act(doubled(setting_of(table).game, table.match.state, table.draft))


def show_of(game: Hollywood, state: State) -> tuple[Show[State, Move], Places]:
    """The table as it lies, seen by nobody, and where its places are."""
    props = props_of()
    set_up = set_up_of(state.seats)
    setting = HollywoodSetting(props, set_up, game)
    setting.fit(props.screen, voice_of(props, set_up), state, None)
    show = Show(Eyes(game, setting, state.seats, None), state)
    show.place()
    return show, setting.places
