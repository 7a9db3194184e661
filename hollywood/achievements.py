"""What can be achieved in the box: none by playing on and on, none by playing badly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from typing import TypeAlias

from hollywood.bots.roles import CHARACTERS, LEVELS, ROLES

from .career_totals import Appearance
from .daily import known_pars, tries

Matches: TypeAlias = Sequence[Appearance]  # of one player, in every game, the oldest first
Reached: TypeAlias = Callable[[Matches], int]

UNLUCKY = -0.25  # of the chance to win: what the deals have taken


@dataclass(frozen=True)
class Achievement:
    """Something to be reached; its title and what it takes are the sentences laurel.<id>."""

    id: str
    counted: Reached  # how much of it was reached, or more
    of: int = 1

    def reached(self, matches: Matches) -> int:
        """How much of it these matches come to."""
        return min(self.of, self.counted(matches))


def once(is_one: Callable[[Appearance], bool]) -> Reached:
    """Whether there is such a match; one that was written down otherwise is none."""

    def counted(matches: Matches) -> int:
        for match in matches:
            with suppress(LookupError, TypeError):
                if is_one(match):
                    return 1
        return 0

    return counted


def won(match: Appearance) -> bool:
    """Whether nobody came before this player."""
    return match.own.place == 1


def _cleanly_before(level: str, many: int) -> Reached:
    """A win before so many of this level or better, without help."""
    good = LEVELS[LEVELS.index(level) :]

    def is_one(match: Appearance) -> bool:
        bots = [each for each in match.others if ROLES.level(each.who) in good]
        return won(match) and match.entry.clean and len(bots) >= many

    return once(is_one)


def _spotless(match: Appearance) -> bool:
    review = match.own.review
    return review is not None and not review.mistakes and match.level in ("director", "mogul")


def _against_the_deal(match: Appearance) -> bool:
    review = match.own.review
    return won(match) and review is not None and review.luck <= UNLUCKY


def _met_and_beaten(matches: Matches) -> int:
    """How many of the characters this player has come before."""
    return len(
        {
            ROLES.character(other.who)
            for match in matches
            for other in match.others
            if match.own.place < other.place
        }
        & set(CHARACTERS)
    )


def _days_at_par(matches: Matches) -> list[date]:
    """The days whose deal was played at par or better at the first try."""
    entries = [match.entry for match in matches]
    return [
        day
        for game in {entry.game for entry in entries}
        for day, (first, *_) in tries(entries, game).items()
        if _at_par(day, first)
    ]


def _at_par(day: date, match: Appearance) -> bool:
    par, points = known_pars(match.entry.game).get(day), match.own.points
    return par is not None and points is not None and points >= par.points


def _weekdays_at_par(matches: Matches) -> int:
    return len({day.weekday() for day in _days_at_par(matches)})


def _games_won(matches: Matches) -> int:
    return len({match.entry.game for match in matches if won(match)})


def of_the_box(games: int) -> list[Achievement]:
    """What can be achieved in any game, or in all of them."""
    return [
        Achievement("opening_night", once(won)),
        Achievement("director_cut", _cleanly_before("director", 3)),
        Achievement("mogul", _cleanly_before("mogul", 2)),
        Achievement("spotless", once(_spotless)),
        Achievement("unlucky", once(_against_the_deal)),
        Achievement("cast", _met_and_beaten, len(CHARACTERS)),
        Achievement("par", lambda matches: len(_days_at_par(matches))),
        Achievement("week", _weekdays_at_par, 7),
        Achievement("box", _games_won, games),
    ]
