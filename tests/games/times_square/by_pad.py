"""Times Square with a pad only."""

from __future__ import annotations

import random

from hollywood.actions import NUMBERS
from hollywood.games.times_square.finale.finale import Finale
from hollywood.games.times_square.finale.result import ResultPage
from hollywood.games.times_square.table import actions
from hollywood.games.times_square.table.keys import actions_for
from hollywood.games.times_square.table.layout import DISCARD, END, LURE, card_key, in_hand
from hollywood.ui.app.scene import Scene
from hollywood.ui.table.setting import Pick
from hollywood.ui.table.table import AnyTable

from ...harness.pad_player import PadHands
from .by_hand import PLAYER, rules_of

BUTTONS = {actions.LURE: LURE, actions.DISCARD: DISCARD}
PRESSED = {actions.END: "pad_y", "down": "pad_down", "confirm": "pad_a"}


class TimesSquareByPad:
    """The cross leads along the hand, to buttons and from space to space; Y ends the turn."""

    def __init__(self, hands: PadHands, chance: random.Random) -> None:
        self._hands, self._chance = hands, chance

    def move(self, table: AnyTable) -> None:
        """Any legal move; it must have been made."""
        move, before = PLAYER.choose(table, self._chance), list(table.match.moves)
        game, state = rules_of(table)
        for action in actions_for(game, state, move):
            if action in NUMBERS:
                self._card(table, in_hand(state, state.turn)[NUMBERS.index(action)])
            elif action in BUTTONS:
                self._button(table, BUTTONS[action])
            else:
                self._hands.tap(PRESSED[action])
        assert table.match.moves == [*before, move]

    def _card(self, table: AnyTable, card: int) -> None:
        self._hands.point(table, "pad_up", lambda pick: not _on_button(pick))
        self._hands.point(table, "pad_right", lambda pick: pick.thing == card_key(card))
        self._hands.tap("pad_a")

    def _button(self, table: AnyTable, button: str) -> None:
        self._hands.point(table, "pad_down", _on_button)
        self._hands.point(table, "pad_right", lambda pick: pick.place == (button, 0, 0))
        self._hands.tap("pad_a")

    def above(self, scene: Scene) -> bool:
        """The picture of the end."""
        self._hands.tap("pad_a")
        return isinstance(scene, Finale)

    def ended(self, scene: Scene | None) -> bool:
        """The page with the result."""
        return isinstance(scene, ResultPage)


def _on_button(pick: Pick) -> bool:
    return pick.place is not None and pick.place[0] in (LURE, DISCARD, END)
