"""How the faces at the table look, a while after what was seen to happen."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from hollywood.core.message import Seat
from hollywood.pictures import Mood

_WORN = 1.6  # seconds; longer while the face speaks


class Moods:
    """The faces that do not look as usual, by seat."""

    def __init__(self) -> None:
        self._worn: dict[Seat, tuple[Mood, float]] = {}

    @property
    def now(self) -> dict[Seat, Mood]:
        """The mood of each of them."""
        return {seat: mood for seat, (mood, _) in self._worn.items()}

    @property
    def resting(self) -> bool:
        """Whether every face looks as usual."""
        return not self._worn

    def wear(self, felt: Mapping[Seat, Mood]) -> None:
        """Something was seen to happen; whoever it matters to shows it."""
        self._worn |= {seat: (mood, _WORN) for seat, mood in felt.items()}

    def clear(self) -> None:
        """The match stands elsewhere."""
        self._worn.clear()

    def update(self, seconds: float, speaking: Collection[Seat]) -> bool:
        """Let time pass, though not for those who speak; whether a face has changed back."""
        before = len(self._worn)
        self._worn = {
            seat: (mood, left if seat in speaking else left - seconds)
            for seat, (mood, left) in self._worn.items()
            if left > seconds or seat in speaking
        }
        return len(self._worn) != before
