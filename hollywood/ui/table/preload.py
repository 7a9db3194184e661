"""The first deal waits for its cards to be drawn, but not for long."""

from __future__ import annotations

from typing import Generic

from hollywood.core.game import M, S

from .setting import Setting

_PATIENCE = 0.4  # seconds a deal waits at most


class Preload(Generic[S, M]):
    """Knows whether a deal may begin."""

    def __init__(self, setting: Setting[S, M]) -> None:
        self._setting = setting
        self._patience = 0.0

    def hold(self) -> None:
        """A deal is to come whose cards may not be drawn yet."""
        self._patience = _PATIENCE

    def over(self, state: S, seconds: float) -> bool:
        """Whether the deal may begin; time goes by meanwhile."""
        if self._patience > 0:
            drawn = self._setting.ready(state)
            self._patience = 0.0 if drawn else self._patience - seconds
        return self._patience <= 0
