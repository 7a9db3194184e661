"""What every scene has at hand: cards, words, shapes, sound, the player's settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

import pygame

from hollywood.actions import ACTIONS, Action
from hollywood.box import nearest_language, told_language
from hollywood.core.catalogue import Catalogue, Language, Voice
from hollywood.core.message import Message
from hollywood.key_map import KeyMap
from hollywood.settings import Settings, Speed
from hollywood.ui.cards.store import Art
from hollywood.ui.draw.ground import felt as bare_felt
from hollywood.ui.draw.shapes import Shapes
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.narration.narrator import Narrator
from hollywood.ui.sound.sound import Sound, Volumes
from hollywood.ui.widgets.control_painter import Painter
from hollywood.ui.widgets.controls import Controls

from .keys import Keys
from .scene import Stack
from .screen import Screen

if TYPE_CHECKING:
    from hollywood.ui.table.setting import Cue

_FACTOR: dict[Speed, float] = {"relaxed": 1.6, "normal": 1.0, "fast": 0.5, "instant": 0.0}


def _nobody(strength: float, milliseconds: int) -> None:
    """No pad is there to shake."""


@dataclass
class Props:
    """Shared by all scenes; what depends on the window is made anew when it changes."""

    sentences: Catalogue
    settings: Settings
    art: Art  # of the game that is turned to
    sound: Sound
    stack: Stack
    screen: Screen = field(default=Screen(1280, 720))
    felt: str = "table"  # the folder of the ground among the assets
    language_now: Language | None = None  # asked for on the command line, for this run
    actions: Sequence[Action] = ACTIONS  # with those of the games
    shake: Callable[[float, int], None] = _nobody  # the pad that is used
    narrator: Narrator = field(default_factory=Narrator)
    shapes: Shapes = field(default_factory=Shapes)
    typesetter: Typesetter = field(init=False)
    painter: Painter = field(init=False)
    keys: Keys = field(init=False)

    def __post_init__(self) -> None:
        self.keys = Keys(
            KeyMap(self.actions, self.settings.keys), lambda: self.settings.holding == "once"
        )
        self.fit(self.screen)

    @cached_property
    def _system(self) -> Language:
        """The language of the desktop; where each system keeps it, the library knows."""
        desktop = (each["language"] for each in pygame.system.get_pref_locales())
        return told_language() or nearest_language(desktop)

    def fit(self, screen: Screen) -> None:
        """The window has this size now."""
        if screen != self.screen or not hasattr(self, "typesetter"):
            self.screen = screen
            self.shapes = _shapes(screen)
            self.art.fit(screen)
            self._letter()

    def at(self, screen: Screen) -> Props:
        """The same for a picture of another size; the window stays as it is."""
        other = copy(self)
        other.screen, other.shapes = screen, _shapes(screen)
        other._letter()
        return other

    def _letter(self) -> None:
        self.typesetter = Typesetter(self.screen)
        self.painter = Painter(self.typesetter, self.shapes)

    def turn_to(self, art: Art, felt: str) -> None:
        """Another game is looked at: nothing large is kept of the one before."""
        self.art.put_away()
        bare_felt.cache_clear()
        self.art, self.felt = art, felt
        self.art.fit(self.screen)

    def set_volumes(self) -> None:
        """Music and effects are as loud as the settings have them."""
        chosen = self.settings
        self.sound.set_volumes(Volumes(chosen.music, chosen.effects, chosen.muted, chosen.calm))

    def hear(self, cue: Cue) -> None:
        """A sound of the table; hands feel some, if that was chosen."""
        self.sound.play(cue.sound, cue.step, cue.pan)
        if cue.rumble is not None and self.settings.rumble:
            self.shake(*cue.rumble)

    def turn_symbols(self) -> None:
        """Large symbols, or no longer."""
        self.settings.symbols = not self.settings.symbols
        self.settings.save()
        self.stack.resize(self.screen)

    @property
    def language(self) -> Language:
        """The language asked for, or else the one chosen, or that of the system."""
        return self.language_now or self.settings.language or self._system

    def speak(self, language: Language) -> None:
        """The player has chosen a language, now and for good."""
        self.language_now, self.settings.language = None, language

    def voice(self) -> Voice:
        """Says messages in which no player is named."""
        return Voice(self.sentences, self.language, keys=self.keys)

    def text(self, message: Message) -> str:
        """Such a message in words."""
        return self.voice().text(message)

    def controls(self) -> Controls:
        """A scene's controls, which can be heard, and which answer at the pace that was chosen."""
        controls = Controls(self.keys)
        controls.heard = self.sound.play
        controls.pace = lambda: self.pace
        controls.grows = self.moves
        return controls

    @property
    def pace(self) -> float:
        """How long things take, as a share of the usual; nought is at once."""
        return _FACTOR[self.settings.speed]

    @property
    def lively(self) -> bool:
        """Whether pictures live and lean, and confetti falls."""
        return self.moves and not self.settings.calm and not self.screen.contrast

    @property
    def moves(self) -> bool:
        """Whether things may fly; else they fade."""
        return not self.settings.reduced_motion and self.pace > 0


def _shapes(screen: Screen) -> Shapes:
    """Shapes for this screen."""
    return Shapes(screen.share, least_edge=screen.least_edge)
