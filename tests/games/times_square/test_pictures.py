"""The pictures of Times Square: every card can be drawn, the street shows who plays."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from hollywood import paths
from hollywood.core.catalogue import LANGUAGES
from hollywood.files import read_file
from hollywood.games.times_square.art import open_art
from hollywood.games.times_square.card_pictures import cards_of, lines_of
from hollywood.games.times_square.rules.deck import COLOURS, Deck, read_deck
from hollywood.games.times_square.rules.street import FIGURES
from hollywood.games.times_square.table.street_pictures import StreetPictures
from hollywood.pictures import Pictures, missing
from hollywood.ui.cards.store import BACK, Art
from hollywood.ui.draw.surfaces import canvas, lay_on

FOLDER = paths.assets() / "times_square"
SMALL = (320, 92)  # pixels, of a street
PEOPLE = (*FIGURES, "charlie")


@pytest.fixture(scope="module")
def deck() -> Deck:
    path = paths.data("times_square.yaml")
    return read_deck(read_file(path), str(path))


@pytest.fixture(scope="module")
def art(deck: Deck) -> Art:
    return open_art(deck)


@pytest.fixture(scope="module")
def pictures() -> StreetPictures:
    return StreetPictures()


def apart(one: pygame.Surface, other: pygame.Surface) -> float:
    """How far two pictures of one size differ, of 255."""
    first, second = (pygame.surfarray.array3d(each).astype(int) for each in (one, other))
    return float(abs(first - second).mean())


def test_no_layer_of_a_card_is_missing(deck: Deck) -> None:
    assert missing(cards_of(deck).values(), lines_of(deck), "", Pictures(FOLDER / "cards")) == []


def test_every_layer_of_the_cards_is_used(deck: Deck) -> None:
    pictures, cards = Pictures(FOLDER / "cards"), cards_of(deck).values()
    used = {mark.file for card in cards for mark in card.marks} | set(pictures.manifest.numerals)
    spare = {f"{kind}_yellow_{steps}" for kind in ("badge", "steps") for steps in (4, 5)}
    used |= {f"badge_{colour}" for colour in COLOURS} | spare
    there = {path.stem for path in (FOLDER / "cards" / "marks").glob("*.webp")}
    assert there == used == set(pictures.manifest.marks)


@pytest.mark.parametrize("symbols", [False, True], ids=["plain", "symbols"])
def test_cards_are_told_apart_without_colour(art: Art, symbols: bool) -> None:
    grey = [pygame.transform.grayscale(art.card(id, 60, symbols=symbols)) for id in art.cards]
    assert min(apart(*pair) for pair in combinations(grey, 2)) > 12


def test_a_card_can_be_had_in_every_language_and_its_back(art: Art) -> None:
    faces = [art.card("deb_5", 150, language) for language in LANGUAGES]
    assert all(apart(*pair) > 0.5 for pair in combinations(faces, 2))
    assert art.card(BACK, 150).get_size() == faces[0].get_size()


def test_only_whoever_plays_is_alight(pictures: StreetPictures) -> None:
    neither, left, right = (pictures.street(SMALL, "cyan", lit) for lit in (None, "cyan", "pink"))
    half = pygame.Rect(0, 0, SMALL[0] // 2, SMALL[1])
    assert apart(neither.subsurface(half), left.subsurface(half)) > 2
    assert apart(neither.subsurface(half), right.subsurface(half)) == 0
    assert apart(pictures.street(SMALL, "pink", "pink"), right) > 5, "the clubs change sides"


def test_an_opaque_layer_covers_what_it_is_laid_on(pictures: StreetPictures) -> None:
    sky = pictures.layers.read("board", "sky")
    below = canvas(sky.get_size())
    lay_on(sky, below)
    assert pygame.surfarray.array_alpha(below).min() == 255


def test_bulbs_take_turns(pictures: StreetPictures) -> None:
    piece, area = pictures.bulbs(SMALL, "pink", "cyan")
    street = pictures.street(SMALL, "pink", "cyan")
    assert street.get_rect().contains(area)
    assert apart(piece, street.subsurface(area)) > 1


@pytest.mark.parametrize("name", PEOPLE)
def test_a_figure_has_its_pictures(pictures: StreetPictures, name: str) -> None:
    assert pictures.figure(name, 90).get_size() == (60, 90)
    assert apart(pictures.chip(name, 30), pictures.chip(name, 30, lit=False)) > 20


def test_everything_the_street_lists_is_there_and_nothing_else(pictures: StreetPictures) -> None:
    board, listing = FOLDER / "board", pictures.listing
    clubs = {"club_pink", "club_cyan"}
    assert names(board / "neon") == {*listing.signs, *clubs, "bulbs_a", "bulbs_b"}
    assert names(board / "highlight") == set(listing.lights)
    flipped = {f"{each}_{club}_left" for each in ("street", "lane") for club in ("pink", "cyan")}
    assert names(board) == {"sky", "skyline", "wing_left", "wing_right", *flipped, *clubs}


def names(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.webp")}
