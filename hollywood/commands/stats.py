"""`stats`: what every player's career comes to."""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Sequence
from typing import Any

from hollywood.bots.roles import ROLES
from hollywood.career import Entry, Played, read_career, rows
from hollywood.career_totals import (
    Appearance,
    Wins,
    mean_points,
    means,
    met,
    played_by,
    players,
    wins,
    wins_by,
)
from hollywood.core.message import say

from .asked import Asked


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="as one JSON object")
    how.add_argument("--csv", action="store_true", help="a line for each seat of each match")


def run(asked: Asked) -> bool:
    """Print them."""
    career = read_career()
    if asked.flags.csv:
        csv.writer(sys.stdout, lineterminator="\n").writerows(rows(career.entries))
        return True
    found = {name: _by_game(name, career.entries) for name in players(career.entries)}
    if asked.flags.json:
        asked.show({"matches": len(career.entries), "unread": career.unread, "players": found})
        return True
    asked.say(say("stats.matches", count=len(career.entries)))
    for name, games in found.items():
        for game, kinds in games.items():
            every = kinds["all"]
            print(f"{name}  {game}  {every['wins']:g}/{every['matches']}  {every['win_share']:.0%}")
    return True


def _by_game(name: str, entries: Sequence[Entry]) -> dict[str, Any]:
    """What a player has done in each game: in all matches, and in those without help."""
    played: dict[str, list[Appearance]] = {}
    for each in played_by(name, entries):
        played.setdefault(each.entry.game, []).append(each)
    return {
        game: {"all": _told(found), "clean": _told([each for each in found if each.entry.clean])}
        for game, found in played.items()
    }


def _told(played: Sequence[Appearance]) -> dict[str, Any]:
    """Everything that is counted of these matches."""
    return {
        **_won(wins(played)),
        "points": mean_points(played),
        "seconds": sum(each.entry.thought for each in played),
        "places": {str(place): won.matches for place, won in wins_by(_place, played).items()},
        "levels": {level: _won(won) for level, won in wins_by(_level, played).items()},
        "seats": {str(seats): _won(won) for seats, won in wins_by(_seats, played).items()},
        "characters": {who: vars(found) for who, found in met(played, _character).items()},
        "means": dict(means(played)),
    }


def _won(won: Wins) -> dict[str, Any]:
    low, high = won.interval
    return {
        "matches": won.matches,
        "wins": won.wins,
        "win_share": round(won.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def _place(played: Appearance) -> int:
    return played.own.place


def _level(played: Appearance) -> str:
    return played.level


def _seats(played: Appearance) -> int:
    return len(played.entry.seats)


def _character(other: Played) -> str | None:
    return None if other.human else ROLES.character(other.who) or None
