"""Where a replay stands, and when it goes on: a film that is played, stepped or dragged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from .timeline import Timeline

SPEEDS = (0.5, 1.0, 2.0, 4.0)
JUMPS = 4.0  # from this speed on moves are no longer seen to be made
BETWEEN = 0.35  # seconds between two moves
ROUND = 0.9  # seconds after a round's end
STEP = 0.3  # seconds in which a step is shown, at most
_HELD = (0.35, 1 / 8)  # seconds until a held key steps again, and from then on

Way: TypeAlias = Literal["plays", "steps", "jumps"]  # how a position is come to


@dataclass
class Playback:
    """The position of a replay; what it shows is the business of whoever asks `take`."""

    timeline: Timeline
    at: int = 0
    playing: bool = False
    speed: float = 1.0
    _way: Way | None = "jumps"
    _wait: float = 0.0
    _held: int = 0  # the direction in which a key is held
    _again: float = 0.0

    @property
    def next_speed(self) -> float:
        """The one after this; after the last the first."""
        return SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]

    def take(self) -> Way | None:
        """How the position was come to since this was last asked; None if it is the same."""
        way, self._way = self._way, None
        return way

    @property
    def resting(self) -> bool:
        """Whether it stays where it is by itself."""
        return not self.playing and not self._held and self._way is None

    def seek(self, at: int) -> None:
        """Go to another position at once."""
        self._go(at, "jumps")

    def step(self, by: int) -> None:
        """One move on, or back; whoever steps no longer lets it play."""
        self.playing = False
        self._go(self.at + by, "steps")

    def hold(self, by: int) -> None:
        """A key is held: it steps again and again."""
        self.step(by)
        self._held, self._again = by, _HELD[0]

    def let_go(self) -> None:
        """It is held no longer."""
        self._held = 0

    def toggle(self) -> None:
        """Play or pause; at the end it plays from the beginning."""
        self.playing = not self.playing
        self._wait = 0.0
        if self.playing and self.at == self.timeline.end:
            self._wait = BETWEEN / self.speed
            self.seek(0)

    def update(self, seconds: float, shown: bool) -> None:
        """Let time pass; the next move waits until the last one was `shown`."""
        if self._held:
            self._again -= seconds
            while self._held and self._again <= 0:
                self._again += _HELD[1]
                self.step(self._held)
        if not self.playing or not shown:
            self._wait = BETWEEN / self.speed
            return
        self._wait -= seconds
        if self._wait <= 0:
            self._wait = BETWEEN / self.speed
            self._go(self.at + 1, "plays" if self.speed < JUMPS else "jumps")
            self.playing = self.playing and self.at < self.timeline.end

    def _go(self, at: int, way: Way) -> None:
        at = min(self.timeline.end, max(0, at))
        if at != self.at:
            self.at, self._way = at, way
