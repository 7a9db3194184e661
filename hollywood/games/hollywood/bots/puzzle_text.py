"""A puzzle of Hollywood! as one line: HWP1, seats, seed, moves before, goal, points, the moves."""

from __future__ import annotations

import re

from hollywood.bots.puzzle import Puzzle
from hollywood.core.message import Refused, quoted, say

from ..rules import words
from ..rules.deck import GENRES
from ..rules.state import Clap, Double, Finish, Move, Place

GOALS = ("sure", "win", "best")  # points for certain; the match for certain; most if all want most
_SIGN = "HWP1"
_MOVES = r"d[A-Z][A-Z]|[A-Zchra]"
_LINE = re.compile(
    rf"{_SIGN} (\d) (\d{{1,20}}) (\d{{1,3}}) ({'|'.join(GOALS)}) (\d{{1,3}}) ((?:{_MOVES})+)"
    r"(?:\s*;\s*(\d{1,4})((?: [a-z]+)*))?",
    re.ASCII,
)
_FINISHES = {genre[0]: Finish(genre) for genre in GENRES}


def write(puzzle: Puzzle[Move]) -> str:
    """The puzzle as a line; what is known of it follows after a semicolon."""
    where = f"{puzzle.seats} {puzzle.seed} {len(puzzle.before)} {puzzle.goal} {puzzle.count}"
    moves = "".join(map(_letters, puzzle.before))
    return f"{_SIGN} {where} {moves} ; {puzzle.rating} {' '.join(puzzle.themes)}".rstrip()


def _letters(move: Move) -> str:
    match move:
        case Place(column):
            return words.letter(column)
        case Clap():
            return "c"
        case Double(column, other):
            return f"d{words.letter(column)}{words.letter(other)}"
        case Finish(genre):
            return genre[0]


def read(text: str) -> Puzzle[Move]:
    """The puzzle in a line; Refused if it is none."""
    told = _LINE.fullmatch(text.strip())
    moves = tuple(map(_move, re.findall(_MOVES, told[6]))) if told else ()
    if told is None or len(moves) != int(told[3]):
        raise Refused(say("puzzle.unreadable", text=quoted(text.strip())))
    seats, seed, _, goal, count, _, rating, themes = told.groups()
    known = (int(rating), tuple(themes.split())) if rating else ()
    return Puzzle(int(seats), int(seed), moves, goal, int(count), *known)


def _move(letters: str) -> Move:
    match letters:
        case "c":
            return Clap()
        case "h" | "r" | "a":
            return _FINISHES[letters]
    columns = [ord(letter) - ord("A") for letter in letters.lstrip("d")]
    return Double(*sorted(columns)) if len(columns) > 1 else Place(*columns)
