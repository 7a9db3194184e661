"""What is heard: no variant twice running, music that makes room, silence at need."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Iterator
from itertools import pairwise
from math import isclose, log10
from pathlib import Path
from typing import ClassVar, NoReturn

import pygame
import pytest

from hollywood import paths
from hollywood.core.reader import read
from hollywood.ui.sound.mixer_channels import (
    AMBIENCE,
    AMBIENCE_FADES,
    CHANNELS,
    FADE_IN,
    FADE_OUT,
    HEADROOM,
)
from hollywood.ui.sound.sound import Sound, SoundManifest, Volumes

FOLDER = paths.assets() / "sounds"
MANIFEST = read(SoundManifest, (FOLDER / "manifest.yaml").read_text("utf-8"), "manifest.yaml")
CUE_FILES = [file for cue in MANIFEST.cues.values() for file in cue.files]
MUSIC_FILES = list(MANIFEST.music.values())
FINEST = 1 / 128  # SDL knows so many steps of loudness
FRAME = 1 / 64
STREET, NEON = "ts.street_loop", "ts.neon_loop"
AGES = 3.0  # seconds: longer than any gap or fade


class File(pygame.mixer.Sound):
    """A sound that knows its file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.name = str(path.relative_to(path.parents[1]))


class Channel:
    """A channel that plays for as long as a test wants."""

    all: ClassVar[dict[int, Channel]] = {}

    def __init__(self, id: int) -> None:
        self.sound: File | None = None
        self.volume = 0.0
        self.all[id] = self

    def play(self, sound: File, loops: int = 0) -> None:
        self.sound, self.volume = sound, 1.0
        self.loops, self.sides = loops, (1.0, 1.0)

    def stop(self) -> None:
        self.sound = None

    def set_volume(self, left: float, right: float | None = None) -> None:
        self.sides = left, left if right is None else right
        self.volume = max(self.sides)

    def get_busy(self) -> bool:
        return self.sound is not None


@pytest.fixture
def sound(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sound]:
    """The sound of the box, on channels that can be looked at."""
    monkeypatch.setattr(pygame.mixer, "Sound", File)
    monkeypatch.setattr(pygame.mixer, "Channel", Channel)
    Channel.all = {}
    yield Sound(random.Random(1))
    pygame.mixer.music.stop()


def playing() -> list[str]:
    """The files that are heard, but for music."""
    return [channel.sound.name for channel in Channel.all.values() if channel.sound]


def channel_of(file: str) -> Channel:
    return next(each for each in Channel.all.values() if each.sound and each.sound.name == file)


def hush() -> None:
    for channel in Channel.all.values():
        channel.stop()


def pass_(sound: Sound, seconds: float) -> None:
    """Let time pass in many steps."""
    for _ in range(int(seconds / FRAME)):
        sound.update(FRAME)
    sound.update(seconds % FRAME)


def loudness() -> float:
    """Of the music, where 1 is as loud as it gets."""
    return pygame.mixer.music.get_volume() / HEADROOM


def near(value: float, wanted: float) -> bool:
    return isclose(value, wanted, abs_tol=2 * FINEST)


# Cues


def test_a_cue_comes_from_where_it_happens(sound: Sound) -> None:
    sound.play("illegal", pan=-0.5)
    left, right = channel_of(MANIFEST.cues["illegal"].variants[0]).sides
    assert isclose(left, 2 * right)


# Ambience


def test_the_sounds_of_a_place_come_and_go_softly_and_go_on(sound: Sound) -> None:
    street, neon = (MANIFEST.cues[cue].variants[0] for cue in (STREET, NEON))
    sound.ambience(STREET)
    assert not sound.resting
    channel = channel_of(street)
    assert (channel.volume, channel.loops) == (0.0, -1)
    pass_(sound, AMBIENCE_FADES / 2)
    assert near(channel.volume, HEADROOM / 2)
    sound.ambience(STREET, NEON)
    pass_(sound, AMBIENCE_FADES)
    assert near(channel_of(neon).volume, HEADROOM)
    sound.ambience(NEON)
    pass_(sound, AMBIENCE_FADES / 2)
    assert near(channel.volume, HEADROOM / 2)
    pass_(sound, AMBIENCE_FADES)
    assert playing() == [neon]


