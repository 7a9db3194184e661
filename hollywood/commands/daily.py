"""`daily`: the deal of a day, and years of par: what an expert makes of each."""

from __future__ import annotations

import argparse
from datetime import date, timedelta
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from hollywood import files
from hollywood.bots.bot import finished
from hollywood.core.catalogue import Language
from hollywood.core.message import Message, Refused, quoted, say
from hollywood.daily import (
    FIRST,
    Par,
    all_pars_in,
    deals_of,
    known_pars,
    level_of,
    par_of,
    pars_as_text,
    set_up_of,
)
from hollywood.kit import SetUp
from hollywood.set_up import AnyKit, agreed

from . import bulk
from .asked import Asked, game_called
from .choices import card_language, positive

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
        "--par",
        action="store_true",
        help="play the par of each day, which takes a quarter of a minute",
    )
    bulk.add(parser)
    card_language(parser)
    parser.add_argument(
        "-o",
        "--out",
        type=Path,
        metavar="FILE",
        help="where pars are written; those that stand there already are not played",
    )
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
    """Play those that do not stand in the file yet; each is written as soon as it is known."""
    file: Path | None = asked.flags.out
    known = all_pars_in(file) if file is not None and files.exists(file) else {}
    missing = [day for day in days if day not in known]
    last: date | None = None

    def keep(played: tuple[date, Par]) -> None:
        nonlocal last
        text = pars_as_text(dict([played]), last)
        if file is None:
            print(text, end="", flush=True)
        else:
            files.append_text(file, text)
        known.update([played])
        last = played[0]

    with bulk.workers(asked.flags) as executor:
        bulk.each_kept(
            executor, partial(_played, asked.game.name, asked.flags.language), missing, keep
        )
    if file is not None:
        files.write_text(file, pars_as_text(known))
    return True


def _played(game: str, language: Language, day: date) -> tuple[date, Par]:
    """The par of a day, played by whoever has the time."""
    kit = _opened(game)
    set_up = set_up_of(kit, game_called(game).sundays, day, _SOMEBODY, language=language)
    return day, finished(par_of(kit, set_up))


@lru_cache(1)
def _opened(game: str) -> AnyKit:
    """The game with the cards of the box, read once in each process."""
    return game_called(game).open()


def _deal(asked: Asked, day: date) -> SetUp:
    who = (_SOMEBODY, asked.voice.text, asked.flags.language)
    return set_up_of(asked.kit, asked.game.sundays, day, *who)


def _told(asked: Asked, day: date) -> dict[str, Any]:
    """A day as plain data."""
    set_up = _deal(asked, day)
    par = known_pars(deals_of(set_up)).get(day)
    return {
        "day": day.isoformat(),
        "seed": set_up.chance,
        "seats": [{"name": chair.name, "who": str(chair.who)} for chair in set_up.chairs],
        "options": agreed(set_up.options),
        "par": None if par is None else vars(par),
    }


def _said(asked: Asked, day: date) -> Message:
    """A day in a line."""
    par = known_pars(deals_of(_deal(asked, day))).get(day)
    level = say(f"bot.{level_of(day)}")
    if par is None:
        return say("daily.no_par", day=day.isoformat(), level=level)
    return say("daily.par", day=day.isoformat(), level=level, number=par.number, place=par.place)
