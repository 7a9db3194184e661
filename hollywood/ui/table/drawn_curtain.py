"""A curtain with pictures of its own: it is drawn before the table, and parts again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from hollywood.ui.app.keys import MOUSE, PRESSES
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.frame import framed, margin
from hollywood.ui.draw.surfaces import lay_faintly, lay_on
from hollywood.ui.draw.theme import CREAM, GOLD, NIGHT, PANEL, Type
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.form import Lettered

from .curtain import Curtain
from .setting import Half
from .stage import smooth

_CLOSES, _OPENS, _FADES = 0.42, 0.38, 0.12  # seconds at normal speed; with reduced motion
# units: as a rule, and for long names; for larger words they grow, but no more than this
_PLATES, _GROWS = ((480, 300), (760, 380)), 1.6
_SIGN, _SIGN_AT = 92, 68
_BUTTON, _BUTTON_UP, _APART, _PAD = (260, 52), 26, 14, 20


class Called(NamedTuple):
    """Who is called, as the plate says it."""

    name: str
    sign: Callable[[int], pygame.Surface]  # so large
    why: Callable[[], str]  # in the language of now


class Behind(NamedTuple):
    """What a curtain needs of the table behind it."""

    covered: Press  # nothing of it is seen any more
    draw: Callable[[pygame.Surface], None]
    bar: Callable[[pygame.Surface], None]  # it stays in front
    meant: Callable[[pygame.event.Event], bool]  # whether the mouse meant the bar
    stirs: Callable[[float], bool]  # let time pass for the bar; whether it looks otherwise


class DrawnCurtain(Curtain):
    """Two halves close from outside; a plate says whose turn it is; they part again."""

    patience = 0.3
    closes, opens_in = _CLOSES, _OPENS
    plates, grows = _PLATES, _GROWS

    def __init__(
        self,
        props: Props,
        called: Called,
        opens: Press,
        pause: Press,
        halves: Callable[[], tuple[Half, Half]],
        behind: Behind,
    ) -> None:
        super().__init__(props, called.name, opens, pause)
        self._called, self._measured, self._behind = called, halves, behind
        self._halves = halves()
        self.closed = self.parts = False
        self._plate: tuple[int, int] = self.plates[0]
        self._spent = 0.0
        self._table = pygame.Surface(props.screen.rect.size)  # while it is seen, as it was
        props.stack.draw(self._table)

    # scene

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself: keys are taken now."""
        return self.closed and not self.parts and super().resting

    @property
    def size(self) -> tuple[float, float]:  # type: ignore[override]  # it follows the words
        """Of the plate, in units."""
        grown = min(self.props.screen.text, self.grows)
        return self._plate[0] * grown, self._plate[1] * grown

    def resize(self, screen: Screen) -> None:
        """Lay the plate out; a window of another size shows the curtain closed or parts it."""
        plates = self.plates
        for self._plate in plates:
            Lettered.resize(self, screen)
            if self.holds(self.controls.all):
                break
        self._sheet = framed(screen, self.props.shapes, self.rect.size, PANEL, GOLD)
        if self._table.get_size() != screen.rect.size:
            self._table, self._halves = pygame.Surface(screen.rect.size), self._measured()
            self._spent = max(self.closes, self.opens_in) * self.props.pace

    def set_out(self) -> Sequence[Control]:
        """The sign of whoever is called, their name, why, and their button."""
        sign = self._called.sign(self.px(_SIGN))
        rect = self.rect.inflate(-2 * self.px(_PAD), 0)
        self.show(sign, sign.get_rect(center=(rect.centerx, rect.top + self.px(_SIGN_AT))))
        wide = self.typesetter.width(self.said(self.opens), Type.BUTTON) + self.px(2 * _PAD)
        wide = min(rect.width, max(self.px(_BUTTON[0]), wide))
        button = pygame.Rect(0, 0, wide, self.high(_BUTTON[1]))
        button.midbottom = (rect.centerx, rect.bottom - self.px(_BUTTON_UP))
        top, words = rect.top + self.px(_SIGN_AT + _SIGN / 2), self.said(self.calls)
        heading = pygame.Rect(rect.left, top, rect.width, (button.top - top) * 3 // 5)
        fits = self.typesetter.width(words, Type.MARQUEE) <= heading.width
        self.put(words, Type.MARQUEE if fits else Type.HEADLINE, GOLD, heading, "centre")
        below = pygame.Rect(rect.left, heading.bottom, rect.width, 0)
        below.height = button.top - self.px(_APART) - below.top
        self.put_beside(self._called.why(), Type.STATUS, CREAM, below, "centre")
        return [self.opener(button)]

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        if self.props.stack.top is not self:
            return False
        moving, arrived = self.parts or not self.closed, self._share >= 1
        self._spent += seconds
        if moving and arrived:  # what is done then takes a while: it was painted there before
            self._arrive()
        waited = seconds if self.closed and not self.parts else 0.0
        changed = super().update(waited) | self._behind.stirs(seconds)
        return changed or moving

    def handle(self, event: pygame.event.Event) -> None:
        """What is pressed while it moves only ends that; the bar in front of it answers."""
        if self.parts or not self.closed:
            if event.type in PRESSES:
                self._arrive()
        elif event.type not in MOUSE or not self._behind.meant(event):
            super().handle(event)

    # its way

    @property
    def _share(self) -> float:
        """How far it has come to be closed, or to part."""
        lasts = self.opens_in if self.parts else self.closes
        lasts = (lasts if self.props.moves else _FADES) * self.props.pace
        return min(1.0, self._spent / lasts) if lasts else 1.0

    def _arrive(self) -> None:
        """It is closed, or has parted."""
        if self.parts:
            super().part()
        else:
            self.closed = True
            self._behind.covered()

    def part(self) -> None:
        """It goes aside; then whoever was called looks."""
        self.parts, self._spent = True, 0.0
        self._behind.draw(self._table)
        self.changed = True

    # the picture

    def draw(self, canvas: pygame.Surface) -> None:
        """The halves as far as they are drawn, the bar, and the plate once nothing else is seen."""
        if self.closed and not self.parts:
            self._beside(canvas)
            self._hang(canvas, 1.0)
            self._behind.bar(canvas)
            soft = margin(self.props.screen)
            assert self._sheet is not None, "a plate is laid out before it is painted"
            lay_on(self._sheet, canvas, (self.rect.left - soft, self.rect.top - soft))
            Lettered.draw(self, canvas)
            return
        canvas.blit(self._table, (0, 0))
        shut = 1 - self._share if self.parts else self._share
        if self.props.moves:
            self._hang(canvas, 1 - smooth(1 - shut) if self.parts else smooth(shut))
        else:
            self._fade(canvas, shut)
        self._behind.bar(canvas)

    def _beside(self, canvas: pygame.Surface) -> None:
        """What is seen beside the closed curtain: nothing."""
        canvas.fill(NIGHT)

    def _hang(self, canvas: pygame.Surface, shut: float) -> None:
        """Both halves, from the edges of the window to where they are."""
        middle = canvas.get_width() // 2
        for half, side in zip(self._halves, (-1, 1), strict=True):
            wide = half.cloth.get_width()
            left = middle - wide if side < 0 else middle
            left += round(side * wide * (1 - shut))
            canvas.blit(half.cloth, (left, 0))
            lay_on(half.fringe, canvas, (left, half.cloth.get_height()))

    def _fade(self, canvas: pygame.Surface, shut: float) -> None:
        """Without motion the curtain is there by and by."""
        closed = canvas.copy()
        self._hang(closed, 1.0)
        lay_faintly(closed, canvas, shut)
