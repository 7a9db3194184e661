"""What the command line says, and the ways to answer."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from hollywood.core.catalogue import Voice
from hollywood.core.faults import Faults
from hollywood.core.message import Message
from hollywood.games import GAMES
from hollywood.games.hollywood.kit import HollywoodKit
from hollywood.games.hollywood.rules.deck import Deck


@dataclass(frozen=True)
class Asked:
    """The flags of one call, and the voice to answer in."""

    flags: argparse.Namespace
    voice: Voice

    @cached_property
    def deck(self) -> Deck:
        """The cards to play with: the player's own, or those of the box."""
        return self.kit.deck

    @cached_property
    def kit(self) -> HollywoodKit:
        """The game asked for, its files read."""
        return GAMES[0].open(self.flags.cards)

    def say(self, message: Message) -> None:
        """Answer in words."""
        print(self.voice.text(message))

    def lines(self, faults: Faults) -> str:
        """What is wrong, a line each."""
        told = [f"{fault.place}: {self.voice.text(fault.message)}" for fault in faults.faults]
        return "\n".join(told)

    def show(self, data: Any) -> None:
        """Answer with data, as one JSON object."""
        print(json.dumps(data, ensure_ascii=False))

    def list(self, data: Mapping[str, object]) -> None:
        """Answer with data, a line each, or as JSON if that was wanted."""
        if self.flags.json:
            self.show(data)
            return
        width = max(map(len, data), default=0)
        for name, value in data.items():
            print(f"{name:<{width}}  {value}")
