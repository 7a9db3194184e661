"""What is kept of answers to puzzles, and which one is offered next."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hollywood import files, puzzle_scores
from hollywood.bots.puzzle import ListedPuzzle
from hollywood.puzzle_scores import FILE, Answered, PuzzleScores, keep, scores_of
from hollywood.ui.puzzle.stock import Stock

from ..harness.positions import KIT


def answered(number: int, result: float | None, asked: int = 1000) -> Answered:
    return Answered("hollywood", f"3-{number}-35", "HWP1 …", asked, result, 9, "2026-11-19")


def test_a_rating_moves_by_what_was_to_be_expected() -> None:
    scores = PuzzleScores("hollywood")
    assert scores.take(answered(1, 1.0)) == 24
    assert scores.take(answered(1, 0.0)) == 0  # seen before
    assert scores.take(answered(2, 0.0)) == -26
    for number in range(3, 20):
        scores.take(answered(number, 1.0, round(scores.rating)))
    assert scores.take(answered(20, 1.0, round(scores.rating))) == 12
    assert (scores.streak, scores.best) == (18, 18)


def test_a_torn_line_loses_only_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setenv(files.HOME, str(tmp_path))
    keep(answered(1, 1.0))
    files.wait_until_written()
    (tmp_path / FILE).open("a").write('{"game": "holly')
    keep(answered(2, 1.0))
    scores = scores_of("hollywood")
    assert (scores.streak, len(scores.first)) == (2, 2)
    assert all(json.loads(line) for line in (tmp_path / FILE).read_text().splitlines()[::2])


@pytest.mark.parametrize(
    "wrong",
    [
        '{"game": "hollywood", "id": "3-2-1", "line": "", "asked": "1000", "result": 1.0}',
        '{"game": "hollywood", "id": ["3"], "line": "", "asked": 1000, "result": 1.0}',
        '{"game": "hollywood", "id": "3-2-1", "line": "", "asked": 1000, "result": 7}',
        '{"game": "hollywood", "rating": "1000"}',
        '{"game": "hollywood", "rating": 1e999}',
        '["id"]',
        "[" * 100_000,
    ],
)
def test_a_line_with_wrong_values_is_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, wrong: str
) -> None:
    monkeypatch.setenv(files.HOME, str(tmp_path))
    (tmp_path / FILE).write_text(wrong + "\n", "utf-8")
    keep(answered(1, 1.0))
    scores = scores_of("hollywood")
    assert (scores.streak, list(scores.first)) == (1, ["3-1-35"])


def test_too_many_answers_become_what_they_had_come_to(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(files.HOME, str(tmp_path))
    monkeypatch.setattr(puzzle_scores, "KEPT", 30)
    monkeypatch.setattr(puzzle_scores, "_LINES", 90)
    for number in range(50):
        keep(replace(answered(number, None), line="HWP1 …"))
        keep(answered(number, float(number % 7 != 3), 900 + 10 * number))
    keep(replace(answered(99, None), line="HWP1 waits"))
    long = scores_of("hollywood")
    files.wait_until_written()
    assert len((tmp_path / FILE).read_text("utf-8").splitlines()) == 32
    short = scores_of("hollywood")
    assert (short.rating, short.streak, short.best) == (long.rating, long.streak, long.best)
    assert short.open == long.open == "HWP1 waits"
    assert len(short.first) == 30


def test_what_is_offered_follows_the_rating() -> None:
    puzzles = KIT.puzzles
    assert puzzles is not None
    stock, scores = Stock(puzzles), PuzzleScores("hollywood")
    stock.all = {
        str(rating): ListedPuzzle(f"3-{rating}-0", "", 3, "sure", 9, rating)
        for rating in range(500, 2200, 5)
    }
    offered = [stock.next(scores) for _ in range(60)]
    ratings = [each.rating for each in offered if each is not None]
    assert 880 < sum(ratings) / len(ratings) < 1040
    scores.first = dict.fromkeys((each.id for each in stock.all.values()), 1.0)
    assert stock.next(scores) is None


def test_one_may_be_made_while_others_are_looked_through() -> None:
    """On another thread, that is: at any moment."""
    puzzles = KIT.puzzles
    assert puzzles is not None
    stock, scores = Stock(puzzles), PuzzleScores("hollywood")
    known = dict(list(stock.all.items())[:3])

    class Making(dict[str, float]):
        def __contains__(self, id: object) -> bool:
            stock.all[f"3-{len(stock.all)}-0"] = next(iter(known.values()))
            return False

    stock.all, scores.first = dict(known), Making()
    assert stock.unseen(scores) == list(known.values())
