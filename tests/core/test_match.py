"""A match keeps the photographs of every move, through undo and redo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hollywood.core.game import play
from hollywood.core.match import Match
from hollywood.set_up import AnyMatch

from ..harness.positions import hollywood
from ..harness.toy_game import Whispers


def photographs(match: AnyMatch) -> list[list[str]]:
    """What each move led to, as kept."""
    return [[repr(beat) for beat in beats] for beats in match.beats]


def played_again(match: AnyMatch) -> list[list[str]]:
    """What each move leads to when it is made once more."""
    again = zip(match.states, match.moves, strict=False)
    return [[repr(beat) for beat in play(match.game, *each)[1]] for each in again]


@pytest.mark.parametrize("rules", [hollywood, Whispers])
def test_nobody_has_to_play_again_to_see_what_happened(rules: Callable[[], Any]) -> None:
    game = rules()
    match: AnyMatch = Match(game, game.start(3, 1))
    for _ in range(12):
        assert match.play(game.moves(match.state)[0]) == match.beats[-1]
    assert photographs(match) == played_again(match)
    while match.undo():
        assert photographs(match) == played_again(match)
    match.redo(())
    assert photographs(match) == played_again(match)
    assert match.events == [tuple(beat.event for beat in beats) for beats in match.beats]
