"""The stage: what lies on the table, each thing on its way to where it belongs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import cos, pi, sin
from typing import NamedTuple, TypeAlias

_SQUASH = 0.08  # of its height, at most
_EDGE_ON = 0.3  # of its light a thing loses that is seen edge-on

Key: TypeAlias = tuple[str, int, int]  # what it is, and which one
CARD = "card"  # so begins the key of a card of the game, and then comes its CardId
Ease: TypeAlias = Callable[[float], float]


@dataclass(frozen=True, slots=True)
class Pose:
    """Where something lies: its middle and width in pixels, which side is up, what it lies on."""

    x: float
    y: float
    width: float
    z: float = 0.0
    face: bool = True
    turn: float = 0.0  # degrees, clockwise
    seen: float = 1.0  # 0 is gone
    lift: float = 0.0  # how high above the table, from 0 to 1; shadows follow it


Layout: TypeAlias = Mapping[Key, Pose]


def even(t: float) -> float:
    """As fast all the way."""
    return t


def smooth(t: float) -> float:
    """Quick away, softly home."""
    return 1 - (1 - t) ** 3


def springy(t: float) -> float:
    """Home, a little beyond, and back."""
    over = 1.5  # eight per cent beyond
    return 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2


def swing(t: float) -> float:
    """Slowly away, softly home."""
    return t * t * (3 - 2 * t)


def falling(t: float) -> float:
    """Slowly away and home at full speed."""
    return t * t


def snapping(t: float) -> float:
    """Hardly at all, and then at once."""
    return t**4


@dataclass(frozen=True, slots=True)
class Stop:
    """A pose on the way, and how it is reached from the one before."""

    pose: Pose
    seconds: float
    ease: Ease = even
    arc: float = 0.0


@dataclass(frozen=True, slots=True)
class Way:
    """How something gets where it belongs: over its stops, then to its goal."""

    seconds: float = 0.0  # from the last stop to the goal
    delay: float = 0.0
    arc: float = 0.0  # how high it flies, in pixels
    ease: Ease = even
    settle: float = 0.0  # of its seconds: after landing, while it is squashed
    fades: bool = False  # it goes out here and comes up there, and nothing slides
    stops: tuple[Stop, ...] = ()

    @property
    def whole(self) -> float:
        """Seconds until it arrives."""
        return self.delay + sum(stop.seconds for stop in self.stops) + self.seconds

    def paced(self, pace: float) -> Way:
        """The same way, so many times as slow."""
        return replace(
            self,
            seconds=self.seconds * pace,
            delay=self.delay * pace,
            settle=self.settle * pace,
            stops=tuple(replace(stop, seconds=stop.seconds * pace) for stop in self.stops),
        )


class _Leg(NamedTuple):
    """The part of a way that something is on: between which poses, and how far it has come."""

    start: Pose
    goal: Pose
    t: float
    ease: Ease
    arc: float


@dataclass(slots=True)
class Actor:
    """One thing on its way."""

    start: Pose
    goal: Pose
    way: Way
    spent: float = 0.0
    leaves: bool = False
    awaited: bool = True  # what follows begins when it has arrived
    _arrives: float = field(init=False)  # seconds; everything is asked for it many times a frame
    _known: tuple[float, _Leg] | None = field(init=False, default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        self._arrives = self.way.whole

    @property
    def resting(self) -> bool:
        """Whether it has arrived."""
        return self.spent >= self._arrives

    @property
    def waits(self) -> bool:
        """Whether it has still to set out."""
        return self.spent < self.way.delay

    @property
    def left(self) -> float:
        """Seconds until it arrives."""
        return self._arrives - self.spent

    @property
    def flight(self) -> float:
        """How much of the last part of its way lies behind it, from 0 to 1."""
        if self.resting:
            return 1.0
        flying = self.way.seconds - self.way.settle
        spent = self.spent - (self._arrives - self.way.seconds)
        return min(1.0, max(0.0, spent / flying)) if flying > 0 else float(spent >= 0)

    @property
    def height(self) -> float:
        """How high above the table it is, from 0 to 1; shadows follow it."""
        if self.resting:
            return self.goal.lift
        leg = self._leg
        lift = leg.start.lift + (leg.goal.lift - leg.start.lift) * leg.t
        return max(lift, sin(pi * leg.t) if leg.arc else 0.0)

    @property
    def flat(self) -> float:
        """How much of its height it loses, and gains in width, for having landed hard."""
        if not self.way.settle or self.flight < 1 or self.resting:
            return 0.0
        return _SQUASH * sin(pi * self.left / self.way.settle)

    @property
    def pose(self) -> Pose:
        """Where it is now."""
        if self.resting:
            return self.goal
        if self.way.fades:
            return self._faded(self.flight)
        leg = self._leg
        a, b, t = leg.start, leg.goal, leg.t
        if t == 0:
            return a
        e = leg.ease(t)
        return Pose(
            x=a.x + (b.x - a.x) * e,
            y=a.y + (b.y - a.y) * e - leg.arc * sin(pi * t),
            width=a.width + (b.width - a.width) * e,
            z=self._high(a, b),
            face=a.face if t < 0.5 else b.face,
            turn=a.turn + (b.turn - a.turn) * e,
            seen=_visible(a.seen, b.seen, t),
            lift=a.lift + (b.lift - a.lift) * e,
        )

    @property
    def grip(self) -> Pose:
        """Where it is pointed at: where it goes, if nobody waits for it to arrive."""
        return self.pose if self.awaited else self.goal

    def _high(self, a: Pose, b: Pose) -> float:
        """What flies is above what lies; what only stirs stays where it is."""
        flies = (self.start.x, self.start.y) != (self.goal.x, self.goal.y) or self.leaves
        return max(a.z, b.z) + (1000 if flies else 0)

    @property
    def _leg(self) -> _Leg:
        """The part of its way that it is on, found once for each moment."""
        if self._known is None or self._known[0] != self.spent:
            self._known = (self.spent, self._found_leg())
        return self._known[1]

    def _found_leg(self) -> _Leg:
        spent, start = max(0.0, self.spent - self.way.delay), self.start
        for stop in self.way.stops:
            if spent < stop.seconds:
                return _Leg(start, stop.pose, spent / stop.seconds, stop.ease, stop.arc)
            spent, start = spent - stop.seconds, stop.pose
        return _Leg(start, self.goal, self.flight, self.way.ease, self.way.arc)

    def _faded(self, t: float) -> Pose:
        """Where it is seen, and how well, on a way on which nothing slides."""
        a, b = self.start, self.goal
        if (a.x, a.y) == (b.x, b.y):
            return replace(b, seen=a.seen + (b.seen - a.seen) * t)
        return replace(a, seen=a.seen * (1 - 2 * t)) if t < 0.5 else replace(b, seen=2 * t - 1)

    @property
    def turns_over(self) -> bool:
        """Whether its other side comes up."""
        if self.resting or self.way.fades or self.start.face == self.goal.face:
            return False
        return self._leg.start.face != self._leg.goal.face

    @property
    def squeeze(self) -> float:
        """How wide it looks while it is turned over: nothing, half-way."""
        return abs(cos(pi * self._leg.t)) if self.turns_over else 1.0

    @property
    def light(self) -> float:
        """How much light falls on it: less while it is seen edge-on."""
        return 1 - _EDGE_ON * (1 - self.squeeze)


def _is(dropped: Dropped | None, key: Key) -> bool:
    return dropped is not None and dropped.what == key


def _visible(a: float, b: float, t: float) -> float:
    """Comes up soon after it has left, and is gone as it arrives: nothing fades in the air."""
    return a + (b - a) * min(1.0, 2 * t) if b > a else a


class Dropped(NamedTuple):
    """What somebody has carried, and where they let it go."""

    what: Key
    at: tuple[int, int]


class Stage:
    """All actors. Nobody keeps a position but they, and no rule is known here."""

    def __init__(self) -> None:
        self.actors: dict[Key, Actor] = {}
        self._moving: dict[Key, Actor] = {}  # few of them: they are asked for many times a frame

    @property
    def resting(self) -> bool:
        """Whether everything has arrived."""
        return all(actor.resting for actor in self._moving.values())

    @property
    def arrived(self) -> bool:
        """Whether everything has that is waited for."""
        return all(actor.resting or not actor.awaited for actor in self._moving.values())

    def place(self, layout: Layout) -> None:
        """Put everything where it belongs, at once."""
        self.actors = {key: Actor(pose, pose, Way()) for key, pose in layout.items()}
        self._moving = {}

    def _find_moving(self) -> None:
        """What is on its way, or goes once it has arrived."""
        self._moving = {
            key: actor for key, actor in self.actors.items() if actor.leaves or not actor.resting
        }

    def aim(
        self,
        layout: Layout,
        way: Callable[[Key, Pose | None, Pose | None], Way],
        wings: Callable[[Key], Pose],
        stirs: Collection[Key] = (),
        dropped: Dropped | None = None,
        awaited: bool = True,
    ) -> None:
        """Send everything where it belongs, and what stirs on a way that ends where it lies.

        Each goes from where it is now, or was dropped. Newcomers come from the wings, or from
        where something was dropped; leavers go to the wings.
        """
        for key, goal in layout.items():
            actor = self.actors.get(key)
            if actor is None:
                how = way(key, None, goal)
                start = replace(goal, seen=0.0) if how.fades else wings(key)
                if dropped is not None and not how.fades:
                    start = replace(start, x=dropped.at[0], y=dropped.at[1], width=goal.width)
                self.actors[key] = Actor(start, goal, how, awaited=awaited)
            elif actor.goal != goal or actor.leaves or key in stirs or _is(dropped, key):
                how, start = way(key, actor.pose, goal), actor.pose
                if dropped is not None and _is(dropped, key) and not how.fades:
                    start = replace(start, x=dropped.at[0], y=dropped.at[1], turn=0.0)
                self.actors[key] = Actor(start, goal, how, awaited=awaited)
        for key in self.actors.keys() - layout.keys():
            actor = self.actors[key]
            if not actor.leaves:
                how = way(key, actor.pose, None)
                goal = replace(actor.pose if how.fades else wings(key), seen=0.0)
                self.actors[key] = Actor(actor.pose, goal, how, leaves=True, awaited=awaited)
        self._find_moving()

    def swap(self, one: Key, other: Key) -> None:
        """Two that look the same change places: nobody sees it."""
        self.actors[one], self.actors[other] = self.actors[other], self.actors[one]
        self._find_moving()

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything has moved."""
        moved = False
        for key, actor in list(self._moving.items()):
            if not actor.resting:
                actor.spent += seconds
                moved = True
            if not actor.resting:
                continue
            del self._moving[key]
            if actor.leaves:
                del self.actors[key]
                moved = True
        return moved

    def from_back(self) -> Iterator[tuple[Key, Actor, Pose]]:
        """Everything with its pose, what lies lowest first."""
        posed = [(key, actor, actor.pose) for key, actor in self.actors.items()]
        yield from sorted(posed, key=lambda each: each[2].z)
