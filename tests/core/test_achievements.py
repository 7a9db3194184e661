"""Each achievement has a match that earns it, and one that just doesn't."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from hollywood import achievements
from hollywood.achievements import Achievement, Done, laurels, of_the_box
from hollywood.bots.roles import CHARACTERS
from hollywood.career import Entry, Played, Reviewed
from hollywood.career_totals import Appearance
from hollywood.core.match import Aids
from hollywood.daily import Par
from hollywood.games.hollywood.achievements import ACHIEVEMENTS
from hollywood.puzzle_scores import Answered

from ..harness.earning import earned_and_just_missed

WHEN = "2026-11-18 20:15"
DID = {"movies": [], "finished": [1, 2, 3, 4], "project": 0, "clap": 0, "totals": [5, 9, 14, 20]}


def match(
    *places: int,
    who: Sequence[str] = ("bot:director", "bot:director", "bot:director"),
    review: Reviewed | None = None,
    **more: Any,
) -> Appearance:
    """A match of Ada, at the first seat, with these places."""
    did = {**DID, **more.pop("did", {})}
    points = more.pop("points", 20)
    ada = Played("Ada", "human", places[0], points, did, review)
    others = [
        Played("Max", each, place, 10, {**DID, "totals": [6, 10, 12, 13]})
        for place, each in zip(places[1:], who, strict=False)
    ]
    entry = Entry("x", "hollywood", WHEN, WHEN, 60, {}, (ada, *others))
    return Appearance(replace(entry, **more), 0)


def movie(points: int, stars: int, laurels: int) -> dict[str, int]:
    return {"points": points, "stars": stars, "laurels": laurels}


def without(*keys: str) -> dict[str, Any]:
    return {key: value for key, value in DID.items() if key not in keys}


def unspent() -> Appearance:
    won = match(1, 2)
    own = replace(won.own, did=without("clap"))
    return Appearance(replace(won.entry, seats=(own, *won.others)), 0)


def daily(day: int, points: int) -> Appearance:
    return match(2, 1, day=f"2026-11-{day}", points=points)


def answers(
    *results: str,
    asked: int = 1000,
    themes: str = "double",
    game: str = "hollywood",
    one: bool = False,
    of: int = 0,
) -> list[Answered]:
    """So many puzzles, or one of them again and again, were opened and answered with this."""
    counts, found = {"1": 1.0, "½": 0.5, "0": 0.0}, []
    for number, result in enumerate(results):
        id = f"{asked}-{of}-{0 if one else number}"
        line = f"HWP1 3 1 2 sure 9 ABC ; {asked} {themes}"
        found += [Answered(game, id, line, asked, each) for each in (None, counts[result])]
    return found


GOOD = Reviewed(0.02, 0, 0.1)
MONDAY, LATER = 16, 29  # of that day no par is known
EARNED: dict[str, tuple[list[Appearance] | Done, list[Appearance] | Done]] = {
    "first_take": (Done(lessons=1), Done(lessons=0)),
    "reels10": (
        Done(answers=answers(*"1111111111")),
        Done(answers=[*answers(*"111111111½1"), *answers("1", game="other")]),
    ),
    "double_bill": (
        Done(answers=answers("1", asked=1800)),
        Done(
            answers=[
                *answers("1", asked=1799),
                *answers("0", "1", asked=1900, themes="push double", one=True),
                *answers("1", asked=1900, themes="push clap", of=1),
                *answers("½", asked=1900, of=2),
            ]
        ),
    ),
    "opening_night": ([match(1, 1)], [match(2, 1)]),
    "director_cut": (
        [match(1, 2, 2, 2)],
        [
            match(1, 2, 2, 2, aids=Aids(hints=1)),
            match(1, 2, 2, 2, who=["bot:director"] * 2 + ["bot:lead"]),
        ],
    ),
    "mogul": ([match(1, 2, 3, who=["bot:mogul_hoarder"] * 2)], [match(1, 2, who=["bot:mogul"])]),
    "spotless": (
        [match(2, 1, review=GOOD)],
        [match(2, 1, review=replace(GOOD, mistakes=1)), match(1, 2, who=["bot:lead"], review=GOOD)],
    ),
    "unlucky": (
        [match(1, 2, review=replace(GOOD, luck=-0.25))],
        [
            match(1, 2, review=replace(GOOD, luck=-0.24)),
            match(2, 1, review=replace(GOOD, luck=-0.5)),
        ],
    ),
    "cast": (
        [match(1, 2, who=[f"bot:extra_{each}"]) for each in CHARACTERS],
        [match(1, 2, who=[f"bot:extra_{each}"]) for each in CHARACTERS[1:]],
    ),
    "par": ([daily(MONDAY, 19)], [daily(MONDAY, 18), daily(MONDAY, 19), daily(LATER, 30)]),
    "week": (
        [daily(day, 19) for day in range(MONDAY, MONDAY + 7)],
        [daily(day, 19) for day in range(MONDAY, MONDAY + 6)],
    ),
    "box": ([match(1, 2), match(1, 2, game="other")], [match(1, 2), match(2, 1, game="other")]),
    "trilogy": (
        [match(2, 1, did={"finished": [0, 3, 3, 3]})],
        [match(2, 1, did={"finished": [2, 4, 6, 8]})],
    ),
    "epic": (
        [match(2, 1, did={"movies": [movie(15, 3, 1)]})],
        [match(2, 1, did={"movies": [movie(14, 3, 1)]})],
    ),
    "critics": (
        [match(1, 2, did={"movies": [movie(6, 3, 1)]})],
        [
            match(1, 2, did={"movies": [movie(6, 3, 0), movie(6, 2, 1)]}),
            match(2, 1, did={"movies": [movie(6, 3, 1)]}),
        ],
    ),
    "b_movie": (
        [match(1, 2, did={"movies": [movie(6, 2, 0)]})],
        [match(1, 2, did={"movies": [movie(6, 2, 0), movie(3, 3, 0)]})],
    ),
    "development": (
        [match(1, 2, did={"project": 6})],
        [match(1, 2, did={"project": 5}), match(2, 1, did={"project": 9})],
    ),
    "no_favours": ([unspent()], [match(1, 2), match(1, 2, did={"double": 3})]),
    "last_word": ([match(1, 2, did={"trailed": True})], [match(2, 1, did={"trailed": True})]),
    "understudied": (
        [match(1, 2, 3)],
        [match(1, 2, 3, did={"totals": [5, 10, 14, 20]}), match(2, 1, 3)],
    ),
}


def called() -> dict[str, Achievement]:
    return {each.id: each for each in [*of_the_box(2), *ACHIEVEMENTS]}


@pytest.fixture(autouse=True)
def pars(monkeypatch: pytest.MonkeyPatch) -> None:
    """The week of 16 November has a par of 19, other days have none."""
    known = {date(2026, 11, day): Par(19, 1, 1) for day in range(MONDAY, MONDAY + 7)}
    monkeypatch.setattr(achievements, "known_pars", lambda _: known)


@pytest.mark.parametrize("id", called())
def test_an_achievement_is_earned_and_just_missed(id: str) -> None:
    earned_and_just_missed(called()[id], *EARNED[id])


@pytest.mark.parametrize("id", [each.id for each in ACHIEVEMENTS])
def test_what_was_written_down_otherwise_earns_nothing(id: str) -> None:
    for did in (
        {"clap": 1},
        {"clap": 1, "movies": 3, "finished": None, "project": "x", "totals": 5},
    ):
        alone = replace(match(1, 2).entry, seats=(Played("Ada", "human", 1, 9, did),))
        assert called()[id].reached(Done([Appearance(alone, 0)])) == 0


def test_twenty_one_can_be_achieved_with_both_games() -> None:
    assert EARNED.keys() == called().keys()
    found = laurels({"hollywood": ACHIEVEMENTS, "times_square": ()})
    assert len({each.id for each in found}) == len(found) == len(EARNED)


def test_what_was_done_in_another_game_is_no_laurel_of_this_one() -> None:
    (epic,) = (each for each in laurels({"hollywood": ACHIEVEMENTS}) if each.id.endswith("epic"))
    played = match(2, 1, did={"movies": [movie(15, 3, 1)]})
    elsewhere = Appearance(replace(played.entry, game="other"), 0)
    assert epic.is_earned(Done([played]))
    assert not epic.is_earned(Done([elsewhere]))
