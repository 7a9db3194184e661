"""The show: events one after another, each with its photograph; the stage follows."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Generic

from hollywood.core.game import Beat, Event, M, S, Turn
from hollywood.core.message import Seat
from hollywood.pictures import Mood

from .effects import Effects
from .eyes import Eyes
from .setting import Motion
from .sounds import Sounds
from .stage import Dropped, Key, Pose, Stage, Way

_FADE = 0.1  # seconds of everything, with reduced motion
_GAP = 0.05  # between two events


@dataclass(frozen=True)
class News(Generic[S]):
    """An event that has begun to be seen."""

    beat: Beat[S]
    motion: Motion | None  # None: nothing is seen of it
    pace: float


@dataclass(frozen=True)
class Understood(Generic[S]):
    """An event whose meaning will be seen in so many seconds, and whom it moves."""

    beat: Beat[S]
    left: float
    moods: Mapping[Seat, Mood]


class Show(Generic[S, M]):
    """What is still to be seen of what has happened."""

    def __init__(self, eyes: Eyes[S, M], state: S) -> None:
        self.stage = Stage()
        self.sounds = Sounds()
        self.effects = Effects()
        self.event: Event | None = None  # what is shown; None once all of a move was seen
        self.whose: Seat | None = None  # the seat whose event it is
        self.state = state  # the photograph that is shown
        self.before = state  # the one before it, from where things are on their way
        self.counted = state  # the last one in which everything had arrived
        self.held = False  # nothing more begins until somebody lets it
        self.halts_at: Collection[str] = ()  # kinds of events after which it is held, too
        self.own = False  # what moves was moved by somebody at this screen
        self.watched = False  # what moves was moved by a bot: no click cuts it short
        self.repeats = False  # what is shown was seen before: it is no news
        self._eyes = eyes
        self._waiting: deque[Beat[S]] = deque()
        self._news: list[News[S]] = []
        self._unclear: list[Understood[S]] = []
        self._dropped: Dropped | None = None  # where what goes next, or comes, sets out
        self._hold = 0.0
        self._lead = inf  # seconds until the next event may begin, whatever still moves

    @property
    def coming(self) -> Event | None:
        """What will be seen first, while nothing of it is seen yet."""
        return self._waiting[0].event if self.event is None and self._waiting else None

    @property
    def idle(self) -> bool:
        """Whether all that has happened was seen."""
        return not self._waiting and self._seen

    @property
    def resting(self) -> bool:
        """Whether nothing moves, perhaps because it is held."""
        return self.stage.resting and self._still and (self.held or self.idle)

    @property
    def _still(self) -> bool:
        """Whether everything of the event has arrived and is over."""
        return self.stage.arrived and self.effects.resting

    def add(
        self,
        beats: Iterable[Beat[S]],
        own: bool = False,
        watched: bool = False,
        dropped: Dropped | None = None,
    ) -> None:
        """Something has happened, done by somebody at this screen, by a bot, or by nobody.

        What somebody has dropped sets out from where it was let go.
        """
        self._waiting.extend(beats)
        self.repeats = False
        self.own, self.watched, self._dropped = own, watched, dropped

    def news(self) -> list[News[S]]:
        """What has begun to be seen since this was last asked for."""
        news, self._news = self._news, []
        return news

    def cleared(self) -> list[Understood[S]]:
        """Of what everybody has seen the meaning since this was last asked for."""
        clear = [each for each in self._unclear if each.left <= 0]
        self._unclear = [each for each in self._unclear if each.left > 0]
        return clear

    def place(self) -> None:
        """Put everything where it belongs now: the window, or whoever looks, is another."""
        self.stage.place(self._eyes.layout(self.state))

    def begin_at(self, state: S) -> None:
        """Begin with another position."""
        self.state = self.before = self.counted = state

    def opens_with(self, opening: tuple[S, Sequence[Beat[S]]] | None) -> bool:
        """Begin with what led to the first position, if anything did."""
        if opening is not None:
            before, beats = opening
            self.begin_at(before)
            self.add(beats)
        return opening is not None

    def repeat(self, state: S, beats: Iterable[Beat[S]]) -> None:
        """Show once more what has happened since this position; any click cuts it short."""
        self.jump(state)
        self.add(beats, own=True)
        self.repeats = True

    def jump(self, state: S) -> None:
        """Show another position at once."""
        self._drop()
        self.begin_at(state)
        self.place()

    def return_to(self, state: S, pace: float, moves: bool, dropped: Dropped | None = None) -> None:
        """Everything goes where it belongs in a position, what was let go from there.

        No input waits for that.
        """
        self._drop()
        self._dropped = dropped
        self.own, self.watched = True, False
        self._send(Turn(None), state, pace, moves)
        self.counted = state

    def _drop(self) -> None:
        """What was still to be seen is not."""
        self._waiting.clear()
        self.sounds.clear()
        self._forget_event()
        self._unclear.clear()
        self._hold = 0.0
        self.held = False

    def _forget_event(self) -> None:
        """All of a move was seen, or none of it will be."""
        self.event = self.whose = None
        self.effects.clear()

    def arrive(self) -> bool:
        """Everything arrives at once; whether what was done meanwhile counts.

        It does during one's own motion; a deal is only hurried, and a bot's move not even that.
        """
        if self.idle:
            return True
        if self.watched:
            return False
        self.finish()
        return self.own

    def finish(self) -> None:
        """Everything that moves arrives, and what waits is seen at once, up to a halt."""
        self._hold = 0.0
        while not self.held and self._waiting:
            self._begin(self._waiting.popleft(), pace=0.0, moves=False)
        self._hold = 0.0
        self.counted = self.state
        self.effects.clear()
        self.sounds.hurry()
        self._unclear = [replace(each, left=0.0) for each in self._unclear]
        self.place()
        self._rest()

    def update(self, seconds: float, pace: float, moves: bool) -> bool:
        """Let time pass; whether the picture has changed."""
        changed = self.stage.update(seconds) | self.effects.update(seconds)
        self.sounds.update(seconds)
        self._hold -= seconds
        self._lead -= seconds
        self._unclear = [replace(each, left=each.left - seconds) for each in self._unclear]
        while not self.held and self._waiting and (self._seen or self._lead <= 0):
            self._begin(self._waiting.popleft(), pace, moves)
            changed = True
        self._rest()
        return changed

    @property
    def _seen(self) -> bool:
        """Whether there was time enough to see the event."""
        return self._still and self._hold <= 0

    def _rest(self) -> None:
        """What has arrived counts; once all was seen, nothing is shown any more."""
        if self._still:
            self.counted = self.state
        if self.idle:
            self._forget_event()

    def _begin(self, beat: Beat[S], pace: float, moves: bool) -> None:
        self.counted = self.state
        if isinstance(beat.event, Turn):
            self.state = beat.state
            self._forget_event()
            self._lead = inf
            self._tell(News(beat, None, pace))
            return
        motion = self._send(beat.event, beat.state, pace, moves)
        self.event, self.whose = beat.event, motion.whose
        self._tell(News(beat, motion, pace))
        self.sounds.add(motion.cues, pace)
        self.effects.begin(motion.effects if pace else (), pace)
        self.own, self.watched = self.own and motion.own, self.watched and motion.own
        self.held = self.held or motion.halts or type(beat.event).__name__ in self.halts_at
        self._lead = inf if motion.lead is None else motion.lead * pace
        if pace:
            self._hold = (motion.hold + _GAP) * pace

    def _tell(self, news: News[S]) -> None:
        """It is news unless it was seen before."""
        if self.repeats:
            return
        self._news.append(news)
        if news.motion is not None:
            clear = news.motion.clear * news.pace
            self._unclear.append(Understood(news.beat, clear, news.motion.moods))

    def _send(self, event: Event, state: S, pace: float, moves: bool) -> Motion:
        """Send everything where it belongs after this event."""
        self.before, self.state = self.state, state
        motion = self._eyes.motion(event, self.before, state)
        way = paced(motion, pace, moves)
        stirs = motion.stirs if moves else ()
        dropped, self._dropped = self._dropped, None
        self.stage.aim(self._eyes.layout(state), way, motion.wings, stirs, dropped)
        if not pace:
            self.stage.update(0.0)
        return motion


def paced(
    motion: Motion, pace: float, moves: bool
) -> Callable[[Key, Pose | None, Pose | None], Way]:
    """The ways of things as the player wants to see them."""

    def way(key: Key, start: Pose | None, goal: Pose | None) -> Way:
        if not pace:
            return Way()
        if not moves:
            return Way(_FADE * pace, fades=True)
        return motion.way(key, start, goal).paced(pace)

    return way
