"""How events are seen and heard: all of their times stand here, once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from hollywood.core.game import Event
from hollywood.core.message import Seat
from hollywood.ui.table.setting import Burst, Cue, Motion
from hollywood.ui.table.stage import CARD, Key, Pose, Way, smooth, springy, swing

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
from .geometry import Places
from .layout import CLAP, DOUBLE, PILE, REEL, TRAY, reel_owner
from .moods import moods

# seconds at normal speed
_PLACE, _BUMP = 0.26, 0.18
_TOUCHES, _BUMP_EACH = 0.18, 0.045  # a reel touches what it falls on; each pushes the next so late
_SETTLE = 0.09  # what lands hard is squashed
_DEAL, _DEAL_EACH = 0.30, 0.055
_CLAIM, _SNAP = 0.34, 0.30
_SWEEP = 0.35
_STUDIO = 0.4
_ELSE = 0.2
_STING, _FULL = 0.25, 0.2  # after a star has come, after a reel has touched
LARGE = 12  # points: a movie worth a fanfare and sparks

_HOLD: dict[type[Event], float] = {
    Clapped: 0.35,
    Doubled: 0.15,
    RoundEnded: 0.55,
    MovieFinished: 0.25,
    StarWasted: 0.3,
    Swept: 0.1,
    Dealt: 0.2,
}
_SOUNDS: dict[type[Event], str] = {
    Clapped: "hw.clapper",
    Doubled: "hw.double_spin",
    RoundEnded: "hw.round_cut",
    FilmTaken: "hw.claim",
    BlockbusterTaken: "hw.blockbuster",
    StarWasted: "hw.wasted_star",
    Swept: "hw.unclaimed",
}
_Way: TypeAlias = Callable[[Key, Pose | None, Pose | None], Way]


def motion(game: Hollywood, places: Places, event: Event, before: State, after: State) -> Motion:
    """How one event is seen and heard."""
    large = isinstance(event, MovieFinished) and game.worth(after, event.movie) >= LARGE
    return Motion(
        way=_way(event, after, places),
        wings=_Wings(event, before, after, places).of,
        hold=_HOLD.get(type(event), 0.0),
        cues=_cues(game, event, after, large),
        moods=moods(game, event, before, after),
        sparks=_sparks(event, places) if large else None,
        halts=isinstance(event, Swept),
        own=not isinstance(event, RoundEnded),
    )


# seen


def _way(event: Event, after: State, places: Places) -> _Way:
    """How things get where they belong."""
    px = places.screen.px
    match event:
        case Placed(_, column):
            depth = len(after.reels[column]) - 1
            return partial(_bumped, column, depth, px(30))
        case Dealt():
            order = {card: i for i, card in enumerate(c for col in after.area for c in col)}
            return partial(_dealt, order, px(36))
        case FilmTaken() | BlockbusterTaken() | StarWasted():
            return _only({CARD}, Way(_CLAIM, arc=px(40), ease=swing))
        case MovieFinished():
            return partial(_finished, px(26))
        case Swept():
            return _only({CARD}, Way(_SWEEP, ease=swing))
        case Clapped() | Doubled():
            return _only({CLAP, DOUBLE}, Way(_STUDIO, ease=swing))
    return _only(set(), Way())


def _usual(key: Key) -> Way:
    return Way(0.0 if key[0] in (TRAY, PILE) else _ELSE, ease=smooth)


def _only(kinds: set[str], way: Way) -> _Way:
    """Things of these kinds go this way, all others as usual."""
    return lambda key, start, goal: way if key[0] in kinds else _usual(key)


def _bumped(
    column: int, depth: int, arc: float, key: Key, start: Pose | None, goal: Pose | None
) -> Way:
    """A reel falls, and each above it is pushed by the one below."""
    if key[:2] != (REEL, column):
        return _usual(key)
    if start is None:
        return Way(_PLACE + _SETTLE, arc=arc, ease=smooth, settle=_SETTLE)
    return Way(_BUMP, _TOUCHES + (depth - key[2] - 1) * _BUMP_EACH, ease=springy)


def _dealt(
    order: dict[int, int], arc: float, key: Key, start: Pose | None, goal: Pose | None
) -> Way:
    if key[0] != CARD or start is not None:
        return _usual(key)
    return Way(_DEAL, order.get(key[1], 0) * _DEAL_EACH, arc, smooth)


def _finished(arc: float, key: Key, start: Pose | None, goal: Pose | None) -> Way:
    if key[0] != CARD:
        return _usual(key)
    return Way((_CLAIM if goal else _SNAP) + _SETTLE, arc=arc, ease=swing, settle=_SETTLE)


def _sparks(event: Event, places: Places) -> Burst | None:
    """Where a great movie has come together."""
    if not isinstance(event, MovieFinished):
        return None
    return Burst(_CLAIM, places.panels[event.seat].shelf.rect.center)


@dataclass(frozen=True)
class _Wings:
    """Where things come from and where they go."""

    event: Event
    before: State
    after: State
    places: Places

    def of(self, key: Key) -> Pose:
        """Where this thing does."""
        kind, first, second = key
        places = self.places
        if kind == REEL:
            return self._tray_of(key)
        if kind == CARD:
            x, y = places.pile(int(first in self.before.stars))
            return Pose(x, y, places.pile_card, z=2, face=False, turn=90)
        if kind in (CLAP, DOUBLE):
            return Pose(*places.board.center, places.card * 1.3, z=900)
        if kind == TRAY:
            panel = places.panels[first]
            return Pose(*panel.tray(second), panel.reel, z=5)
        return Pose(*places.pile(first), places.pile_card, z=1, face=False, turn=90)

    def _tray_of(self, key: Key) -> Pose:
        """The place in the tray from where a reel came, or to where it goes back."""
        seat = self._owner(key)
        panel = self.places.panels[seat]
        number = self.after.left[seat] if isinstance(self.event, Placed) else 0
        return Pose(*panel.tray(number), panel.reel, z=800)

    def _owner(self, key: Key) -> Seat:
        owners = (reel_owner(state, key) for state in (self.after, self.before))
        return next((seat for seat in owners if seat is not None), 0)


# heard


def _cues(game: Hollywood, event: Event, after: State, large: bool) -> Sequence[Cue]:
    """What the event sounds like."""
    match event:
        case Placed(_, column):
            return _reel(after, column)
        case Dealt():
            cards = sum(map(len, after.area))
            dealt = [Cue(i * _DEAL_EACH, "card_deal") for i in range(cards)]
            rolls = cards * _DEAL_EACH + _DEAL  # one long ring, and the cameras roll
            return [Cue(0.0, "shuffle"), *dealt, Cue(rolls, "hw.stage_bell")]
        case MovieFinished():
            chime = Cue(0.0, "hw.star_chime", game.deck.faces[event.star].stars - 1)
            return [chime, Cue(_STING, "hw.movie_large" if large else "hw.movie_small")]
    sound = _SOUNDS.get(type(event))
    return [Cue(0.0, sound)] if sound else []


def _reel(after: State, column: int) -> list[Cue]:
    """A reel falls on its card; each one it pushes rings a semitone higher."""
    pushed = len(after.reels[column]) - 1
    bumps = [Cue(_TOUCHES + i * _BUMP_EACH, "hw.reel_bump", i) for i in range(pushed)]
    full = len(after.reels[column]) == len(after.area[column])
    slate = [Cue(_TOUCHES + _FULL, "hw.column_full")] if full else []
    return [Cue(_TOUCHES, "hw.reel_place"), *bumps, *slate]
