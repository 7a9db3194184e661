"""The menu in the window of an open house, and the plates that say for whom a game is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Color

from hollywood.core.message import Message, say
from hollywood.facade import Facade
from hollywood.ui.draw.frame import framed
from hollywood.ui.draw.row import split_evenly
from hollywood.ui.draw.surfaces import canvas, lay_on
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, GOLD, PANEL, Type
from hollywood.ui.widgets.control_painter import PADDING
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.form import Lettered

from .menu import Menu, fewer
from .street_plan import Front

_ASIDE, _ABOVE_SILL = 38, 8  # units: of the panel in its house
_PAD, _GAP = 16, 8  # units: round the buttons and between them
_GOLD, _ROW = 62, 44  # units: the first row and the others
_ARROW = 40  # units: to the shelf, beside the first row
_TAB = 14  # units: how far the tab reaches into the panel
_ROUND = 16  # units: above and below the words of the first row
_SHEET = (6, 20, 22, 235)
_MOST = 2  # lines below the words of the first row
_LARGE = 1.5  # with words as large as this a plate has room for the players only


@dataclass(frozen=True)
class House:
    """What is known of a game before it is turned to."""

    title: str
    players: range
    minutes: int
    waits: bool  # whether there is a match to go on with
    facade: Facade | None = None  # its front, if it is drawn

    @property
    def least_to_most(self) -> str:
        """For how many it is, in figures."""
        least, most = self.players[0], self.players[-1]
        return str(least) if least == most else f"{least}–{most}"


@dataclass(frozen=True)
class Inside:
    """What stands in an open house: its menu, or why there is none."""

    menu: Menu | None
    told: Message | None = None  # what is wrong with the game, or with its match


class HouseMenu:
    """A panel with the menu of one game: it stands in its open house, or hangs on its page."""

    def __init__(
        self, page: Lettered, inside: Inside, panel: pygame.Rect, hangs: bool = False
    ) -> None:
        self.page = page
        self.inside = inside
        self.panel = panel  # no height yet: its foot if it stands, its top if it hangs
        self._hangs = hangs

    def set_out(self) -> list[list[Control]]:
        """The rows of buttons; the panel becomes as high as they are."""
        page, pad, gap = self.page, self.page.px(_PAD), self.page.px(_GAP)
        rows = self._rows()
        wide = self.panel.width - 2 * pad
        told = page.said(self.inside.told) if self.inside.told else ""
        arrow = self._arrow()
        first = wide - (self.page.px(_ARROW) + gap if arrow is not None else 0)
        rows[:1] = [self._told_in_brief(row, first) for row in rows[:1]]
        highs = [self._high(row, first) for row in rows]
        said = len(page.typesetter.lines(told, Type.SMALL, wide)) if told else 0
        room = said * page.typesetter.height(Type.SMALL) + (gap if said and rows else 0)
        whole = sum(highs) + gap * (len(rows) - 1) * bool(rows) + room + 2 * pad
        self.panel.top -= 0 if self._hangs else whole
        self.panel.height = whole
        page.show(framed(page.props.screen, page.props.shapes, self.panel.size, _SHEET), self.panel)
        at = pygame.Rect(self.panel.left + pad, self.panel.top + pad, wide, room)
        if told:
            page.put_block(told, Type.SMALL, CREAM, at, "centre")
            at.top += room
        for row, high in zip(rows, highs, strict=True):
            at.height = high
            for control, place in zip(row, split_evenly(at, len(row), gap), strict=True):
                control.rect = place
            if arrow is not None and row is rows[0]:
                arrow.rect = self._cut_off(row[0])
                row.append(arrow)
            at.top += high + gap
        return rows

    def _arrow(self) -> Control | None:
        """To the other matches that wait, if there are any."""
        menu = self.inside.menu
        if menu is None or menu.shelf is None:
            return None
        name = self.page.said(say("title.replays"))
        nowhere = pygame.Rect(0, 0, 0, 0)
        return Control(nowhere, "›", menu.shelf, hint=name, name=name)

    def _cut_off(self, control: Control) -> pygame.Rect:
        """Room at the end of a button, of which there is less then."""
        wide, gap = self.page.px(_ARROW), self.page.px(_GAP)
        room = pygame.Rect(control.rect.right - wide, control.rect.top, wide, control.rect.height)
        control.rect.width -= wide + gap
        return room

    def _rows(self) -> list[list[Control]]:
        menu = self.inside.menu
        if menu is None:
            return []
        entries = [each for each in menu.entries if each.on_street or self._hangs]
        others = [self._button(entry.id, entry.press) for entry in entries]
        for control, entry in zip(others, entries, strict=True):
            control.badge = entry.badge
        if menu.left is None:
            quick = self._button("title.quick", menu.quick, menu.who_plays())
            return [[quick], *_side_by_side(others, 2)]
        go_on = self._button("title.go_on", menu.go_on, self.page.said(menu.left))
        go_on.hint = self.page.said(menu.since) if menu.since else ""
        first, rest = [self._button("title.quick", menu.quick), *others[:1]], others[1:]
        rows = _side_by_side(rest, 2 if self._hangs else 3)
        for row in rows if self.page.typesetter.screen.text >= _LARGE else ():
            for control in row if len(row) > 2 else ():
                control.letters = Type.LABEL  # large as they are, three would not fit
        return [[go_on], first, *rows]

    def _button(self, id: str, press: Press, told: str = "") -> Control:
        nowhere = pygame.Rect(0, 0, 0, 0)
        return Control(nowhere, self.page.said(say(id)), press, primary=bool(told), told=told)

    def _told_in_brief(self, row: list[Control], wide: int) -> list[Control]:
        """What is told on the first button takes two lines; the last players give way to that."""
        for control in row:
            gone, whole = 0, control.told
            while self._lines(control.told, wide) > _MOST and fewer(whole, gone + 1):
                gone += 1
                control.told = fewer(whole, gone)
        return row

    def _lines(self, told: str, wide: int) -> int:
        room = wide - self.page.px(2 * PADDING)  # as it is painted
        return len(self.page.typesetter.lines(told, Type.SMALL, room))

    def _high(self, row: Sequence[Control], wide: int) -> int:
        page, told = self.page, row[0].told
        if not told:
            return page.high(_ROW)
        typesetter = page.typesetter
        lines = self._lines(told, wide)
        words = typesetter.height(Type.BUTTON) + lines * typesetter.height(Type.SMALL)
        return max(page.px(_GOLD), words + page.px(_ROUND))


def _side_by_side(controls: Sequence[Control], most: int) -> list[list[Control]]:
    """Rows of so many."""
    return [list(controls[at : at + most]) for at in range(0, len(controls), most)]


def in_house(page: Lettered, front: Front) -> pygame.Rect:
    """Where the panel of an open house stands."""
    panel = pygame.Rect(0, 0, front.rect.width - 2 * page.px(_ASIDE), 0)
    panel.midbottom = (front.rect.centerx, front.rect.bottom - page.px(_ABOVE_SILL))
    return panel


def put_tab(page: Lettered, house: House, panel: pygame.Rect) -> pygame.Rect:
    """For whom the game of an open house is and how long it takes, on the panel's upper edge."""
    players = page.said(say("street.players", players=house.least_to_most))
    minutes = page.said(say("street.minutes", minutes=house.minutes))
    line = signed(page, [("players", players), ("clock", minutes)], CREAM)
    plate = line.get_rect().inflate(page.px(28), page.px(8))
    plate.midbottom = (panel.centerx, panel.top + page.px(_TAB))
    _plate(page, plate, plate.height // 2)
    page.show(line, plate)
    return plate


def put_plate(page: Lettered, house: House, front: Front) -> None:
    """The same at the foot of a house that is asleep, and whether a match waits there."""
    px = page.px
    signs = [("players", house.least_to_most)]
    large = page.typesetter.screen.text >= _LARGE
    if not large:
        minutes = page.said(say("street.minutes", minutes=house.minutes))
        signs.append(("clock", minutes))
    lines = [signed(page, signs, CREAM)]
    if house.waits and not large:
        waiting = page.said(say("street.waiting"))
        lines.append(page.typesetter.line(waiting, Type.LABEL, GOLD))
    high = sum(line.get_height() for line in lines) + px(12)
    plate = pygame.Rect(0, 0, front.rect.width - 2 * px(34), high)
    plate.midbottom = (front.rect.centerx, front.rect.bottom - px(10))
    _plate(page, plate, px(8))
    top = plate.top + px(6)
    for line in lines:
        page.show(line, line.get_rect(midtop=(plate.centerx, top)))
        top += line.get_height()
        page.cut_if(line.get_width() > plate.width - px(8))
    if house.waits and large:
        disc = page.props.shapes.disc(px(16), GOLD, BLACK, px(2))
        page.show(disc, disc.get_rect(center=plate.topright))


def _plate(page: Lettered, rect: pygame.Rect, radius: int) -> None:
    line = max(1, page.px(1))
    page.show(page.props.shapes.panel(rect.size, radius, PANEL, BRASS, line), rect)


def signed(page: Lettered, parts: Sequence[tuple[str, str]], ink: Color) -> pygame.Surface:
    """Words side by side, each behind its sign."""
    typesetter, gap = page.typesetter, page.px(8)
    words = [typesetter.line(said, Type.LABEL, ink) for _, said in parts]
    high = typesetter.height(Type.LABEL)
    size = typesetter.size(Type.LABEL)
    wide = sum(size + gap + each.get_width() for each in words) + 2 * gap * (len(parts) - 1)
    line = canvas((wide, high))
    left = 0
    for (sign, _), said in zip(parts, words, strict=True):
        lay_on(page.props.shapes.icon(sign, size, GOLD), line, (left, (high - size) // 2))
        left += size + gap
        lay_on(said, line, (left, (high - said.get_height()) // 2))
        left += said.get_width() + 2 * gap
    return line
