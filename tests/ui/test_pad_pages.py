"""Pages with a pad only: every control is reached with its cross, and answers its A and B."""

from __future__ import annotations

import pygame
import pytest

from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.ui.app.keys import PAD_DOWN, WAYS
from hollywood.ui.pages.settings_page import LEAVES, SettingsPage
from hollywood.ui.pages.street import Street
from hollywood.ui.widgets.controls import Choice, Control, Controls, Slider, Switch
from hollywood.ui.widgets.neighbours import neighbour
from hollywood.ui.widgets.pad_line import PadLine

from ..harness.windows import Heard, props_of, shown
from .test_scenes import SCENES

pytestmark = pytest.mark.usefixtures("own_folder", "roughly")

# a page of the rules is turned with the cross
CROSSED = [name for name in SCENES if not name.startswith("rules ") or name == "rules and deal"]


def pushed(name: str) -> pygame.event.Event:
    return pygame.event.Event(PAD_DOWN, name=name, chord=False, again=False)


def leads(controls: Controls, number: int) -> set[int]:
    """Where the cross leads from there."""
    found = set[int]()
    for way in WAYS:
        controls.focus = controls.all[number]
        controls.handle(pushed(f"pad_{way}"))
        assert controls.focus is not None
        found.add(controls.all.index(controls.focus))
    return found


def reached(ways: dict[int, set[int]], start: int) -> set[int]:
    found, todo = {start}, [start]
    while todo:
        new = ways[todo.pop()] - found
        found |= new
        todo += new
    return found


@pytest.mark.parametrize("name", CROSSED)
@pytest.mark.parametrize(
    ("size", "text"),
    [((1280, 720), 100), pytest.param((1024, 576), 200, marks=pytest.mark.soak)],
)
def test_the_cross_leads_from_every_control_to_every_other(
    name: str, size: tuple[int, int], text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in (Choice, Slider, Switch):
        monkeypatch.setattr(kind, "step", lambda self, by: True)
    scene = SCENES[name](props_of("fr", size, text), Heard())
    scene.lay_out()
    every = range(len(scene.controls.all))
    ways = {number: leads(scene.controls, number) for number in every}
    assert [each for each in every if reached(ways, each) != {*every}] == []
    scene.leave()


def test_straight_ahead_comes_before_60_degrees_and_they_before_120() -> None:
    here = pygame.Rect(0, 0, 10, 10)
    straight, narrow, wide, behind = (
        pygame.Rect(at, (10, 10)) for at in ((300, 5), (100, 50), (20, 40), (-20, 0))
    )
    assert neighbour(here, [wide, narrow, straight, behind], 1, 0) == 2
    assert neighbour(here, [wide, narrow, behind], 1, 0) == 1
    assert neighbour(here, [wide, behind], 1, 0) == 0
    assert neighbour(here, [behind], 1, 0) is None


def test_a_choice_beside_others_is_changed_by_a_alone_and_a_lone_one_by_arrows() -> None:
    controls = props_of().controls()
    left, right = (Choice(pygame.Rect(x, 0, 50, 20), options="abc") for x in (0, 100))
    lone = Choice(pygame.Rect(0, 50, 50, 20), options="abc")
    controls.set([left, right, lone])
    controls.focus = left
    controls.handle(pushed("pad_right"))
    assert (controls.focus, left.chosen) == (right, 0)
    controls.handle(pushed("pad_a"))
    assert right.chosen == 1
    controls.focus = lone
    controls.handle(pushed("pad_right"))
    assert (controls.focus, lone.chosen) == (lone, 1)


def test_a_key_changes_a_choice_also_beside_others() -> None:
    controls = props_of().controls()
    choices: list[Control] = [Choice(pygame.Rect(x, 0, 50, 20), options="abc") for x in (0, 100)]
    controls.set(choices)
    controls.focus = choices[0]
    controls.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
    assert controls.focus is choices[0]


@pytest.mark.parametrize("name", SCENES)
def test_the_right_stick_leads_through_all_controls(name: str) -> None:
    """Also where the cross turns pages, or walks along something."""
    scene = SCENES[name](props_of(), Heard())
    scene.lay_out()
    found = set[int]()
    for _ in scene.controls.all:
        scene.handle(pushed("pad_rs_right"))
        assert scene.controls.focus is not None
        found.add(scene.controls.all.index(scene.controls.focus))
    assert len(found) == len(scene.controls.all)
    scene.leave()


def test_the_street_with_a_pad(monkeypatch: pytest.MonkeyPatch) -> None:
    """LB and RB lead along it, and are refused softly at its ends; other buttons lead into it."""
    note, played = Heard(), list[str]()
    scene = SCENES["street of two"](props_of(), note)
    assert isinstance(scene, Street)
    shown(scene)
    monkeypatch.setattr(scene.props.sound, "play", lambda sound, *_: played.append(sound))
    walked = []
    for name in ("pad_lb", "pad_rb", "pad_rb", "pad_lb"):
        scene.handle(pushed(name))
        walked.append((scene.opened, played[-1] == "ui_back"))
    assert walked == [(0, True), (1, False), (1, True), (0, False)]
    for name in ("pad_x", "pad_y", "pad_menu", "pad_a"):
        scene.handle(pushed(name))
    assert note.calls[-4:] == ["page", "rules", "settings", "quick"]
    scene.handle(pushed("pad_b"))
    assert scene.controls.focus is scene.foot[-1]


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "text"),
    [
        ((1024, 576), 100),
        pytest.param((1280, 720), 100, marks=pytest.mark.soak),
        pytest.param((1280, 720), 200, marks=pytest.mark.soak),
    ],
)
def test_a_line_says_what_more_a_pad_does_and_covers_nothing(
    name: str, language: Language, size: tuple[int, int], text: int
) -> None:
    props = props_of(language, size, text)
    scene, line = SCENES[name](props, Heard()), PadLine(props)
    shown(scene)
    assert not line.update(0.1), "a pad is used"
    props.keys.signs = "letters"
    line.update(0.1)
    assert (line._seen is not None) == bool(scene.pad_does) or text > 100
    if line._seen is not None:
        words, place = line._seen
        assert "LB" in words or "RT" in words
        assert props.screen.rect.contains(place)
        assert place.collidelist([each.rect for each in scene.controls.all]) < 0
    scene.leave()


def test_lb_and_rb_turn_the_leaves_of_the_settings() -> None:
    scene = SCENES["settings, sound"](props_of(), Heard())
    assert isinstance(scene, SettingsPage)
    shown(scene)
    seen = []
    for _ in LEAVES:
        scene.handle(pushed("pad_rb"))
        seen.append(scene._leaf)
    assert sorted(seen) == sorted(LEAVES)
    scene.handle(pushed("pad_lb"))
    assert scene._leaf == seen[-2]
