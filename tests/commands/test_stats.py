"""What `stats` tells, against a script of its own on the table that can be taken out."""

from __future__ import annotations

import csv
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from io import StringIO
from typing import Any

import pytest

from hollywood import career, files
from hollywood.career import Career
from hollywood.games import GAMES
from hollywood.ui.app.boxed_game import BoxedGame

from ..harness.made_up import made_up

ALL = [300, pytest.param(5_000, marks=pytest.mark.soak)]


@pytest.fixture(autouse=True)
def home() -> Iterator[None]:
    """Nobody has played anything."""
    with files.elsewhere():
        yield


def reckoned(rows: Iterable[Mapping[str, str]], name: str) -> dict[str, Any]:
    """Matches, wins, points, places, seconds and the others, from nothing but the table."""
    matches = defaultdict[str, list[Mapping[str, str]]](list)
    for row in rows:
        matches[row["id"]].append(row)
    won, seconds, points = 0.0, 0, list[int]()
    places, others, ahead = Counter[str](), Counter[str](), Counter[str]()
    for seats in matches.values():
        own = next(row for row in seats if row["name"] == name)
        first = [row for row in seats if row["place"] == "1"]
        won += (own in first) / len(first)
        seconds += int(own["seconds"])
        places[own["place"]] += 1
        points += [int(own["points"])] if own["points"] else []
        for row in seats:
            if row is not own:
                who = row["who"].rpartition("_")[2]
                others[who] += 1
                ahead[who] += 2 * (own["place"] < row["place"]) + (own["place"] == row["place"])
    return {
        "matches": len(matches),
        "wins": won,
        "points": sum(points) / len(points) if points else None,
        "seconds": seconds,
        "places": places,
        "others": {who: (met, ahead[who] / 2) for who, met in others.items()},
    }


@pytest.mark.parametrize("many", ALL)
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_numbers_are_those_of_a_script_of_its_own(game: BoxedGame, many: int, run: Any) -> None:
    kit = game.open()
    career.merge(Career([*made_up(kit, many)]))
    rows = list(csv.DictReader(StringIO(run("stats", "--csv")[1])))
    told = json.loads(run("stats", "--json")[1])["players"]["Ada"][kit.name]
    helped = {row["id"] for row in rows if row["hints"] != "0" or row["retakes"] != "0"}
    for kind, table in (("all", rows), ("clean", [r for r in rows if r["id"] not in helped])):
        found, script = told[kind], reckoned(table, "Ada")
        assert found["matches"] == script["matches"]
        assert found["wins"] == pytest.approx(script["wins"])
        assert found["points"] == pytest.approx(script["points"])
        assert (found["seconds"], found["places"]) == (script["seconds"], script["places"])
        met = {who: (each["matches"], each["ahead"]) for who, each in found["characters"].items()}
        assert met == script["others"]
    assert len(helped) > many / 4
