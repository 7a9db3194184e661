"""Another match comes to lie there: the board turns over, or all fades into it."""

from __future__ import annotations

from functools import partial
from math import cos, pi

import pygame

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.ground import felt
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.table.table import AnyTable

_TURNS, _FADES = 0.38, 0.12  # seconds
_STEPS = 24


class BoardTurn:
    """One turn about the upright axis; where nothing turns both pictures fade into each other."""

    def __init__(self, props: Props, has_board: bool) -> None:
        self._props, self._has_board = props, has_board
        self.looks = False  # the table alone is being looked at
        self._sides: tuple[pygame.Surface, pygame.Surface] | None = None
        self._place = pygame.Rect(0, 0, 0, 0)
        self._spent = 0.0

    def picture(self, table: AnyTable) -> pygame.Surface:
        """The board as it lies there now."""
        whole = pygame.Surface(self._props.screen.rect.size)
        self.looks = True
        table.draw(whole)
        self.looks = False
        below = pygame.Rect(0, table.ground.bar.bottom, *whole.get_size()).clip(whole.get_rect())
        board = table.ground.board if self._has_board else None
        self._place = below if board is None else board.clip(below)
        return whole.subsurface(self._place).copy()

    def begin(self, before: pygame.Surface, after: pygame.Surface) -> None:
        """From one picture to the other."""
        self._spent = 0.0
        self._sides = (before, after)
        self._props.sound.play("card_flip")

    @property
    def resting(self) -> bool:
        """Whether nothing turns."""
        return self._sides is None

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything has turned."""
        if self._sides is None:
            return False
        self._spent += seconds
        if self._spent >= self._lasts:
            self._sides = None
        return True

    @property
    def _turns(self) -> bool:
        return self._has_board and self._props.moves

    @property
    def _lasts(self) -> float:
        return _TURNS if self._props.moves else _FADES

    def piece(self) -> Piece | None:
        """The board on its way."""
        if self._sides is None:
            return None
        step = min(_STEPS, int(_STEPS * self._spent / self._lasts))
        paint = partial(self._turned if self._turns else self._faded, self._sides, step)
        return Piece((self._sides[0], step), self._place, paint)

    def _turned(
        self, sides: tuple[pygame.Surface, pygame.Surface], step: int, canvas: pygame.Surface
    ) -> None:
        """As wide as it is seen from the front."""
        seen = cos(pi * step / _STEPS)
        side = sides[0] if seen > 0 else sides[1]
        cloth = felt(self._props.screen, self._props.felt)
        canvas.blit(cloth, self._place, self._place)
        wide = max(1, round(abs(seen) * self._place.width))
        narrow = pygame.transform.scale(side, (wide, self._place.height))
        canvas.blit(narrow, narrow.get_rect(center=self._place.center))

    def _faded(
        self, sides: tuple[pygame.Surface, pygame.Surface], step: int, canvas: pygame.Surface
    ) -> None:
        canvas.blit(sides[1], self._place)
        over = sides[0].copy()
        over.set_alpha(255 - 255 * step // _STEPS)
        canvas.blit(over, self._place)
