"""The commands for bots: arena, tune and analyse."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from math import sqrt
from pathlib import Path
from statistics import stdev
from typing import Any

import pytest

from hollywood import box, paths
from hollywood.bots.advice import Advice
from hollywood.bots.regression import least_squares
from hollywood.bots.review import Decision, Luck, Review, in_order
from hollywood.bots.standings import (
    Result,
    Standings,
    half_interval,
    percentile,
    rate,
    wilson,
)
from hollywood.commands import analyse
from hollywood.core.catalogue import Voice
from hollywood.core.message import say
from hollywood.games.hollywood.rules.state import Place

from ..harness.folders import SAVES

ARENA = ["arena", "--seats", "random,greedy,extra", "--seed", "3", "--json"]


def untimed(report: dict[str, Any]) -> dict[str, Any]:
    """The report without what depends on the machine."""
    for each in report["players"]:
        for name in ("p50_ms", "p95_ms", "max_ms"):
            assert each.pop(name) >= 0
    return report


def test_the_arena_is_the_same_for_one_process_and_two(run: Any) -> None:
    reports = [
        untimed(json.loads(run(*ARENA, "--games", "6", "--processes", count)[1])) for count in "12"
    ]
    assert reports[0] == reports[1]
    assert reports[0]["matches"] == 6
    assert sum(each["win_share"] for each in reports[0]["players"]) == pytest.approx(1, abs=0.01)
    assert {each["matches"] for each in reports[0]["pairs"]} == {6}


def test_more_bots_than_seats_meet_in_every_company(run: Any) -> None:
    names = "random,greedy,extra,understudy"
    words = ("arena", "--seats", names, "--table", "3", "--games", "3", "--processes", "1")
    report = json.loads(run(*words, "--json")[1])
    assert report["matches"] == 24
    assert {each["matches"] for each in report["players"]} == {18}
    out = run(*words)[1]
    assert out.startswith("24 matches with 3 seats")
    assert "| better | worse |" in out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seats", "random,nobody,extra"], "no bot “nobody”"),
        (["--seats", "random,extra"], "3 to 4 players"),
        (["--seats", "random,extra", "--table", "3"], "you named 2"),
        (["--seats", "random,extra,extra", "--bot", "/nowhere/x.py"], "no such file"),
    ],
)
def test_the_arena_refuses_in_one_sentence(run: Any, words: list[str], told: str) -> None:
    code, out, err = run("arena", *words)
    assert (code, out) == (1, "")
    assert told in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("flag", ["--games", "--processes"])
def test_the_arena_wants_numbers_from_one_up(run: Any, flag: str) -> None:
    with pytest.raises(SystemExit, match="2"):
        run("arena", "--seats", "random,extra,extra", flag, "0")


def test_a_bot_alone_with_itself_has_no_rating(run: Any) -> None:
    words = ("arena", "--seats", "random,random,random", "--games", "2", "--processes", "1")
    report = json.loads(run(*words, "--json")[1])
    assert report["pairs"] == []
    assert [each["rating"] for each in report["players"]] == [0]


def test_a_bot_of_one_s_own_plays_in_the_arena(run: Any, tmp_path: Path) -> None:
    """As docs/bots.md shows it."""
    text = (paths.root() / "docs" / "bots.md").read_text("utf-8")
    own = text.split("```python\n")[1].split("```")[0]
    assert len(own.splitlines()) <= 20
    file = tmp_path / "leader.py"
    file.write_text(own, "utf-8")
    words = ("--bot", str(file), "--seats", "leader,random,random", "--games", "24", "--json")
    report = json.loads(run("arena", *words)[1])
    assert report["players"][0]["bot"] == "leader"


def test_of_few_values_little_is_known() -> None:
    """Beside the table of Student's distribution."""
    assert half_interval([0.4]) == 0
    for values, table in (([0.4, 0.5, 0.6], 4.303), ([0.1] * 5 + [0.2] * 5, 2.262)):
        known = table * stdev(values) / sqrt(len(values))
        assert half_interval(values) == pytest.approx(known, rel=0.04)


def test_wilson_and_percentiles() -> None:
    low, high = wilson(0.6, 100)
    assert (low, high) == pytest.approx((0.502, 0.691), abs=0.001)
    assert wilson(0.5, 0) == (0.0, 1.0)
    assert percentile(list(range(100)), 95) == 95


def test_ratings_follow_the_results() -> None:
    assert rate({("a", "b"): [1.0] * 75 + [0.0] * 25})["a"] == pytest.approx(190, abs=3)
    result = Result(("x", "y", "y"), (9, 5, 7), (1, 3, 2), ((0.1,), (0.2,), (0.3,)))
    standings = Standings()
    standings.count(result)
    report = standings.as_json()
    assert report["pairs"][0]["better"] == "x"
    assert report["players"][0]["margin"] == 3


