"""The way of one match: how it begins, what interrupts it, how it ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import SystemRandom
from typing import Any, Protocol

from hollywood import kept_matches, saves
from hollywood.bots.roles import Roles
from hollywood.core.dice import SHORT_SEED_BITS
from hollywood.core.faults import Faults
from hollywood.core.message import Message, Refused, Seat, quoted, say
from hollywood.core.reader import Written
from hollywood.core.record import BOT, HUMAN
from hollywood.kit import SetUp
from hollywood.set_up import AnyMatch, save
from hollywood.ui.pages.match_picture import picture_of
from hollywood.ui.pages.menu import headline_of
from hollywood.ui.pages.there_and_here import Ended, ThereAndHere
from hollywood.ui.rulebook.rulebook import Reading
from hollywood.ui.table.exits import Exits
from hollywood.ui.table.first_tips import FirstTips
from hollywood.ui.table.practice import Practice
from hollywood.ui.table.purpose import Purpose
from hollywood.ui.table.reading import reading_of
from hollywood.ui.table.setting import Leads
from hollywood.ui.table.snapshot import keep_picture
from hollywood.ui.table.table import AnyTable
from hollywood.ui.widgets.controls import Press
from hollywood.ui.widgets.page import Drawn
from hollywood.ui.widgets.pause import Pause, Ways
from hollywood.ui.widgets.question import Question

from .analysis_flow import AnalysisFlow
from .daily_flow import DailyFlow
from .game_table import begin_table_music, table_for
from .kept_flow import KeptFlow
from .laurel_flow import LaurelFlow
from .menu_flow import MenuFlow
from .opened_game import OpenedGame
from .passage import Transition, go, past_curtain
from .replay_flow import ReplayFlow
from .rules_flow import RulesFlow
from .scene import Scene
from .shared import Props

_WITH_TIPS = 8  # matches


class Pages(Protocol):
    """What a match leads to that is no part of it."""

    @property
    def several(self) -> bool:
        """Whether there are other games in the box."""

    def home(self, way: Transition | None = None) -> None:
        """The first scene."""

    def leave_table(self) -> None:
        """From a table to the first scene."""

    @property
    def kept(self) -> KeptFlow:
        """What leads to matches that are kept."""

    @property
    def replays(self) -> ReplayFlow:
        """What leads to matches that are seen again."""

    @property
    def analyses(self) -> AnalysisFlow:
        """What leads to how matches went."""

    @property
    def laurels(self) -> LaurelFlow:
        """What tells of achievements."""

    @property
    def days(self) -> DailyFlow:
        """What leads to the days."""

    @property
    def rules(self) -> RulesFlow:
        """What leads to the rules."""

    @property
    def menus(self) -> MenuFlow:
        """What the menu of the game leads to."""

    def settings(self) -> None:
        """Change what can be chosen."""

    def tell(self, message: Message) -> None:
        """Tell the player something before going on."""


class MatchFlow:
    """Leads from the first move of a match of one game to its finale."""

    def __init__(self, props: Props, game: OpenedGame, pages: Pages) -> None:
        self.props = props
        self.stack = props.stack
        self._game, self._kit, self._actors = game, game.kit, game.actors
        self._pages = pages

    def begin(self, set_up: SetUp) -> None:
        """A new match; one that was left goes on the shelf."""
        set_up = replace(set_up, practice=None)
        self.take(saves.Kept(set_up, self._kit.begin(set_up)))

    def take(self, match: saves.Kept) -> None:
        """A match that has begun is the one that is played now: the one that was left waits."""
        wrong = self._kit.wrong_options(match.set_up.options)
        if (missing := wrong or self._missing(match.set_up)) is not None:
            self._pages.tell(missing)
        else:
            self._pages.kept.make_room(lambda: self._begin(match))

    def _begin(self, match: saves.Kept) -> None:
        """The one that was left goes on the shelf."""
        saves.put_aside(self._kit)
        self._play(match)

    def go_on(self) -> None:
        """The match that was left."""
        kept = saves.left(self._kit)
        if kept is None or isinstance(kept, Faults):
            self._pages.home()
        elif saves.is_held(self._kit.name):
            self._pages.replays.show(self._game, kept, len(kept.match.moves))
            self._pages.tell(say("notice.other_window"))
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
            if role not in self._actors:
                return say("notice.no_bot", bot=quoted(role))
            try:
                self._actors[role]()
            except Refused as refused:
                return refused.reason
            except Faults as faults:
                return faults.faults[0].message
        return None

    def _play(self, kept: saves.Kept) -> None:
        screens = self._game.screens
        begin_table_music(self.props, screens)
        set_up, match = kept.set_up, kept.match
        setting = screens.setting(self.props, set_up, match)
        table = table_for(
            self.props,
            self._game,
            set_up,
            match,
            setting,
            Exits(
                pause=lambda: self._pause(table),
                rules=self._pages.rules.about,
                presets=self._pages.rules.agreed,
                agree=lambda seat, agreed: self._agree(set_up, seat, agreed),
                stuck=lambda seat, reason: self._stuck(kept, seat, reason),
                end=lambda finale: self._end(finale, kept, reading_of(table)),
                again=lambda: self.begin(set_up),
                new_deal=lambda: self.begin(_dealt_anew(set_up)),
                new_match=self._new_match_after,
                title=self._pages.leave_table,
                second_leg=lambda: self.begin(_second_leg(set_up, match)),
                replay=lambda ply: self._replay(table, ply),
                how_it_went=lambda: self._pages.analyses.show(self._game, kept),
                result_seen=self._pages.laurels.look,
                add_doings=lambda did: self._pages.laurels.add_doings(table.kept_as, did),
                left=lambda: self._left(table),
                of_day=self._pages.days.end_of(set_up, lambda: table.match),
            ),
            self._purpose(set_up),
        )
        self.props.settings.game = self._kit.name
        self.props.settings.save()
        go(self.props, table, past_curtain(self.props))

    def _purpose(self, set_up: SetUp) -> Purpose[Any, Any] | None:
        """Practice, or tips in the first matches; None for a match that only counts."""
        if set_up.practice is not None:
            return Practice()
        wanted = self.props.settings.tips
        if self._kit.tips is None or wanted == "never":
            return None
        played = [each for each in kept_matches.all_kept(self._kit.name) if each.finished]
        if wanted == "first" and len(played) >= _WITH_TIPS:
            return None
        return FirstTips(self.props, self._kit, len(played))

    def _left(self, table: AnyTable) -> None:
        """The match is seen on the shelf as it was left, or as it ended."""
        if table.match.moves:
            id, name = table.kept_as, self._kit.name
            text = save(table.set_up, table.match, self._kit)
            keep_picture(
                table, lambda: kept_matches.record_of(id) if id else saves.lies_at(name, text)
            )

    def _replay(self, table: AnyTable, ply: int) -> None:
        """See the match again as it was; meanwhile nobody thinks."""
        if table.match.moves:
            table.bots.drop()
            kept, over = saves.Kept(table.set_up, table.match), table.match.to_act is None
            viewer = None if over else table.eyes.viewer
            self._pages.replays.show(self._game, kept, ply, viewer)

    def _ask(
        self,
        title: Message,
        words: list[Message],
        answers: Mapping[str, Press],
        drawn: Drawn | None = None,
        no: str = "question.cancel",
    ) -> None:
        """Ask the player; all can be left as it is, too."""
        ways = {**answers, no: self.stack.pop}.items()
        every = [(say(id), press) for id, press in ways]
        self.stack.push(Question(self.props, title, words, every, drawn))

    def _pause(self, table: AnyTable) -> None:
        """What is promised there is tried first."""
        table.saver.keep(table.match)
        refused = table.saver.wait()
        ways = Ways(
            go_on=self.stack.pop,
            rules=lambda: self._pages.rules.about(reading_of(table)),
            settings=self._pages.settings,
            leave=self._pages.leave_table,
            quit=self.stack.close,
        )
        kept, corners = saves.Kept(table.set_up, table.match), table.ground.corners
        order = sorted(range(len(corners)), key=lambda seat: corners[seat].left)  # as they are seen
        unsaved, drawn = (
            refused.reason if refused else None,
            picture_of(self.props, self._kit, kept, order),
        )
        self.stack.push(Pause(self.props, ways, unsaved, headline_of(kept), drawn))

    def _agree(self, set_up: SetUp, seat: Seat, agreed: Leads) -> None:
        """Whoever has moved since is asked before what was decided earlier is taken back."""

        def yes() -> None:
            self.stack.pop()
            agreed()

        name = set_up.chairs[seat].name
        words = [say("undo.agree", player=name), say("undo.why", player=name)]
        self._ask(say("undo.title"), words, {"undo.yes": yes}, no="undo.no")

    def _stuck(self, kept: saves.Kept, seat: Seat, reason: Message) -> None:
        """A bot has no move: another may play on in its place, or the match is left."""
        chairs, roles = list(kept.set_up.chairs), Roles(self._kit.levels, self._kit.characters)
        ranked = self._kit.levels or list(self._kit.bots)
        other = roles.bot(ranked[len(ranked) // 2])
        name, chairs[seat] = chairs[seat].name, replace(chairs[seat], who=Written(other))

        def another() -> None:
            self.stack.pop()
            self._play(replace(kept, set_up=replace(kept.set_up, chairs=tuple(chairs))))

        ways = [
            (say("stuck.another", bot=roles.words(other)), another),
            (say("pause.leave"), self._pages.leave_table),
            (say("stuck.wait"), self.stack.pop),
        ]
        told = [reason, say("stuck.kept")]
        self.stack.push(Question(self.props, say("stuck.title", player=name), told, ways))

    def _end(self, finale: Scene, kept: saves.Kept, reading: Reading) -> None:
        self._pages.rules.ended = reading
        self.props.sound.music(self._game.screens.music.end)
        there = None if kept.set_up.practice is None else saves.trunk(self._kit, kept)
        if there is not None:
            self._compare(there, kept, finale)
        else:
            self.stack.replace(finale, laid_out=True)

    def _compare(self, there: saves.Kept, here: saves.Kept, finale: Scene) -> None:
        """At the end of practice: how it went there against how it went here."""
        move = here.set_up.practice or 0
        both = [
            Ended(each.set_up.chairs, each.match.game.standing(each.match.state))
            for each in (there, here)
        ]
        ways: dict[str, Press] = {
            "practice.count": lambda: self.stack.replace(finale),
            "practice.again": lambda: self._pages.replays.play_on(self._game, there, move),
            "practice.leave": self._pages.leave_table,
        }
        self.stack.replace(ThereAndHere(self.props, both[0], both[1], ways, move))

    def _new_match_after(self) -> None:
        self._pages.home()
        self._pages.menus.new_match()


def _dealt_anew(set_up: SetUp) -> SetUp:
    """The same players and rules, and cards that nobody has seen."""
    seed = SystemRandom().getrandbits(SHORT_SEED_BITS)
    return replace(set_up, chance=seed, first_leg=None, day=None)


def _second_leg(set_up: SetUp, match: AnyMatch) -> SetUp:
    """The same deal once more, the players in each other's seats; each seat keeps its colour."""
    chairs = [
        replace(chair, colour=before.colour)
        for before, chair in zip(set_up.chairs, reversed(set_up.chairs), strict=True)
    ]
    places = tuple(reversed(match.game.standing(match.state).places))
    return replace(set_up, chairs=tuple(chairs), first_leg=places, day=None)
