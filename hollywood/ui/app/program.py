"""The program with a window: opened, played, and left in good order."""

from __future__ import annotations

import random
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import pygame

from hollywood import files, settings
from hollywood.core.catalogue import Catalogue, Language
from hollywood.core.faults import Faults
from hollywood.core.message import Refused, say
from hollywood.settings import Settings
from hollywood.ui.pages.error_page import ErrorPage
from hollywood.ui.sound.sound import Sound

from .boxed_game import BoxedGame
from .flow import Flow
from .opened_game import OpenedGame, OpenedGames
from .scene import Stack
from .screen import Screen
from .shared import Props
from .window import Window

CRASH = "crash.txt"
_SHARE = 0.001  # seconds a thread that thinks or paints may keep the window waiting


def play(
    games: Sequence[BoxedGame],
    sentences: Catalogue,
    language: Language | None = None,
    own_cards: Mapping[str, Path] | None = None,
    first: str | None = None,
) -> None:
    """Open the window and play until it is closed.

    `own_cards` are card files by the names of their games, `first` is the game asked for; what is
    wrong with the files of either is raised before there is a window.
    """
    chosen, faulty = settings.load()
    chosen.language_now = language
    chosen.game = first or chosen.game
    shelf = OpenedGames(games, own_cards or {})
    game = _first(shelf, chosen.game)
    sound = Sound(random.Random())  # before pygame looks at the machine
    window = Window(chosen)
    flow = opened(shelf, game, sentences, chosen, sound, window.screen, window.fit)
    try:
        _play(window, flow, faulty)
    finally:
        flow.close()


def _first(shelf: OpenedGames, name: str) -> OpenedGame:
    """The game that is turned to first; another one if it can't be opened."""
    inside = sorted(shelf.games, key=lambda game: game.name != name)
    wrongs = []
    for game in inside:
        try:
            return shelf.opened(game)
        except Faults as wrong:
            if shelf.is_asked_for(game):
                raise
            wrongs.append(wrong)
    raise wrongs[0]


def _play(window: Window, flow: Flow, faulty: Path | None) -> None:
    """Play; what was not foreseen is written down and shown, and the match is kept."""
    props = flow.props
    begun = False
    while True:
        try:
            if not begun:
                begun = True
                _begin(flow, faulty)
            window.play(props.stack, props.sound)
        except Refused as refused:
            flow.title()
            flow.tell(refused.reason)
        except Exception:
            if isinstance(props.stack.top, ErrorPage):
                raise  # a page that fails can't tell of it
            report = traceback.format_exc()
            print(report, file=sys.stderr)
            with suppress(Refused):  # a full disk must not hide what happened
                files.write_text(files.own(CRASH), report)
            props.stack.replace(ErrorPage(props, report, flow.title, props.stack.close))
        else:
            break
    window.close()


def _begin(flow: Flow, faulty: Path | None) -> None:
    """The title, and what is to be told before anything else."""
    flow.title()
    if faulty is not None:
        flow.tell(say("notice.settings", file=files.named(faulty)))
