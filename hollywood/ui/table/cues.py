"""What events sound like."""

from __future__ import annotations

from ...core.game import Event
from ...rules.hollywood import Hollywood
from ...rules.hollywood_state import (
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
from ..sound import Sound

_LARGE = 12  # points: a movie worth a fanfare


def heard(sound: Sound, game: Hollywood, event: Event, state: State) -> None:
    """Play what the event sounds like."""
    match event:
        case Placed(_, column):
            _reel(sound, state, column)
        case Dealt():
            sound.play("shuffle")
        case Clapped():
            sound.play("hw.clapper")
        case Doubled():
            sound.play("hw.double_spin")
        case RoundEnded():
            sound.play("hw.round_cut")
        case FilmTaken():
            sound.play("hw.claim")
        case BlockbusterTaken():
            sound.play("hw.blockbuster")
        case StarWasted():
            sound.play("hw.wasted_star")
        case MovieFinished():
            _movie(sound, game, event)
        case Swept():
            sound.play("hw.unclaimed")


def _reel(sound: Sound, state: State, column: int) -> None:
    """A reel falls on its card; each one it pushes rings a semitone higher."""
    pushed = len(state.reels[column]) - 1
    if pushed:
        sound.play("hw.reel_bump", pushed - 1)
    else:
        sound.play("hw.reel_place")
    if len(state.reels[column]) == len(state.area[column]):
        sound.play("hw.column_full")


def _movie(sound: Sound, game: Hollywood, event: MovieFinished) -> None:
    star, *films = event.movie
    stars = game.deck.faces[star].stars
    sound.play("hw.star_chime", stars - 1)
    large = game.counter.size(films) * stars >= _LARGE
    sound.play("hw.movie_large" if large else "hw.movie_small")
