"""Moves of Times Square as they stand in the line of a puzzle.

A figure is the first letter of its name in the code, a capital if it goes towards The Blue Moth.
"""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.bots.puzzle_line import PuzzleLine

from ..rules.state import (
    Deb,
    DebToManhole,
    Discard,
    End,
    Guards,
    GuardsToSue,
    Hal,
    Lure,
    Move,
    Sue,
    Trio,
)
from ..rules.street import FIGURES, Figure

GOALS = ("turn", "stop")  # the one turn that wins; the one after which the other can't win
_MOVES = r"[SsTt]|2?[LlRr]|g[Ll][Rr]|G|[HhDd]\d|j[SsHhLlRr]\d|m[dhslr]|u[slr]|x[a-z]|\."
_NAMED: dict[str, Figure] = {figure[0]: figure for figure in FIGURES}


def line_of(cards: Sequence[str]) -> PuzzleLine[Move]:
    """How puzzles are written with a deck of these cards."""

    def write(move: Move) -> str:
        return (
            f"x{chr(ord('a') + cards.index(move.card))}"
            if isinstance(move, Discard)
            else _letters(move)
        )

    def read(letters: str) -> Move:
        if letters[0] != "x":
            return _move(letters)
        number = ord(letters[1]) - ord("a")
        return Discard(cards[number] if number < len(cards) else letters)

    return PuzzleLine("TSP1", GOALS, _MOVES, write, read)


def _way(letter: str, by: int) -> str:
    return letter.upper() if by > 0 else letter


def _letters(move: Move) -> str:
    match move:
        case Sue(by):
            return _way("s", by)
        case Trio(by):
            return _way("t", by)
        case Guards(left, 0):
            return "2" * (abs(left) > 1) + _way("l", left)
        case Guards(0, right):
            return "2" * (abs(right) > 1) + _way("r", right)
        case Guards(left, right):
            return f"g{_way('l', left)}{_way('r', right)}"
        case Hal(by):
            return f"{_way('h', by)}{abs(by)}"
        case Deb(by, "deb"):
            return f"{_way('d', by)}{abs(by)}"
    return _other_letters(move)


def _other_letters(move: Move) -> str:
    match move:
        case Deb(by, figure):
            return f"j{_way(figure[0], by)}{abs(by)}"
        case DebToManhole(figure):
            return f"m{figure[0]}"
        case Lure(figure):
            return f"u{figure[0]}"
        case GuardsToSue():
            return "G"
    return "."


def _by(letter: str) -> int:
    return 1 if letter.isupper() else -1


def _move(letters: str) -> Move:
    match tuple(letters):
        case ("S" | "s",):
            return Sue(_by(letters))
        case ("T" | "t",):
            return Trio(_by(letters))
        case ("g", left, right):
            return Guards(_by(left), _by(right))
        case ("G",):
            return GuardsToSue()
        case ("H" | "h" as way, steps):
            return Hal(_by(way) * int(steps))
        case ("D" | "d" as way, steps):
            return Deb(_by(way) * int(steps))
    return _other_move(letters)


def _other_move(letters: str) -> Move:
    match tuple(letters):
        case ("j", figure, steps):
            return Deb(_by(figure) * int(steps), _NAMED[figure.lower()])
        case ("m", figure):
            return DebToManhole(_NAMED[figure])
        case ("u", figure):
            return Lure(_NAMED[figure])
        case (".",):
            return End()
    by = _by(letters[-1]) * len(letters)
    return Guards(by, 0) if letters[-1] in "Ll" else Guards(0, by)
