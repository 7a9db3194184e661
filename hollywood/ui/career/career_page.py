"""Somebody's career in one game, leaf by leaf."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from hollywood.achievements import Done, Laurel
from hollywood.actions import NUMBERS
from hollywood.career import Career
from hollywood.career_totals import Appearance, Wanted, played_by, players
from hollywood.core.message import quoted, say
from hollywood.ui.app.keys import writes
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.theme import CREAM, MUTED, Type
from hollywood.ui.widgets.controls import Choice, Control, Field, Press
from hollywood.ui.widgets.form import width_for
from hollywood.ui.widgets.paging import PAGE_KEYS, Paging
from hollywood.ui.widgets.taken_away import TakenAway
from hollywood.ui.widgets.whole_page import WholePage

from .album import Album
from .craft import Craft
from .filters import filters
from .laurels import Laurels
from .leaf import CareerWays, Leaf, PlayerMatches, day
from .matches import MatchControl, Matches, Order
from .overview import Overview
from .rivals import Rivals

LEAVES = ("overview", "rivals", "craft", "laurels", "album", "matches")
# units
_TITLE, _TABS, _CONTENT, _BACK = 340, (40, 96, 180, 44), (244, 80, 996, 562), 180
_FILTERS = (416, 30, 824, 36)  # units
_TAB_STEP, _FOOT, _SAVE = 52, (654, 40), 220
_FILES = (40, 520, 180, 40)  # the first of the buttons that concern files
_FILE_STEP, _GAP = 46, 8
_LEAFS = {"leaf_back": -1, "leaf_on": 1}


class CareerPage(WholePage):
    """Tabs at the left, filters above, the leaf beside them."""

    pad_does = ("leaves", "fast")

    def __init__(
        self,
        props: Props,
        game: OpenedGame,
        laurels: Sequence[Laurel],
        career: Career,
        beside: Done,  # what was done without a match
        ways: CareerWays,
        leaf: int = 0,
    ) -> None:
        super().__init__(props, None, ways.back)
        self.game, self.career, self.ways = game, career, ways
        self._laurels, self._beside = laurels, beside
        self._people = players(career.entries)
        self._person = 0
        self._matches: PlayerMatches | None = None  # as they are looked at now; none is read yet
        self._wanted = Wanted(game.kit.name)
        self._leaf = leaf
        self._paging = Paging(self.lay_out)
        self._order = Order()  # of the list of matches
        self._shown: Leaf | None = None
        self.taken = TakenAway(props)
        self.plain = False  # a picture of it, without anything that can be pressed

    def handle(self, event: pygame.event.Event) -> None:
        """Page up and down turn the page of a list, figures go to a leaf."""
        keys, leaves, focus = self.props.keys, NUMBERS[: len(LEAVES)], self.controls.focus
        if isinstance(focus, Field) and writes(event):
            super().handle(event)
        elif turns := keys.one_of(event, PAGE_KEYS):
            self._paging.turn(PAGE_KEYS[turns])
        elif way := keys.one_of(event, _LEAFS):
            self._turn_to((self._leaf + _LEAFS[way]) % len(LEAVES))
        elif number := keys.one_of(event, leaves):
            self._turn_to(leaves.index(number))
        elif isinstance(focus, MatchControl) and (action := keys.one_of(event, focus.presses)):
            focus.presses[action]()
        else:
            super().handle(event)

    def update(self, seconds: float) -> bool:
        """Let time pass; cards that are drawn by now take their places."""
        if self.taken.update(seconds) or self.props.art.painted_since_asked():
            self.lay_out()
        return super().update(seconds)

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        return super().resting and self.taken.resting

    def renew(self, career: Career) -> None:
        """Matches have come in, or are forgotten."""
        self.career, self._people, self._person = career, players(career.entries), 0
        self._shown = self._matches = None
        self._paging.begin()
        self.lay_out()

    def set_out(self) -> Sequence[Control]:
        """Heading, filters, tabs, the leaf, buttons."""
        room = self.at(*_CONTENT)
        if not self._people:
            return [self._empty(room), *self._file_buttons(), self._back()]
        name = self._people[self._person]
        self.put_title(self.said(say("career.of", name=quoted(name))), _TITLE)
        self._matches = self._matches or self._matches_of(name)
        self._shown = self._leaf_of(self._matches)
        chosen, leaf = self._filters(self._matches.every), self._shown.set_out(room)
        if self.plain:
            self._put_chosen(chosen)
            return []
        return [*chosen, *self._tabs(), *leaf, *self._file_buttons(), *self._foot()]

    def _matches_of(self, name: str) -> PlayerMatches:
        every = played_by(name, self.career.entries)
        return PlayerMatches(every, self._wanted.of(every), self.game.screens, self._wanted.game)

    def _put_chosen(self, filters: Sequence[Choice]) -> None:
        """On a picture it is told which matches are looked at."""
        left, top, _, high = _FILTERS
        right = _CONTENT[0] + _CONTENT[2]
        words = " · ".join(each.options[each.chosen] for each in filters)
        self.put(words, Type.LABEL, MUTED, self.at(left, top, right - left, high), "right")

    def adorn(self) -> None:
        """Pictures of the leaf."""
        if self._shown is not None:
            self._shown.adorn()

    def _leaf_of(self, matches: PlayerMatches) -> Leaf:
        room = self.at(*_CONTENT)
        leaves: dict[str, Callable[[], Leaf]] = {
            "overview": lambda: Overview(self, matches, self.ways),
            "rivals": lambda: Rivals(self, matches),
            "craft": lambda: Craft(
                self,
                matches,
                self._paging,
                self.ways,
                Overview(self, matches, self.ways).left(room),
            ),
            "laurels": lambda: Laurels(
                self, replace(self._beside, matches=matches.every), self._laurels, self._paging
            ),
            "album": lambda: Album(self, matches, self._paging),
            "matches": lambda: Matches(
                self, matches, self._paging, self.ways, self._order, self._sort
            ),
        }
        return leaves[LEAVES[self._leaf]]()

    def _sort(self, order: Order) -> None:
        """Matches in another order."""
        self._order = order
        self._paging.begin()
        self.lay_out()

    # controls

    def _filters(self, played: Sequence[Appearance]) -> list[Choice]:
        """Which language, how many seats, which level, how many matches, with help or without."""
        row = self.at(*_FILTERS)
        return filters(self, self.game, self._wanted, played, row, self._want)

    def _want(self, wanted: Wanted) -> None:
        """Other matches are looked at."""
        self._wanted, self._matches = wanted, None
        self._paging.begin()
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
            below += _TAB_STEP
        self._since(self.at(left, below, size[0], _FILES[1] - _GAP - below))
        return controls

    def _since(self, room: pygame.Rect) -> None:
        """Since when it is written down, and what could not be read."""
        told = [say("career.since", day=day(self.career.entries[0].began))]
        if self.career.unread:
            told.append(say("career.unread", count=self.career.unread))
        self.put_block("\n".join(map(self.said, told)), Type.SMALL, MUTED, room, "centre")

    def _turn_to(self, leaf: int) -> None:
        self._leaf = leaf
        self._paging.begin()
        self.props.sound.play("ui_page")
        self.lay_out()

    def _look_at(self, person: int) -> None:
        self._person, self._matches = person, None
        self._paging.begin()
        self.lay_out()

    def _file_buttons(self) -> list[Control]:
        """Take it away as files, bring it in again, forget it."""
        left, top, *size = _FILES
        ways: dict[str, Press] = {
            "career.import": self.ways.bring_in,
            "career.export": self._export,
            "career.forget": self.ways.forget,
        }
        return [
            Control(self.at(left, top + number * _FILE_STEP, *size), self.said(say(id)), press)
            for number, (id, press) in enumerate(ways.items())
            if self._people or id == "career.import"
        ]

    def _foot(self) -> list[Control]:
        """A picture to take away, what became of it, and the way out."""
        save = self.at(_CONTENT[0], _FOOT[0], _SAVE, _FOOT[1])
        words, press = "analysis.save", self._save_picture
        if self.taken.file is not None:
            words, press = "analysis.folder", self.taken.show_folder
        button = Control(save, self.said(say(words)), press)
        save.width = max(save.width, round(width_for(self, button)))
        if self.taken.told is not None:
            room = pygame.Rect(save.right + self.px(_GAP), save.top, 0, save.height)
            room.width = self._back_rect.left - self.px(_GAP) - room.left
            self.put_beside(self.said(self.taken.told), Type.SMALL, CREAM, room, "centre")
        return [button, self._back()]

    def _export(self) -> None:
        self.taken.tell(self.ways.export())
        self.lay_out()

    def _save_picture(self) -> None:
        """As it is seen now, but without anything to press."""

        def plain(props: Props) -> CareerPage:
            about = (self.game, self._laurels, self.career, self._beside, self.ways, self._leaf)
            page = CareerPage(props, *about)
            page._person, page._wanted, page.plain = self._person, self._wanted, True
            page._paging.at, page._order = self._paging.at, self._order
            return page

        self.taken.picture(plain, f"{self.game.kit.name}-career", self._people[self._person])

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
