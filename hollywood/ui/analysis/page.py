"""How it went: what became of everybody's chances, move by move, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from hollywood.bots.advice import Advice
from hollywood.core.catalogue import capital
from hollywood.core.message import Seat, player, say
from hollywood.core.record import HUMAN
from hollywood.ui.app.boxed_game import Screens
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.ground import felt
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, MUTED, PANEL, Type
from hollywood.ui.table.result_words import deal_words
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.form import Lettered
from hollywood.ui.widgets.taken_away import TakenAway

from .analysis_aloud import AnalysisAloud
from .balance import LuckAndSkill
from .course import Course
from .cursor import WALKS, Cursor
from .looking import Looking, Played
from .shown import Shown, put_close
from .turning import TurningPoints
from .unrolling import Unrolling
from .viewers import Viewers
from .words import as_text, last_words

# units, from the upper left corner of the page
_TITLE, _SEEN, _LEFT = 38, 64, 85
_SWITCHES = ((470, 20, 145, 36), (620, 20, 186, 36))
_FOOT = (76, 662, 180, 44)
_BETWEEN, _FOOT_END = 10, 1204
_FILM = (40, 656, 1200, 3)
_REPLAY = "analysis.replay"
_AGAIN = 0.25  # seconds: what is found is shown so often


@dataclass(frozen=True)
class Match:
    """What the page is about, and what the game is called."""

    title: str
    played: Played
    screens: Screens


@dataclass(frozen=True)
class AnalysisWays:
    """Where the page leads."""

    back: Press
    replay: Callable[[int, Sequence[Advice[Any]]], None]  # after so many moves, these compared
    play_on: Callable[[int], None]  # from a position
    done: Press  # all of it was looked at


class AnalysisPage(Lettered):
    """One page for the matches of all games."""

    pad_does = ("strides",)
    all_set_out = False

    def __init__(self, props: Props, match: Match, looking: Looking, ways: AnalysisWays) -> None:
        super().__init__(props)
        self.match, self.looking, self.ways = match, looking, ways
        self.viewer: Seat = first_viewer(match.played)
        self.points = False
        self._point = 0  # the turning point that is seen where there is room for one only
        self.cursor = Cursor()
        self.aloud = AnalysisAloud(self)
        self.taken = TakenAway(props)
        self.plain = False  # a picture of it, without anything that can be pressed
        self._unrolling = Unrolling(props, looking.findings.has_course)
        self._waited = 0.0  # seconds since what was found was shown
        self._unshown = False
        self._ground: pygame.Surface | None = None

    # scene

    def begin(self) -> None:
        """Look at what was not looked at yet."""
        self.looking.begin()

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        busy = self._unshown or self._unrolling.going or not self.taken.resting
        return super().resting and self.looking.resting and not busy

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        went_on = not self.looking.resting
        news = self.looking.update() or self.props.art.painted_since_asked()
        if went_on and self.looking.resting:
            self.ways.done()
        self._unshown, self._waited = self._unshown or news, self._waited + seconds
        unrolls = self._unrolling.update(seconds, self.looking.findings.has_course)
        told = self.taken.update(seconds)
        if told or (self._unshown and self._waited >= _AGAIN):
            self._unshown, self._waited = False, 0.0
            self.lay_out()
        return super().update(seconds) or unrolls

    def leave(self) -> None:
        """Nothing goes on."""
        self.looking.stop()

    # layout

    @property
    def shown(self) -> Shown:
        """All that what is painted depends on."""
        match, looking = self.match, self.looking
        about = (self.props, match.played, match.screens, looking.review, looking.findings)
        return Shown(*about, self.viewer, self.points)

    def set_out(self) -> Sequence[Control]:
        """Heading, plates and foot."""
        shown = self.shown
        self.course = Course(shown, self)
        self._balance = LuckAndSkill(shown, self)
        self._turning = TurningPoints(shown, self, not self.plain, self._point)
        self._viewers = Viewers(shown, self)
        self._put_heading(shown)
        for part in (self.course, self._balance, self._turning):
            part.set_out()
        buttons = [] if self.plain else self._buttons()
        self._put_last(
            shown, buttons[-1].rect.right if buttons else self.props.screen.at(_LEFT, 0, 0, 0).left
        )
        if self.plain:
            return []
        above = [*self._switches(shown), *self._viewers.controls(self._see_as)]
        points = self._turning.tabs(self._turn_to)
        points += self._turning.controls(self.ways.replay, self.ways.play_on)
        name = self.said(say("analysis.chance"))
        plot = Control(self.course.plate, press=self._replay_there, bare=True, name=name)
        return [*above, plot, *points, *buttons]

    def _put_heading(self, shown: Shown) -> None:
        room = self.props.screen.at(_LEFT - 1, _TITLE - 20, _SWITCHES[0][0] - _LEFT - 10, 40)
        put_close(self, self.said(say("result.how_it_went")), Type.HEADLINE, GOLD, room)
        seen = shown.said(say("analysis.as_seen", player=player(self.viewer)))
        deal = map(shown.said, deal_words(self.match.played.set_up))
        words = " · ".join(each for each in (seen, self.match.played.day, *deal) if each)
        put_close(self, words, Type.SMALL, MUTED, self.props.screen.at(_LEFT, _SEEN - 11, 720, 22))

    def _put_last(self, shown: Shown, left: int) -> None:
        """What was done, how far it has come, or what became of whoever looks."""
        room = self.props.screen.at(0, _FOOT[1] - 3, _FOOT_END, _FOOT[3] + 6)
        room.left, room.width = left + self.px(14), room.right - left - self.px(14)
        words = last_words(shown, self.taken.told)
        block = self.typesetter.within(words, Type.SMALL, CREAM, room.size, "right", even=True)
        self.words.append((block, block.get_rect(midright=room.midright)))

    def _switches(self, shown: Shown) -> list[Control]:
        """Points or chances, where the game counts points."""
        if not shown.counts:
            return []
        counts = capital(self.said(say(f"{shown.played.kit.name}.counts")))
        words = (counts, self.said(say("analysis.chance")))
        return [
            self._button(self.props.screen.at(*place), said, partial(self._show, points), lit)
            for place, said, points, lit in zip(
                _SWITCHES, words, (True, False), (self.points, not self.points), strict=True
            )
        ]

    def _buttons(self) -> list[Control]:
        save: tuple[str, Press] = ("analysis.save", self._save_picture)
        if self.taken.file is not None:
            save = ("analysis.folder", self.taken.show_folder)
        ways: list[tuple[str, Press]] = [
            (_REPLAY, lambda: self.ways.replay(self._number, ())),
            save,
            ("analysis.copy", lambda: self.taken.text(as_text(self.shown, self.match.title))),
            ("new_match.back", self.escape),
        ]
        left, found = _FOOT[0], []
        for id, press in ways:
            place = self.props.screen.at(left, *_FOOT[1:])
            found.append(self._button(place, self.said(say(id)), press))
            found[-1].primary = id == _REPLAY
            left += _FOOT[2] + _BETWEEN
        return found

    def _button(self, place: pygame.Rect, words: str, press: Press, lit: bool = False) -> Control:
        """Its words give way before it is too small for them."""
        button = Control(place, words, press, lit=lit)
        if self.is_cut(button):
            button.letters = Type.LABEL
        return button

    def _replay_there(self) -> None:
        """The moment that is pointed at on the plot."""
        if self.cursor.at is not None:
            self.ways.replay(self._number, ())

    @property
    def _number(self) -> int:
        """So many moves were made at the moment the cursor is at."""
        steps, at = self.looking.findings.steps, self.cursor.at or 0
        return steps[at].number if at < len(steps) else len(self.match.played.match.moves)

    # what can be done

    def handle(self, event: pygame.event.Event) -> None:
        """Arrow keys walk along the plot unless they were asked to walk along the buttons."""
        if event.type == pygame.MOUSEMOTION and self.cursor.point(self.course, event.pos):
            self.changed = True
        keys = self.props.keys
        if keys.means(event, "how_it_went"):
            self.escape()
        elif not self.on_button and self.cursor.walk(self.course, keys.one_of(event, WALKS)):
            self.changed = True
        else:
            super().handle(event)

    @property
    def on_button(self) -> bool:
        """Whether keys have come to something that can be pressed."""
        focus = self.controls.focus
        return self.controls.by_keys and focus is not None and not focus.bare

    def _show(self, points: bool) -> None:
        self.points = points
        self.lay_out()

    def _turn_to(self, point: int) -> None:
        """Another turning point is seen, where there is room for one only."""
        self._point = point
        self.lay_out()

    def _see_as(self, seat: Seat) -> None:
        self.viewer = seat
        self.lay_out()

    def escape(self) -> None:
        """The key leads back."""
        self.props.sound.play("ui_back")
        self.ways.back()

    def _save_picture(self) -> None:
        """As it is seen now, but without anything to press."""
        looking, played = self.looking.at_rest(), self.match.played

        def plain(props: Props) -> AnalysisPage:
            page = AnalysisPage(props, self.match, looking, self.ways)
            page.viewer, page.points, page.plain = self.viewer, self.points, True
            page._unrolling = Unrolling.done(props)
            return page

        self.taken.picture(plain, played.kit.name, played.set_up.chairs[self.viewer].name)

    # the picture

    def adorn(self) -> None:
        """All that stays the same under words and buttons, in one opaque picture."""
        ground = felt(self.props.screen, self.props.felt).copy()
        self._balance.paint(ground)
        self._turning.paint(ground)
        self.course.paint_ground(ground)
        self._unrolling.show(self.course, ground.subsurface(self.course.plate).copy())
        self.course.paint_lines(ground)
        self.course.paint_ends(ground)
        self._ground = ground

    def draw(self, canvas: pygame.Surface) -> None:
        """The ground, as much of the lines as is drawn, words, and the cursor above all."""
        assert self._ground is not None, "a page is laid out before it is painted"
        canvas.blit(self._ground, (0, 0))
        self._unrolling.paint(canvas)
        if not self.plain:
            self._paint_film(canvas)
        super().draw(canvas)
        if self.plain:
            return
        self._viewers.paint(canvas)
        self.cursor.paint(canvas, self.course, self)
        if self.controls.by_keys and not self.on_button:
            self.painter.ring(self.course.plate, canvas)

    def _paint_film(self, canvas: pygame.Surface) -> None:
        """How far it has come; gone when all is done."""
        findings, film = self.looking.findings, self.props.screen.at(*_FILM)
        if findings.complete:
            return
        every = len(findings.steps) + 1 + len(findings.choices) + len(findings.deals)
        canvas.fill(PANEL, film)
        done = round(film.width * len(findings.every) / every)
        canvas.fill(BRASS, (*film.topleft, done, film.height))


def first_viewer(played: Played) -> Seat:
    """The first person who played; of bots the first, too."""
    chairs = played.set_up.chairs
    people = [seat for seat, chair in enumerate(chairs) if chair.who == HUMAN]
    return next(iter(people), 0)
