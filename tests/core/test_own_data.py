"""All that a player has goes out as one file and comes in again; what is here stays."""

from __future__ import annotations

import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from hollywood import career, daily, exports, files, kept_matches, own_data
from hollywood.career import Entry, Played
from hollywood.core.message import Refused
from hollywood.core.record import HUMAN
from hollywood.puzzle_scores import FILE, FOR_RATING, Answered, keep, keep_for_rating
from hollywood.settings import Settings


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home of the test's own, where documents lie, too."""
    monkeypatch.setenv(files.HOME, str(tmp_path))


def entry(id: str) -> Entry:
    when = "2026-11-18 20:00"
    return Entry(id, "hollywood", when, when, 60, {}, (Played("Ada", HUMAN, 1),))


LINES = (career.FILE, FILE, FOR_RATING)  # files that tell of all games


def contents(home: Path) -> dict[str, str]:
    """All files of a player but those that were put aside."""
    return {
        file.relative_to(home).as_posix(): file.read_text("utf-8")
        for file in home.rglob("*")
        if file.is_file() and "before" not in file.name
    }


def test_everything_goes_out_and_comes_back(tmp_path: Path) -> None:
    career.add(entry("one"))
    Settings(contrast=True).save()
    files.write_text(files.own("matches/a.yaml"), "a: 1\n")
    own_data.write_all()
    (file,) = tmp_path.glob(f"{own_data.NAME}*.zip")
    assert file in exports.careers()
    for name in ("settings.json", "matches/a.yaml"):
        (tmp_path / name).unlink()
    career.forget()
    assert own_data.take_in(file) == (1, 2)
    assert [each.id for each in career.read_career().entries] == ["one"]
    assert (tmp_path / "matches" / "a.yaml").read_text("utf-8") == "a: 1\n"


@pytest.mark.parametrize("game", ["hollywood", None])
def test_what_was_forgotten_of_a_game_or_all_comes_back(tmp_path: Path, game: str | None) -> None:
    games = ("hollywood", "times_square")
    for each in games:
        career.add(replace(entry(each), game=each))
        kept = kept_matches.finished(each, each)
        kept_matches.keep(kept, each)
        files.write_text(tmp_path / "reviews" / f"{kept}.json", "{}")
        answered = Answered(each, "3-1-2", "line", 1200, 0.5, 31, "2026-11-18")
        keep(answered)
        keep_for_rating(answered, 1033.4)
        daily.remember_par(each, daily.FIRST, daily.Par(9, 1, 1))
    Settings(contrast=True).save()
    files.write_text(tmp_path / "match-hollywood.yaml", "a: 1\n")
    files.wait_until_written()
    before = contents(tmp_path)
    own_data.forget(game)
    left = contents(tmp_path)
    gone = {each for each in before if "hollywood" in each and not each.startswith("match-")}
    if game is None:
        assert {*left} == {"settings.json", "match-hollywood.yaml", *LINES}
    else:
        assert {*before} - {*left} == gone
    assert all("hollywood" not in left[each] for each in LINES)
    (packed,) = tmp_path.glob(f"{own_data.NAME}-before*.zip")
    assert packed in exports.careers()
    own_data.take_in(packed)
    after = contents(tmp_path)
    assert {*after} == {*before}
    assert all(sorted(after[each].split()) == sorted(before[each].split()) for each in LINES[:2])
    own_data.take_in(packed)
    assert contents(tmp_path) == after


def test_what_is_here_stays_as_it_is(tmp_path: Path) -> None:
    career.add(entry("one"))
    files.write_text(files.own("matches/a.yaml"), "a: 1\n")
    own_data.write_all()
    files.write_text(files.own("matches/a.yaml"), "a: 2\n")
    career.add(entry("two"))
    (file,) = tmp_path.glob(f"{own_data.NAME}*.zip")
    assert own_data.take_in(file) == (0, 0)
    assert (tmp_path / "matches" / "a.yaml").read_text("utf-8") == "a: 2\n"
    assert len(career.read_career().entries) == 2


def test_what_was_taken_out_before_is_not_packed_again(tmp_path: Path) -> None:
    Settings().save()
    own_data.write_all()
    own_data.write_all()
    for file in tmp_path.glob(f"{own_data.NAME}*.zip"):
        with zipfile.ZipFile(file) as packed:
            assert packed.namelist() == ["settings.json"]


@pytest.mark.parametrize("name", ["../a.yaml", "/a.yaml", "a/b/c.yaml", "c:a", "a\\..\\..\\b"])
def test_no_name_leads_elsewhere(tmp_path: Path, name: str) -> None:
    file = tmp_path / "bad.zip"
    with zipfile.ZipFile(file, "w") as packed:
        packed.writestr(name, "x")
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(Refused):
        own_data.take_in(file)
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("data", [b"", b"noise" * 1000, b"PK\x03\x04" + b"\0" * 60])
def test_noise_is_refused(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "bad.zip"
    file.write_bytes(data)
    with pytest.raises(Refused):
        own_data.take_in(file)


def test_a_file_that_unpacks_to_too_much_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_data, "_MOST", 1000)
    file = tmp_path / "bomb.zip"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("a.yaml", "x" * 1001)
    with pytest.raises(Refused):
        own_data.take_in(file)


def test_answers_for_those_who_rate_puzzles_name_nobody(tmp_path: Path) -> None:
    answered = Answered("hollywood", "3-1-2", "line", 1200, 0.5, 31, "2026-11-18")
    keep_for_rating(answered, 1033.4)
    keep_for_rating(answered, 1050.0)
    files.wait_until_written()
    assert (tmp_path / "answers.csv").read_text("utf-8").splitlines() == [
        "game,puzzle,result,seconds,rating_before",
        "hollywood,3-1-2,0.5,31,1033",
        "hollywood,3-1-2,0.5,31,1050",
    ]
