"""The way to the matches that are kept, and what becomes of them: played on, looked at, let go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from time import localtime, strftime
from typing import TYPE_CHECKING

import pygame

from hollywood import files, kept_matches, saves
from hollywood.core.faults import Faults
from hollywood.core.message import Message, Refused, quoted, say
from hollywood.core.record import HUMAN
from hollywood.kept_matches import KeptMatch
from hollywood.ui.draw.surfaces import load
from hollywood.ui.pages.kept_page import FullShelf, KeptPage, KeptWays, Leaf, ShownMatch
from hollywood.ui.pages.match_picture import picture_of
from hollywood.ui.pages.menu import headline_of, in_one_line
from hollywood.ui.pages.rename import Rename
from hollywood.ui.widgets.controls import Press
from hollywood.ui.widgets.question import Question

from .opened_game import OpenedGame
from .passage import back, open_page

if TYPE_CHECKING:
    from .flow import Flow


class KeptFlow:
    """Leads to the shelf and to finished matches."""

    def __init__(self, flow: Flow) -> None:
        self._flow, self.props, self.stack = flow, flow.props, flow.stack

    def open(self, leaf: Leaf = "unfinished") -> None:
        """The page of all that is kept; of finished matches, those of the game turned to."""
        page = KeptPage(self.props, self._ways(), leaf)
        if leaf == "unfinished" and page.match is None:
            page = KeptPage(self.props, self._ways(), "finished")
        open_page(self.props, page)

    def make_room(self, then: Press) -> None:
        """Do something that begins a match, once there is room for one more that is unfinished."""
        if len(self._matches("unfinished")) < kept_matches.MOST_UNFINISHED:
            then()
            return

        def let_go(shown: ShownMatch) -> None:
            self.stack.pop()
            self._tried(partial(kept_matches.delete, shown.match.record))
            then()

        self.stack.push(FullShelf(self.props, self._ways(), let_go))

    def _ways(self) -> KeptWays:
        return KeptWays(
            matches=self._matches,
            shown=self._shown,
            play_on=self._play_on,
            look=self._look,
            rename=self._rename,
            pin=self._pin,
            delete=self._delete,
            back=back(self.props),
        )

    # what there is

    def _matches(self, leaf: Leaf) -> Sequence[KeptMatch]:
        names = [game.name for game in self._flow.games.games]
        if leaf == "unfinished":
            return saves.unfinished(names)
        files.wait_until_written()
        name = self._flow.game.kit.name
        every = [each for each in kept_matches.all_kept(name) if each.finished]
        return kept_matches.with_tried(every)

    def _shown(self, match: KeptMatch) -> ShownMatch:
        """Read a match for its frame."""
        when = strftime("%d/%m/%Y %H:%M", localtime(match.at))
        try:
            game = self._game(match)
            kept = saves.kept(game.kit, match.record)
        except Faults as faults:
            fault = faults.faults[0]
            wrong = self._said(say("shelf.wrong", line=fault.line, fault=fault.message))
            return ShownMatch(match, match.note.name or match.game, [wrong, when], None, None)
        name = match.note.name or game.boxed.title
        ours = game is self._flow.game  # faces and tokens are those of the game that is turned to
        drawn = picture_of(self.props, game.kit, kept) if ours else None
        lines = [*self._told(kept), f"{when}{self._turn(kept)}"]
        return ShownMatch(match, name, lines, kept, _picture(match), drawn)

    def _told(self, kept: saves.Kept) -> list[str]:
        """How far it has come or how it ended, and who plays."""
        match, chairs = kept.match, kept.set_up.chairs
        names = [chair.name for chair in chairs]
        if match.to_act is None:
            standing = match.game.standing(match.state)
            order = sorted(range(len(names)), key=lambda seat: standing.places[seat])
            counts = [f" {standing.points[seat]}" if standing.points else "" for seat in order]
            names = [f"{names[seat]}{count}" for seat, count in zip(order, counts, strict=True)]
        told, tried = self._said(headline_of(kept)), kept.set_up.practice
        if tried is not None:
            told = f"{self._said(say('practice.from', move=tried))} · {told}"
        return [told, in_one_line(names)]

    def _turn(self, kept: saves.Kept) -> str:
        """Whose turn it is."""
        seat, chairs = kept.match.to_act, kept.set_up.chairs
        if seat is None:
            return ""
        alone = sum(chair.who == HUMAN for chair in chairs) == 1
        yours = alone and chairs[seat].who == HUMAN
        told = say("shelf.your_turn") if yours else say("shelf.turn", player=chairs[seat].name)
        return f" · {self._said(told)}"

    def _said(self, message: Message) -> str:
        return self.props.text(message)

    def _game(self, match: KeptMatch) -> OpenedGame:
        """The game of a match, opened; Faults if it can't be."""
        boxed = next(each for each in self._flow.games.games if each.name == match.game)
        return self._flow.games.opened(boxed)

    # what becomes of them

    def _play_on(self, shown: ShownMatch) -> None:
        self.go_on_with(shown.match)

    def go_on_with(self, match: KeptMatch) -> None:
        """The match is played on; what was played instead goes on the shelf. Faults if it can't."""
        game = self._game(match)
        self._flow.turn_to(game)
        if match.record != saves.file_of(game.kit.name):
            saves.take_from_shelf(game.kit, match.record)
        self._flow.go_on()

    def _look(self, shown: ShownMatch) -> None:
        assert shown.kept is not None, "what can't be read can't be looked at"
        match = shown.kept.match
        at = 0 if match.to_act is None else len(match.moves)
        self._flow.replays.show(self._game(shown.match), shown.kept, at)

    def _rename(self, shown: ShownMatch) -> None:
        def named(name: str) -> None:
            self.stack.pop()
            note = replace(shown.match.note, name=name.strip())
            self._tried(partial(kept_matches.write_note, shown.match.record, note))
            self._read_again()

        self.stack.push(Rename(self.props, shown.match.note.name, named, self.stack.pop))

    def _pin(self, shown: ShownMatch) -> None:
        self._tried(partial(kept_matches.turn_pin, shown.match))

    def _delete(self, shown: ShownMatch) -> None:
        def delete() -> None:
            self.stack.pop()
            self._tried(partial(kept_matches.delete, shown.match.record))
            self._read_again()

        words = [quoted(words) for words in (shown.name, *shown.lines)]
        told = say("shelf.delete_which", match=" · ".join(words[:2]))
        answers = [(say("shelf.delete"), delete), (say("question.cancel"), self.stack.pop)]
        self.stack.push(Question(self.props, say("shelf.delete_asked"), [told], answers))

    def _tried(self, change: Callable[[], None]) -> None:
        """Change something on the disk; if that can't be, say so."""
        try:
            change()
        except Refused as refused:
            self._flow.tell(refused.reason)

    def _read_again(self) -> None:
        for scene in self.stack.scenes:
            if isinstance(scene, KeptPage):
                scene.read_again()
                scene.lay_out()


def _picture(match: KeptMatch) -> pygame.Surface | None:
    """The picture of its table, if there is one that can be read."""
    try:
        return load(kept_matches.picture_of(match.record))
    except (OSError, pygame.error):
        return None
