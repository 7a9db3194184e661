"""`check [FILE]`: every fault of a card file, with its line."""

from __future__ import annotations

import argparse
from pathlib import Path

from .. import box, paths
from ..core.faults import Faults
from ..core.message import say
from ..pictures import Pictures, missing
from .asked import Asked


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a card file")


def run(asked: Asked) -> bool:
    """Say that the file is right, or every fault it has; whether it is right."""
    own = asked.flags.file or asked.flags.cards
    file = own or paths.data(box.CARDS)
    try:
        deck = box.open_deck(file)
        if lacking := missing(deck, str(file), Pictures(paths.assets(), own and own.parent)):
            raise Faults(lacking)
    except Faults as faults:
        print(asked.lines(faults))
        return False
    asked.say(say("command.no_faults", file=str(file)))
    return True
