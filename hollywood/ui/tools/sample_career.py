"""A career that nobody has had, for pictures and tests of pages that show one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta

from hollywood import career
from hollywood.bots.bot import play_to_end
from hollywood.bots.roles import LEVELS, ROLES
from hollywood.career import Entry, Reviewed
from hollywood.core.match import Aids
from hollywood.core.reader import Written
from hollywood.core.record import Chair
from hollywood.kit import SetUp
from hollywood.set_up import AnyKit
from hollywood.time_spent import MOMENT, TimeSpent

_BEGAN = datetime(2026, 5, 2, 20, 15)
_PLAYER = "Ada"
_HELPED, _REVIEWED = 0.2, 0.6  # of the matches
_QUICK = "greedy"  # who plays in everybody's place
_PLAYED: dict[tuple[str, str, int, int], Entry] = {}  # every leaf shows the same matches


def sample_career(kit: AnyKit, matches: int, seed: int = 1) -> Iterator[Entry]:
    """Matches against all levels and characters, played by bots that do not think long."""
    for number in range(matches):
        key = (kit.name, kit.fingerprint, number, seed)
        if key not in _PLAYED:
            _PLAYED[key] = _sample(kit, number, seed)
        yield _PLAYED[key]


def _sample(kit: AnyKit, number: int, seed: int) -> Entry:
    chance = random.Random(f"{seed} {number}")
    set_up = _set_up(kit, chance)
    match = kit.begin(set_up)
    play_to_end(match, [kit.bots[_QUICK]() for _ in set_up.chairs], chance)
    if chance.random() < _HELPED:
        match.aids = Aids(hints=chance.randint(1, 5))
    began = _BEGAN + timedelta(days=number, minutes=chance.randrange(90))
    spent = TimeSpent(Written(began.strftime(MOMENT)), chance.randint(200, 900))
    entry = career.entry(f"{kit.name}-{number}", set_up, kit, match, spent)
    assert entry is not None, "a person plays"
    themes = kit.puzzles.themes if kit.puzzles is not None else ()
    return _reviewed(replace(entry, ended=str(spent.began)), themes, chance)


def sample_days(kit: AnyKit, today: date, days: int) -> Iterator[Entry]:
    """The same matches as if they had been the deals of the last days."""
    for number, entry in enumerate(sample_career(kit, days)):
        day = (today - timedelta(days - 1 - number)).isoformat()
        yield replace(entry, day=day, ended=f"{day} 21:00")


def _set_up(kit: AnyKit, chance: random.Random) -> SetUp:
    """One person, and bots of one level."""
    seats, level = chance.choice(kit.seats), chance.choice(LEVELS)
    characters = chance.sample(list(kit.characters), seats - 1)
    bots = [Chair(each.capitalize(), Written(ROLES.bot(level, each))) for each in characters]
    chairs = zip([Chair(_PLAYER), *bots], kit.colours, strict=False)
    sitting = tuple(replace(chair, colour=Written(colour)) for chair, colour in chairs)
    options = next(iter(kit.presets.values()))
    return SetUp(sitting, options, chance.getrandbits(32), kit.name)


def _review(themes: Sequence[str], chance: random.Random) -> Reviewed:
    """Anything that may be found."""
    mistakes, phases = chance.randrange(4), [chance.random() / 4 for _ in range(3)]
    about = dict(Counter(chance.choice(themes) for _ in range(mistakes))) if themes else {}
    return Reviewed(sum(phases), mistakes, chance.random() / 2 - 0.25, about, phases)


def _reviewed(entry: Entry, themes: Sequence[str], chance: random.Random) -> Entry:
    """Most matches were looked at."""
    if chance.random() > _REVIEWED:
        return entry
    reviews = [_review(themes, chance) for _ in entry.seats]
    seats = zip(entry.seats, reviews, strict=True)
    return replace(entry, seats=tuple(replace(seat, review=review) for seat, review in seats))
