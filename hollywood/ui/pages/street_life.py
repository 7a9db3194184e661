"""What lives on the street by itself, and when, for a minute after anybody did anything."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from hollywood.ui.app.now_and_then import NowAndThen
from hollywood.ui.app.presence import Presence

from .street_opening import MOVES

TURNS = 6  # steps until a reel looks as it did
LOSES = 2  # so many steps of its light a beam may lose
_BULBS = 2.2  # a second: how often the bulbs change
_REELS = 6.0  # steps a second
_SIGN, _HAND, _BEAM = (5.0, 9.0), (5.0, 9.0), (4.0, 7.0)  # seconds from one time to the next
_LINE, _EYES = (6.0, 6.0), (6.0, 10.0)
_FLICKERS = ((0.0, 0.06), (0.12, 0.18))  # seconds, from the first on: the sign is dark
_TWITCHES = 0.15  # seconds
_DIMS = (1, 2, 1)  # steps of light the beam has lost, one after the other
_DIM = 1 / _REELS  # seconds each
DASHES = 7  # in a line
_DASH, _READ = 0.2, 0.8  # seconds: from one dash to the next; while the whole line is seen
_SHUT = 0.16  # seconds
_STARTLED = MOVES + 0.2  # seconds after the house next door was opened: all is still again
_LONG_AGO = -_STARTLED - _SHUT


class Looks(NamedTuple):
    """How an open house looks that lives."""

    bulbs: int = 0  # every second one is dimmer, from this one on
    turn: int = 0  # steps of the reels
    sign_dark: bool = False
    beam: int = 0  # steps of light it has lost
    twitch: bool = False  # of the clock's hand
    typed: int = 0  # dashes of a line
    blink: bool = False  # of eyes in the picture
    startled: bool = False  # eyes next door blink, where they are asleep


class StreetLife(Presence):
    """How far it has come; it begins when somebody does something."""

    def __init__(self) -> None:
        super().__init__()
        self.left_alone()
        self._clock = 0.0
        chance = random.Random(42)  # nobody counts on it
        self._sign, self._hand = NowAndThen(_SIGN, chance), NowAndThen(_HAND, chance)
        self._beam = NowAndThen(_BEAM, chance)
        self._line, self._eyes = NowAndThen(_LINE, chance), NowAndThen(_EYES, chance)
        self._opened = _LONG_AGO

    @property
    def looks(self) -> Looks:
        """All that can live, as it looks now."""
        clock = self._clock
        dark = any(begins <= self._sign.since(clock) < ends for begins, ends in _FLICKERS)
        return Looks(
            int(clock * _BULBS) % 2,
            int(clock * _REELS) % TURNS,
            dark,
            _at(_DIMS, self._beam.since(clock) / _DIM),
            0 <= self._hand.since(clock) < _TWITCHES,
            self._typed(self._line.since(clock)),
            0 <= self._eyes.since(clock) < _SHUT,
            0 <= clock - self._opened - _STARTLED < _SHUT,
        )

    @staticmethod
    def _typed(age: float) -> int:
        """How many dashes of the line are on the page; the carriage returns, and none is."""
        done = age >= DASHES * _DASH + _READ
        return 0 if age < 0 or done else min(DASHES, 1 + int(age / _DASH))

    def house_opened(self) -> None:
        """Another house is open from now on."""
        self._opened = self._clock

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if self.gone:
            return
        self.wait(seconds)
        self._clock += seconds
        self._sign.over(self._clock, _FLICKERS[-1][1])
        self._hand.over(self._clock, _TWITCHES)
        self._beam.over(self._clock, len(_DIMS) * _DIM)
        self._line.over(self._clock, DASHES * _DASH + _READ)
        self._eyes.over(self._clock, _SHUT)


def _at(steps: Sequence[int], age: float) -> int:
    """The step that age has come to; 0 before the first and after the last."""
    return steps[int(age)] if 0 <= age < len(steps) else 0
