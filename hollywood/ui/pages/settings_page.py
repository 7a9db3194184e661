"""The settings: each applied and saved at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from hollywood.core.catalogue import LANGUAGES
from hollywood.core.message import say
from hollywood.settings import SPEEDS, TEXT_SIZES, TIPS, ZOOMS
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.row import split
from hollywood.ui.draw.theme import CREAM, MUTED, Type
from hollywood.ui.widgets.controls import Choice, Control, Press, Slider, Switch
from hollywood.ui.widgets.page import Page

_LABEL = 0.5  # of a column
_BETWEEN = 56  # units: the columns
_COLUMNS = (("window", "motion", "game"), ("vision", "sound"))
_LEAVES = ((("window", "motion"), ("game",)), (("vision",), ("sound",)))  # for large words
_SHARES = ((0.5, 0.5), (0.62, 0.38))  # of the width, on each leaf
_OF_THE_GAME = "vision"  # the section in which its own choices stand, too
SECTIONS = {
    "window": ("fullscreen", "text_size"),
    "motion": ("speed", "reduced_motion"),
    "vision": ("symbols", "zoom"),
    "sound": ("music", "effects", "muted"),
    "game": ("language", "remarks", "tips"),
}
_CHOICES = {
    "text_size": TEXT_SIZES,
    "speed": SPEEDS,
    "zoom": ZOOMS,
    "tips": TIPS,
    "language": LANGUAGES,
}
_SLIDERS = ("music", "effects")
_HEADING = 1.15  # how much higher than a row a section's heading is
_LOW, _TALL = 40, 56  # units: rows
_SAMPLED = "symbols"  # what this setting does is shown below it, in so many rows
_SAMPLE_ROWS = 1.9
_LARGE = 1.25  # as large as that words need a leaf for each half


class SettingsPage(Page):
    """All settings in two columns; for large words on two leaves."""

    def __init__(
        self, props: Props, game: OpenedGame, changed: Callable[[], None], back: Press
    ) -> None:
        super().__init__(props, say("setting.title"), back)
        self.game = game
        self._own = game.boxed.choices  # those of this game only
        self._choices = _CHOICES | {name: each.values for name, each in self._own.items()}
        self._tell = changed
        self._unsaved = False
        self._not_kept = ""  # what is told if they can't be saved
        self._of_game = props.settings.of(game.kit.name)
        self._sample = pygame.Rect(0, 0, 0, 0)
        self._leaf = 0

    def set_out(self) -> Sequence[Control]:
        """Sections from the left to the right."""
        self.put_heading()
        controls: list[Control] = []
        for number, names in enumerate(self._columns):
            controls += self._column(names, self._room(number))
        if self._not_kept:
            below = super().inner
            below.height -= self.inner.height
            below.top = self.inner.bottom
            self.put_block(self._not_kept, Type.SMALL, CREAM, below)
        return [*controls, *self._buttons()]

    @property
    def inner(self) -> pygame.Rect:
        """Lower, where it must be told below that nothing can be saved."""
        rect = super().inner
        if self._not_kept:
            lines = self.typesetter.lines(self._not_kept, Type.SMALL, rect.width)
            rect.height -= len(lines) * self.typesetter.height(Type.SMALL)
        return rect

    @property
    def _parted(self) -> bool:
        return self.props.screen.text >= _LARGE

    @property
    def _columns(self) -> Sequence[Sequence[str]]:
        """The sections that are seen."""
        return _LEAVES[self._leaf] if self._parted else _COLUMNS

    def _buttons(self) -> list[Control]:
        """The way out, and the one to the other leaf, which is called by what is there."""
        done, turn = self.foot, self.foot
        done.width = self.px(240)
        done.right = self.foot.right
        turn.width = done.left - turn.left - self.px(_BETWEEN)
        out = Control(done, self.said(say("new_match.done")), self.escape, primary=True)
        if not self._parted:
            return [out]
        sections = [name for names in _LEAVES[1 - self._leaf] for name in names]
        words = " · ".join(self.said(say(f"setting.{name}")) for name in sections)
        return [Control(turn, words, self._turn), out]

    def _turn(self) -> None:
        """To the other leaf."""
        self._leaf = 1 - self._leaf
        self.props.sound.play("ui_page")
        self.lay_out()

    def _room(self, column: int) -> pygame.Rect:
        shares = _SHARES[self._leaf] if self._parted else _SHARES[0]
        return split(self.inner, shares, self.px(_BETWEEN))[column]

    def _column(self, sections: Sequence[str], room: pygame.Rect) -> list[Control]:
        """Sections below each other, in rows of one height."""
        most = max(sum(map(self._rows_high, names)) for names in self._columns)
        tall = round(self.px(_TALL) * self.typesetter.screen.text)
        high = min(tall, round(room.height / most))
        self._cut = self._cut or high < self.high(_LOW - 8)
        at = pygame.Rect(room.left, room.top, room.width, high)
        controls = []
        for section in sections:
            self._heading(section, at)
            for name in self._rows(section):
                controls.append(self._row(name, at))
                at.top += high
                if name == _SAMPLED:
                    tall = round(high * _SAMPLE_ROWS)
                    self._sample = pygame.Rect(at.left, at.top, at.width, tall)
                    at.top += tall
        return controls

    def _rows_high(self, section: str) -> float:
        """How high a section is, in rows."""
        sample = _SAMPLE_ROWS * (_SAMPLED in SECTIONS[section])
        return len(self._rows(section)) + _HEADING + sample

    def _rows(self, section: str) -> Sequence[str]:
        """What can be chosen there."""
        own = tuple(self._own) if section == _OF_THE_GAME else ()
        return (*SECTIONS[section], *own)

    def _heading(self, section: str, at: pygame.Rect) -> None:
        high = round(at.height * _HEADING)
        line = pygame.Rect(at.left, at.top, at.width, high - self.px(6))
        line.top += line.height // 3
        line.height -= line.height // 3
        self.put(self.said(say(f"setting.{section}")), Type.NAME, CREAM, line)
        self.put_line(at.left, at.top + high - self.px(4), at.width)
        at.top += high

    def _row(self, name: str, at: pygame.Rect) -> Control:
        label = pygame.Rect(at.left, at.top, round(at.width * _LABEL), at.height)
        place = self._place(label, at)
        if name in _SLIDERS:
            label.width -= self.px(64)
        words = self.said(say(f"{self._before(name)}setting.{name}"))
        self.put_beside(words, Type.BODY, CREAM, label)
        value = self._value(name)
        change = partial(self._set, name)
        if name in _SLIDERS:
            place.inflate_ip(-self.px(24), 0)
            number = pygame.Rect(label.right, at.top, self.px(56), at.height)
            self.put(str(value), Type.BUTTON, MUTED, number, "right")
            return Slider(place, value=value, change=partial(self._slide, name))
        if name in self._choices:
            return self._choice(name, place)
        short = pygame.Rect(0, place.top, self.px(84), place.height)
        short.right = place.right
        return Switch(short, on=value, change=change)

    def _place(self, label: pygame.Rect, at: pygame.Rect) -> pygame.Rect:
        """The right part of a row."""
        place = pygame.Rect(label.right + self.px(8), 0, 0, min(self.high(40), at.height - 4))
        place.width = at.right - place.left
        place.centery = at.centery
        return place

    def adorn(self) -> None:
        """A few cards and tokens below the setting that changes them, as they look with it."""
        if not any(_SAMPLED in SECTIONS[name] for names in self._columns for name in names):
            return
        room, gap = self._sample.inflate(0, -self.px(14)), self.px(12)
        pictures = self.game.screens.sample(self.props, room.height)
        wide = _wide(pictures, gap)
        if wide > room.width:
            pictures = self.game.screens.sample(self.props, room.height * room.width // wide)
            wide = _wide(pictures, gap)
        at = pygame.Rect(room.right - wide, room.top, 0, room.height)
        for picture in pictures:
            at.width = picture.get_width()
            self.show(picture, at)
            at.left = at.right + gap

    def _choice(self, name: str, place: pygame.Rect) -> Control:
        values = self._choices[name]
        value = self._value(name)
        return Choice(
            place,
            options=[self._called(name, each) for each in values],
            chosen=list(values).index(value),
            change=lambda chosen: self._set(name, values[chosen]),
        )

    def _value(self, name: str) -> Any:
        if name in self._own:
            return self._of_game.chosen(name, self._own[name])
        if name == "language":
            return self.props.language
        return getattr(self.props.settings, name)

    def _called(self, name: str, value: str | int) -> str:
        if name == "text_size":
            return self.said(say("setting.percent", number=value))
        return self.said(say(f"{self._before(name)}{name}.{value}"))

    def _before(self, name: str) -> str:
        """What stands before the sentences of a choice: the game's name, if it is one of its."""
        return f"{self.game.kit.name}." if name in self._own else ""

    def _slide(self, name: str, value: int) -> None:
        """A volume is heard at once, and saved once the slider is let go."""
        setattr(self.props.settings, name, value)
        self.props.set_volumes()
        self.lay_out()
        self._unsaved = True

    def handle(self, event: pygame.event.Event) -> None:
        """Answer the mouse and the keys."""
        super().handle(event)
        if self._unsaved and event.type in (pygame.MOUSEBUTTONUP, pygame.KEYUP):
            self._save()

    def leave(self) -> None:
        """Whatever was changed is kept."""
        if self._unsaved:
            self._save()

    def _save(self) -> None:
        trouble, self._unsaved = self.props.settings.save(), False
        self._not_kept = self.said(say("setting.not_kept", reason=trouble)) if trouble else ""
        self.lay_out()

    def _set(self, name: str, value: str | int | bool) -> None:
        if name in self._own:
            self._of_game.choices[name] = str(value)
        elif name == "language":
            self.props.speak(LANGUAGES[LANGUAGES.index(value)])
        else:
            setattr(self.props.settings, name, value)
        self._save()
        self._tell()


def _wide(pictures: Sequence[pygame.Surface], gap: int) -> int:
    """How wide pictures side by side are."""
    return sum(picture.get_width() + gap for picture in pictures) - gap
