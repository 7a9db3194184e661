"""`simulate`: whole matches without a screen: who wins, by how much, how fast."""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

from hollywood.bots.bot import play_to_end
from hollywood.core.reader import Written
from hollywood.core.record import BOT, LONGEST_NAME, Chair
from hollywood.files import write_text
from hollywood.kit import Options, SetUp
from hollywood.known_bots import BotMaker
from hollywood.set_up import AnyKit, AnyMatch, save

from .asked import Asked, all_bots
from .choices import agreed, positive, seed, sitting_at


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument("game", nargs="?", default=argparse.SUPPRESS, help="which game to play")
    parser.add_argument("--seats", required=True, metavar="BOT,BOT,...", help="who plays")
    parser.add_argument("--games", type=positive, default=100, metavar="N")
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="seed of the first match")
    parser.add_argument("--preset", help="rules preset")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bot", action="append", default=[], type=Path, metavar="FILE")
    parser.add_argument(
        "--records", type=Path, metavar="DIR", help="save every match in this folder"
    )
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run(asked: Asked) -> bool:
    """Play the matches and sum them up."""
    flags = asked.flags
    options = agreed(asked.kit, flags.preset, flags.option)
    bots = all_bots(asked.kit, flags.bot)
    seats = sitting_at(flags.seats, asked.kit, bots, humans=False)
    keep = _keeper(flags.records) if flags.records else None
    result = simulate(asked.kit, options, seats, flags.games, flags.seed, keep, bots)
    if not flags.json:
        for seat in result.pop("seats"):
            print("  ".join(f"{name} {value}" for name, value in seat.items()))
    asked.list(result)
    return True


def _keeper(folder: Path) -> Callable[[int, str], None]:
    """Saves each match in the folder."""
    return lambda number, text: write_text(folder / f"{number + 1:06}.yaml", text)


@dataclass
class Tally:
    """What one seat did in all matches."""

    matches: int = 0
    wins: float = 0.0  # a shared win is a part of one
    points: list[int] = field(default_factory=list)  # none where nobody counts any

    def as_json(self, seat: int, bot: str) -> dict[str, Any]:
        """The seat's line of the report."""
        wins = {"wins": round(self.wins, 3), "win_share": round(self.wins / self.matches, 4)}
        return {"seat": seat, "bot": bot, **self._of_points(), **wins}

    def _of_points(self) -> dict[str, Any]:
        if not self.points:
            return {}
        return {
            "mean": round(fmean(self.points), 3),
            "deviation": round(pstdev(self.points), 3),
            "best": max(self.points),
            "worst": min(self.points),
        }


def simulate(
    kit: AnyKit,
    options: Options,
    seats: Sequence[str],
    games: int,
    seed: int,
    keep: Callable[[int, str], None] | None,
    known: Mapping[str, BotMaker],
) -> dict[str, Any]:
    """Play so many matches, seeds counted up; `keep` is given each match's number and record."""
    bots = [known[name]() for name in seats]
    sitting = zip(seats, kit.colours, strict=False)
    chairs = [
        Chair(f"{name} {seat}"[-LONGEST_NAME:], Written(BOT + name), Written(colour))
        for seat, (name, colour) in enumerate(sitting, 1)
    ]
    tallies = [Tally() for _ in seats]
    moves, began = 0, time.process_time()
    for number in range(games):
        set_up = SetUp(tuple(chairs), options, seed + number, kit.name)
        match = kit.begin(set_up)
        play_to_end(match, bots, random.Random(seed + number))
        moves += len(match.moves)
        _count(match, tallies)
        if keep:
            keep(number, save(set_up, match, kit))
    spent = time.process_time() - began
    points = [points for tally in tallies for points in tally.points]
    return {
        "games": games,
        "seed": seed,
        "seats": [t.as_json(seat, seats[seat]) for seat, t in enumerate(tallies)],
        **({"mean": round(fmean(points), 3)} if points else {}),
        "moves": moves,
        "moves_per_second": round(moves / spent) if spent else None,
        "games_per_second": round(games / spent, 1) if spent else None,
    }


def _count(match: AnyMatch, tallies: list[Tally]) -> None:
    standing = match.game.standing(match.state)
    for seat, tally in enumerate(tallies):
        tally.matches += 1
        tally.wins += standing.shares[seat]
        tally.points += [standing.points[seat]] if standing.points else []
