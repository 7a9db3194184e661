"""How things are painted on their way: sharp, with shadows as large as they look."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

import pygame
import pytest
from pygame import Color

from hollywood.games.hollywood.table import things
from hollywood.games.hollywood.table.chips import chip
from hollywood.games.hollywood.table.layout import CLAP, DOUBLE, REEL, card_key
from hollywood.games.hollywood.table.things import ThingPainter
from hollywood.ui.table import card_painter
from hollywood.ui.table.stage import Actor, Pose, Way

from ...harness.endings import props_of, set_up_of
from ...harness.positions import DECK


def scaled_by(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """How wide pictures were, and how wide the module made them."""
    sizes: list[tuple[int, int]] = []

    def scaled(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        sizes.append((picture.get_width(), size[0]))
        return pygame.transform.scale(picture, size)

    monkeypatch.setattr(module, "scaled", scaled)
    return sizes


def test_a_reel_that_shrinks_is_not_blurred(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is drawn at its largest, and made smaller."""
    sizes = scaled_by(things, monkeypatch)
    painter = ThingPainter(props_of(), DECK, set_up_of(3).chairs)
    lies = Pose(200, 200, 67)
    leaves = Actor(lies, replace(lies, width=13), Way(1.0), spent=0.2, leaves=True)
    canvas = pygame.Surface((400, 400), 0, 32)
    painter.reel(canvas, (REEL, 0, 0), 0, leaves, leaves.pose, False)
    assert sizes
    assert all(drawn >= seen for drawn, seen in sizes)


def test_a_card_that_shrinks_is_not_blurred(monkeypatch: pytest.MonkeyPatch) -> None:
    """It lay there in one size and goes to another: what was sharp stays so until it is small."""
    sizes = scaled_by(card_painter, monkeypatch)
    painter = ThingPainter(props_of(), DECK, set_up_of(3).chairs)
    lies = Pose(200, 200, 112)
    leaves = Actor(lies, replace(lies, width=64), Way(1.0), spent=0.2)
    painter.card(pygame.Surface((400, 400), 0, 32), card_key(0), leaves, leaves.pose)
    assert sizes
    assert all(drawn >= seen for drawn, seen in sizes)


def darkened(actor: Actor) -> int:
    """How many pixels of a white table a card and its shadow cover."""
    props = props_of()
    table = pygame.Surface((400, 400), 0, 32)
    table.fill("white")
    painter = ThingPainter(props, DECK, set_up_of(3).chairs)
    painter.card(table, card_key(0), actor, actor.pose)
    return pygame.mask.from_threshold(table, (255, 255, 255), (1, 1, 1, 255)).count()


def test_a_shadow_is_as_large_as_what_casts_it_and_fades_with_it() -> None:
    pose = Pose(200, 200, 112)
    lies = Actor(pose, pose, Way())
    edge_on = Actor(replace(pose, face=False), pose, Way(1.0), spent=0.5)
    small, faint = replace(pose, width=20), replace(pose, seen=0.02)
    white = 400 * 400
    card = white - darkened(lies)
    assert white - darkened(edge_on) < card / 4, "a full slab lay under cards that are turned over"
    assert white - darkened(Actor(small, small, Way())) < card / 4
    assert white - darkened(Actor(faint, faint, Way())) < card


@pytest.mark.parametrize("kind", [CLAP, DOUBLE])
def test_a_studio_card_is_a_white_sign_on_black_where_contrast_is_high(kind: str) -> None:
    props = props_of()
    props.fit(replace(props.screen, contrast=True))
    picture = chip(props, kind, pygame.Surface((50, 70)), 41, Color("red"), False)
    inner = pygame.surfarray.array3d(picture)[6:-6, 6:-6].astype(int)
    assert (inner.max(2) - inner.min(2)).max() == 0, "no colours"
    assert inner.min() == 0
    assert inner.max() > 250