def test_no_more_than_so_many_loops_are_heard_at_once(sound: Sound) -> None:
    for cue in (STREET, NEON, "illegal"):
        sound.ambience(STREET, NEON, "notify", cue)
    assert len(playing()) == AMBIENCE


def test_a_machine_is_heard_whatever_the_place_and_stops_by_itself(sound: Sound) -> None:
    street, neon, film = (MANIFEST.cues[c].variants[0] for c in (STREET, NEON, "projector"))
    sound.machine("projector")
    sound.ambience(STREET, NEON)
    pass_(sound, 2 * AMBIENCE_FADES)
    assert set(playing()) == {street, neon, film}
    sound.machine(None)
    pass_(sound, 2 * AMBIENCE_FADES)
    assert set(playing()) == {street, neon}


def test_no_variant_is_heard_twice_running_and_each_has_its_turn(sound: Sound) -> None:
    heard = []
    for _ in range(200):
        sound.play("card_deal")
        heard += playing()
        hush()
        sound.update(AGES)
    assert len(heard) == 200
    assert all(one != other for one, other in pairwise(heard))
    assert set(heard) == set(MANIFEST.cues["card_deal"].variants)


def test_steps_rise(sound: Sound) -> None:
    for step in range(5):
        hush()
        sound.play("hw.reel_bump", step)
        sound.update(AGES)
        assert f"_s{min(step, 3)}_" in playing()[0]


def test_loudness_is_spread_by_chance(sound: Sound) -> None:
    levels = []
    for _ in range(100):
        hush()
        sound.play("card_deal")
        levels.append(20 * log10(channel_of(playing()[0]).volume / HEADROOM))
        sound.update(AGES)
    assert all(abs(level) <= 2 for level in levels)
    assert max(levels) - min(levels) > 3


def test_the_same_seed_sounds_the_same() -> None:
    def heard(seed: int) -> list[str]:
        Channel.all = {}
        sound = Sound(random.Random(seed))
        for cue in ("card_deal", "shuffle", "ui_tick", "hw.claim"):
            sound.play(cue)
        return playing()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.mixer, "Sound", File)
        patch.setattr(pygame.mixer, "Channel", Channel)
        assert heard(1) == heard(1)
        assert len({tuple(heard(seed)) for seed in range(9)}) > 1


def test_the_same_cue_keeps_its_gap(sound: Sound) -> None:
    sound.play("hw.reel_bump")
    sound.update(0.04)
    sound.play("hw.reel_bump", 1)
    assert len(playing()) == 1
    sound.play("hw.reel_place")
    assert len(playing()) == 2
    sound.update(0.006)
    sound.play("hw.reel_bump", 1)
    assert len(playing()) == 3


def test_voices_are_bounded_and_the_least_important_goes_first(sound: Sound) -> None:
    places = 1 + AMBIENCE  # kept for a sting, and for the sounds of a place
    for _ in range(CHANNELS):
        sound.play("ui_tick")
        sound.update(AGES)
    assert len(playing()) == CHANNELS - places
    first = Channel.all[places].sound
    sound.play("ui_back")  # no more important
    assert not any("ui_back" in file for file in playing())
    for _ in range(CHANNELS):
        sound.play("card_deal")
        sound.update(AGES)
    assert Channel.all[places].sound is not first
    assert all("card_deal" in file for file in playing())
    sound.play("illegal")
    assert playing().count("sfx/illegal.ogg") == 1
    assert len(playing()) == CHANNELS - places


def test_the_real_mixer_plays_and_bounds_too() -> None:
    pygame.mixer.init()
    sound = Sound(random.Random(1))
    for _ in range(40):
        sound.play("card_deal")
        sound.update(AGES)
    busy = [id for id in range(CHANNELS) if pygame.mixer.Channel(id).get_busy()]
    assert pygame.mixer.get_num_channels() == CHANNELS
    assert 1 <= len(busy) <= CHANNELS - 1
    pygame.mixer.stop()


# Music


