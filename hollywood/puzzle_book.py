"""Puzzles as matches: who sits there, and which puzzles come with the box."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date
from functools import cache, lru_cache
from typing import Any

from hollywood.bots.puzzle import ListedPuzzle, Puzzle, Puzzles
from hollywood.bots.roles import Roles, named
from hollywood.core.catalogue import LANGUAGES, Voice
from hollywood.core.faults import Fault, Faults
from hollywood.core.message import Refused, Seat
from hollywood.core.reader import Written
from hollywood.core.record import HUMAN, Chair
from hollywood.kit import SetUp
from hollywood.set_up import AnyKit, have_colours

from . import files, paths
from .card_language import speaking

_LEVEL = -2  # of the bots that sit there: the strongest but one, who thinks for a moment only
_KEPT = 8  # games and languages whose puzzles stay read
_NOTE = "#"  # begins a line of a file that is no puzzle
_SIGN = re.compile(r"[A-Z]{2}P\d ")  # as all lines begin, whatever the game
_LINE = re.compile(  # and as they go on: language, seats, seed, moves, goal, count; what is known
    r"[A-Z]{2}P\d(?: ([a-z]{2}))? (\d+) (\d+) (\d+) (\w+) (\d+) [^;]*(?:;\s*(\d+)((?: \w+)*))?",
    re.ASCII,
)
_CHOSEN, _DATED = "puzzles.txt", "puzzles_daily.txt"
FIRST_DAY = date(2026, 1, 1)  # the day of the first dated one


def set_up_of(
    kit: AnyKit, puzzle: Puzzle[Any], hero: Seat, name: str, voice: Voice, turn: int = 0
) -> SetUp:
    """Who sits where: the person whose turn it is, and characters who differ with the match.

    Whenever the dated ones have begun again, a `turn` more, others sit there in other colours.
    """
    options = speaking(next(iter(kit.presets.values())), puzzle.language)
    roles = Roles(kit.levels, kit.characters)
    colours = list(kit.colours)
    if not have_colours(kit):  # then everybody has the first one at their own puzzles
        own, *others = colours
        by = turn % len(others)
        colours = [*others[by:], *others[:by]]
        colours.insert(hero, own)
    chairs = []
    for seat in range(puzzle.seats):
        colour = Written(colours[seat])
        if seat == hero:
            chairs.append(Chair(name, Written(HUMAN), colour))
            continue
        character = kit.characters[(puzzle.seed + seat + turn) % len(kit.characters)]
        who = roles.bot(kit.levels[_LEVEL], character)
        chairs.append(Chair(voice.text(named(character)), Written(who), colour))
    return SetUp(tuple(chairs), options, puzzle.seed, kit.name)


def lines(text: str, sign: str) -> Iterator[tuple[int, str]]:
    """The puzzles of one game in a file, each with the number of its line."""
    for number, line in enumerate(text.splitlines(), 1):
        other = is_puzzle(line) and not line.startswith(f"{sign} ")
        if line.strip() and not line.startswith(_NOTE) and not other:
            yield number, line


def is_puzzle(text: str) -> bool:
    """Whether a text begins as the line of a puzzle does, whatever its game."""
    return _SIGN.match(text) is not None


def asking(puzzles: Puzzles[Any, Any], text: str) -> Puzzles[Any, Any] | None:
    """Those of a game that a line belongs to, in whatever language; None if it is another's."""
    in_all = (puzzles.speaking(language) for language in LANGUAGES)
    return next((each for each in in_all if text.startswith(f"{each.sign} ")), None)


@lru_cache(_KEPT)
def shipped(sign: str) -> Sequence[ListedPuzzle]:
    """Those of the game that come with the box."""
    return tuple([listed(line) for line in _of_the_box(_CHOSEN, sign)])


def listed(line: str) -> ListedPuzzle:
    """What a line says of its puzzle."""
    told = _LINE.fullmatch(line)
    assert told is not None, "all lines of the box are told alike"
    language, seats, seed, moves, goal, count, rating, themes = told.groups()
    id = "-".join([seats, seed, moves, *([language] if language else [])])
    known = (int(rating), tuple(themes.split())) if rating else ()
    return ListedPuzzle(id, line, int(seats), goal, int(count), *known)


def of_day(puzzles: Puzzles[Any, Any], day: date) -> ListedPuzzle | None:
    """The puzzle of a date, the same everywhere; after the last one they begin again."""
    dated = _dated(puzzles.sign)
    return listed(dated[(day - FIRST_DAY).days % len(dated)]) if dated else None


def id_of_day(puzzles: Puzzles[Any, Any], day: date) -> str | None:
    """What that puzzle is called."""
    puzzle = of_day(puzzles, day)
    return None if puzzle is None else puzzle.id


def turn_of(puzzles: Puzzles[Any, Any], day: date) -> int:
    """How often the dated ones have begun again by this date."""
    return (day - FIRST_DAY).days // max(1, len(_dated(puzzles.sign)))


@cache
def _dated(sign: str) -> Sequence[str]:
    """The lines of one game, one a day."""
    return _of_the_box(_DATED, sign)


def _of_the_box(file: str, sign: str) -> list[str]:
    """The lines of one game in a file that was checked before it came into the box."""
    text = files.read_file(paths.data(file))
    return [line for line in text.splitlines() if line.startswith(f"{sign} ")]


def checked(puzzles: Puzzles[Any, Any], text: str, file: str) -> int:
    """How many puzzles stand in a file, if all of them hold; else Faults, each with its line."""
    faults, count = [], 0
    game, *_ = puzzles.sign.split()
    for number, line in lines(text, game):
        count += 1
        own = asking(puzzles, line) or puzzles
        try:
            own.solution(own.read(line))
        except Refused as refused:
            faults.append(Fault(file, number, refused.reason))
    if faults:
        raise Faults(faults)
    return count
