"""The sounds themselves: every file is there and plays, and what it tells can be read too."""

from __future__ import annotations

import random
import re

import pygame
import pytest

from hollywood import paths
from hollywood.core.catalogue import LANGUAGES
from hollywood.core.reader import read
from hollywood.ui.channels import HEADROOM
from hollywood.ui.sound import Manifest, Sound

FOLDER = paths.assets() / "sounds"
MANIFEST = read(Manifest, (FOLDER / "manifest.yaml").read_text("utf-8"), "manifest.yaml")
CUE_FILES = [file for cue in MANIFEST.cues.values() for file in cue.files]
MUSIC_FILES = [piece.file for piece in MANIFEST.music.values()]
NO_NEWS = {"ui_tick", "ui_confirm", "ui_back", "hw.count_tick"}  # the eye is on them anyway
FINEST = 1 / 128  # SDL knows so many steps of loudness


@pytest.mark.parametrize("file", CUE_FILES)
def test_a_cue_can_be_played(file: str) -> None:
    pygame.mixer.init()
    assert 0.03 < pygame.mixer.Sound(FOLDER / file).get_length() < 15


@pytest.mark.parametrize("file", MUSIC_FILES)
def test_music_can_be_played(file: str) -> None:
    pygame.mixer.init()
    pygame.mixer.music.load(FOLDER / file)
    pygame.mixer.music.unload()


def test_every_file_is_in_the_manifest_once() -> None:
    there = [path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.ogg")]
    assert sorted(CUE_FILES + MUSIC_FILES) == sorted(there)


def test_every_cue_has_files_and_plays_the_nearest_step() -> None:
    assert all(
        cue.at(0) and bool(cue.steps) != bool(cue.variants) for cue in MANIFEST.cues.values()
    )
    bump, chime = MANIFEST.cues["hw.reel_bump"], MANIFEST.cues["hw.star_chime"]
    assert (len(bump.steps), len(chime.steps)) == (4, 3)
    assert bump.at(9) == bump.steps[3]
    assert bump.at(-1) == bump.steps[0]


def test_the_spread_has_room_above() -> None:
    assert all(
        HEADROOM * 10 ** (cue.play.spread / 200) <= 1 + FINEST for cue in MANIFEST.cues.values()
    )


def test_every_piece_of_news_has_a_caption_in_every_language() -> None:
    sound = Sound(random.Random(1))
    for name in [*MANIFEST.cues, *MANIFEST.music]:
        caption = sound.caption(name)
        assert (caption is None) == (name in NO_NEWS), name
        for words in [caption.in_(language) for language in LANGUAGES] if caption else []:
            assert words == words.strip()
            assert not re.search(r"'|\.\.\.|  ", words), words
    assert sound.caption("nothing known") is None
