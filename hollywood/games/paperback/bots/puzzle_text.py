"""A puzzle as one line: sign, language, seats, seed, moves before, goal, count, those moves.

The moves are one number, written in figures and letters. Each of them adds which one of how many
was chosen: of a word how many cards it has, then the place of each in what is left of the hand,
in the order of the deck, the library card last, and the letter of a wild card; of any other move
its place among those that are allowed. Rating and themes follow after a semicolon.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from string import ascii_lowercase, ascii_uppercase, digits
from typing import TypeAlias

from hollywood.bots.puzzle import Puzzle
from hollywood.core.catalogue import LANGUAGES
from hollywood.core.message import Refused, quoted, say

from ..rules.faces import COMMON
from ..rules.game import Paperback
from ..rules.moves import Laid, Move, Pass, Spell
from ..rules.state import State

SIGN = "PBP1"
GOALS = ("word", "fame")  # the word that pays most; the word and the books that bring most Fame
_DIGITS = digits + ascii_uppercase + ascii_lowercase
_LINE = re.compile(
    rf"{SIGN} ({'|'.join(LANGUAGES)}) (\d) (\d{{1,20}}) (\d{{1,3}}) ({'|'.join(GOALS)}) (\d{{1,3}})"
    r" ([0-9A-Za-z]{1,200})(?:\s*;\s*(\d{1,4})((?: [a-z_]+)*))?",
    re.ASCII,
)
_Chosen: TypeAlias = tuple[int, int]  # which, among how many


def sign_of(game: Paperback) -> str:
    """How lines begin that are asked in the game's language."""
    return f"{SIGN} {game.options.language}"


def write(game: Paperback, puzzle: Puzzle[Move]) -> str:
    """The puzzle as a line."""
    where = f"{puzzle.seats} {puzzle.seed} {len(puzzle.before)} {puzzle.goal} {puzzle.count}"
    known = " ".join((str(puzzle.rating), *puzzle.themes))
    number = 0
    for which, among in reversed(list(_choices(game, puzzle))):
        number = number * among + which
    return f"{sign_of(game)} {where} {_in_digits(number)} ; {known}"


def _in_digits(number: int) -> str:
    written = ""
    while number or not written:
        number, digit = divmod(number, len(_DIGITS))
        written = _DIGITS[digit] + written
    return written


def _choices(game: Paperback, puzzle: Puzzle[Move]) -> Iterator[_Chosen]:
    state = game.start(puzzle.seats, puzzle.seed)
    for move in puzzle.before:
        if state.step == "spell":
            yield from _cards_chosen(game, state, move)
        else:
            moves = game.moves(state)
            yield moves.index(move), len(moves)
        game.apply(state, move)


def _cards_chosen(game: Paperback, state: State, move: Move) -> Iterator[_Chosen]:
    """Those of a word; none to pass."""
    laid, left = move.laid if isinstance(move, Spell) else (), _to_lay(game, state)
    yield len(laid), len(left) + 1
    for each in laid:
        yield left.index(each.card), len(left)
        left.remove(each.card)
        if _stands_for_any(game, each.card):
            yield ascii_lowercase.index(each.as_), len(ascii_lowercase)


def _to_lay(game: Paperback, state: State) -> list[str]:
    return [game.table.names[card] for card in sorted(state.hands[state.turn])] + [COMMON]


def _stands_for_any(game: Paperback, name: str) -> bool:
    return name != COMMON and game.table.face(name).wild


def can_be_written(state: State, move: Move) -> bool:
    """Whether a line can tell it: with nothing but letters, and wild cards as letters."""
    if not isinstance(move, Spell):
        return state.step != "spell" or isinstance(move, Pass)
    plain = not any(each.twice or each.reversed for each in move.laid)
    return plain and not move.on_theme


class _Number:
    """What is left of the number in a line while its moves are read."""

    def __init__(self, written: str) -> None:
        self.left = 0
        for letter in written:
            self.left = self.left * len(_DIGITS) + _DIGITS.index(letter)

    def choose(self, among: int) -> int:
        """Which one of so many comes next."""
        self.left, which = divmod(self.left, among)
        return which


def read(game: Paperback, text: str) -> Puzzle[Move]:
    """The puzzle in a line; Refused if it is none in the game's language."""
    told = _LINE.fullmatch(text.strip())
    if told is None or told[1] != game.options.language or int(told[2]) not in game.seats:
        raise _unreadable(text)
    _, seats, seed, moves, goal, count, written, rating, themes = told.groups()
    number = _Number(written)
    before = tuple(_moves(game, game.start(int(seats), int(seed)), int(moves), number, text))
    if number.left:
        raise _unreadable(text)
    asked = Puzzle(int(seats), int(seed), before, goal, int(count), language=game.options.language)
    return replace(asked, rating=int(rating), themes=tuple(themes.split())) if rating else asked


def _unreadable(text: str) -> Refused:
    return Refused(say("puzzle.unreadable", text=quoted(text.strip())))


def _moves(game: Paperback, state: State, many: int, number: _Number, text: str) -> Iterator[Move]:
    for _ in range(many):
        spells, move = state.step == "spell", _move(game, state, number)
        if move is None or (spells and game.illegal(state, move) is not None):
            raise _unreadable(text)  # other moves were chosen among those that are allowed
        yield move
        game.apply(state, move)


def _move(game: Paperback, state: State, number: _Number) -> Move | None:
    if state.step == "spell":
        return _spelled(game, _to_lay(game, state), number)
    moves = game.moves(state)
    return moves[number.choose(len(moves))] if moves else None


def _spelled(game: Paperback, left: list[str], number: _Number) -> Move:
    laid = []
    for _ in range(number.choose(len(left) + 1)):
        name = left.pop(number.choose(len(left)))
        stands = number.choose(len(ascii_lowercase)) if _stands_for_any(game, name) else None
        laid.append(Laid(name, "" if stands is None else ascii_lowercase[stands]))
    return Spell(tuple(laid)) if laid else Pass()
