"""Every sentence of the box's own pages is read by somebody who walks through all of them.

The street, the first start, notices, the curtain between two people, a bot that is stuck, the
page for what was not foreseen. What the pages of a game say is listened to in
games/hollywood/test_spoken_pages.py, what its table says in test_spoken.py.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from hollywood import box, files, saves
from hollywood.core.reader import Written
from hollywood.core.record import BOT, HUMAN, Chair
from hollywood.games import GAMES
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.app.boxed_game import BoxedGame
from hollywood.ui.app.program import _begin, _play
from hollywood.ui.pages.error_page import ErrorPage
from hollywood.ui.pages.welcome import Welcome
from hollywood.ui.table.curtain import Curtain
from hollywood.ui.table.table import Table
from hollywood.ui.widgets.notice import Notice
from hollywood.ui.widgets.question import Question

from ..games.hollywood.test_spoken import Player
from ..harness.hollywood_match import Sketches
from ..harness.hurry import in_a_hurry, roughly
from ..harness.pilot import program
from ..harness.positions import DECK
from ..harness.spoken import Asker, listening
from ..harness.toy_house import HOUSE
from ..harness.toy_player import toy_set_up
from .test_street import SAVED, Torn

GROUPS = ("curtain", "error", "notice", "street", "stuck", "welcome")
ALONE = "title.street"  # of its group only this belongs to a box with several games
WANTED = {
    re.sub(r"\.(one|other)$", "", id)
    for id in box.open_sentences()
    if id.split(".")[0] in GROUPS or id == ALONE
}
SUNDAY = 1_700_000_000  # seconds
DAY = 24 * 60 * 60
LONG = 25.0  # seconds no bot may think


class Endless:
    """A bot that never comes to a decision."""

    def think(self, *_: Any) -> Iterator[None]:
        while True:
            yield


class Broken:
    """A window in which something goes wrong once."""

    def __init__(self) -> None:
        self.wrong = True

    def play(self, *_: object) -> None:
        wrong, self.wrong = self.wrong, False
        if wrong:
            raise ZeroDivisionError

    def close(self) -> None:
        pass


@pytest.fixture
def asker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Asker]:
    in_a_hurry(monkeypatch)
    roughly(monkeypatch)
    monkeypatch.setattr("hollywood.ui.pages.house_fronts.is_drawn", lambda _: False)  # plain houses
    pygame.init()
    settings = Settings(language="en", width=1280, height=720, speed="instant")
    games: list[BoxedGame] = [*GAMES, HOUSE, Torn()]
    with program(settings, Sketches(DECK), games) as (window, flow):
        yield Asker(window, flow, Player(), 1, asks=0)


def seen(asker: Asker) -> Any:
    """The scene, once everything has come to rest."""
    for _ in range(6):
        asker.look(0.3)
    return asker.stack.top


def read_notices(asker: Asker) -> None:
    while isinstance(seen(asker), Notice):
        asker.press(pygame.K_RETURN)


def begin_the_program(asker: Asker) -> None:
    """With a match of a game that is not here and wrong settings; then for the first time."""
    stranger = files.own("match-chess.yaml")
    files.write_text(stranger, "game: chess\n")
    _begin(asker.flow, files.own("settings-unreadable.json"))
    read_notices(asker)
    stranger.unlink()
    _begin(asker.flow, None)
    card = seen(asker)
    assert isinstance(card, Welcome)
    asker.hover(card.controls)
    asker.press(pygame.K_ESCAPE)


def walk_the_street(asker: Asker, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match was left on any day, or long ago; another cannot be read; a house is closed."""
    file = saves.file_of("hollywood")
    files.write_text(file, SAVED)
    asker.flow.home()
    asker.flow.props.narrator.printed = lambda sentence: None  # houses are told, not read
    asker.hover(seen(asker).controls)
    for _ in range(len(GAMES) + 2):
        asker.press(pygame.K_RIGHT)  # to the end of the street, and on
        seen(asker)
    asker.flow.home()
    for day, since in [*((day, 60) for day in range(7)), (0, 8 * DAY)]:
        left = SUNDAY + day * DAY
        os.utime(file, (left, left))
        monkeypatch.setattr("hollywood.ui.app.menu_flow.time", lambda now=left + since: now)
        asker.press(pygame.K_2)
        asker.press(pygame.K_1)
        asker.ask_about(asker.stack.top.controls.focus.rect.center)  # type: ignore[union-attr]
    asker.flow.home()
    asker.press(pygame.K_2)
    asker.hover(seen(asker).controls)
    asker.press(pygame.K_1)
    with monkeypatch.context() as other:
        other.setattr(saves, "is_held", lambda game: True)
        asker.flow.go_on()
        read_notices(asker)
    asker.flow.home()
    asker.press(pygame.K_1 + len(GAMES) + 1)
    seen(asker)
    for text in (SAVED.replace(DECK.fingerprint, "00000000"), SAVED + "- place Z\n"):
        for way in (asker.flow.home, asker.flow.title):
            files.write_text(file, text)
            way()
            read_notices(asker)


def sit_down(asker: Asker) -> None:
    """With somebody nobody knows, with another person, with a bot that thinks for ever."""
    asker.flow.home()
    kit, who = GAMES[1].open(), ("Ada", "Bo")
    chairs = tuple(
        Chair(name, colour=Written(colour)) for name, colour in zip(who, kit.colours, strict=True)
    )
    asker.flow.begin(SetUp(chairs, next(iter(kit.presets.values())), 1, kit.name))
    assert isinstance(seen(asker), Curtain)
    asker.press(pygame.K_TAB)  # keys are named to whoever uses them
    assert isinstance(seen(asker), Curtain)
    (table,) = (each for each in asker.stack.scenes if isinstance(each, Table))
    asker.look()
    for tool in ("hint", "log"):  # nothing is told to whoever has not said who is there
        asker.click(table.bar.controls.all[table.bar.tools.index(tool)].rect.center)
        seen(asker)
    asker.flow.begin(toy_set_up((HUMAN, BOT + "nobody"), 1))
    read_notices(asker)
    asker.flow.begin(toy_set_up((HUMAN, HUMAN), 1))
    assert isinstance(seen(asker), Curtain)
    game = asker.flow.game
    asker.flow.game = replace(game, actors={**game.actors, "mine": lambda: Endless()})
    asker.flow.begin(toy_set_up((BOT + "mine", HUMAN), 1))
    seen(asker)
    for _ in range(round(LONG)):
        asker.look(1.0)
    assert isinstance(seen(asker), Question)


def break_it(asker: Asker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something nobody has foreseen; its report is copied, and once it can't be."""

    def torn(_: str) -> None:
        raise pygame.error

    put = pygame.scrap.put_text
    for way in (torn, put):
        monkeypatch.setattr("pygame.scrap.put_text", way)
        _play(Broken(), asker.flow, None)  # type: ignore[arg-type]
        page = seen(asker)
        assert isinstance(page, ErrorPage)
        (copy,) = (each for each in page.controls.all if each.words == "Copy report")
        asker.click(copy.rect.center)
        seen(asker)


def test_every_sentence_of_the_box_s_pages_is_read(
    asker: Asker, monkeypatch: pytest.MonkeyPatch
) -> None:
    with listening() as spoken:
        begin_the_program(asker)
        walk_the_street(asker, monkeypatch)
        asker.flow.title()
        seen(asker)
        sit_down(asker)
        break_it(asker, monkeypatch)
    assert sorted(WANTED - spoken.ids) == []
    assert Path(files.own("crash.txt")).is_file()
