"""The log hangs over the sky: no large symbol lies behind it."""

from __future__ import annotations

import pygame
import pytest

from hollywood.games.times_square.table.street_painter import StreetPainter

from .positions import START
from .test_table import Seated, seated

__all__ = ["seated"]


@pytest.mark.parametrize("places", [START, (0, -1, 1, 0, 0), (3, -2, 5, 3, 3)])
def test_no_large_symbol_lies_behind_it(
    seated: Seated, places: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated.sit()
    seated.put(places, "sue")
    marks: list[pygame.Rect] = []

    def letter(self: StreetPainter, canvas: object, said: str, middle: object, size: int) -> None:
        marks.append(pygame.Rect(0, 0, size, size))
        marks[-1].center = middle  # type: ignore[assignment]

    monkeypatch.setattr(StreetPainter, "_letter", letter)
    seated.press(pygame.K_s)
    seated.stack.draw(seated.canvas)
    rooms = table.notes.rooms(table.match.to_act, (), log=True)
    assert rooms.log is not None
    assert len(marks) >= 6
    assert rooms.log.collidelist(marks) == -1
    seated.press(pygame.K_s)
