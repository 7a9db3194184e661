"""A puzzle as one line: sign, seats, seed, moves before, goal, count, the moves; what is known.

A word is written by the places of its cards in the hand, from 0, in the order of the deck: (03e1+)
is the first card, the fourth as an E, the second, the library card. Any other move is the letter
of its place among those that are allowed; - passes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from hollywood.bots.puzzle import Puzzle
from hollywood.core.message import Refused, quoted, say

from ..rules.faces import COMMON
from ..rules.game import Paperback
from ..rules.moves import Laid, Move, Pass, Spell
from ..rules.state import State

SIGN = "PBP1"
GOALS = ("word", "fame")  # the word that pays most; the word and the books that bring most Fame
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_SHARED, _PASS = "+", "-"
_MOST = 10  # cards of a hand whose places are one figure
_MOVE = re.compile(r"\((?:\d[a-z]?|\+)+\)|[A-Za-z]|-", re.ASCII)
_CARD = re.compile(r"(\d)([a-z]?)|\+", re.ASCII)
_LINE = re.compile(
    rf"{SIGN} (\d) (\d{{1,20}}) (\d{{1,3}}) ({'|'.join(GOALS)}) (\d{{1,3}}) "
    rf"((?:{_MOVE.pattern})+)(?:\s*;\s*(\d{{1,4}})((?: [a-z_]+)*))?",
    re.ASCII,
)


def write(game: Paperback, puzzle: Puzzle[Move]) -> str:
    """The puzzle as a line; its rating and themes follow after a semicolon."""
    where = f"{puzzle.seats} {puzzle.seed} {len(puzzle.before)} {puzzle.goal} {puzzle.count}"
    known = " ".join((str(puzzle.rating), *puzzle.themes))
    return f"{SIGN} {where} {''.join(_written(game, puzzle))} ; {known}"


def _written(game: Paperback, puzzle: Puzzle[Move]) -> Iterator[str]:
    state = game.start(puzzle.seats, puzzle.seed)
    for move in puzzle.before:
        yield _letters(game, state, move)
        game.apply(state, move)


def _letters(game: Paperback, state: State, move: Move) -> str:
    match move:
        case Pass():
            return _PASS
        case Spell(laid):
            left = _names(game, state)
            return f"({''.join(_card(left, each) for each in laid)})"
    return _LETTERS[list(game.moves(state)).index(move)]


def _names(game: Paperback, state: State) -> list[str]:
    return [game.table.names[card] for card in sorted(state.hands[state.turn])]


def _card(left: list[str], each: Laid) -> str:
    if each.card == COMMON:
        return _SHARED
    place = left.index(each.card)
    left[place] = ""
    return f"{place}{each.as_}"


def can_be_written(game: Paperback, state: State, move: Move) -> bool:
    """Whether there is a letter for it."""
    if isinstance(move, Spell):
        return len(state.hands[state.turn]) <= _MOST
    return isinstance(move, Pass) or game.moves(state).index(move) < len(_LETTERS)


def read(game: Paperback, text: str) -> Puzzle[Move]:
    """The puzzle in a line; Refused if it is none."""
    told = _LINE.fullmatch(text.strip())
    written = _MOVE.findall(told[6]) if told else []
    if told is None or len(written) != int(told[3]) or int(told[1]) not in game.seats:
        raise Refused(say("puzzle.unreadable", text=quoted(text.strip())))
    seats, seed, _, goal, count, _, rating, themes = told.groups()
    moves = tuple(_moves(game, game.start(int(seats), int(seed)), written, text))
    known = (int(rating), tuple(themes.split())) if rating else ()
    return Puzzle(int(seats), int(seed), moves, goal, int(count), *known)


def _moves(game: Paperback, state: State, written: Sequence[str], text: str) -> Iterator[Move]:
    for letters in written:
        move = _move(game, state, letters)
        if move is None or game.illegal(state, move) is not None:
            raise Refused(say("puzzle.unreadable", text=quoted(text.strip())))
        yield move
        game.apply(state, move)


def _move(game: Paperback, state: State, letters: str) -> Move | None:
    if letters == _PASS:
        return Pass()
    if letters.startswith("("):
        return _spelled(_names(game, state), letters)
    moves, place = game.moves(state), _LETTERS.index(letters)
    return moves[place] if place < len(moves) else None


def _spelled(names: Sequence[str], letters: str) -> Move | None:
    laid = []
    for place, letter in _CARD.findall(letters):
        if place and int(place) >= len(names):
            return None
        laid.append(Laid(names[int(place)], letter) if place else Laid(COMMON))
    return Spell(tuple(laid))
