"""From one scene to the next: the street, a game's page, a match."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial

import pygame

from hollywood import saves
from hollywood.core.dice import SHORT_SEED_BITS
from hollywood.core.faults import Faults
from hollywood.core.message import Message, Refused, Seat, quoted, say
from hollywood.core.record import BOT, HUMAN
from hollywood.games.hollywood.finale.final_count import FinalCount
from hollywood.games.hollywood.finale.result import Choices as CountChoices
from hollywood.games.hollywood.rules.state import Move, State
from hollywood.games.hollywood.table.round_summary import RoundSummary
from hollywood.games.hollywood.table.star_choice import StarChoice
from hollywood.kit import SetUp
from hollywood.ui.draw.ground import felt
from hollywood.ui.pages.house_menu import House, Inside
from hollywood.ui.pages.match_draft import MatchDraft, remembered
from hollywood.ui.pages.menu import Menu, told_of
from hollywood.ui.pages.new_match import NewMatch
from hollywood.ui.pages.rules_page import RulesPage
from hollywood.ui.pages.settings_page import SettingsPage
from hollywood.ui.pages.street import Street, StreetWays
from hollywood.ui.pages.street_plan import open_window
from hollywood.ui.pages.title import Choices, Title
from hollywood.ui.table.doors import Doors
from hollywood.ui.table.log import last_round
from hollywood.ui.table.table import Table
from hollywood.ui.widgets.controls import Press
from hollywood.ui.widgets.notice import Notice
from hollywood.ui.widgets.pause import Pause, Ways
from hollywood.ui.widgets.question import Question

from .background import Backroom
from .opened_game import OpenedGame, OpenedGames
from .passage import Way, curtain, fade, go, step_in, step_out, through_night
from .scene import Scene
from .shared import Props

# seconds: into a house and out of it; the same without motion; until all houses are dark
_STEP_IN, _STEP_OUT, _FADE, _DARK = 0.42, 0.32, 0.16, 0.2


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
        self._backroom = Backroom()
        self._coming: tuple[State, Scene] | None = None  # what follows a state, made ready
        self._drafts: dict[str, MatchDraft] = {}  # set up last, of each game, played or not
        self._unread: dict[str, Faults] = {}  # what was wrong with the match of a game
        self._chance = random.SystemRandom()

    # outside a match

    def home(self, way: Way | None = None) -> None:
        """The first scene: the page of the game, or the street if there are several games."""
        if len(self.games.games) > 1:
            self.street(way)
        else:
            self.title()

    def street(self, way: Way | None = None) -> None:
        """All games; the house of the one that is turned to is open."""
        self._forget_coming()
        houses = [
            House(game.title, game.players, game.minutes, saves.waits(game.name))
            for game in self.games.games
        ]
        ways = StreetWays(
            inside=self._inside,
            page=self._step_in,
            music=self._music,
            settings=self.settings,
            quit=self._quit,
            changed=self.changed,
        )
        opened = self.games.games.index(self.game.boxed)
        self._music()
        go(self.props, Street(self.props, houses, opened, ways), way)
        for game in self.games.games:
            self._backroom.add(partial(self.games.opened, game))

    def _inside(self, house: int) -> Inside:
        """Turn to a game; its menu, or why it can't be played."""
        try:
            self._turn_to(self.games.opened(self.games.games[house]))
        except Faults as wrong:
            fault = wrong.faults[0]
            told = say("street.closed", place=fault.place, fault=fault.message)
            return Inside(None, told=told)
        name, kept = self.game.kit.name, saves.left(self.game.kit)
        if isinstance(kept, Faults):
            self._unread[name] = kept
        wrongs = self._unread.get(name)
        id = "street.other_deck" if wrongs and saves.may_return(wrongs) else "street.unreadable"
        left = told_of(kept) if isinstance(kept, saves.Kept) else None
        return Inside(self._menu(left), self._names, say(id) if wrongs else None)

    def _turn_to(self, game: OpenedGame) -> None:
        """From now on everything is about this game."""
        if game is self.game:
            return
        self.game = game
        self.props.turn_to(game.screens.art, game.screens.felt)
        self._have_ready()

    def _names(self) -> list[str]:
        """Who plays a quick game."""
        return self._last_set_up().names(self.props.voice())

    def _music(self) -> None:
        self.props.sound.music(self.game.screens.music.page)

    def _step_in(self) -> None:
        """From the street to the page of the game."""
        self.title(self._through_the_door(step_in, _STEP_IN))

    def _step_out(self) -> None:
        """And back."""
        self.street(self._through_the_door(step_out, _STEP_OUT))

    def _through_the_door(self, step: Callable[[pygame.Rect, float], Way], seconds: float) -> Way:
        games = self.games.games
        door = open_window(self.props.screen, len(games), games.index(self.game.boxed))
        return step(door, seconds) if self.props.moves else fade(_FADE)

    def _quit(self) -> None:
        """The houses go dark."""
        go(self.props, None, through_night(_DARK, 0.0))

    def title(self, way: Way | None = None) -> None:
        """The page of the game that is turned to."""
        self._forget_coming()
        kept = saves.left(self.game.kit)
        left = told_of(kept) if isinstance(kept, saves.Kept) else None
        street = self._step_out if len(self.games.games) > 1 else None
        choices = Choices(self.settings, self.stack.close, self.changed, street)
        self._music()
        way = None if isinstance(kept, Faults) else way  # what is told would be lost on it
        go(self.props, Title(self.props, self.game, self._menu(left), choices), way)
        if isinstance(kept, Faults):
            fault = kept.faults[0]
            id = "notice.other_deck" if saves.may_return(kept) else "notice.match"
            self.tell(say(id, place=fault.place, fault=fault.message))
        self._have_ready()

    def tell_of_others(self) -> None:
        """Matches of games that are not in this box are kept, and the player hears of them."""
        known = [game.name for game in self.games.games]
        for fault in saves.of_unknown_games(known):
            words = say("notice.unknown_game", place=fault.place, fault=fault.message)
            self.tell(words)

    def _menu(self, left: Message | None) -> Menu:
        """What the menu of the game leads to."""
        return Menu(self.quick, self.new_match, self.rules, self.go_on, left)

    def _have_ready(self) -> None:
        """What every table shows at once is drawn while the page is looked at."""
        self._backroom.add(partial(felt, self.props.screen, folder=self.props.felt))
        self.game.screens.prepare(self.props)

    def tell(self, message: Message) -> None:
        """Tell the player something before going on."""
        self.stack.push(Notice(self.props, message, self.stack.pop))

    def _ask(self, title: Message, words: list[Message], answers: Mapping[str, Press]) -> None:
        """Ask the player; all can be left as it is, too."""
        ways = [(say(id), press) for id, press in answers.items()]
        cancel = (say("question.cancel"), self.stack.pop)
        self.stack.push(Question(self.props, title, words, [*ways, cancel]))

    def quick(self) -> None:
        """A match with the last set-up, another deal."""
        seed = self._chance.getrandbits(SHORT_SEED_BITS)
        self.start(self._last_set_up().set_up(self.props.voice(), seed))

    def _last_set_up(self) -> MatchDraft:
        return remembered(self.props.settings, self.game.kit, self.game.actors)

    def new_match(self) -> None:
        """Choose who plays, and how; what was chosen and left is found again."""
        name = self.game.kit.name
        kept = self._drafts.get(name)
        page = NewMatch(self.props, self.game, self.start, self.stack.pop, kept=kept)
        self._drafts[name] = page.draft
        self.stack.push(page)

    def rules(self) -> None:
        """Read the rules."""
        self.stack.push(RulesPage(self.props, self.game, self.stack.pop))

    def settings(self) -> None:
        """Change what can be chosen."""
        self.stack.push(SettingsPage(self.props, self.game, self.changed, self.stack.pop))

    def changed(self) -> None:
        """A setting was changed: everything is laid out anew."""
        self.props.set_volumes()
        self._forget_coming()
        self._fit()

    # a match

    def start(self, set_up: SetUp) -> None:
        """A new match, once it was asked what becomes of one that was left."""
        kept = saves.left(self.game.kit)
        if isinstance(kept, saves.Kept):
            self._ask(
                say("unfinished.title"),
                [told_of(kept), say("unfinished.given_up")],
                {"unfinished.go_on": self.go_on, "unfinished.start": lambda: self.begin(set_up)},
            )
        else:
            self.begin(set_up)

    def begin(self, set_up: SetUp) -> None:
        """A new match; one that was left is kept aside."""
        if (missing := self._missing(set_up)) is not None:
            self.tell(missing)
            return
        saves.put_aside(self.game.kit)
        self._play(saves.Kept(set_up, self.game.kit.begin(set_up)))

    def go_on(self) -> None:
        """The match that was left."""
        kept = saves.left(self.game.kit)
        if kept is None or isinstance(kept, Faults):
            self.home()
        elif (missing := self._missing(kept.set_up)) is not None:
            self.tell(missing)
        else:
            self._play(kept)

    def _missing(self, set_up: SetUp) -> Message | None:
        """Why one of the bots can't play, if one can't."""
        for chair in set_up.chairs:
            role = chair.who.removeprefix(BOT)
            if chair.who == HUMAN:
                continue
            if role not in self.game.actors:
                return say("notice.no_bot", bot=quoted(role))
            try:
                self.game.actors[role]()
            except Refused as refused:
                return refused.reason
            except Faults as faults:
                return faults.faults[0].message
        return None

    def _play(self, kept: saves.Kept) -> None:
        self.props.sound.music(self.game.screens.music.table)
        doors = Doors(
            expect=self._expect,
            choose_star=self._lead_on,
            round_ended=self._lead_on,
            match_ended=self._match_ended,
            agree=self._agree,
            pause=self._pause,
            rules=self.rules,
        )
        kit, actors = self.game.kit, self.game.actors
        table = Table(self.props, kit, kept.set_up, kept.match, lambda name: actors[name](), doors)
        self.props.settings.game = kit.name
        self.props.settings.save()
        several = len(self.games.games) > 1
        go(self.props, table, _to_the_table(self.props) if several else None)

    def _expect(self, table: Table) -> None:
        """While cards are still handed out, make ready what comes then."""
        self._forget_coming()
        scene = self._next(table)
        scene.resize(self.props.screen)
        self._coming = (table.match.state, scene)

    def _expected(self, table: Table) -> Scene:
        """What comes now, made ready or not."""
        if self._coming is not None and self._coming[0] is table.match.state:
            scene, self._coming = self._coming[1], None
            return scene
        self._forget_coming()
        return self._next(table)

    def _forget_coming(self) -> None:
        """What was made ready is not needed."""
        if self._coming is not None:
            self._coming[1].leave()
        self._coming = None

    def close(self) -> None:
        """Leave nothing half done."""
        self._forget_coming()
        self._backroom.forget()
        self._backroom.wait()
        self.games.close()

    def _next(self, table: Table) -> Scene:
        if table.match.to_act is None:
            return self._final_count(table)
        return self._star_choice(table) if table.match.state.claims else self._summary(table)

    def _lead_on(self, table: Table) -> Scene:
        scene = self._expected(table)
        self.stack.push(scene)
        return scene

    def _star_choice(self, table: Table) -> StarChoice:
        def chosen(move: Move) -> None:
            self.stack.pop()
            table.make(move)

        return StarChoice(
            self.props,
            table.set_up,
            table.voice,
            table.game,
            table.match.state,
            chosen,
            table.corner_to_act,
            table.handle,
        )

    def _summary(self, table: Table) -> RoundSummary:
        def go_on() -> None:
            self.stack.pop()
            table.release()

        played = last_round(table.match)
        return RoundSummary(
            self.props,
            table.set_up,
            table.voice,
            table.game,
            played.before,
            played.after,
            played.events,
            go_on,
            self._pause,
        )

    def _match_ended(self, table: Table) -> None:
        self.props.sound.music(self.game.screens.music.end)
        self.stack.replace(self._expected(table))

    def _final_count(self, table: Table) -> FinalCount:
        choices = CountChoices(
            same_deal=lambda: self.start(table.set_up),
            new_match=self._new_match_after,
            title=self._leave_match,
        )
        match = table.match
        return FinalCount(
            self.props, table.set_up, table.voice, table.game, match.state, match.aids, choices
        )

    def _agree(self, table: Table, seat: Seat) -> None:
        """Whoever has moved since is asked before what was decided earlier is taken back."""

        def agreed() -> None:
            self.stack.pop()
            table.take_move_back()

        name = table.set_up.chairs[seat].name
        words = [say("undo.agree", player=name), say("undo.why", player=name)]
        self._ask(say("undo.title"), words, {"undo.yes": agreed})

    def _new_match_after(self) -> None:
        self.home()
        self.new_match()

    def _leave_match(self) -> None:
        self.home(_from_the_table(self.props))

    def _pause(self) -> None:
        """What is promised there is tried first."""
        table = next(scene for scene in self.stack.scenes if isinstance(scene, Table))
        table.saver.keep(table.match)
        refused = table.saver.wait()
        ways = Ways(
            go_on=self.stack.pop,
            rules=self.rules,
            settings=self.settings,
            leave=self._leave_match,
            quit=self.stack.close,
        )
        self.stack.push(Pause(self.props, ways, refused.reason if refused else None))


def _to_the_table(props: Props) -> Way:
    return curtain(0.28, 0.06, 0.42) if props.moves else through_night(0.12, 0.16)


def _from_the_table(props: Props) -> Way:
    return curtain(0.24, 0.0, 0.30) if props.moves else through_night(0.12, 0.16)
