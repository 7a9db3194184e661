"""Sounds to come: they keep the time of the show."""

from __future__ import annotations

from collections.abc import Iterable

from .setting import Cue


class Sounds:
    """Knows which are due."""

    def __init__(self) -> None:
        self._cues: list[Cue] = []

    @property
    def resting(self) -> bool:
        """Whether everything was heard."""
        return not self._cues

    def add(self, cues: Iterable[Cue], pace: float) -> None:
        """These begin now, at a pace."""
        self._cues += [cue._replace(seconds=cue.seconds * pace) for cue in cues]

    def clear(self) -> None:
        """What was to come does not."""
        self._cues.clear()

    def hurry(self) -> None:
        """What was to come comes now."""
        self._cues = [cue._replace(seconds=0.0) for cue in self._cues]

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._cues = [cue._replace(seconds=cue.seconds - seconds) for cue in self._cues]

    def due(self) -> list[Cue]:
        """What is to be heard now, each told once."""
        due = [cue for cue in self._cues if cue.seconds <= 0]
        self._cues = [cue for cue in self._cues if cue.seconds > 0]
        return due
