"""What comes into the program from outside: a file that is dropped on its window, a text pasted."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from hollywood import files, own_data, saves
from hollywood.career import LONGEST, from_text
from hollywood.core.faults import Faults
from hollywood.core.message import Message, quoted, say
from hollywood.puzzle_book import asking, is_puzzle
from hollywood.set_up import AnyKit, load
from hollywood.ui.daily.daily_page import DailyPage
from hollywood.ui.pages.kept_page import KeptPage
from hollywood.ui.pages.menu import headline_of
from hollywood.ui.pages.street import Street
from hollywood.ui.pages.title import Title
from hollywood.ui.puzzle.proving import Proving
from hollywood.ui.puzzle.puzzle_page import PuzzlePage
from hollywood.ui.table.curtain import Curtain
from hollywood.ui.widgets.question import Question

from .arrival import Arrival
from .clipboard import pasted
from .passage import Passage
from .puzzle_flow import PuzzleFlow

if TYPE_CHECKING:
    from .boxed_game import BoxedGame
    from .flow import Flow

_KEY = re.compile(r"^([a-z_]+):", re.MULTILINE)  # of a document, at its left edge
_TAKES_TEXT = (DailyPage, KeptPage, PuzzlePage, Street, Title)
# something else is asked, or nothing is there yet
_BUSY = (Arrival, Curtain, Passage, Proving, Question)
_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META


class IncomingFlow:
    """Leads from a file or a text to the page that shows it; what can't be read is told."""

    def __init__(self, flow: Flow) -> None:
        self._flow, self.props, self.stack = flow, flow.props, flow.stack

    def offered(self, event: pygame.event.Event) -> bool:
        """Whether this brings something in, whatever scene is on top."""
        if event.type == pygame.DROPFILE:
            self._dropped(Path(event.file))
            return True
        if self.props.keys.means(event, "paste") and isinstance(self.stack.top, _TAKES_TEXT):
            self._pasted()
            return True
        return False

    def _dropped(self, file: Path) -> None:
        """A frame lights up for a moment, and then the file is read."""
        if isinstance(self.stack.top, _BUSY):
            self.props.sound.play("illegal")
            return
        self.stack.push(Arrival(self.props, partial(self.take, file)))

    def _pasted(self) -> None:
        text = pasted()
        if text.strip():
            self.take_text(text, self.props.text(say("incoming.clipboard")))
        else:
            self._flow.tell(say("incoming.nothing"))

    def take(self, file: Path) -> None:
        """Show what is in a file: a match, a puzzle, all that was taken out, cards."""
        if own_data.is_packed(file):
            self._flow.careers.take(file)
            return
        try:
            text = files.read_file(file, LONGEST)
        except Faults as faults:
            self._tell_fault(faults)
            return
        cards = self._cards_in(text)
        if cards is not None:
            self._check(cards, file)
        else:
            self.take_text(text, str(file))

    def take_text(self, text: str, name: str) -> None:
        """Show what stands in a text: a puzzle, a result of a day, a career, or a match."""
        for game in self._flow.games.games if is_puzzle(text) else ():
            puzzles = self._flow.games.opened(game).kit.puzzles
            if puzzles is not None and asking(puzzles, text) is not None:
                self._flow.come_over_to(self._flow.games.opened(game))
                PuzzleFlow(self._flow).open_line(text.splitlines()[0])
                return
        if (result := self._flow.days.read_text(text)) is not None:
            self._flow.days.hold_beside(result)
            return
        if text.lstrip().startswith(("[", "{")) and from_text(text).entries:
            self._flow.careers.merge(text)
            return
        self._take_match(text, name)

    # cards

    def _cards_in(self, text: str) -> BoxedGame | None:
        """The game whose cards are in this text, if it is such a file."""
        keys = set(_KEY.findall(text))
        games = (game for game in self._flow.games.games if game.name in keys)
        return None if "game" in keys else next(games, None)

    def _check(self, game: BoxedGame, file: Path) -> None:
        """Say whether these cards are right, and how to play with them."""
        try:
            game.open(file)  # its pictures are looked at by `check`: that takes seconds
        except Faults as faults:
            self._tell_fault(faults)
            return
        self._flow.tell(say("incoming.cards", game=game.title, file=files.named(file)))

    # matches

    def _take_match(self, text: str, name: str) -> None:
        """Look at a match that is over; of another it is asked what is wanted."""
        try:
            match = saves.Kept(*load(text, name, self._kit_of))
        except Faults as faults:
            self._tell_fault(faults)
            return
        if match.match.to_act is None:
            self._look(match)
        else:
            self._ask(match)

    def _kit_of(self, name: str) -> AnyKit | None:
        games = (game for game in self._flow.games.games if game.name == name)
        found = next(games, None)
        return None if found is None else self._flow.games.opened(found).kit

    def _look(self, match: saves.Kept) -> None:
        game = self._flow.games.first(match.set_up.game)
        self._flow.come_over_to(game)
        at = 0 if match.match.to_act is None else len(match.match.moves)
        self._flow.replays.show(game, match, at)

    def _ask(self, match: saves.Kept) -> None:
        def look() -> None:
            self.stack.pop()
            self._look(match)

        def play_on() -> None:
            self.stack.pop()
            self._flow.come_over_to(self._flow.games.first(match.set_up.game))
            self._flow.matches.take(match)

        answers = [
            (say("incoming.look"), look),
            (say("incoming.play_on"), play_on),
            (say("question.cancel"), self.stack.pop),
        ]
        names = " · ".join(chair.name for chair in match.set_up.chairs)
        words = [headline_of(match), say("incoming.players", players=quoted(names, 120))]
        self.stack.push(Question(self.props, say("incoming.unfinished"), words, answers))

    def _tell_fault(self, faults: Faults) -> None:
        fault = faults.faults[0]
        told: Message = say("incoming.wrong", place=fault.place, fault=fault.message)
        self.props.sound.play("illegal")
        self._flow.tell(told)