def test_music_fades_in_out_and_over(sound: Sound) -> None:
    sound.music("title")
    assert loudness() == 0
    pass_(sound, FADE_IN / 2)
    assert near(loudness(), 0.5)
    pass_(sound, FADE_IN)
    assert near(loudness(), 1)
    sound.music("table")
    pass_(sound, FADE_OUT / 2)
    assert near(loudness(), 0.5)
    pass_(sound, FADE_OUT / 2 + FRAME)
    assert loudness() < 0.1
    pass_(sound, FADE_IN)
    assert near(loudness(), 1)
    sound.music(None)
    pass_(sound, FADE_OUT + FRAME)
    assert not pygame.mixer.music.get_busy()


def test_music_that_is_asked_for_again_goes_on(sound: Sound) -> None:
    sound.music("table")
    pass_(sound, 1)
    sound.music(None)
    pass_(sound, FADE_OUT / 2)
    sound.music("table")
    pass_(sound, FRAME)
    assert loudness() > 0.5
    pass_(sound, FADE_IN)
    assert near(loudness(), 1)


def test_music_steps_back_for_a_cue(sound: Sound) -> None:
    sound.music("table")
    pass_(sound, 1)
    sound.play("hw.movie_small")  # 500 ms
    back = 10 ** (-6 / 20)
    for seconds, wanted in (
        (0.03, 10 ** (-3 / 20)),
        (0.03, back),
        (0.43, back),
        (0.21, 10 ** (-3 / 20)),
        (0.21, 1.0),
    ):
        sound.update(seconds)
        assert near(loudness(), wanted), (seconds, loudness())


def test_a_long_frame_ducks_like_many_short_ones(sound: Sound) -> None:
    sound.music("table")
    pass_(sound, 1)
    sound.play("hw.movie_small")
    sound.update(0.7)
    at_once = loudness()
    pass_(sound, 1)
    sound.play("hw.movie_small")
    pass_(sound, 0.7)
    assert near(loudness(), at_once)
    assert at_once < 0.8


def test_a_sting_waits_for_silence_and_music_for_its_end(sound: Sound) -> None:
    file = "sfx/hw_fanfare.ogg"
    sound.music("count")
    pass_(sound, 1)
    sound.play("hw.fanfare")
    sound.music("title")
    pass_(sound, FADE_OUT - 2 * FRAME)
    assert file not in playing()
    pass_(sound, 3 * FRAME)
    assert file in playing()
    pass_(sound, AGES)
    assert not pygame.mixer.music.get_busy()
    channel_of(file).stop()
    pass_(sound, FADE_IN + FRAME)
    assert near(loudness(), 1)


def test_a_sting_in_silence_is_heard_at_once(sound: Sound) -> None:
    sound.play("hw.fanfare")
    assert playing() == ["sfx/hw_fanfare.ogg"]
    assert near(channel_of("sfx/hw_fanfare.ogg").volume, HEADROOM)


def test_a_sting_fades_for_the_next(sound: Sound) -> None:
    sound.play("hw.fanfare")
    sound.update(AGES)
    first = channel_of("sfx/hw_fanfare.ogg")
    sound.play("hw.fanfare")
    pass_(sound, FADE_OUT / 2)
    assert near(first.volume, HEADROOM / 2)
    pass_(sound, FADE_OUT / 2 + FRAME)
    assert near(channel_of("sfx/hw_fanfare.ogg").volume, HEADROOM)


# Volumes


def heard(sound: Sound, cue: str) -> float:
    """How loud the file of a cue is set to be."""
    hush()
    sound.update(AGES)
    sound.play(cue)
    sound.update(FADE_OUT)  # a sting waits until the music is gone
    played = next(each.sound for each in Channel.all.values() if each.sound)
    return played.get_volume()


def test_volumes_count_at_once_and_for_what_comes(sound: Sound) -> None:
    sound.music("table")
    pass_(sound, 1)
    sound.play("hw.stage_bell")
    bell = channel_of("sfx/hw_stage_bell.ogg").sound
    assert bell is not None
    sound.set_volumes(Volumes(music=20, effects=40))
    assert near(loudness(), 0.2)
    assert near(bell.get_volume(), 0.4)
    assert near(heard(sound, "card_deal"), 0.4)
    assert near(heard(sound, "ui_confirm"), 0.4 * 0.8)
    assert near(heard(sound, "hw.fanfare"), 0.2)
    sound.set_volumes(Volumes(muted=True))
    assert loudness() == bell.get_volume() == heard(sound, "card_deal") == 0


