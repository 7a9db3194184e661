"""How it went: what became of everybody's chances, move by move, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf

import pygame

from hollywood.core.message import Message, Seat, say
from hollywood.core.record import HUMAN
from hollywood.ui.app.boxed_game import Screens
from hollywood.ui.app.screen import HIGH, WIDE
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.ground import felt
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, MUTED, PANEL, Type
from hollywood.ui.table.result_words import deal_words, only_human
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.form import Lettered

from .balance import LuckAndSkill
from .course import Course
from .looking import Looking, Played
from .picture import SavedPicture, file_for
from .shown import Shown
from .turning import TurningPoints
from .words import as_text, luck_line

# units, from the upper left corner of the page
_TITLE, _SEEN, _LEFT = 38, 64, 85
_SWITCHES = ((470, 20, 150, 36), (620, 20, 170, 36))
_CHIP, _CHIPS, _LAST_CHIP, _CHIP_Y = 26, 44, 1176, 40
_RING = 38
_FOOT = (76, 662, 180, 44)
_BETWEEN, _FOOT_END = 10, 1204
_FILM = (40, 656, 1200, 3)
# seconds
_DRAWS, _POPS, _APART = 0.7, 0.12, 0.04  # lines; a sign; from one sign to the next
_TOLD = 6.0  # how long it is told that something was done
_AGAIN = 0.25  # what is found is shown so often
_TICKS = 8  # signs that are heard


@dataclass(frozen=True)
class Match:
    """What the page is about, and what the game is called."""

    title: str
    played: Played
    screens: Screens


class AnalysisPage(Lettered):
    """One page for the matches of all games."""

    def __init__(self, props: Props, match: Match, looking: Looking, back: Press) -> None:
        super().__init__(props)
        self.match, self.looking, self._back = match, looking, back
        self.viewer: Seat = first_viewer(match.played)
        self.points = False
        self.cursor: int | None = None
        self.plain = False  # a picture of it, without anything that can be pressed
        self._saving: SavedPicture | None = None
        self._told: tuple[str, float] | None = None  # what was done, and for how many seconds
        self._age = 0.0 if props.moves else inf  # seconds since lines began to be drawn
        self._begun = looking.findings.has_course
        if not self._begun:  # lines grow while the course is found
            self._age = max(self._age, _DRAWS)
        self._waited = 0.0  # seconds since what was found was shown
        self._unshown = False
        self._heard = 0
        self._ground: pygame.Surface | None = None
        self._bare: pygame.Surface | None = None  # the plot without its lines

    # scene

    def begin(self) -> None:
        """Look at what was not looked at yet."""
        self.looking.begin()

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        told = self._told is not None or self._saving is not None
        busy = told or self._unshown or self._drawing or not self.looking.resting
        return super().resting and not busy

    @property
    def _drawing(self) -> bool:
        """Whether lines or signs still come; they wait for the course of the match."""
        return self._begun and self._age < _DRAWS + _POPS + _APART * len(self._signs)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        self._begun = self._begun or self.looking.findings.has_course
        news = self.looking.update() or self.props.art.painted_since_asked()
        self._unshown, self._waited = self._unshown or news, self._waited + seconds
        drawing = self._drawing
        if drawing:
            self._draw_on(seconds)
        if self._unshown and self._waited >= _AGAIN:
            self._unshown, self._waited = False, 0.0
            self.lay_out()
        if self._saving is not None and (told := self._saving.told) is not None:
            self._saving = None
            self._tell(told)
        if self._told is not None:
            words, left = self._told
            self._told = (words, left - seconds) if left > seconds else None
            if self._told is None:
                self.lay_out()
        return super().update(seconds) or drawing

    def _draw_on(self, seconds: float) -> None:
        """Lines are drawn at once if all of them are known; signs come one by one."""
        if self._age == 0.0:
            self.props.sound.play("hw.double_spin")
        pace = self.props.pace or 1.0
        self._age += seconds / pace
        while self._heard < min(_TICKS, len(self._signs)) and self._age > self._comes(self._heard):
            self.props.sound.play("ui_tick")
            self._heard += 1

    def _comes(self, number: int) -> float:
        """When a sign does."""
        return _DRAWS + _APART * number

    def leave(self) -> None:
        """Nothing goes on."""
        self.looking.stop()

    # layout

    def at(self, x: float, y: float, wide: float, high: float) -> pygame.Rect:
        """A place on the page, in units."""
        left, top = self._origin
        return pygame.Rect(left + self.px(x), top + self.px(y), self.px(wide), self.px(high))

    @property
    def _origin(self) -> tuple[int, int]:
        left, top = self.props.screen.middle(WIDE, HIGH).topleft
        return left, top

    @property
    def shown(self) -> Shown:
        """All that what is painted depends on."""
        match, looking = self.match, self.looking
        about = (self.props, match.played, match.screens, looking.review, looking.findings)
        return Shown(*about, self.viewer, self.points)

    def set_out(self) -> Sequence[Control]:
        """Heading, plates and foot."""
        shown, origin = self.shown, self._origin
        self._course = Course(shown, self, origin)
        self._balance = LuckAndSkill(shown, self, origin)
        self._turning = TurningPoints(shown, self, origin, buttons=False)
        self._put_heading(shown)
        self._course.set_out()
        self._balance.set_out()
        self._turning.set_out()
        controls = [] if self.plain else [*self._switches(shown), *self._chips(shown)]
        buttons = [] if self.plain else self._buttons()
        self._put_last(shown, buttons[-1].rect.right if buttons else self.at(_LEFT, 0, 0, 0).left)
        return [*controls, self._plot(), *buttons]

    def _put_heading(self, shown: Shown) -> None:
        room = self.at(_LEFT - 1, _TITLE - 20, _SWITCHES[0][0] - _LEFT - 10, 40)
        self.put(self.said(say("result.how_it_went")), Type.HEADLINE, GOLD, room)
        name = say("analysis.as_seen", player=say("player", seat=self.viewer))
        told: list[Message] = [name, *deal_words(self.match.played.set_up)]
        words = " · ".join(map(shown.said, told))
        self.put(words, Type.SMALL, MUTED, self.at(_LEFT, _SEEN - 11, 720, 22))

    def _put_last(self, shown: Shown, left: int) -> None:
        """What was done, how far it has come, or what became of whoever looks."""
        room = self.at(0, _FOOT[1], _FOOT_END, _FOOT[3])
        room.left, room.width = left + self.px(14), room.right - left - self.px(14)
        words = self._last_words(shown)
        block = self.typesetter.within(words, Type.SMALL, CREAM, room.size, "right")
        self.words.append((block, block.get_rect(midright=room.midright)))

    def _last_words(self, shown: Shown) -> str:
        findings = shown.findings
        if self._told is not None:
            return self._told[0]
        if not findings.complete:
            seen, every = len(findings.decisions), len(findings.choices)
            return self.said(say("analysis.looking", n=seen, m=every))
        words = shown.said(luck_line(shown))
        clean = not findings.mistakes(self.viewer)
        return f"{words} {self.said(say('analysis.clean'))}" if clean else words

    def _switches(self, shown: Shown) -> list[Control]:
        """Points or chances, where the game counts points."""
        if not shown.counts:
            return []
        words = ("analysis.points", "analysis.chance")
        return [
            Control(self.at(*place), self.said(say(id)), partial(self._show, points), lit=lit)
            for place, id, points, lit in zip(
                _SWITCHES, words, (True, False), (self.points, not self.points), strict=True
            )
        ]

    def _chips(self, shown: Shown) -> list[Control]:
        """Through whose eyes it can be seen."""
        last, found = shown.seats[-1], []
        for seat in shown.seats:
            x = _LAST_CHIP - (last - seat) * _CHIPS
            place = self.at(x - _CHIPS / 2, _CHIP_Y - 20, _CHIPS, 40)
            press = partial(self._see_as, seat)
            found.append(Control(place, press=press, hint=shown.name(seat), quiet=True))
        return found

    def _plot(self) -> Control:
        """Can be pointed at and walked along by keys."""
        return Control(self._course.plate, bare=True)

    def _buttons(self) -> list[Control]:
        ways: list[tuple[str, Press]] = [
            ("analysis.save", self.save_picture),
            ("analysis.copy", self.copy_text),
            ("new_match.back", self.escape),
        ]
        left, found = _FOOT[0], []
        for id, press in ways:
            place = self.at(left, *_FOOT[1:])
            found.append(Control(place, self.said(say(id)), press, primary=False))
            left += _FOOT[2] + _BETWEEN
        return found

    # what can be done

    def handle(self, event: pygame.event.Event) -> None:
        """Arrow keys walk along the plot unless they were asked to walk along the buttons."""
        if event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
        if event.type == pygame.KEYDOWN and self._walked(event.key):
            return
        super().handle(event)

    def _point(self, at: tuple[int, int]) -> None:
        over = self._course.plain.rect.inflate(self.px(20), self.px(60)).collidepoint(at)
        self._move(self._course.nearest(at[0]) if over else None)

    def _move(self, cursor: int | None) -> None:
        known = self.looking.findings.course
        cursor = cursor if cursor in known else None
        self.changed, self.cursor = self.changed or cursor != self.cursor, cursor

    def _walked(self, key: int) -> bool:
        if key == pygame.K_a:
            self.escape()
            return True
        on_button = self.controls.by_keys and self.controls.focus is not None
        if on_button and not (self.controls.focus and self.controls.focus.bare):
            return False
        if key not in _WALKS:
            return False
        if not self.looking.findings.has_course:
            return True
        here = self.cursor if self.cursor is not None else -1
        self._move(_WALKS[key](self._course, here))
        return True

    def _show(self, points: bool) -> None:
        self.points = points
        self.lay_out()

    def _see_as(self, seat: Seat) -> None:
        self.viewer = seat
        self.lay_out()

    def escape(self) -> None:
        """The key leads back."""
        self.props.sound.play("ui_back")
        self._back()

    def _tell(self, message: Message) -> None:
        self._told = self.said(message), _TOLD
        self.lay_out()

    def copy_text(self) -> None:
        """For other programs."""
        try:
            pygame.scrap.put_text(as_text(self.shown, self.match.title))
        except pygame.error:
            self.props.sound.play("illegal")
        else:
            self._tell(say("result.copied"))

    def save_picture(self) -> None:
        """Into the folder of pictures, as it is seen now but without anything to press."""
        if self._saving is None:
            played = self.match.played
            name = played.set_up.chairs[self.viewer].name
            self._saving = SavedPicture(self.props, self._plain, file_for(played.kit.name, name))

    def _plain(self, props: Props) -> AnalysisPage:
        page = AnalysisPage(props, self.match, self.looking.at_rest(), self._back)
        page.viewer, page.points, page.plain, page._age = self.viewer, self.points, True, inf
        return page

    # the picture

    def adorn(self) -> None:
        """All that stays the same under words and buttons, in one opaque picture."""
        ground = felt(self.props.screen, folder=self.props.felt).copy()
        self._balance.paint(ground)
        self._turning.paint(ground)
        self._course.paint_ground(ground)
        self._bare = ground.subsurface(self._course.plate).copy()
        self._course.paint_lines(ground)
        self._course.paint_ends(ground)
        self._ground, self._signs = ground, self._course.signs()

    _signs: Sequence[tuple[int, pygame.Surface, pygame.Rect]] = ()

    def draw(self, canvas: pygame.Surface) -> None:
        """The ground, as much of the lines as is drawn, words, and the cursor above all."""
        assert self._ground is not None, "a page is laid out before it is painted"
        canvas.blit(self._ground, (0, 0))
        self._hide_rest(canvas)
        self._paint_signs(canvas)
        self._paint_film(canvas)
        super().draw(canvas)
        if not self.plain:
            self._paint_chips(canvas)
        if self.cursor is not None and self.cursor in self.looking.findings.course:
            self._course.paint_cursor(canvas, self.cursor)

    def _hide_rest(self, canvas: pygame.Surface) -> None:
        """What of the lines is not drawn yet; they slow down towards their end."""
        share = min(1.0, self._age / _DRAWS)
        eased = 1 - (1 - share) ** 3
        if eased >= 1 or self._bare is None:
            return
        plate = self._course.plate
        left = round(self._course.plain.rect.left + self._course.plain.rect.width * eased)
        hidden = pygame.Rect(left, plate.top, plate.right - left, plate.height)
        canvas.blit(self._bare, hidden, hidden.move(-plate.left, -plate.top))

    def _paint_signs(self, canvas: pygame.Surface) -> None:
        """Each once its time has come, at first larger than it stays."""
        for number, (_, sign, place) in enumerate(self._signs):
            share = (self._age - self._comes(number)) / _POPS
            if share >= 1:
                lay_on(sign, canvas, place.topleft)
            elif share > 0:
                grown = pygame.transform.smoothscale_by(sign, 0.4 + 0.6 * share)
                lay_on(grown, canvas, grown.get_rect(center=place.center).topleft)

    def _paint_film(self, canvas: pygame.Surface) -> None:
        """How far it has come; gone when all is done."""
        findings, film = self.looking.findings, self.at(*_FILM)
        if findings.complete or self.plain:
            return
        every = len(findings.steps) + 1 + len(findings.choices) + len(findings.deals)
        done = len(findings.every) / max(1, every)
        canvas.fill(PANEL, film)
        canvas.fill(BRASS, (*film.topleft, round(film.width * done), film.height))

    def _paint_chips(self, canvas: pygame.Surface) -> None:
        shown, last = self.shown, self.shown.seats[-1]
        for seat in shown.seats:
            middle = self.at(_LAST_CHIP - (last - seat) * _CHIPS, _CHIP_Y, 0, 0).topleft
            if seat == self.viewer:
                size, line = self.px(_RING), max(2, self.px(2))
                ring = self.props.shapes.disc(size, (0, 0, 0, 0), GOLD, line)
                lay_on(ring, canvas, ring.get_rect(center=middle).topleft)
            reel = shown.token(seat, self.px(_CHIP))
            lay_on(reel, canvas, reel.get_rect(center=middle).topleft)


_WALKS: dict[int, Callable[[Course, int], int]] = {
    pygame.K_LEFT: lambda course, here: max(0, here - 1),
    pygame.K_RIGHT: lambda course, here: min(len(course.shown.findings.steps), here + 1),
    pygame.K_UP: lambda course, here: course.mistakes_beside(here, -1),
    pygame.K_DOWN: lambda course, here: course.mistakes_beside(here, 1),
    pygame.K_PAGEUP: lambda course, here: course.parts_beside(here, -1),
    pygame.K_PAGEDOWN: lambda course, here: course.parts_beside(here, 1),
    pygame.K_HOME: lambda course, here: 0,
    pygame.K_END: lambda course, here: len(course.shown.findings.steps),
}


def first_viewer(played: Played) -> Seat:
    """The one person who played; of several the first; of bots the first, too."""
    chairs = played.set_up.chairs
    alone = only_human(chairs)
    people = [seat for seat, chair in enumerate(chairs) if chair.who == HUMAN]
    return alone if alone is not None else next(iter(people), 0)
