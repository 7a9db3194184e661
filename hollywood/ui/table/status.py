"""A sentence in the status line for a while: why something can't be, or what follows from it."""

from __future__ import annotations

from collections.abc import Callable

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message

_A_LETTER, _LEAST = 0.06, 2.5  # seconds a reason is shown


def _nobody(message: Message) -> None:
    """Tell nobody of a new message."""


class Status:
    """The warning of this moment, if there is one."""

    def __init__(self) -> None:
        self.heard: Callable[[Message], None] = _nobody  # hears each warning
        self.warning: Message | None = None
        self.refused: Message | None = None  # why what was tried last can't be, or is warned of
        self._left = 0.0

    def fit(self, voice: Voice) -> None:
        """The window is laid out: this is the language in which it is read."""
        self._voice = voice

    def warn(self, message: Message) -> None:
        """Say it, for as long as it takes to read."""
        self.warning = message
        self.heard(message)
        self._left = max(_LEAST, _A_LETTER * len(self._voice.text(message)))

    def clear(self) -> None:
        """Warn no longer; nothing was tried that can't be."""
        self.warning = self.refused = None

    def update(self, seconds: float) -> bool:
        """Let time pass; whether a warning is over."""
        self._left -= seconds
        over = self.warning is not None and self._left <= 0
        if over:
            self.warning = None
        return over
