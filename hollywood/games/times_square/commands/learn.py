"""`learn`: learns from self-play what a position is worth, and writes it where bots find it."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator

from hollywood import paths
from hollywood.commands.asked import Asked
from hollywood.commands.choices import positive, seed
from hollywood.files import read_file, write_text

from ..bots.learning import beginner, study
from ..bots.net import Learnt
from ..kit import TimesSquareKit
from ..rules.game import TimesSquare

_TOGETHER = 200  # matches after which it plays by what it has learnt
# what part of the matches is over, how fast it then learns, and how often it plays anything
_STAGES = ((0.5, 0.02, 0.05), (0.83, 0.008, 0.05), (0.95, 0.002, 0.02), (1.0, 0.0008, 0.02))
_HEAD = "output:"


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument(
        "--games", type=positive, default=50_000, metavar="N", help="matches of self-play"
    )
    parser.add_argument("--hidden", type=positive, default=64, metavar="N", help="hidden units")
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="seed of the first match")
    parser.add_argument(
        "--write", action="store_true", help="write the result to data/times_square_net.yaml"
    )


def run(asked: Asked) -> bool:
    """Learn; print or write what was learnt."""
    flags, kit = asked.flags, asked.kit
    assert isinstance(kit, TimesSquareKit), "only this game has the command"
    game = TimesSquare(kit.deck)
    pupil = beginner(game, flags.hidden, random.Random(flags.seed))
    for begun in range(0, flags.games, _TOGETHER):
        over = min(begun + _TOGETHER, flags.games)
        rate, errors = next(stage[1:] for stage in _STAGES if begun < stage[0] * flags.games)
        study(game, pupil, range(flags.seed + begun, flags.seed + over), rate, errors)
        print(f"{over} matches", file=sys.stderr)
    text = "\n".join(_lines(pupil.learnt())) + "\n"
    if flags.write:
        file = paths.data("times_square_net.yaml")
        head = read_file(file).partition(_HEAD)[0]
        write_text(file, head + text)
    else:
        print(text, end="")
    return True


def _lines(learnt: Learnt) -> Iterator[str]:
    """The rows as they stand in the file."""
    yield f'{_HEAD} "{learnt.output}"'
    yield f'bias: "{learnt.bias}"'
    yield "stands:"
    for figure, rows in learnt.stands.items():
        yield f"  {figure}:"
        yield from (f'    - "{row}"' for row in rows)
    for part in ("kept", "unseen", "others"):
        yield f"{part}:"
        yield from (f'  {name}: "{row}"' for name, row in getattr(learnt, part).items())
