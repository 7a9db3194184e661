"""What a review finds: the course of a match, names of mistakes, turning points, luck and skill."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hollywood import files, reviews
from hollywood.bots.advice import Advice
from hollywood.bots.bot import finished, play_to_end
from hollywood.bots.findings import Findings, TurningPoint, course_first, grade
from hollywood.bots.plain import Random
from hollywood.bots.review import Decision, Expected, Luck, Prospect, Step, ended, signed
from hollywood.core.message import player, say

from ..harness.toy_game import Spell, Whispers
from ..harness.toy_kit import ToyKit, ToyReview
from ..harness.toy_player import toy_set_up

BOT = Random()
HERE = say("whispers.rules.turn")
ADVICE = Advice(Spell((1,)), HERE, HERE, 0.5, None, (0.5, 0.5), exact=False)


def steps(seats: Sequence[int], deals: Sequence[int] = (0,)) -> list[Step]:
    """A move each, by these seats; before some of them cards came to light."""
    return [
        Step(at, seat, 0, HERE, HERE, chosen=True, deals=at in deals)
        for at, seat in enumerate(seats)
    ]


def found(course: Sequence[float], deals: Sequence[int] = (0,)) -> Findings:
    """The course of a match of two as the first of them saw it."""
    findings = Findings(steps([at % 2 for at in range(len(course) - 1)], deals))
    for at, win in enumerate(course):
        unseen = (0.5, 0.5) if at in deals else None
        findings.take(Expected(at, both(win), at == len(course) - 1, unseen))
    return findings


def both(win: float) -> tuple[Prospect, ...]:
    return Prospect(win, None), Prospect(1 - win, None)


def decided(at: int, loss: float, margin: float = 0.0, after: float = 0.5) -> Decision[Spell]:
    best, played = replace(ADVICE, win=0.9), replace(ADVICE, win=0.9 - loss)
    return Decision(at, at % 2, 0, played, best, margin, both(after), blunder=False)


@pytest.mark.parametrize(
    ("loss", "margin", "name"),
    [
        (0.0, 0.0, None),
        (0.049, 0.0, None),
        (0.051, 0.0, "slip"),
        (0.121, 0.0, "mistake"),
        (0.251, 0.0, "blunder"),
        (0.0, 0.16, "only"),
        (0.0, 0.14, None),
        (0.04, 0.3, None),
    ],
)
def test_what_a_decision_cost_has_a_name(loss: float, margin: float, name: str | None) -> None:
    assert grade(decided(0, loss, margin)) == name


def test_what_may_be_off_by_as_much_has_no_name() -> None:
    """A number nobody can trust is no mistake of anybody's."""
    assert grade(replace(decided(0, 0.26), error=0.27)) is None
    assert grade(replace(decided(0, 0.26), error=0.25)) == "blunder"
    assert grade(replace(decided(0, 0.0, margin=0.16), error=0.17)) is None
    findings = found([0.6, 0.3, 0.55])
    findings.take(replace(decided(0, 0.3), error=0.4))
    assert findings.mistakes(0) == []
    findings.take(replace(decided(0, 0.3), error=0.1))
    assert findings.mistakes(0) == [0]


def test_share_deals_own_moves_and_the_others_come_to_the_result() -> None:
    findings = found([0.6, 0.5, 0.55, 0.2, 1.0], deals=(0, 2))
    findings.take(Luck(0, 0, (0.1, -0.1), both(0.6), HERE))
    findings.take(Luck(2, 0, (0.05, -0.05), both(0.55), HERE))
    for at, loss in ((0, 0.1), (1, 0.0), (2, 0.3), (3, 0.6)):
        findings.take(decided(at, loss))
    for seat, result in ((0, 1.0), (1, 0.0)):
        balance = findings.balance(seat)
        parts = 1 / 2 + balance.deals + balance.own + balance.others
        assert parts == pytest.approx(result)
        assert balance.result == result
    assert findings.balance(0).deals == pytest.approx(0.15)
    assert findings.balance(0).own == pytest.approx(-0.4)


def test_turning_points_are_the_three_largest_changes() -> None:
    findings = found([0.5, 0.52, 0.8, 0.8, 0.6, 0.6, 0.7, 0.7, 0.71, 1.0])
    assert [point.at for point in findings.turning_points(0)] == [1, 3, 8]
    assert [point.change for point in findings.turning_points(1)] == [
        pytest.approx(each) for each in (-0.28, 0.2, -0.29)
    ]


def test_of_two_neighbours_the_later_counts() -> None:
    findings = found([0.5, 0.5, 0.2, 0.6, 0.6, 0.6])
    assert [point.at for point in findings.turning_points(0)] == [2]


