"""`replay FILE`: plays a saved match and tells how it stands."""

from __future__ import annotations

import argparse
from pathlib import Path

from hollywood.core.catalogue import Voice
from hollywood.core.game import Turn
from hollywood.kit import SetUp
from hollywood.set_up import AnyMatch, voice_of

from .asked import Asked


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved match")
    parser.add_argument(
        "--json", action="store_true", help="print the state of play as one JSON object"
    )


def run(asked: Asked) -> bool:
    """Play the match again; an illegal line is a fault of the file."""
    kit, set_up, match = asked.match_in(asked.flags.file)
    if asked.flags.json:
        asked.show(kit.report(match))
    else:
        _tell(voice_of(set_up, kit, asked.voice), set_up, match)
    return True


def _tell(voice: Voice, set_up: SetUp, match: AnyMatch) -> None:
    """The match as a log, then the points, or the places where nobody counts any."""
    for event in (event for events in match.events for event in events):
        if not isinstance(event, Turn):
            print(voice.text(match.game.caption(event, None)))
    standing = match.game.standing(match.state)
    if match.to_act is not None and standing.points is None:
        print(voice.text(standing.headline))  # who leads is kept back as long as the points are
        return
    for chair, number in zip(set_up.chairs, standing.points or standing.places, strict=True):
        print(f"{chair.name}: {number}")
