"""What can be achieved in the box: none by playing on and on, none by playing badly."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from typing import TypeAlias

from hollywood.bots.roles import CHARACTERS, LEVELS, ROLES

from .card_language import spoken_in
from .career_totals import Appearance
from .daily import deals_called, known_pars, made_by, tries
from .puzzle_scores import Line, summed_up

Matches: TypeAlias = Sequence[Appearance]  # of one player, in every game, the oldest first

UNLUCKY = -0.25  # of the chance to win: what the deals have taken
_IN_A_ROW = 10  # puzzles


@dataclass(frozen=True)
class Done:
    """What a player has done; no name stands on lessons and puzzles, so they are everybody's."""

    matches: Matches = ()
    answers: Sequence[Line] = ()  # to puzzles, the first one first
    lessons: int = 0  # that were followed to their end

    def of(self, game: str) -> Done:
        """The same in one game."""
        matches = [each for each in self.matches if each.entry.game == game]
        answers = [each for each in self.answers if each.game == game]
        return replace(self, matches=matches, answers=answers)


Reached: TypeAlias = Callable[[Done], int]


@dataclass(frozen=True)
class Achievement:
    """Something to be reached; its title and what it takes are the sentences laurel.<id>."""

    id: str
    counted: Reached  # how much of it was reached, or more
    of: int = 1

    def reached(self, done: Done) -> int:
        """How much of it this comes to."""
        return min(self.of, self.counted(done))


@dataclass(frozen=True)
class Laurel:
    """An achievement as it can be shown: of the box, or of one of its games."""

    id: str  # of its title among the sentences
    achievement: Achievement
    game: str | None = None

    @property
    def of(self) -> int:
        """How much of it there is to be reached."""
        return self.achievement.of

    def reached(self, done: Done) -> int:
        """How much of it was reached."""
        return self.achievement.reached(done if self.game is None else done.of(self.game))

    def is_earned(self, done: Done) -> bool:
        """Whether all of it was."""
        return self.reached(done) >= self.of


def once(is_one: Callable[[Appearance], bool]) -> Reached:
    """Whether there is such a match; one that was written down otherwise is none."""

    def counted(done: Done) -> int:
        for match in done.matches:
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


def _met_and_beaten(done: Done) -> int:
    """How many of the characters this player has come before."""
    return len(
        {
            ROLES.character(other.who)
            for match in done.matches
            for other in match.others
            if match.own.place < other.place
        }
        & set(CHARACTERS)
    )


def _days_at_par(done: Done) -> list[date]:
    """The days whose deal was played at par or better at the first try."""
    entries = [match.entry for match in done.matches]
    return [
        day
        for game in {entry.game for entry in entries}
        for day, (first, *_) in tries(entries, game).items()
        if _at_par(day, first)
    ]


def _at_par(day: date, match: Appearance) -> bool:
    deals = deals_called(match.entry.game, spoken_in(match.entry.options))
    par, made = known_pars(deals).get(day), made_by(match)
    return par is not None and made.worth >= par.beside(made).worth


def _weekdays_at_par(done: Done) -> int:
    return len({day.weekday() for day in _days_at_par(done)})


def _games_won(done: Done) -> int:
    return len({match.entry.game for match in done.matches if won(match)})


def _most_in_a_row(done: Done) -> int:
    """The longest row of puzzles of one game that were answered at once."""
    games = {each.game for each in done.answers}
    return max((summed_up(game, done.answers).best for game in games), default=0)


def of_the_box(games: int) -> list[Achievement]:
    """What can be achieved in any game, or in all of them."""
    return [
        Achievement("first_take", lambda done: done.lessons),
        Achievement("opening_night", once(won)),
        Achievement("director_cut", _cleanly_before("director", 3)),
        Achievement("mogul", _cleanly_before("mogul", 2)),
        Achievement("spotless", once(_spotless)),
        Achievement("unlucky", once(_against_the_deal)),
        Achievement("cast", _met_and_beaten, len(CHARACTERS)),
        Achievement("par", lambda done: len(_days_at_par(done))),
        Achievement("week", _weekdays_at_par, 7),
        Achievement("reels10", _most_in_a_row, _IN_A_ROW),
        Achievement("box", _games_won, games),
    ]


def laurels(games: Mapping[str, Sequence[Achievement]]) -> list[Laurel]:
    """Everything that can be achieved with these games: first in any of them, then in each."""
    found = [Laurel(f"laurel.{each.id}", each) for each in of_the_box(len(games))]
    for game, own in games.items():
        found += [Laurel(f"{game}.laurel.{each.id}", each, game) for each in own]
    return found
