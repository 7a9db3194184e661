"""The sounds themselves: every file is there and plays, and the program plays each of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import hollywood
from hollywood import paths
from hollywood.core.reader import read
from hollywood.games import GAMES
from hollywood.ui.app.boxed_game import BoxedGame, Music
from hollywood.ui.sound.mixer_channels import HEADROOM
from hollywood.ui.sound.sound import SoundManifest

FOLDER = paths.assets() / "sounds"
PACKAGE = Path(hollywood.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
MANIFEST = read(SoundManifest, (FOLDER / "manifest.yaml").read_text("utf-8"), "manifest.yaml")
CUE_FILES = [file for cue in MANIFEST.cues.values() for file in cue.files]
MUSIC_FILES = list(MANIFEST.music.values())
FINEST = 1 / 128  # SDL knows so many steps of loudness


@pytest.mark.parametrize("file", CUE_FILES)
def test_a_cue_can_be_played(file: str) -> None:
    pygame.mixer.init()
    assert 0.03 < pygame.mixer.Sound(FOLDER / file).get_length() < 17


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


def called(*names: str) -> set[str]:
    """The words in the arguments of all calls of methods with these names."""
    calls = (node for file in SOURCES for node in parts(file) if isinstance(node, ast.Call))
    heard = [call.args for call in calls if getattr(call.func, "attr", "") in names]
    return {word for arguments in heard for each in arguments for word in words(each)}


def parts(file: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(file.read_text("utf-8")))


def words(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def cued() -> set[str]:
    """The words in the second arguments of all cues that are made."""
    calls = (node for file in SOURCES for node in parts(file) if isinstance(node, ast.Call))
    sounds = [call.args[1] for call in calls if getattr(call.func, "id", "") == "Cue"]
    return {word for sound in sounds for word in words(sound)}


def test_every_cue_is_played_and_every_cue_played_is_there() -> None:
    at_tables = {cue for game in GAMES for cue in music_of(game).ambience}
    assert called("play", "heard", "ambience", "machine") | cued() | at_tables == set(MANIFEST.cues)


def music_of(game: BoxedGame) -> Music:
    return game.screens(game.open()).music


def test_every_piece_is_played_and_every_piece_played_is_there() -> None:
    musics = [music_of(game) for game in GAMES]
    of_games = {piece for music in musics for piece in (music.page, music.table, music.end)}
    assert called("music") | of_games == set(MANIFEST.music)
