"""What is told of a match that waits: nothing that is in a hand."""

from __future__ import annotations

from hollywood.core.message import Message, say
from hollywood.core.record import HUMAN
from hollywood.saves import Kept

from .rules.game import TimesSquare


def waiting(kept: Kept) -> Message:
    """Its turn, then how far Esmé is from the door of the only human, or whose turn it is."""
    match, chairs = kept.match, kept.set_up.chairs
    game, state = match.game, match.state
    assert isinstance(game, TimesSquare), "a match of this game"
    turn = say(
        f"times_square.waiting.{'first' if state.passes == 0 else 'last'}", turn=state.number
    )
    humans = [seat for seat, chair in enumerate(chairs) if chair.who == HUMAN]
    if len(humans) == 1:
        steps = game.street.to_door(state.places.sue, humans[0])
        return say("times_square.waiting.door", turn=turn, count=steps)
    return say("times_square.waiting.turn", turn=turn, name=chairs[state.turn].name)
