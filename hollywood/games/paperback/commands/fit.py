"""`fit`: what hands earn, and a plan of purchases, found by play and written where bots look."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import asdict, replace
from typing import get_args

from hollywood import paths
from hollywood.bots.roles import LEVELS
from hollywood.commands.asked import Asked
from hollywood.commands.choices import positive, seed
from hollywood.core.catalogue import Language
from hollywood.files import read_file, write_text

from ..bots.cast import Cast
from ..bots.income import Income, fitted
from ..bots.tuning import Contest, bettered, of_any_decks, of_matches
from ..kit import PaperbackKit
from ..rules.deck import STANDARD
from ..rules.game import Paperback

_FILE = "paperback_bots.yaml"
_HEAD = "incomes:\n"


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument("--games", type=positive, default=40, metavar="N", help="matches of bots")
    parser.add_argument(
        "--hands", type=positive, default=1_500, metavar="N", help="so many of any decks"
    )
    parser.add_argument("--seed", type=seed, default=500, metavar="S", help="seed of the first one")
    parser.add_argument(
        "--generations", type=positive, metavar="N", help="better the plan of the strongest, too"
    )
    parser.add_argument(
        "--plans", type=positive, default=36, metavar="N", help="so many each generation"
    )
    parser.add_argument(
        "--matches", type=positive, default=400, metavar="N", help="so many for each plan"
    )
    parser.add_argument(
        "--write", action="store_true", help=f"write what hands earn to data/{_FILE}"
    )


def run(asked: Asked) -> bool:
    """Fit what hands earn; print or write it; better the plan if that is asked for."""
    flags, kit = asked.flags, asked.kit
    assert isinstance(kit, PaperbackKit), "only this game has the command"
    games = {language: _game(kit, language) for language in get_args(Language)}
    incomes = {name: _fitted(game, kit.cast, flags) for name, game in games.items()}
    text = "\n".join(_lines(incomes)) + "\n"
    if flags.write:
        file = paths.data(_FILE)
        write_text(file, read_file(file).partition(_HEAD)[0] + _HEAD + text)
    else:
        print(_HEAD + text, end="")
    if flags.generations:
        _, plan, _ = kit.cast.role(LEVELS[-1])
        contest = Contest(games, incomes)
        how = (flags.generations, flags.plans, flags.matches, flags.seed)
        for found, share in bettered(contest, plan, *how):
            print(f"{share:.2f} {asdict(found)}")
    return True


def _game(kit: PaperbackKit, language: Language) -> Paperback:
    game = kit.game(replace(kit.presets[STANDARD], language=language))
    assert isinstance(game, Paperback)
    return game


def _fitted(game: Paperback, cast: Cast, flags: argparse.Namespace) -> Income:
    seeds = range(flags.seed, flags.seed + flags.games)
    lessons = [lesson for number in seeds for lesson in of_matches(game, cast, number)]
    lessons += of_any_decks(game, cast, flags.hands, flags.seed)
    print(f"{game.options.language}: {len(lessons)} hands", file=sys.stderr)
    return fitted(lessons)


def _lines(incomes: dict[Language, Income]) -> Iterator[str]:
    """As they stand in the file."""
    for language, income in incomes.items():
        yield f"  {language}:"
        for name in ("cents", "length", "draw"):
            yield f"    {name}: [{', '.join(map(str, getattr(income, name)))}]"
        yield f"    spread: {income.spread}"
        yield f"    stray: {income.stray}"
