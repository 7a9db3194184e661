"""What has room on a speaking slate: what must be said is never cut."""

from __future__ import annotations

import pygame
import pytest

from hollywood.settings import Settings
from hollywood.ui.table.slate_speech import Speech
from hollywood.ui.table.slate_words import SlateWords

from ..harness.pilot import program

COACH = "Better: Granite › Paloma 1 and Flint › Moth 5 (3 cards). Makes room for 3 new cards."
SHORT = "A card is missing."


@pytest.mark.parametrize(("why", "asked"), [(COACH, False), (SHORT, True)])
def test_what_is_asked_for_gives_way_to_what_must_be_said(why: str, asked: bool) -> None:
    with program(Settings(language="en")) as (_, flow):
        place = pygame.Rect(0, 0, 192, 158)
        speech = Speech("YOUR OWN NIGHT", "Now you: a few turns before closing", why, urgent=True)
        words = SlateWords(flow.props, speech, place.width)
        assert words._have_room(place) == asked
        words.paint(pygame.Surface(place.size), place)


@pytest.mark.parametrize(
    ("label", "stands"), [("TRY IT", True), ("TRY IT: " + COACH.upper(), False)]
)
def test_a_label_stands_whole_or_not_at_all(label: str, stands: bool) -> None:
    with program(Settings(language="en")) as (_, flow):
        place = pygame.Rect(0, 0, 300, 200)
        blocks = SlateWords(flow.props, Speech(label, SHORT), place.width).blocks(place)
        assert len(blocks) == 1 + stands
