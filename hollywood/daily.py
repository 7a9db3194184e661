"""The day's deal: on one date the same match everywhere, and what an expert makes of it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from hashlib import blake2b
from pathlib import Path
from statistics import median_low
from types import MappingProxyType
from typing import Any

from hollywood.bots.bot import Thought, chance_at, thought
from hollywood.bots.roles import ROLES, LevelName, named
from hollywood.core.dice import drawn
from hollywood.core.faults import Faults
from hollywood.core.message import Message, Seat
from hollywood.core.reader import Written
from hollywood.core.record import BOT, Chair
from hollywood.kit import DayRules, SetUp
from hollywood.set_up import AnyKit, AnyMatch

from . import files, paths
from .career import Entry
from .career_totals import Appearance

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


def expert_match(kit: AnyKit, set_up: SetUp, attempt: int) -> Generator[None, None, AnyMatch]:
    """The match as the best bot plays it in the human's seat, each time with other chance."""
    match = kit.begin(set_up)
    while (seat := match.to_act) is not None:
        own = seat == HUMAN_SEAT
        who = kit.levels[-1] if own else set_up.chairs[seat].who.removeprefix(BOT)
        deal = f"{set_up.chance} {attempt}" if own else set_up.chance
        chance = chance_at(deal, len(match.moves), seat)
        thinking = thought(kit.bots[who](), match.game, match.state.copy(), chance)
        match.play((yield from _without_news(thinking)))
    return match


def _without_news(thinking: Thought[Any]) -> Generator[None, None, Any]:
    """Thought to the end; what it has come to so far is nobody's business."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value
        yield


def par_of(kit: AnyKit, set_up: SetUp) -> Generator[None, None, Par]:
    """What the expert makes of a deal."""
    tries = []
    for attempt in _TRIES:
        match = yield from expert_match(kit, set_up, attempt)
        tries.append(_standing(match))
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


# what was played


def tries(entries: Iterable[Entry], game: str) -> dict[date, list[Appearance]]:
    """How each day was played in this game, the first try first."""
    found: dict[date, list[Appearance]] = {}
    for entry in entries:
        if entry.game == game and entry.day is not None:
            with suppress(ValueError):
                found.setdefault(date.fromisoformat(entry.day), []).append(
                    Appearance(entry, HUMAN_SEAT)
                )
    return found


def is_late(day: date, played: Appearance) -> bool:
    """Whether it was played on a later day."""
    return played.entry.ended[: len(day.isoformat())] > day.isoformat()


# pars that were played beforehand, and those of days that somebody has looked at


def known_pars(game: str) -> Mapping[date, Par]:
    """All that are known; those that come with the program hold."""
    own = files.own(_PAR.format(game=game))
    return {**_pars_in(own), **_shipped(game)}


def remember_par(game: str, day: date, par: Par) -> None:
    """Keep it, so that it is played only once; Refused if it can't be written."""
    files.append_text(files.own(_PAR.format(game=game)), f"{par_line(day, par)}\n")


@cache
def _shipped(game: str) -> Mapping[date, Par]:
    return _pars_in(paths.data(_PAR.format(game=game)))


def _pars_in(file: Path) -> Mapping[date, Par]:
    lines: list[str] = []
    with suppress(Faults):
        lines = files.read_file(file).splitlines()
    return MappingProxyType(dict(_read(lines)))


def par_line(day: date, par: Par) -> str:
    """A day's line of that file."""
    return f"{day.isoformat()} {par.points} {par.place} {par.attempt}"


def _read(lines: list[str]) -> Iterator[tuple[date, Par]]:
    for line in lines:
        with suppress(ValueError):  # of a file of our own: a day without a par is no harm
            day, points, place, attempt = line.split()
            yield date.fromisoformat(day), Par(int(points), int(place), int(attempt))
