"""The show: events one after another, each with its photograph; the stage follows."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace

from hollywood.core.game import Beat, Event, Turn
from hollywood.core.message import Seat
from hollywood.games.hollywood.rules.state import (
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
from hollywood.games.hollywood.table.geometry import Places
from hollywood.games.hollywood.table.layout import (
    CARD,
    CLAP,
    DOUBLE,
    PILE,
    REEL,
    TRAY,
    layout,
    reel_owner,
)

from .stage import Key, Pose, Stage, Way, smooth, springy, swing

# seconds at normal speed
_PLACE, _BUMP, _BUMP_AFTER, _BUMP_EACH = 0.26, 0.18, 0.18, 0.045
_SETTLE = 0.09  # what lands hard is squashed
_DEAL, _DEAL_EACH = 0.30, 0.055
_CLAIM, _SNAP = 0.34, 0.30
_SWEEP = 0.35
_FADE = 0.15  # of everything, with reduced motion
_HOLD: dict[type[Event], float] = {
    Clapped: 0.35,
    Doubled: 0.15,
    RoundEnded: 0.55,
    MovieFinished: 0.25,
    StarWasted: 0.3,
    Swept: 0.1,
    Dealt: 0.2,
}
_GAP = 0.05  # between two events
LANDS = _CLAIM  # after this a star has come to its movie

Heard = Callable[[Event, State], None]


class Show:
    """What is still to be seen of what has happened."""

    def __init__(self, places: Places, state: State, heard: Heard) -> None:
        self.stage = Stage()
        self.places = places
        self.state = state  # the photograph that is shown
        self.before = state  # the one before it, from where things are on their way
        self.counted = state  # the last one in which everything had arrived
        self.held = False  # nothing more begins until somebody lets it
        self.own = False  # what moves was moved by somebody at this screen
        self._heard = heard
        self._waiting: deque[Beat[State]] = deque()
        self._hold = 0.0
        self.stage.place(layout(state, places))

    @property
    def idle(self) -> bool:
        """Whether all that has happened was seen."""
        return not self._waiting and self.stage.resting and self._hold <= 0

    @property
    def resting(self) -> bool:
        """Whether nothing moves, perhaps because it is held."""
        return self.stage.resting and (self.held or self.idle)

    def add(self, beats: Iterable[Beat[State]], own: bool = False) -> None:
        """Something has happened, done by somebody at this screen or not."""
        self._waiting.extend(beats)
        self.own = own

    def fit(self, places: Places) -> None:
        """The window has another size: everything is put where it belongs now."""
        self.places = places
        self.stage.place(layout(self.state, places))

    def jump(self, state: State) -> None:
        """Show another position at once."""
        self._waiting.clear()
        self._hold = 0.0
        self.state = self.before = self.counted = state
        self.stage.place(layout(state, self.places))

    def return_to(self, state: State, pace: float, moves: bool) -> None:
        """Everything goes where it belongs in another position; no input waits for that."""
        self._waiting.clear()
        self._hold = 0.0
        self.own = True
        self._send(Turn(None), state, pace, moves)
        self.counted = state

    def finish(self) -> None:
        """Everything that moves arrives, and what waits is seen at once, up to a halt."""
        self._hold = 0.0
        while not self.held and self._waiting:
            self._begin(self._waiting.popleft(), pace=0.0, moves=False)
        self._hold = 0.0
        self.counted = self.state
        self.stage.place(layout(self.state, self.places))

    def update(self, seconds: float, pace: float, moves: bool) -> bool:
        """Let time pass; whether the picture has changed."""
        changed = self.stage.update(seconds)
        self._hold -= seconds
        while not self.held and self._waiting and self._hold <= 0 and self.stage.resting:
            self._begin(self._waiting.popleft(), pace, moves)
            changed = True
        if self.stage.resting:
            self.counted = self.state
        return changed

    def _begin(self, beat: Beat[State], pace: float, moves: bool) -> None:
        self.counted = self.state
        event = beat.event
        self._heard(event, beat.state)
        if isinstance(event, Turn):
            self.state = beat.state
            return
        self.own = self.own and not isinstance(event, RoundEnded)
        self._send(event, beat.state, pace, moves)
        if pace:
            self._hold = (_HOLD.get(type(event), 0.0) + _GAP) * pace

    def _send(self, event: Event, state: State, pace: float, moves: bool) -> None:
        """Send everything where it belongs after this event."""
        self.before, self.state = self.state, state
        ways = _Ways(event, self.before, state, self.places, pace, moves)
        self.stage.aim(layout(state, self.places), ways.way, ways.wings)
        if not pace:
            self.stage.update(0.0)


class _Ways:
    """How things get where they belong after one event."""

    def __init__(
        self, event: Event, before: State, state: State, places: Places, pace: float, moves: bool
    ) -> None:
        self.event = event
        self.before = before
        self.state = state
        self.places = places
        self.pace = pace
        self.moves = moves
        self._dealt = {card: i for i, card in enumerate(c for col in state.area for c in col)}

    def way(self, key: Key, start: Pose | None, goal: Pose | None) -> Way:
        """The way of one thing."""
        if not self.pace:
            return Way()
        if not self.moves:
            return Way(_FADE * self.pace, fades=True)
        way = self._full(key, start, goal)
        seconds, delay, settle = (t * self.pace for t in (way.seconds, way.delay, way.settle))
        return replace(way, seconds=seconds, delay=delay, settle=settle)

    def _full(self, key: Key, start: Pose | None, goal: Pose | None) -> Way:
        px = self.places.screen.px
        match self.event:
            case Placed(_, column) if key[0] == REEL and key[1] == column:
                if start is None:
                    return Way(_PLACE + _SETTLE, arc=px(30), ease=smooth, settle=_SETTLE)
                depth = len(self.state.reels[column]) - 1 - key[2]
                return Way(_BUMP, _BUMP_AFTER + (depth - 1) * _BUMP_EACH, ease=springy)
            case Dealt() if key[0] == CARD and start is None:
                delay = self._dealt.get(key[1], 0) * _DEAL_EACH
                return Way(_DEAL, delay, px(36), smooth)
            case FilmTaken() | BlockbusterTaken() | StarWasted() if key[0] == CARD:
                return Way(_CLAIM, arc=px(40), ease=swing)
            case MovieFinished() if key[0] == CARD:
                seconds = (_CLAIM if goal else _SNAP) + _SETTLE
                return Way(seconds, arc=px(26), ease=swing, settle=_SETTLE)
            case Swept() if key[0] == CARD:
                return Way(_SWEEP, ease=swing)
            case Clapped() | Doubled() if key[0] in (CLAP, DOUBLE):
                return Way(0.4, ease=swing)
        return Way(0.0 if key[0] in (TRAY, PILE) else 0.2, ease=smooth)

    def wings(self, key: Key) -> Pose:
        """Where things come from and where they go."""
        kind, first, second = key
        match kind:
            case str(k) if k == REEL:
                return self._tray_of(key)
            case str(k) if k == CARD:
                star = self._is_star(first)
                x, y = self.places.pile(int(star))
                return Pose(x, y, self.places.card, z=2, face=False)
            case str(k) if k in (CLAP, DOUBLE):
                board = self.places.board
                return Pose(*board.center, self.places.card * 1.3, z=900)
        panel = self.places.panels[first] if kind == TRAY else None
        if panel:
            x, y = panel.tray(second)
            return Pose(x, y, panel.reel, z=5)
        x, y = self.places.pile(first)
        return Pose(x, y, self.places.card, z=1, face=False)

    def _is_star(self, card: int) -> bool:
        return card in self.before.stars

    def _tray_of(self, key: Key) -> Pose:
        """The place in the tray from where a reel came, or to where it goes back."""
        seat = self._owner(key)
        panel = self.places.panels[seat]
        x, y = panel.tray(self.state.left[seat] if isinstance(self.event, Placed) else 0)
        return Pose(x, y, panel.reel, z=800)

    def _owner(self, key: Key) -> Seat:
        owners = (reel_owner(state, key) for state in (self.state, self.before))
        return next((seat for seat in owners if seat is not None), 0)
