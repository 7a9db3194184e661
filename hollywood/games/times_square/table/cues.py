"""What is heard at the table of Times Square, moment by moment.

Times are seconds from the beginning of an event; `pan` is where on the street it happens.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from hollywood.ui.sound.sound import Sound
from hollywood.ui.table.setting import Cue

from ..rules.street import GUARDS, Figure

MUSIC = "street"
STREET = "ts.street_loop"
_WIDEST = 0.5  # how far to a side the ends of the street are heard
_NEAR_THE_DOOR, _FOURTH = 5, 4  # from this space on, and in this step, the bottle fizzes
_KICK = 0.08  # seconds from heel to heel
MANY = 3  # cards in one turn that set the street humming


class Landing(NamedTuple):
    """When a figure sets foot on a space, and where that is."""

    seconds: float
    pan: float


def hum(sound: Sound, own_is_lit: bool) -> None:
    """The street is heard, and with it the neon of one's own club while that is lit."""
    if own_is_lit:
        sound.ambience("ts.street_loop", "ts.neon_loop")
    else:
        sound.ambience("ts.street_loop")


def pan(across: float) -> float:
    """From where something is heard: -1 is the left end of the street, 1 the right."""
    return _WIDEST * max(-1.0, min(1.0, across))


def steps(figure: Figure, landings: Iterable[Landing]) -> Iterator[Cue]:
    """A figure walks."""
    heavy = figure in GUARDS
    for landing in landings:
        yield Cue(landing.seconds, "ts.stomp" if heavy else "ts.step", pan=landing.pan)


def trio(sue: Landing, left: Landing, right: Landing) -> Iterator[Cue]:
    """Esmé and both guards go together."""
    yield Cue(0.0, "ts.guard_turn", pan=sue.pan)
    yield from steps("sue", [sue])
    yield from steps("left", [left])
    yield from steps("right", [right])


def beside(landings: Sequence[Landing]) -> Iterator[Cue]:
    """Both guards close in on Esmé."""
    yield Cue(0.0, "ts.guard_turn")
    yield from steps("left", landings)


def lured(at: float) -> Iterator[Cue]:
    """Felix lures somebody."""
    yield Cue(0.0, "ts.lure", pan=at)


def kick(at: float) -> Iterator[Cue]:
    """Kiki leads: her heels."""
    return (Cue(heel * _KICK, "ts.step", pan=at) for heel in range(2))


def fizz(landings: Sequence[Landing], reached: Sequence[int]) -> Iterator[Cue]:
    """The bottle slides, a step each; how far from the manhole each of them ends."""
    for number, (landing, space) in enumerate(zip(landings, reached, strict=True), 1):
        yield Cue(landing.seconds, "ts.bottle_slide", pan=landing.pan)
        if number >= _FOURTH or abs(space) >= _NEAR_THE_DOOR:
            yield Cue(landing.seconds, "ts.fizz", pan=landing.pan)


def lamp(seconds: float) -> Cue:
    """A lamp flares in the walk."""
    return Cue(seconds, "ui_tick")


def card_laid(seconds: float) -> Cue:
    """A card comes to the small stage."""
    return Cue(seconds, "card_slide")


def card_turned(seconds: float) -> Cue:
    """A card of the opponent turns over."""
    return Cue(seconds, "card_flip")


def card_drawn(seconds: float) -> Cue:
    """A card comes from the supply, or goes to the played ones."""
    return Cue(seconds, "card_deal")


def many_cards(cards: int) -> Iterator[Cue]:
    """Somebody plays card after card."""
    if cards == MANY:
        yield Cue(0.0, "ts.street_charge")


def clock_strikes(seconds: float) -> Iterator[Cue]:
    """The played cards are shuffled, or it is last call."""
    yield Cue(seconds, "shuffle")
    yield Cue(seconds, "hw.stage_bell")


def clubs_change(seconds: float) -> Iterator[Cue]:
    """One club goes dark, the other one is lit."""
    yield Cue(seconds, "ts.neon_off")
    yield Cue(seconds, "ts.neon_on")


def neon_goes_out(seconds: float) -> Cue:
    """Somebody has lost."""
    return Cue(seconds, "ts.neon_off")


def near_a_door(seconds: float) -> Cue:
    """Esmé or Fizz is two spaces from a door."""
    return Cue(seconds, "gasp")


def takes_breath(heard: Iterable[Cue]) -> bool:
    """Whether the street gasps."""
    return any(cue.sound == "gasp" for cue in heard)


def without_gasp(heard: Iterable[Cue]) -> list[Cue]:
    """All else: who has gasped once at somebody does so no more."""
    return [cue for cue in heard if cue.sound != "gasp"]


def your_turn(seconds: float) -> Cue:
    """A human is to play after a bot."""
    return Cue(seconds, "your_turn")
