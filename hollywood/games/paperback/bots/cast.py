"""Who can be played against: levels, plans and characters, and the numbers behind them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hollywood.bots.roles import ROLES
from hollywood.core.reader import read

from .income import Income
from .word_choice import Liking

_HUNDRED = 100


@dataclass(frozen=True)
class Level:
    """How many words somebody knows, and how well they buy."""

    vocabulary: int  # so many of the commonest words
    slip: int  # percent: how often something worse is taken
    plan: str
    play_outs: int = 0  # for each purchase that is weighed; without any the plan alone decides


@dataclass(frozen=True)
class Plan:
    """What cards for sale are worth: hundredths of a point of Fame for each cent, and so on."""

    points: int
    cents: int
    draw: int  # a card more in the next hand
    doubles: int
    long: int  # percent: how often what an ability gives for long words only is had
    letter: int  # whatever it can: a deck gets no better by every card
    fame: int  # each point
    haste: int  # that a turn left takes away from each book
    common: int = 230  # hundredths of a cent: a library card that a word would earn
    drawn: int = 260  # hundredths of a cent: a card more in the next hand, when a word is chosen
    rounds: int = 13  # that a match takes at most, as far as one can tell
    near: int = 150  # percent: rounds that each book takes of the two piles that will run out

    @property
    def liking(self) -> Liking:
        """What a word brings besides cents, in cents."""
        return Liking(self.drawn / _HUNDRED, self.common / _HUNDRED, 1.0)


@dataclass(frozen=True)
class Fondness:
    """What each card bought counts besides where matches are played out: thousandths of a win."""

    books: int = 0
    letters: int = 0
    pairs: int = 0
    pay: int = 0  # cards with lines that pay cents
    bins: int = 0  # cards with lines that bin a card


@dataclass(frozen=True)
class Taste:
    """What somebody likes besides winning, in percent more than it is worth."""

    books: int = 0
    letters: int = 0
    pairs: int = 0
    pay: int = 0  # for lines that pay cents
    bins: int = 0  # for lines that bin cards
    trash: int = 0  # for binning a card
    common: int = 0  # hundredths of a cent, for a library card
    length: int = 0  # hundredths of a cent, for each letter of a word
    whim: int = 0  # how often something else is done
    fond: Fondness = Fondness()


NEUTRAL = Taste()


@dataclass(frozen=True)
class Cast:
    """All numbers of data/paperback_bots.yaml."""

    format: Literal[1]
    levels: dict[str, Level]
    plans: dict[str, Plan]
    characters: dict[str, Taste]
    soft: int  # percent: how far chances that are told are from even, beside those of play-outs
    incomes: dict[str, Income]  # by language: what a hand earns, told from its cards

    def role(self, name: str) -> tuple[Level, Plan, Taste]:
        """The level, its plan and the character of a name such as `lead` or `lead_hoarder`."""
        level, character = self.levels[ROLES.level(name)], ROLES.character(name)
        taste = self.characters[character] if character else NEUTRAL
        return level, self.plans[level.plan], taste


def read_cast(text: str, file: str) -> Cast:
    """The cast in the text of its file; Faults if it has any."""
    return read(Cast, text, file)
