"""Settings, rules and the page for a new match explain all of it to whoever changes everything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from hollywood import box
from hollywood.settings import Settings
from hollywood.ui.widgets.controls import Choice

from ...harness.hollywood_match import Sketches
from ...harness.hurry import in_a_hurry, roughly
from ...harness.pilot import program
from ...harness.positions import DECK
from ...harness.spoken import Asker, listening
from .test_spoken import Player

GAME = ("projection", "rules", "rules_how", "rules_why", "option", "value", "value_does")
WANTED = re.compile(rf"(setting|speed|zoom)\.|hollywood\.({'|'.join(GAME)})\.")
LANGUAGE = "Language"
ELSEWHERE = ".first_player."  # on the page's first leaf; also in the badge, see test_spoken
_PAGES = 8  # of rules


@pytest.fixture
def asker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Asker]:
    in_a_hurry(monkeypatch)
    roughly(monkeypatch)
    pygame.init()
    settings = Settings(language="en", width=1280, height=720, speed="instant")
    with program(settings, Sketches(DECK)) as (window, flow):
        yield Asker(window, flow, Player(), 1, asks=0)


def controls(asker: Asker) -> Any:
    """Of the page that is seen once everything has come to rest."""
    for _ in range(6):
        asker.look(0.2)
    scene: Any = asker.stack.top
    return scene.controls


def change_everything(asker: Asker, more: int = 0) -> None:
    """Every choice of the page is taken, and so many again; each control is asked about."""
    asker.hover(controls(asker))
    for number in range(len(controls(asker).all)):
        choice = controls(asker).all[number]
        steps = len(choice.options) + more if isinstance(choice, Choice) else 0
        for _ in range(steps):
            if LANGUAGE not in choice.words:
                controls(asker).all[number].step(1)
                asker.look()


def test_every_explanation_of_the_pages_is_said(asker: Asker) -> None:
    flow = asker.flow
    with listening() as spoken:
        flow.title()
        asker.hover(controls(asker))
        flow.settings()
        change_everything(asker)
        asker.press(pygame.K_ESCAPE)
        flow.rules()
        for _ in range(_PAGES):
            controls(asker)
            asker.press(pygame.K_RIGHT)
        asker.press(pygame.K_ESCAPE)
        flow.new_match()
        (house,) = (each for each in controls(asker).all if each.words == "House rules")
        asker.click(house.rect.center)
        change_everything(asker, more=1)  # some only matter once others are changed
    wanted = {re.sub(r"\.(one|other)$", "", id) for id in box.open_sentences() if WANTED.match(id)}
    missing = sorted(id for id in wanted - spoken.ids if ELSEWHERE not in f"{id}.")
    assert missing == [], missing
