"""Goes through pages with one way only: with a pad, with keys, or with the mouse."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import pygame

from hollywood.core.message import Message
from hollywood.ui.app.scene import Scene
from hollywood.ui.table.speaking_slate import SpeakingSlate
from hollywood.ui.table.table import AnyTable
from hollywood.ui.widgets.controls import Control

from .first_evening import OneWay
from .pad_player import FAR, PadHands
from .pilot import LONGEST, Pilot
from .players import PLAYERS

# who plays a game with a pad
PadPlayer = Callable[[PadHands, random.Random], OneWay]


class Goes(ABC):
    """One of them."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot

    @property
    def _controls(self) -> Any:
        return self.pilot.stack.top.controls  # type: ignore[union-attr]

    def to_words(self, words: Message) -> None:
        """Press what has these words on the scene on top."""
        told = self.pilot.flow.props.text(words)
        self.to(next(each for each in self._controls.all if each.words == told))

    @abstractmethod
    def to(self, control: Control) -> None:
        """Press it."""

    @abstractmethod
    def make(self, table: AnyTable, move: Any, by_pad: PadPlayer) -> None:
        """Make a move."""

    @abstractmethod
    def primary(self, slate: SpeakingSlate) -> None:
        """Press the gold button of a slate."""

    def wait(self, there: Callable[[Scene | None], bool]) -> Scene | None:
        """Until a scene is on top."""
        for _ in range(LONGEST):
            if there(self.pilot.stack.top):
                return self.pilot.stack.top
            self.pilot.tick(0.5)
        raise AssertionError(f"stuck: {self.pilot.stack.top}")


class ByMouse(Goes):
    """Clicks alone."""

    def to(self, control: Control) -> None:
        """A click on it."""
        self.pilot.click(control.rect.center)

    def make(self, table: AnyTable, move: Any, by_pad: PadPlayer) -> None:
        """Clicks on what makes it."""
        PLAYERS[table.match.game.name].ways[1](self.pilot, table, move)

    def primary(self, slate: SpeakingSlate) -> None:
        """A click on it."""
        assert slate._primary is not None
        self.to(slate._primary)


class ByKeys(Goes):
    """Keys alone."""

    def to(self, control: Control) -> None:
        """Tab until it has the focus, then Enter."""
        for _ in range(FAR):
            if self._controls.focus is control and self._controls.by_keys:
                break
            self.pilot.press(pygame.K_TAB)
        self.pilot.press(pygame.K_RETURN)

    def make(self, table: AnyTable, move: Any, by_pad: PadPlayer) -> None:
        """Its keys."""
        PLAYERS[table.match.game.name].ways[0](self.pilot, table, move)

    def primary(self, slate: SpeakingSlate) -> None:
        """Enter does it."""
        self.pilot.press(pygame.K_RETURN)


class ByPad(Goes):
    """A pad alone."""

    def __init__(self, pilot: Pilot, hands: PadHands) -> None:
        super().__init__(pilot)
        self._hands = hands

    def to(self, control: Control) -> None:
        """The right stick until it has the focus, then A."""
        self._hands.until("pad_rs_right", lambda: self._is_on(control))
        self._hands.tap("pad_a")

    def _is_on(self, control: Control) -> bool:
        """Once a pad is used all is laid out anew."""
        focus = self._controls.focus
        return focus is not None and focus.words == control.words

    def make(self, table: AnyTable, move: Any, by_pad: PadPlayer) -> None:
        """The move that whoever plays with a pad has in mind."""
        by_pad(self._hands, self.pilot.chance).move(table)

    def primary(self, slate: SpeakingSlate) -> None:
        """A does it."""
        self._hands.tap("pad_a")
