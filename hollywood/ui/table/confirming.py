"""Moves that must be meant twice."""

from __future__ import annotations

from hollywood.core.game import M
from hollywood.core.message import Message, say
from hollywood.settings import Settings

from .setting import Make


def warning_of(meant: Make[M], settings: Settings) -> Message | None:
    """What is said before a move is made, if it must be meant again at once."""
    asks = say("table.confirm") if settings.confirm else None
    return meant.warning or asks
