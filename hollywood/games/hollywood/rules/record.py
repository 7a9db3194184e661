"""Deals of Hollywood! that were entered by hand."""

from __future__ import annotations

from dataclasses import dataclass

from hollywood.core.game import CardId
from hollywood.core.message import Seat


@dataclass(frozen=True)
class Deals:
    """The deals of a real match, and who began."""

    first: Seat
    rounds: tuple[tuple[CardId, ...], ...]
