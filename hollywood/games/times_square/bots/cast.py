"""Who can be played against: levels and characters, and the numbers behind them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hollywood.bots.roles import ROLES
from hollywood.core.reader import read

_HUNDRED = 100


@dataclass(frozen=True)
class Level:
    """How hard somebody thinks; never how long."""

    slack: int = 0  # hundredths of a win that make a worse turn e times less likely
    candidates: int = 1  # turns that are compared in worlds that may be true; one needs none
    worlds: int = 0  # for each of them
    taste: int = 100  # percent of a character's taste: what a beginner hardly feels costs a master


@dataclass(frozen=True)
class Taste:
    """What somebody likes besides winning, in hundredths of the logarithm of the odds to win."""

    charlie: int = 0  # each space he is nearer to the own door
    sue: int = 0  # each space she is nearer to it
    kept: int = 0  # each card left in the hand
    clock: int = 0  # each card that brings last call nearer, with Sue on the own side
    whim: int = 0  # hundredths of a win given away for a change

    def subdued(self, percent: int) -> Taste:
        """Only so much of it."""
        parts = (self.charlie, self.sue, self.kept, self.clock, self.whim)
        return Taste(*(round(part * percent / _HUNDRED) for part in parts))


NEUTRAL = Taste()


@dataclass(frozen=True)
class Cast:
    """All numbers of data/times_square_bots.yaml."""

    format: Literal[1]
    levels: dict[str, Level]
    characters: dict[str, Taste]

    def role(self, name: str) -> tuple[Level, Taste]:
        """The level and the character of a name such as `lead` or `lead_hoarder`."""
        level, character = self.levels[ROLES.level(name)], ROLES.character(name)
        return level, self.characters[character].subdued(level.taste) if character else NEUTRAL


def read_cast(text: str, file: str) -> Cast:
    """The cast in the text of its file; Faults if it has any."""
    return read(Cast, text, file)
