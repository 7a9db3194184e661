"""Why something is not possible, or what follows from it: said for a while."""

from __future__ import annotations

from hollywood.core.message import Message

_SHOWN = 2.6  # seconds a reason is shown


class Status:
    """The warning of this moment, if there is one."""

    def __init__(self) -> None:
        self.warning: Message | None = None
        self._left = 0.0

    def warn(self, message: Message) -> None:
        """Say it."""
        self.warning, self._left = message, _SHOWN

    def clear(self) -> None:
        """Warn no longer."""
        self.warning = None

    def update(self, seconds: float) -> bool:
        """Let time pass; whether a warning is over."""
        self._left -= seconds
        over = self.warning is not None and self._left <= 0
        if over:
            self.clear()
        return over
