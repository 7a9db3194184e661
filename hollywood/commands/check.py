"""`check [FILE]`: every fault of a card file, with its line."""

from __future__ import annotations

import argparse
from pathlib import Path

from hollywood import paths
from hollywood.core.faults import Fault, Faults
from hollywood.core.message import quoted, say
from hollywood.files import named
from hollywood.games import GAMES
from hollywood.games.hollywood.card_pictures import cards_of, lines_of
from hollywood.games.hollywood.rules.deck import Deck
from hollywood.pictures import Pictures, missing

from .asked import Asked


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a card file")


def run(asked: Asked) -> bool:
    """Say that the file is right, or every fault it has; whether it is right."""
    own = asked.flags.file or asked.flags.cards
    file = own or paths.data("cards.yaml")
    try:
        deck = GAMES[0].open(file).deck
        pictures = Pictures(paths.assets() / "cards", own and own.parent)
        wrong = missing(cards_of(deck).values(), lines_of(deck), str(file), pictures)
        if own:
            wrong += _unreadable(deck, str(file), pictures)
        if wrong:
            raise Faults(wrong)
    except Faults as faults:
        print(asked.lines(faults))
        return False
    asked.say(say("command.no_faults", file=str(file)))
    return True


def _unreadable(deck: Deck, file: str, pictures: Pictures) -> list[Fault]:
    """Every picture of a card that is there but can't be read."""
    from hollywood.ui.draw.surfaces import unreadable

    lines, wrong = lines_of(deck), []
    for id in cards_of(deck):
        picture = pictures.scene(id)
        if picture and (problem := unreadable(picture)) is not None:
            slots = {"id": id, "picture": named(picture), "problem": quoted(problem)}
            wrong.append(Fault(file, lines.get(id, 0), say("fault.bad_picture", **slots)))
    return wrong
