"""The way into somebody's career, and from there to matches that are kept."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

from hollywood import career, exports, files, kept_matches, own_data, saves
from hollywood.core.faults import Faults
from hollywood.core.message import Message, Refused, quoted, say
from hollywood.kept_matches import KeptMatch
from hollywood.ui.career.career_page import CareerPage
from hollywood.ui.career.leaf import CareerWays
from hollywood.ui.career.sheets import Forget, Import
from hollywood.ui.widgets.question import Question

from .opened_game import OpenedGame
from .passage import back, open_page
from .puzzle_flow import PuzzleFlow

if TYPE_CHECKING:
    from .flow import Flow

_CALLED = 120  # characters of what a match is called by its day, players and result


class CareerFlow:
    """Leads through careers in the game that is turned to."""

    def __init__(self, flow: Flow) -> None:
        self._flow, self.props = flow, flow.props

    def show(self, leaf: int = 0) -> None:
        """What players have done in this game."""
        ways = CareerWays(
            back=back(self.props),
            play=self._flow.menus.quick,
            watch=partial(self.with_match, self._flow.replays.show),
            look_into=partial(self.with_match, self._flow.analyses.show),
            pin=self._pin,
            delete=self._delete,
            practise=self._practise if self._flow.game.kit.puzzles is not None else None,
            export=_exported,
            bring_in=self.bring_in,
            forget=self.forget,
        )
        game, told = self._flow.game, self._flow.laurels
        laurels = [each for each in told.laurels if each.game in (None, game.kit.name)]
        known = career.read_career()
        page = CareerPage(self.props, game, laurels, known, told.beside(), ways, leaf)
        open_page(self.props, page)

    # files

    def bring_in(self) -> None:
        """Choose among the files that the program has written."""
        pop = self.props.stack.pop
        self.props.stack.push(Import(self.props, exports.careers(), self._take, pop))

    def _take(self, file: Path) -> None:
        self.props.stack.pop()
        self.take(file)

    def take(self, file: Path) -> None:
        """Take in a career, or all that was taken out of the program."""
        if own_data.is_packed(file):
            self._unpack(file)
            return
        try:
            self.merge(files.read_file(file, career.LONGEST))
        except Faults as faults:
            self._flow.tell(faults.faults[0].message)

    def _unpack(self, file: Path) -> None:
        """Add what is not here yet, and say how much that was."""
        try:
            matches, added = own_data.take_in(file)
        except Refused as refused:
            self._flow.tell(refused.reason)
            return
        self._renew()
        self._flow.tell(say("data.taken_in", count=matches, files=added))

    def merge(self, text: str) -> None:
        """Take in what a file tells, and say how much of that is new."""
        found = career.from_text(text)
        try:
            new = career.merge(found)
        except Refused as refused:
            self._flow.tell(refused.reason)
            return
        self._renew()
        self._flow.tell(say("career.imported", count=new, all=len(found.entries)))

    def forget(self) -> None:
        """All matches of a career; the word is asked for first."""
        self._ask("career.forget_how", career.forget)

    def forget_all_data(self) -> None:
        """All that was kept of a game, its career and everything else."""
        self._ask("data.forget_how", own_data.forget)

    def _ask(self, how: str, forget: Callable[[str | None], None]) -> None:
        game, pop = self._flow.game, self.props.stack.pop
        one = say("career.forget_game", game=quoted(game.boxed.title))
        ways = [(one, partial(self._forgotten, forget, game.kit.name))]
        if len(self._flow.games.games) > 1:
            ways.append((say("career.forget_all"), partial(self._forgotten, forget, None)))
        self.props.stack.push(Forget(self.props, how, ways, pop))

    def _forgotten(self, forget: Callable[[str | None], None], game: str | None) -> None:
        self.props.stack.pop()
        try:
            forget(game)
        except Refused as refused:
            self._flow.tell(refused.reason)
        else:
            self._renew()

    def _renew(self) -> None:
        """What is shown of a career has changed; what it comes to is no news."""
        self._flow.laurels.know()
        for page in self._pages():
            page.renew(career.read_career())

    def _pages(self) -> list[CareerPage]:
        return [scene for scene in self.props.stack.scenes if isinstance(scene, CareerPage)]

    def _practise(self, theme: str) -> None:
        """Puzzles about what somebody is worst at."""
        PuzzleFlow(self._flow).page(theme)

    def _pin(self, match: KeptMatch) -> None:
        """A match stays for ever, or no longer."""
        self._changed(partial(kept_matches.turn_pin, match))

    def _delete(self, match: KeptMatch, called: str) -> None:
        """Its moves are kept no longer, once that was asked; what it came to is remembered."""
        pop = self.props.stack.pop

        def delete() -> None:
            pop()
            self._changed(partial(kept_matches.delete, match.record))

        told = say("shelf.delete_which", match=quoted(called, _CALLED))
        answers = [(say("shelf.delete"), delete), (say("question.cancel"), pop)]
        self.props.stack.push(Question(self.props, say("shelf.delete_asked"), [told], answers))

    def _changed(self, change: Callable[[], None]) -> None:
        """Change something of a match on the disk; if that can't be, say so."""
        try:
            change()
        except Refused as refused:
            self._flow.tell(refused.reason)
        for page in self._pages():
            page.lay_out()

    def with_match(self, show: Callable[[OpenedGame, saves.Kept], None], match: KeptMatch) -> None:
        """Show a match that is kept; tell what is wrong with it, if it can't be read."""
        game = self._flow.game
        try:
            kept = saves.kept(game.kit, match.record)
        except Faults as faults:
            fault = faults.faults[0]
            self._flow.tell(say("notice.match", place=fault.place, fault=fault.message))
        else:
            show(game, kept)


def _exported() -> Message:
    """All matches as two files for other programs."""
    entries = career.read_career().entries
    table = StringIO()
    csv.writer(table, lineterminator="\n").writerows(career.rows(entries))
    lines = json.dumps([asdict(entry) for entry in entries], ensure_ascii=False, indent=1)
    try:
        exports.write_as(exports.CAREER, ".csv", table.getvalue())
        file = exports.write_as(exports.CAREER, ".json", lines)
    except Refused as refused:
        return refused.reason
    return say("career.exported", file=quoted(file, 400))
