"""Moves of Hollywood! as they stand in the line of a puzzle: A to D, c, dAB, h, r, a."""

from __future__ import annotations

from hollywood.bots.puzzle_line import PuzzleLine

from ..rules import words
from ..rules.deck import GENRES
from ..rules.state import Clap, Double, Finish, Move, Place

GOALS = ("sure", "win", "best")  # points for certain; the match for certain; most if all want most
_FINISHES = {genre[0]: Finish(genre) for genre in GENRES}


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


def _move(letters: str) -> Move:
    match letters:
        case "c":
            return Clap()
        case "h" | "r" | "a":
            return _FINISHES[letters]
    columns = sorted(ord(letter) - ord("A") for letter in letters.removeprefix("d"))
    return Double(*columns) if len(columns) > 1 else Place(*columns)


LINE = PuzzleLine("HWP1", GOALS, "d[A-Z][A-Z]|[A-Zchra]", _letters, _move)
