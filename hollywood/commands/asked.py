"""What the command line says, and the ways to answer."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, TextIO

from hollywood.core.catalogue import Voice
from hollywood.core.faults import Faults
from hollywood.core.message import Message, Refused, quoted, say
from hollywood.files import read_file
from hollywood.games import GAMES
from hollywood.kit import GameInBox, SetUp
from hollywood.known_bots import BotMaker, actors
from hollywood.set_up import AnyKit, AnyMatch, load


def game_called(name: str | None) -> GameInBox:
    """The game of this name, the first of the box if none is said."""
    for game in GAMES:
        if name in (game.name, None):
            return game
    choices = ", ".join(game.name for game in GAMES)
    raise Refused(say("command.no_game", game=quoted(str(name)), choices=choices))


def all_bots(kit: AnyKit, extra: Iterable[Path] = ()) -> dict[str, BotMaker]:
    """Every bot of the game by name: the box's, the player's own, those named by file."""
    return actors(kit, extra, first=kit.name == GAMES[0].name)


@dataclass(frozen=True)
class Asked:
    """The flags of one call, and the voice to answer in."""

    flags: argparse.Namespace
    voice: Voice
    answer: TextIO | None  # where data is printed to, whatever else is printed

    @cached_property
    def game(self) -> GameInBox:
        """The game asked for, as it lies in the box."""
        return game_called(self.flags.game)

    @cached_property
    def kit(self) -> AnyKit:
        """The game asked for, its files read: the player's own cards, or those of the box."""
        return self.game.open(self.flags.cards)

    def match_in(self, file: Path) -> tuple[AnyKit, SetUp, AnyMatch]:
        """A saved match, and the game it names."""
        set_up, match = load(read_file(file), str(file), self._kit_of)
        kit = self._kit_of(set_up.game)
        assert kit is not None, "its match was loaded"
        return kit, set_up, match

    def _kit_of(self, name: str) -> AnyKit | None:
        if name not in self._opened:
            known = any(name == game.name for game in GAMES)
            self._opened[name] = game_called(name).open(self.flags.cards) if known else None
        return self._opened[name]

    @cached_property
    def _opened(self) -> dict[str, AnyKit | None]:
        return {}

    def say(self, message: Message) -> None:
        """Answer in words."""
        print(self.voice.text(message))

    def lines(self, faults: Faults) -> str:
        """What is wrong, a line each."""
        told = [f"{fault.place}: {self.voice.text(fault.message)}" for fault in faults.faults]
        return "\n".join(told)

    def show(self, data: Any) -> None:
        """Answer with data, as one JSON object."""
        print(json.dumps(data, ensure_ascii=False), file=self.answer)

    def table(self, rows: Sequence[Mapping[str, object]]) -> None:
        """Answer with rows that have the same names, as a Markdown table."""
        if rows:
            print("\n| " + " | ".join(rows[0]) + " |")
            print("|" + "---|" * len(rows[0]))
        for row in rows:
            print("| " + " | ".join(str(value) for value in row.values()) + " |")

    def list(self, data: Mapping[str, object]) -> None:
        """Answer with data, a line each, or as JSON if that was wanted."""
        if self.flags.json:
            self.show(data)
            return
        width = max(map(len, data), default=0)
        for name, value in data.items():
            print(f"{name:<{width}}  {value}")
