"""The studio draws the cards of Times Square as the game shows them."""

from __future__ import annotations

import pytest

pytest.importorskip("skia", reason="the studio needs the requirements group art")

import numpy as np
from PIL import Image

from hollywood import paths
from hollywood.core.catalogue import LANGUAGES
from studio import check
from studio.card import print_layer, word_layers
from studio.lettering import has_glyphs
from studio.times_square import cloth, signs
from studio.times_square.cards import DENSITY, cards, layers, manifest, pictures_of, sign_of
from studio.times_square.cast import CAST, chip_of, figure_of
from studio.times_square.inks import ROLES
from studio.times_square.signs import SIGNS

FOLDER = paths.assets() / "times_square"
FARTHEST = 3  # of 255, on average: what squeezing a file loses, and other processors round
HARDER = 6  # the same of what is squeezed harder, or is nothing but grain
SAMPLE = ("marks/badge_guards", "marks/steps_beside", "frames/red")
FACES_APART = 15  # of 255 in grey, on average
ROLES_APART, IN_GREY = 14, 7  # CIEDE2000: shapes tell what colours do not


def premultiplied(picture: Image.Image) -> check.Values:
    pixels = np.asarray(picture.convert("RGBA")).astype(np.float32)
    return np.concatenate([pixels[..., :3] * pixels[..., 3:] / 255, pixels[..., 3:]], -1)


def difference(one: Image.Image, other: Image.Image) -> float:
    return float(np.abs(premultiplied(one) - premultiplied(other)).mean())


@pytest.mark.parametrize("name", SAMPLE)
def test_rebuilt_layers_are_those_of_the_box(name: str) -> None:
    (made,) = pictures_of(dict(layers())[name], DENSITY)
    assert difference(made, Image.open(FOLDER / "cards" / f"{name}.webp")) <= FARTHEST


def test_rebuilt_titles_and_signs_are_those_of_the_box() -> None:
    strips = word_layers(cards()["hal_1"], "fr", manifest())
    (made,) = pictures_of(strips["hal_1"], DENSITY)
    shipped = FOLDER / "cards" / "titles" / "fr" / "hal_1.webp"
    assert difference(made, Image.open(shipped)) <= HARDER
    assert difference(sign_of("red"), Image.open(FOLDER / "signs" / "role_deb.webp")) <= FARTHEST


@pytest.mark.parametrize("name", SIGNS)
def test_rebuilt_small_signs_are_those_of_the_box(name: str) -> None:
    assert difference(signs.sign_of(name), Image.open(FOLDER / "signs" / f"{name}.webp")) <= HARDER


@pytest.mark.parametrize("name", ["deb", "charlie"])
def test_rebuilt_figures_and_faces_are_those_of_the_box(name: str) -> None:
    member = CAST[name]
    for made, folder in ((figure_of(member), "figures"), (chip_of(member), "chips")):
        assert difference(made, Image.open(FOLDER / folder / f"{name}.webp")) <= FARTHEST


def test_small_faces_are_told_apart_without_colour() -> None:
    faces = [Image.open(FOLDER / "chips" / f"{name}.webp") for name in CAST]
    small = [np.asarray(face.resize((36, 36)).convert("L"), np.float32) for face in faces]
    apart = [np.abs(one - other).mean() for n, one in enumerate(small) for other in small[n + 1 :]]
    assert min(apart) >= FACES_APART


def test_a_part_of_the_cloth_is_that_of_the_box() -> None:
    made = Image.fromarray(cloth.render())
    shipped = Image.open(FOLDER / "table" / "table_1920x1080.webp")
    assert difference(made, shipped) <= HARDER


def test_the_studio_draws_what_the_manifest_lists() -> None:
    drawn = {name.removeprefix("marks/") for name, _ in layers() if name.startswith("marks/")}
    assert drawn == set(manifest().marks)


@pytest.mark.parametrize("name", ["badge_guards", "badge_red_4", "steps_green"])
def test_marks_lie_in_their_boxes(name: str) -> None:
    layer = dict(layers())[f"marks/{name}"]
    left, top, wide, high = (2 * value for value in layer.box)
    alpha = print_layer(layer)[..., 3].copy()
    alpha[top : top + high, left : left + wide] = 0
    assert not alpha.any()


def test_titles_have_every_letter() -> None:
    for card in cards().values():
        face = manifest().look(card.look).title.faces[0]
        assert all(has_glyphs(card.title.in_(language), face) for language in LANGUAGES)


@pytest.mark.parametrize("vision", check.VISIONS)
def test_roles_are_told_apart(vision: str) -> None:
    seen = [check.seen(inks.main, vision) for inks in ROLES.values()]
    least = min(check.distance(one, other) for n, one in enumerate(seen) for other in seen[n + 1 :])
    assert least >= (IN_GREY if vision == "grey" else ROLES_APART)
