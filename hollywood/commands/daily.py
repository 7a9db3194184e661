"""`daily`: the deal of a day, and years of par: what an expert makes of each."""

from __future__ import annotations

import argparse
from datetime import date, timedelta
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from hollywood.bots.bot import finished
from hollywood.core.message import Message, Refused, quoted, say
from hollywood.daily import FIRST, known_pars, level_of, par_line, par_of, set_up_of
from hollywood.files import write_text
from hollywood.set_up import AnyKit, agreed

from . import bulk
from .asked import Asked, game_called
from .choices import positive

_SOMEBODY = "Ada"  # who plays changes nothing of the deal


def add(parser: argparse.ArgumentParser) -> None:
    """The command's own words."""
    parser.add_argument("game", nargs="?", default=argparse.SUPPRESS, help="which game to play")
    parser.add_argument(
        "--from",
        dest="first",
        type=day,
        metavar="DATE",
        help="the first day; today if none is said",
    )
    parser.add_argument("--days", type=positive, default=1, metavar="N", help="so many of them")
    parser.add_argument(
        "--par", action="store_true", help="play the par of each day, which takes half a minute"
    )
    bulk.add(parser)
    parser.add_argument("-o", "--out", type=Path, metavar="FILE", help="where pars are written")
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def day(text: str) -> date:
    """A day that has a deal; ValueError for anything else."""
    found = date.fromisoformat(text)
    if found < FIRST:
        raise ValueError
    return found


def run(asked: Asked) -> bool:
    """Tell the days, or play their pars."""
    if not asked.game.sundays:
        raise Refused(say("daily.none", game=quoted(asked.game.title)))
    first: date = asked.flags.first or date.today()
    days = [first + timedelta(number) for number in range(asked.flags.days)]
    if asked.flags.par:
        return _play_pars(asked, days)
    if asked.flags.json:
        asked.show([_told(asked, each) for each in days])
        return True
    for each in days:
        asked.say(_said(asked, each))
    return True


def _play_pars(asked: Asked, days: list[date]) -> bool:
    lines = []
    with bulk.workers(asked.flags) as executor:
        play = partial(_line, asked.game.name)
        for line in bulk.done(executor, play, days):
            lines.append(line)
            if asked.flags.out is None:
                print(line, flush=True)
    if asked.flags.out is not None:
        write_text(asked.flags.out, "".join(f"{line}\n" for line in lines))
    return True


def _line(game: str, day: date) -> str:
    """The par of a day, played by whoever has the time."""
    kit = _opened(game)
    set_up = set_up_of(kit, game_called(game).sundays, day, _SOMEBODY)
    return par_line(day, finished(par_of(kit, set_up)))


@lru_cache(1)
def _opened(game: str) -> AnyKit:
    """The game with the cards of the box, read once in each process."""
    return game_called(game).open()


def _told(asked: Asked, day: date) -> dict[str, Any]:
    """A day as plain data."""
    set_up = set_up_of(asked.kit, asked.game.sundays, day, _SOMEBODY, asked.voice.text)
    par = known_pars(asked.game.name).get(day)
    return {
        "day": day.isoformat(),
        "seed": set_up.chance,
        "seats": [{"name": chair.name, "who": str(chair.who)} for chair in set_up.chairs],
        "options": agreed(set_up.options),
        "par": None if par is None else vars(par),
    }


def _said(asked: Asked, day: date) -> Message:
    """A day in a line."""
    level, par = say(f"bot.{level_of(day)}"), known_pars(asked.game.name).get(day)
    if par is None:
        return say("daily.no_par", day=day.isoformat(), level=level)
    return say("daily.par", day=day.isoformat(), level=level, points=par.points)
