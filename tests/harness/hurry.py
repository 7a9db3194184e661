"""What whole matches are played with by tests that look at no pixel: rough, and read only once."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pygame
import pytest

from hollywood import paths
from hollywood.core import reader
from hollywood.kit import SetUp
from hollywood.set_up import AnyKit, AnyMatch
from hollywood.ui.draw import gradients, surfaces
from hollywood.ui.tools import positions

_SCALED = [f"games.times_square.{part}" for part in ("table.street_pictures", "finale.end_picture")]
_SCALED += ["games.paperback.pages.icons", "ui.cards.token_files", "ui.pages.backdrop"]  # all
_WITH_PICTURES = [f"ui.pages.{page}" for page in ("turning_logo", "house_layers", "street_night")]
_WITH_PICTURES += ["ui.pages.street_picture", "ui.draw.ground", *_SCALED]
_WITH_PICTURES += ["games.hollywood.table.reel_token", "games.paperback.table.pictures"]
_ASSETS = paths.assets()
_whole = pygame.image.load
_load = lru_cache(400)(surfaces.load)
A_SHORT_MATCH = 4  # the seed of one in which bots are done soon in every game; found by trying
SOON_OVER = {"paperback": ["play=together"]}  # house rules: else it takes hundreds of moves
_COARSER = 4  # times: pictures of which only the place is right


@lru_cache
def _load_small(path: Path) -> pygame.Surface:
    """A picture with few pixels: whoever shows it asks for a size."""
    whole = surfaces.load(path)
    size = [max(1, side // _COARSER) for side in whole.get_size()]
    return pygame.transform.scale(whole, size)


def _load_at(file: Path, size: surfaces.Size) -> pygame.Surface:
    return surfaces.scaled(_load(file), size)


def _load_small_at(file: Path, size: surfaces.Size) -> pygame.Surface:
    return surfaces.scaled(_load_small(file), size)


def _patch(patch: pytest.MonkeyPatch, module: str, **instead: Any) -> None:
    """In place of what a module reads pictures with."""
    have = vars(import_module(f"hollywood.{module}"))
    for name in instead.keys() & have.keys():
        patch.setattr(f"hollywood.{module}.{name}", instead[name])


_read = lru_cache(400)(pygame.image.load)  # those of all scenes at a small size are 164 MB
_decoded = cache(pygame.mixer.Sound)  # there are 145: the last 128 would never be the next
_parsed = cache(reader.read)  # of the same text comes the same, and nobody changes it
_PARSED = ["ui.sound.sound", "games.paperback.rules.deck_file"]
_PARSED += [f"games.{game}.rules.deck" for game in ("hollywood", "times_square")]


class RoughFont(pygame.font.Font):
    """Letters that take as much room as they do, and of which nothing else is true."""

    @cache  # noqa: B019 - there are as many as there are typefaces and sizes
    def size(self, text: str | bytes) -> tuple[int, int]:
        return super().size(text)

    def render(self, text: str | bytes | None, *_: object, **__: object) -> pygame.Surface:
        return surfaces.canvas(self.size(text or ""))


_font = lru_cache(RoughFont)


def read_once(file: Any, *named: str) -> pygame.Surface:
    """The picture in a file, kept if it is one of the box; whoever asks must not paint on it."""
    if isinstance(file, Path) and file.is_relative_to(_ASSETS):
        return _read(file, *named)
    return _whole(file, *named)


def read_once_each(patch: pytest.MonkeyPatch) -> None:
    """Pictures of the box, its cards and its list of sounds: reading takes longer than all else."""
    patch.setattr("pygame.image.load", read_once)
    for module in _PARSED:
        patch.setattr(f"hollywood.{module}.read", _parsed)


def keep_memory(patch: pytest.MonkeyPatch) -> None:
    """What a picture took is kept for the next one: to ask for it anew takes a fifth of the time.

    The program gives it back; a test of its own sees to that, in a process of its own.
    """
    patch.setattr("hollywood.ui.app.window.give_pictures_back", lambda: None)


def in_a_hurry(patch: pytest.MonkeyPatch) -> None:
    """Nothing must outlive the machine, and no picture, sound or typeface is read twice."""
    patch.setattr("os.fsync", lambda file: None)
    patch.setattr("pygame.mixer.Sound", _decoded)
    for module in _WITH_PICTURES:
        _patch(patch, module, load=_load, load_at=_load_at)


def roughly(patch: pytest.MonkeyPatch) -> None:
    """All is painted where it should be, as large as it should be, and as it comes."""
    for module in _SCALED:
        _patch(patch, module, load=_load_small, load_at=_load_small_at)
    patch.setattr("pygame.font.Font", _font)
    patch.setattr("pygame.transform.smoothscale", pygame.transform.scale)
    patch.setattr("pygame.transform.box_blur", lambda layer, _: layer.copy())
    for name in ("_COARSE", "_INKS"):
        patch.setattr(gradients, name, 2)


def play_once_each(patch: pytest.MonkeyPatch) -> None:
    """Of the matches in which scenes look for their positions, each for all scenes."""
    play, ends = positions._to_the_end, dict[tuple[Any, ...], AnyMatch]()

    def end(set_up: SetUp, match: AnyMatch, kit: AnyKit, seed: int) -> AnyMatch:
        key = (repr(set_up), tuple(match.moves), seed)
        if key not in ends:
            ends[key] = play(set_up, match, kit, seed)
        return ends[key]

    patch.setattr(positions, "_to_the_end", end)


def look_briefly(patch: pytest.MonkeyPatch) -> None:
    """Of a match that is looked at again little is imagined."""
    patch.setattr("hollywood.ui.analysis.looking.PLAY_OUTS", 40)
    for ends in ("_SOON", "_FIRST_LOOK"):
        patch.setattr(f"hollywood.games.paperback.bots.review.{ends}", 1)
