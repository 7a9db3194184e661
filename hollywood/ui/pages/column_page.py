"""A game's page with its menu in a column at the left, and its picture beside it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hollywood.core.message import say
from hollywood.facade import Facade
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.gradients import sheer
from hollywood.ui.draw.surfaces import canvas
from hollywood.ui.draw.theme import CREAM, NIGHT, Type
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.form import Lettered

from .backdrop import Backdrop
from .house_layers import name_of
from .house_menu import House, HouseMenu, Inside, signed
from .menu import Menu
from .strip import LARGE
from .title import Title, TitleWays

_LEFT, _WIDE, _WIDE_LARGE = 44, 448, 560  # units: the column; the same for large words
_NAME = (78, 440)  # units: its top, its width
_TAG, _SIGNS, _PANEL = 186, 224, 256  # units: the middle of two lines, the top of the panel
_DARK, _REACHES, _DARKEST = 240, 600, 0.84  # units; of black: the night below the column


def page_of(props: Props, game: OpenedGame, menu: Menu, choices: TitleWays) -> Title:
    """The page of a game, as its picture wants it."""
    facade = game.boxed.facade
    if facade is None or facade.tag is None:
        return Title(props, game, menu, choices)
    return ColumnPage(props, game, menu, choices, facade)


class ColumnPage(Title):
    """The page of one game whose picture leaves its left free."""

    def __init__(
        self, props: Props, game: OpenedGame, menu: Menu, choices: TitleWays, facade: Facade
    ) -> None:
        super().__init__(props, game, menu, choices)
        self.facade = facade
        self.backdrop = Backdrop(game.screens.key_art, whole=True)
        self._logo = None

    def set_out(self) -> Sequence[Control]:
        """From the way back down to the menu; settings, sound and the way out on the strip."""
        self._shade()
        large = self.typesetter.screen.text >= LARGE
        wide = self.px(_WIDE_LARGE if large else _WIDE)
        column = pygame.Rect(self.px(_LEFT), 0, wide, 0)
        before = [self._strip.button("title.settings", self.choices.settings)]
        self._quit = self._strip.button("title.quit", self.choices.quit)
        foot = self._strip.set_out(before, [self._quit], brief=large)
        self._strip.lay_ground()
        back = self._way_back()
        top = self._head(column)
        panel = pygame.Rect(column.left, top, column.width, 0)
        menu = HouseMenu(self, Inside(self.menu), panel, hangs=True)
        rows = menu.set_out()
        self.cut_if(menu.panel.bottom > self._strip.rect.top)
        return [*(control for row in rows for control in row), *foot, *back]

    def _head(self, column: pygame.Rect) -> int:
        """The name, what the game is about, for whom it is; where the panel may begin."""
        top, wide = (self.px(each) for each in _NAME)
        name = name_of(self.facade, wide)
        self.show(name, name.get_rect(midtop=(column.centerx, top)))
        tag = pygame.Rect(column.left, 0, column.width, self.typesetter.height(Type.STAMP))
        tag.centery = max(self.px(_TAG), top + name.get_height() + tag.height // 2)
        if self.facade.tag is not None:
            self.put(self.said(self.facade.tag), Type.STAMP, CREAM, tag, "centre")
        signs = self._signs(column.width)
        middle = max(self.px(_SIGNS), tag.bottom + signs.get_height() // 2 + self.px(4))
        at = signs.get_rect(center=(column.centerx, middle))
        self.show(signs, at)
        return max(self.px(_PANEL), at.bottom + self.px(10))

    def _signs(self, wide: int) -> pygame.Surface:
        """Players, minutes and kind; large words leave the kind out."""
        boxed = self.game.boxed
        house = House(boxed.title, boxed.players, boxed.minutes, waits=False)
        parts = [
            ("players", self.said(say("street.players", players=house.least_to_most))),
            ("clock", self.said(say("street.minutes", minutes=house.minutes))),
        ]
        kind = self.facade.kind
        line = signed(self, [*parts, ("cards", self.said(kind))] if kind else parts, CREAM)
        return line if line.get_width() <= wide else signed(self, parts, CREAM)

    def _shade(self) -> None:
        """Night below the column, from the left."""
        line = canvas((self.px(_REACHES), 1))
        begins = self.px(_DARK)
        for x in range(line.get_width()):
            share = min(1.0, (line.get_width() - x) / (line.get_width() - begins))
            line.set_at((x, 0), sheer(NIGHT, _DARKEST * share).premul_alpha())
        shade = pygame.transform.scale(line, (line.get_width(), self.bounds.height))
        self.below.insert(0, (shade, shade.get_rect()))

    def holds(self, controls: Sequence[Control]) -> bool:
        """Whether there is room for everything: the name has its own."""
        return Lettered.holds(self, controls)

    def adorn(self) -> None:
        """The name stands there already."""
