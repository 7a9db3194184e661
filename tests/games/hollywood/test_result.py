"""The last page of a match: its table, the cards behind every number, its buttons, its words."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from hollywood.core.match import Aids
from hollywood.core.reader import Written
from hollywood.ui.app.screen import Screen

from ...harness.endings import at, click, final, key, plain_end, point, props_of, tied_end
from ...harness.positions import hollywood


def test_every_number_of_the_table_shows_its_cards() -> None:
    game = hollywood()
    scene = final(props_of(), game, plain_end(game))
    scene.resize(Screen(1280, 720))
    key(scene, pygame.K_SPACE, pygame.K_SPACE)
    result, canvas = scene.result, at(Screen(1280, 720))
    for control, asked in result._numbers:
        point(scene, control.rect.center)
        scene.draw(canvas)
        assert result.asked == asked
        items = result._items(asked)
        assert sum(item.points for item in items) == int(control.words)
        assert control.lit


def test_buttons_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    went: list[str] = []
    game = hollywood()
    scene = final(props_of(), game, tied_end(game, False), went)
    scene.resize(Screen(1280, 720))
    key(scene, pygame.K_SPACE, pygame.K_SPACE, pygame.K_SPACE)
    assert went == [], "an impatient Space starts no match"
    same, new, count, copy, title = scene.result.controls.all[-5:]
    for control in (same, new, title, copy):
        click(scene, control)
    assert went == ["same", "new", "title"]
    assert copy.words == "Copied"
    scene.update(3)
    assert copy.words == "Copy result"
    lines = copied[0].splitlines()
    assert lines[0] == "Hollywood!"
    assert "1. Wilhelmina Mow: 6 points" in lines
    assert lines[-3:] == ["Deal 20251118", "88 hints", "88 retakes"]
    click(scene, count)
    assert (scene.phase, scene.step) == ("awards", 0)


@pytest.mark.parametrize(
    ("aids", "told"),
    [
        (Aids(), ["All in one take"]),
        (Aids(hints=1), ["1 hint"]),
        (Aids(hints=2, retakes=1), ["2 hints", "1 retake"]),
    ],
)
def test_the_result_tells_what_helped(aids: Aids, told: list[str]) -> None:
    game = hollywood()
    result = final(props_of(), game, plain_end(game), aids=aids).result
    assert result.text().splitlines()[-len(told) :] == told
    chairs = [replace(chair, who=Written("bot:star")) for chair in result.brush.set_up.chairs]
    result.brush.set_up = replace(result.brush.set_up, chairs=tuple(chairs))
    assert result.text().splitlines()[-1] == "Deal 20251118", "nobody was helped"


def test_a_computer_without_clipboard_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", broken)
    scene = final(props_of(), hollywood(), plain_end(hollywood()))
    scene.resize(Screen(1280, 720))
    key(scene, pygame.K_SPACE, pygame.K_SPACE)
    copy = scene.result.controls.all[-2]
    click(scene, copy)
    assert copy.words == "Copy result"
