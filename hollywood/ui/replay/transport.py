"""The buttons of a replay: to and fro, how fast, and what else can be done with the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

import pygame
from pygame import Color

from hollywood.core.message import say
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import lay_on, soft_edged
from hollywood.ui.draw.theme import CREAM, INK_ON_GOLD, Type
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.form import Lettered

from .playback import SPEEDS, Playback

_BUTTON, _PLAY, _GAP = 44, 64, 6  # units: how wide, and between them
_CHIP, _APART = 46, (26, 22, 26)  # units: a speed; after each group
_AROUND, _NAMED_GAP = 34, 8  # units: round words, and between buttons with words
_LEAST = {"replay.log": 76, "replay.review": 128, "replay.export": 92, "replay.play_on": 210}
_GLYPH = 16  # units
_WRITTEN = {0.5: "×½", 1.0: "×1", 2.0: "×2", 4.0: "×4"}

_Outline: TypeAlias = list[tuple[float, float]]  # corners on a square

_BACK: list[_Outline] = [[(0.78, 0.1), (0.18, 0.5), (0.78, 0.9)]]
_FAR_BACK: list[_Outline] = [
    [(0.56, 0.1), (0.16, 0.5), (0.56, 0.9)],
    [(0.98, 0.1), (0.58, 0.5), (0.98, 0.9)],
    [(0, 0.1), (0.13, 0.1), (0.13, 0.9), (0, 0.9)],
]


def _mirrored(outlines: list[_Outline]) -> list[_Outline]:
    return [[(1 - x, y) for x, y in outline] for outline in outlines]


_GLYPHS: dict[str, list[_Outline]] = {
    "part_back": _FAR_BACK,
    "back": _BACK,
    "play": [[(0.2, 0.06), (0.95, 0.5), (0.2, 0.94)]],
    "pause": [[(x, 0.08), (x + 0.26, 0.08), (x + 0.26, 0.92), (x, 0.92)] for x in (0.14, 0.6)],
    "on": _mirrored(_BACK),
    "part_on": _mirrored(_FAR_BACK),
    "leave": [
        [(0.0, 0.14), (0.14, 0.0), (1.0, 0.86), (0.86, 1.0)],
        [(0.86, 0.0), (1.0, 0.14), (0.14, 1.0), (0.0, 0.86)],
    ],
}


@dataclass
class Glyph(Control):
    """A button with a drawing in place of words."""

    glyph: str = ""


@dataclass
class Chip(Control):
    """A button so small that its words need all of its width."""

    written: str = ""


@dataclass(frozen=True)
class Transport:
    """What the buttons do; the named ones and the last, which most would want, have words."""

    game: str
    playback: Playback
    speed: Callable[[float], None]
    named: Mapping[str, Press]  # by the ids of their words
    last: tuple[str, Press]

    def set_out(self, form: Lettered, row: pygame.Rect) -> list[Control]:
        """From left to right; where there is no room for all speeds, one button changes them."""
        px = form.px
        *named, last = [self._named(form, *each) for each in (*self.named.items(), self.last)]
        moves, speeds = self._moves(form), self._speeds(form)
        wide = sum(each.rect.width for each in (*moves, *speeds, *named, last))
        gaps = (len(moves) + len(speeds) - 2) * _GAP + (len(named) - 1) * _NAMED_GAP
        if wide + px(gaps + sum(_APART)) > row.width:
            speeds = [self._one_speed(form)]
        left = row.left
        groups = ((moves, _GAP), (speeds, _GAP), (named, _NAMED_GAP))
        for (group, gap), apart in zip(groups, _APART, strict=True):
            for control in group:
                control.rect.update(left, row.top, control.rect.width, row.height)
                left = control.rect.right + px(gap)
            left += px(apart - gap)
        last.primary = True
        last.rect.update(0, row.top, min(last.rect.width, row.right - left), row.height)
        last.rect.right = row.right
        return [*moves, *speeds, *named, last]

    def _named(self, form: Lettered, id: str, press: Press) -> Control:
        """A button as wide as its words."""
        words = form.said(say(id))
        wide = form.typesetter.width(words, Type.LABEL) + form.px(_AROUND)
        rect = pygame.Rect(0, 0, max(wide, form.px(_LEAST[id])), 0)
        return Control(rect, words, press, letters=Type.LABEL)

    def _moves(self, form: Lettered) -> list[Control]:
        playback = self.playback
        film = playback.timeline
        presses: dict[str, Press] = {
            "part_back": lambda: playback.seek(film.part_before(playback.at)),
            "back": lambda: playback.step(-1),
            "play": playback.toggle,
            "on": lambda: playback.step(1),
            "part_on": lambda: playback.seek(film.part_after(playback.at)),
        }
        return [
            Glyph(
                pygame.Rect(0, 0, form.px(_PLAY if name == "play" else _BUTTON), 0),
                press=press,
                primary=name == "play",
                hint=form.said(say(self._told(name))),
                glyph=name,
            )
            for name, press in presses.items()
        ]

    def _told(self, name: str) -> str:
        """What a button does; parts of a match are called as the game calls them."""
        kind, _, way = name.partition("_")
        return f"{self.game}.part.{way}" if kind == "part" else f"replay.{name}"

    def _speeds(self, form: Lettered) -> list[Control]:
        return [self._chip(form, speed, partial(self.speed, speed)) for speed in SPEEDS]

    def _one_speed(self, form: Lettered) -> Control:
        following = partial(self.speed, self.playback.next_speed)
        return self._chip(form, self.playback.speed, following)

    def _chip(self, form: Lettered, speed: float, press: Press) -> Control:
        return Chip(
            pygame.Rect(0, 0, form.px(_CHIP), 0),
            press=press,
            lit=speed == self.playback.speed,
            hint=form.said(say("replay.speed")),
            written=_WRITTEN[speed],
        )


def piece(form: Lettered, playing: bool) -> Piece:
    """All buttons with their drawings, as they answer now."""
    plates = form.painter.piece(form.controls)
    states = [(control.lit, control.rect.left) for control in form.controls.all]

    def paint(surface: pygame.Surface) -> None:
        form.painter.paint(form.controls, surface)
        for control in form.controls.all:
            drawn = _drawn(form, control, playing)
            if drawn is not None:
                lay_on(drawn, surface, drawn.get_rect(center=control.rect.center).topleft)

    return Piece((plates.looks, states, playing), plates.place, paint)


def _drawn(form: Lettered, control: Control, playing: bool) -> pygame.Surface | None:
    """What stands on a button besides words; None if nothing does."""
    if isinstance(control, Chip):
        most = control.rect.width - form.px(_GAP)
        return form.typesetter.line(control.written, Type.LABEL, CREAM, most)
    if not isinstance(control, Glyph):
        return None
    name = "pause" if playing and control.glyph == "play" else control.glyph
    size, ink = form.px(_GLYPH), INK_ON_GOLD if control.primary else CREAM
    key = ("glyph", name, size, tuple(ink))
    return form.props.shapes.of(key, lambda: _glyph(name, size, ink))


def _glyph(name: str, size: int, ink: Color) -> pygame.Surface:
    def draw(shape: pygame.Surface, times: int) -> None:
        for outline in _GLYPHS[name]:
            corners = [(x * size * times, y * size * times) for x, y in outline]
            pygame.draw.polygon(shape, ink, corners)

    return soft_edged((size, size), draw)
