"""The keys that make a move at the table."""

from __future__ import annotations

import pygame

from ..rules.game import Hollywood
from ..rules.state import Clap, Column, Double, Move, Place, State
from .pointing import DIGITS, nobody_else


def keys_for(game: Hollywood, state: State, move: Move) -> list[int]:
    """The keys that make a legal move."""
    match move:
        case Place(column):
            return _digits(column)
        case Double(column, other):
            return [pygame.K_d, *_digits(column, other)]
        case Clap():
            return [pygame.K_c] * (1 + nobody_else(state))  # asked twice
    return [pygame.K_1 + list(game.moves(state)).index(move)]


def _digits(*columns: Column) -> list[int]:
    """The keys of these columns; one beyond the tenth has none, arrows and the mouse lead there."""
    return [DIGITS[column] for column in columns if column < len(DIGITS)]
