"""How what is pointed at answers: it rises while something is on it, and sinks while pressed."""

from __future__ import annotations

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.eased_values import PRESSES, EasedValues

from .setting import Pick
from .stage import Key


class Answers:
    """How far everything that can be pointed at has risen and sunk, from 0 to 1."""

    def __init__(self, props: Props) -> None:
        self._props = props
        self._rising, self._sinking = EasedValues(), EasedValues()
        self._seen: set[Key] = set()  # what has been pointed at and has not come to rest

    @property
    def resting(self) -> bool:
        """Whether nothing rises or sinks."""
        return self._rising.resting and self._sinking.resting

    def update(self, pick: Pick, pressed: bool, seconds: float) -> bool:
        """Let time pass; whether anything has moved."""
        pointed = {pick.thing, pick.place} - {None} if pick.carried is None else {pick.place}
        pace = float(self._props.moves)
        for key in self._seen | pointed:
            if key is not None:
                on = key in pointed
                self._rising.lift(key, on, pace)
                self._sinking.aim(key, float(on and pressed), PRESSES * pace)
                self._seen.add(key)
        moved = self._rising.update(seconds) | self._sinking.update(seconds)
        self._seen = {key for key in self._seen if key in pointed or self.risen(key)}
        return moved

    def risen(self, key: Key) -> float:
        """How far it has risen, for being pointed at."""
        return self._rising.of(key)

    def sunk(self, key: Key) -> float:
        """How far it has sunk, for being pressed."""
        return self._sinking.of(key)
