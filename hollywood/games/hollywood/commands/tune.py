"""`tune`: learns from self-play what rounds leave behind, and writes it where bots find it."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from statistics import fmean

from hollywood import paths
from hollywood.bots.bot import decisions
from hollywood.commands import bulk
from hollywood.commands.asked import Asked
from hollywood.commands.choices import positive, seed
from hollywood.files import read_file, write_text

from ..bots.cast import Cast, Level
from ..bots.player import Player
from ..bots.tuning import Ended, fitted, self_play
from ..bots.value import Future
from ..kit import HollywoodKit
from ..rules.game import Hollywood

_PLAIN = 100  # percent
_KEEPING = (160, 240, 320)  # percent of what studio cards brought in self-play, tried in matches
_BEGIN, _END = "futures:\n", "\nlevels:"


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument(
        "--games", type=positive, default=400, metavar="N", help="matches of self-play"
    )
    parser.add_argument(
        "--trials", type=positive, default=60, metavar="N", help="deals per comparison"
    )
    parser.add_argument(
        "--play-outs", type=positive, default=600, metavar="N", help="play-outs per move"
    )
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="seed of the first match")
    bulk.add(parser)
    parser.add_argument(
        "--write", action="store_true", help="write the result to data/hollywood_bots.yaml"
    )


def run(asked: Asked) -> bool:
    """Learn for every number of seats; print or write what was learnt."""
    flags = asked.flags
    kit = asked.kit
    assert isinstance(kit, HollywoodKit), "only this game has the command"
    game, level = Hollywood(kit.deck), Level(flags.play_outs)
    with bulk.workers(flags) as executor:
        cast = _learnt(executor, game, level, kit.cast, flags)
    text = _text(cast)
    if flags.write:
        _write(paths.data("hollywood_bots.yaml"), text)
    else:
        print(text)
    return True


def _learnt(
    executor: Executor, game: Hollywood, level: Level, cast: Cast, flags: argparse.Namespace
) -> Cast:
    """The cast that knows what self-play teaches about every number of seats."""
    for seats in game.seats:
        seeds = range(flags.seed, flags.seed + flags.games)
        play = partial(_ends, game, level, cast, seats)
        rounds = list(chain.from_iterable(bulk.done(executor, play, seeds)))
        learnt = {studio: _with(cast, seats, rounds, studio) for studio in (_PLAIN, *_KEEPING)}
        against = partial(_share, executor, game, level, learnt[_PLAIN], seats, flags.trials)
        shares = {_PLAIN: 1 / seats} | {studio: against(learnt[studio]) for studio in _KEEPING}
        print(f"{seats} seats: studio cards at {shares}", file=sys.stderr)
        cast = learnt[max(shares, key=shares.__getitem__)]
    return cast


def _ends(game: Hollywood, level: Level, cast: Cast, seats: int, seed: int) -> list[Ended]:
    """The ends of all rounds of a match."""
    return list(self_play(game, [Player(cast, level) for _ in range(seats)], seed))


def _with(cast: Cast, seats: int, rounds: Sequence[Ended], studio: int) -> Cast:
    """The cast that knows what these rounds teach."""
    most = max(ended.seats[0].to_go for ended in rounds)
    futures = tuple(
        fitted([ended for ended in rounds if ended.seats[0].to_go == to_go], studio)
        for to_go in range(1, most + 1)
    )
    return replace(cast, futures={**cast.futures, str(seats): futures})


def _share(
    executor: Executor,
    game: Hollywood,
    level: Level,
    others: Cast,
    seats: int,
    deals: int,
    one: Cast,
) -> float:
    """The share of matches that one wins against others, over all seats of these deals."""
    play = partial(_won, game, level, one, others, seats)
    return round(fmean(bulk.done(executor, play, range(deals))), 3)


def _won(game: Hollywood, level: Level, one: Cast, others: Cast, seats: int, deal: int) -> float:
    """What one wins of a deal that it plays from every seat, against others."""
    won = 0.0
    for own in range(seats):
        casts = [one if seat == own else others for seat in range(seats)]
        state, rng = game.start(seats, deal), random.Random(deal)
        bots = [Player(cast, level) for cast in casts]
        for move in decisions(game, state, bots, [rng] * seats):
            game.apply(state, move)
        winners = game.winners(state)
        won += (own in winners) / len(winners)
    return won / seats


def _text(cast: Cast) -> str:
    """The futures as they stand in the file."""
    lines = [_BEGIN.rstrip()]
    for seats, futures in cast.futures.items():
        lines.append(f'  "{seats}":')
        lines += [f"    - {{{_line(future)}}}" for future in futures]
    return "\n".join(lines) + "\n"


def _line(future: Future) -> str:
    films, order = list(future.films), list(future.order)
    return (
        f"films: {films}, clap: {future.clap}, double: {future.double}, "
        f"order: {order}, heat: {future.heat}"
    )


def _write(file: Path, futures: str) -> None:
    text = read_file(file)
    begin, end = text.index(_BEGIN), text.index(_END)
    write_text(file, text[:begin] + futures + text[end:])
