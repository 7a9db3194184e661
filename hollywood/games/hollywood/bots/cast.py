"""Who can be played against: levels and characters, and the numbers behind them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from hollywood.bots.bot import CHARACTER_SIGN
from hollywood.core.reader import read

from .value import NEUTRAL, Future, Taste

_HUNDRED = 100


@dataclass(frozen=True)
class Level:
    """How hard somebody thinks; never how long."""

    play_outs: int
    slack: int = 0  # hundredths of a win that make a worse move e times less likely
    foresight: int = 100  # percent of what a round leaves behind that is seen
    solve: int = 0  # the last round is played out where so few positions will do
    taste: int = 100  # percent of a character's taste: what a beginner hardly feels costs a master


@dataclass(frozen=True)
class Cast:
    """All numbers of data/hollywood_bots.yaml.

    `futures` are by seats, the first of each for one round to go.
    """

    format: Literal[1]
    futures: dict[str, tuple[Future, ...]]
    levels: dict[str, Level]
    characters: dict[str, Taste]

    def futures_for(self, seats: int) -> tuple[Future, ...]:
        """What rounds leave behind with so many seats, or with the nearest number there is."""
        return self.futures[min(self.futures, key=lambda known: abs(int(known) - seats))]

    def role(self, name: str) -> tuple[Level, Taste]:
        """The level and the character of a name such as `lead` or `lead_hoarder`."""
        called, _, character = name.partition(CHARACTER_SIGN)
        level = self.levels[called]
        return level, self.characters[character].subdued(level.taste) if character else NEUTRAL


def read_cast(text: str, file: str) -> Cast:
    """The cast in the text of its file; Faults if it has any."""
    return read(Cast, text, file)


def dimmed(future: Future, foresight: int) -> Future:
    """A future of which only a part is seen."""
    return replace(
        future,
        films=tuple(each * foresight // _HUNDRED for each in future.films),
        clap=future.clap * foresight // _HUNDRED,
        double=future.double * foresight // _HUNDRED,
    )
