"""Who plays each game of the box with mouse and keys: every game's tests bring one."""

from __future__ import annotations

from importlib import import_module

from hollywood.games import GAMES

from .pilot import Player


def player_of(game: str) -> Player:
    """The player in `tests/games/<game>/by_hand.py`."""
    player: Player = import_module(f"tests.games.{game}.by_hand").PLAYER
    return player


PLAYERS = {game.name: player_of(game.name) for game in GAMES}
