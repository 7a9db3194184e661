"""The keys that make a move at the table."""

from __future__ import annotations

import pygame

from ..rules.game import Hollywood
from ..rules.state import Clap, Double, Move, Place, State
from .pointing import nobody_else


def keys_for(game: Hollywood, state: State, move: Move) -> list[int]:
    """The keys that make a legal move."""
    match move:
        case Place(column):
            return [pygame.K_1 + column]
        case Double(column, other):
            return [pygame.K_d, pygame.K_1 + column, pygame.K_1 + other]
        case Clap():
            return [pygame.K_c] * (1 + nobody_else(state))  # asked twice
    return [pygame.K_1 + list(game.moves(state)).index(move)]
