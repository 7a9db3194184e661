"""Settings, rules and the page for a new match explain all of it to whoever changes everything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from hollywood import box, files, saves
from hollywood.settings import Settings
from hollywood.ui.pages.settings_page import LEAVES
from hollywood.ui.widgets.controls import Choice

from ...harness.folders import SAVES
from ...harness.hollywood_match import Sketches
from ...harness.hurry import in_a_hurry, roughly
from ...harness.pilot import program
from ...harness.positions import DECK
from ...harness.spoken import Asker, listening
from .test_spoken import Player

OPTIONS = ("preset", "preset_does", "option", "value", "value_does")
GAME = ("projection", "does", *OPTIONS)
BOX = ("setting", "speed", "zoom", "new_match", "does", "character", "title", "language")
WANTED = re.compile(rf"({'|'.join(BOX)}|unfinished)\.|hollywood\.({'|'.join(GAME)})\.")
LANGUAGE = "Language"
_TOLD = ("character", "hollywood.does")
ELSEWHERE = (  # each with the test that speaks of it
    "new_match.rules_and_deal",  # a leaf of its own for large words: test_scenes.py
    "does.own",  # test_new_match.py: a bot of a player's own
    "setting.not_kept",  # a disk that is full: test_settings_page.py
    "new_match.codes",  # words of which codes are made: test_match_draft.py
    "new_match.same_name",  # test_new_match.py
    # whoever steps through a list passes over these two, who sit elsewhere; what they do is said
    # at the table, see test_spoken
    *(f"{what}.{who}" for what in _TOLD for who in ("accountant", "wildcard")),
    "new_match.swap",  # of a game for two: games/times_square/test_new_match.py
    "title.gentle",  # whoever plays for the first time: test_first_start.py
)


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
    number = 0
    while number < len(controls(asker).all):  # a seat more has controls of its own
        choice = controls(asker).all[number]
        steps = len(choice.options) + more if isinstance(choice, Choice) else 0
        for _ in range(steps):
            if LANGUAGE not in choice.words:
                controls(asker).all[number].step(1)
                asker.look()
        number += 1


def test_every_explanation_of_the_pages_is_said(asker: Asker) -> None:
    flow = asker.flow
    with listening() as spoken:
        flow.title()
        asker.hover(controls(asker))
        flow.settings()
        for leaf in range(len(LEAVES)):
            asker.click(controls(asker).all[leaf - 1 - len(LEAVES)].rect.center)
            change_everything(asker)
        asker.press(pygame.K_ESCAPE)
        flow.title()
        (sound,) = (each for each in controls(asker).all if each.words == "Sound: on")
        asker.click(sound.rect.center)
        controls(asker)
        flow.menus.new_match()
        change_everything(asker, more=5)  # no two seats have the same character
        left = (SAVES / "v1-unfinished-3.yaml").read_text("utf-8")
        files.write_text(saves.file_of("hollywood"), left)
        flow.title()
        asker.hover(controls(asker))
        flow.menus.new_match()
        (house,) = (each for each in controls(asker).all if each.words == "House rules")
        asker.click(house.rect.center)
        change_everything(asker, more=1)  # some only matter once others are changed
        asker.press(pygame.K_ESCAPE)
        asker.hover(controls(asker))
    wanted = {re.sub(r"\.(one|other)$", "", id) for id in box.open_sentences() if WANTED.match(id)}
    assert sorted(wanted - spoken.ids - set(ELSEWHERE)) == []
    assert sorted(set(ELSEWHERE) - (wanted - spoken.ids)) == [], (
        "said here, or no sentence any more"
    )