def test_the_worst_mistake_of_whoever_looks_is_a_turning_point() -> None:
    findings = found([0.5, 0.5, 0.9, 0.9, 0.5, 0.5, 0.9, 0.9, 0.85, 0.85, 0.85])
    assert 8 not in [point.at for point in findings.turning_points(0)]
    findings.take(decided(8, 0.08, after=0.85))
    assert [point.at for point in findings.turning_points(0)][-1] == 8
    assert len(findings.turning_points(0)) == 3
    assert findings.mistakes(0) == [8]
    assert 8 not in [point.at for point in findings.turning_points(1)]


def test_cards_that_came_to_light_can_turn_a_match() -> None:
    findings = found([0.5, 0.5, 0.9, 0.9], deals=(0, 2))
    (point,) = findings.turning_points(0)
    assert (point.at, point.deal) == (2, True)
    assert point.change == pytest.approx(0.4)
    assert findings.change(1, 0) == pytest.approx(0.0), "the step before had no part in it"


def test_a_change_may_be_off_by_what_lies_before_and_after_it() -> None:
    findings = found([0.5, 0.5, 0.8, 1.0])
    for at, error in enumerate((0.0, 0.03, 0.04, 0.0)):
        seats = tuple(replace(each, error=error) for each in findings.expected[at].seats)
        findings.expected[at] = replace(findings.expected[at], seats=seats)
    findings.take(replace(Luck(0, 0, (0.1, -0.1), both(0.5), HERE), error=0.02))
    points = [TurningPoint(0, deal=True, change=0.1)]
    points += [TurningPoint(at, deal=False, change=0.1) for at in range(3)]
    errors = [findings.error(point, 0) for point in points]
    assert errors == pytest.approx([0.02, 0.03, 0.05, 0.04])


def test_what_was_looked_at_longer_takes_the_place_of_the_first_glance() -> None:
    findings = found([0.5, 0.4, 0.3, 1.0])
    findings.take(decided(0, 0.0, after=0.45))
    assert findings.prospect(1, 0).win == 0.45
    findings.expected[1] = replace(findings.expected[1], exact=True)
    assert findings.prospect(1, 0).win == 0.4, "what is certain stays so"


def played() -> Any:
    """A match of the toy game, over."""
    match: Any = ToyKit().begin(toy_set_up(("bot:random", "bot:random"), 3))
    play_to_end(match, [BOT, BOT], random.Random(1))
    return match


def test_the_course_comes_first_and_what_is_known_is_not_asked_again() -> None:
    review = ToyReview(match := played())
    findings = Findings(review.steps)
    kinds = [type(each) for each in course_first(review, findings) if each is not None]
    many = len(match.moves) + 1
    assert kinds[:many] == [Expected] * many
    assert set(kinds[many:]) == {Luck, Decision}
    assert findings.complete
    assert [each for each in course_first(review, findings) if each is not None] == []
    assert findings.expected[len(match.moves)].seats == ended(match.game, match.state)


def test_what_likely_cost_most_is_looked_at_first() -> None:
    review = ToyReview(played())
    findings = Findings(review.steps)
    for at in range(len(review.steps) + 1):
        findings.take(finished(review.expected(at)))
    worst = len(review.steps) // 2
    lower = {review.steps[worst].seat: -0.4}
    wins = [Prospect(p.win + lower.get(s, 0.4), None) for s, p in enumerate(review._even)]
    for at in range(worst + 1, len(review.steps)):  # and it stays so
        findings.take(Expected(at, tuple(wins), exact=False))
    first = next(each for each in course_first(review, findings) if each is not None)
    assert isinstance(first, Decision)
    assert first.number == review.steps[worst].number


def test_a_change_is_written_with_a_true_minus() -> None:
    assert [signed(each) for each in (0.124, -0.4, 0.0)] == ["+12", "\N{MINUS SIGN}40", "+0"]


# kept


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(files.HOME, str(tmp_path))
    return tmp_path


def whole(review: ToyReview) -> Findings:
    findings = Findings(review.steps)
    for _ in course_first(review, findings):
        pass
    came = say("whispers.spelled", player=player(1), word="A", points=1.5, gains=(HERE, HERE))
    findings.take(Luck(0, 0, (0.1, -0.1), both(0.6), came))
    return findings


def test_what_was_found_is_kept(home: Path) -> None:
    review, game = ToyReview(played()), Whispers()
    findings = whole(review)
    reviews.keep("some", findings, game)
    again = reviews.read("some", review.steps, game)
    assert again.every == findings.every
    assert again.complete
    assert reviews.read("other", review.steps, game).every == []


