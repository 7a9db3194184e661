"""The scene of a replay: the table on the screen of a small cinema, its film below."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Color

from hollywood.actions import NUMBERS
from hollywood.core.message import Message, say
from hollywood.ui.app.keys import BACK, ON, is_click, is_press
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece, Repainting, laid
from hollywood.ui.draw.theme import Type
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.form import Lettered

from .caption import Caption
from .cinema_aloud import CinemaAloud
from .film import Strip
from .hall import SideFilm, hall
from .playback import SPEEDS
from .screening import Screening
from .telling import Telling
from .transport import Glyph, Transport, piece

_SIDE, _TOP = 108, 10  # units: where the screen begins
_CAPTION, _SIGNS, _FILM = 30, 17, 28  # units: how high, from the screen down
_BUTTONS, _ABOVE_BUTTONS, _FOOT = 28, 6, 3
_MEANT = (15, 3)  # units above and below the film that belong to it
_GAP = 8  # units
_OUT = (32, 44)  # units: from the left edge of the window, and how wide: the way out
_WALKED = ("confirm", "next_control", "previous_control")  # keys that walk along the buttons


@dataclass(frozen=True)
class ReplayWays:
    """What a replay leads to."""

    back: Press
    play_on: Callable[[int], None]  # from a position
    export: Callable[[], Message]  # the match goes into a file; what is told of it
    copy: Callable[[], Message]
    review: Press | None = None  # how it went, if that can be told


class Cinema(Lettered):
    """A match is seen again; nothing that is done here changes it."""

    all_set_out = False

    def __init__(
        self, props: Props, screening: Screening, inks: Sequence[Color], ways: ReplayWays
    ) -> None:
        super().__init__(props)
        self.screening, self.playback = screening, screening.playback
        self.timeline = screening.timeline
        self.ways, self._inks = ways, inks
        self._frame = Repainting()
        self._film = SideFilm()
        self._hall: tuple[pygame.Rect, pygame.Rect] | None = None  # the window, the screen
        self._at = self.playback.at
        self.aloud = CinemaAloud(self)
        self._dragging = False
        self.telling = Telling(self, screening)

    # scene

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        still = self._film.resting and self.telling.resting
        return super().resting and self.screening.resting and still

    def resize(self, screen: Screen) -> None:
        """Lay everything out for this window, the table for its screen."""
        super().resize(screen)
        self.screening.fit(self.props.screen, self._screen)

    @property
    def screen(self) -> pygame.Rect:
        """Where in the window the match is seen."""
        return self._screen

    def leave(self) -> None:
        """The table is put away, the projector stops."""
        self.screening.leave()
        self.props.sound.machine(None)

    def escape(self) -> None:
        """Back to where one was."""
        self.props.sound.play("ui_back")
        self.ways.back()

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        changed = super().update(seconds) | self.screening.update(seconds)
        self.props.sound.machine("projector" if self.playback.playing else None)
        if self._at != self.playback.at:
            self._film.travel(self.playback.at > self._at)
            self._at = self.playback.at
        changed |= self._film.update(seconds, self.props.moves)
        return changed | self.telling.update(seconds)

    # what is meant

    def handle(self, event: pygame.event.Event) -> None:
        """Keys are the film's, the mouse what it points at; all else is for the table."""
        keys = self.props.keys
        if is_press(event) and self._key(event):
            return
        released = keys.let_go(event, "left", "right")
        if released or event.type == pygame.WINDOWFOCUSLOST:
            self.playback.let_go()
        if event.type == pygame.MOUSEWHEEL and self._on_film(self.props.stack.mouse or (0, 0)):
            self.playback.step(-event.y)
        elif not self._dragged(event):
            super().handle(event)
            if not is_press(event) or keys.means(event, "projection"):
                self.screening.handle(event)

    def _key(self, event: pygame.event.Event) -> bool:
        """Whether the key means something here."""
        keys, presses = self.props.keys, self._presses()
        on_button = self.controls.by_keys
        if on_button and keys.means(event, *_WALKED):
            return False
        action = keys.one_of(event, presses)
        if action:
            self.controls.by_keys = False
            presses[action]()
        return bool(action)

    def _presses(self) -> dict[str, Press]:
        """What keys do; on none of the buttons Enter plays on."""
        playback, film = self.playback, self.timeline
        speeds = {
            number: partial(self._set_speed, speed)
            for number, speed in zip(NUMBERS, SPEEDS, strict=False)
        }
        mistakes = {
            "up": partial(self._to_mistake, -1),
            "down": partial(self._to_mistake, 1),
            "next_mistake": partial(self._to_mistake, 1),
        }
        return {
            "left": partial(playback.hold, -1),
            "right": partial(playback.hold, 1),
            **dict.fromkeys(BACK, lambda: playback.seek(film.part_before(playback.at))),
            **dict.fromkeys(ON, lambda: playback.seek(film.part_after(playback.at))),
            "first": partial(playback.seek, 0),
            "last": partial(playback.seek, film.end),
            "play_pause": playback.toggle,
            "log": self._toggle_log,
            "symbols": self.screening.turn_symbols,
            "export": partial(self._tell, self.ways.export),
            "copy": partial(self._tell, self.ways.copy),
            "play_on": self._play_on,
            "confirm": self._play_on,
            "speed": partial(self._set_speed, playback.next_speed),
            **({"how_it_went": self.ways.review} if self.ways.review else {}),
            **speeds,
            **mistakes,
        }

    def _dragged(self, event: pygame.event.Event) -> bool:
        """Whether the playhead is taken, carried or let go."""
        if is_click(event) and self._on_film(event.pos):
            sign = self._strip.judged_at(event.pos)
            sign = self._strip.part_at(event.pos) if sign is None else sign
            self._dragging = sign is None
            self.playback.playing = False
            self.playback.seek(self._strip.position(event.pos[0]) if sign is None else sign)
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._dragging:
            self._dragging = False
            return True
        if event.type == pygame.MOUSEMOTION and self._dragging:
            self.playback.seek(self._strip.position(event.pos[0]))
        return event.type == pygame.MOUSEMOTION and self._dragging

    def _on_film(self, at: tuple[int, int]) -> bool:
        above, below = (self.px(each) for each in _MEANT)
        film = self._strip.rect
        return film.left <= at[0] < film.right and film.top - above <= at[1] < film.bottom + below

    def _set_speed(self, speed: float) -> None:
        self.playback.speed = speed
        self.lay_out()

    def _to_mistake(self, by: int) -> None:
        found = self.timeline.mistake(self.playback.at, by)
        if found is None:
            self.props.sound.play("illegal")
        else:
            self.playback.seek(found)

    def _toggle_log(self) -> None:
        self.screening.table.log.toggle()
        self.screening.look_again()

    def _play_on(self) -> None:
        self.playback.playing = False
        self.ways.play_on(self.playback.at)

    def _tell(self, tells: Callable[[], Message]) -> None:
        """Do something, and say for a moment that it was done."""
        self.telling.tell(tells())

    # layout

    def set_out(self) -> Sequence[Control]:
        """From the foot up to the screen, which gets what is left."""
        px, whole = self.px, self.bounds
        high = max(px(_BUTTONS), round(self.typesetter.size(Type.LABEL) * 1.5))
        row = pygame.Rect(px(_SIDE), 0, whole.width - 2 * px(_SIDE), high)
        row.bottom = whole.bottom - px(_FOOT)
        film = pygame.Rect(row.left, 0, row.width, px(_FILM))
        film.bottom = row.top - px(_ABOVE_BUTTONS)
        self._line = pygame.Rect(row.left, 0, row.width, 0)
        lines = self.telling.lines(row.width)
        self._line.height = lines * max(px(_CAPTION), self.typesetter.height(Type.STATUS))
        self._line.bottom = film.top - px(_SIGNS)
        self._below = Caption(self.typesetter, self._line, px(_GAP), lines)
        self._screen = pygame.Rect(row.left, px(_TOP), row.width, 0)
        self._screen.height = self._line.top - self._screen.top
        self._strip = Strip(self.props, self.timeline, film, self._inks)
        named: dict[str, Press] = {"replay.log": self._toggle_log}
        if self.ways.review is not None:
            named["replay.review"] = self.ways.review
        named["replay.export"] = partial(self._tell, self.ways.export)
        last = ("replay.play_on", self._play_on)
        transport = Transport(self.screening.game, self.playback, self._set_speed, named, last)
        out = pygame.Rect(px(_OUT[0]), row.top, px(_OUT[1]), row.height)
        told = self.said(say("replay.leave"))
        leave = Glyph(out, press=self.escape, hint=told, glyph="leave")
        return [*transport.set_out(self, row), leave]

    def adorn(self) -> None:
        """The dark hall, unless it is the same."""
        place = (self.bounds, self._screen)
        if place != self._hall:
            self._hall, self._ground = place, hall(self.props, self._screen)
            self._film.fit(self.props)

    # the picture

    def draw(self, canvas: pygame.Surface) -> None:
        """The hall with its film, then the table on its screen."""
        anew = not self.props.stack.still_shows(canvas, self)
        places = self._frame.paint(canvas, self._ground, self._pieces(), anew=anew)
        covered = any(place.colliderect(self._screen) for place in places)
        self.screening.draw(canvas, covered)

    def _pieces(self) -> dict[Hashable, Piece]:
        at, strip = self.playback.at, self._strip
        pieces: dict[Hashable, Piece] = {"caption": self._caption()}
        pieces |= self._film.pieces()
        pieces |= strip.pieces(at)
        for number, (sign, place) in enumerate(strip.signs()):
            pieces["sign", number] = laid(sign, place)
        pieces["transport"] = piece(self, self.playback.playing)
        shown = self.controls.shown
        if shown is not None and shown.hint:
            below = pygame.Rect(0, self._line.top, self.bounds.width, 0)
            below.height = self.bounds.bottom - below.top
            tell = partial(self.painter.tell, shown, self.bounds)
            pieces["hint"] = Piece(shown.hint, below, tell)
        return pieces

    def _caption(self) -> Piece:
        """What happened last, by whom, and what a review says of it, or what was done."""
        told = self.telling.told
        return Piece(
            self.telling.looks, self._line, lambda canvas: self._below.paint(canvas, told())
        )
