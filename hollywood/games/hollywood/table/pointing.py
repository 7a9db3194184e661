"""What pointing at a column or a studio card means: a move, or half a Double Reel."""

from __future__ import annotations

from dataclasses import dataclass

from hollywood.actions import NUMBERS
from hollywood.core.message import Seat, say
from hollywood.ui.table.setting import NOTHING, Begin, Intent, Make, Pick
from hollywood.ui.table.stage import Key

from ..rules.game import Hollywood
from ..rules.state import Clap, Column, Double, Move, Place, State
from . import actions
from .layout import CLAP, COLUMN, DOUBLE, TRAY, card_key
from .lookahead import after


@dataclass(frozen=True)
class Doubling:
    """A Double Reel that has begun, with the columns chosen so far."""

    columns: tuple[int, ...] = ()

    def back(self) -> Doubling | None:
        """Without its last reel, or nothing of it."""
        return Doubling(self.columns[:-1]) if self.columns else None


def column_key(column: int) -> Key:
    """The key of a column as a place."""
    return (COLUMN, column, 0)


def point(game: Hollywood, s: State, pick: Pick, draft: Doubling | None) -> Intent[Move] | None:
    """What it means to use what is pointed at."""
    carried = pick.carried
    if pick.place is not None and (carried is None or carried[0] == TRAY):
        return placed(game, s, pick.place[1], draft)
    used = pick.thing if carried is None else carried if pick.place is not None else None
    own = used is not None and used[1] == game.to_act(s)
    if used is not None and own and used[0] == CLAP:
        return clapped(game, s)
    if used is not None and own and used[0] == DOUBLE:
        return doubled(game, s, draft, None if pick.place is None else pick.place[1])
    return None


def key(
    game: Hollywood, s: State, action: str, draft: Doubling | None, here: Pick
) -> Intent[Move] | None:
    """What the key for an action means: numbers are columns, two more are the studio cards."""
    columns = NUMBERS[: len(game.deck.columns)]
    if action in columns:
        return placed(game, s, columns.index(action), draft)
    if action == actions.CLAP:
        return clapped(game, s)
    if action == actions.STUDIO:
        return next_studio_card(game, s, draft, here)
    return doubled(game, s, draft) if action == actions.DOUBLE else None


def next_studio_card(game: Hollywood, s: State, draft: Doubling | None, here: Pick) -> Intent[Move]:
    """Point at the Clap Board, then at Double Reel, then at neither; half a move is given up."""
    if draft is not None:
        return Begin(None)
    cards = sorted(usable(game, s, game.to_act(s)))
    if not cards:
        return clapped(game, s)  # why there is none is told
    at = cards.index(here.thing) + 1 if here.thing in cards else 0
    return Begin(None, Pick(cards[at]) if at < len(cards) else NOTHING)


def placed(game: Hollywood, s: State, column: int, draft: Doubling | None) -> Intent[Move]:
    """A reel into this column, or the next one of a Double Reel."""
    at = column_key(column)
    if draft is None:
        return Make(Place(column), at)
    chosen = (*draft.columns, column)
    if len(chosen) == 2:
        return Make(Double(*sorted(chosen)), at)
    if after(game, s, chosen) is None:
        return Make(Place(column), at)
    return Begin(Doubling(chosen))


def clapped(game: Hollywood, s: State) -> Intent[Move]:
    """The Clap Board; one that would do nothing is warned of."""
    useless = not s.claims and nobody_else(s)
    warning = say("hollywood.table.clap_wasted") if useless else None
    return Make(Clap(), (CLAP, _owner(game, s), 0), warning)


def doubled(
    game: Hollywood, s: State, draft: Doubling | None, column: Column | None = None
) -> Intent[Move]:
    """Begin a Double Reel, or think better of it; where there can be none, it is refused.

    Dropped on a column it begins there.
    """
    if draft is not None:
        return Begin(None)
    if any(isinstance(move, Double) for move in game.moves(s)):
        return Begin(Doubling()) if column is None else placed(game, s, column, Doubling())
    return Make(Double(0, 1), (DOUBLE, _owner(game, s), 0))


def _owner(game: Hollywood, s: State) -> Seat:
    """Who is asked: the owner of a star with a choice, or whose turn it is."""
    seat = game.to_act(s)
    return s.turn if seat is None else seat


def nobody_else(s: State) -> bool:
    """Whether only the seat to move has reels left, so that a Clap would do nothing."""
    return sum(s.left) == s.left[s.turn]


def usable(game: Hollywood, s: State, seat: Seat | None) -> frozenset[Key]:
    """The studio cards that this seat could use now."""
    if seat is None or s.claims:
        return frozenset()
    kinds = {type(move) for move in game.moves(s)}
    cards: dict[type[Move], str] = {Clap: CLAP, Double: DOUBLE}
    return frozenset((card, seat, 0) for kind, card in cards.items() if kind in kinds)


def step(game: Hollywood, s: State, here: Pick, x: int, y: int) -> Pick:
    """Across to the next column, or up and down the cards of this one, from its foot."""
    columns = game.deck.columns
    column = None if here.place is None else here.place[1]
    if x:
        first = 0 if x > 0 else len(columns) - 1
        return Pick(place=column_key(first if column is None else (column + x) % len(columns)))
    column = column or 0
    cards = [card_key(card) for card in s.area[column]] if s.area else []
    if not cards:
        return Pick(place=column_key(column))
    row = (cards.index(here.thing) + y) % len(cards) if here.thing in cards else -1
    return Pick(cards[row], column_key(column))