def test_what_was_kept_before_errors_were_told_still_opens(home: Path) -> None:
    review, game = ToyReview(played()), Whispers()
    reviews.keep("some", whole(review), game)
    files.wait_until_written()
    old = json.loads(reviews.file_of("some").read_text("utf-8"))
    for each in (*old["decisions"], *old["lucks"]):
        del each["error"]
        each["after"] = [prospect[:2] for prospect in each["after"]]
    for each in old["expected"]:
        each["seats"] = [prospect[:2] for prospect in each["seats"]]
    files.write_text(reviews.file_of("some"), json.dumps(old))
    again = reviews.read("some", review.steps, game)
    assert again.complete
    assert not any(each.error for each in again.decisions.values())


def broken() -> list[str]:
    """What may stand in a file, all of it wrong."""
    wrong = ["", "{", "[]", "nul", "{}", '{"format": 2}', "[" * 100_000]
    return [*wrong, json.dumps({"format": 1, "expected": [{"at": "1"}]})]


def test_numbers_that_are_none_are_not_shown(home: Path) -> None:
    """Such a chance had no place on the plot, and no whole number of percent."""
    review, game = ToyReview(played()), Whispers()
    reviews.keep("some", whole(review), game)
    files.wait_until_written()
    good = reviews.file_of("some").read_text("utf-8")
    ways = list[list[str | int]]([["expected", 0, "seats", 0, which] for which in range(3)])
    ways += [["decisions", 0, "margin"], ["decisions", 0, "best", "win"], ["lucks", 0, "gains", 0]]
    ways += [["decisions", 0, "error"], ["lucks", 0, "error"]]
    for way in ways:
        for wrong in ("NaN", "Infinity", "-Infinity", "1" + "0" * 400):
            bad = json.loads(good)
            place = bad
            for key in way[:-1]:
                place = place[key]
            place[way[-1]] = json.loads(wrong)
            files.write_text(reviews.file_of("some"), json.dumps(bad))
            assert reviews.read("some", review.steps, game).every == [], (way, wrong)


def test_an_error_that_is_less_than_nothing_is_none(home: Path) -> None:
    review, game = ToyReview(played()), Whispers()
    reviews.keep("some", whole(review), game)
    files.wait_until_written()
    bad = json.loads(reviews.file_of("some").read_text("utf-8"))
    bad["expected"][0]["seats"][0][2] = -0.1
    files.write_text(reviews.file_of("some"), json.dumps(bad))
    assert reviews.read("some", review.steps, game).every == []


@pytest.mark.parametrize("part", ["seats", "unseen", "after", "gains", "at", "twice"])
def test_what_tells_of_other_seats_or_steps_is_of_another_match(home: Path, part: str) -> None:
    review, game = ToyReview(played()), Whispers()
    reviews.keep("some", whole(review), game)
    files.wait_until_written()
    bad = json.loads(reviews.file_of("some").read_text("utf-8"))
    expected, decision, luck = (bad[kind][0] for kind in ("expected", "decisions", "lucks"))
    if part == "at":
        bad["expected"][-1]["at"] = len(review.steps) + 5
    elif part == "twice":
        bad["expected"][1]["at"] = 0
    elif part == "unseen":
        expected["unseen"] = [0.5]
    else:
        ({"seats": expected, "after": decision, "gains": luck}[part])[part].pop()
    files.write_text(reviews.file_of("some"), json.dumps(bad))
    assert reviews.read("some", review.steps, game).every == []


@pytest.mark.parametrize("text", broken())
def test_what_cannot_be_read_is_put_aside(home: Path, text: str) -> None:
    review = ToyReview(played())
    files.write_text(reviews.file_of("some"), text)
    assert reviews.read("some", review.steps, Whispers()).every == []
    assert not reviews.file_of("some").exists()
    assert (home / "reviews" / "some-unreadable.json").read_text("utf-8") == text


def test_any_part_of_it_may_be_wrong(home: Path) -> None:
    """Whatever one number or word is replaced by, it is read or put aside."""
    review, game, chance = ToyReview(played()), Whispers(), random.Random(1)
    reviews.keep("some", whole(review), game)
    files.wait_until_written()
    good = json.loads(reviews.file_of("some").read_text("utf-8"))
    for _ in range(60):
        bad = json.loads(json.dumps(good))
        place: Any = bad
        while True:
            key = chance.choice(list(place) if isinstance(place, dict) else range(len(place)))
            if not isinstance(place[key], dict | list) or not place[key] or chance.random() < 0.1:
                break
            place = place[key]
        place[key] = chance.choice([None, -1, "x", [], {}, 1e9])
        files.write_text(reviews.file_of("some"), json.dumps(bad))
        reviews.read("some", review.steps, game)
