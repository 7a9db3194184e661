"""A table that is left keeps nothing large, and is painted again as it was."""

from __future__ import annotations

import weakref

import pygame
import pytest

from hollywood.games.paperback.finale.finale import Finale

from .positions import at, paperback
from .stills import Still, Window
from .test_finale import doors, props_of, told_of


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.init()
    pygame.display.set_mode((8, 8))


def test_a_table_that_is_left_keeps_nothing_large_and_is_painted_again() -> None:
    game = paperback()
    still = Still(game, Window((1024, 576)))
    s = at(game, "p5 a6 er4 u5 t1")
    desk = still.desk(s)
    painting = still.painting(still.view(s, desk), desk)
    before = pygame.image.tobytes(painting.ground, "RGB")
    large = [weakref.ref(painting.ground), weakref.ref(still.painter._lying.room)]
    assert still.painter._pen.pictures._cache.filled
    del painting
    still.painter.put_away()
    assert [each() for each in large] == [None, None]
    assert not still.painter._pen.pictures._cache.filled
    assert not still.painter._cards.turned.filled
    painting = still.painting(still.view(s, desk), desk)
    assert pygame.image.tobytes(painting.ground, "RGB") == before


def test_the_table_goes_when_the_night_is_seen_and_not_when_it_is_laid_out() -> None:
    props, gone = props_of(), list[str]()
    scene = Finale(props, told_of(3, 7), doors(), lambda: gone.append("table"))
    scene.resize(props.screen)
    assert not gone, "the last move is still on its way"
    scene.update(0.1)
    scene.update(0.1)
    assert gone == ["table"]
