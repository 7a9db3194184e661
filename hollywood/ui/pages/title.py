"""The title: key art, the logo, and one menu from which the first decision is two clicks away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from hollywood import __version__, paths
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.message import Message, say
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.saves import Kept
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.frame import framed
from hollywood.ui.draw.surfaces import load, scaled
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, Type
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.form import Lettered

from .backdrop import Backdrop

_TIED = "\u00a0"  # a space that no line is broken at
_PANEL = (6, 14, 22, 214)
_STRIP = (3, 6, 12, 200)
_NARROW, _BROAD = 344, 620  # units: the menu in one column and in two
_PAD = 22  # units: between the panel and its buttons
_GAP = 10  # units: between buttons
_LOGO = (540, 200)  # units: the largest it gets
_LEAST_LOGO = 96  # units high: smaller, and the menu takes two columns


@dataclass(frozen=True)
class Left:
    """A match that can be gone on with, as far as the title tells of it."""

    round: int
    rounds: int
    points: tuple[tuple[str, int], ...]  # of each player by name

    @classmethod
    def of(cls, kept: Kept) -> Left:
        """What is told of a kept match."""
        game, state = kept.match.game, kept.match.state
        assert isinstance(game, Hollywood), "no other game is kept yet"
        table = game.deck.table(state.seats)
        names = [chair.name for chair in kept.set_up.chairs]
        scores = game.scores(state)
        round = min(state.round + 1, table.rounds)
        return cls(round, table.rounds, tuple(zip(names, scores, strict=True)))

    @property
    def message(self) -> Message:
        """All of it in a line."""
        players = f"{_TIED}· ".join(f"{name}{_TIED}{points}" for name, points in self.points)
        return say("title.left", round=self.round, rounds=self.rounds, players=players)


@dataclass(frozen=True)
class Playable:
    """A game of the box: its logo, and what its menu leads to."""

    name: str
    logo: str  # a file among the assets
    quick: Press
    new_match: Press
    rules: Press
    go_on: Press
    left: Left | None = None  # without a match left there is nothing to go on with


@dataclass(frozen=True)
class Choices:
    """What the title leads to besides the games."""

    settings: Press
    quit: Press
    changed: Press  # the language or the sound was chosen anew


class Title(Lettered):
    """The first scene; with one game in the box it is that game's menu."""

    def __init__(self, props: Props, games: Sequence[Playable], choices: Choices) -> None:
        super().__init__(props)
        self.games = games
        self.choices = choices
        self.game = games[0]
        self.backdrop = Backdrop()
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._strip = pygame.Rect(0, 0, 0, 0)
        self._logos: dict[str, pygame.Surface | None] = {}

    # scene

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        return super().resting and (self.backdrop.resting or not self.props.moves)

    def resize(self, screen: Screen) -> None:
        """Lay everything out for this window."""
        super().resize(screen)
        self.backdrop.fit(screen)

    def handle(self, event: pygame.event.Event) -> None:
        """The art leans away from the mouse, and rests without anyone; all else is for the menu."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self.backdrop.left_alone()
        else:
            self.backdrop.touched(event.pos if event.type == pygame.MOUSEMOTION else None)
        super().handle(event)

    def update(self, seconds: float) -> bool:
        """Let time pass; what is covered stands still."""
        seen = self.props.stack.top is self
        moved = seen and self.backdrop.update(seconds, self.props.moves)
        return super().update(seconds) or moved

    def draw(self, canvas: pygame.Surface) -> None:
        """From the night sky up to the menu."""
        self.backdrop.draw(canvas)
        super().draw(canvas)

    def leave(self) -> None:
        """Leave nothing half done."""
        self.backdrop.close()

    def escape(self) -> None:
        """The key leads to the way out, but not through it."""
        self.controls.focus = self._quit
        self.controls.by_keys = True
        self.changed = True

    # layout

    def set_out(self) -> Sequence[Control]:
        """The strip at the foot, the menu above it, and the logo in what is left."""
        foot = self._set_strip()
        menu = self._set_menu(1)
        if self._room_for_logo < self.px(_LEAST_LOGO):
            self._forget_menu()
            menu = self._set_menu(2)
        return [*menu, *foot]

    def holds(self, controls: Sequence[Control]) -> bool:
        """Whether there is room for the logo too."""
        return self._room_for_logo >= self.px(_LEAST_LOGO) and super().holds(controls)

    @property
    def _room_for_logo(self) -> int:
        return self._panel.top - self.px(3 * _GAP)

    def _forget_menu(self) -> None:
        self.words = [each for each in self.words if not self._panel.contains(each[1])]

    def _buttons(self) -> list[Control]:
        """The menu from above; where each button is comes later."""
        game, choices = self.game, self.choices
        self._quit = self._button("title.quit", choices.quit)
        buttons = [
            self._button("title.quick", game.quick, primary=game.left is None),
            self._button("title.new_match", game.new_match),
            self._button("title.rules", game.rules),
            self._button("title.settings", choices.settings),
            self._quit,
        ]
        if game.left is not None:
            buttons.insert(0, self._button("title.go_on", game.go_on, primary=True))
        return buttons

    def _button(self, id: str, press: Press, primary: bool = False) -> Control:
        rect = pygame.Rect(0, 0, 0, self.high(46))
        return Control(rect, self.said(say(id)), press, primary=primary)

    def _set_menu(self, columns: int) -> list[Control]:
        """The panel stands on the strip; what it holds is set from above."""
        wide, pad, gap = self.px(_NARROW if columns == 1 else _BROAD), self.px(_PAD), self.px(_GAP)
        buttons, tabs = self._buttons(), self._tabs()
        left = self.game.left
        lead = [buttons[0]] if left is not None else []
        others = buttons[len(lead) :]
        told = self.said(left.message) if left is not None else ""
        told_high = self._height_of(told, wide)
        rows = len(lead) + -(-len(others) // columns) + bool(tabs)
        high = rows * (self.high(46) + gap) - gap + told_high + 2 * pad
        self._panel = pygame.Rect(0, 0, wide + 2 * pad, high)
        self._panel.midbottom = (self.bounds.centerx, self._strip.top - self.px(18))
        at = pygame.Rect(self._panel.left + pad, self._panel.top + pad, wide, self.high(46))
        for row in [tabs] * bool(tabs) + [[each] for each in lead]:
            self._set_row(row, at)
        if told:
            words = pygame.Rect(at.left, at.top - gap // 2, wide, told_high)
            self.put_block(told, Type.SMALL, CREAM, words, "centre")
            at.top += told_high
        for first in range(0, len(others), columns):
            self._set_row(others[first : first + columns], at)
        return [*lead, *others, *tabs]

    def _height_of(self, told: str, wide: int) -> int:
        lines = self.writing.lines(told, Type.SMALL, wide) if told else []
        return len(lines) * self.writing.height(Type.SMALL) + bool(told) * self.px(_GAP) // 2

    def _set_row(self, row: Sequence[Control], at: pygame.Rect) -> None:
        """Controls side by side; the next row goes below."""
        gap = self.px(_GAP)
        wide = (at.width - gap * (len(row) - 1)) // len(row)
        for number, control in enumerate(row):
            control.rect = pygame.Rect(at.left + number * (wide + gap), at.top, wide, at.height)
        at.top += at.height + gap

    def _tabs(self) -> list[Control]:
        """One for each game; a single one needs none."""
        if len(self.games) == 1:
            return []
        here = pygame.Rect(0, 0, 0, self.high(46))
        return [
            Control(here.copy(), game.name, partial(self._turn_to, game), lit=game is self.game)
            for game in self.games
        ]

    def _turn_to(self, game: Playable) -> None:
        self.game = game
        self.lay_out()

    def _set_strip(self) -> list[Control]:
        """Languages at the left, sound at the right, the edition between them."""
        high = self.high(38)
        self._strip = pygame.Rect(0, 0, self.bounds.width, high + self.px(12))
        self._strip.bottom = self.bounds.bottom
        self.show(self.props.plates.plate(self._strip.size, 0, _STRIP), self._strip)
        at = self._strip.inflate(-2 * self.px(28), -self.px(12))
        foot = []
        for language in LANGUAGES:
            words = self.said(say(f"language.{language}"))
            rect = pygame.Rect(at.left, at.top, self._wide(words), high)
            at.left, at.width = rect.right + self.px(_GAP), at.width - rect.width - self.px(_GAP)
            lit = language == self.props.language
            foot.append(Control(rect, words, partial(self._speak, language), quiet=True, lit=lit))
        words = self.said(say("title.sound_off" if self.props.settings.muted else "title.sound_on"))
        rect = pygame.Rect(0, at.top, self._wide(words), high)
        rect.right = at.right
        foot.append(Control(rect, words, self._mute, quiet=True))
        at.width = rect.left - at.left - self.px(_GAP)
        edition = self.said(say("title.version", version=__version__))
        self.put(edition, Type.SMALL, MUTED, at, "right")
        return foot

    def _wide(self, words: str) -> int:
        """How wide a button is that is as wide as its words."""
        return self.writing.width(words, Type.BUTTON) + self.px(28)

    def _speak(self, language: Language) -> None:
        self.props.settings.language = language
        self._change()

    def _mute(self) -> None:
        self.props.settings.muted = not self.props.settings.muted
        self._change()

    def _change(self) -> None:
        self.props.settings.save()
        self.lay_out()
        self.choices.changed()

    def adorn(self) -> None:
        """The panel, and the logo as large as the room above it allows."""
        size = self._panel.size
        self.show(framed(self.props.screen, self.props.plates, size, _PANEL), self._panel)
        logo = self._logo()
        if logo is None:
            at = pygame.Rect(0, self.px(_GAP), self.bounds.width, self._panel.top - self.px(_GAP))
            self.put(self.game.name, Type.MARQUEE, GOLD, at, "centre")
            return
        wide, high = logo.get_size()
        most = (self.px(_LOGO[0]), min(self.px(_LOGO[1]), self._room_for_logo))
        scale = max(0.01, min(most[0] / wide, most[1] / high))
        size = (round(wide * scale), round(high * scale))
        above = pygame.Rect(0, 0, self.bounds.width, self._panel.top)
        self.show(scaled(logo, size), above)

    def _logo(self) -> pygame.Surface | None:
        """The game's logo without the empty margin round it; None if it can't be had."""
        if self.game.logo not in self._logos:
            file = paths.assets() / self.game.logo
            logo = load(file) if file.is_file() else None
            self._logos[self.game.logo] = logo and logo.subsurface(logo.get_bounding_rect())
        return self._logos[self.game.logo]
