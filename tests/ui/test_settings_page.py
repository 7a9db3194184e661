"""The settings page: what is changed is applied and saved at once, or it is said that it is not."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import Any

import pygame
import pytest

from hollywood.ui.pages.settings_page import LEAVES, SECTIONS, SettingsPage
from hollywood.ui.widgets.controls import Choice, Slider, Switch

from ..harness.windows import (
    PRESSES,
    Heard,
    click,
    control_of,
    game,
    nothing,
    point,
    press,
    props_of,
    shown,
)

pytestmark = pytest.mark.usefixtures("own_folder")


def test_settings_are_applied_and_saved_at_once(tmp_path: Path) -> None:
    note = Heard()
    scene = SettingsPage(props_of(), game(), note("changed"), PRESSES, note("back"))
    shown(scene)
    count = 0
    for leaf in LEAVES:
        turn_to(scene, leaf)
        switches = [each for each in scene.controls.all if isinstance(each, Switch)]
        count += len(switches)
        for switch in switches:
            click(scene, switch.rect.center)
    settings = scene.props.settings
    assert settings.fullscreen
    assert settings.reduced_motion
    assert settings.symbols
    assert settings.muted
    assert not settings.remarks
    assert note.calls == ["changed"] * count
    assert '"symbols": true' in (tmp_path / "settings.json").read_text("utf-8")


@pytest.mark.parametrize("text", [100, 200])
def test_settings_that_cannot_be_saved_say_so_until_they_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: int
) -> None:
    """Else whoever starts the game again on a disk that was full would find others."""
    scene = SettingsPage(props_of("fr", text=text), game(), nothing, PRESSES, nothing)
    shown(scene)
    (switch, *_) = (each for each in scene.controls.all if isinstance(each, Switch))
    said: list[str] = []
    put_block = SettingsPage.put_block

    def heard(self: SettingsPage, words: str, *rest: Any) -> pygame.Rect:
        said.append(words)
        return put_block(self, words, *rest)

    monkeypatch.setattr(SettingsPage, "put_block", heard)
    (tmp_path / "settings.json").mkdir()
    click(scene, switch.rect.center)
    assert any("settings.json" in words for words in said)
    assert scene.holds(scene.controls.all)
    (tmp_path / "settings.json").rmdir()
    said.clear()
    (switch, *_) = (each for each in scene.controls.all if isinstance(each, Switch))
    click(scene, switch.rect.center)
    assert said
    assert not any("settings.json" in words for words in said)


def turn_to(scene: SettingsPage, leaf: str) -> None:
    number = list(LEAVES).index(leaf)
    click(scene, scene.controls.all[number - 1 - len(LEAVES)].rect.center)


def test_a_volume_is_dragged() -> None:
    scene = SettingsPage(props_of(), game(), nothing, PRESSES, nothing)
    shown(scene)
    turn_to(scene, "sound")
    rect = control_of(scene, Slider, 0).rect
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=1))
    for x in range(rect.centerx, rect.right + 50, 9):
        point(scene, (x, rect.centery), held=True)
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=rect.center, button=1))
    assert scene.props.settings.music == 100


def test_keys_change_a_setting_and_keep_the_focus() -> None:
    scene = SettingsPage(props_of(), game(), nothing, PRESSES, nothing)
    shown(scene)
    point(scene, control_of(scene, Choice, 0).rect.center)
    press(scene, pygame.K_RIGHT)
    press(scene, pygame.K_RIGHT)
    assert scene.props.settings.text_size == 150
    assert scene.controls.focus is control_of(scene, Choice, 0)


def test_every_setting_is_on_one_leaf() -> None:
    scene = SettingsPage(props_of(), game(), nothing, PRESSES, nothing)
    shown(scene)
    found: list[str] = []
    for leaf, columns in LEAVES.items():
        turn_to(scene, leaf)
        found += chain.from_iterable(map(scene._rows, chain(*columns)))
    every = [*chain(*SECTIONS.values()), *game().boxed.choices]
    assert sorted(found) == sorted(every)


# the others
