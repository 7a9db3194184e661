"""Keys that follow each other fast: every second one is silent, or they would rattle."""

from __future__ import annotations

from dataclasses import replace

from hollywood.ui.table.setting import Motion

_FAST = 0.035  # seconds


class Typist:
    """Hears one key after the other."""

    def __init__(self) -> None:
        self.clock = 0.0  # of the table
        self._heard: float | None = None  # when a key was, unless the last one was silent

    def heard(self, motion: Motion) -> Motion:
        """The same, silent if it follows too fast on one that was heard."""
        if not motion.cues:
            return motion
        if self._heard is not None and self.clock - self._heard < _FAST:
            self._heard = None
            return replace(motion, cues=())
        self._heard = self.clock
        return motion
