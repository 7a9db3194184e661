"""The purpose of a table at which a match is tried otherwise: it counts for nothing."""

from __future__ import annotations

from typing import Any

from hollywood.core.message import Message, say

from .purpose import Purpose


class Practice(Purpose[Any, Any]):
    """All as in a match, and a stamp that nobody overlooks."""

    @property
    def stamp(self) -> Message:
        """What stands at the right end of the bar."""
        return say("practice.stamp")
