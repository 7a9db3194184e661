"""The way of somebody through the puzzles of one game."""

from __future__ import annotations

from collections.abc import Callable, Generator
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any

from hollywood import files
from hollywood.bots.puzzle import ListedPuzzle, Puzzles
from hollywood.core.message import Message, Seat, say
from hollywood.puzzle_book import asking, id_of_day, of_day, set_up_of, turn_of
from hollywood.saves import Kept
from hollywood.set_up import AnyKit
from hollywood.ui.app.clipboard import copied
from hollywood.ui.app.shared import Props
from hollywood.ui.pages.match_draft import language_of_cards, last_player
from hollywood.ui.puzzle.maker import Maker
from hollywood.ui.puzzle.proving import Proving
from hollywood.ui.puzzle.puzzle_at_table import PuzzleAtTable, PuzzleWays
from hollywood.ui.puzzle.puzzle_page import PuzzlePage, PuzzlePageWays
from hollywood.ui.puzzle.sitting import Sitting
from hollywood.ui.puzzle.stock import Stock
from hollywood.ui.puzzle.trial import Trial
from hollywood.ui.table.exits import Exits, nobody_to_ask
from hollywood.ui.widgets.notice import Notice
from hollywood.ui.widgets.question import Question

from . import crash
from .game_table import begin_table_music, table_for
from .passage import Transition, back, go, open_page, past_curtain, turn_to
from .scene import Scene

if TYPE_CHECKING:
    from .flow import Flow

_EASIER = -150  # rating, if it is wanted
_VERY_FIRST = -300  # the first one of all


