"""Somebody's career in one game, leaf by leaf."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from hollywood.achievements import of_the_box
from hollywood.career import Career
from hollywood.career_totals import Wanted, played_by, players
from hollywood.core.message import quoted, say
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.theme import CREAM, MUTED, Type
from hollywood.ui.widgets.controls import Choice, Control
from hollywood.ui.widgets.whole_page import WholePage

from .album import Album
from .filters import filters
from .laurels import Laurels
from .leaf import CareerWays, Leaf, Looked, day
from .matches import Matches
from .overview import Overview
from .rivals import Rivals
from .turning import Turning

LEAVES = ("overview", "rivals", "laurels", "album", "matches")
# units
_TITLE, _TABS, _CONTENT, _BACK = 340, (40, 96, 180, 44), (244, 80, 996, 562), 180
_FILTERS, _FILTER_STEP = (404, 30, 200, 36), 208
_TAB_STEP, _FOOT, _EXPORT = 52, (654, 40), 240
_TURNS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


class CareerPage(WholePage):
    """Tabs at the left, filters above, the leaf beside them."""

    def __init__(
        self,
        props: Props,
        game: OpenedGame,
        games: int,
        career: Career,
        ways: CareerWays,
        leaf: int = 0,
    ) -> None:
        super().__init__(props, None, ways.back)
        self.game, self.career, self.ways = game, career, ways
        self._games = games
        self._people = players(career.entries)
        self._person = 0
        self._wanted = Wanted(game.kit.name)
        self._leaf = leaf
        self._turning = Turning(self.lay_out)
        self._shown: Leaf | None = None
        self._told = ""

    def handle(self, event: pygame.event.Event) -> None:
        """Page up and down turn the page of a list, figures go to a leaf."""
        if event.type == pygame.KEYDOWN and event.key in _TURNS:
            self._turning.turn(_TURNS[event.key])
        elif event.type == pygame.KEYDOWN and event.key - pygame.K_1 in range(len(LEAVES)):
            self._turn_to(event.key - pygame.K_1)
        else:
            super().handle(event)

    def update(self, seconds: float) -> bool:
        """Let time pass; cards that are drawn by now take their places."""
        if self.props.art.painted_since_asked():
            self.lay_out()
        return super().update(seconds)

    def set_out(self) -> Sequence[Control]:
        """Heading, filters, tabs, the leaf, buttons."""
        room = self.at(*_CONTENT)
        if not self._people:
            return [self._empty(room), self._back()]
        name = self._people[self._person]
        self.put_title(self.said(say("career.of", name=quoted(name))), _TITLE)
        every = played_by(name, self.career.entries)
        looked = Looked(every, self._wanted.of(every), self.game.screens, self._wanted.game)
        self._shown = self._leaf_of(looked)
        controls = [*self._filters(), *self._tabs(), *self._shown.set_out(room)]
        return [*controls, *self._foot()]

    def adorn(self) -> None:
        """Pictures of the leaf."""
        if self._shown is not None:
            self._shown.adorn()

    def _leaf_of(self, looked: Looked) -> Leaf:
        name = LEAVES[self._leaf]
        leaves: dict[str, Callable[[], Leaf]] = {
            "overview": lambda: Overview(self, looked),
            "rivals": lambda: Rivals(self, looked),
            "laurels": lambda: Laurels(
                self, looked, of_the_box(self._games), self.game.boxed.achievements, self._turning
            ),
            "album": lambda: Album(self, looked, self._turning),
            "matches": lambda: Matches(self, looked, self._turning, self.ways),
        }
        return leaves[name]()

    # controls

    def _filters(self) -> list[Control]:
        """How many seats, which level, how many matches, with help or without."""
        left, *size = _FILTERS
        places = [self.at(left + at * _FILTER_STEP, *size) for at in range(4)]
        return filters(self, self.game.kit.seats, self._wanted, places, self._want)

    def _want(self, wanted: Wanted) -> None:
        """Other matches are looked at."""
        self._wanted = wanted
        self._turning.begin()
        self.lay_out()

    def _tabs(self) -> list[Control]:
        """A button for each leaf, and the player if there are several."""
        left, top, *size = _TABS
        controls = []
        for number, name in enumerate(LEAVES):
            rect = self.at(left, top + number * _TAB_STEP, *size)
            lit = number == self._leaf
            words, turn = self.said(say(f"career.{name}")), partial(self._turn_to, number)
            controls.append(Control(rect, words, turn, lit=lit))
        below = top + len(LEAVES) * _TAB_STEP
        if len(self._people) > 1:
            rect = self.at(left, below, *size)
            change, chosen = self._look_at, self._person
            controls.append(Choice(rect, options=self._people, chosen=chosen, change=change))
        self._since(self.at(left, below + _TAB_STEP, size[0], 4 * _TAB_STEP))
        return controls

    def _since(self, room: pygame.Rect) -> None:
        """Since when it is written down, and what could not be read."""
        told = [say("career.since", day=day(self.career.entries[0].began))]
        if self.career.unread:
            told.append(say("career.unread", count=self.career.unread))
        self.put_block("\n".join(map(self.said, told)), Type.SMALL, MUTED, room, "centre")

    def _turn_to(self, leaf: int) -> None:
        self._leaf = leaf
        self._turning.begin()
        self.props.sound.play("ui_page")
        self.lay_out()

    def _look_at(self, person: int) -> None:
        self._person = person
        self._turning.begin()
        self.lay_out()

    def _foot(self) -> list[Control]:
        """Take it away as files, and the way out."""
        left, top = _CONTENT[0], _FOOT[0]
        export = self.at(left, top, _EXPORT, _FOOT[1])
        words = self._told or self.said(say("career.export"))
        if self._told:
            export.width = self._back_rect.left - self.px(12) - export.left
        return [Control(export, words, self._export), self._back()]

    def _export(self) -> None:
        self._told = self.said(self.ways.export())
        self.lay_out()

    @property
    def _back_rect(self) -> pygame.Rect:
        right = _CONTENT[0] + _CONTENT[2]
        return self.at(right - _BACK, _FOOT[0], _BACK, _FOOT[1])

    def _back(self) -> Control:
        return Control(self._back_rect, self.said(say("new_match.back")), self.escape)

    def _empty(self, room: pygame.Rect) -> Control:
        """One sentence, and the button that fills the page."""
        self.put_heading(self.said(say("career.title")))
        words = pygame.Rect(room.left, room.centery - self.px(80), room.width, self.px(80))
        self.put_beside(self.said(say("career.empty")), Type.READING, CREAM, words, "centre")
        play = pygame.Rect(0, 0, self.px(280), self.high(46))
        play.midtop = (room.centerx, words.bottom + self.px(20))
        return Control(play, self.said(say("title.quick")), self.ways.play, primary=True)
