"""Each figure on bestseller night opens the cards that it counts."""

from __future__ import annotations

import pygame
import pytest

from hollywood.games.paperback.finale.finale import Finale
from hollywood.games.paperback.finale.owned_cards import OwnedCards, alike
from hollywood.ui.app.keys import event_of
from hollywood.ui.app.screen import Screen

from ...harness.windows import press
from .test_finale import FULL, finale, told_of

pytestmark = pytest.mark.usefixtures("own_folder")
SIZES = [(1024, 576), (1280, 720), (2560, 1080)]


def point_at(scene: Finale, seat: int | None) -> None:
    assert scene._night is not None
    at = (0, 0) if seat is None else scene._night.star(seat).center
    motion = {"pos": at, "rel": (0, 0), "buttons": (0, 0, 0)}
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, motion))


def test_what_a_figure_opens_adds_up_to_it() -> None:
    told = told_of(3, 5, **FULL)
    for seconds in (0.5, 3.0, 6.0, told.count.ends):
        for seat in told.seats:
            opened = alike(told.count.come(seat, seconds), told)
            assert sum(each.fame for each in opened) == told.count.fame(seat, seconds)


def test_a_figure_that_is_pointed_at_holds_the_count() -> None:
    scene = finale(told_of(3, 5))
    scene.update(3.0)
    counted = scene.counted
    point_at(scene, 1)
    assert scene._opened == 1
    scene.update(60.0)
    assert (scene.phase, scene.counted) == ("night", counted)
    point_at(scene, None)
    assert scene._opened is None
    scene.update(60.0)
    scene.update(60.0)
    assert scene.phase == "paper"


def test_numbers_open_figures_without_hurrying_the_count() -> None:
    scene = finale(told_of(2, 5))
    scene.update(3.0)
    press(scene, pygame.K_2)
    assert (scene._opened, scene.phase) == (1, "night")
    press(scene, pygame.K_2)
    assert scene._opened is None


@pytest.mark.parametrize("by", ["pad_", ""], ids=["pad", "keys"])
def test_up_and_down_open_figures_without_hurrying_the_count(by: str) -> None:
    scene = finale(told_of(3, 5))
    scene.update(3.0)
    counted, opened = scene.counted, []
    for way in ("down", "down", "down", "down", "up", "up"):
        scene.handle(event_of(by + way))
        opened.append(scene._opened)
    assert opened == [0, 1, 2, None, 2, 1]
    assert (scene.phase, scene.counted) == ("night", counted)


def test_the_line_of_a_pad_tells_of_figures_while_they_are_there() -> None:
    scene = finale(told_of(2, 5))
    assert [*scene.pad_does] == ["figures"]
    scene.count_all()
    assert not scene.pad_does
    scene.count_again()
    assert [*scene.pad_does] == ["figures"]


def test_nothing_is_opened_before_anything_has_come() -> None:
    scene = finale(told_of(2, 5))
    point_at(scene, 0)
    assert scene._opened is None


@pytest.mark.parametrize("size", SIZES)
def test_all_cards_of_everybody_fit(size: tuple[int, int]) -> None:
    told = told_of(5, 5, **FULL)
    scene = finale(told)
    scene.resize(Screen(*size))
    cards, screen = OwnedCards(scene.props, told, scene.pictures), scene.props.screen.rect
    assert scene._night is not None
    for seat in told.seats:
        plate = cards.plate(seat, told.count.ends)
        place = cards.place(plate, scene._night.row(seat))
        assert screen.contains(place)
        assert not place.colliderect(scene._night.star(seat))
