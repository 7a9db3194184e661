"""What is painted for a while over the table: values with meaning, without places or times."""

from __future__ import annotations

from dataclasses import dataclass

from hollywood.core.message import Seat

from ..rules.street import Space


@dataclass(frozen=True)
class Ribbon:
    """Red silk flies from Kiki to the figure she leads; with reduced motion it is only there."""

    start: Space  # of Kiki
    end: Space  # of whom she leads
    still: bool = False


@dataclass(frozen=True)
class Heart:
    """A heart flies from Felix to the figure he lures."""

    start: Space
    end: Space
    still: bool = False


@dataclass(frozen=True)
class LampFlares:
    """A lamp for which Fizz takes a step."""

    seat: Seat
    lamp: int


@dataclass(frozen=True)
class Bubbles:
    """Fizz slides a step."""

    start: Space
    end: Space


@dataclass(frozen=True)
class NeonGoesOut:
    """The match is over: whoever has not won puts out the light."""


@dataclass(frozen=True)
class ClockRings:
    """The tower strikes: the played cards are shuffled, or the street closes."""

    last: bool
