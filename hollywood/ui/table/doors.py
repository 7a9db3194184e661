"""Where the table leads: the scenes behind its doors are none of its business."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hollywood.core.message import Seat
from hollywood.ui.app.scene import Scene

if TYPE_CHECKING:
    from .table import Table


@dataclass(frozen=True)
class Doors:
    """Where the table leads; the scenes behind them are none of its business."""

    expect: Callable[[Table], None]  # one of the next three leads on soon
    choose_star: Callable[[Table], Scene]  # the sheet that asks, above the table
    round_ended: Callable[[Table], Scene]
    match_ended: Callable[[Table], None]
    agree: Callable[[Table, Seat], None]  # to take back what was decided before
    pause: Callable[[], None]
    rules: Callable[[], None]
