"""The way to the day's deal, into its match, and back to what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from hollywood import saves
from hollywood.bots.roles import ROLES
from hollywood.career import read_career
from hollywood.core.faults import Faults
from hollywood.core.message import say
from hollywood.daily import FIRST, deals_of, known_pars, made_by, set_up_of, tries
from hollywood.kept_matches import KeptMatch
from hollywood.kit import SetUp
from hollywood.puzzle_book import id_of_day
from hollywood.puzzle_scores import scores_of
from hollywood.set_up import AnyMatch
from hollywood.ui.daily.daily_page import DailyPage, DailyWays
from hollywood.ui.daily.day_end import DayEnd
from hollywood.ui.daily.day_words import came_to, short_words
from hollywood.ui.daily.diary import Diary
from hollywood.ui.daily.expert import Experts
from hollywood.ui.daily.shared_text import SharedResult, read_shared
from hollywood.ui.pages.day_ticket import DayTicket
from hollywood.ui.pages.match_draft import last_player
from hollywood.ui.replay.timeline import Judged

from .clipboard import copied, pasted
from .passage import back, open_page, turn_over
from .puzzle_flow import PuzzleFlow, puzzles_of

if TYPE_CHECKING:
    from .flow import Flow


class DailyFlow:
    """Leads through the days of the game that is turned to."""

    def __init__(self, flow: Flow) -> None:
        self._flow, self.props = flow, flow.props
        self._experts = Experts()

    def show(self, today: date | None = None) -> None:
        """Today, and the weeks before."""
        page = self._page(today or date.today())
        open_page(self.props, page)

    def show_day(self, day: date) -> None:
        """One of the days, on the page of all."""
        page = self._page(date.today())
        page.choose(day)
        open_page(self.props, page)

    def come_to(self, day: date) -> None:
        """To the page of a day, whatever was seen before."""
        self._flow.home()
        self.show_day(day)

    def end_of(self, set_up: SetUp, match: Callable[[], AnyMatch]) -> DayEnd | None:
        """What is told at the end of a match, if it is a day's; its par is played meanwhile."""
        if set_up.day is None or set_up.practice is not None:
            return None
        day, game = date.fromisoformat(set_up.day), self._flow.game
        expert = self._experts.of(game.kit, day, self._set_up(day))
        if expert.par is None:
            expert.begin(with_match=False)
            expert.leave()  # at leisure: others think at the table
        show, counts = partial(self.come_to, day), not self._is_played(day)
        return DayEnd(game, set_up, match, expert, self.props.text, show, counts=counts)

    def ticket(self) -> DayTicket | None:
        """What the page of the game tells of today, if the game has days."""
        game, today = self._flow.game, date.today()
        if not game.boxed.sundays or today < FIRST:
            return None
        first = next(iter(tries(read_career().entries, game.kit.name).get(today, ())), None)
        set_up = self._set_up(today)
        par, told = known_pars(deals_of(set_up)).get(today), say("daily.play")
        if first is not None:
            told = came_to(game.kit.name, made_by(first), len(first.entry.seats))
        faces = [ROLES.face(chair.who) for chair in set_up.chairs[1:]]
        number = None if par is None else par.number
        solved = [*self._solved_of_all(today)]
        return DayTicket(today, short_words(today), faces, number, told, solved, self.show)

    def _solved_of_all(self, day: date) -> Iterator[bool]:
        """Whether the puzzle of the day was solved, of each game that has one and can be opened."""
        for boxed in self._flow.games.games:
            try:
                puzzles = puzzles_of(self.props, self._flow.games.opened(boxed).kit)
            except Faults:
                continue  # the street tells of it
            if puzzles is not None and (puzzle := id_of_day(puzzles, day)) is not None:
                yield bool(scores_of(boxed.name).first.get(puzzle))

    def _page(self, today: date) -> DailyPage:
        game = self._flow.game
        puzzles, scores = puzzles_of(self.props, game.kit), scores_of(game.kit.name)
        ways = DailyWays(
            back=back(self.props),
            play=self._play,
            waits=lambda day: self._left(day) is not None,
            watch=self._watch,
            look_into=partial(self._flow.careers.with_match, self._flow.analyses.show),
            copy=copied,
            paste=self._compare,
            puzzle=None if puzzles is None else self._puzzle,
        )

        def solved(day: date) -> float | None:
            if puzzles is None or day < FIRST:
                return None
            return scores.first.get(id_of_day(puzzles, day) or "")

        pars = known_pars(deals_of(self._set_up(today)))
        diary = Diary(today, tries(read_career().entries, game.kit.name), pars, solved)
        rating = round(scores.rating)
        experts = self._experts.of
        return DailyPage(self.props, game, diary, self._set_up, ways, experts, rating)

    def _set_up(self, day: date) -> SetUp:
        """The match of a day, for whoever played last."""
        game = self._flow.game
        name = last_player(self.props.settings, game.kit)
        who = (name, self.props.text, self.props.language)
        return set_up_of(game.kit, game.boxed.sundays, day, *who)

    def _left(self, day: date) -> KeptMatch | None:
        return saves.left_of_day(self._flow.game.kit.name, day.isoformat())

    def _play(self, day: date) -> None:
        """The match of the day; what was left of a first try is gone on with."""
        left = None if self._is_played(day) else self._left(day)
        if left is None:
            self._flow.matches.begin(self._set_up(day))
            return
        try:
            self._flow.kept.go_on_with(left)
        except Faults as faults:
            self._flow.tell(faults.faults[0].message)

    def _is_played(self, day: date) -> bool:
        return day in tries(read_career().entries, self._flow.game.kit.name)

    def _puzzle(self, day: date) -> None:
        PuzzleFlow(self._flow, day).open_day(day)

    def _watch(self, set_up: SetUp, match: AnyMatch, own: KeptMatch | None) -> None:
        """The expert's match, with a star where one's own went another way."""
        marked = {} if own is None else self._parted(match, own)
        kept = saves.Kept(set_up, match)
        self._flow.replays.show(self._flow.game, kept, marked=marked)

    def _parted(self, match: AnyMatch, own: KeptMatch) -> dict[int, Judged]:
        """The position after the first move that differs; others answer alike up to there."""
        try:
            mine = saves.kept(self._flow.game.kit, own.record).match.moves
        except Faults:
            return {}
        pairs = zip(count(1), match.moves, mine, strict=False)
        at = next((number for number, one, other in pairs if one != other), None)
        return {} if at is None else {at: Judged("only", say("daily.parted"), sought=True)}

    # what somebody else has shared

    def read_text(self, text: str) -> SharedResult | None:
        """What a text tells, if it is one that was shared."""
        titles = [game.title for game in self._flow.games.games if game.sundays]
        return read_shared(text, titles, self.props.sentences)

    def hold_beside(self, found: SharedResult) -> None:
        """Their result and one's own, side by side."""
        top, games = self._flow.stack.top, self._flow.games
        if not FIRST <= found.day <= date.today():
            self._flow.tell(say("daily.not_yet"))
            return
        boxed = next(game for game in games.games if game.title == found.game)
        same = isinstance(top, DailyPage) and top.game.boxed is boxed
        if not same:
            self._flow.come_over_to(games.opened(boxed))
            top = self._page(date.today())
            turn_over(self.props, partial(self._flow.stack.push, top))
        assert isinstance(top, DailyPage), "it was made or was there"
        top.compare(found)

    def _compare(self) -> None:
        """With what stands in the clipboard."""
        found = self.read_text(pasted())
        if found is None:
            self._flow.tell(say("daily.no_text"))
        else:
            self.hold_beside(found)
