"""A career: a line for every match, only ever added to; what is torn spoils nothing else."""

from __future__ import annotations

import csv
import errno
import json
import os
import random
from collections.abc import Callable, Iterator
from dataclasses import asdict, fields, replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from hollywood import career, files, saves
from hollywood.career import Entry, Played, Reviewed
from hollywood.career_totals import Appearance, met, played_by, wins
from hollywood.core.match import Aids
from hollywood.core.message import Refused, quoted, say
from hollywood.core.reader import Written
from hollywood.core.record import BOT
from hollywood.set_up import AnyMatch, load
from hollywood.time_spent import TimeSpent

from ..harness.folders import SAVES
from ..harness.positions import KIT, KITS

FINISHED = (SAVES / "v1-finished-4.yaml").read_text("utf-8")
SPENT = TimeSpent(Written("2026-11-18 20:15"), 345)


@pytest.fixture(autouse=True)
def home() -> Iterator[Path]:
    """A player's own folder, empty."""
    with files.elsewhere():
        files.own("x").parent.mkdir(exist_ok=True)
        yield files.own("x").parent


def with_a_person(text: str = FINISHED) -> tuple[Any, AnyMatch]:
    """A match that is over, as if a person had played at its first seat."""
    set_up, match = load(text, "match.yaml", KITS)
    first, *others = set_up.chairs
    return replace(
        set_up, chairs=(replace(first, name="Ada", who=Written("human")), *others)
    ), match


def remembered(id: str = "hollywood-1") -> Entry:
    """What is remembered of it."""
    set_up, match = with_a_person()
    found = career.entry(id, set_up, KIT, match, SPENT)
    assert found is not None
    return found


def test_a_match_is_remembered_as_it_was() -> None:
    entry = remembered()
    career.add(entry)
    assert career.read_career() == career.Career([entry])
    match = with_a_person()[1]
    points = match.game.standing(match.state).points
    assert tuple(seat.points for seat in entry.seats) == points
    assert (entry.began, entry.thought, entry.clean) == ("2026-11-18 20:15", 345, True)
    assert entry.options == {}


def test_points_add_up_from_what_was_done() -> None:
    for seat in remembered().seats:
        movies = sum(movie["points"] for movie in seat.did["movies"])
        assert seat.points == movies + seat.did["blockbusters"] + seat.did["project"]
    pushes = [(seat.did["pushed"], seat.did["was_pushed"]) for seat in remembered().seats]
    assert sum(pushed for pushed, _ in pushes) == sum(was for _, was in pushes) > 0


def test_practice_and_matches_of_bots_alone_are_not_remembered() -> None:
    set_up, match = with_a_person()
    assert career.entry("x", replace(set_up, practice=3), KIT, match, SPENT) is None
    nobody = replace(
        set_up, chairs=tuple(replace(c, who=Written(BOT + "lead")) for c in set_up.chairs)
    )
    assert career.entry("x", nobody, KIT, match, SPENT) is None


def test_a_finished_match_is_added_once() -> None:
    set_up, match = with_a_person()
    for _ in range(2):  # its count may be seen again
        saver = saves.Saver(set_up, KIT)
        saver.keep(match)
        saver.done(match)
        assert saver.wait() is None
    assert len(career.read_career().entries) == 1
    lines = files.own(career.FILE).read_text("utf-8").splitlines()
    assert len(lines) == 1, "a second line would take the analysis of the first away"


def test_how_long_people_thought_outlasts_the_program() -> None:
    set_up, match = with_a_person()
    saver = saves.Saver(set_up, KIT)
    saver.keep(match)
    saver.wait()
    saver.thought += 12.4
    saver.leave()
    files.wait_until_written()
    again = saves.Saver(set_up, KIT)
    assert again.thought == 12
    again.done(match)
    assert again.wait() is None
    assert [each.thought for each in career.read_career().entries] == [12]
    assert saves.Saver(set_up, KIT).thought == 0


def test_a_match_that_could_not_be_added_is_added_when_its_count_is_seen_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    set_up, match = with_a_person()
    saver = saves.Saver(set_up, KIT)
    saver.keep(match)
    with monkeypatch.context() as patched:
        patched.setattr(career, "add", refuse)
        saver.done(match)
        assert saver.wait() is not None
    left = saves.left(KIT)
    assert isinstance(left, saves.Kept)
    saves.Saver(left.set_up, KIT).done(left.match)
    assert len(career.read_career().entries) == 1
    assert saves.left(KIT) is None


def refuse(entry: Entry) -> None:
    """As if the disk were full."""
    raise Refused(say("command.system", problem=quoted("full")))


def test_the_analysis_is_added_to_its_match_once(home: Path) -> None:
    career.add(remembered())
    review = [Reviewed(0.25, 2, -0.1, {"push": 2}, [0.25, 0.0, 0.0])] * len(remembered().seats)
    for _ in range(2):
        career.add_review_once("hollywood-1", review)
    assert [seat.review for seat in career.read_career().entries[0].seats] == review
    assert len((home / career.FILE).read_text("utf-8").splitlines()) == 2


