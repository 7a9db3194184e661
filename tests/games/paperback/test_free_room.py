"""A tip lies where nothing is read or clicked."""

from __future__ import annotations

import pygame
import pytest

from hollywood.core.record import HUMAN
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.state import State
from hollywood.games.paperback.table.free_room import free_room
from hollywood.games.paperback.table.layout import layout
from hollywood.games.paperback.table.places import BASKET_KEY, BLOTTER_KEY, SHEET_KEY, places
from hollywood.ui.draw.surfaces import height
from hollywood.ui.table.stage import Pose
from hollywood.ui.table.tip_plate import TipPlate

from .positions import at, library, made, paperback
from .stills import Still, Window

WHO = (HUMAN, "lead_opportunist", "lead_hoarder", "lead_accountant", "understudy_hoarder")
SIZES = [(1024, 576), (1280, 720), (1920, 1080), (2560, 1080)]
HANDS = ["p5 a6 er4 t1 *2", "p5 a6 er4 u5 t1 s1 n1 *2 *2 *2"]
TIP = "Ce que vous achetez va à la défausse, et revient après le mélange."


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.init()
    pygame.display.set_mode((8, 8))


def turn(game: Paperback, hand: str) -> State:
    """The first seat is about to spell."""
    seed = 1
    while (s := at(game, hand, 5, seed)).turn != 0:
        seed += 1
    library(game, s, "i a e o")
    return s


def place_of(pose: Pose) -> pygame.Rect:
    """Where a card lies."""
    place = pygame.Rect(0, 0, round(pose.width), height(pose.width))
    place.center = round(pose.x), round(pose.y)
    return place


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", HANDS)
def test_a_tip_hides_nothing(hand: str, size: tuple[int, int], text: int) -> None:
    game = paperback(theme="on", awards=1, attacks="on")
    still = Still(game, Window(size, "fr", text), WHO, prizes=True)
    s = turn(game, hand)
    for step in ("spell", "buy"):
        if step == "buy":
            made(game, s, "spell p5 a6 common *2=n t1 er4")
        assert s.step == step
        laid = still.desk(s).seat_layout
        room = free_room(laid)
        assert room is not None
        tip = TipPlate(still.props).in_room(TIP, room, at_head=True)
        assert room.contains(tip)
        used = places(still.plan, s, game.table).items()
        clicked = [at for key, at in used if key not in (SHEET_KEY, BLOTTER_KEY, BASKET_KEY)]
        cards = [place_of(pose) for pose in layout(laid).values()]
        read = [*laid.plan.sheet.missing(laid.slots, laid.missing), laid.plan.blotter.basket_words]
        assert tip.collidelist([*cards, *clicked, *(read[:-1] if step == "spell" else read)]) == -1
