"""What of a table lies beside its cover: it can be looked at, and nothing can be done there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeAlias

import pygame

from hollywood.core.game import M, S
from hollywood.ui.draw.kept_picture import Piece

if TYPE_CHECKING:
    from .table import Table

_NOWHERE = (-1, -1)


class Uncovered(Generic[S, M]):
    """Lets whoever points look closely at what everybody may see."""

    def __init__(self, table: Table[S, M]) -> None:
        self._table = table

    @property
    def resting(self) -> bool:
        """Whether waiting tells nothing."""
        return self._table.input.pointer.resting

    def update(self, seconds: float) -> bool:
        """Let time pass; whether something else is looked at."""
        return self._table.input.pointer.wait(seconds)

    def point(self, event: pygame.event.Event, cover: pygame.Rect) -> bool:
        """Where the mouse is, and its right button; whether anything may look otherwise."""
        if event.type == pygame.MOUSEMOTION:
            covered = cover.collidepoint(event.pos)
            self._table.input.pointer.point(_NOWHERE if covered else event.pos)
            return True
        look, pick = self._table.input.pointer.look, self._table.input.pointer.pick
        match event.type, event.dict.get("button"):
            case pygame.MOUSEBUTTONDOWN, 3 if not cover.collidepoint(event.pos):
                look.press(pick)
            case pygame.MOUSEBUTTONUP, 3:
                look.release(pick)
            case pygame.MOUSEBUTTONDOWN, 1:
                look.put_away()
            case _:
                return False
        return True

    def piece(self) -> Piece | None:
        """What is looked at closely."""
        table = self._table
        return table.inspector.piece(table.view(), table.input.pointer, None, ())


AnyUncovered: TypeAlias = Uncovered[Any, Any]
