"""From one scene to the next: the street, a game's page, a match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from hollywood import career, saves
from hollywood.core.faults import Faults
from hollywood.core.message import Message, say
from hollywood.kit import SetUp
from hollywood.ui.pages.column_page import page_of
from hollywood.ui.pages.house_menu import House, Inside
from hollywood.ui.pages.keys_page import KeysPage
from hollywood.ui.pages.match_draft import agreed_in
from hollywood.ui.pages.menu import told_of
from hollywood.ui.pages.settings_page import SettingsPage
from hollywood.ui.pages.street import Street, StreetWays
from hollywood.ui.pages.street_plan import open_window
from hollywood.ui.pages.title import TitleWays
from hollywood.ui.widgets.controls import Press
from hollywood.ui.widgets.notice import Notice
from hollywood.ui.widgets.page import ground_of_pages
from hollywood.ui.widgets.pause import Pause, Ways

from .analysis_flow import AnalysisFlow
from .background import BackgroundJobs
from .career_flow import CareerFlow
from .daily_flow import DailyFlow
from .data_flow import DataFlow
from .incoming_flow import IncomingFlow
from .kept_flow import KeptFlow
from .laurel_flow import LaurelFlow
from .left_focus import LeftFocus
from .match_flow import MatchFlow
from .menu_flow import MenuFlow
from .opened_game import OpenedGame, OpenedGames
from .pad_flow import PadFlow
from .passage import (
    TO_STREET,
    Transition,
    back,
    fade,
    go,
    open_page,
    past_curtain,
    step_in,
    step_out,
    through_night,
)
from .replay_flow import ReplayFlow
from .rules_flow import RulesFlow
from .shared import Props

# seconds: into a house and out of it; the same without motion; until all houses are dark
_STEP_IN, _STEP_OUT, _FADE, _DARK = 0.42, 0.32, 0.16, 0.2


_STREET = ""  # among the names of games whose pages were left


class Flow:
    """The way through the program."""

    def __init__(
        self, props: Props, games: OpenedGames, game: OpenedGame, fit: Callable[[], None]
    ) -> None:
        self.props = props
        self.stack = props.stack
        self.games = games
        self.game = game  # the one that is turned to
        self._fit = fit
        self._jobs = BackgroundJobs()
        self._unread: dict[str, Faults] = {}  # what was wrong with the match of a game
        self._focus = LeftFocus()
        self.menus = MenuFlow(self)
        self.rules = RulesFlow(self)
        self.replays = ReplayFlow(self)
        self.analyses = AnalysisFlow(self)
        self.kept = KeptFlow(self)
        self.incoming = IncomingFlow(self)
        self.laurels = LaurelFlow(self)
        self.pads = PadFlow(self)
        self.stack.first = self._first
        self.careers = CareerFlow(self)
        self.days = DailyFlow(self)
        self.is_quiet = False  # no music yet

    def _first(self, event: pygame.event.Event) -> bool:
        """Whether this concerns the whole program, whatever scene is on top."""
        return self.incoming.offered(event) or self.pads.first(event) or self.rules.asked(event)

    # outside a match

    @property
    def several(self) -> bool:
        """Whether there are other games in the box."""
        return len(self.games.games) > 1

    def leave_table(self) -> None:
        """From a table to the first scene."""
        self.home(past_curtain(self.props, TO_STREET if self.several else None))

    def home(self, way: Transition | None = None) -> None:
        """The first scene: the page of the game, or the street if there are several games."""
        self._focus.forget()
        if self.several:
            self.street(way)
        else:
            self.title(way)

    def street(self, way: Transition | None = None) -> None:
        """All games; the house of the one that is turned to is open."""
        self.rules.ended = None
        houses = [
            House(game.title, game.players, game.minutes, saves.waits(game.name), game.facade)
            for game in self.games.games
        ]
        ways = StreetWays(
            inside=self._inside,
            page=self._step_in,
            music=self.music,
            settings=self.settings,
            quit=partial(go, self.props, None, through_night(_DARK, 0.0)),  # the houses go dark
            changed=self.changed,
        )
        opened = self.games.games.index(self.game.boxed)
        self.music()
        street = Street(self.props, houses, opened, ways)
        self._focus.find(_STREET, street)
        go(self.props, street, way)
        for game in self.games.games:
            self._jobs.add(partial(self.games.opened, game))
        self._jobs.add(career.read_now)  # what was read is remembered: pages need not wait for it

    def _inside(self, house: int) -> Inside:
        """Turn to a game; its menu, or why it can't be played."""
        try:
            self.turn_to(self.games.opened(self.games.games[house]))
        except Faults as wrong:
            fault = wrong.faults[0]
            told = say("street.closed", place=fault.place, fault=fault.message)
            return Inside(None, told=told)
        name, kept = self.game.kit.name, saves.left(self.game.kit)
        if isinstance(kept, Faults):
            self._unread[name] = kept
        elif kept is not None:
            self._unread.pop(name, None)
        wrongs = self._unread.get(name)
        id = "street.other_deck" if wrongs and saves.may_return(wrongs) else "street.unreadable"
        left = _told(self.props, self.game, kept) if isinstance(kept, saves.Kept) else None
        return Inside(self.menus.menu(left), say(id) if wrongs else None)

    def turn_to(self, game: OpenedGame) -> None:
        """From now on everything is about this game."""
        if game is self.game:
            return
        self.game = game
        self.props.turn_to(game.screens.art, game.screens.felt)
        self._have_ready()

    def come_over_to(self, game: OpenedGame) -> None:
        """To the house of another game, before something of it is shown.

        Scenes of the game before are left first: they can't be drawn with other pictures.
        """
        if game is not self.game:
            self.stack.close()
            self.turn_to(game)
            self.home()

    def music(self) -> None:
        """The piece of the game that is turned to, unless nobody has done anything yet."""
        if self.is_quiet:
            return
        self.props.sound.music(self.game.screens.music.page)
        self.props.sound.ambience()

    def _step_in(self) -> None:
        """From the street to the page of the game."""
        self._focus.leave(_STREET, self.stack.top)
        self.title(step_in(self._door, _STEP_IN) if self.props.moves else fade(_FADE))

    def _step_out(self) -> None:
        """And back."""
        self._focus.leave(self.game.kit.name, self.stack.top)
        self.street(step_out(self._door, _STEP_OUT) if self.props.moves else fade(_FADE))

    @property
    def _door(self) -> pygame.Rect:
        """The window of the open house."""
        games = self.games.games
        return open_window(self.props.screen, len(games), games.index(self.game.boxed))

    def title(self, way: Transition | None = None) -> None:
        """The page of the game that is turned to."""
        self.rules.ended = None
        kept = saves.left(self.game.kit)
        left = _told(self.props, self.game, kept) if isinstance(kept, saves.Kept) else None
        street = self._step_out if self.several else None
        today = self.days.ticket()
        choices = TitleWays(self.settings, self.stack.close, self.changed, street, today)
        self.music()
        way = None if isinstance(kept, Faults) else way  # what is told would be lost on it
        page = page_of(self.props, self.game, self.menus.menu(left), choices)
        self._focus.find(self.game.kit.name, page)
        go(self.props, page, way)
        if isinstance(kept, Faults):
            fault = kept.faults[0]
            id = "notice.other_deck" if saves.may_return(kept) else "notice.match"
            self.tell(say(id, place=fault.place, fault=fault.message))
        self._have_ready()

    def _have_ready(self) -> None:
        """What every table shows at once is drawn while the page is looked at."""
        self._jobs.add(partial(ground_of_pages, self.props.screen, self.props.felt))
        self.game.screens.prepare(self.props)

    def tell(self, message: Message) -> None:
        """Tell the player something before going on."""
        self.stack.push(Notice(self.props, message, self.stack.pop))

    def pause(self, leave: Press, kept: Message, leaves: Message | None = None) -> None:
        """Above a table on which no match is saved: what is kept, and where leaving leads."""
        ways = Ways(
            go_on=self.stack.pop,
            rules=self.rules.read,
            settings=self.settings,
            leave=leave,
            quit=self.stack.close,
        )
        self.stack.push(Pause(self.props, ways, kept=kept, leaves=leaves))

    def settings(self) -> None:
        """Change what can be chosen."""
        presses = {"key_page": self.keys, **DataFlow(self).presses}
        page = SettingsPage(self.props, self.game, self.changed, presses, back(self.props))
        open_page(self.props, page)

    def keys(self) -> None:
        """Change what keys and pads do."""
        titles = {game.name: game.title for game in self.games.games}
        page = KeysPage(self.props, titles, self.changed, back(self.props))
        open_page(self.props, page)

    def changed(self) -> None:
        """A setting was changed: what is seen is laid out anew, all else when it is seen."""
        self.props.set_volumes()
        with self.stack.late.puts_off():
            self._fit()

    # a match

    @property
    def matches(self) -> MatchFlow:
        """The way of a match of the game that is turned to."""
        return MatchFlow(self.props, self.game, self)

    def begin(self, set_up: SetUp) -> None:
        """A new match of whichever game it is; one that was left goes on the shelf."""
        if set_up.game != self.game.kit.name:
            self.turn_to(self.games.first(set_up.game))
        self.matches.begin(set_up)

    def go_on(self) -> None:
        """The match that was left."""
        self.matches.go_on()

    def close(self) -> None:
        """Leave nothing half done."""
        self._jobs.cancel()
        self._jobs.wait()
        self.games.close()


def _told(props: Props, game: OpenedGame, kept: saves.Kept) -> Message:
    """What is told of a match that waits, and by which rules if not by the rulebook's."""
    agreed = agreed_in(props, game.kit, kept.set_up.options)
    own = game.screens.waiting(kept) if kept.match.to_act is not None else None
    left = own or told_of(kept)
    return say("title.left", headline=left, players=agreed[0]) if agreed else left
