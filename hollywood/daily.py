"""The day's deal: on one date the same match everywhere, and what an expert makes of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import cache
from hashlib import blake2b
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from hollywood.bots.bot import Bot, Thought, chance_at, is_steady, thought
from hollywood.bots.roles import ROLES, LevelName, named
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.dice import drawn
from hollywood.core.faults import Fault, Faults
from hollywood.core.message import Message, Seat, quoted, say
from hollywood.core.reader import Written
from hollywood.core.record import BOT, Chair
from hollywood.kit import DayRules, SetUp
from hollywood.set_up import AnyKit, AnyMatch

from . import files, paths
from .card_language import speaking, speaks
from .career import Entry
from .career_totals import Appearance
from .json_lines import as_line, take_lines

FIRST = date(2026, 1, 1)  # there is none before
HUMAN_SEAT: Seat = 0
TURNS = "turns"  # what `Kit.doings` calls them, in a game that counts no points
_EDITION = 1  # of how a date becomes a deal
_SEED_BYTES = 4
_WEEK = 7
_SUNDAY = 6
_LEVELS: tuple[LevelName, ...] = (  # from Monday on
    *("understudy", "lead", "lead", "director", "director", "mogul"),
    "lead",
)
_TRIES = range(1, 6)  # of the expert
_PAR, _TRIES_OF = "par_{game}.txt", "tries_{game}.jsonl"
_LINE = re.compile(r" ?(\d{1,3}) (\d)([1-5])", re.ASCII)


_WON = 1000  # more than any number of turns
Answers: TypeAlias = dict[tuple[Any, ...], Any]  # what is played after these moves in every try


class Made(NamedTuple):
    """What somebody came to."""

    points: int | None  # None where the game counts none: then it is about own turns
    turns: int
    place: int

    @property
    def number(self) -> int:
        """What is held against others."""
        return self.turns if self.points is None else self.points

    @property
    def worth(self) -> int:
        """The better, the more: a win in fewer turns is better, so is a defeat in more."""
        if self.points is not None:
            return self.points
        return _WON - self.turns if self.place == 1 else self.turns


@dataclass(frozen=True)
class Par:
    """What the expert came to in the middle one of its tries."""

    number: int  # of points, or of turns where they are held against each other
    place: int
    attempt: int  # which of them it was

    def beside(self, made: Made) -> Made:
        """As what somebody else came to, to be held against that."""
        points = None if made.points is None else self.number
        return Made(points, self.number, self.place)


def against(made: Made, par: Made) -> int | None:
    """By how much one is better than the other; None if only one of them is a win in turns."""
    if made.points is None and (made.place == 1) != (par.place == 1):
        return None
    return made.worth - par.worth


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
    language: Language | None = None,
) -> SetUp:
    """The match of a day, played by somebody of this name; what bots are called changes nothing.

    Where words are spelled its cards speak this language: each language has deals of its own.
    """
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
    options = kit.for_everybody(speaking(options, language))
    return SetUp(sitting, options, seed, kit.name, day=day.isoformat())


def deals_of(set_up: SetUp) -> str:
    """What deals like this one are called, where their pars are kept."""
    return deals_called(set_up.game, speaks(set_up.options))


def deals_called(game: str, language: object) -> str:
    """Of a game that is played in several languages, those of one; English ones bear its name."""
    return game if language in (None, LANGUAGES[0]) else f"{game}_{language}"


def expert_match(
    kit: AnyKit, set_up: SetUp, attempt: int, answers: Answers | None = None
) -> Generator[None, None, AnyMatch]:
    """The match as the best bot plays it in the human's seat, each time with other chance.

    Others answer the same moves alike in every try, as the expert does if no chance matters to it:
    what is among their `answers` is not thought out again.
    """
    match, known = kit.begin(set_up), {} if answers is None else answers
    steady: dict[Seat, Bot[Any, Any]] = {}  # what they had in mind may be gone on with
    while (seat := match.to_act) is not None:
        made = tuple(match.moves)
        if (move := known.get(made)) is None:
            bot = steady.get(seat) or _bot_at(kit, set_up, seat)
            move = yield from _thought_out(bot, set_up, match, seat, attempt)
            if is_steady(bot, match.game):
                steady[seat] = bot
            if seat != HUMAN_SEAT or seat in steady:
                known[made] = move
        match.play(move)
    return match


def _bot_at(kit: AnyKit, set_up: SetUp, seat: Seat) -> Bot[Any, Any]:
    """The expert, or one of the others."""
    who = set_up.chairs[seat].who.removeprefix(BOT)
    return kit.bots[kit.levels[-1] if seat == HUMAN_SEAT else who]()


def _thought_out(
    bot: Bot[Any, Any], set_up: SetUp, match: AnyMatch, seat: Seat, attempt: int
) -> Generator[None, None, Any]:
    """What the expert or a bot decides."""
    deal = f"{set_up.chance} {attempt}" if seat == HUMAN_SEAT else set_up.chance
    chance = chance_at(deal, len(match.moves), seat)
    thinking = thought(bot, match.game, match.state.copy(), chance)
    return (yield from _without_news(thinking))


def _without_news(thinking: Thought[Any]) -> Generator[None, None, Any]:
    """Thought to the end; what it has come to so far is nobody's business."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value
        yield


