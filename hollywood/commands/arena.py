"""`arena`: bots against bots, every deal from every seat, on all processors asked for."""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import combinations, permutations
from pathlib import Path

from hollywood.bots.bot import decisions
from hollywood.bots.standings import Result, Standings
from hollywood.core.message import Refused, say
from hollywood.core.reader import Written
from hollywood.core.record import BOT, Chair
from hollywood.kit import Options, SetUp
from hollywood.set_up import AnyKit

from . import bulk
from .asked import Asked, all_bots, game_called
from .choices import agreed, known_names, positive, right_number, seed


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument("--seats", required=True, metavar="BOT,BOT,...", help="who plays")
    parser.add_argument(
        "--table",
        type=int,
        metavar="SEATS",
        help="seats per table, if there are more bots than seats",
    )
    parser.add_argument(
        "--games", type=positive, default=60, metavar="N", help="play at least N matches"
    )
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="seed of the first deal")
    parser.add_argument("--preset", help="rules preset")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bot", action="append", default=[], type=Path, metavar="FILE")
    bulk.add(parser)
    parser.add_argument("--json", action="store_true", help="as one JSON object")


@dataclass(frozen=True)
class Plan:
    """All that a process must know to play its part."""

    game: str
    cards: Path | None
    options: Options
    files: tuple[Path, ...]


@dataclass(frozen=True)
class Deal:
    """One deal and who plays it, once in every order around the table."""

    seed: int
    bots: tuple[str, ...]


def _set_up(kit: AnyKit, names: tuple[str, ...], options: Options, seed: int) -> SetUp:
    sitting = zip(names, kit.colours, strict=False)
    chairs = [Chair(name, Written(BOT + name), Written(colour)) for name, colour in sitting]
    return SetUp(tuple(chairs), options, seed, kit.name)


class Worker:
    """Plays deals; bots are made anew for each match."""

    def __init__(self, plan: Plan) -> None:
        self._kit = game_called(plan.game).open(plan.cards)
        self._options = plan.options
        self._bots = all_bots(self._kit, plan.files)

    def results(self, deal: Deal) -> list[Result]:
        """The deal played in every rotation."""
        seats = len(deal.bots)
        orders = [deal.bots[turn:] + deal.bots[:turn] for turn in range(seats)]
        different = dict.fromkeys(orders)  # three equal bots need only one match
        return [self._match(deal.seed, order) for order in different]

    def _match(self, seed: int, names: tuple[str, ...]) -> Result:
        match = self._kit.begin(_set_up(self._kit, names, self._options, seed))
        game, state = match.game, match.state
        bots = [self._bots[name]() for name in names]
        chances = [random.Random(f"{seed} {seat} {name}") for seat, name in enumerate(names)]
        seconds: list[list[float]] = [[] for _ in names]
        began = time.process_time()
        for move in decisions(game, state, bots, chances):
            seconds[game.to_act(state) or 0].append(time.process_time() - began)
            game.apply(state, move)
            began = time.process_time()
        standing = game.standing(state)
        return Result(names, standing.points, standing.places, tuple(map(tuple, seconds)))


def run(asked: Asked) -> bool:
    """Play the matches and print the tables."""
    flags = asked.flags
    names = known_names(flags.seats, all_bots(asked.kit, flags.bot))
    options = agreed(asked.kit, flags.preset, flags.option)
    plan = Plan(asked.kit.name, flags.cards, options, tuple(flags.bot))
    table = flags.table or len(names)
    right_number(table, asked.kit)
    if table > len(names):
        raise Refused(say("command.few_bots", seats=table, bots=len(names)))
    deals = list(_deals(names, table, flags.games, flags.seed))
    standings = Standings()
    with bulk.workers(flags) as executor:
        for results in bulk.done(executor, partial(_results, plan), deals):
            for result in results:
                standings.count(result)
    report = {"seats": table, "seed": flags.seed, **standings.as_json()}
    if flags.json:
        asked.show(report)
    else:
        asked.say(say("arena.played", count=standings.matches, seats=table))
        asked.table(report["players"])
        asked.table(report["pairs"])
    return True


def _deals(names: list[str], table: int, games: int, seed: int) -> Iterator[Deal]:
    """As many deals as make the matches; all companies and orders around the table in turn.

    Who sits after whom matters as much as who begins: errors of the neighbour are gifts.
    """
    rings = [
        (first, *rest)
        for first, *others in combinations(names, table)
        for rest in sorted(set(permutations(others)))
    ]
    rounds = -(-games // (table * len(rings)))
    for number, ring in enumerate(rings * rounds):
        yield Deal(seed + number, ring)


def _results(plan: Plan, deal: Deal) -> list[Result]:
    """The deal, played by whoever has the time."""
    return _worker(plan).results(deal)


@lru_cache(1)
def _worker(plan: Plan) -> Worker:
    """Files are read once in each process."""
    return Worker(plan)
