"""The slate from which a table speaks to whoever learns, solves or looks: a clapperboard."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from hollywood.ui.app.keys import is_press
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.clapper_bars import OPENS, RESTS, ClapperBars
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, PLATE, Type, faint
from hollywood.ui.widgets.controls import Control, Controls
from hollywood.ui.widgets.described import described

from .slate_speech import Speech
from .slate_words import SlateWords

_OPENING, _CLAPPING = 0.12, 0.07  # seconds
_PAD = 18  # units: left and right of the words
_BUTTON, _FOOT, _GAP = 40, 14, 10  # units: high; below them; between them
_NARROW, _BESIDE = 72, 15  # units: the least of a button; beside its words
_SOFTER = 80  # tenths of a decibel, for it claps often
_BELOW_BARS = 8  # units
_PARTS = {"next_part": 1, "previous_part": -1}
_PRESS = ("confirm", "enlarge", "press")  # Enter and Space, as they are called at a table


class SpeakingSlate:
    """One slate in one room; words stand at once, the bar claps."""

    def __init__(self, props: Props) -> None:
        self._props = props
        self._speech = Speech("", "")
        self._spent = _OPENING + _CLAPPING  # seconds since it began to clap
        self.controls: Controls = props.controls()
        self._picture: pygame.Surface | None = None

    def fit(self, room: pygame.Rect) -> None:
        """The window has another size."""
        self.room = room
        self._bars = ClapperBars(self._props.screen.px, room.width)
        self._lay_out()

    def say(self, speech: Speech, claps: bool = False) -> None:
        """Say this from now on; with a clap something new begins."""
        same = [(each.words, each.primary) for each in speech.buttons]
        before = [(each.words, each.primary) for each in self._speech.buttons]
        if claps:
            self._spent = 0.0
            if not self._props.moves:
                self.update(_OPENING + _CLAPPING)
        if speech != self._speech:
            self._speech = speech
            if same != before:
                self.controls.focus = None
            self._lay_out()

    @property
    def reading(self) -> Sequence[str]:
        """All of it."""
        speech = self._speech
        said = (speech.label, speech.prompt, *speech.why.splitlines(), speech.how)
        return [each for each in said if each]

    @property
    def pointing_at(self) -> str:
        """The button that keys have come to."""
        return described(self.controls, self._props.text) if self.focused else ""

    @property
    def focused(self) -> bool:
        """Whether the keys have come to one of its buttons."""
        return self.controls.focus is not None and self.controls.by_keys

    # time

    @property
    def resting(self) -> bool:
        """Whether it has clapped and every button has answered."""
        return self._spent >= _OPENING + _CLAPPING and self.controls.resting

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything looks otherwise."""
        claps = self._spent < _OPENING + _CLAPPING
        self._spent += seconds
        if claps and self._spent >= _OPENING + _CLAPPING:
            self._props.sound.play("clapper", softer=_SOFTER)
        return self.controls.update(seconds) or claps

    @property
    def _open(self) -> float:
        """How far the upper bar is open, in degrees."""
        if self._spent < _OPENING:
            return RESTS + (OPENS - RESTS) * self._spent / _OPENING
        left = max(0.0, 1 - (self._spent - _OPENING) / _CLAPPING)
        return RESTS + (OPENS - RESTS) * (1 - (1 - left) ** 2)

    # what is meant

    def handle(self, event: pygame.event.Event, tab: bool = False) -> bool:
        """Answer the mouse and the keys; whether it was meant.

        `tab`: the keys come here next; from the last button they go on.
        """
        if is_press(event):
            return self._key(event, tab)
        meant = self.controls.handle(event)
        if event.type == pygame.MOUSEMOTION and not meant:
            self.controls.focus = None
        if meant or event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return meant
        if not self.room.collidepoint(event.pos):
            return False
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._primary is not None:
            self._primary.press()
        return True

    @property
    def _primary(self) -> Control | None:
        return next((control for control in self.controls.all if control.primary), None)

    def _key(self, event: pygame.event.Event, tab: bool) -> bool:
        keys = self._props.keys
        if (part := keys.one_of(event, _PARTS)) and (tab or self.focused):
            return self._step(_PARTS[part])
        if self.focused:
            if keys.means(event, *_PRESS, "left", "right"):
                return self.controls.handle(event) or True
            self.controls.focus = None
        if keys.means(event, *_PRESS) and self._primary is not None:
            self._primary.press()
            return True
        return False

    def _step(self, by: int) -> bool:
        """To the next button; whether there is one."""
        controls, focus = self.controls, self.controls.focus
        here = controls.all.index(focus) if focus in controls.all and self.focused else -1
        there = here + by if here >= 0 else 0 if by > 0 else len(controls.all) - 1
        found = 0 <= there < len(controls.all)
        controls.focus = controls.all[there] if found else None
        controls.by_keys = found
        return found

    # the picture

    def pieces(self) -> dict[Hashable, Piece]:
        """The slate, its bars and its buttons."""
        if self._picture is None:
            self._picture = self._painted()
        picture, room = self._picture, self.room
        lay = partial(lay_on, picture, at=room.topleft)
        open_, bars = self._open, self._bars
        place = bars.room(room) if open_ <= RESTS else bars.reach(room)
        clap = partial(bars.paint, at=room, degrees=open_)
        pieces: dict[Hashable, Piece] = {
            "slate": Piece(picture, room, lay),
            "slate's bars": Piece((bars, open_), place, clap),
        }
        if self.controls.all:
            painted = self._props.painter.piece(self.controls)
            pieces["slate's buttons"] = painted._replace(paint=self._paint_buttons)
        return pieces

    def _paint_buttons(self, canvas: pygame.Surface) -> None:
        self._props.painter.paint(self.controls, canvas)
        for control, sign in zip(self.controls.all, self._signs, strict=True):
            if sign:
                drawn = self._props.shapes.icon(sign, control.rect.height // 2, CREAM)
                lay_on(drawn, canvas, drawn.get_rect(center=control.rect.center).topleft)

    # layout

    def _lay_out(self) -> None:
        self._picture = None
        if not hasattr(self, "room"):
            return
        px, room = self._props.screen.px, self.room
        high = max(px(_BUTTON), round(self._props.typesetter.height(Type.BUTTON) * 1.2))
        self._foot = pygame.Rect(room.left + px(_PAD), 0, room.width - 2 * px(_PAD), high)
        self._foot.bottom = room.bottom - px(_FOOT)
        buttons = self._speech.buttons
        wide = [self._wide(each.words) for each in buttons]
        fits = sum(wide) + px(_GAP) * (len(wide) - 1) <= self._foot.width
        self._signs = ["" if fits else each.sign for each in buttons]
        gaps = px(_GAP) * (len(wide) - 1)
        wide = _shared(wide, self._signs, high, self._foot.width - gaps)
        at, controls = self._foot.left, []
        for each, sign, width in zip(buttons, self._signs, wide, strict=True):
            rect = pygame.Rect(at, self._foot.top, width, high)
            at = rect.right + px(_GAP)
            if each.primary:
                rect.right = self._foot.right
            words, hint = ("", each.words) if sign else (each.words, "")
            controls.append(Control(rect, words, each.press, primary=each.primary, hint=hint))
        self.controls.set(controls)
        if not self.controls.by_keys:
            self.controls.focus = None

    @property
    def wide(self) -> int:
        """How much room there is for a row."""
        return self.room.width - 2 * self._props.screen.px(_PAD)

    def _wide(self, words: str) -> int:
        px = self._props.screen.px
        return max(px(_NARROW), self._props.typesetter.width(words, Type.BUTTON) + 2 * px(_BESIDE))

    def _painted(self) -> pygame.Surface:
        """All but what moves."""
        px, room, shapes = self._props.screen.px, self.room, self._props.shapes
        picture = layer_of(room.size)
        top = self._bars.high // 2
        plate = pygame.Rect(0, top, room.width, room.height - top)
        panel = shapes.panel(plate.size, px(10), PLATE, BRASS, max(1, px(2)))
        picture.fill(PLATE, self._bars.gap)
        lay_on(panel, picture, plate.topleft)
        foot = self._foot.move(-room.left, -room.top)
        rule = pygame.Rect(foot.left, foot.top - px(12), foot.width, max(1, px(1)))
        if self._speech.buttons:
            picture.fill(pygame.Color(*faint(BRASS)).premul_alpha(), rule)
        words = SlateWords(self._props, self._speech, room.width)
        words.paint(picture, self._room_for_words(rule.top))
        return picture

    def _room_for_words(self, foot: int) -> pygame.Rect:
        px = self._props.screen.px
        top = self._bars.high + px(_BELOW_BARS)
        return pygame.Rect(px(_PAD), top, self.room.width - 2 * px(_PAD), foot - px(6) - top)


def _shared(wide: Sequence[int], signs: Sequence[str], side: int, room: int) -> list[int]:
    """How wide buttons are: signs are square, words share what is left if it is too little."""
    left = room - side * sum(map(bool, signs))
    worded = sum(each for each, sign in zip(wide, signs, strict=True) if not sign)
    return [
        side if sign else min(each, each * left // worded)
        for each, sign in zip(wide, signs, strict=True)
    ]
