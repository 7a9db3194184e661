"""The program with a window: opened, played, and left in good order."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pygame

from hollywood import files, saves, settings
from hollywood.actions import with_games
from hollywood.core.catalogue import Catalogue, Language
from hollywood.core.message import Refused, say
from hollywood.settings import Settings
from hollywood.system_text_size import text_size
from hollywood.ui.narration.narration import Narration
from hollywood.ui.narration.narrator import PrintLine, Speaker
from hollywood.ui.pages.error_page import ErrorPage
from hollywood.ui.pages.welcome import Welcome, WelcomeWays
from hollywood.ui.sound.captions import Captions
from hollywood.ui.sound.sound import Sound
from hollywood.ui.widgets.pad_line import PadLine

from . import crash
from .flow import Flow
from .opened_game import OpenedGames
from .passage import parting
from .scene import Stack
from .screen import Screen
from .shared import Props
from .window import Window

_PARTS = 0.7  # seconds: the curtain in front of the first scene
_SHARE = 0.0002  # seconds a thread that thinks or paints may keep the window waiting


class Listeners(NamedTuple):
    """Who is told what happens, besides whoever reads the line in the window."""

    printed: PrintLine | None = None
    voice: Speaker | None = None


NOBODY = Listeners()


def play(
    games: OpenedGames,
    sentences: Catalogue,
    language: Language | None = None,
    first: str | None = None,
    file: Path | None = None,
    listeners: Listeners = NOBODY,
) -> None:
    """Open the window and play until it is closed, beginning with the game asked for, if any.

    What is in the file, if one is given, is shown as if it had been dropped on the window.

    The language is asked for, too, for this run only. If that game can't be opened, Faults are
    raised before there is a window.
    """
    files.sweep()
    oldest = games.games[0]  # the settings of version 0.1 are its
    fresh = not files.exists(files.own(settings.FILE))
    chosen, faulty = settings.load(oldest.name, oldest.choices)
    if fresh:
        chosen.text_size = text_size()
    first = first or chosen.game
    games.first(first)
    sound = Sound(random.Random())  # before pygame looks at the machine
    window = Window(chosen)
    flow = opened(games, sentences, chosen, sound, window.screen, window.fit, first)
    flow.props.language_now = language
    window.keys, flow.props.shake = flow.props.keys, window.pads.rumble
    flow.props.narrator.printed, flow.props.narrator.voice = listeners
    try:
        _play(window, flow, faulty, file)
    finally:
        flow.close()


def opened(
    games: OpenedGames,
    sentences: Catalogue,
    chosen: Settings,
    sound: Sound,
    screen: Screen,
    fit: Callable[[Stack], None],
    first: str = "",
) -> Flow:
    """All that scenes need, and the way through them; `fit` lays them out anew."""
    sys.setswitchinterval(_SHARE)
    pygame.font.init()
    game = games.first(first)
    actions = with_games(*(each.actions for each in games.games))
    props = Props(sentences, chosen, game.screens.art, sound, Stack(), screen, actions=actions)
    props.felt = game.screens.felt
    props.set_volumes()
    props.stack.asides += [Narration(props), Captions(props), PadLine(props)]
    return Flow(props, games, game, lambda: fit(props.stack))


def _play(window: Window, flow: Flow, faulty: Path | None, file: Path | None = None) -> None:
    """Play; what was not foreseen is written down and shown, and the match is kept."""
    props = flow.props
    begun = False
    while True:
        try:
            if not begun:
                begun = True
                _begin(flow, faulty, file is not None)
                if file is not None:
                    window.fit(props.stack)  # what a file leads away from may be seen on the way
                    flow.incoming.take(file)
            window.play(props.stack, props.sound)
        except Refused as refused:
            flow.home()
            flow.tell(refused.reason)
        except Exception:
            if isinstance(props.stack.top, ErrorPage):
                raise  # a page that fails can't tell of it
            props.stack.replace(ErrorPage(props, crash.write_down(), flow.home, props.stack.close))
        else:
            break
    window.close()


def _begin(flow: Flow, faulty: Path | None, shows_file: bool = False) -> None:
    """The first scene, and what is to be told before anything else."""
    strangers = saves.of_unknown_games([game.name for game in flow.games.games])
    first = _is_first(flow) and not strangers and faulty is None
    # what is told or asked above a curtain is lost when that has parted
    told = first or shows_file or bool(strangers) or faulty is not None
    flow.is_quiet = first
    flow.home(parting(_PARTS) if flow.props.moves and not told else None)
    for fault in strangers:
        flow.tell(say("notice.unknown_game", place=fault.place, fault=fault.message))
    if faulty is not None:
        flow.tell(say("notice.settings", file=files.named(faulty)))
    if first:
        _welcome(flow)


def _welcome(flow: Flow) -> None:
    """The card of the very first start."""
    street, learn = partial(_welcomed, flow), None

    def to_lesson() -> None:
        street()
        flow.menus.learn()

    if flow.menus.lesson is not None:
        learn = to_lesson
    ways = WelcomeWays(flow.changed, flow.settings, street, partial(_wake, flow), learn)
    flow.stack.push(Welcome(flow.props, ways, flow.game.boxed.title))


def _wake(flow: Flow) -> None:
    """Music begins."""
    if flow.is_quiet:
        flow.is_quiet = False
        flow.music()


def _welcomed(flow: Flow) -> None:
    """Whoever leaves the program while the card is open sees it again."""
    flow.props.settings.welcomed = True
    flow.props.settings.save()
    flow.stack.pop()


def _is_first(flow: Flow) -> bool:
    """Whether the program never ran before: with one game its page needs no card."""
    names = [game.name for game in flow.games.games]
    fresh = not flow.props.settings.welcomed and not any(map(saves.waits, names))
    return flow.several and fresh
