"""The day's deal: on one date the same match everywhere, and what an expert makes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from hashlib import blake2b
from statistics import median_low
from types import MappingProxyType

from hollywood.bots.bot import chance_at, decide
from hollywood.bots.roles import ROLES, LevelName, named
from hollywood.core.dice import drawn
from hollywood.core.message import Message, Seat
from hollywood.core.reader import Written
from hollywood.core.record import BOT, Chair
from hollywood.kit import DayRules, SetUp
from hollywood.set_up import AnyKit, AnyMatch

from . import files, paths

FIRST = date(2026, 1, 1)  # there is none before
HUMAN_SEAT: Seat = 0
_EDITION = 1  # of how a date becomes a deal
_SEED_BYTES = 4
_WEEK = 7
_SUNDAY = 6
_LEVELS: tuple[LevelName, ...] = (  # from Monday on
    *("understudy", "lead", "lead", "director", "director", "mogul"),
    "lead",
)
_TRIES = range(1, 6)  # of the expert
_PAR = "par_{game}.txt"


@dataclass(frozen=True)
class Par:
    """What the expert came to in the middle one of its tries."""

    points: int
    place: int
    attempt: int  # which of them it was


def seed_of(game: str, day: date) -> int:
    """The seed of the deal of a day."""
    text = f"{game}/daily/{_EDITION}/{day.isoformat()}"
    return int.from_bytes(blake2b(text.encode("ascii")).digest()[:_SEED_BYTES], "big")


def level_of(day: date) -> LevelName:
    """How well the bots of a day play."""
    return _LEVELS[day.weekday()]


def rules_of(sundays: tuple[DayRules, ...], day: date) -> DayRules:
    """How it is played: on Sundays otherwise, on each of a month in another way."""
    return sundays[(day.day - 1) // _WEEK] if day.weekday() == _SUNDAY else DayRules()


def set_up_of(
    kit: AnyKit,
    sundays: tuple[DayRules, ...],
    day: date,
    name: str,
    called: Callable[[Message], str] = str,
) -> SetUp:
    """The match of a day, played by somebody of this name; what bots are called changes nothing."""
    seed, rules = seed_of(kit.name, day), rules_of(sundays, day)
    seats = rules.seats or kit.seats[-1]
    characters, _, _ = drawn(kit.characters, seats - 1, seed)
    bots = [
        Chair(called(named(character)), Written(ROLES.bot(level_of(day), character)))
        for character in characters
    ]
    chairs = zip([Chair(name), *bots], kit.colours, strict=False)
    sitting = tuple(replace(chair, colour=Written(colour)) for chair, colour in chairs)
    options = replace(next(iter(kit.presets.values())), **rules.options)
    return SetUp(sitting, options, seed, kit.name, day=day.isoformat())


def expert_match(kit: AnyKit, set_up: SetUp, attempt: int) -> AnyMatch:
    """The match as the best bot plays it in the human's seat, each time with other chance."""
    match = kit.begin(set_up)
    while (seat := match.to_act) is not None:
        own = seat == HUMAN_SEAT
        who = kit.levels[-1] if own else set_up.chairs[seat].who.removeprefix(BOT)
        deal = f"{set_up.chance} {attempt}" if own else set_up.chance
        chance = chance_at(deal, len(match.moves), seat)
        match.play(decide(kit.bots[who](), match.game, match.state, chance))
    return match


def par_of(kit: AnyKit, set_up: SetUp) -> Par:
    """What the expert makes of a deal."""
    tries = [_standing(expert_match(kit, set_up, attempt)) for attempt in _TRIES]
    middle = median_low(points for points, _ in tries)
    return next(
        Par(points, place, attempt)
        for attempt, (points, place) in zip(_TRIES, tries, strict=True)
        if points == middle
    )


def _standing(match: AnyMatch) -> tuple[int, int]:
    """The points and the place of the human's seat."""
    standing = match.game.standing(match.state)
    assert standing.points is not None, "a game with a day's deal counts points"
    return standing.points[HUMAN_SEAT], standing.places[HUMAN_SEAT]


# pars that were played beforehand


@cache
def known_pars(game: str) -> Mapping[date, Par]:
    """Those that come with the program."""
    file = paths.data(_PAR.format(game=game))
    lines = files.read_file(file).splitlines() if files.exists(file) else []
    return MappingProxyType(dict(_read(lines)))


def par_line(day: date, par: Par) -> str:
    """A day's line of that file."""
    return f"{day.isoformat()} {par.points} {par.place} {par.attempt}"


def _read(lines: list[str]) -> Iterator[tuple[date, Par]]:
    for line in lines:
        with suppress(ValueError):  # of a file of our own: a day without a par is no harm
            day, points, place, attempt = line.split()
            yield date.fromisoformat(day), Par(int(points), int(place), int(attempt))
