"""What is told of a match that waits: nothing that is in a hand."""

from __future__ import annotations

from hollywood.core.message import Message, say
from hollywood.saves import Kept
from hollywood.ui.pages.menu import in_one_line

from .rules.game import Paperback
from .rules.scores import told_fame

_MOST = 3  # players whose Fame is told


def waiting(kept: Kept) -> Message:
    """Its round with everybody's Fame; together how many books and deadlines are left."""
    match, chairs = kept.match, kept.set_up.chairs
    game, state = match.game, match.state
    assert isinstance(game, Paperback), "a match of this game"
    number = state.round + 1
    if game.table.pyramid:
        books = sum(card >= 0 for row in state.fame for card in row)
        worst = max(cubes for row in state.deadlines for cubes in row)
        left = game.table.most_cubes(len(chairs)) - worst
        of = sum(map(len, state.fame))
        return say("paperback.waiting.together", round=number, books=books, of=of, cubes=left)
    fame = [told_fame(state, game.table, seat) for seat in range(len(chairs))]
    told = [
        chair.name if points is None else f"{chair.name} {points}"
        for chair, points in zip(chairs[:_MOST], fame[:_MOST], strict=True)
    ]
    told += [f"+ {len(chairs) - _MOST}"] if len(chairs) > _MOST else []
    return say("paperback.waiting.fame", round=number, fame=in_one_line(told))
