"""What can be achieved in this game."""

from __future__ import annotations

from itertools import pairwise

from hollywood.achievements import Achievement, Done, once, won
from hollywood.career_totals import Appearance
from hollywood.puzzle_scores import AT_ONCE, Answered

_HARD = 1800  # the rating of a puzzle
_TRILOGY, _EPIC, _STARS, _DEVELOPED = 3, 15, 3, 6  # movies, points, stars, points
_SECOND = 1  # the number of the round after which one may be last


def _trilogy(match: Appearance) -> bool:
    """So many movies in one round."""
    finished = [0, *match.own.did["finished"]]
    return any(after - before >= _TRILOGY for before, after in pairwise(finished))


def _epic(match: Appearance) -> bool:
    return any(movie["points"] >= _EPIC for movie in match.own.did["movies"])


def _critics(match: Appearance) -> bool:
    movies = match.own.did["movies"]
    return won(match) and any(m["stars"] >= _STARS and m["laurels"] for m in movies)


def _b_movie(match: Appearance) -> bool:
    movies = match.own.did["movies"]
    return won(match) and all(movie["stars"] < _STARS for movie in movies)


def _development(match: Appearance) -> bool:
    return won(match) and match.own.did["project"] >= _DEVELOPED


def _no_favours(match: Appearance) -> bool:
    return won(match) and not {"clap", "double"} & match.own.did.keys()


def _last_word(match: Appearance) -> bool:
    return won(match) and "trailed" in match.own.did


def _understudied(match: Appearance) -> bool:
    """From the last place after the second round to the first."""
    own, *others = (each.did["totals"][_SECOND] for each in (match.own, *match.others))
    return won(match) and own < min(others)


def _double_bill(done: Done) -> int:
    """Puzzles that were hard, asked for a Double Reel and were answered at once."""
    answers = [each for each in done.answers if isinstance(each, Answered)]
    firsts = {each.id: each for each in reversed(answers) if each.result is not None}
    return sum(
        each.result == AT_ONCE and each.asked >= _HARD and "double" in each.themes
        for each in firsts.values()
    )


_OF_MATCHES = tuple(
    Achievement(id, once(is_one))
    for id, is_one in {
        "trilogy": _trilogy,
        "epic": _epic,
        "critics": _critics,
        "b_movie": _b_movie,
        "development": _development,
        "no_favours": _no_favours,
        "last_word": _last_word,
        "understudied": _understudied,
    }.items()
)
ACHIEVEMENTS = (*_OF_MATCHES, Achievement("double_bill", _double_bill))
