"""What the menu of a game leads to: a quick match, a new one, and all its other entries."""

from __future__ import annotations

import random
from time import time
from typing import TYPE_CHECKING

from hollywood import kept_matches, saves
from hollywood.core.catalogue import Language
from hollywood.core.dice import SHORT_SEED_BITS
from hollywood.core.message import Message, say
from hollywood.core.record import HUMAN
from hollywood.lesson import Lesson
from hollywood.ui.pages.match_draft import MatchDraft, agreed_in, remembered
from hollywood.ui.pages.menu import Entry, Menu, in_one_line, since
from hollywood.ui.pages.new_match import NewMatch

from .lesson_flow import LessonFlow, lesson_of
from .passage import back, open_page
from .puzzle_flow import PuzzleFlow

if TYPE_CHECKING:
    from .flow import Flow
    from .opened_game import OpenedGame


class MenuFlow:
    """Leads from the menu of the game that is turned to."""

    def __init__(self, flow: Flow) -> None:
        self._flow, self.props = flow, flow.props
        self._drafts: dict[str, MatchDraft] = {}  # set up last, of each game, played or not
        self._lessons: dict[tuple[str, Language], Lesson | None] = {}  # of each game
        self._chance = random.SystemRandom()

    @property
    def _game(self) -> OpenedGame:
        return self._flow.game

    def menu(self, left: Message | None) -> Menu:
        """What the menu of the game leads to."""
        at = saves.left_at(self._game.kit.name) if left is not None else None
        when = since(at, time()) if at is not None else None
        several = left is not None and len(saves.unfinished([self._game.kit.name])) > 1
        shelf = self._flow.kept.open if several else None
        return Menu(
            self.quick, self._flow.go_on, self._entries(), left, self._who_plays, when, shelf
        )

    def _who_plays(self) -> str:
        """A quick match, in the language of now: it may change while the menu is looked at."""
        last, voice = self._last_set_up(), self.props.voice()
        agreed = agreed_in(self.props, self._game.kit, last.options)
        bots = sum(seat.who != HUMAN for seat in last.players)
        gentle = [voice.text(say("title.gentle", count=bots))] if self._is_first else []
        return in_one_line([*last.names(voice), *agreed, *gentle])

    def _entries(self) -> list[Entry]:
        """What else one can do with the game, in the order of the menu."""
        asks, days = self._game.kit.puzzles is not None, bool(self._game.boxed.sundays)
        return [
            Entry("title.new_match", self.new_match, "new_match"),
            *([self._learning] if self.lesson else []),
            *([Entry("title.puzzles", self.puzzles, "puzzles")] if asks else []),
            *([Entry("title.today", self._flow.days.show, on_street=False)] if days else []),
            Entry("title.rules", self._flow.rules.read, "read_rules"),
            Entry("title.replays", self._flow.kept.open, "kept", on_street=False),
            Entry("title.career", self._flow.careers.show, "career", on_street=False),
        ]

    def quick(self) -> None:
        """A match with the last set-up, another deal."""
        seed = self._chance.getrandbits(SHORT_SEED_BITS)
        self._flow.matches.begin(self._last_set_up().set_up(self.props.voice(), seed))

    def _last_set_up(self) -> MatchDraft:
        """Who plays a quick match; before the first match of all it is the gentlest bots."""
        draft = remembered(
            self.props.settings, self._game.kit, self._game.actors, self.props.language
        )
        if self._is_first:
            draft.soften()
        return draft

    @property
    def _is_first(self) -> bool:
        """Whether nobody has set up a match of this game yet, nor finished one."""
        name = self._game.kit.name
        if self.props.settings.of(name).seats or not self._game.kit.levels:
            return False
        return not any(each.finished for each in kept_matches.all_kept(name))

    def new_match(self) -> None:
        """Choose who plays, and how; what was chosen and left is found again."""
        name = self._game.kit.name
        kept = self._drafts.get(name)
        page = NewMatch(
            self.props,
            self._game,
            self._flow.matches.begin,
            back(self.props),
            kept=kept,
        )
        self._drafts[name] = page.draft
        open_page(self.props, page)

    @property
    def lesson(self) -> Lesson | None:
        """The game's lesson, if it has one for these cards."""
        asked = self._game.kit.name, self.props.language
        if asked not in self._lessons:
            self._lessons[asked] = lesson_of(self._game, self.props.language)
        return self._lessons[asked]

    @property
    def _learning(self) -> Entry:
        learnt = self.props.settings.of(self._game.kit.name).learnt
        return Entry("title.learn", self.learn, "learn", "done" if learnt else "new")

    def learn(self) -> None:
        """The game's lesson, from where it was left."""
        if self.lesson is not None:
            LessonFlow(self._flow, self.lesson).begin()

    def puzzles(self) -> None:
        """How it has gone with them, the one of the day, and all others."""
        PuzzleFlow(self._flow).page()
