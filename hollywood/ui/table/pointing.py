"""The hand over the table: what the mouse and the keys mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from hollywood.games.hollywood.table.layout import CARD, CLAP, DOUBLE, TRAY
from hollywood.ui.draw.surfaces import height

from .keyboard import Cursor
from .stage import Key

if TYPE_CHECKING:
    from .table import Table

_HOVER = 0.25  # seconds until a card pointed at is enlarged
_HOVER_ON_BOARD = 1.0  # the same on the board, where one points to place a reel
_PAGE = 6  # lines of the log
_DRAG = 6  # units the mouse must move before a reel is dragged
_BUTTONS = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Hand:
    """Where the mouse is, what it points at and what it holds."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.at = (0, 0)
        self.column: int | None = None  # pointed at
        self.over: Key | None = None  # the card pointed at
        self.zoomed = False
        self.projecting = False
        self.by_keys = False  # what is pointed at is framed for those who use keys
        self.cursor = Cursor(self)
        self.dragged: Key | None = None  # a reel of one's own, or a studio card
        self._pressed: tuple[int, int] | None = None
        self._over_for = 0.0
        self._looked = False  # at the card pointed at: it is enlarged once, then only if asked

    def let_go(self) -> None:
        """A move was made: nothing is held any more."""
        self.zoomed = False
        self.dragged = self._pressed = None
        self._looked = True

    def open(self) -> None:
        """Somebody else has mouse and keys now: nothing is held, looked at or asked for."""
        self.let_go()
        self.projecting = False

    @property
    def resting(self) -> bool:
        """Whether waiting changes nothing."""
        done = self.over is None or self.zoomed or self._looked
        return done or self.by_keys or self.dragged is not None

    def wait(self, seconds: float) -> bool:
        """Let time pass; whether a card is enlarged by that."""
        if self.resting:
            return False
        self._over_for += seconds
        if self._over_for >= (_HOVER if self.column is None else _HOVER_ON_BOARD):
            self.zoomed = True
        return self.zoomed

    def handle(self, event: pygame.event.Event) -> None:
        """Answer an event."""
        if event.type == pygame.MOUSEMOTION:
            self.point(event.pos)
            self.table.bar.handle(event)
        elif event.type in _BUTTONS and self.table.bar.handle(event):
            self._pressed = None
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._pressed = event.pos
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.zoomed = not self.table.take_back() and self.over is not None
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 3:
            self.zoomed = False
        elif event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.KEYUP and event.key == pygame.K_p:
            self.projecting = False
        elif event.type == pygame.MOUSEWHEEL:
            self.table.scroll_log(event.y)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.open()

    def point(self, at: tuple[int, int]) -> None:
        """The mouse is here now."""
        self.at, self.by_keys = at, False
        self.cursor.rest()
        self.column = self._column_at(at)
        over = self.card_at(at)
        if over != self.over:
            self.over, self._over_for, self._looked = over, 0.0, False
            self.zoomed = self.zoomed and over is not None
        if self._pressed and self.dragged is None:
            far = max(abs(at[0] - self._pressed[0]), abs(at[1] - self._pressed[1]))
            if far > self.table.places.screen.px(_DRAG):
                self.dragged = self._mine_at(self._pressed)

    def look_again(self) -> None:
        """Something has moved: what is enlarged must still lie under the mouse."""
        if self.zoomed and not self.by_keys and self.card_at(self.at) != self.over:
            self.point(self.at)

    def hint(self) -> None:
        """Ask the coach, if it is somebody's turn at the screen."""
        self._act(self.table.ask_hint)

    def aim(self, column: int | None, over: Key | None) -> None:
        """The keys point here now."""
        self.column, self.over, self.by_keys = column, over, True
        self.zoomed = self.zoomed and over is not None

    def _column_at(self, at: tuple[int, int]) -> int | None:
        places = self.table.places
        columns = range(len(places.columns))
        return next((c for c in columns if places.column(c).collidepoint(at)), None)

    def card_at(self, at: tuple[int, int]) -> Key | None:
        """The card that lies here, face up."""
        found = None
        for key, actor, pose in self.table.show.stage.from_back():
            if key[0] not in (CARD, CLAP, DOUBLE) or actor.leaves or not pose.face:
                continue
            rect = pygame.Rect(0, 0, round(pose.width), height(pose.width))
            rect.center = (round(pose.x), round(pose.y))
            if rect.collidepoint(at):
                found = key
        return found

    def _mine_at(self, at: tuple[int, int]) -> Key | None:
        """What the human who must decide can pick up here: a reel or a studio card."""
        seat = self.table.human
        if seat is None:
            return None
        for key, _, pose in self.table.show.stage.from_back():
            if key[0] in (TRAY, CLAP, DOUBLE) and key[1] == seat:
                near = (pose.width if key[0] == TRAY else height(pose.width)) / 2
                if abs(pose.x - at[0]) <= pose.width / 2 and abs(pose.y - at[1]) <= near:
                    return key
        return None

    def _release(self, at: tuple[int, int]) -> None:
        pressed, self._pressed = self._pressed, None
        dragged, self.dragged = self.dragged, None
        counts = self._arrived()
        self.point(at)
        if not counts or pressed is None or self.table.human is None:
            return
        if dragged is not None and dragged[0] != TRAY:
            if self.column is not None:
                self._studio_card(dragged)
        elif self.column is not None and (dragged or self._column_at(pressed) == self.column):
            self.table.place(self.column)
        elif self.over is not None and self.over == self.card_at(pressed):
            self._studio_card(self.over)

    def _studio_card(self, key: Key) -> None:
        if key[1] == self.table.human and key[0] == CLAP:
            self.table.clap()
        elif key[1] == self.table.human and key[0] == DOUBLE:
            self.table.double()

    def _key(self, event: pygame.event.Event) -> None:
        key = event.key
        number = key - pygame.K_1
        if 0 <= number < len(self.table.places.columns):
            self._act(lambda: self.table.place(number))
        elif self.cursor.handle(event):
            return
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.column is not None:
            column = self.column
            self._act(lambda: self.table.place(column))
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.over is not None:
            self._studio_card(self.over)
        else:
            self._command(event)

    def _command(self, event: pygame.event.Event) -> None:
        table = self.table
        match event.key:
            case pygame.K_c:
                self._act(table.clap)
            case pygame.K_d:
                self._act(table.double)
            case pygame.K_u:
                table.undo()
            case pygame.K_z if event.mod & pygame.KMOD_CTRL:
                table.undo()
            case pygame.K_y if event.mod & pygame.KMOD_CTRL:
                table.redo()
            case pygame.K_p:
                self.projecting = True
            case pygame.K_h:
                self.hint()
            case pygame.K_l:
                table.toggle_log()
            case pygame.K_PAGEUP:
                table.scroll_log(_PAGE)
            case pygame.K_PAGEDOWN:
                table.scroll_log(-_PAGE)
            case pygame.K_SPACE | pygame.K_i:
                self._space()
            case pygame.K_s:
                table.toggle_symbols()
            case pygame.K_F1:
                table.open_rules()
            case pygame.K_ESCAPE if not table.take_back():
                table.pause()

    def _space(self) -> None:
        if not self.table.show.idle:
            self.table.show.finish()
        elif self.over is not None:
            self.zoomed = not self.zoomed

    def _act(self, act: Callable[[], None]) -> None:
        """Do what a key means, if it is somebody's turn at the screen."""
        if self._arrived() and self.table.human is not None:
            act()

    def _arrived(self) -> bool:
        """Everything arrives at once; whether what was done meanwhile counts.

        It does during one's own motion; during a bot's, or a deal, it only hurries.
        """
        show = self.table.show
        if show.idle:
            return True
        show.finish()
        return show.own
