"""The stage: what lies on the table, each thing on its way to where it belongs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from math import pi, sin
from typing import TypeAlias

_SQUASH = 0.1  # of its height, at most

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
    turn: float = 0.0  # degrees
    seen: float = 1.0  # 0 is gone


Layout: TypeAlias = Mapping[Key, Pose]


@dataclass(frozen=True, slots=True)
class Way:
    """How something gets where it belongs."""

    seconds: float = 0.0
    delay: float = 0.0
    arc: float = 0.0  # how high it flies, in pixels
    ease: Ease = lambda t: t
    settle: float = 0.0  # of its seconds: after landing, while it is squashed
    fades: bool = False  # it goes out here and comes up there, and nothing slides


def smooth(t: float) -> float:
    """Quick away, softly home."""
    return 1 - (1 - t) ** 3


def springy(t: float) -> float:
    """Home, a little beyond, and back."""
    over = 1.2
    return 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2


def swing(t: float) -> float:
    """Slowly away, softly home."""
    return t * t * (3 - 2 * t)


@dataclass(slots=True)
class Actor:
    """One thing on its way."""

    start: Pose
    goal: Pose
    way: Way
    spent: float = 0.0
    leaves: bool = False

    @property
    def resting(self) -> bool:
        """Whether it has arrived."""
        return self.spent >= self.way.delay + self.way.seconds

    @property
    def left(self) -> float:
        """Seconds until it arrives."""
        return self.way.delay + self.way.seconds - self.spent

    @property
    def flight(self) -> float:
        """How much of its way through the air lies behind it, from 0 to 1."""
        if self.resting:
            return 1.0
        spent = self.spent - self.way.delay
        return min(1.0, max(0.0, spent / (self.way.seconds - self.way.settle)))

    @property
    def height(self) -> float:
        """How high above the table it is, from 0 to 1; shadows follow it."""
        return sin(pi * self.flight) if self.way.arc and not self.resting else 0.0

    @property
    def flat(self) -> float:
        """How much of its height it loses, and gains in width, for having landed hard."""
        if self.flight < 1 or self.resting:
            return 0.0
        return _SQUASH * sin(pi * self.left / self.way.settle)

    @property
    def pose(self) -> Pose:
        """Where it is now."""
        if self.resting:
            return self.goal
        t = self.flight
        e = self.way.ease(t)
        a, b = self.start, self.goal
        if t == 0:
            return a
        if self.way.fades:
            return self._faded(t)
        return Pose(
            x=a.x + (b.x - a.x) * e,
            y=a.y + (b.y - a.y) * e - self.way.arc * sin(pi * t),
            width=a.width + (b.width - a.width) * e,
            z=max(a.z, b.z) + 1000,
            face=a.face if t < 0.5 else b.face,
            turn=a.turn + (b.turn - a.turn) * e,
            seen=a.seen + (b.seen - a.seen) * min(1.0, 2 * t),
        )

    def _faded(self, t: float) -> Pose:
        """Where it is seen, and how well, on a way on which nothing slides."""
        a, b = self.start, self.goal
        if (a.x, a.y) == (b.x, b.y):
            return replace(b, seen=a.seen + (b.seen - a.seen) * t)
        return replace(a, seen=a.seen * (1 - 2 * t)) if t < 0.5 else replace(b, seen=2 * t - 1)

    @property
    def squeeze(self) -> float:
        """How wide it looks while it is turned over: nothing, half-way."""
        if self.resting or self.way.fades or self.start.face == self.goal.face:
            return 1.0
        return abs(1 - 2 * self.flight)


class Stage:
    """All actors. Nobody keeps a position but they, and no rule is known here."""

    def __init__(self) -> None:
        self.actors: dict[Key, Actor] = {}

    @property
    def resting(self) -> bool:
        """Whether everything has arrived."""
        return all(actor.resting for actor in self.actors.values())

    def place(self, layout: Layout) -> None:
        """Put everything where it belongs, at once."""
        self.actors = {key: Actor(pose, pose, Way()) for key, pose in layout.items()}

    def aim(
        self,
        layout: Layout,
        way: Callable[[Key, Pose | None, Pose | None], Way],
        wings: Callable[[Key], Pose],
    ) -> None:
        """Send everything where it belongs.

        Each goes from where it is now. Newcomers come from the wings, and leavers go there.
        """
        for key, goal in layout.items():
            actor = self.actors.get(key)
            if actor is None:
                how = way(key, None, goal)
                start = replace(goal, seen=0.0) if how.fades else wings(key)
                self.actors[key] = Actor(start, goal, how)
            elif actor.goal != goal or actor.leaves:
                self.actors[key] = Actor(actor.pose, goal, way(key, actor.pose, goal))
        for key in self.actors.keys() - layout.keys():
            actor = self.actors[key]
            if not actor.leaves:
                how = way(key, actor.pose, None)
                goal = replace(actor.pose if how.fades else wings(key), seen=0.0)
                self.actors[key] = Actor(actor.pose, goal, how, leaves=True)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything has moved."""
        moved = False
        for key, actor in list(self.actors.items()):
            if not actor.resting:
                actor.spent += seconds
                moved = True
            if actor.resting and actor.leaves:
                del self.actors[key]
                moved = True
        return moved

    def from_back(self) -> Iterator[tuple[Key, Actor, Pose]]:
        """Everything with its pose, what lies lowest first."""
        posed = [(key, actor, actor.pose) for key, actor in self.actors.items()]
        yield from sorted(posed, key=lambda each: each[2].z)