def test_the_analysis_of_a_match_that_is_not_remembered_is_not_either() -> None:
    career.add_review_once("hollywood-1", [Reviewed(0.25, 2, -0.1)])
    assert career.read_career() == career.Career([])


def test_what_is_found_later_is_added_to_its_match_once(home: Path) -> None:
    career.add(remembered())
    before = [seat.did for seat in remembered().seats]
    doings = [{"best_of_all": True}, *({} for _ in before[1:])]
    for _ in range(2):
        career.add_doings_once("hollywood-1", doings)
    after = [seat.did for seat in career.read_career().entries[0].seats]
    assert after == [{**did, **more} for did, more in zip(before, doings, strict=True)]
    assert len((home / career.FILE).read_text("utf-8").splitlines()) == 2


def test_what_is_found_of_a_match_that_is_not_remembered_is_not_either(home: Path) -> None:
    career.add_doings_once("hollywood-1", [{"best_of_all": True}])
    assert career.read_career() == career.Career([])


def test_a_line_of_an_analysis_from_before_themes_is_read(home: Path) -> None:
    career.add(remembered())
    found = {"loss": 0.5, "mistakes": 3, "luck": 0.125}
    line = {"id": "hollywood-1", "review": [found] * len(remembered().seats)}
    with (home / career.FILE).open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
    assert career.read_career().entries[0].seats[0].review == Reviewed(0.5, 3, 0.125, {}, [])


def test_a_torn_line_loses_itself_only(home: Path) -> None:
    career.add(remembered("hollywood-1"))
    with (home / career.FILE).open("a", encoding="utf-8") as file:
        file.write('{"id": "hollywood-2", "ga')
    career.add(remembered("hollywood-3"))
    found = career.read_career()
    assert [entry.id for entry in found.entries] == ["hollywood-1", "hollywood-3"]
    assert found.unread == 1


def test_whatever_stands_there_is_read_or_counted(home: Path) -> None:
    chance = random.Random(5)
    line = json.dumps(asdict(remembered()))
    wrong = [bytes([chance.randrange(256)]) for _ in range(300)]
    spoilt = [line.encode()[: chance.randrange(len(line))] + byte for byte in wrong]
    others = [b"null", b"[]", b"{}", b'{"id": 1, "game": []}', b"[" * 100_000, b"1e999"]
    (home / career.FILE).write_bytes(b"\n".join([*spoilt, *others, line.encode(), b""]))
    found = career.read_career()
    assert found.entries[-1] == remembered()
    assert found.unread + len(found.entries) >= len(others) + 1


@pytest.mark.parametrize("key", [field.name for field in fields(Entry)])
def test_a_line_with_a_wrong_value_is_counted(home: Path, key: str) -> None:
    line = {**asdict(remembered()), key: [True]}
    (home / career.FILE).write_text(json.dumps(line) + "\n", "utf-8")
    assert career.read_career() == career.Career([], 1)


@pytest.mark.parametrize("wrong", ["NaN", "Infinity", "1" + "0" * 400])
@pytest.mark.parametrize("key", ["loss", "luck", "phases"])
def test_an_analysis_with_a_number_that_is_none_is_counted(
    home: Path, key: str, wrong: str
) -> None:
    """Its page would count with it for ever."""
    career.add(remembered())
    found: dict[str, Any] = {"loss": 0.5, "mistakes": 3, "luck": 0.125}
    found[key] = json.loads(wrong if key != "phases" else f"[0.5, {wrong}]")
    line = {"id": "hollywood-1", "review": [found] * len(remembered().seats)}
    with (home / career.FILE).open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
    assert career.read_career() == career.Career([remembered()], 1)


_HUGE = int("1" + "0" * 400)
_SPOILT: dict[str, Callable[[dict[str, Any]], object]] = {
    "points": lambda line: line["seats"][0].update(points=_HUGE),
    "place": lambda line: line["seats"][0].update(place=-_HUGE),
    "thought": lambda line: line.update(thought=_HUGE),
    "hints": lambda line: line["aids"].update(hints=_HUGE),
    "did": lambda line: line["seats"][0]["did"].update(cards=_HUGE),
    "did, deeper": lambda line: line["seats"][0]["did"].update(cards={"a": [0, _HUGE]}),
    "did, a float": lambda line: line["seats"][0]["did"].update(cards=float("inf")),
}


@pytest.mark.parametrize("spoilt", _SPOILT)
def test_a_line_with_a_number_nobody_can_count_with_is_counted(home: Path, spoilt: str) -> None:
    """Sums and plots of a career took it in, and showed four hundred digits."""
    line = json.loads(json.dumps(asdict(remembered())))
    _SPOILT[spoilt](line)
    assert career.from_text(json.dumps(line)) == career.Career([], 1)
    (home / career.FILE).write_text(json.dumps(line) + "\n", "utf-8")
    assert career.read_career() == career.Career([], 1)


