"""The log hangs over the sky: nothing that is asked or offered lies behind it."""

from __future__ import annotations

import pygame
import pytest

from hollywood.games.times_square.table.hit_areas import pad, whistle
from hollywood.games.times_square.table.street_painter import StreetPainter

from . import by_hand
from .positions import START
from .test_table import Seated, seated

__all__ = ["seated"]
NEAR = pygame.Color(16, 16, 16, 255)


def painted(seated: Seated, place: pygame.Rect) -> pygame.Surface:
    seated.stack.draw(seated.canvas)
    return seated.canvas.subsurface(place).copy()


def alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether they look the same but for what shines faintly through."""
    same = pygame.mask.from_threshold(one, NEAR, NEAR, othersurface=other)
    return same.count() > 0.98 * one.get_width() * one.get_height()


@pytest.mark.parametrize("offered", ["pads", "whistle"])
def test_what_can_be_clicked_is_seen_before_it(seated: Seated, offered: str) -> None:
    table = seated.sit()
    state = seated.put(START, "sue sue hal_2")
    plan = by_hand.setting_of(table).plan
    if offered == "pads":
        seated.press(pygame.K_1)
        places = [pad(plan, 0, by, both) for by in (-1, 1) for both in (False, True)]
    else:
        seated.click(by_hand.figure_of(table, 3))
        places = [whistle(plan, state)]
    inner = [place.inflate(-8, -8) for place in places]
    before = [painted(seated, place) for place in inner]
    seated.press(pygame.K_l)
    log = table.notes.rooms(table.match.to_act, (), log=True).log
    assert log is not None
    assert any(map(log.contains, places))
    assert all(map(alike, [painted(seated, place) for place in inner], before))
    seated.press(pygame.K_l)


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
