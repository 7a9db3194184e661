"""Cards that lie on every table at first are drawn while the page of the game is looked at."""

from __future__ import annotations

import pygame
import pytest

from hollywood.core.record import HUMAN
from hollywood.games.paperback.table import first_cards
from hollywood.games.paperback.table.layout import layout
from hollywood.games.paperback.table.places import card_key

from .positions import deck, paperback
from .stills import Still, Window

WHO = (HUMAN, "lead_opportunist", "lead_hoarder")


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("symbols", [False, True])
def test_no_card_of_a_first_hand_is_seen_as_a_back(size: tuple[int, int], symbols: bool) -> None:
    pygame.init()
    pygame.display.set_mode((8, 8))
    game = paperback()
    still = Still(game, Window(size, symbols=symbols), WHO)
    s = game.start(3, 7)
    first_cards.prepare(still.props, deck(), "en")
    still.art.wait()
    laid = layout(still.desk(s, own=s.turn).seat_layout)
    still.painter._cards.symbols = symbols
    books = [pile[-1] for pile in s.fame]
    for card in (*s.hands[s.turn], *books):
        pose = laid[card_key(card)]
        name = still.painter._cards.card_id(card_key(card), True)
        assert still.art.ready([name], round(pose.width), "en", symbols), name
