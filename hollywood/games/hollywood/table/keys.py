"""The actions that make a move at the table."""

from __future__ import annotations

from hollywood.actions import NUMBERS

from ..rules.game import Hollywood
from ..rules.state import Clap, Column, Double, Move, Place, State
from . import actions
from .pointing import nobody_else


def actions_for(game: Hollywood, state: State, move: Move) -> list[str]:
    """The actions that make a legal move."""
    match move:
        case Place(column):
            return _numbers(column)
        case Double(column, other):
            return [actions.DOUBLE, *_numbers(column, other)]
        case Clap():
            return [actions.CLAP] * (1 + nobody_else(state))  # asked twice
    return [NUMBERS[list(game.moves(state)).index(move)]]


def _numbers(*columns: Column) -> list[str]:
    """Those of these columns; beyond the tenth there is none, arrows and the mouse lead there."""
    return [NUMBERS[column] for column in columns if column < len(NUMBERS)]
