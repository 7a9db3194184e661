"""What events sound like, and when."""

from __future__ import annotations

from collections.abc import Callable

from hollywood.core.game import Event

from ..rules.game import Hollywood
from ..rules.state import (
    BlockbusterTaken,
    Clapped,
    Dealt,
    Doubled,
    FilmTaken,
    MovieFinished,
    Placed,
    RoundEnded,
    StarWasted,
    State,
    Swept,
)

LARGE = 12  # points: a movie worth a fanfare
_FALL = 0.2  # seconds until a reel hits its card
_EACH_BUMP = 0.06
_EACH_CARD = 0.055
_ROLLS = 0.3  # seconds after the last card: one long ring, and the cameras roll
_SOUNDS: dict[type[Event], str] = {
    Clapped: "hw.clapper",
    Doubled: "hw.double_spin",
    RoundEnded: "hw.round_cut",
    FilmTaken: "hw.claim",
    BlockbusterTaken: "hw.blockbuster",
    StarWasted: "hw.wasted_star",
    Swept: "hw.unclaimed",
}


Cue = tuple[float, str, int]  # seconds from now, the sound, its step


class Score:
    """Sounds to come."""

    def __init__(self, play: Callable[[str, int], None]) -> None:
        self._play = play
        self._cues: list[Cue] = []

    @property
    def resting(self) -> bool:
        """Whether everything was heard."""
        return not self._cues

    def add(self, cues: list[Cue], pace: float) -> None:
        """Have this played at a pace."""
        self._cues += [(t * pace, name, step) for t, name, step in cues]

    def clear(self) -> None:
        """What was to come does not."""
        self._cues.clear()

    def update(self, seconds: float) -> None:
        """Play what is due."""
        self._cues = [(left - seconds, name, step) for left, name, step in self._cues]
        for left, name, step in self._cues:
            if left <= 0:
                self._play(name, step)
        self._cues = [cue for cue in self._cues if cue[0] > 0]


def cues(game: Hollywood, event: Event, state: State) -> list[Cue]:
    """What the event sounds like."""
    match event:
        case Placed(_, column):
            return _reel(state, column)
        case Dealt():
            cards = sum(map(len, state.area))
            dealt = [(i * _EACH_CARD, "card_deal", 0) for i in range(cards)]
            return [(0.0, "shuffle", 0), *dealt, (cards * _EACH_CARD + _ROLLS, "hw.stage_bell", 0)]
        case MovieFinished(_, movie):
            stars = game.deck.faces[movie[0]].stars
            sting = "hw.movie_large" if game.worth(state, movie) >= LARGE else "hw.movie_small"
            return [(0.0, "hw.star_chime", stars - 1), (0.25, sting, 0)]
    sound = _SOUNDS.get(type(event))
    return [(0.0, sound, 0)] if sound else []


def _reel(state: State, column: int) -> list[Cue]:
    """A reel falls on its card; each one it pushes rings a semitone higher."""
    pushed = len(state.reels[column]) - 1
    bumps = [(_FALL + i * _EACH_BUMP, "hw.reel_bump", i) for i in range(pushed)]
    full = len(state.reels[column]) == len(state.area[column])
    slate = [(_FALL + 0.2, "hw.column_full", 0)] if full else []
    return [(_FALL, "hw.reel_place", 0), *bumps, *slate]
