"""A game that was turned to: its files are read, its bots are known, it can be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

from hollywood.core.faults import Faults
from hollywood.known_bots import BotMaker, actors
from hollywood.set_up import AnyKit

from .boxed_game import BoxedGame, Screens


@dataclass(frozen=True)
class OpenedGame:
    """All that a page or a table needs of one game."""

    boxed: BoxedGame
    kit: AnyKit
    screens: Screens
    actors: Mapping[str, BotMaker]  # every bot by name, a player's own among them


class OpenedGames:
    """The games of the box, each opened when it is first asked for; any thread may ask."""

    def __init__(
        self, games: Sequence[BoxedGame], own_cards: Mapping[str, Path] | None = None
    ) -> None:
        self.games = games
        self._own_cards = own_cards or {}  # a player's own card files, by the names of their games
        self._opened: dict[str, OpenedGame | Faults] = {}
        self._door = Lock()

    def opened(self, game: BoxedGame) -> OpenedGame:
        """The game, opened; Faults, the same ones every time, if its files are wrong."""
        with self._door:
            if game.name not in self._opened:
                self._opened[game.name] = self._tried(game)
        opened = self._opened[game.name]
        if isinstance(opened, Faults):
            raise opened
        return opened

    def _tried(self, game: BoxedGame) -> OpenedGame | Faults:
        own = self._own_cards.get(game.name)
        try:
            kit = game.open(own)
            return OpenedGame(
                game, kit, game.screens(kit, own), actors(kit, first=game is self.games[0])
            )
        except Faults as faults:
            return faults

    def first(self, name: str) -> OpenedGame:
        """The game of this name, or the first one that can be opened; Faults, if there is none."""
        wrongs = []
        for game in sorted(self.games, key=lambda each: each.name != name):
            try:
                return self.opened(game)
            except Faults as wrong:
                if game.name in self._own_cards:
                    raise  # whoever names a file is told on the command line
                wrongs.append(wrong)
        raise wrongs[0]

    def close(self) -> None:
        """Leave nothing half done."""
        for opened in self._opened.values():
            if isinstance(opened, OpenedGame):
                opened.screens.art.close()
