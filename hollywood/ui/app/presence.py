"""Whether somebody is there: only then does anything move by itself."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

STAYS = 60.0  # seconds without a hand on mouse or keys


class Presence:
    """Somebody is there until they have done nothing for a minute, or look at another window."""

    def __init__(self) -> None:
        self._left = STAYS

    @property
    def gone(self) -> bool:
        """Whether nobody is there any longer."""
        return self._left <= 0

    def touched(self) -> None:
        """Somebody is there."""
        self._left = STAYS

    def left_alone(self) -> None:
        """Nobody looks at the window."""
        self._left = 0.0

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self._left -= seconds


@runtime_checkable
class MusicRests(Protocol):
    """A scene whose music fades away while nobody is there."""

    music_rests: bool