def test_least_squares_finds_the_line() -> None:
    rows = [[1.0, float(x), float(x * x % 7)] for x in range(20)]
    weights = least_squares(rows, [3 + 2 * x - 0.5 * z for _, x, z in rows])
    assert weights == pytest.approx([3, 2, -0.5], abs=1e-4)


def test_tune_prints_what_it_learnt(run: Any) -> None:
    code, out, err = run("tune", "--games", "3", "--trials", "1", "--play-outs", "4")
    assert code == 0
    assert out.startswith('futures:\n  "3":\n    - {films: [')
    assert out.count("heat:") == 5
    assert "studio cards" in err


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach looks less far."""
    monkeypatch.setattr("hollywood.games.hollywood.bots.coach.LEVELS", ("extra",))


def test_analyse_weighs_every_decision(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    file, weighed = str(SAVES / "v1-unfinished-3.yaml"), list[Any]()

    def remembered(review: Review[Any]) -> Iterator[Any]:
        weighed.append(list(in_order(review)))
        return iter(weighed[0])

    monkeypatch.setattr(analyse, "in_order", remembered)
    code, out, _ = run("analyse", file, "--json", "--play-outs", "60")
    report = json.loads(out)
    assert code == 0
    assert len(report["seats"]) == 3
    assert report["decisions"]
    for decision in report["decisions"]:
        assert 0 <= decision["loss"] <= 1
        assert decision["blunder"] == (decision["loss"] >= 0.12)
        assert len(decision["after"]) == 3
        assert sum(each["win"] for each in decision["after"]) == pytest.approx(1, abs=0.01)
        assert decision["best"]["win"] >= decision["played"]["win"] - 1e-3 or not decision["loss"]
    for luck in report["luck"]:
        assert sum(luck["gains"]) == pytest.approx(0, abs=0.01)
    found = weighed[0]
    monkeypatch.setattr(analyse, "in_order", lambda review: iter(found))
    lines = run("analyse", file)[1].splitlines()
    opening = "Round 1. How the deal changed everyone’s chances of winning: greedy 1"
    assert lines[0].startswith(opening)
    assert [line.split(":")[0] for line in lines[-3:]] == ["greedy 1", "random 2", "greedy 3"]
    assert all(": blunders " in line for line in lines[-3:])


@pytest.mark.usefixtures("hasty")
def test_the_terminal_gives_a_hint(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = iter(["hint", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(waiting))
    out = run("play", "--seed", "5", "--seats", "human,greedy,extra")[1]
    assert sum(": chances from first to last place " in line for line in out.splitlines()) == 3


def found_again(*losses: float) -> list[Decision[Any] | Luck]:
    """What a review may find: bad luck for the first player, who then errs so often."""
    said = say("hollywood.move.place", column="B"), say("hollywood.reason.only")
    best = Advice[Any](Place(1), *said, 1.0, 9.0, (1.0, 0.0, 0.0), True)
    played = [replace(best, win=1 - loss) for loss in losses]
    lost = [Decision(3, 0, 2, each, best, 0.0, (), True) for each in played]
    return [Luck(0, 0, (-0.08, 0.04, 0.04), (), said[1]), *lost]


@pytest.mark.parametrize(
    ("losses", "sum", "capped"), [((0.6, 0.6), 1.0, True), ((0.5,), 0.5, False)]
)
def test_nobody_gives_away_more_than_there_is(
    run: Any, monkeypatch: pytest.MonkeyPatch, losses: tuple[float, ...], sum: float, capped: bool
) -> None:
    found = found_again(*losses)
    monkeypatch.setattr(analyse, "in_order", lambda review: iter(found))
    file = str(SAVES / "v1-unfinished-3.yaml")
    assert json.loads(run("analyse", file, "--json")[1])["seats"][0]["loss"] == sum
    out = run("analyse", file)[1]
    assert f"given away {round(100 * sum)}%" in out
    assert ("capped at 100%" in out) == capped


def test_an_analysis_speaks_in_words(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not as one types, and with a true minus."""
    found = found_again(0.5)
    monkeypatch.setattr(analyse, "in_order", lambda review: iter(found))
    out = run("analyse", str(SAVES / "v1-unfinished-3.yaml"), "--lang", "it")[1]
    assert "place B" not in out
    said = say("hollywood.move.place", column="B")
    assert Voice(box.open_sentences(), "it").text(said) in out
    assert "\N{MINUS SIGN}8%" in out
    assert "-8%" not in out
