"""A card beside its words: no name is cut, however large words are."""

from __future__ import annotations

import random

import pygame
import pytest

from hollywood import box
from hollywood.settings import Settings
from hollywood.ui.app.scene import Stack
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.theme import Type
from hollywood.ui.sound.sound import Sound
from hollywood.ui.table.card_plate import CardPlate

from ..harness.hollywood_match import Sketches
from ..harness.positions import DECK


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0])
def test_a_name_of_one_long_word_has_room(text: float) -> None:
    pygame.init()
    sound, settings = Sound(random.Random(1)), Settings(language="fr")
    props = Props(box.open_sentences(), settings, Sketches(DECK), sound, Stack())
    props.fit(Screen(1280, 720, text))
    plate = CardPlate(props, lambda of, size: pygame.Rect((0, 0), size))
    words = plate._words(("science-fiction", "Livre : 7 de Renommée."), asked=False)
    assert words.get_width() >= props.typesetter.width("Science-fiction", Type.NAME)