def test_without_the_focus_there_is_no_music(sound: Sound) -> None:
    sound.music("table")
    pass_(sound, 1)
    sound.focus(False)
    assert loudness() == 0
    assert near(heard(sound, "card_deal"), 1)
    sound.focus(True)
    assert near(loudness(), 1)
    assert near(heard(sound, "card_deal"), 1)


# Loading, resting, and what may go wrong


def test_nothing_is_decoded_at_the_start_then_one_file_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decoded: list[Path] = []

    def decode(path: Path) -> pygame.mixer.Sound:
        decoded.append(path)
        return File(path)

    monkeypatch.setattr(pygame.mixer, "Sound", decode)
    sound = Sound(random.Random(1))
    assert decoded == []
    for number in range(1, 9):
        sound.update(FRAME)
        assert len(decoded) == number
    pass_(sound, AGES)
    sound.play("card_deal")
    assert len(decoded) == len(set(decoded))
    assert sound.resting is False


def test_it_rests_when_nothing_will_change(sound: Sound) -> None:
    assert not sound.resting
    pass_(sound, AGES)
    assert sound.resting
    sound.play("hw.movie_small")
    assert not sound.resting
    sound.update(0.5)
    assert not sound.resting, "the music has yet to step forward again"
    pass_(sound, AGES)
    assert sound.resting
    sound.music("table")
    assert not sound.resting
    pass_(sound, AGES)
    assert sound.resting


def everything(sound: Sound) -> None:
    """Ask for all there is."""
    for cue in MANIFEST.cues:
        sound.play(cue)
    for name in [*MANIFEST.music, None]:
        sound.music(name)
        pass_(sound, 1)
    sound.set_volumes(Volumes(muted=True))
    sound.focus(False)
    sound.update(AGES)


def test_without_a_device_there_is_silence(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object, **__: object) -> NoReturn:
        os.write(2, b"ALSA lib confmisc.c:855: cannot find card '0'\n")
        raise pygame.error("No such audio device")

    pygame.mixer.quit()
    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sound = Sound(random.Random(1))
    everything(sound)
    assert sound.resting
    assert sound.faults == []
    assert capfd.readouterr() == ("", "")


def test_the_terminal_is_there_again_afterwards(capfd: pytest.CaptureFixture[str]) -> None:
    Sound(random.Random(1))
    os.write(2, b"heard")
    assert capfd.readouterr().err == "heard"


def test_a_mixer_that_is_closed_in_the_middle_is_left_alone() -> None:
    sound = Sound(random.Random(1))
    sound.music("table")
    sound.play("card_deal")
    assert not sound.resting
    pygame.mixer.quit()
    everything(sound)
    assert sound.resting


def test_a_missing_file_is_named_once(tmp_path: Path) -> None:
    for name in ("manifest.yaml", "sfx/illegal.ogg", "sfx/ui_back.ogg", "music/hw_table.ogg"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(FOLDER / name, tmp_path / name)
    (tmp_path / "sfx/ui_back.ogg").write_text("no sound")
    sound = Sound(random.Random(1), tmp_path)
    for _ in range(3):
        everything(sound)
        for _ in CUE_FILES:
            sound.update(AGES)
    told = [fault.file for fault in sound.faults]
    good = {"sfx/illegal.ogg", "music/hw_table.ogg"}
    wanted = {str(tmp_path / file) for file in (*CUE_FILES, *MUSIC_FILES) if file not in good}
    assert len(told) == len(set(told))
    assert set(told) <= wanted
    ids = {fault.file: fault.message.id for fault in sound.faults}
    assert ids[str(tmp_path / "sfx/ui_back.ogg")] == "fault.unreadable"
    assert ids[str(tmp_path / "sfx/undo.ogg")] == "fault.no_file"
    assert ids[str(tmp_path / "music/hw_title.ogg")] == "fault.no_file"


@pytest.mark.parametrize("text", [None, "format: 7"])
def test_without_a_manifest_there_is_silence(tmp_path: Path, text: str | None) -> None:
    if text:
        (tmp_path / "manifest.yaml").write_text(text)
    sound = Sound(random.Random(1), tmp_path)
    everything(sound)
    assert sound.resting
    assert [fault.file for fault in sound.faults] == [str(tmp_path / "manifest.yaml")]
