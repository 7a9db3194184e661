"""The page for a new match of Times Square: two clubs, and who has which."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from hollywood import files
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.games import GAMES
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.pages.new_match import NewMatch

from ...harness.pilot import program
from ...harness.windows import click, control, props_of, shown
from .by_hand import PLAYER


def opened() -> OpenedGame:
    boxed = next(game for game in GAMES if game.name == "times_square")
    kit = boxed.open()
    return OpenedGame(boxed, kit, boxed.screens(kit), kit.bots)


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[SetUp]:
    pygame.display.init()
    pygame.font.init()
    monkeypatch.setattr(files, "own", lambda name: tmp_path / name)
    return []


def test_whoever_swaps_seats_swaps_clubs_and_keeps_their_colours_in_place(
    begun: list[SetUp],
) -> None:
    props, game = props_of(), opened()
    props.turn_to(game.screens.art, game.screens.felt)
    page = NewMatch(props, game, begun.append, lambda: None, chance=random.Random(1))
    shown(page)
    click(page, control(page, "Start").rect.center)
    click(page, control(page, "Swap seats").rect.center)
    click(page, control(page, "Start").rect.center)
    before, after = (each.chairs for each in begun)
    assert [chair.name for chair in after] == [chair.name for chair in reversed(before)]
    assert [chair.colour for chair in after] == [chair.colour for chair in before]


@pytest.mark.usefixtures("begun")
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_as_large_as_asked_for_whatever_swapping_is_called(language: Language) -> None:
    props, game = props_of(language, text=200), opened()
    props.turn_to(game.screens.art, game.screens.felt)
    page = NewMatch(props, game, lambda _: None, lambda: None, chance=random.Random(1))
    shown(page)
    assert page.typesetter.screen.text == 2.0


def test_the_first_rival_is_one_gentle_bot_not_several() -> None:
    pygame.init()
    art = PLAYER.sketches()
    with program(Settings(language="en", game="times_square"), art) as (_, flow):
        told = flow.menus.menu(None).who_plays().replace("\u00a0", " ")
    art.close()
    assert told == "Ada · Penny Quick · the gentlest bot"
