"""The settings: each applied and saved at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from hollywood.core.catalogue import LANGUAGES
from hollywood.core.message import say
from hollywood.settings import (
    ACCEPT_DELAYS,
    HOLDINGS,
    HOVERS,
    PADS_OF,
    REPEATS,
    SPEEDS,
    TEXT_SIZES,
    TIPS,
    TYPEFACES,
    ZOOMS,
    Settings,
)
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.row import split, split_evenly
from hollywood.ui.draw.theme import CREAM, MUTED, Type
from hollywood.ui.widgets.controls import Choice, Control, Press, Slider, Switch
from hollywood.ui.widgets.page import Page

_LABEL, _OWN_LABEL = 0.5, 0.42  # of a column; where a game's own choices have long names
_BETWEEN = 56  # units: the columns
_OF_THE_GAME = "own"  # the section in which its own choices stand
LEAVES = {  # each with the sections of both its columns
    "picture": (("window", "motion"), ("vision",)),
    "sound": (("sound",), ("narration",)),
    "game": (("game",), (_OF_THE_GAME,)),
    "hands": (("keys",), ("mouse", "pad")),
    "data": (("data",), ("rating",)),
}
SECTIONS = {
    "window": ("fullscreen", "text_size"),
    "motion": ("speed", "reduced_motion", "calm"),
    "vision": ("symbols", "contrast", "typeface", "zoom"),
    "sound": ("music", "effects", "muted", "captions"),
    "narration": ("narration",),
    "game": ("language", "remarks", "tips", "tips_seen"),
    _OF_THE_GAME: (),
    "keys": ("key_page", "holding", "accept_delay", "repeats"),
    "pad": ("pads", "rumble"),
    "mouse": ("hover", "drag", "confirm"),
    "data": ("open_folder", "export_all", "import", "forget"),
    "rating": ("rate_puzzles",),
}
_PRESSED = {  # buttons, and their words
    "key_page": "setting.change_keys",
    "tips_seen": "setting.show_again",
    "open_folder": "setting.open",
    "export_all": "career.export",
    "import": "career.import",
    "forget": "career.forget",
}
MILLISECONDS = {"accept_delay": ACCEPT_DELAYS, "repeats": REPEATS, "hover": HOVERS}
_CHOICES = {
    "text_size": TEXT_SIZES,
    "speed": SPEEDS,
    "typeface": TYPEFACES,
    "zoom": ZOOMS,
    "tips": TIPS,
    "holding": HOLDINGS,
    "pads": PADS_OF,
    **MILLISECONDS,
    "language": LANGUAGES,
}
_SLIDERS = ("music", "effects")
_HEADING = 1.15  # how much higher than a row a section's heading is
_LOW, _TALL = 40, 56  # units: rows
_OUT = 200  # units: the way out
_SAMPLED = "symbols"  # what this setting does is shown below it, in so many rows
_SAMPLE_ROWS = 1.9
_TURNS = {"leaf_back": -1, "leaf_on": 1}
_SHARES = (0.5, 0.5)  # of the width


class SettingsPage(Page):
    """All settings, on a few leaves of two columns."""

    pad_does = ("leaves",)

    def __init__(
        self,
        props: Props,
        game: OpenedGame,
        changed: Callable[[], None],
        presses: Mapping[str, Press],
        back: Press,
    ) -> None:
        super().__init__(props, say("setting.title"), back)
        self.game = game
        self._own = game.boxed.choices  # those of this game only
        self._choices = _CHOICES | {name: each.values for name, each in self._own.items()}
        self._tell = changed
        self._presses = {**presses, "tips_seen": self._show_again}
        self._unsaved = False
        self._not_kept = ""  # what is told if they can't be saved
        self._of_game = props.settings.of(game.kit.name)
        self._sample = pygame.Rect(0, 0, 0, 0)
        self._leaf = next(iter(LEAVES))

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
    def _columns(self) -> Sequence[Sequence[str]]:
        """The sections that are seen, as far as there is anything in them."""
        return [[name for name in names if self._rows(name)] for names in LEAVES[self._leaf]]

    def _buttons(self) -> list[Control]:
        """The leaves, and the way out."""
        done, turn = self.foot, self.foot
        done.width = self.px(_OUT)
        done.right = self.foot.right
        turn.width = done.left - turn.left - self.px(_BETWEEN)
        out = Control(done, self.said(say("new_match.done")), self.escape, primary=True)
        leaves = [
            Control(
                place,
                self.said(say(f"setting.leaf.{name}")),
                partial(self._turn_to, name),
                lit=name == self._leaf,
            )
            for place, name in zip(split_evenly(turn, len(LEAVES), self.px(8)), LEAVES, strict=True)
        ]
        return [*leaves, out]

    def _turn_to(self, leaf: str) -> None:
        """To another leaf."""
        self._leaf = leaf
        self.props.sound.play("ui_page")
        self.lay_out()

    def _room(self, column: int) -> pygame.Rect:
        return split(self.inner, _SHARES, self.px(_BETWEEN))[column]

    def _column(self, sections: Sequence[str], room: pygame.Rect) -> list[Control]:
        """Sections below each other, in rows of one height."""
        most = max(1.0, *(sum(map(self._rows_high, names)) for names in self._columns))
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
        own = section == _OF_THE_GAME
        words = self.game.boxed.title if own else self.said(say(f"setting.{section}"))
        self.put(words, Type.NAME, CREAM, line)
        self.put_line(at.left, at.top + high - self.px(4), at.width)
        at.top += high

    def _row(self, name: str, at: pygame.Rect) -> Control:
        share = _OWN_LABEL if name in self._own else _LABEL
        label = pygame.Rect(at.left, at.top, round(at.width * share), at.height)
        place = self._place(label, at)
        if name in _SLIDERS:
            label.width -= self.px(64)
        called = self.said(say(f"{self._before(name)}setting.{name}"))
        self.put_beside(called, Type.BODY, CREAM, label)
        if name in _PRESSED:
            words = self.said(say(_PRESSED[name]))
            enabled = name != "tips_seen" or _any_tip_seen(self.props.settings)
            button = Control(place, words, self._presses[name], enabled=enabled)
            button.name = f"{called}: {words}"
            return button
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
        if name in MILLISECONDS:
            return self.said(say("setting.milliseconds" if value else "setting.none", number=value))
        return self.said(say(f"{self._before(name)}{name}.{value}"))

    def _before(self, name: str) -> str:
        """What stands before the sentences of a choice: the game's name, if it is one of its."""
        return f"{self.game.kit.name}." if name in self._own else ""

    def _show_again(self) -> None:
        """No tip of any game counts as seen or known."""
        for each in self.props.settings.games.values():
            each.tips.clear()
        self._save()

    def _slide(self, name: str, value: int) -> None:
        """A volume is heard at once, and saved once the slider is let go."""
        setattr(self.props.settings, name, value)
        self.props.set_volumes()
        self.lay_out()
        self._unsaved = True

    def handle(self, event: pygame.event.Event) -> None:
        """Answer the mouse and the keys, some of which turn to another leaf."""
        if way := self.props.keys.one_of(event, _TURNS):
            leaves = [*LEAVES]
            self._turn_to(leaves[(leaves.index(self._leaf) + _TURNS[way]) % len(leaves)])
        else:
            super().handle(event)
        if self._unsaved and event.type in (pygame.MOUSEBUTTONUP, pygame.KEYUP):
            self._save()

    def leave(self) -> None:
        """Whatever was changed is kept."""
        super().leave()
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


def _any_tip_seen(settings: Settings) -> bool:
    """Whether a tip of any game was seen."""
    return any(each.tips for each in settings.games.values())
