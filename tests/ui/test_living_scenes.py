"""Scenes that move by themselves, controls that answer; each has its twin that stands still."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hollywood import files
from hollywood.ui.pages.living_art import Listing, LivingArt
from hollywood.ui.pages.title import Title
from hollywood.ui.rulebook.rulebook import Topic
from hollywood.ui.rulebook.rules_page import RulesPage

from ..harness.windows import Heard, control, game, point, press, props_of, shown
from .test_scenes import SCENES, pause, title

# parts of the title at 1280 x 720
LOGO_REEL = (455, 120, 40, 60)
CANOPY_BULBS = (100, 518, 200, 8)
FILM = (195, 290, 30, 130)
BEAM = (600, 250, 150, 60)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    pygame.font.init()
    monkeypatch.setattr(files, "own", lambda name: tmp_path / name)


def test_the_title_lives_where_things_may_move() -> None:
    for still in (False, True):
        props = props_of()
        props.settings.reduced_motion = still
        scene = title(props, Heard())
        shown(scene)
        scene.backdrop.wait()
        scene.update(0.01)
        seen = set()
        for _ in range(5):
            scene.update(0.5)
            picture = pygame.Surface((1280, 720))
            scene.draw(picture)
            parts = (LOGO_REEL, CANOPY_BULBS, FILM, BEAM)
            seen |= {
                (part, pygame.image.tobytes(picture.subsurface(part), "RGB")) for part in parts
            }
        looks = [sum(part == each for part, _ in seen) for each in parts]
        assert looks == [1, 1, 1, 1] if still else min(looks) > 1, looks
        scene.leave()


def test_pictures_of_rules_move_where_things_may() -> None:
    for still, moves in ((False, True), (True, False)):
        props = props_of()
        props.settings.reduced_motion = still
        scene = RulesPage(props, game(), lambda: None, topic=Topic("bumping"))
        shown(scene)
        scene.wait()  # its picture comes from another thread
        scene.update(0.01)
        begun = pygame.Surface((1280, 720))
        scene.draw(begun)
        assert scene.resting is still
        scene.update(0.8)
        later = pygame.Surface(begun.get_size())
        scene.draw(later)
        pictures = [pygame.image.tobytes(each, "RGB") for each in (begun, later)]
        assert (pictures[0] != pictures[1]) is moves


def test_what_is_pointed_at_or_pressed_answers_in_the_next_frame() -> None:
    scene = pause(props_of(), Heard())
    pictures = [shown(scene)]
    button = control(scene, "Rules").rect

    def frame() -> None:
        assert scene.update(1 / 60)
        pictures.append(pygame.Surface((1280, 720)))
        scene.draw(pictures[-1])

    point(scene, button.center)
    for _ in range(3):
        frame()
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=button.center, button=1))
    frame()
    seen = [pygame.image.tobytes(each.subsurface(button), "RGB") for each in pictures]
    assert len(set(seen)) == len(seen)
    point(scene, (2, 2))
    for _ in range(9):
        scene.update(1 / 60)
    assert scene.resting
    scene.draw(pictures[-1])
    assert pygame.image.tobytes(pictures[-1].subsurface(button), "RGB") == seen[0]


def test_nothing_shines_that_the_mouse_is_not_on() -> None:
    scene = pause(props_of(), Heard())
    shown(scene)
    point(scene, control(scene, "Rules").rect.center)
    assert scene.controls.shown is control(scene, "Rules")
    point(scene, (2, 2))
    assert scene.controls.shown is None
    assert scene.controls.focus is control(scene, "Rules")  # for keys
    press(scene, pygame.K_DOWN)
    assert scene.controls.shown is scene.controls.focus


def test_the_ring_of_the_keys_goes_as_the_mouse_comes_to_the_same_control() -> None:
    scene = pause(props_of(), Heard())
    shown(scene)
    press(scene, pygame.K_DOWN)
    scene.update(1.0)
    focus = scene.controls.focus
    assert focus is not None
    point(scene, focus.rect.center)
    assert scene.controls.shown is focus
    assert scene.update(0.01), "it looks otherwise"


@pytest.mark.parametrize(
    "name", ["title", "new match", "rules and deal", "settings, game", "pause"]
)
@pytest.mark.parametrize("size", [(280, 600), (1500, 100), (60, 40)])
def test_a_window_narrower_than_it_should_be_tears_nothing(
    name: str, size: tuple[int, int]
) -> None:
    scene = SCENES[name](props_of("fr", size), Heard())
    canvas = shown(scene)
    if isinstance(scene, Title):
        scene.backdrop.wait()
        scene.update(0.5)
        scene.draw(canvas)
    scene.leave()


@pytest.mark.parametrize(("scale", "times"), [(1.0, 8), (2.0, 4)])
def test_what_lives_changes_less_often_where_a_picture_takes_long(scale: float, times: int) -> None:
    listing = Listing("near", "far", (), (), ())
    living = LivingArt(listing, scale, (0, 0))
    assert sum(living.update(1 / 64) for _ in range(64)) == times
