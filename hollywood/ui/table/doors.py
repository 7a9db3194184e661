"""Where the table leads: the scenes behind its doors are none of its business."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.game import Event
from ...rules.hollywood_state import Move, State

if TYPE_CHECKING:
    from .scene import Table


@dataclass(frozen=True)
class RoundPlayed:
    """A round that has ended: before its last reel, after it was handed out, what happened."""

    before: State
    after: State
    events: Sequence[Event]


@dataclass(frozen=True)
class Doors:
    """Where the table leads; the scenes behind them are none of its business."""

    choose_star: Callable[[Table, Callable[[Move], None]], None]
    round_ended: Callable[[Table, RoundPlayed, Callable[[], None]], None]
    match_ended: Callable[[Table], None]
    pause: Callable[[], None]
    rules: Callable[[], None]
