"""The last scene of a match: a picture that tells how it ended, then all of it as a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf

import pygame
from pygame import Color

from hollywood.core.catalogue import Voice
from hollywood.core.match import Match
from hollywood.core.message import Message, Seat, say
from hollywood.core.record import HUMAN, Chair
from hollywood.kit import SetUp
from hollywood.pictures import Mood
from hollywood.ui.app.background import BackgroundJobs
from hollywood.ui.app.keys import PRESSES
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.confetti import Confetti
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import CREAM, GOLD, NIGHT, Type
from hollywood.ui.table.setting import Cue, Doors
from hollywood.ui.table.sounds import Sounds
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.form import Lettered

from ..rules.state import NOBODY, Ending, Move, State
from ..rules.words import ending, headline
from ..table.club_chips import CLUBS
from ..table.cues import MUSIC
from ..table.small_street import WIDE, SmallStreet
from ..table.street_pictures import StreetPictures
from .cast import decided
from .end_picture import COMPLETE, EndPicture
from .result import ResultPage

_FOOT, _SIGN, _SIDE = 46, 32, 44  # units: the strip below, a sign on it, and how far from an edge
_HEADING, _LOWER, _HIGH = 10, 96, 54  # units: from where, in a wide window, and how high
_SOFT, _SHADOW = 14, 120  # units, and of 255: the dark in which words above are read
_LINES = 8  # of the sentence: a narrow sky at 200 %
_WIDE = 1.95  # windows wider than this, for their height
_SKY = 390  # units of the picture: from its left edge to what is seen on it
_BUTTON = (190, 48)
_EDGE = 14
_STRIP = (NIGHT.r, NIGHT.g, NIGHT.b, 246)
FADES = 0.4  # seconds from the street to the picture
_STING = 0.9  # seconds until the club celebrates
_SECOND_STROKE = 0.7  # of the clock that strikes two

Faces = Callable[[Seat, int, Mood], pygame.Surface | None]  # the portrait of whoever sits there


@dataclass(frozen=True)
class EndedMatch:
    """Of one match what its end is made of."""

    set_up: SetUp
    voice: Voice
    match: Match[State, Move]
    right: Seat  # whose club is on the right
    faces: Faces

    @property
    def state(self) -> State:
        """Where it stands."""
        return self.match.state

    @property
    def winner(self) -> Seat:
        """Whoever has won, or NOBODY."""
        winner = self.state.winner
        return NOBODY if winner is None else winner


class Finale(Lettered):
    """The picture with its sentence; a key or a click shows all of it, the next one leads on."""

    veils = False

    def __init__(self, props: Props, told: EndedMatch, doors: Doors[Move]) -> None:
        super().__init__(props)
        self.told, self.doors = told, doors
        inks = (GOLD, CREAM, *map(Color, props.art.colours[CLUBS[max(0, told.winner)]][1:]))
        self._confetti = None if told.winner == NOBODY else Confetti(told.state.number, inks)
        self._sounds = Sounds()
        self._sounds.add(cues(told.set_up.chairs, told.winner, told.state.how), props.pace)
        self._spent = 0.0
        self.picture: EndPicture | None = None
        self._pictures = StreetPictures()
        self._jobs = BackgroundJobs()
        self._page: ResultPage | None = None  # laid out while the picture is looked at
        self._comes = False  # it is asked for

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        if self.picture is None or not super().resting or not self._sounds.resting:
            return False
        falls = self.props.lively and self._confetti is not None and not self._confetti.resting
        return not falls and self.picture.resting(self._seconds, self.props.moves)

    @property
    def _seconds(self) -> float:
        """Seconds since the end at normal speed; without motion all of it has happened."""
        if not self.props.pace or not self.props.moves:
            return inf
        return self._spent / self.props.pace

    @property
    def complete(self) -> bool:
        """Whether everything has arrived."""
        return self._seconds >= COMPLETE

    def said(self, message: Message) -> str:
        """A message in words, in which players have their names."""
        return self.told.voice.text(message)

    # layout

    def resize(self, screen: Screen) -> None:
        """Lay everything out; the picture is painted anew in the background."""
        self.props.fit(screen)
        self._forget_page()
        if self.picture is None or self.picture.screen != screen:
            state = self.told.state
            self.picture = EndPicture(screen, self.told.winner, state.how, self.told.right)
            self._street = SmallStreet(screen, self._pictures, self.told.right)
        super().resize(screen)

    def set_out(self) -> Sequence[Control]:
        """Who has won and how, above; who played, below; the way on at the upper right."""
        screen, text = self.props.screen, self.said(say("times_square.end.whole"))
        wide = max(self.px(_BUTTON[0]), self.typesetter.width(text, Type.BUTTON) + self.px(36))
        edge = self.px(_EDGE)
        button = pygame.Rect(screen.width - edge - wide, edge, wide, self.high(_BUTTON[1]))
        self._put_heading(
            self._beside if screen.width > _WIDE * screen.height else self._above(button)
        )
        self._put_names()
        return [Control(button, text, self.go_on, primary=True)]

    def _above(self, button: pygame.Rect) -> pygame.Rect:
        """The room for words over the picture, beside the button."""
        screen, edge = self.props.screen, self.px(_EDGE)
        room = pygame.Rect(0, self.px(_HEADING), screen.width - 2 * (button.width + 2 * edge), 0)
        room.centerx = screen.width // 2
        return room

    @property
    def _beside(self) -> pygame.Rect:
        """In a wide window there is no sky above what is seen, but beside it."""
        assert self.picture is not None, "a scene is laid out with its picture"
        edge = self.px(2 * _EDGE)
        return pygame.Rect(edge, self.px(_LOWER), round(_SKY * self.picture.unit) - 2 * edge, 0)

    def _put_heading(self, room: pygame.Rect) -> None:
        """Who has won, and how; the sentence may be wider than the room above it."""
        room.height = max(self.px(_HIGH), self.typesetter.height(Type.MARQUEE))
        won = self.said(headline(self.told.winner))
        self.put(won, Type.MARQUEE, GOLD, room, "centre")
        below = room.move(0, room.height)
        below.height = _LINES * self.typesetter.height(Type.STATUS)
        if room.centerx == self.props.screen.width // 2:
            below.width = self.props.screen.width - self.px(4 * _EDGE)
            below.centerx = room.centerx
        said = self.said(ending(self.told.winner, self.told.state.how))
        self.put_block(said, Type.STATUS, CREAM, below, "centre")
        for words, place in self.words:
            lettered, soft = words.get_bounding_rect().move(place.topleft), self.px(_SOFT)
            shadow = self.props.shapes.shadow(lettered.size, soft, soft, _SHADOW)
            self.show(shadow, lettered)

    def _put_names(self) -> None:
        """Both players on the strip, each with club and face."""
        for seat in (0, 1):
            right, wide = seat == self.told.right, self.props.screen.width
            x, way = (wide - self.px(_SIDE), -1) if right else (self.px(_SIDE), 1)
            for sign in self._signs(seat):
                x += way * sign.get_width() // 2
                self.show(sign, sign.get_rect(center=(x, self._foot.centery)))
                x += way * (sign.get_width() // 2 + self.px(6))
            room = pygame.Rect(x, self._foot.top, 0, self._foot.height)
            middle = wide // 2 + way * self.px(-WIDE / 2 - _EDGE)
            room.width = abs(middle - x)
            room.left = middle if right else x
            ink = GOLD if seat == self.told.winner else CREAM
            name = self.told.set_up.chairs[seat].name
            self.put(name, Type.NAME, ink, room, "right" if right else "left")

    def _signs(self, seat: Seat) -> list[pygame.Surface]:
        side = self.px(_SIGN)
        mood: Mood = "triumph" if seat == self.told.winner else "dismay"
        face = self.told.faces(seat, side, mood)
        chip = self.props.art.token(CLUBS[seat], side)
        return [chip, face] if face is not None else [chip]

    @property
    def _foot(self) -> pygame.Rect:
        screen, high = self.props.screen, self.px(_FOOT)
        return pygame.Rect(0, screen.height - high, screen.width, high)

    # time

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        news = self.picture is not None and self.picture.painted_since_asked()
        resting = self.resting
        self._spent += seconds
        self._sounds.update(seconds)
        for cue in self._sounds.due():
            self.props.sound.play(cue.sound, cue.step)
        if self._confetti is not None and self.props.lively:
            self._confetti.update(seconds)
        if self.complete and not self._comes:
            self._comes = True
            self._jobs.add(self._lay_page_out)
        return super().update(seconds) or news or not resting

    # input

    def handle(self, event: pygame.event.Event) -> None:
        """The first press shows everything; the keys that mean yes lead on then."""
        if event.type in PRESSES and not self.complete:
            self._spent = max(self._spent, COMPLETE * self.props.pace)
            self._sounds.hurry()
            self.changed = True
        else:
            super().handle(event)

    def escape(self) -> None:
        """The key leads on, too."""
        self.go_on()

    def go_on(self) -> None:
        """All of the match as a page, from which one may look back."""
        self.props.sound.music(MUSIC)
        self.doors.result_seen()
        self._jobs.wait()
        page, ready = self._page or self._result(), self._page is not None
        self._page, self._comes = None, False
        self.props.stack.push(page, laid_out=ready)

    def _result(self) -> ResultPage:
        told = self.told
        who = (told.set_up, told.voice, told.match, told.right)
        return ResultPage(self.props, *who, self._pictures, self.doors, self.props.stack.pop)

    def _lay_page_out(self) -> None:
        """On another thread: at 4K it takes several frames."""
        page = self._result()
        page.resize(self.props.screen)
        self._page = page

    def _forget_page(self) -> None:
        """It would look otherwise now, or is not needed."""
        self._jobs.wait()
        self._page, self._comes = None, False

    # the picture

    def draw(self, canvas: pygame.Surface) -> None:
        """The picture, confetti, the strip with the street, and all words."""
        assert self.picture is not None, "a scene is laid out before it is painted"
        moves = self.props.moves and bool(self.props.pace)
        self.picture.draw(canvas, self._seconds, moves)
        if self._confetti is not None and moves and self.props.lively:
            self._confetti.draw(canvas, self.props.screen)
        foot, line = self._foot, max(1, self.px(1.6))
        lay_on(self.props.shapes.panel(foot.size, 0, _STRIP), canvas, foot.topleft)
        canvas.fill(GOLD, (0, foot.top, foot.width, line))
        state = self.told.state
        self._street.draw(canvas, foot.center, state, decided(state.how))
        super().draw(canvas)

    def leave(self) -> None:
        """Leave nothing half done."""
        self._forget_page()
        if self.picture is not None:
            self.picture.wait()


def cues(chairs: Sequence[Chair], winner: Seat, how: Ending | None) -> list[Cue]:
    """What is heard: how it ended, then who is glad of it."""
    if winner == NOBODY:
        return [Cue(0.0, "sigh")]
    if how == "charlie_home":
        ended = [Cue(0.4, "ts.cork"), Cue(0.5, "ts.fizz")]
    elif how in ("sue_home", "wrong_door"):
        ended = [Cue(0.0, "ts.character_home")]
    else:
        ended = [Cue(at, "hw.stage_bell") for at in (0.0, _SECOND_STROKE)]
    people = [seat for seat, chair in enumerate(chairs) if chair.who == HUMAN]
    lost = bool(people) and winner not in people
    sting = Cue(_STING, "ts.lose" if lost else "ts.win")
    return [*ended, Cue(_STING, "applause_small" if lost else "applause_big"), sting]
