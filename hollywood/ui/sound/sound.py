"""What is heard: cues, one piece of music at a time, and nothing at all without a device.

Time is given, never read.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

import pygame

from hollywood import paths
from hollywood.core.faults import Fault, Faults
from hollywood.core.message import say
from hollywood.core.reader import read
from hollywood.files import problem, read_file

from .mixer_channels import HEADROOM, Desk

Bus: TypeAlias = Literal["music", "effects", "ui", "ambience"]

_LEVELS: dict[Bus, float] = {"music": 1.0, "effects": 1.0, "ui": 0.8, "ambience": 0.6}
_NOT_UNSEEN: tuple[Bus, ...] = ("music", "ambience")  # silent while the window has no focus
_RATE, _FORMAT, _STEREO, _BUFFER = 44_100, -16, 2, 1024  # 23 ms
_STDERR = 2
_TENTHS = 200  # of a decibel in a tenfold amplitude


@dataclass(frozen=True)
class Play:
    """How a cue is played; the manifest tells what each field means."""

    bus: Bus
    priority: int = 0
    spread: int = 0
    gap_ms: int = 60
    duck_ms: int = 0


@dataclass(frozen=True)
class ShortSound:
    """A short sound."""

    play: Play
    variants: tuple[str, ...] = ()
    steps: tuple[tuple[str, ...], ...] = ()

    def at(self, step: int) -> tuple[str, ...]:
        """The files that may be played at this step, or at the nearest there is."""
        steps = self.steps or (self.variants,)
        return steps[max(0, min(step, len(steps) - 1))]

    @property
    def files(self) -> tuple[str, ...]:
        """All of its files."""
        return self.variants + tuple(file for step in self.steps for file in step)


@dataclass(frozen=True)
class SoundManifest:
    """All there is to hear; a piece of music is a file that is played over and over."""

    format: Literal[1] = 1
    cues: dict[str, ShortSound] = field(default_factory=dict)
    music: dict[str, str] = field(default_factory=dict)
    captions: dict[str, str] = field(default_factory=dict)  # ids of words; music.<name> for music


@dataclass(frozen=True)
class Heard:
    """A sound that has begun: the id of its words, at which step, and from where."""

    caption: str
    step: int = 0
    pan: float = 0.0


def _nobody(heard: Heard) -> None:
    """Tell nobody which sounds are played."""


@dataclass(frozen=True)
class Volumes:
    """What the player has chosen, in per cent."""

    music: int = 100
    effects: int = 100
    muted: bool = False
    even: bool = False  # whether music does not give way to effects

    def of(self, bus: Bus, focused: bool) -> float:
        """How loud a bus is, from 0 to 1; without the focus there is no music."""
        if self.muted or (bus in _NOT_UNSEEN and not focused):
            return 0.0
        return _LEVELS[bus] * (self.music if bus == "music" else self.effects) / 100


class Sound:
    """All that is heard. `faults` names each file that can't be played, once."""

    def __init__(self, chance: random.Random, folder: Path | None = None) -> None:
        self.faults: list[Fault] = []
        self.noted: Callable[[Heard], None] = _nobody  # notes all that has words, device or not
        self._piece: str | None = None  # of music that was asked for last
        self._place: tuple[str, ...] = ()  # the same of the sounds of a place
        self._running: str | None = None  # a machine that is heard besides
        self._chance = chance
        self._folder = folder or paths.assets() / "sounds"
        self._manifest = self._read()
        self._buses = {f: cue.play.bus for cue in self._manifest.cues.values() for f in cue.files}
        self._volumes = Volumes()
        self._focused = True
        self._decoded: dict[str, pygame.mixer.Sound | None] = {}
        self._undecoded = _played_on("ui", self._buses)
        self._latest: dict[tuple[str, ...], str] = {}
        self._gaps: dict[str, float] = {}
        self._opened = Desk(self._start) if self._buses and _open_mixer() else None
        self._apply()

    @property
    def resting(self) -> bool:
        """Whether update() would change nothing."""
        desk = self._desk
        if desk is None:
            return True
        moving = desk.music.moving or desk.ambience.moving
        return not (self._gaps or self._undecoded or moving)

    def play(self, cue: str, step: int = 0, pan: float = 0.0, softer: int = 0) -> None:
        """Let a cue be heard, unless it just was or all voices have more important things to do.

        `pan` tells from where: -1 is the left, 1 the right; `softer` is in tenths of a decibel.
        """
        if cue in self._gaps:
            return
        self._note(cue, step, pan)
        if (desk := self._desk) is None:
            return
        how = self._manifest.cues[cue]
        sound = self._sound(self._variant(how.at(step)))
        if sound is None or not self._begin(desk, cue, sound, pan, softer):
            return
        self._gaps[cue] = how.play.gap_ms / 1000
        if not self._volumes.even:
            desk.music.duck(how.play.duck_ms / 1000)

    def prepare_table(self, own: str) -> None:
        """A match begins: its effects are decoded, one a frame. Until then none takes memory.

        `own` is what cues of its game alone begin with; those of another game are given up.
        """
        cues = self._manifest.cues
        mine = {f for cue in cues if _game_of(cue) in ("", own) for f in cues[cue].files}
        for file in set(self._decoded) - mine:  # another thread may decode one just now
            if self._buses[file] != "ambience":  # what is heard over and over fades out now
                del self._decoded[file]
        files = [each for each in _played_on("effects", self._buses) if each in mine]
        self._undecoded = [each for each in files if each not in self._decoded] + self._undecoded

    def prepare(self, cue: str) -> None:
        """On another thread: decode what is long, and will be heard."""
        if self._desk is not None:
            for file in self._manifest.cues[cue].files:
                self._sound(file)

    def music(self, name: str | None) -> None:
        """Go over to other music, or to none. While a sting is heard, music waits for its end."""
        if name != self._piece:
            self._piece = name
            self._note(f"music.{name}")
        if desk := self._desk:
            desk.music.ask(None if name is None else self._manifest.music[name])

    def rest(self, rests: bool) -> None:
        """Whether music is away because nobody is there."""
        if desk := self._desk:
            desk.music.rest(rests)

    def ambience(self, *cues: str) -> None:
        """The sounds of a place, over and over; those heard already go on, all others fade."""
        for cue in cues:
            if cue not in self._place:
                self._note(cue)
        self._place = cues
        self._ask_for_loops()

    def machine(self, cue: str | None) -> None:
        """A machine that runs, whatever place it is heard at; None stops it."""
        if cue is not None and cue != self._running:
            self._note(cue)
        self._running = cue
        self._ask_for_loops()

    def _ask_for_loops(self) -> None:
        if desk := self._desk:
            cues = [*self._place, *([self._running] if self._running else [])]
            files = {cue: self._manifest.cues[cue].at(0)[0] for cue in cues}
            sounds = {cue: self._sound(file) for cue, file in files.items()}
            desk.ambience.ask({cue: sound for cue, sound in sounds.items() if sound})

    def _note(self, cue: str, step: int = 0, pan: float = 0.0) -> None:
        """What has no words is told by a sentence."""
        if (caption := self._manifest.captions.get(cue)) is not None:
            self.noted(Heard(caption, step, pan))

    def set_volumes(self, volumes: Volumes) -> None:
        """Be as loud as this from now on."""
        self._volumes = volumes
        self._apply()

    def focus(self, focused: bool) -> None:
        """The window got the focus of the desktop, or lost it."""
        self._focused = focused
        self._apply()

    def update(self, seconds: float) -> None:
        """Let time pass: fades go on, and one more cue is made ready."""
        if (desk := self._desk) is None:
            return
        self._gaps = {cue: left - seconds for cue, left in self._gaps.items() if left > seconds}
        desk.music.update(seconds)
        desk.ambience.update(seconds)
        if self._undecoded:
            self._sound(self._undecoded.pop())

    @property
    def _desk(self) -> Desk | None:
        return self._opened if pygame.mixer.get_init() else None

    def _read(self) -> SoundManifest:
        path = self._folder / "manifest.yaml"
        try:
            return read(SoundManifest, read_file(path), str(path))
        except Faults as faults:
            self.faults += faults.faults
            return SoundManifest()

    def _variant(self, variants: tuple[str, ...]) -> str:
        others = [file for file in variants if file != self._latest.get(variants)]
        self._latest[variants] = self._chance.choice(others or variants)
        return self._latest[variants]

    def _begin(
        self, desk: Desk, cue: str, sound: pygame.mixer.Sound, pan: float, softer: int
    ) -> bool:
        play = self._manifest.cues[cue].play
        if play.bus == "music":
            desk.music.sting(sound)
            return True
        channel = desk.short.take(play.priority)
        if channel is None:
            return False
        channel.play(sound)
        spread = self._chance.uniform(-play.spread, play.spread)
        level = HEADROOM * 10 ** ((spread - softer) / _TENTHS)
        channel.set_volume(level * min(1.0, 1.0 - pan), level * min(1.0, 1.0 + pan))
        return True

    def _sound(self, file: str) -> pygame.mixer.Sound | None:
        """The decoded file; None if it can't be, which is told the first time."""
        if file not in self._decoded:
            self._decoded[file] = self._decode(self._folder / file)
            self._set_level(file)
        return self._decoded[file]

    def _decode(self, path: Path) -> pygame.mixer.Sound | None:
        try:
            return pygame.mixer.Sound(path)
        except (pygame.error, OSError) as error:
            self._tell(path, error)
            return None

    def _start(self, file: str) -> bool:
        """Play music over and over; whether it can be played."""
        path = self._folder / file
        try:
            pygame.mixer.music.load(path)
            pygame.mixer.music.play(-1)
        except (pygame.error, OSError) as error:
            self._tell(path, error)
            return False
        return True

    def _tell(self, path: Path, error: Exception) -> None:
        message = say("fault.no_file")
        if path.is_file():
            why = problem(error) if isinstance(error, OSError) else say("problem.no_sound")
            message = say("fault.unreadable", problem=why)
        fault = Fault(str(path), 0, message)
        if fault not in self.faults:
            self.faults.append(fault)

    def _apply(self) -> None:
        """Make all that is heard, and all that will be, as loud as chosen."""
        if (desk := self._desk) is None:
            return
        desk.music.level = self._volumes.of("music", self._focused)
        desk.music.sound()
        for file in self._decoded:
            self._set_level(file)

    def _set_level(self, file: str) -> None:
        if sound := self._decoded[file]:
            sound.set_volume(self._volumes.of(self._buses[file], self._focused))


def _game_of(cue: str) -> str:
    """What a cue of one game alone begins with."""
    return cue.rpartition(".")[0]


def _played_on(bus: Bus, buses: Mapping[str, Bus]) -> list[str]:
    """The files of a bus, the first last."""
    return [file for file, its in buses.items() if its == bus][::-1]


def _open_mixer() -> bool:
    """Whether there is a device to play on."""
    try:
        with _hushed():
            pygame.mixer.init(_RATE, _FORMAT, _STEREO, _BUFFER, allowedchanges=0)
    except (pygame.error, OSError):
        return False
    return True


@contextmanager
def _hushed() -> Iterator[None]:
    """ALSA tells the terminal what is wrong with it, past Python; nobody there wants to know."""
    try:
        terminal = os.dup(_STDERR)
    except OSError:  # a program without a terminal
        yield
        return
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), _STDERR)
    try:
        yield
    finally:
        os.dup2(terminal, _STDERR)
        os.close(terminal)
