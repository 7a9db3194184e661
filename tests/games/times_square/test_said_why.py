"""Whoever has begun something and goes on nowhere is told what is asked."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from hollywood.games.times_square.rules.state import Trio

from . import by_hand
from .positions import START
from .test_table import Seated, seated

__all__ = ["seated"]


@pytest.mark.parametrize("how", ["enter", "click"])
@pytest.mark.parametrize(
    ("places", "begun", "reason"),
    [
        (START, "card", "lit_only"),
        ((0, -1, 1, 1, -1), "card", "rope"),
        (START, "figure", "send"),
        (START, "lure", "lure"),
    ],
)
def test_nothing_that_is_begun_is_met_with_silence(
    seated: Seated, places: Sequence[int], begun: str, reason: str, how: str
) -> None:
    table = seated.sit()
    seated.put(places, "sue hal_2 guards_to_sue deb_to_manhole guard guard deb_2 deb_3")
    if begun == "card":
        seated.press(pygame.K_1)
    elif begun == "figure":
        seated.click(by_hand.figure_of(table, 4))
    else:
        seated.press(pygame.K_w)
    draft, nowhere = table.draft, table.ground.bar.midbottom
    seated.motion((nowhere[0], nowhere[1] + 4))
    seated.heard()
    if how == "enter":
        seated.press(pygame.K_RETURN)
    else:
        seated.click((nowhere[0], nowhere[1] + 4))
    assert (seated.warned, table.draft, table.match.moves) == (reason, draft, [])


@pytest.mark.parametrize(
    ("hand", "said"),
    [("sue sue sue hal_2 guard guard deb_2 deb_3", "done"), ("sue sue hal_2 guard", "no_more")],
)
def test_another_card_is_asked_for_only_where_there_is_one(
    seated: Seated, hand: str, said: str
) -> None:
    table = seated.sit()
    seated.put(START, hand)
    by_hand.by_keys(seated, table, Trio(1))
    seated.stack.update(1.0)
    assert table.words.id == f"times_square.table.{said}"
