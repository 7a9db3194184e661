"""Which puzzles are offered, and in which order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from statistics import fmean

from hollywood.bots.puzzle import Puzzle, Solution
from hollywood.bots.taste import chosen, dated, varied, worth_while

WEEK = range(725, 1776, 150)


def endless() -> Iterator[Solution[str]]:
    """Two a match, some of them plain; one in twenty is about something scarce."""
    for number in count():
        rating = 500 + number * 37 % 1500
        themes = ("scarce",) if number % 6 == 0 else ("usual",)
        puzzle = Puzzle(3, number // 2, ("move",), "sure", 9, rating, themes)
        yield Solution(puzzle, ("move",), ("move",), 1, number % 3, 0, str(number % 4 // 2))


def test_what_shows_at_once_is_for_beginners() -> None:
    plain = [found for found in islice(endless(), 200) if not found.depth]
    assert {worth_while(found) == (found.puzzle.rating <= 800) for found in plain} == {True}


def test_those_chosen_are_of_all_ratings_and_no_two_of_one_match() -> None:
    found = chosen(endless(), 100, ("scarce",))
    assert len(found) == 100 == len({each.puzzle.seed for each in found})
    assert sum("scarce" in each.puzzle.themes for each in found) >= 12
    ratings = [each.puzzle.rating for each in found]
    assert max(ratings) - min(ratings) > 1300
    assert max(ratings.count(rating) for rating in ratings) < 13


def test_no_three_of_five_are_alike_while_there_are_others() -> None:
    sorts = [each.sort for each in varied(islice(endless(), 40))]
    early = [sorts[at : at + 5] for at in range(30)]
    assert all(max(five.count(sort) for sort in five) <= 3 for five in early)
    assert sorted(sorts) == sorted(each.sort for each in islice(endless(), 40))


def test_days_become_harder_up_to_sunday() -> None:
    ratings = [each.puzzle.rating for each in dated(endless(), 70, ("scarce",), WEEK)]
    means = [fmean(ratings[day::7]) for day in (4, 5, 6, 0, 1, 2, 3)]  # the first is a Thursday
    assert means == sorted(means)
    assert means[0] < 900
    assert means[-1] > 1500