def par_of(
    kit: AnyKit,
    set_up: SetUp,
    played: Mapping[int, Made] = MappingProxyType({}),
    keep: Callable[[int, Made], None] = lambda attempt, made: None,
) -> Generator[None, None, Par]:
    """What the expert makes of a deal; tries that could not change it are not played.

    Nor are those that were `played` before; all others may be kept.
    """
    tries, answers = list[tuple[Made, int]](), Answers()
    for attempt in _TRIES:
        made = played.get(attempt)
        if made is None:
            made = _made(kit, (yield from expert_match(kit, set_up, attempt, answers)))
            keep(attempt, made)
        tries.append((made, attempt))
        middle = _middle([made.worth for made, _ in tries])
        if middle is not None:
            break
    made, attempt = next(each for each in tries if each[0].worth == middle)
    return Par(made.number, made.place, attempt)


def _middle(worths: Iterable[int]) -> int | None:
    """What will be in the middle of all tries, as soon as those to come can't change it."""
    known, middle = sorted(worths), len(_TRIES) // 2
    least = middle - (len(_TRIES) - len(known))  # its place if all others are better
    return known[middle] if least >= 0 and known[least] == known[middle] else None


def _made(kit: AnyKit, match: AnyMatch) -> Made:
    """What the human's seat came to."""
    standing, did = match.game.standing(match.state), kit.doings(match)[HUMAN_SEAT]
    points = None if standing.points is None else standing.points[HUMAN_SEAT]
    return Made(points, did.get(TURNS, 0), standing.places[HUMAN_SEAT])


def made_by(played: Appearance) -> Made:
    """What a player came to in a match that is remembered."""
    turns = played.own.did.get(TURNS, 0)
    return Made(played.own.points, turns if isinstance(turns, int) else 0, played.own.place)


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
    return {**_played_here(own), **shipped_pars(game)}


def _played_here(file: Path) -> Mapping[date, Par]:
    """Of a file of our own: a day without a par is no harm."""
    with suppress(Faults):
        return pars_in(files.read_file(file), str(file))[0]
    return {}


def remember_par(game: str, day: date, par: Par) -> None:
    """Keep it, so that it is played only once; Refused if it can't be written."""
    files.append_text(files.own(_PAR.format(game=game)), pars_as_text({day: par}))


def forget_pars(game: str | None = None) -> None:
    """Those that were played here, of one game or all; Refused if they can't be removed."""
    own = files.own(_PAR).parent
    deals = ["*"] if game is None else {deals_called(game, each) for each in LANGUAGES}
    for name, called in product((_PAR, _TRIES_OF), deals):
        for file in own.glob(name.format(game=called)):
            try:
                file.unlink()
            except OSError as error:
                raise files.cant_write(file, error) from None


def known_tries(game: str, day: date) -> Mapping[int, Made]:
    """What the expert came to so far in tries of a day whose par is not through."""
    found: dict[int, Made] = {}

    def take(told: Any) -> None:
        if date.fromisoformat(told["day"]) == day:
            points = None if told["points"] is None else int(told["points"])
            found[int(told["attempt"])] = Made(points, int(told["turns"]), int(told["place"]))

    file = files.own(_TRIES_OF.format(game=game))
    with suppress(Faults):  # then they are played again
        take_lines(files.read_file(file).splitlines(), take)
    return found


def remember_try(game: str, day: date, attempt: int, made: Made) -> None:
    """Keep it, so that it is played only once; Refused if it can't be written."""
    told = {"day": day.isoformat(), "attempt": attempt, **made._asdict()}
    files.append_text(files.own(_TRIES_OF.format(game=game)), as_line(told))


@cache
def shipped_pars(game: str) -> Mapping[date, Par]:
    """Those that come with the program; Faults if its file is damaged."""
    file = paths.data(_PAR.format(game=game))
    return MappingProxyType(all_pars_in(file) if files.exists(file) else {})


def all_pars_in(file: Path) -> dict[date, Par]:
    """The pars in a file; Faults if any line of it is none."""
    pars, faults = pars_in(files.read_file(file), str(file))
    if faults:
        raise Faults(faults)
    return pars


def pars_in(text: str, file: str) -> tuple[dict[date, Par], list[Fault]]:
    """A line a day: its number, then place and try in a word; a date begins at that day.

    After a line that is wrong nobody can tell whose the next ones are, up to another date.
    """
    day: date | None = None
    pars, faults = dict[date, Par](), list[Fault]()
    for number, line in enumerate(text.splitlines(), 1):
        told = _LINE.fullmatch(line)
        if day is not None and told is not None and day not in pars:
            pars[day] = Par(*map(int, told.groups()))
            day += timedelta(1)
        elif (day := _day_in(line)) is None:
            faults.append(Fault(file, number, say("daily.no_par_line", line=quoted(line))))
    return pars, faults


def _day_in(line: str) -> date | None:
    with suppress(ValueError):
        return date.fromisoformat(line)
    return None


def pars_as_text(pars: Mapping[date, Par], after: date | None = None) -> str:
    """What such a file says; `after` is the last day that stands there already."""
    lines = []
    for day, par in sorted(pars.items()):
        if after is None or day != after + timedelta(1):
            lines.append(day.isoformat())
        lines.append(f"{par.number:2} {par.place}{par.attempt}")
        after = day
    return "".join(f"{line}\n" for line in lines)
