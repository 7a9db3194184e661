"""`check [FILE]`: every fault of a card file, or of what the box has for a game, with its line."""

from __future__ import annotations

import argparse
from pathlib import Path

from hollywood.core.faults import Faults
from hollywood.core.message import say
from hollywood.daily import shipped_pars

from .asked import Asked


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a card file")


def run(asked: Asked) -> bool:
    """Say that the file is right, or every fault it has; whether it is right."""
    own = asked.flags.file or asked.flags.cards
    file = own or asked.game.cards
    try:
        if wrong := asked.game.open(own).wrong_pictures(file, own=own is not None):
            raise Faults(wrong)
        if own is None:
            shipped_pars(asked.game.name)
    except Faults as faults:
        print(asked.lines(faults))
        return False
    asked.say(say("command.no_faults", file=str(file)))
    return True
