"""`learn`: learns what a position is worth, and writes it where bots find it.

First from self-play; then, with `--imagined`, from what turns of the bots come to in worlds that
may be the true one. With `--both-hands` it learns for reviews, which see both hands.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain

from hollywood import paths
from hollywood.commands import bulk
from hollywood.commands.asked import Asked
from hollywood.commands.choices import positive, seed
from hollywood.files import read_file, write_text

from ..bots.both_hands import beginner_of_both, watched
from ..bots.imagined import examples, learn_from
from ..bots.learning import PARTS, Example, Pupil, beginner, difference, ends, study, teach
from ..bots.net import Learnt
from ..kit import TimesSquareKit
from ..rules.game import TimesSquare

_TOGETHER = 200  # matches after which it plays by what it has learnt, or that make one task
# what part of the matches is over, how fast it then learns, and how often it plays anything
_STAGES = ((0.5, 0.02, 0.05), (0.83, 0.008, 0.05), (0.95, 0.002, 0.02), (1.0, 0.0008, 0.02))
_APART = 20  # matches, of which one is kept apart to see what was learnt
_HEAD = "output:"


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument(
        "--games", type=positive, default=50_000, metavar="N", help="matches of self-play"
    )
    parser.add_argument("--hidden", type=positive, default=64, metavar="N", help="hidden units")
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="seed of the first match")
    source = parser.add_mutually_exclusive_group()
    source.add_argument(
        "--imagined",
        type=positive,
        metavar="N",
        help="go on from what the file holds: learn from imagined worlds, in so many matches",
    )
    source.add_argument(
        "--both-hands",
        type=positive,
        metavar="N",
        help="go on from it: learn with both hands in sight, from the ends of so many matches",
    )
    parser.add_argument(
        "--worlds", type=positive, default=40, metavar="N", help="so many for each end of a turn"
    )
    bulk.add(parser)
    parser.add_argument(
        "--write", action="store_true", help="write the result to the file in data it belongs in"
    )


def run(asked: Asked) -> bool:
    """Learn; print or write what was learnt."""
    flags, kit = asked.flags, asked.kit
    assert isinstance(kit, TimesSquareKit), "only this game has the command"
    if flags.imagined:
        pupil = _from_imagined_worlds(kit, flags)
    elif flags.both_hands:
        pupil = _from_both_hands(kit, flags)
    else:
        pupil = _from_self_play(TimesSquare(kit.deck), flags)
    text = "\n".join(_lines(pupil.learnt())) + "\n"
    if flags.write:
        name = "times_square_both_hands.yaml" if flags.both_hands else "times_square_net.yaml"
        file = paths.data(name)
        head = read_file(file).partition(_HEAD)[0]
        write_text(file, head + text)
    else:
        print(text, end="")
    return True


def _from_self_play(game: TimesSquare, flags: argparse.Namespace) -> Pupil:
    pupil = beginner(game, flags.hidden, random.Random(flags.seed))
    for begun in range(0, flags.games, _TOGETHER):
        over = min(begun + _TOGETHER, flags.games)
        rate, errors = _stage(begun / flags.games)
        study(game, pupil, range(flags.seed + begun, flags.seed + over), rate, errors)
        print(f"{over} matches", file=sys.stderr)
    return pupil


def _from_imagined_worlds(kit: TimesSquareKit, flags: argparse.Namespace) -> Pupil:
    pupil, seeds = Pupil.of(kit.learnt), range(flags.seed, flags.seed + flags.imagined)
    with bulk.workers(flags) as executor:
        tried = partial(examples, kit.deck, kit.learnt, flags.worlds)
        matches = list(bulk.done(executor, tried, seeds))
    apart = matches[::_APART]
    taught = [match for number, match in enumerate(matches) if number % _APART]
    kept_apart = list(chain.from_iterable(apart))
    before = difference(pupil, kept_apart)
    learn_from(pupil, list(chain.from_iterable(taught)), random.Random(flags.seed))
    _tell(pupil, kept_apart, before)
    return pupil


def _from_both_hands(kit: TimesSquareKit, flags: argparse.Namespace) -> Pupil:
    """Others play, one learns, in the order of the seeds."""
    pupil, kept_apart = beginner_of_both(kit.learnt), list[Example]()
    seeds = range(flags.seed, flags.seed + flags.both_hands)
    tasks = [seeds[at : at + _TOGETHER] for at in range(0, len(seeds), _TOGETHER)]
    with bulk.workers(flags) as executor:
        played = bulk.done(executor, partial(watched, kit.deck, kit.learnt), tasks)
        for number, found in enumerate(played):
            rate, _ = _stage(number / len(tasks))
            for at, match in enumerate(found):
                if at % _APART:
                    teach(pupil, *match, rate)
                else:
                    kept_apart += ends(match)
    _tell(pupil, kept_apart, difference(beginner_of_both(kit.learnt), kept_apart))
    return pupil


def _stage(over: float) -> tuple[float, float]:
    """How fast it learns and how often it errs when such a part of the matches is over."""
    return next(stage[1:] for stage in _STAGES if over < stage[0])


def _tell(pupil: Pupil, kept_apart: Sequence[Example], before: float) -> None:
    after = difference(pupil, kept_apart)
    print(f"{len(kept_apart)} kept apart: {before:.4f}, then {after:.4f}", file=sys.stderr)


def _lines(learnt: Learnt) -> Iterator[str]:
    """The rows as they stand in the file."""
    yield f'{_HEAD} "{learnt.output}"'
    yield f'bias: "{learnt.bias}"'
    yield "stands:"
    for figure, rows in learnt.stands.items():
        yield f"  {figure}:"
        yield from (f'    - "{row}"' for row in rows)
    for part in PARTS:
        if rows := getattr(learnt, part):
            yield f"{part}:"
            yield from (f'  {name}: "{row}"' for name, row in rows.items())
