"""The panel of the score, painted in small windows and with large words."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.ui.draw.text import Typesetter

from ...harness.hurry import in_a_hurry
from .positions import paperback
from .stills import Still, Window
from .test_table_painting import WHO, writing


@pytest.fixture(autouse=True)
def _window(monkeypatch: pytest.MonkeyPatch) -> None:
    in_a_hurry(monkeypatch)
    pygame.init()
    pygame.display.set_mode((8, 8))


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 576), (1280, 720)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_is_the_largest_of_what_is_said_of_it(
    language: Language, size: tuple[int, int], text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = paperback()
    still = Still(game, Window(size, language, text), WHO)
    s = writing(game)
    desk = still.desk(s, still.typed(s, 0, "pa"))
    telling, painter = still.painter._telling, still.painter._lying._score
    sizes: dict[str, int] = {}
    sized = Typesetter.sized

    def noted(setter: Typesetter, words: str, *look: Any) -> pygame.Surface:
        sizes[words] = look[-1]
        return sized(setter, words, *look)

    monkeypatch.setattr(Typesetter, "sized", noted)
    pieces = painter.pieces(telling.told(still.view(s, desk), desk).count)
    pieces["count", "said"].paint(pygame.Surface(size, pygame.SRCALPHA, 32))
    word = sizes.pop("PA")
    assert all(word > each for each in sizes.values())
    assert word >= painter._px(21) * min(1.6, text / 100) - 1
    said, lines = pieces["count", "said"].place, pieces["count", "lines"].place
    assert said.bottom <= lines.top + painter._px(1)
    assert lines.height >= 3 * round(1.18 * still.window.screen.letters(painter._units))
