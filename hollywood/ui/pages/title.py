"""A game's page: its key art, its logo, and one menu; with one game the program begins here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hollywood import paths
from hollywood.core.message import say
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.screen import HIGH, WIDE, Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.display_list import Noted
from hollywood.ui.draw.kept_picture import Repainting
from hollywood.ui.draw.row import split_evenly
from hollywood.ui.draw.surfaces import Size, Spot
from hollywood.ui.draw.theme import CREAM, Type
from hollywood.ui.widgets.control_painter import PADDING
from hollywood.ui.widgets.controls import Badge, Control, Press
from hollywood.ui.widgets.form import Lettered

from .backdrop import Backdrop
from .day_ticket import SIZE, DayTicket, ticket_picture
from .menu import Menu
from .strip import LARGE, Strip
from .turning_logo import TurningLogo

_WIDE, _WIDE_PAIRS, _HIGH = 300, 380, 34  # units: the menu, with pairs of buttons; its rows
_ROWS = 6  # more buttons stand in pairs
_RIGHT_OF_MIDDLE = 390  # units of the art: the middle of its dark third
_ABOVE_CAR = 166  # the same: from the window's foot to the car's roof
_GAP = 4  # units: between rows
_BROADER = 1.55  # so many times as wide the menu may be for large words
_LOGO = (0.46, 0.31)  # of the window, the most it gets
_ASIDE, _ABOVE = 40, 26  # units: the logo right of the middle, and below the window's edge
_PANORAMA, _FURTHER_ASIDE = 2.0, 105  # a window as wide as that shows the lens higher up
_LEAST_LOGO = 96  # units high: smaller, and the menu takes two columns
_ROOMY, _BESIDE = (1600, 900), 40  # pixels that a ticket needs; units from the menu
_RIGHT = 3  # the mouse's right button


@dataclass(frozen=True)
class TitleWays:
    """What the title leads to besides the menu."""

    settings: Press
    quit: Press
    changed: Press  # the language or the sound was chosen anew
    street: Press | None = None  # back to the other games, if there are any
    today: DayTicket | None = None  # the day's deal, if the game has any


class Title(Lettered):
    """The page of one game."""

    def __init__(self, props: Props, game: OpenedGame, menu: Menu, choices: TitleWays) -> None:
        super().__init__(props)
        self.game = game
        self.menu = menu
        self.choices = choices
        self.backdrop = Backdrop(game.screens.key_art)
        self._menu_place = pygame.Rect(0, 0, 0, 0)
        self._logo_place = pygame.Rect(0, 0, 0, 0)
        self._strip = Strip(self, choices.changed)
        self._logo = _logo_of(game)
        self._painting = Repainting()
        self._anew = True  # what is no art looks otherwise
        self._form = Noted(super().draw)  # what is no art
        self._spots: list[Spot] = []  # of the layers, as they were painted

    # scene

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        return super().resting and (self.backdrop.resting or not self.props.lively)

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
        moved = seen and self.backdrop.update(seconds, self.props.lively)
        if seen and self._logo is not None and self.props.lively and not self.backdrop.resting:
            turned = self._logo.update(seconds)
            moved = moved or (turned and not self.backdrop.lives)  # else both are seen together
        self._anew |= super().update(seconds)
        return self._anew or moved

    def draw(self, canvas: pygame.Surface) -> None:
        """From the night sky up to the menu; while only the art lives, nothing else is painted."""
        ground, spots = self.backdrop.ground(canvas.get_size()), self.backdrop.spots
        anew = self._anew or self.changed or spots != self._spots
        anew = anew or not self.props.stack.still_shows(canvas, self)
        if anew:
            self._form.forget()
        pieces = {**self.backdrop.pieces(), **self._form.pieces}
        if self._logo is not None:
            pieces |= self._logo.pieces(self._logo_place)
        self._painting.paint(canvas, ground, pieces, anew=anew)
        self._anew, self._spots = False, spots

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
        """The strip at the foot, the menu in the dark of the art, the logo in what is left."""
        foot, back = self._set_strip(), self._way_back()
        menu = self._set_menu(1)
        if _logo_high(self._room_for_logo(back)) < self.px(_LEAST_LOGO):
            menu = self._set_menu(2)
        return [*menu, *self._set_ticket(), *foot, *back]

    def _set_ticket(self) -> list[Control]:
        """Left of the menu, where there is room: the picture is all of it."""
        wide, high, today = *self.bounds.size, self.choices.today
        large = self.typesetter.screen.text >= LARGE
        if today is None or wide < _ROOMY[0] or high < _ROOMY[1] or large:
            return []
        place = pygame.Rect(0, 0, self.px(SIZE[0]), self.px(SIZE[1]))
        place.midright = (self._menu_place.left - self.px(_BESIDE), self._menu_place.centery)
        self.show(ticket_picture(self, today), place, above=True)
        told = " · ".join(map(self.said, (today.date, today.told)))
        name = self.said(say("title.today"))
        return [Control(place, "", today.press, quiet=True, hint=told, name=name)]

    def _set_strip(self) -> list[Control]:
        """For large words there is one language at a time, and no edition."""
        if self.typesetter.screen.text < LARGE:
            return self._strip.set_out()
        return self._strip.set_out([self._strip.sound()], brief=True)

    def holds(self, controls: Sequence[Control]) -> bool:
        """Whether there is room for the logo too."""
        room = self._room_for_logo(self._way_back())
        return _logo_high(room) >= self.px(_LEAST_LOGO) and super().holds(controls)

    def _room_for_logo(self, above: Sequence[Control]) -> Size:
        """How large it may be: it stands above the menu, or beside it if there is no room."""
        over = self._over().size
        return over if _logo_high(over) >= self.px(_LEAST_LOGO) else self._beside(above).size

    def _over(self) -> pygame.Rect:
        """The room above the menu."""
        place = pygame.Rect(0, self.px(_ABOVE), round(self.bounds.width * _LOGO[0]), 0)
        high = self._menu_place.top - self.px(8) - place.top
        place.height = max(0, min(round(self.bounds.height * _LOGO[1]), high))
        panorama = self.bounds.width >= _PANORAMA * self.bounds.height
        place.centerx = self.bounds.centerx + self.px(_FURTHER_ASIDE if panorama else _ASIDE)
        return place

    def _beside(self, above: Sequence[Control]) -> pygame.Rect:
        """The room left of the menu."""
        top = max([self.px(_ABOVE), *(control.rect.bottom for control in above)])
        left = self.px(_ABOVE)
        wide = min(round(self.bounds.width * _LOGO[0]), self._menu_place.left - 2 * left)
        return pygame.Rect(left, top, max(0, wide), round(self.bounds.height * _LOGO[1]))

    def _way_back(self) -> list[Control]:
        """To the street, at the upper left."""
        if self.choices.street is None:
            return []
        words = "‹ " + self.said(say("title.street"))
        wide = self.typesetter.width(words, Type.BUTTON) + self.px(36)
        at = pygame.Rect(self.px(28), self.px(18), wide, self.high(40))
        return [Control(at, words, self.escape)]

    def _buttons(self) -> list[Control]:
        """The menu from above; where each button is comes later."""
        menu, choices = self.menu, self.choices
        self._quit = self._button("title.quit", choices.quit)
        quick = self._button("title.quick", menu.quick)
        quick.primary, quick.told = menu.left is None, menu.who_plays()
        buttons = [
            quick,
            *(self._button(entry.id, entry.press, entry.badge) for entry in menu.entries),
            self._button("title.settings", choices.settings),
            self._quit,
        ]
        if menu.left is not None:
            go_on = self._button("title.go_on", menu.go_on)
            go_on.primary, go_on.told = True, self.said(menu.left)
            buttons.insert(0, go_on)
        return buttons

    def _button(self, id: str, press: Press, badge: Badge = "") -> Control:
        words, nowhere = self.said(say(id)), pygame.Rect(0, 0, 0, 0)
        return Control(nowhere, words, press, letters=Type.MENU, on_picture=True, badge=badge)

    def _set_menu(self, columns: int) -> list[Control]:
        """Above the car as far as there is room, else down to the strip; many stand in pairs."""
        gap, buttons = self.px(_GAP), self._buttons()
        large, pairs = self.typesetter.screen.text > 1, len(buttons) > _ROWS
        wide = round(self.px(_WIDE) * (_BROADER if large else 1)) * columns
        if pairs and columns == 1:
            wide, columns = round(self.px(_WIDE_PAIRS) * (_BROADER if large else 1)), 2
        led = [[each] for each in buttons if each.told] if columns > 1 else []
        others = [each for each in buttons if columns == 1 or not each.told]
        rows = led + [others[at : at + columns] for at in range(0, len(others), columns)]
        highs = [self._row_high(row, wide // len(row)) for row in rows]
        high = sum(highs) + gap * (len(rows) - 1)
        at = self._menu_place = self._place_of_menu((wide, high))
        row_at = pygame.Rect(at.left, at.top, at.width, 0)
        for row, row_at.height in zip(rows, highs, strict=True):
            for control, place in zip(row, split_evenly(row_at, len(row), gap), strict=True):
                control.rect = place
            row_at.top += row_at.height + gap
        return buttons

    def _place_of_menu(self, size: Size) -> pygame.Rect:
        art = max(self.bounds.width / WIDE, self.bounds.height / HIGH)
        place = pygame.Rect((0, 0), size)
        place.centerx = self.bounds.centerx + round(_RIGHT_OF_MIDDLE * art)
        place.right = min(place.right, self.bounds.right - self.px(24))
        place.bottom = min(
            self._strip.rect.top - self.px(8),
            max(self.bounds.bottom - round(_ABOVE_CAR * art), self.px(_ABOVE) + place.height),
        )
        return place

    def _row_high(self, row: Sequence[Control], wide: int) -> int:
        """As high as the letters of the menu, and what is told below them."""
        letters = round(self.typesetter.size(Type.MENU) * 1.45)
        lines = [
            self.typesetter.lines(each.told, Type.SMALL, wide - self.px(2 * PADDING))
            for each in row
            if each.told
        ]
        told = max([0, *map(len, lines)]) * self.typesetter.height(Type.SMALL)
        return max(self.px(_HIGH), letters) + told + (self.px(6) if told else 0)

    def adorn(self) -> None:
        """The logo, as large as there is room."""
        above = self._way_back()
        room = self._over()
        if room.size != self._room_for_logo(above):
            room = self._beside(above)
        if self._logo is None:
            self.put(self.game.boxed.title, Type.MARQUEE, CREAM, room, "centre")
            return
        picture = self._logo.fitted(room.size)
        self._logo_place = picture.get_rect(midtop=room.midtop)
        self.show(picture, self._logo_place)


def _logo_high(room: Size) -> int:
    """How high a logo is there, about."""
    return min(room[0] // 3, room[1])


def _logo_of(game: OpenedGame) -> TurningLogo | None:
    """The game's logo; None if it can't be had."""
    file = paths.assets() / game.screens.logo
    return TurningLogo(file) if game.screens.logo and file.is_file() else None
