"""What is told below the screen of a replay, in all languages and sizes."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from hollywood import saves
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.message import say
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.replay.timeline import Judged

from ..harness.pilot import Pilot
from .test_replay import RECORDS, cinema, kept, pilot, shown

__all__ = ["pilot"]  # a fixture

pytestmark = pytest.mark.usefixtures("roughly")


def judged_dearly(pilot: Pilot, match: saves.Kept) -> dict[int, Judged]:
    """Every decision a blunder, in place of which the same was better: so long are the words."""
    cost, blunder = say("analysis.cost", n=40), say("analysis.grade.blunder")
    return {
        step.number + 1: Judged(
            "blunder", say("analysis.judged", grade=blunder, cost=cost, best=step.words)
        )
        for step in pilot.flow.game.kit.review(match.match, 1).steps
    }


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RECORDS)
def test_what_happened_and_what_was_better_are_told_to_the_end(
    pilot: Pilot, game: str, language: Language, text: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot.flow.props.settings.language = language
    match = kept(pilot, game)
    pilot.flow.replays.show(pilot.flow.game, match, marked=judged_dearly(pilot, match))
    pilot.tick(1.0)
    scene, short, cut = cinema(pilot), list[str](), Typesetter.cut

    def noted(self: Typesetter, line: str, *given: Any) -> str:
        left = cut(self, line, *given)
        short.extend([line] if left != line else [])
        return left

    monkeypatch.setattr(Typesetter, "cut", noted)
    for size in ((1024, 576), (1280, 720)):
        pilot.stack.resize(Screen(*size, text))
        short.clear()
        for at in scene.timeline.judged:
            scene.playback.seek(at)
            scene._caption().paint(pygame.Surface(size))
        assert not short


@pytest.mark.parametrize("by_mouse", [True, False])
def test_keys_are_named_to_whoever_uses_them(pilot: Pilot, by_mouse: bool) -> None:
    scene = shown(pilot, kept(pilot))
    scene.props.keys.by_mouse = by_mouse
    assert bool(scene.telling.told().keys) != by_mouse
