"""The way of one match: how it begins, what interrupts it, how it ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

from hollywood import saves
from hollywood.bots.bot import Bot
from hollywood.core.faults import Faults
from hollywood.core.game import Game
from hollywood.core.message import Message, Refused, Seat, quoted, say
from hollywood.core.record import BOT, HUMAN
from hollywood.kit import SetUp
from hollywood.set_up import AnyKit
from hollywood.ui.pages.title import Left
from hollywood.ui.table.setting import Leads, Setting
from hollywood.ui.table.table import AnyTable, Exits, Table
from hollywood.ui.widgets.controls import Press
from hollywood.ui.widgets.pause import Pause, Ways
from hollywood.ui.widgets.question import Question

from .scene import Scene
from .shared import Props

Actors: TypeAlias = Mapping[str, Callable[[], Bot[Any, Any]]]
SettingOf: TypeAlias = Callable[[Props, SetUp, Game[Any, Any]], Setting[Any, Any]]


class Pages(Protocol):
    """What a match leads to that is no part of it."""

    def title(self) -> None:
        """The first scene of the game."""

    def new_match(self) -> None:
        """Choose who plays, and how."""

    def rules(self) -> None:
        """Read the rules."""

    def settings(self) -> None:
        """Change what can be chosen."""

    def tell(self, message: Message) -> None:
        """Tell the player something before going on."""


class MatchFlow:
    """Leads from the first move of a match to its finale."""

    def __init__(
        self, props: Props, kit: AnyKit, setting_of: SettingOf, actors: Actors, pages: Pages
    ) -> None:
        self.props = props
        self.stack = props.stack
        self.actors = actors
        self._kit, self._setting_of, self._pages = kit, setting_of, pages

    def start(self, set_up: SetUp) -> None:
        """A new match, once it was asked what becomes of one that was left."""
        kept = saves.left(self._kit)
        if isinstance(kept, saves.Kept):
            self._ask(
                say("unfinished.title"),
                [Left.of(kept).message, say("unfinished.given_up")],
                {"unfinished.go_on": self.go_on, "unfinished.start": lambda: self.begin(set_up)},
            )
        else:
            self.begin(set_up)

    def begin(self, set_up: SetUp) -> None:
        """A new match; one that was left is kept aside."""
        if (missing := self._missing(set_up)) is not None:
            self._pages.tell(missing)
            return
        saves.put_aside(self._kit)
        self._play(saves.Kept(set_up, self._kit.begin(set_up)))

    def go_on(self) -> None:
        """The match that was left."""
        kept = saves.left(self._kit)
        if kept is None or isinstance(kept, Faults):
            self._pages.title()
        elif (missing := self._missing(kept.set_up)) is not None:
            self._pages.tell(missing)
        else:
            self._play(kept)

    def _missing(self, set_up: SetUp) -> Message | None:
        """Why one of the bots can't play, if one can't."""
        for chair in set_up.chairs:
            role = chair.who.removeprefix(BOT)
            if chair.who == HUMAN:
                continue
            if role not in self.actors:
                return say("notice.no_bot", bot=quoted(role))
            try:
                self.actors[role]()
            except Refused as refused:
                return refused.reason
            except Faults as faults:
                return faults.faults[0].message
        return None

    def _play(self, kept: saves.Kept) -> None:
        self.props.sound.music("table")
        set_up, match = kept.set_up, kept.match
        setting = self._setting_of(self.props, set_up, match.game)
        table = Table(
            self.props,
            self._kit,
            set_up,
            match,
            setting,
            lambda name: self.actors[name](),
            Exits(
                pause=lambda: self._pause(table),
                rules=self._pages.rules,
                agree=lambda seat, agreed: self._agree(set_up, seat, agreed),
                end=self._end,
                again=lambda: self.start(set_up),
                new_match=self._new_match_after,
                title=self._pages.title,
            ),
        )
        self.stack.replace(table)

    def _ask(self, title: Message, words: list[Message], answers: Mapping[str, Press]) -> None:
        """Ask the player; all can be left as it is, too."""
        ways = [(say(id), press) for id, press in answers.items()]
        cancel = (say("question.cancel"), self.stack.pop)
        self.stack.push(Question(self.props, title, words, [*ways, cancel]))

    def _pause(self, table: AnyTable) -> None:
        """What is promised there is tried first."""
        table.saver.keep(table.match)
        refused = table.saver.wait()
        ways = Ways(
            go_on=self.stack.pop,
            rules=self._pages.rules,
            settings=self._pages.settings,
            leave=self._pages.title,
            quit=self.stack.close,
        )
        self.stack.push(Pause(self.props, ways, refused.reason if refused else None))

    def _agree(self, set_up: SetUp, seat: Seat, agreed: Leads) -> None:
        """Whoever has moved since is asked before what was decided earlier is taken back."""

        def yes() -> None:
            self.stack.pop()
            agreed()

        name = set_up.chairs[seat].name
        words = [say("undo.agree", player=name), say("undo.why", player=name)]
        self._ask(say("undo.title"), words, {"undo.yes": yes})

    def _end(self, finale: Scene) -> None:
        self.props.sound.music("count")
        self.stack.replace(finale)

    def _new_match_after(self) -> None:
        self._pages.title()
        self._pages.new_match()
