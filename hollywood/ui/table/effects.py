"""Effects: what is painted for a while over what lies on the table, on the clock of its event."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .setting import Effect, Playing


@dataclass(slots=True)
class _Running:
    effect: Effect
    pace: float
    spent: float  # seconds at normal speed since the event has begun


class Effects:
    """The effects of the event that is shown."""

    def __init__(self) -> None:
        self._running: list[_Running] = []

    @property
    def resting(self) -> bool:
        """Whether all of them are over."""
        return all(_over(each) for each in self._running)

    @property
    def now(self) -> list[Playing]:
        """Those that have begun; they stay until the next event, for what they led to stays."""
        return [_playing(each) for each in self._running if each.spent >= each.effect.seconds]

    def begin(self, effects: Iterable[Effect], pace: float) -> None:
        """These take the place of those before."""
        self._running = [_Running(effect, pace, 0.0) for effect in effects]

    def clear(self) -> None:
        """There are none."""
        self._running.clear()

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        changed = not self.resting
        for each in self._running:
            each.spent += seconds / each.pace
        return changed


def _over(each: _Running) -> bool:
    return each.spent >= each.effect.seconds + each.effect.lasts


def _playing(each: _Running) -> Playing:
    spent, lasts = each.spent - each.effect.seconds, each.effect.lasts
    return Playing(each.effect.what, spent, min(1.0, spent / lasts) if lasts else 1.0)
