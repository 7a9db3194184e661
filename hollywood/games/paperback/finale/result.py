"""All of a match as a page: every word, what was missed, everybody's deck, how Fame grew."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from hollywood.core.message import Message, say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.fans import cells
from hollywood.ui.draw.theme import MUTED, Type
from hollywood.ui.table.result_words import deal_words, help_words
from hollywood.ui.table.setting import Doors
from hollywood.ui.table.sharing import Sharing, first_way
from hollywood.ui.widgets.control_painter import PADDING
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.lead import draw_rim, lead
from hollywood.ui.widgets.page import Page

from ..rules.moves import Move
from . import result_tabs
from .ended_match import EndedMatch

TABS: Mapping[str, Callable[[result_tabs.Sheet], int]] = {  # what each lays out, and its parts
    "words": result_tabs.words,
    "missed": result_tabs.missed,
    "decks": result_tabs.decks,
    "curve": result_tabs.curve,
}
_GAP = 8


class ResultPage(Page):
    """The page; the key that leads back leads out of the match, as a button does."""

    def __init__(self, props: Props, told: EndedMatch, doors: Doors[Move], paper: Press) -> None:
        super().__init__(props, say("paperback.result.title"), doors.title)
        self.told, self.doors, self._paper = told, doors, paper
        self.tab, self.part, self._parts = "words", 0, 1
        self._sharing = Sharing(props, doors.of_day, lambda: told.text)
        self._seen_again: list[Control] = []  # words that lead to their moment

    def said(self, message: Message) -> str:
        """A message in words, in which players have their names."""
        return self.told.voice.text(message)

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        return super().resting and self._sharing.resting

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        if told := self._sharing.update(seconds):
            self.lay_out()
        return super().update(seconds) or told

    def handle(self, event: pygame.event.Event) -> None:
        """Keys of their own turn the tabs, and lead to how it went and to its replay."""
        keys, leads = self.props.keys, self._leads
        if lead := keys.one_of(event, leads):
            leads[lead]()
        else:
            super().handle(event)

    @property
    def _leads(self) -> Mapping[str, Press]:
        return {
            "how_it_went": self.doors.how_it_went,
            "replay": self.doors.replay,
            "page_on": partial(self._turn, 1),
            "page_back": partial(self._turn, -1),
        }

    def _turn(self, by: int) -> None:
        names = list(TABS)
        self._choose(names[(names.index(self.tab) + by) % len(names)])

    def _choose(self, tab: str) -> None:
        self.tab, self.part = tab, 0
        self.props.sound.play("ui_page")
        self.lay_out()

    def _leaf(self, by: int) -> None:
        self.part = (self.part + by) % self._parts
        self.lay_out()

    # layout

    def set_out(self) -> Sequence[Control]:
        """Tabs, what the chosen one tells, and the way on."""
        self.put_heading()
        room = self.inner
        tabs = self._row(list(TABS), room, self._tab)
        buttons = self._buttons()
        small = self._small_print(buttons[0].rect.top)
        body = pygame.Rect(room.left, tabs[0].rect.bottom + self.px(14), room.width, 0)
        body.height = small.top - self.px(6) - body.top
        self._seen_again = []
        self._parts = TABS[self.tab](result_tabs.Sheet(self, self.told, body, self.part))
        turning = self._turning(tabs[-1].rect, room) if self._parts > 1 else []
        return [*tabs, *turning, *buttons, *self._seen_again]

    def draw(self, canvas: pygame.Surface) -> None:
        """The page, with a rim round a word that is pointed at."""
        super().draw(canvas)
        draw_rim(self, canvas)

    def see_again(self, place: pygame.Rect, word: str, made: int) -> None:
        """What lies there leads to the match as it was after so many moves."""
        self._seen_again.append(lead(self, place, word, partial(self.doors.replay_at, made)))

    def _tab(self, name: str, place: pygame.Rect) -> Control:
        words = self.said(say(f"paperback.result.tab.{name}"))
        return Control(place, words, partial(self._choose, name), lit=name == self.tab)

    def _row(
        self, names: Sequence[str], room: pygame.Rect, made: Callable[[str, pygame.Rect], Control]
    ) -> list[Control]:
        """Controls side by side from the left, each as wide as its words."""
        found: list[Control] = []
        left = room.left
        for name in names:
            control = made(name, pygame.Rect(left, room.top, 0, self.high(40)))
            control.rect.width = self._width(control.words)
            found.append(control)
            left = control.rect.right + self.px(_GAP)
        return found

    def _width(self, words: str) -> int:
        return self.typesetter.width(words, Type.BUTTON) + self.px(2 * PADDING)

    def _turning(self, last: pygame.Rect, room: pygame.Rect) -> list[Control]:
        """Where a tab has more than one part: back and on, at the right."""
        side = last.height
        on = pygame.Rect(room.right - side, last.top, side, side)
        back = on.move(-side - self.px(_GAP), 0)
        names = self.said(say("paperback.result.back")), self.said(say("paperback.result.on"))
        return [
            Control(back, "‹", partial(self._leaf, -1), name=names[0]),
            Control(on, "›", partial(self._leaf, 1), name=names[1]),
        ]

    def _buttons(self) -> list[Control]:
        """Where to go from here."""
        doors = self.doors
        ways: list[tuple[str, Press]] = [
            first_way(doors),
            ("result.how_it_went", doors.how_it_went),
            ("result.new", doors.new_match),
            ("result.leave", doors.title),
            (self._sharing.words, self._sharing.copy),
            ("paperback.result.paper", self._paper),
        ]
        words = [self.said(say(id)) for id, _ in ways]
        places = self._places(words)
        return [
            Control(place, said, press, primary=not number)
            for number, (place, said, (_, press)) in enumerate(
                zip(places, words, ways, strict=True)
            )
        ]

    def _places(self, words: Sequence[str]) -> list[pygame.Rect]:
        """Where buttons with these words are: in one row, or in two if one has no room for them."""
        gap, half = self.px(_GAP), (len(words) + 1) // 2
        wide = [self._width(each) for each in words]
        if sum(wide) + gap * (len(wide) - 1) <= self.foot.width:
            return cells(wide, self.foot, gap)
        above = self.foot.move(0, -self.foot.height - gap)
        return [*cells(wide[:half], above, gap), *cells(wide[half:], self.foot, gap)]

    def _small_print(self, bottom: int) -> pygame.Rect:
        """How long it was, what helped, the deal."""
        match, set_up = self.told.match, self.told.set_up
        told = [*self._sharing.par, say("paperback.result.turns", count=match.state.number)]
        told += [*help_words(set_up, match.aids), *deal_words(set_up)]
        line = pygame.Rect(self.inner.left, 0, self.inner.width, 0)
        line.height = self.typesetter.height(Type.SMALL)
        line.bottom = bottom - self.px(6)
        return self.put(" · ".join(map(self.said, told)), Type.SMALL, MUTED, line, "centre")
