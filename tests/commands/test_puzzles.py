"""The command `puzzles`, as a user meets it."""

from __future__ import annotations

import gc
import json
from collections import deque
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hollywood import paths
from hollywood.bots.bot import finished
from hollywood.bots.taste import weekday_of
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.files import read_file
from hollywood.games import GAMES
from hollywood.puzzle_book import FIRST_DAY, asking, id_of_day, lines, of_day
from hollywood.set_up import load

from ..harness.toy_kit import TOY

WITH_PUZZLES = [game.name for game in GAMES if game.open().puzzles is not None]
_FEW = 1_000  # things
ASKED = [*((game, "en") for game in WITH_PUZZLES), ("paperback", "it"), ("paperback", "fr")]
LINE = "HWP1 3 100118 35 sure 21 dCCBADDDACABAABCCCccDDDBBBAhhcAACBBAC"


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_is_a_match_with_a_question(run: Any, game: str) -> None:
    words = ("puzzles", game, "--count", "1", "--processes", "1")
    code, out, err = run(*words, "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    kit = next(each for each in GAMES if each.name == game).open()
    for each in found:
        _, match = load(each["record"], "record", lambda _: kit)
        assert match.to_act == each["seat"]
        for move in each["answer"].split(", "):
            match.play(match.game.read(move))
        assert each["line"][: len(each["answer"].split(", "))] == each["answer"].split(", ")
        assert each["rating"] >= 500
    assert run(*words)[1].splitlines() == [each["text"] for each in found]


def test_puzzles_of_a_file_are_proved(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(f"# a note\n{LINE} ; 1755 double\n", "utf-8")
    assert run("puzzles", "hollywood", "--check", str(file))[1].startswith("1 puzzle checked")
    file.write_text(f"{LINE}\n\n{LINE.replace('21', '23')}\nnonsense\n", "utf-8")
    code, _, err = run("puzzles", "hollywood", "--check", str(file))
    places = [line.split(": ")[0] for line in err.splitlines()]
    assert (code, places) == (1, [f"{file}:3", f"{file}:4"])


def test_chosen_ones_go_to_a_file(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "chosen.txt"
    words = ("puzzles", "hollywood", "--chosen", "--count", "1", "--processes", "1")
    assert run(*words, "--out", str(file)) == (0, "", "")
    assert len(file.read_text("utf-8").splitlines()) == 1


@pytest.mark.soak
@pytest.mark.parametrize(("game", "language"), ASKED)
@pytest.mark.parametrize("file", ["puzzles.txt", "puzzles_daily.txt"])
def test_every_puzzle_that_comes_with_the_box_is_proved_again(
    game: str, language: Language, file: str
) -> None:
    puzzles, recent = puzzles_of(game, language), deque[str](maxlen=5)
    for line in lines_of(puzzles, file):
        solution = puzzles.solution(puzzles.read(line))
        assert puzzles.write(solution.puzzle) == line
        recent.append(solution.sort)
        assert file == "puzzles.txt" or recent.count(solution.sort) <= 2


@pytest.mark.parametrize(("game", "language"), ASKED)
def test_dated_puzzles_please(game: str, language: Language) -> None:
    """No two of one match, easy on Mondays and hard on Sundays, enough of what is scarce."""
    puzzles = puzzles_of(game, language)
    dated = [Known.of(puzzles, line) for line in lines_of(puzzles, "puzzles_daily.txt")]
    assert len({puzzle.seed for puzzle in dated}) == len(dated)
    for number, puzzle in enumerate(dated):
        weekday = (FIRST_DAY + timedelta(number)).weekday()
        assert weekday_of(puzzle.rating, puzzles.week) == weekday
    for theme in puzzles.scarce:
        assert sum(theme in puzzle.themes for puzzle in dated) >= 0.12 * len(dated)


@pytest.mark.parametrize(("game", "language"), ASKED)
def test_dated_puzzles_can_be_read(game: str, language: Language) -> None:
    """All of one language; in the others the rules are the same, and every seventh will do."""
    puzzles = puzzles_of(game, language)
    for line in lines_of(puzzles, "puzzles_daily.txt")[:: 1 if language == "en" else 7]:
        puzzle = puzzles.read(line)
        assert (puzzle.seed, puzzle.rating, puzzle.themes) == Known.of(puzzles, line)


class Known(NamedTuple):
    """What a line tells without the rules."""

    seed: int
    rating: int
    themes: tuple[str, ...]

    @classmethod
    def of(cls, puzzles: Any, line: str) -> Known:
        asked, _, told = line.removeprefix(puzzles.sign).partition(";")
        rating, *themes = told.split()
        return cls(int(asked.split()[1]), int(rating), tuple(themes))


@pytest.mark.parametrize(("game", "language"), ASKED)
@pytest.mark.parametrize("part", range(3))
def test_some_of_the_dated_puzzles_are_proved_again(
    game: str, language: Language, part: int
) -> None:
    puzzles = puzzles_of(game, language)
    for line in lines_of(puzzles, "puzzles_daily.txt")[part * 7 :: 365]:
        assert puzzles.write(puzzles.solution(puzzles.read(line)).puzzle) == line


@pytest.mark.parametrize(("game", "language"), ASKED)
def test_what_a_day_asks_is_called_by_its_line_alone(game: str, language: Language) -> None:
    puzzles = puzzles_of(game, language)
    listed = of_day(puzzles, FIRST_DAY)
    assert id_of_day(puzzles, FIRST_DAY) == (listed and puzzles.read(listed.line).id)


@pytest.mark.parametrize(("game", "language"), ASKED)
def test_a_line_leads_to_its_language(game: str, language: Language) -> None:
    puzzles, others = puzzles_of(game, language), puzzles_of(game, LANGUAGES[-1])
    for line in lines_of(puzzles, "puzzles.txt"):
        found = asking(others, line)
        assert found is not None
        assert found.sign == puzzles.sign


@cache
def puzzles_of(game: str, language: Language) -> Any:
    puzzles = next(each for each in GAMES if each.name == game).open().puzzles
    return puzzles and puzzles.speaking(language)


def lines_of(puzzles: Any, file: str) -> list[str]:
    return [line for _, line in lines(read_file(paths.data(file)), puzzles.sign)]


def test_a_game_without_puzzles_says_so(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hollywood.commands.asked.GAMES", (*GAMES, TOY))
    code, _, err = run("puzzles", "whispers")
    assert (code, err) == (1, "Whispers has no puzzles.\n")


@pytest.mark.parametrize(("game", "language"), ASKED)
def test_what_was_looked_through_for_puzzles_leaves_no_garbage(
    game: str, language: Language
) -> None:
    """A match of bots and its proofs are tens of thousands of things: no frame waits for them."""
    puzzles = puzzles_of(game, language)
    gc.collect()
    gc.disable()
    finished(puzzles.found(5))
    found = gc.collect()
    gc.enable()
    assert found < _FEW
