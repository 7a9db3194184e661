"""Clicks on words that lie over the table: on a line of the log, or elsewhere on a note."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

if TYPE_CHECKING:
    from .table import Table


def answered(
    table: Table[Any, Any], event: pygame.event.Event, replay: Callable[[int], object]
) -> bool:
    """A line leads to its moment; a note that hangs over things is put away, then they are seen."""
    if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
        return False
    line = table.notes.line_at(event.pos)
    if line is not None and (ply := table.log.ply(line)) is not None:
        replay(ply)
        return True
    match table.notes.hanging_at(event.pos):
        case "log":
            table.log.toggle()
        case "tips":
            table.hints.drop()
        case _:
            return False
    return True


def covers(table: Table[Any, Any], at: tuple[float, float]) -> bool:
    """Whether words lie over the table there: what asks or teaches, the log, the tips."""
    room = table.purpose.speaks_in
    over = room is not None and bool(room.collidepoint(at))
    return over or table.notes.lies_at(at)