class PuzzleFlow:
    """Leads from one puzzle to the next."""

    def __init__(self, flow: Flow, day: date | None = None) -> None:
        self._day = day  # whose page leads here; otherwise it is the page of puzzles
        self._theme = ""  # that page is about, if one was asked for
        self._flow, self.props, self._game = flow, flow.props, flow.game
        puzzles = puzzles_of(flow.props, flow.game.kit)
        assert puzzles is not None, "only games with puzzles lead here"
        self.puzzles = puzzles
        self.sitting = Sitting(flow.game.kit, helps=flow.props.settings.rate_puzzles)
        self.stock = Stock(puzzles)
        self._maker = Maker(self.stock, self.sitting.scores)
        self._failure_told = False
        self._easier: int | None = None  # by how much, once that was asked

    def page(self, theme: str = "") -> None:
        """How it has gone so far, and all there is to choose from; first those about a theme."""
        self._theme = theme
        ways = PuzzlePageWays(
            self.begin, self.open_day, self._result_of, self._open, self._turn_back
        )
        page = PuzzlePage(self.props, self.sitting, self.stock, ways, date.today())
        if theme:
            page.filter.turn(theme)
        open_page(self.props, page)

    def _turn_back(self) -> None:
        self._maker.drop()
        back(self.props)()

    def open_day(self, day: date) -> None:
        """The puzzle of a date."""
        if (puzzle := of_day(self.puzzles, day)) is not None:
            self.open_line(puzzle.line, turn_of(self.puzzles, day))

    def _result_of(self, day: date) -> float | None:
        return self.sitting.scores.first.get(id_of_day(self.puzzles, day) or "")

    def _open(self, puzzle: ListedPuzzle) -> None:
        self.open_line(puzzle.line)

    def begin(self) -> None:
        """The puzzle that waits, if it is asked in this language, or else another one."""
        waits, way = self.sitting.scores.open or "", past_curtain(self.props)
        if waits.startswith(self.puzzles.sign):
            self._prove(waits, way, lambda reason: self.next(way))
        else:
            self.next(way)

    def next(self, way: Transition | None = None) -> None:
        """Another one that nobody has seen."""
        if self._maker.failed and not self._failure_told:
            self._tell_failure(way)
            return
        if self.sitting.scores.struggles and self._easier is None:
            self._ask_easier(way)
            return
        shift = (self._easier or 0) if self.sitting.scores.first else _VERY_FIRST
        puzzle = self.stock.next(self.sitting.scores, shift)
        if puzzle is None:
            self._flow.tell(say("puzzle.all_seen"))
            return

        def leave_out(reason: Message) -> None:
            del self.stock.all[puzzle.id]  # it is one of other cards
            self.next(way)

        self._prove(puzzle.line, way, leave_out)

    def _tell_failure(self, way: Transition | None) -> None:
        """Once: no more are made, but there are others."""

        def go_on() -> None:
            self.props.stack.pop()
            self.next(way)

        self._failure_told = True
        told = say("puzzle.not_made", file=files.named(files.own(crash.FILE)))
        self.props.stack.push(Notice(self.props, told, go_on))

    def _ask_easier(self, way: Transition | None) -> None:
        """Once, after many that were missed."""

        def answer(by: int) -> None:
            self._easier = by
            self.props.stack.pop()
            self.next(way)

        answers = [
            (say("puzzle.easier.yes"), partial(answer, _EASIER)),
            (say("puzzle.easier.no"), partial(answer, 0)),
        ]
        words = [say("puzzle.easier.why")]
        self.props.stack.push(Question(self.props, say("puzzle.easier"), words, answers))

    def _play_on(self, kept: Kept) -> None:
        """As practice, against bots."""
        self._flow.replays.play_on(self._game, kept, len(kept.match.moves))

    def open_line(self, line: str, turn: int = 0) -> None:
        """The puzzle in a line; what is wrong with it is told."""
        self._prove(line, past_curtain(self.props), self._flow.tell, turn)

    def _prove(
        self,
        line: str,
        way: Transition | None,
        refused: Callable[[Message], None],
        turn: int = 0,
    ) -> None:
        """Whether it holds with these cards; then somebody sits down to it."""

        def sit_down(trial: Trial) -> None:
            self._sit_down(trial, way, turn)

        proof = _proved(asking(self.puzzles, line) or self.puzzles, line)
        self.props.stack.push(Proving(self.props, proof, sit_down, refused))

    def _sit_down(self, trial: Trial, way: Transition | None, turn: int = 0) -> None:
        game, screens = self._game, self._game.screens
        match = trial.match()
        seat = match.to_act
        assert seat is not None, "somebody is asked"
        set_up = set_up_of(
            game.kit,
            trial.puzzle,
            seat,
            last_player(self.props.settings, self._game.kit),
            self.props.voice(),
            turn,
        )
        setting = screens.setting(self.props, set_up, match)
        signs = screens.puzzle_signs(setting, seat)
        ways = PuzzleWays(
            self.next,
            partial(self._copy, trial),
            lambda: self._play_on(Kept(set_up, trial.begun())),
            self._flow.laurels.look,
        )
        purpose = PuzzleAtTable(self.props, self.sitting, trial, signs, seat, ways)
        table = table_for(self.props, game, set_up, match, setting, self._exits(), purpose)
        self.sitting.open(trial)
        self._maker.go_on()
        if way is not None:
            begin_table_music(self.props, screens)
            go(self.props, table, way)
        else:
            turn_to(self.props, table)

    def _copy(self, trial: Trial) -> Message:
        done = copied(trial.line)
        return say("puzzle.copied" if done else "puzzle.not_copied")

    def _exits(self) -> Exits:
        return Exits(
            pause=self._pause,
            rules=self._flow.rules.about,
            presets=self._flow.rules.agreed,
            agree=nobody_to_ask,
            stuck=self._stuck,
            end=self._end,
            again=self.next,
            new_deal=self.next,
            new_match=self._leave,
            title=self._leave,
            second_leg=self.next,
        )

    def _pause(self) -> None:
        back_to = say("puzzle.to_all" if self._day is None else "puzzle.to_day")
        self._flow.pause(self._leave, say("puzzle.left"), back_to)

    def _stuck(self, seat: Seat, reason: Message) -> None:
        """No bot thinks here."""
        self._leave()
        self._flow.tell(reason)

    def _end(self, finale: Scene) -> None:
        self.props.stack.replace(finale, laid_out=True)

    def _leave(self) -> None:
        """Back to the page that led here."""
        self._maker.drop()
        if self._day is None:
            self._flow.home()
            self.page(self._theme)
        else:
            self._flow.days.come_to(self._day)


def puzzles_of(props: Props, kit: AnyKit) -> Puzzles[Any, Any] | None:
    """Those of a game in the language that its cards speak; None if it has none."""
    if kit.puzzles is None:
        return None
    return kit.puzzles.speaking(language_of_cards(props.settings, kit, props.language))


def _proved(puzzles: Puzzles[Any, Any], line: str) -> Generator[None, None, Trial]:
    """The puzzle in a line, with its proof; Refused if it doesn't hold."""
    yield
    return Trial(puzzles, puzzles.solution(puzzles.read(line)))
