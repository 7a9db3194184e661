"""What a match has besides if it is a day's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from hollywood.core.message import Message


class OfDay(Protocol):
    """What the last page of a day's match has besides."""

    @property
    def told(self) -> Message:
        """The day, and its par as far as it is known by now."""

    @property
    def text(self) -> str | None:
        """What can be shared, if this try counts."""

    @property
    def show(self) -> Callable[[], None]:
        """To the page of the day."""
