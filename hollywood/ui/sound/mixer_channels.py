"""The channels of pygame's mixer, dealt out to short sounds and to the music.

Only to be used while the mixer is open: a channel that plays after it was closed ends the process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

import pygame

CHANNELS = 24
FADE_IN, FADE_OUT = 0.4, 0.25  # seconds, of music
GOES_TO_REST = 4.0  # seconds: the same where nobody is there
AMBIENCE, AMBIENCE_FADES = 3, 1.0  # so many at a time; seconds
DUCK_DB, DUCK_DOWN, DUCK_UP = -6, 0.06, 0.4
HEADROOM = 0.79  # pygame makes nothing louder than it is: this leaves room for a spread of 2 dB


@dataclass
class Fade:
    """A value from 0 to 1 on its way to another; `seconds` is how long all of it takes."""

    at: float = 0.0
    to: float = 0.0
    seconds: float = 1.0

    @property
    def moving(self) -> bool:
        """Whether it has not arrived."""
        return self.at != self.to

    def go(self, to: float, seconds: float) -> None:
        """Change the direction, from where it is now."""
        self.to, self.seconds = to, seconds

    def update(self, seconds: float) -> None:
        """Let time pass."""
        step = seconds / self.seconds
        if self.at < self.to:
            self.at = min(self.to, self.at + step)
        else:
            self.at = max(self.to, self.at - step)


class Sting:
    """A channel with one long sound at a time, which can go away softly."""

    def __init__(self, channel: pygame.mixer.Channel) -> None:
        self._channel = channel
        self.fade = Fade()

    @property
    def silent(self) -> bool:
        """Whether nothing is left to hear."""
        return not self._channel.get_busy()

    def begin(self, sound: pygame.mixer.Sound) -> None:
        """Let this be heard from now on."""
        self.fade = Fade(1.0, 1.0)
        self._channel.play(sound)
        self._channel.set_volume(HEADROOM)

    def update(self, seconds: float) -> None:
        """Let time pass; what has faded to nothing ends."""
        self.fade.update(seconds)
        self._channel.set_volume(HEADROOM * self.fade.at)
        if not self.fade.at and not self.fade.to:
            self._channel.stop()


class Ambience:
    """Channels with sounds of a place, which go on and on and come and go softly."""

    def __init__(self, channels: Iterable[int]) -> None:
        self._silent = [pygame.mixer.Channel(id) for id in channels]
        self._heard: dict[str, tuple[pygame.mixer.Channel, Fade]] = {}

    @property
    def moving(self) -> bool:
        """Whether it will change by itself."""
        return any(fade.moving for _, fade in self._heard.values())

    def ask(self, wanted: Mapping[str, pygame.mixer.Sound]) -> None:
        """Go over to these, by their names; those that are heard already go on."""
        for name, (_, fade) in self._heard.items():
            fade.go(float(name in wanted), AMBIENCE_FADES)
        for name, sound in wanted.items():
            if name not in self._heard and self._silent:
                channel = self._silent.pop()
                channel.play(sound, loops=-1)
                channel.set_volume(0.0)
                self._heard[name] = channel, Fade(0.0, 1.0, AMBIENCE_FADES)

    def update(self, seconds: float) -> None:
        """Let time pass; what has faded to nothing ends."""
        for name, (channel, fade) in list(self._heard.items()):
            if fade.moving:
                fade.update(seconds)
                channel.set_volume(HEADROOM * fade.at)
            if not fade.at and not fade.to:
                channel.stop()
                self._silent.append(self._heard.pop(name)[0])


class ShortChannel:
    """A channel for short sounds, and how important what it plays is."""

    def __init__(self, channel: pygame.mixer.Channel) -> None:
        self.channel = channel
        self.priority = 0

    @property
    def rank(self) -> int:
        """How important it is now; one that is silent is not at all."""
        return self.priority if self.channel.get_busy() else -1


class ShortChannels:
    """The channels for short sounds, the one that was taken longest ago first."""

    def __init__(self, channels: Iterable[int]) -> None:
        self._channels = [ShortChannel(pygame.mixer.Channel(id)) for id in channels]

    def take(self, priority: int) -> pygame.mixer.Channel | None:
        """A silent channel, or one with something less important; None if there is neither."""
        voice = min(self._channels, key=lambda each: each.rank)
        if voice.rank >= priority:
            return None
        voice.priority = priority
        self._channels.remove(voice)
        self._channels.append(voice)
        return voice.channel


class Ducking:
    """How far the music steps back: at once almost, and slowly forward again."""

    def __init__(self) -> None:
        self._depth = Fade()
        self._left = 0.0

    @property
    def moving(self) -> bool:
        """Whether it is on its way, or will be."""
        return self._left > 0 or self._depth.at > 0

    @property
    def gain(self) -> float:
        """What the loudness of the music is multiplied by."""
        return float(10 ** (DUCK_DB * self._depth.at / 20))

    def hold(self, seconds: float) -> None:
        """Stay back for at least so long."""
        self._left = max(self._left, seconds)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        held = min(seconds, self._left)
        self._left -= held
        for to, time, passed in ((1.0, DUCK_DOWN, held), (0.0, DUCK_UP, seconds - held)):
            if passed > 0:
                self._depth.go(to, time)
                self._depth.update(passed)


class MusicChannels:
    """Loops and stings: what comes next begins when what was has faded."""

    def __init__(self, channel: pygame.mixer.Channel, start: Callable[[str], bool]) -> None:
        self._start = start
        self._sting = Sting(channel)
        self._fade = Fade()
        self._ducking = Ducking()
        self._present = Fade(1.0, 1.0)  # whether somebody is there
        self._paused = False
        self._loop: str | None = None
        self._wanted: str | None = None
        self._next: pygame.mixer.Sound | None = None
        self.level = 0.0
        self.duck = self._ducking.hold

    @property
    def moving(self) -> bool:
        """Whether it will change by itself."""
        fades = (self._fade, self._sting.fade, self._ducking, self._present)
        waiting = self._next is not None or self._loop != self._wanted
        return waiting or any(fade.moving for fade in fades)

    def rest(self, rests: bool) -> None:
        """Fade away slowly while nobody is there; come back where it was left."""
        self._present.go(*((0.0, GOES_TO_REST) if rests else (1.0, FADE_IN)))

    def ask(self, loop: str | None) -> None:
        """Go over to another loop, or to none."""
        self._wanted = loop
        self._turn()

    def sting(self, sound: pygame.mixer.Sound) -> None:
        """Let everything fade away, then play this once."""
        self._sting.fade.go(0.0, FADE_OUT)
        self._next = sound
        self.ask(None)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        for each in (self._fade, self._sting, self._ducking, self._present):
            each.update(seconds)
        self._turn()
        self.sound()

    def sound(self) -> None:
        """Make the loop as loud as it should be now; what stays silent is not decoded."""
        gain = self.level * HEADROOM * self._fade.at * self._ducking.gain * self._present.at
        pygame.mixer.music.set_volume(gain)
        paused = self._loop is not None and not gain and not self.moving
        if paused != self._paused:
            self._paused = paused
            if paused:
                pygame.mixer.music.pause()
            else:
                pygame.mixer.music.unpause()

    def _turn(self) -> None:
        stays = self._loop is not None and self._loop == self._wanted
        self._fade.go(*((1.0, FADE_IN) if stays else (0.0, FADE_OUT)))
        if stays or self._fade.at or not self._sting.silent:
            return
        if self._loop is not None:
            pygame.mixer.music.stop()
            self._loop = None
        if self._next is not None:
            self._sting.begin(self._next)
            self._next = None
        elif self._wanted is not None:
            self._begin(self._wanted)

    def _begin(self, loop: str) -> None:
        self.sound()  # which is silence, until it fades in
        if self._start(loop):
            self._loop = loop
            self._fade.go(1.0, FADE_IN)
        else:
            self._wanted = None


class Desk:
    """All channels of the open mixer, dealt out."""

    def __init__(self, start: Callable[[str], bool]) -> None:
        pygame.mixer.set_num_channels(CHANNELS)
        sting, *others = range(CHANNELS)
        self.music = MusicChannels(pygame.mixer.Channel(sting), start)
        self.ambience = Ambience(others[:AMBIENCE])
        self.short = ShortChannels(others[AMBIENCE:])
