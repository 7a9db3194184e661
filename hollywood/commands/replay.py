"""`replay FILE`: plays a saved match and tells how it stands."""

from __future__ import annotations

import argparse
from pathlib import Path

from hollywood import files
from hollywood.core.catalogue import Voice
from hollywood.core.game import Turn
from hollywood.games.hollywood.report import Played, report
from hollywood.kit import SetUp
from hollywood.set_up import load

from .asked import Asked


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved match")
    parser.add_argument("--json", action="store_true", help="where it stands, as one JSON object")


def run(asked: Asked) -> bool:
    """Play the match again; an illegal line is a fault of the file."""
    file = asked.flags.file
    set_up, match = load(files.read_file(file), str(file), {asked.kit.name: asked.kit}.get)
    if asked.flags.json:
        asked.show(report(match))
    else:
        _tell(asked, set_up, match)
    return True


def _tell(asked: Asked, set_up: SetUp, match: Played) -> None:
    """The match as a log, then the points."""
    names = [chair.name for chair in set_up.chairs]
    voice = Voice({**asked.voice.sentences, **asked.kit.titles}, asked.voice.language, names)
    for event in (event for events in match.events for event in events):
        if not isinstance(event, Turn):
            print(voice.text(match.game.caption(event, None)))
    for name, points in zip(names, match.game.standing(match.state).points or (), strict=True):
        print(f"{name}: {points}")
