"""What the rules are read about: the moment at the table, as whoever looks may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hollywood.ui.rulebook.rulebook import Reading

if TYPE_CHECKING:
    from .table import Table


def reading_of(table: Table[Any, Any]) -> Reading:
    """What is seen there, what is pointed at, and why what was tried last can't be."""
    show, match = table.show, table.match
    return Reading(
        table.set_up,
        match.game,
        table.eyes.seen(match.state if show.idle else show.state),
        table.eyes.viewer,
        table.input.pointer.pick,
        table.draft,
        show.event,
        table.status.refused,
    )