def test_mistakes_nobody_can_have_made_are_counted(home: Path) -> None:
    career.add(remembered())
    found = {"loss": 0.5, "mistakes": _HUGE, "luck": 0.125}
    themed = {**found, "mistakes": 1, "themes": {"waste": _HUGE}}
    for each in (found, themed):
        line = {"id": "hollywood-1", "review": [each] * len(remembered().seats)}
        with (home / career.FILE).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
    did = {"id": "hollywood-1", "did": [{"cards": _HUGE}] * len(remembered().seats)}
    with (home / career.FILE).open("a", encoding="utf-8") as file:
        file.write(json.dumps(did) + "\n")
    assert career.read_career() == career.Career([remembered()], 3)


def test_a_file_that_was_changed_is_read_anew(home: Path) -> None:
    """What was read of it before is remembered; another program may have written it since."""
    first, second, third = (json.dumps(asdict(remembered(f"hollywood-{n}"))) for n in "123")
    file = home / career.FILE
    for lines, ids, unread in (
        ([first], ["1"], 0),
        ([first, second], ["1", "2"], 0),
        ([first, second, third[:40]], ["1", "2"], 1),
        ([first, second, third], ["1", "2", "3"], 0),
        ([first, "noise", third], ["1", "3"], 1),
        ([third], ["3"], 0),
        ([], [], 0),
        ([second, first], ["1", "2"], 0),
    ):
        file.write_text("\n".join(lines), "utf-8")
        found = career.read_career()
        assert sorted(entry.id[-1] for entry in found.entries) == ids
        assert found.unread == unread


def test_a_full_disk_keeps_what_stands_there(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    career.add(remembered("hollywood-1"))

    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Refused):
        career.add(remembered("hollywood-2"))
    assert career.read_career().entries[0].id == "hollywood-1"


def test_what_was_forgotten_is_kept_aside_and_comes_back(home: Path) -> None:
    career.add(remembered("hollywood-1"))
    career.add(remembered("hollywood-2"))
    text = (home / career.FILE).read_text("utf-8")
    career.forget()
    assert career.read_career() == career.Career([])
    assert (home / career.BEFORE).read_text("utf-8") == text
    career.forget()  # there is nothing
    assert career.merge(career.from_text(text)) == 2
    assert career.merge(career.from_text(text)) == 0
    assert (home / career.FILE).read_text("utf-8") == text


def entry_of(*places: int, who: str = "bot:lead_hoarder", hints: int = 0) -> Entry:
    """A match of Ada at the first seat, with these places and ten points less for each."""
    others = [Played("Max", who, place, 50 - 10 * place) for place in places[1:]]
    ada = Played("Ada", "human", places[0], 50 - 10 * places[0])
    when = "2026-11-18 20:15"
    return Entry(f"x-{places}", "hollywood", when, when, 60, {}, (ada, *others), aids=Aids(hints))


def test_shared_wins_and_places_count_in_part() -> None:
    played = played_by("Ada", [entry_of(1, 2, 3), entry_of(1, 1, 3), entry_of(3, 1, 2)])
    assert (wins(played).matches, wins(played).wins) == (3, 1.5)
    met_max = met(played, lambda other: other.name)["Max"]
    assert (met_max.matches, met_max.ahead) == (6, 3.5)
    assert met_max.difference == pytest.approx(sum([10, 20, 0, 20, -20, -10]) / 6)


def test_the_level_of_a_match_is_that_of_its_best_bot() -> None:
    assert Appearance(entry_of(1, 2, who="bot:lead_hoarder"), 0).level == "lead"
    assert Appearance(entry_of(1, 2, who="bot:mine"), 0).level == "mine"
    assert Appearance(entry_of(1, 2, who="human"), 0).level == "people"


def test_stats_tell_every_player_s_career(run: Any) -> None:
    for entry in (entry_of(1, 2, 3), entry_of(2, 1, 3, hints=1)):
        career.add(entry)
    told = json.loads(run("stats", "--json")[1])
    ada = told["players"]["Ada"]["hollywood"]
    assert (told["matches"], told["unread"]) == (2, 0)
    assert (ada["all"]["matches"], ada["all"]["wins"], ada["clean"]["matches"]) == (2, 1, 1)
    assert ada["all"]["places"] == {"1": 1, "2": 1}
    assert ada["all"]["characters"]["hoarder"]["matches"] == 4
    assert run("stats")[1].splitlines()[1] == "Ada  hollywood  1/2  50%"
    rows = list(csv.DictReader(StringIO(run("stats", "--csv")[1])))
    assert [(row["name"], row["points"]) for row in rows[:2]] == [("Ada", "40"), ("Max", "30")]
    assert len(rows) == 6


def test_a_career_not_begun_is_told(run: Any) -> None:
    assert json.loads(run("stats", "--json")[1]) == {"matches": 0, "unread": 0, "players": {}}
    assert run("stats")[1] == "0 matches were played to their end.\n"
