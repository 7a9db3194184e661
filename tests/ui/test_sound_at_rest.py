"""What is not heard is not decoded: music while nobody is there, effects before a table."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from hollywood.ui.sound.mixer_channels import FADE_IN, GOES_TO_REST
from hollywood.ui.sound.sound import Sound, Volumes

from .test_sound import FRAME, loudness, near, pass_


@pytest.fixture
def sound() -> Iterator[Sound]:
    yield Sound(random.Random(1))
    pygame.mixer.music.stop()


def test_effects_take_no_memory_before_there_is_a_table_of_their_game(sound: Sound) -> None:
    pass_(sound, 3)
    kept = set(sound._decoded)
    assert {sound._buses[file] for file in kept} == {"ui"}
    for own, others in (("pb", ("hw", "ts")), ("hw", ("pb", "ts"))):
        sound.prepare_table(own)
        pass_(sound, 6)
        cues = sound._manifest.cues
        foreign = {f for cue in cues if cue.startswith(others) for f in cues[cue].files}
        heard = {f for f, bus in sound._buses.items() if bus in ("ui", "effects")}
        assert set(sound._decoded) == heard - foreign


def test_music_rests_while_nobody_is_there(sound: Sound) -> None:
    """It fades slowly, is not decoded meanwhile, and is there again at the first key."""
    sound.music("title")
    pass_(sound, 1)
    sound.rest(True)
    pass_(sound, GOES_TO_REST / 2)
    assert near(loudness(), 0.5)
    pass_(sound, GOES_TO_REST / 2 + FRAME)
    assert sound.resting
    place = pygame.mixer.music.get_pos()
    pygame.time.wait(60)
    assert pygame.mixer.music.get_pos() == place
    sound.rest(False)
    pass_(sound, FADE_IN + FRAME)
    assert near(loudness(), 1)
    assert pygame.mixer.music.get_busy()


@pytest.mark.parametrize("silence", [Volumes(muted=True), Volumes(music=0)])
def test_music_that_is_not_heard_is_not_decoded(sound: Sound, silence: Volumes) -> None:
    sound.music("title")
    pass_(sound, 1)
    sound.set_volumes(silence)
    assert not pygame.mixer.music.get_busy()
    sound.set_volumes(Volumes())
    assert pygame.mixer.music.get_busy()
    sound.focus(False)
    assert not pygame.mixer.music.get_busy()
    sound.music("table")
    pass_(sound, 1)
    sound.focus(True)
    assert near(loudness(), 1)
    assert pygame.mixer.music.get_busy()
