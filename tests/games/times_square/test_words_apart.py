"""No words of the table lie over other words, whatever the language and however large they are."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any

import pygame
import pytest

from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.settings import Settings
from hollywood.ui.draw import kept_picture
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.table.table import AnyTable

from ...harness.pilot import program
from .by_hand import KIT, PLAYER, setting_of
from .positions import START
from .test_table import Seated

SIZES = [(1024, 576), (1280, 720), (1920, 1080), (2560, 1080), (1024, 768)]
KEYS = {"turn": (), "green": (pygame.K_1,), "discarding": (pygame.K_d, pygame.K_1, pygame.K_2)}
LEAST = 2  # pixels: as far as letters may come into the box of others
Words = dict[int, tuple[str, pygame.Surface]]


class Noting(pygame.Surface):
    """Knows which pictures were laid on it, and where."""

    laid: list[tuple[int, tuple[int, int]]]

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), *how: Any, **named: Any) -> Any:
        """Note it, and do it."""
        self.laid.append((id(source), tuple(dest)[:2]))
        return super().blit(source, dest, *how, **named)


def noting(size: tuple[int, int]) -> Noting:
    surface = Noting(size)
    surface.laid = []
    return surface


@pytest.fixture
def set_words(monkeypatch: pytest.MonkeyPatch) -> Words:
    """All words that were set, by their pictures."""
    found: Words = {}
    for name in ("line", "sized", "block", "within"):
        real = getattr(Typesetter, name)

        def noted(self: Typesetter, words: str, *how: Any, real: Any = real, **named: Any) -> Any:
            picture = real(self, words, *how, **named)
            found[id(picture)] = (words, picture)
            return picture

        monkeypatch.setattr(Typesetter, name, noted)
    return found


@contextmanager
def seated_with(language: Language, size: tuple[int, int], text: int) -> Iterator[Seated]:
    pygame.init()
    wide, high = size
    settings = Settings(
        language=language, width=wide, height=high, speed="instant", text_size=text, game=KIT.name
    )
    with program(settings, PLAYER.sketches()) as (window, flow):
        yield Seated(window, flow, random.Random(1))


def over_one_another(table: AnyTable, words: Words) -> list[tuple[str, str]]:
    """The words whose letters come into one another's boxes."""
    size = table.props.screen.rect.size
    pictures = list[Noting]()

    class Kept(kept_picture.KeptPicture):
        def show(self, *given: Any) -> Any:
            if self.surface is None:
                self.surface = noting(size)
                pictures.append(self.surface)
            return super().show(*given)

    table.resize(table.props.screen)
    canvas = noting(size)
    lying = setting_of(table).painter._lying
    lying._ground, lying._whole = Kept(), Kept()
    table.draw(canvas)
    placed = set[tuple[str, tuple[int, int, int, int]]]()
    for laid in (*(each.laid for each in pictures), canvas.laid):
        for picture, at in laid:
            if picture in words:
                said, surface = words[picture]
                ink = surface.get_bounding_rect().move(at)
                placed.add((said, (ink.left, ink.top, ink.width, ink.height)))
    assert len(placed) > 10
    boxes = [(said, pygame.Rect(box)) for said, box in placed if said.strip()]
    return [
        (one, other)
        for (one, first), (other, second) in combinations(boxes, 2)
        if one != other and min(first.clip(second).size) > LEAST
    ]


def look(language: Language, size: tuple[int, int], text: int, words: Words) -> None:
    with seated_with(language, size, text) as seated:
        table = seated.sit()
        for name, keys in KEYS.items():
            table.do("give_up")
            seated.put(START, "sue sue hal_2 guards guard deb_3 deb_5 deb_to_manhole")
            for key in keys:
                seated.press(key)
            assert over_one_another(table, words) == [], (name, language, size, text)


def test_no_words_lie_over_others(set_words: Words) -> None:
    look("it", SIZES[0], 200, set_words)


@pytest.mark.soak
@pytest.mark.parametrize("text", [100, 125, 150, 200])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_no_words_lie_over_others_at_any_size(
    set_words: Words, size: tuple[int, int], text: int, language: Language
) -> None:
    look(language, size, text, set_words)
