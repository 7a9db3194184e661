"""Lit lamps pulse one after the other while somebody points at the end of the turn."""

from __future__ import annotations

from .durations import LAMP_PULSES

_LAMPS = 4


class LampPulses:
    """How far the pulses have come."""

    def __init__(self) -> None:
        self._pointed: float | None = None  # seconds for which the end of the turn is pointed at

    @property
    def resting(self) -> bool:
        """Whether no lamp pulses."""
        return self._pointed is None or self._pointed >= LAMP_PULSES * _LAMPS

    def update(self, seconds: float) -> bool:
        """Let time pass; whether a lamp has pulsed."""
        pulsed = not self.resting
        if self._pointed is not None:
            self._pointed += seconds
        return pulsed

    def points_at_end(self, points: bool) -> None:
        """Whether somebody points at the end of the turn."""
        if not points:
            self._pointed = None
        elif self._pointed is None:
            self._pointed = 0.0

    def of(self, number: int) -> float:
        """How far the pulse of the lamp with this number among the lit ones is; 0 if it is not."""
        if self._pointed is None:
            return 0.0
        share = self._pointed / LAMP_PULSES - number
        return share if 0 < share < 1 else 0.0
