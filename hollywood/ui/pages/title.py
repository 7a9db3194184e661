"""A game's page: its key art, its logo, and one menu; with one game the program begins here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hollywood import paths
from hollywood.core.message import say
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.frame import framed
from hollywood.ui.draw.surfaces import Size, load, scaled
from hollywood.ui.draw.theme import CREAM, GOLD, Type
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.form import Lettered
from hollywood.ui.widgets.row import split_evenly

from .backdrop import Backdrop
from .menu import Menu
from .strip import Strip

_PANEL = (6, 14, 22, 214)
_NARROW, _BROAD = 344, 620  # units: the menu in one column and in two
_PAD = 22  # units: between the panel and its buttons
_GAP = 10  # units: between buttons
_LOGO = (540, 200)  # units: the largest it gets
_RIGHT = 3  # the mouse's right button
_LEAST_LOGO = 96  # units high: smaller, and the menu takes two columns


@dataclass(frozen=True)
class Choices:
    """What the title leads to besides the menu."""

    settings: Press
    quit: Press
    changed: Press  # the language or the sound was chosen anew
    street: Press | None = None  # back to the other games, if there are any


class Title(Lettered):
    """The page of one game."""

    def __init__(self, props: Props, game: OpenedGame, menu: Menu, choices: Choices) -> None:
        super().__init__(props)
        self.game = game
        self.menu = menu
        self.choices = choices
        self.backdrop = Backdrop(game.screens.key_art)
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._strip = Strip(self, choices.changed)
        self._logo = logo_of(game)

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
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == _RIGHT and self.choices.street:
            self.escape()
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
        """The key leads to the street; without one to the way out, but not through it."""
        if self.choices.street is not None:
            self.props.sound.play("ui_back")
            self.choices.street()
            return
        self.controls.focus = self._quit
        self.controls.by_keys = True
        self.changed = True

    # layout

    def set_out(self) -> Sequence[Control]:
        """The strip at the foot, the menu above it, and the logo in what is left."""
        foot = self._strip.set_out()
        menu = self._set_menu(1)
        if self._room_for_logo < self.px(_LEAST_LOGO):
            self._forget_menu()
            menu = self._set_menu(2)
        return [*menu, *foot, *self._way_back()]

    def holds(self, controls: Sequence[Control]) -> bool:
        """Whether there is room for the logo too."""
        return self._room_for_logo >= self.px(_LEAST_LOGO) and super().holds(controls)

    @property
    def _room_for_logo(self) -> int:
        return self._panel.top - self.px(3 * _GAP)

    def _forget_menu(self) -> None:
        self.words = [each for each in self.words if not self._panel.contains(each[1])]

    def _way_back(self) -> list[Control]:
        """To the street, at the upper left."""
        if self.choices.street is None:
            return []
        words = "‹ " + self.said(say("title.street"))
        wide = self.writing.width(words, Type.BUTTON) + self.px(36)
        at = pygame.Rect(self.px(28), self.px(18), wide, self.high(40))
        return [Control(at, words, self.escape)]

    def _buttons(self) -> list[Control]:
        """The menu from above; where each button is comes later."""
        menu, choices = self.menu, self.choices
        self._quit = self._button("title.quit", choices.quit)
        buttons = [
            self._button("title.quick", menu.quick, primary=menu.left is None),
            self._button("title.new_match", menu.new_match),
            self._button("title.rules", menu.rules),
            self._button("title.settings", choices.settings),
            self._quit,
        ]
        if menu.left is not None:
            buttons.insert(0, self._button("title.go_on", menu.go_on, primary=True))
        return buttons

    def _button(self, id: str, press: Press, primary: bool = False) -> Control:
        rect = pygame.Rect(0, 0, 0, self.high(46))
        return Control(rect, self.said(say(id)), press, primary=primary)

    def _set_menu(self, columns: int) -> list[Control]:
        """The panel stands on the strip; what it holds is set from above."""
        wide, pad, gap = self.px(_NARROW if columns == 1 else _BROAD), self.px(_PAD), self.px(_GAP)
        buttons, left = self._buttons(), self.menu.left
        lead = [buttons[0]] if left is not None else []
        others = buttons[len(lead) :]
        told = self.said(left) if left is not None else ""
        told_high = self._height_of(told, wide)
        rows = len(lead) + -(-len(others) // columns)
        high = rows * (self.high(46) + gap) - gap + told_high + 2 * pad
        self._panel = pygame.Rect(0, 0, wide + 2 * pad, high)
        self._panel.midbottom = (self.bounds.centerx, self._strip.rect.top - self.px(18))
        at = pygame.Rect(self._panel.left + pad, self._panel.top + pad, wide, self.high(46))
        for each in lead:
            self._set_row([each], at)
        if told:
            words = pygame.Rect(at.left, at.top - gap // 2, wide, told_high)
            self.put_block(told, Type.SMALL, CREAM, words, "centre")
            at.top += told_high
        for first in range(0, len(others), columns):
            self._set_row(others[first : first + columns], at)
        return [*lead, *others]

    def _height_of(self, told: str, wide: int) -> int:
        lines = self.writing.lines(told, Type.SMALL, wide) if told else []
        return len(lines) * self.writing.height(Type.SMALL) + bool(told) * self.px(_GAP) // 2

    def _set_row(self, row: Sequence[Control], at: pygame.Rect) -> None:
        """Controls side by side; the next row goes below."""
        gap = self.px(_GAP)
        for control, place in zip(row, split_evenly(at, len(row), gap), strict=True):
            control.rect = place
        at.top += at.height + gap

    def adorn(self) -> None:
        """The panel, and the logo as large as the room above it allows."""
        size = self._panel.size
        self.show(framed(self.props.screen, self.props.plates, size, _PANEL), self._panel)
        if self._logo is None:
            at = pygame.Rect(0, self.px(_GAP), self.bounds.width, self._panel.top - self.px(_GAP))
            self.put(self.game.boxed.title, Type.MARQUEE, GOLD, at, "centre")
            return
        most = (self.px(_LOGO[0]), min(self.px(_LOGO[1]), self._room_for_logo))
        above = pygame.Rect(0, 0, self.bounds.width, self._panel.top)
        self.show(fitted_logo(self._logo, most), above)


def logo_of(game: OpenedGame) -> pygame.Surface | None:
    """The game's logo without the empty margin round it; None if it can't be had."""
    file = paths.assets() / game.screens.logo
    if not game.screens.logo or not file.is_file():
        return None
    logo = load(file)
    return logo.subsurface(logo.get_bounding_rect())


def fitted_logo(logo: pygame.Surface, most: Size) -> pygame.Surface:
    """The logo as large as there is room."""
    wide, high = logo.get_size()
    scale = max(0.01, min(most[0] / wide, most[1] / high))
    return scaled(logo, (round(wide * scale), round(high * scale)))
