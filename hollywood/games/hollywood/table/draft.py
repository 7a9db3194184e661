"""What a human has begun to do at the table and may still give up."""

from __future__ import annotations

from hollywood.core.message import Seat
from hollywood.ui.table.stage import Key

from ..rules.game import Hollywood
from ..rules.state import Clap, Double, Move, Place, State
from .layout import CLAP, DOUBLE
from .lookahead import after


class Draft:
    """A Double Reel with the columns chosen so far, and a useless Clap that was warned of."""

    def __init__(self, game: Hollywood) -> None:
        self.game = game
        self.columns: list[int] | None = None  # None: no Double Reel has begun
        self._warned = False

    @property
    def begun(self) -> bool:
        """Whether a Double Reel has."""
        return self.columns is not None

    def give_up(self) -> bool:
        """Leave it; whether there was a Double Reel."""
        begun, self.columns, self._warned = self.begun, None, False
        return begun

    def step_back(self) -> bool:
        """Leave the last reel of a Double Reel, or all of it; whether there was one."""
        if self.columns:
            self.columns.pop()
            return True
        return self.give_up()

    def placed(self, state: State, column: int) -> Move | None:
        """The move that a reel into this column makes; None while another reel is to come."""
        if self.columns is None:
            return Place(column)
        chosen = [*self.columns, column]
        if len(chosen) == 2:
            return Double(*sorted(chosen))
        if after(self.game, state, chosen) is None:
            return Place(column)
        self.columns = chosen
        return None

    def doubled(self, state: State) -> Move | None:
        """Begin a Double Reel; the move that is refused where there can be none."""
        if not any(isinstance(move, Double) for move in self.game.moves(state)):
            return Double(0, 1)
        self.columns = []
        return None

    def usable(self, state: State, seat: Seat | None) -> frozenset[Key]:
        """The studio cards that this seat could use now."""
        if seat is None or state.claims:
            return frozenset()
        kinds = {type(move) for move in self.game.moves(state)}
        cards: dict[type[Move], str] = {Clap: CLAP, Double: DOUBLE}
        return frozenset((card, seat, 0) for kind, card in cards.items() if kind in kinds)

    def wastes_clap(self, state: State) -> bool:
        """Whether a Clap would do nothing, and this was not said yet."""
        useless = state.clap[state.turn] and not state.claims and nobody_else(state)
        warned, self._warned = self._warned, useless
        return self._warned and not warned


def nobody_else(state: State) -> bool:
    """Whether only the seat to move has reels left, so that a Clap would do nothing."""
    return sum(state.left) == state.left[state.turn]
