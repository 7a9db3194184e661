"""`puzzles`: positions with one right answer, found in matches that bots play."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import islice
from pathlib import Path
from typing import Any, TypeAlias

from hollywood.bots.bot import finished
from hollywood.bots.puzzle import Puzzles, Solution, matches
from hollywood.bots.taste import chosen, dated
from hollywood.core.catalogue import Language
from hollywood.core.message import Refused, say
from hollywood.files import read_file, write_text
from hollywood.puzzle_book import checked, set_up_of
from hollywood.set_up import save

from . import bulk
from .asked import Asked, game_called
from .choices import card_language, positive, seed

_BATCH = 64  # matches
_NAME = "Ada"  # of whoever is asked
_Found: TypeAlias = Iterator[Solution[Any]]


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument("game", nargs="?", default=argparse.SUPPRESS, help="of which game")
    parser.add_argument("--count", type=positive, default=10, metavar="N", help="how many")
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="seed of the matches")
    card_language(parser)
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--chosen", action="store_true", help="of all themes and ratings, one a match"
    )
    which.add_argument(
        "--daily", action="store_true", help="one a day from 2026-01-01, harder up to Sunday"
    )
    which.add_argument(
        "--check", type=Path, metavar="FILE", help="prove every puzzle of this file instead"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="write them to this file")
    bulk.add(parser)
    parser.add_argument("--json", action="store_true", help="as a JSON list")


def run(asked: Asked) -> bool:
    """Find puzzles and show them, or check those of a file."""
    puzzles, flags = _puzzles(asked), asked.flags
    if flags.check is not None:
        count = checked(puzzles, read_file(flags.check), str(flags.check))
        asked.say(say("puzzle.checked", count=count))
        return True
    wanted = list(_wanted(asked, puzzles))
    lines = [puzzles.write(each.puzzle) for each in wanted]
    if flags.out is not None:
        write_text(flags.out, "\n".join([*lines, ""]))
    if flags.json:
        asked.show([_as_json(asked, puzzles, each) for each in wanted])
    elif flags.out is None:
        print("\n".join(lines))
    return True


def _puzzles(asked: Asked) -> Puzzles[Any, Any]:
    if asked.kit.puzzles is None:
        raise Refused(say("puzzle.none", game=asked.game.title))
    return asked.kit.puzzles.speaking(asked.flags.language)


def _wanted(asked: Asked, puzzles: Puzzles[Any, Any]) -> _Found:
    """As many as are asked for: as they come, or chosen among more."""
    found, count = _found(asked), asked.flags.count
    if asked.flags.daily:
        return dated(found, count, puzzles.scarce, puzzles.week)
    if asked.flags.chosen:
        return iter(chosen(found, count, puzzles.scarce))
    return islice(found, count)


def _found(asked: Asked) -> _Found:
    """All there are in one match after the other, without end."""
    flags, seeds = asked.flags, matches(asked.flags.seed)
    look = partial(_in_match, asked.kit.name, flags.cards, flags.language)
    with bulk.workers(flags) as executor:
        while True:
            for found in executor.map(look, list(islice(seeds, _BATCH))):
                yield from found


def _in_match(game: str, cards: Path | None, language: Language, seed: int) -> list[Solution[Any]]:
    """What one match holds; any process can look."""
    return finished(_opened(game, cards).speaking(language).found(seed))


@lru_cache(1)
def _opened(game: str, cards: Path | None) -> Puzzles[Any, Any]:
    """Files are read once in each process."""
    puzzles = game_called(game).open(cards).puzzles
    assert puzzles is not None, "it was asked for puzzles"
    return puzzles


def _as_json(asked: Asked, puzzles: Puzzles[Any, Any], found: Solution[Any]) -> dict[str, Any]:
    """A puzzle with the match that leads to it, so that anybody can check it."""
    kit, puzzle, match = asked.kit, found.puzzle, puzzles.start(found.puzzle)
    assert match.to_act is not None, "somebody is asked"
    set_up = set_up_of(kit, puzzle, match.to_act, _NAME, asked.voice)
    write = match.game.write
    return {
        "id": puzzle.id,
        "seat": match.to_act,
        "goal": puzzle.goal,
        "points": puzzle.count or None,
        "answer": ", ".join(map(write, found.answer)),
        "line": list(map(write, found.line)),
        "finds": found.finds,
        "rating": puzzle.rating,
        "themes": list(puzzle.themes),
        "depth": found.depth,
        "tempting": found.tempting,
        "text": puzzles.write(puzzle),
        "record": save(set_up, match, kit),
    }
