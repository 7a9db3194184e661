"""Paints the three buttons of whoever plays: lure, discard, end the turn."""

from __future__ import annotations

from math import pi, sin
from typing import Literal, TypeAlias

import pygame
from pygame import Color

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.gradients import mixed
from hollywood.ui.draw.surfaces import faded, lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, Type
from hollywood.ui.table.setting import View

from ..rules.state import Move, State
from .foreseen import Foreseen
from .geometry import Plan
from .layout import DISCARD, END, LURE
from .street_pictures import StreetPictures

Shown: TypeAlias = Literal["both", "words", "signs"]  # of the two smaller buttons

_FILL, _INK = Color("#0d2426"), Color("#10131a")
_OFF = (Color("#0b1c1e"), Color("#7d7b70"), Color("#4d4632"))  # the button, its words, its edge
_OFF_SIGN = 0.45
_RADIUS = 8  # units
_SIGN, _SIGN_ALONE, _SIGN_ROOM, _SMALLER = 28, 34, 30, 17
_RISES, _SINKS = 0.03, 0.05  # of its size, pointed at and pressed
_LIGHTER = 0.14  # pointed at
_PULSES, _PULSE, _TIMES = 0.045, 0.6, 2  # how far it grows; seconds; how often


def _pulse(waiting: float) -> float:
    """How much the end of the turn stands out, since nothing else can be done."""
    return sin(pi * waiting / _PULSE) ** 2 if waiting < _PULSE * _TIMES else 0.0


class Buttons:
    """Paints the buttons of one window."""

    def __init__(self, props: Props, plan: Plan, pictures: StreetPictures, voice: Voice) -> None:
        self.props, self.plan, self._pictures, self._voice = props, plan, pictures, voice

    def draw(self, canvas: pygame.Surface, view: View[State, Move], foreseen: Foreseen) -> None:
        """All three, in the panel of whoever looks."""
        panel = self.plan.panels[self.plan.own]
        shown = self.shown
        for name, place in ((LURE, panel.lure), (DISCARD, panel.discard)):
            words = say(f"times_square.button.{name}")
            chosen = name in foreseen.pressed
            self._button(canvas, view, name, place, words, name in foreseen.ends, chosen, shown)
        gone = len(view.now.stage) if view.now.discarded else 0
        id = "times_square.button.discard_end" if gone else "times_square.table.end"
        words = say(id, count=gone) if gone else say(id)
        able = END in foreseen.ends
        pulse = _pulse(view.waiting) if foreseen.last and self.props.moves else 0.0
        place = panel.end.inflate(round(panel.end.width * _PULSES * pulse), 0)
        self._button(canvas, view, END, place, words, able, foreseen.gold, "words")

    @property
    def shown(self) -> Shown:
        """Both words beside their signs, alone if there is no room for both, or signs only."""
        room = self.plan.panels[self.plan.own].lure.width - self.plan.px(4)
        setter = self.props.typesetter
        wide = max(
            setter.width(self._words(name), Type.BUTTON, self._size) for name in (LURE, DISCARD)
        )
        if wide + self.plan.px(_SIGN_ROOM) <= room:
            return "both"
        return "words" if wide <= room else "signs"

    def _words(self, name: str) -> str:
        return self._voice.text(say(f"times_square.button.{name}"))

    @property
    def _size(self) -> int:
        """Of the letters of the smaller buttons, in pixels."""
        return round(self.props.typesetter.size(Type.BUTTON) * _SMALLER / Type.BUTTON.value.units)

    def _button(
        self,
        canvas: pygame.Surface,
        view: View[State, Move],
        name: str,
        place: pygame.Rect,
        words: Message,
        able: bool,
        gold: bool,
        shown: Shown,
    ) -> None:
        key = (name, 0, 0)
        risen = view.risen(key)
        grows = _RISES * risen - _SINKS * view.sunk(key)
        rect = place.inflate(round(place.width * grows), round(place.height * grows))
        if view.shaken is not None and view.shaken.what == key:
            rect.left += self.plan.px(view.shaken.by)
        fill, ink, edge = (GOLD, _INK, GOLD) if gold else (_FILL, CREAM, BRASS)
        if not able:
            fill, ink, edge = _OFF
        fill = mixed(fill, CREAM, _LIGHTER * risen)
        px, shapes = self.plan.px, self.props.shapes
        shapes.cast_shadow(canvas, rect, px(_RADIUS), px(4), (0, px(2)))
        plate = shapes.panel(rect.size, px(_RADIUS), fill, edge, max(1, px(1.4)))
        lay_on(plate, canvas, rect.topleft)
        if shown == "signs":
            self._sign(canvas, name, px(_SIGN_ALONE), rect.center, ink)
            return
        sign = name if shown == "both" else ""
        size = None if name == END else self._size
        self._label(canvas, rect, sign, self._voice.text(words), ink, size)

    def _label(
        self,
        canvas: pygame.Surface,
        rect: pygame.Rect,
        sign: str,
        words: str,
        ink: Color,
        size: int | None,
    ) -> None:
        px = self.plan.px
        setter, room = self.props.typesetter, (rect.width - px(10), rect.height - px(4))
        size = setter.fitting(words, Type.BUTTON, room) if size is None else size
        line = setter.sized(words, Type.BUTTON, ink, size)
        wide = line.get_width() + (px(_SIGN_ROOM) if sign else 0)
        left = rect.centerx - wide // 2
        if sign:
            self._sign(canvas, sign, px(_SIGN), (left + px(12), rect.centery), ink)
            left += px(_SIGN_ROOM)
        at = line.get_rect(midleft=(left, rect.centery + px(1)))
        lay_on(line, canvas, at.topleft)

    def _sign(
        self, canvas: pygame.Surface, name: str, size: int, middle: tuple[int, int], ink: Color
    ) -> None:
        sign = self._pictures.sign(name, size)
        if ink == _OFF[1]:
            lit = sign
            sign = self.props.shapes.of(("off", name, size), lambda: faded(lit, _OFF_SIGN))
        lay_on(sign, canvas, sign.get_rect(center=middle).topleft)
