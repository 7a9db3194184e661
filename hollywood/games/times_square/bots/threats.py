"""Whether some hand of cards could win in the next turn."""

from __future__ import annotations

from collections.abc import Iterable

from hollywood.core.message import Seat

from ..rules.state import State
from ..rules.street import Places, home
from .packed import Stand
from .value import faced
from .world import Judge, steps

_ENOUGH = 2  # cards of a kind: a turn takes no more of them at a time


def may_win(judge: Judge, s: State, places: Places, seat: Seat, charlie: int | None = None) -> bool:
    """Whether the seat could win in one turn from these places, with cards it may hold.

    Each kind counts as often as it is wanted, so it may be said where no hand could: never the
    other way round.
    """
    unseen = {judge.game.ids[card] for cards in (s.hands[seat], s.supply) for card in cards}
    cards = _ENOUGH * judge.packed.hand(unseen)
    sue, left, right, hal, deb = faced(places, seat)
    stand = (sue, left, right, hal, deb)
    start = (s.charlie if charlie is None else charlie) * home(seat)
    ends = [*judge.packed.reached(stand, cards, judge.hand), *judge.packed.lures(stand)]
    return _won(judge, start, ends)


def wins(judge: Judge, s: State) -> bool:
    """Whether whose turn begins could win in it; said of every turn that may be the last one.

    Numbers are looked at, not the rules, so no turn is named.
    """
    world = judge.world(s)
    if world.draws <= judge.hand:
        return True
    ends = [end for end, _ in judge.packed.turns(world.stand, world.hand)]
    return _won(judge, world.charlie, [*ends, *judge.packed.lures(world.stand), world.stand])


def _won(judge: Judge, charlie: int, ends: Iterable[Stand]) -> bool:
    inside = judge.inside
    return any(end[0] > inside or charlie + steps(end, inside) > inside for end in ends)
