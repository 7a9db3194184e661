"""Pictures of a player's own: any shape, beside the card file, and never the end of the machine."""

from __future__ import annotations

import shutil
import struct
from pathlib import Path
from typing import Any

import pygame
import pytest

from hollywood import paths
from hollywood.core.catalogue import LANGUAGES
from hollywood.core.faults import Fault
from hollywood.core.message import Refused, say
from hollywood.games import GAMES
from hollywood.games.hollywood.art import open_art
from hollywood.games.hollywood.card_pictures import cards_of, lines_of
from hollywood.games.hollywood.rules.deck import Deck
from hollywood.pictures import Pictures, missing
from hollywood.ui.draw import surfaces
from hollywood.ui.tools.contact_sheets import LARGE, USUAL, shot

from ..harness.positions import KIT

CARDS = cards_of(KIT.deck)
PICTURES = Pictures(paths.assets() / "cards")
MANIFEST = PICTURES.manifest

FILM = """    - id: horror_lighthouse
      genre: horror
      title: {en: "The Lamp Looks Back", it: "Il faro ti guarda", fr: "Le phare vous observe"}
"""


@pytest.fixture
def own(tmp_path: Path) -> tuple[Deck, Path]:
    """A deck with a film of one's own, and the folder it lies in."""
    text = paths.data("cards.yaml").read_text("utf-8").replace("  films:\n", f"  films:\n{FILM}")
    file = tmp_path / "mine.yaml"
    file.write_text(text, "utf-8")
    return GAMES[0].open(file).deck, tmp_path


def lacking(deck: Deck, folder: Path) -> list[Fault]:
    """What is missing of a player's own cards."""
    pictures = Pictures(paths.assets() / "cards", folder)
    return missing(cards_of(deck).values(), lines_of(deck), "mine.yaml", pictures)


def painted(path: Path, size: tuple[int, int], ink: str) -> None:
    picture = pygame.Surface(size)
    picture.fill(ink)
    pygame.image.save(picture, path)


def png_head(wide: int, high: int) -> bytes:
    """A PNG as far as its size: what follows does not matter any more."""
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII5B", 13, b"IHDR", wide, high, 1, 0, 0, 0, 0)


def is_green(colour: pygame.Color) -> bool:
    """Green but for what scaling takes from it."""
    return colour.r < 5 and colour.g > 245 and colour.b < 5 and colour.a == 255


def test_a_film_of_ones_own_is_three_lines_and_a_picture(own: tuple[Deck, Path]) -> None:
    deck, folder = own
    painted(folder / "horror_lighthouse.png", (500, 700), "#00ff00")
    art = open_art(deck, folder)
    for language in LANGUAGES:
        face = art.card("horror_lighthouse", 346, language)
        assert is_green(face.get_at((173, 200)))
        plate = face.subsurface((25, 425, 296, 45))
        bone = pygame.mask.from_threshold(plate, "#f4e8c4", (40, 40, 40, 255)).count()
        assert bone > 500, "its title is lettered on the plate"
    assert lacking(deck, folder) == []


@pytest.mark.parametrize("size", [(1600, 900), (300, 900), (7, 5), (640, 640)])
@pytest.mark.parametrize("suffix", [".JPG", ".bmp", ".png"])
def test_a_picture_of_any_shape_fills_the_card(
    own: tuple[Deck, Path], size: tuple[int, int], suffix: str
) -> None:
    deck, folder = own
    painted(folder / f"horror_lighthouse{suffix}", size, "#ffffff")
    face = open_art(deck, folder).card("horror_lighthouse", 173)
    for at in ((12, 60), (160, 60), (86, 195), (12, 190), (160, 190)):
        assert min(face.get_at(at)[:3]) > 240


@pytest.mark.parametrize("content", [None, b"", b"no picture"], ids=["none", "empty", "broken"])
def test_a_card_without_a_picture_is_still_a_card(
    own: tuple[Deck, Path], content: bytes | None
) -> None:
    deck, folder = own
    if content is not None:
        (folder / "horror_lighthouse.png").write_bytes(content)
    face = open_art(deck, folder).card("horror_lighthouse", 173)
    assert face.get_at((20, 120)) == pygame.Color(MANIFEST.looks["horror"].ground)


def test_a_picture_that_would_take_the_memory_of_the_machine_is_refused(
    own: tuple[Deck, Path], run: Any
) -> None:
    """109 kilobytes can mean seven gigabytes."""
    deck, folder = own
    bomb = png_head(30_000, 30_000)
    (folder / "horror_lighthouse.png").write_bytes(bomb)
    face = open_art(deck, folder).card("horror_lighthouse", 173)
    assert face.get_at((20, 120)) == pygame.Color(MANIFEST.looks["horror"].ground)
    with pytest.raises(pygame.error, match="too large"):
        surfaces.load(folder / "horror_lighthouse.png")
    code, told, _ = run("check", str(folder / "mine.yaml"))
    assert code == 1
    assert f"mine.yaml:{deck.films[0].id.line}: horror_lighthouse" in told
    assert "30000 × 30000" in told


def test_what_is_no_picture_by_its_first_bytes_is_not_given_to_the_library(tmp_path: Path) -> None:
    (tmp_path / "x.png").write_bytes(b'<svg xmlns="http://www.w3.org/2000/svg" width="90000"/>')
    assert surfaces.unreadable(tmp_path / "x.png") == say("problem.no_picture")


def test_a_player_s_own_picture_goes_before_ours(own: tuple[Deck, Path]) -> None:
    deck, folder = own
    painted(folder / "action_train.png", (500, 700), "#00ff00")
    assert is_green(open_art(deck, folder).card("action_train", 173).get_at((86, 120)))


def test_the_deck_of_the_box_lacks_nothing() -> None:
    assert missing(CARDS.values(), {}, "cards.yaml", PICTURES) == []


def test_a_missing_picture_is_named_with_its_line(own: tuple[Deck, Path]) -> None:
    deck, folder = own
    faults = lacking(deck, folder)
    assert [(fault.message.id, fault.line) for fault in faults] == [
        ("fault.no_picture", deck.films[0].id.line)
    ]
    assert "horror_lighthouse" in str(faults[0])


def test_everything_missing_is_named(tmp_path: Path) -> None:
    for name in ("manifest.yaml", "titles/lettered.yaml"):
        (tmp_path / "cards" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(PICTURES.folder / name, tmp_path / "cards" / name)
    faults = missing(CARDS.values(), {}, "cards.yaml", Pictures(tmp_path / "cards"))
    named = {fault.message.id for fault in faults}
    assert named == {"fault.no_picture", "fault.no_frame", "fault.no_mark", "fault.no_strip"}
    assert sum(fault.message.id == "fault.no_picture" for fault in faults) == len(CARDS)


def test_contact_sheets(own: tuple[Deck, Path]) -> None:
    deck, folder = own
    art = open_art(deck, folder)
    shot("cards", folder / "all.png", art, "it")
    assert pygame.image.load(folder / "all.png").get_width() > 13 * USUAL
    shot("card:horror_moth", folder / "one.png", art, "fr")
    assert pygame.image.load(folder / "one.png").get_width() > LARGE
    for wish in ("card:nobody", "everything"):
        with pytest.raises(Refused):
            shot(wish, folder / "none.png", art)
