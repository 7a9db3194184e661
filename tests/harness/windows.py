"""A window without a screen for the tests of scenes, and hands for mouse and keys."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pygame

from hollywood import box
from hollywood.core.catalogue import Language
from hollywood.games import GAMES
from hollywood.settings import Settings
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.scene import Stack
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.cards.store import Art
from hollywood.ui.sound.sound import Sound
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.form import Lettered

from .positions import ALL_ACTIONS, KIT


@cache
def game() -> OpenedGame:
    """Hollywood!, opened, without bots of a player's own."""
    return OpenedGame(GAMES[0], KIT, GAMES[0].screens(KIT), KIT.bots)


def art() -> Art:
    return game().screens.art


@cache
def sound() -> Sound:
    return Sound(random.Random(1))


def props_of(
    language: Language = "en", size: tuple[int, int] = (1280, 720), text: int = 100
) -> Props:
    settings = Settings(language=language, text_size=text)
    sentences = {**box.open_sentences(), **KIT.titles}
    screen = Screen(*size, text / 100)
    return Props(sentences, settings, art(), sound(), Stack(), screen, actions=ALL_ACTIONS)


class Heard:
    """Notes what scenes call."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def __call__(self, name: str) -> Callable[..., None]:
        return lambda *given: self.calls.append(name)


def shown(scene: Lettered) -> pygame.Surface:
    """The scene on its stack, at rest, drawn."""
    screen = scene.props.screen
    scene.props.stack.resize(screen)
    scene.props.stack.push(scene)
    scene.update(1.0)
    canvas = pygame.Surface((screen.width, screen.height))
    scene.draw(canvas)
    return canvas


def nothing() -> None:
    """What a button does that is not asked for."""


# what buttons of the settings lead to
PRESSES = dict.fromkeys(("key_page", "open_folder", "export_all", "import", "forget"), nothing)


def click(scene: Lettered, at: tuple[int, int]) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.event.Event(kind, pos=at, button=1))


def press(scene: Lettered, key: int, mod: int = 0) -> None:
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))


def point(scene: Lettered, at: tuple[int, int], held: bool = False) -> None:
    buttons = (int(held), 0, 0)
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=buttons))


def control(scene: Lettered, words: str) -> Control:
    return next(each for each in scene.controls.all if words == each.words)


def control_of(scene: Lettered, kind: type[Control], number: int) -> Control:
    return [each for each in scene.controls.all if isinstance(each, kind)][number]
