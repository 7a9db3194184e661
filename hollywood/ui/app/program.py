"""The program with a window: opened, played, and left in good order."""

from __future__ import annotations

import random
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pygame

from hollywood import files, saves, settings
from hollywood.core.catalogue import Catalogue, Language
from hollywood.core.message import Refused, say
from hollywood.games.hollywood.bots.greedy import BOTS
from hollywood.games.hollywood.kit import HollywoodKit
from hollywood.known_bots import actors
from hollywood.settings import Settings
from hollywood.ui.cards.store import Art
from hollywood.ui.pages.error_page import ErrorPage
from hollywood.ui.sound.sound import Sound

from .flow import Flow
from .scene import Stack
from .screen import Screen
from .shared import Props
from .window import Window

CRASH = "crash.txt"
_SHARE = 0.001  # seconds a thread that thinks or paints may keep the window waiting


def play(
    kit: HollywoodKit, sentences: Catalogue, own_cards: Path | None, language: Language | None
) -> None:
    """Open the window and play until it is closed."""
    chosen, faulty = settings.load(kit.name, kit.choices)
    if language is not None:
        chosen.language = language
    sound = Sound(random.Random())  # before pygame looks at the machine
    window = Window(chosen)
    flow = opened(kit, sentences, own_cards, chosen, sound, window.screen, window.fit)
    try:
        _play(window, flow, faulty)
    finally:
        flow.close()


def opened(
    kit: HollywoodKit,
    sentences: Catalogue,
    own_cards: Path | None,
    chosen: Settings,
    sound: Sound,
    screen: Screen,
    fit: Callable[[Stack], None],
) -> Flow:
    """All that scenes need, and the way through them; `fit` lays them out anew."""
    sys.setswitchinterval(_SHARE)
    pygame.font.init()
    art = Art(kit.deck, own_cards.parent if own_cards else None)
    props = Props(kit, sentences, chosen, art, sound, Stack(), screen)
    props.set_volumes()
    known = actors(kit, first=True)
    own = [name for name in known if name not in BOTS]
    return Flow(props, known, own, lambda: fit(props.stack))


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
    for fault in saves.of_unknown_games([flow.props.kit.name])[:1]:
        flow.tell(say("notice.unknown_game", place=fault.place, fault=fault.message))
