"""The pictures of the rules: cards and reels lie as they do at the table."""

from __future__ import annotations

import pygame
import pytest

from hollywood.games.hollywood.pages.rules_canvas import RulesCanvas
from hollywood.games.hollywood.table.geometry import Places

from ...harness.positions import DECK
from ...harness.windows import props_of


@pytest.mark.parametrize("symbols", [False, True])
def test_a_reel_lies_on_its_card_as_at_the_table(symbols: bool) -> None:
    props = props_of()
    props.settings.symbols = symbols
    places = Places(props.screen, DECK.columns, 4, symbols)
    easel = RulesCanvas(props, (400, 300), places.card)
    slot: pygame.Rect = places.slot(0, 0)
    assert easel.spot_on(slot) == places.on_card(0, 0)
    assert easel.reel_wide == places.reel
