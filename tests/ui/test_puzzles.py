"""Puzzles at the table: tried, refuted, found, rated."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterator
from datetime import date, timedelta
from threading import Event, Thread, current_thread, main_thread
from typing import Any

import pygame
import pytest

from hollywood import files
from hollywood.games import GAMES
from hollywood.puzzle_scores import Answered, scores_of
from hollywood.settings import GameSettings, Settings
from hollywood.ui.app import puzzle_flow
from hollywood.ui.app.puzzle_flow import PuzzleFlow
from hollywood.ui.daily.daily_page import DailyPage
from hollywood.ui.pages.play_on import PlayOn
from hollywood.ui.puzzle.proving import Proving
from hollywood.ui.puzzle.puzzle_at_table import PuzzleAtTable
from hollywood.ui.puzzle.puzzle_filter import PuzzleFilter
from hollywood.ui.puzzle.puzzle_page import PuzzlePage
from hollywood.ui.puzzle.stock import Stock
from hollywood.ui.puzzle.trial import Trial
from hollywood.ui.table.table import AnyTable, Table
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.notice import Notice
from hollywood.ui.widgets.pause import Pause
from hollywood.ui.widgets.question import Question

from ..harness.hollywood_match import Sketches
from ..harness.learner import classroom
from ..harness.pilot import Pilot, program
from ..harness.positions import DECK, KIT

pytestmark = pytest.mark.usefixtures("roughly")
TWO_FINDS = "HWP1 3 100002 33 sure 13 ADCdBCcBCBBAcADrADcBDBBDCAAAChrdDDCCC"
STUDIED = "HWP1 3 100118 35 sure 21 dCCBADDDACABAABCCCccDDDBBBAhhcAACBBAC"
SPELLED = "PBP1 en 2 1100167 39 word 12 5GP72uATana9dFy14I9DrYbcHvIuoP4qP0AktsgmpHfUExWjRB"
ONE_TURN = "TSP1 2 100006 21 turn 0 D1d2d3.LR.l2l2l2l.H2H2.js2js4.D3D3."


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with program(Settings(language="en"), Sketches(DECK)) as (window, flow):
        flow.title()
        yield Pilot(window, flow, random.Random(1))


def opened(pilot: Pilot, line: str) -> tuple[AnyTable, PuzzleFlow]:
    puzzles = PuzzleFlow(pilot.flow)
    puzzles.open_line(line)
    settle(pilot, 2.0)
    return table(pilot), puzzles


def table(pilot: Pilot) -> AnyTable:
    top = pilot.stack.top
    assert isinstance(top, Table)
    return top


def purpose(pilot: Pilot) -> PuzzleAtTable:
    found = table(pilot).purpose
    assert isinstance(found, PuzzleAtTable)
    return found


def settle(pilot: Pilot, seconds: float) -> None:
    for _ in range(round(seconds / 0.16)):
        pilot.tick(0.16)


def make(pilot: Pilot, words: str) -> None:
    table(pilot).make(table(pilot).match.game.read(words))


def said(pilot: Pilot) -> str:
    speech = purpose(pilot).slate._speech
    return f"{speech.prompt} {speech.why}"


def test_a_wrong_move_is_refuted_on_the_board_and_may_be_tried_again(pilot: Pilot) -> None:
    _, puzzles = opened(pilot, STUDIED)
    assert "Make sure of 21 points" in said(pilot)
    make(pilot, "double D D")
    settle(pilot, 12.0)
    marks = purpose(pilot)._marks
    assert [each.number for each in marks.numbered] == [1, 2, 3]
    assert (len(marks.lost), len(marks.pushed)) == (2, 2)
    assert all(end.left == start.left and end.top < start.top for start, end in marks.pushed)
    assert "It shows 28, but they hold you to 13" in said(pilot)
    assert table(pilot).resting
    pilot.press(pygame.K_RETURN)
    settle(pilot, 1.0)
    assert purpose(pilot).trial.stage == "asked"
    make(pilot, "double B B")
    settle(pilot, 20.0)
    assert "Yes: certain" in said(pilot)
    assert table(pilot).match.to_act is None
    assert puzzles.sitting.scores.first["3-100118-35"] == 0.5


def test_what_is_solved_at_once_counts_and_is_remembered(pilot: Pilot) -> None:
    _, puzzles = opened(pilot, TWO_FINDS)
    line = purpose(pilot).trial.solution.line
    game = table(pilot).match.game
    make(pilot, game.write(line[0]))
    settle(pilot, 6.0)
    while purpose(pilot).trial.result is None:
        assert purpose(pilot).trial.stage == "asked"
        make(pilot, game.write(line[len(table(pilot).match.moves) - 33]))
        settle(pilot, 6.0)
    scores = puzzles.sitting.scores
    assert (scores.streak, scores.open) == (1, None)
    assert scores.rating > 1000
    assert scores_of("hollywood").rating == scores.rating


def test_the_whole_line_is_shown_and_counts_nothing(pilot: Pilot) -> None:
    opened(pilot, STUDIED)
    pilot.press(pygame.K_h)
    assert "Think of" in said(pilot)
    pilot.press(pygame.K_h)
    assert purpose(pilot)._marks.rims
    pilot.press(pygame.K_m)
    settle(pilot, 20.0)
    assert table(pilot).match.to_act is None
    assert scores_of("hollywood").first == {"3-100118-35": 0.0}


def test_others_are_watched_and_the_match_being_played_is_left_alone(pilot: Pilot) -> None:
    at, _ = opened(pilot, STUDIED)
    make(pilot, "place A")
    state = at.match.state
    pilot.press(pygame.K_2)
    assert table(pilot).match.states[36] is state
    settle(pilot, 12.0)
    files.wait_until_written()
    assert not list(files.own("x").parent.glob("match-*"))


def test_a_puzzle_that_was_left_waits(pilot: Pilot) -> None:
    opened(pilot, STUDIED)
    pilot.flow.title()
    pilot.flow.menus.puzzles()
    settle(pilot, 1.0)
    page = pilot.stack.top
    assert isinstance(page, PuzzlePage)
    next(control for control in page.controls.all if control.primary).press()
    settle(pilot, 2.0)
    assert purpose(pilot).trial.puzzle.id == "3-100118-35"


def paused(pilot: Pilot) -> Control:
    """What leads out of a puzzle, and says where to."""
    pilot.press(pygame.K_ESCAPE)
    pause = pilot.stack.top
    assert isinstance(pause, Pause)
    return pause.controls.all[3]


def test_the_pause_says_where_it_leads_and_leads_back_there(pilot: Pilot) -> None:
    opened(pilot, STUDIED)
    leave = paused(pilot)
    assert leave.words == "Back to the puzzles"
    leave.press()
    settle(pilot, 1.0)
    assert isinstance(pilot.stack.top, PuzzlePage)
    pilot.press(pygame.K_ESCAPE)
    settle(pilot, 1.0)
    assert pilot.stack.top is pilot.stack.scenes[0], "below it lies the first scene, not the table"
    assert not isinstance(pilot.stack.top, Table)


def test_the_puzzle_of_a_day_leads_back_to_its_day(pilot: Pilot) -> None:
    pilot.flow.days.show()
    settle(pilot, 1.0)
    page = pilot.stack.top
    assert isinstance(page, DailyPage)
    day = page.diary.today - timedelta(40)
    assert page.ways.puzzle is not None
    page.ways.puzzle(day)
    settle(pilot, 2.0)
    leave = paused(pilot)
    assert leave.words == "Back to the day’s deal"
    leave.press()
    settle(pilot, 1.0)
    again = pilot.stack.top
    assert isinstance(again, DailyPage)
    assert again.day == day


def test_a_turn_of_several_moves_is_judged_when_it_is_over() -> None:
    puzzles: Any = next(game for game in GAMES if game.name == "times_square").open().puzzles
    trial = Trial(puzzles, puzzles.solution(puzzles.read(ONE_TURN)))
    *begun, last = trial.solution.answer
    assert [trial.made(move) for move in begun] == [False] * len(begun)
    assert trial.made(last)
    assert (trial.stage, trial.result) == ("right", 1.0)


def test_next_leads_to_one_that_nobody_has_seen(pilot: Pilot) -> None:
    opened(pilot, STUDIED)
    pilot.press(pygame.K_n)
    settle(pilot, 2.0)
    assert purpose(pilot).trial.puzzle.id != "3-100118-35"


@pytest.mark.parametrize("key", [pygame.K_h, pygame.K_m, pygame.K_n, pygame.K_p])
def test_where_words_are_spelled_a_letter_is_a_letter(key: int) -> None:
    with classroom("paperback") as writer:
        writer.flow.title()
        opened(writer, SPELLED)
        trial = purpose(writer).trial
        down = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        assert not purpose(writer).handle(down), "the table answers it"
        settle(writer, 2.0)
        assert purpose(writer).trial is trial
        assert (trial.stage, trial.hints) == ("asked", 0)


def test_the_list_shows_what_is_asked_for(pilot: Pilot) -> None:
    pilot.flow.menus.puzzles()
    settle(pilot, 1.0)
    page = pilot.stack.top
    assert isinstance(page, PuzzlePage)
    everything = page._fitting
    page._change(lambda: page.filter.turn("clap"))
    clapped = page._fitting
    assert 0 < len(clapped) < len(everything)
    assert all("clap" in puzzle.themes for puzzle in clapped)
    page._change(lambda: page.filter.turn("double"))
    assert len(page._fitting) > len(clapped)
    page.filter.least, page.filter.most = 1500, 1600
    assert all(1500 <= puzzle.rating <= 1600 for puzzle in page._fitting)
    page._sitting.scores.first[everything[0].id] = 0.0
    page.filter = PuzzleFilter(seen="missed")
    assert page._fitting == everything[:1]
    pilot.press(pygame.K_PAGEDOWN)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_list_is_made_of_lines_and_no_move_is_read(
    game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzles = game.open().puzzles
    assert puzzles is not None
    with monkeypatch.context() as patched:
        patched.setattr(type(puzzles), "read", lambda *_: pytest.fail("a puzzle was read"))
        stock = Stock(puzzles)
    for told in [*stock.all.values()][::10]:
        puzzle = puzzles.read(told.line)
        for part in ("id", "seats", "goal", "count", "rating", "themes", "bars"):
            assert getattr(told, part) == getattr(puzzle, part)


def test_a_pasted_line_is_opened_or_refused_in_a_sentence(pilot: Pilot) -> None:
    incoming = pilot.flow.incoming
    incoming.take_text(STUDIED, "text")
    settle(pilot, 2.0)
    assert purpose(pilot).trial.puzzle.id == "3-100118-35"
    incoming.take_text(STUDIED.replace("21", "22"), "text")
    settle(pilot, 0.3)
    assert isinstance(pilot.stack.top, Notice)


Ways = Callable[[PuzzleFlow], object]


@pytest.mark.parametrize(
    "way",
    [
        lambda puzzles: puzzles.open_line(STUDIED),
        lambda puzzles: puzzles.open_day(date(2026, 11, 20)),
        lambda puzzles: puzzles.begin(),
        lambda puzzles: puzzles.next(),
    ],
)
def test_a_puzzle_is_proved_on_another_thread_than_the_window_s(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, way: Ways
) -> None:
    threads = set[Thread]()

    def seen(work: Any) -> Any:
        def done(*given: Any) -> Any:
            threads.add(current_thread())
            return work(*given)

        return done

    for work in ("read", "start", "solution"):
        monkeypatch.setattr(type(KIT.puzzles), work, seen(getattr(type(KIT.puzzles), work)))
    way(PuzzleFlow(pilot.flow))
    settle(pilot, 2.0)
    assert purpose(pilot).trial.match().to_act is not None
    assert threads
    assert main_thread() not in threads


class Endless(Event):
    """A proof that comes when it is let."""

    def proof(self, pilot: Pilot, line: str) -> Generator[None, None, Trial]:
        puzzles = pilot.flow.game.kit.puzzles
        while not self.wait(0.01):
            yield
        return Trial(puzzles, puzzles.solution(puzzles.read(line)))


@pytest.fixture
def slow(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Endless]:
    monkeypatch.setattr(Proving, "wait", lambda self: None)
    known = Endless()
    monkeypatch.setattr(puzzle_flow, "_proved", lambda _, line: known.proof(pilot, line))
    yield known
    known.set()


def test_whoever_waits_for_a_proof_is_told_and_may_leave(pilot: Pilot, slow: Endless) -> None:
    pilot.flow.menus.puzzles()
    settle(pilot, 1.0)
    page = pilot.stack.top
    PuzzleFlow(pilot.flow).open_line(STUDIED)
    pilot.tick(0.1)
    assert isinstance(pilot.stack.top, Proving), "usually it comes before anybody reads"
    settle(pilot, 0.5)
    assert isinstance(pilot.stack.top, Question)
    pilot.press(pygame.K_ESCAPE)
    assert pilot.stack.top is page
    slow.set()
    settle(pilot, 1.0)
    assert pilot.stack.top is page


def test_a_proof_that_came_late_leads_to_the_table(pilot: Pilot, slow: Endless) -> None:
    PuzzleFlow(pilot.flow).open_line(STUDIED)
    settle(pilot, 1.0)
    slow.set()
    proving = pilot.stack.scenes[-2]
    assert isinstance(proving, Proving)
    proving._thinker.wait()
    settle(pilot, 2.0)
    assert purpose(pilot).trial.stage == "asked"


def test_whoever_misses_many_is_asked_once_whether_they_shall_be_easier(pilot: Pilot) -> None:
    _, puzzles = opened(pilot, STUDIED)
    for number in range(5):
        missed = Answered("hollywood", f"3-{number}-35", "HWP1 …", 1000, 0.0, 9, "2026-11-19")
        puzzles.sitting.scores.take(missed)
    puzzles.next()
    settle(pilot, 0.5)
    question = pilot.stack.top
    assert isinstance(question, Question)
    question.answers[1][1]()
    settle(pilot, 1.0)
    assert purpose(pilot).trial.puzzle.id != "3-100118-35"
    puzzles.next()
    assert not isinstance(pilot.stack.top, Question)


def test_the_match_of_a_puzzle_that_was_solved_can_be_played_on_from_its_position(
    pilot: Pilot,
) -> None:
    opened(pilot, STUDIED)
    make(pilot, "double B B")
    settle(pilot, 20.0)
    assert table(pilot).match.to_act is None
    purpose(pilot)._presses.play_on()
    settle(pilot, 0.5)
    page = pilot.stack.top
    assert isinstance(page, PlayOn)
    next(control for control in page.controls.all if control.primary).press()
    settle(pilot, 2.0)
    assert len(table(pilot).match.moves) == 35


def test_a_refutation_can_be_stepped_through(pilot: Pilot) -> None:
    at, _ = opened(pilot, STUDIED)
    make(pilot, "double D D")
    settle(pilot, 12.0)
    seen = [len(at.match.moves)]
    for key in (pygame.K_LEFT, pygame.K_LEFT, pygame.K_RIGHT):
        pilot.press(key)
        settle(pilot, 3.0)
        seen.append(len(at.match.moves))
    assert seen == [39, 38, 37, 38]
    marks = purpose(pilot)._marks
    assert [each.number for each in marks.numbered] == [1, 2]
    assert not (marks.lost)
    assert not (marks.pushed)
    for _ in range(4):
        pilot.press(pygame.K_RIGHT)
        settle(pilot, 3.0)
    assert (len(at.match.moves), len(marks.numbered), len(marks.lost)) == (39, 3, 2)
    for _ in range(9):
        pilot.press(pygame.K_LEFT)
    assert len(at.match.moves) == 36  # not beyond what was tried
    assert (purpose(pilot).trial.stage, marks.numbered) == ("wrong", [])


def test_what_would_be_is_seen_in_training_alone(pilot: Pilot) -> None:
    pilot.flow.props.settings.games["hollywood"] = GameSettings(choices={"projection": "always"})
    at, puzzles = opened(pilot, STUDIED)
    assert at.view().foresight == "held"
    assert "projection" not in at._tools
    pilot.press(pygame.K_p)
    assert not at.input.foresees
    puzzles.sitting.training = True
    puzzles.open_line(STUDIED)
    settle(pilot, 2.0)
    assert table(pilot).view().foresight == "always"
    assert "projection" in table(pilot)._tools
    rating = puzzles.sitting.scores.rating
    make(pilot, "double B B")
    settle(pilot, 20.0)
    assert puzzles.sitting.scores.rating == rating
    assert "not rated" in said(pilot)


@pytest.mark.parametrize("still", [False, True])
def test_bulbs_run_round_the_slate_after_ten_in_a_row(pilot: Pilot, still: bool) -> None:
    pilot.flow.props.settings.reduced_motion = still
    _, puzzles = opened(pilot, STUDIED)
    bulbs, slate = purpose(pilot)._bulbs, purpose(pilot).slate.room
    puzzles.sitting.scores.streak = 9
    assert len(bulbs.pieces(slate)) == 1
    make(pilot, "double B B")
    assert bulbs.resting == still
    settle(pilot, 0.5)
    some = len(bulbs.pieces(slate))
    settle(pilot, 1.0)
    every = len(bulbs.pieces(slate))
    assert (some == every > 30) if still else (1 < some < every)
    assert bulbs.resting
