"""The studio draws all pictures of Times Square and the street of the box as they are shown."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("skia", reason="the studio needs the requirements group art")

import numpy as np
from PIL import Image

from hollywood import paths
from hollywood.core.catalogue import LANGUAGES
from hollywood.games.times_square.table.street_pictures import StreetPictures
from studio import check
from studio.box import files as box
from studio.card import print_layer, word_layers
from studio.export import Job, Studio, groups, jobs_of
from studio.lettering import has_glyphs
from studio.times_square import signs
from studio.times_square.cards import DENSITY, cards, layers, manifest, pictures_of, sign_of
from studio.times_square.cast import CAST, chip_of, figure_of
from studio.times_square.ends import files as ends
from studio.times_square.inks import ROLES
from studio.times_square.signs import SIGNS
from studio.times_square.street import layers as street
from studio.times_square.street.clubs import CLUBS

FOLDER, STREET = paths.assets() / "times_square", paths.assets() / "box"
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


def test_a_rebuilt_figure_and_its_face_are_those_of_the_box() -> None:
    name, member = "charlie", CAST["charlie"]
    for made, folder in ((figure_of(member), "figures"), (chip_of(member), "chips")):
        assert difference(made, Image.open(FOLDER / folder / f"{name}.webp")) <= FARTHEST


def test_a_rebuilt_picture_of_a_card_is_that_of_the_box(tmp_path: Path) -> None:
    Studio(tmp_path).make(Job("street_scene", "guards"))
    made = list(tmp_path.rglob("*.webp"))
    assert len(made) == len(("whole", "half"))
    assert all(is_as_shipped(tmp_path, file) for file in made)


def is_as_shipped(folder: Path, file: Path) -> bool:
    shipped = paths.assets() / file.relative_to(folder)
    return difference(Image.open(file), Image.open(shipped)) <= FARTHEST


@pytest.mark.parametrize("name", ["neon/star", "neon/bulbs_a", "highlight/lane"])
def test_rebuilt_light_of_the_street_is_that_of_the_box(name: str) -> None:
    made = Image.fromarray(street.picture_of(street.parts()[name]))
    assert difference(made, Image.open(FOLDER / "board" / f"{name}.webp")) <= FARTHEST


def test_a_rebuilt_piece_of_an_end_is_that_of_the_box() -> None:
    made = ends.picture_of(ends.ENDS["hat"])
    assert difference(made, Image.open(FOLDER / "ends" / "hat.webp")) <= FARTHEST


@pytest.mark.parametrize("name", ["crest_times_square", "crest_hollywood", "bulb_on"])
def test_rebuilt_parts_of_houses_are_those_of_the_box(name: str) -> None:
    made = Image.fromarray(box.picture_of(box.PARTS[name]))
    assert difference(made, Image.open(STREET / f"{name}.webp")) <= HARDER


def test_nothing_is_shown_that_the_studio_does_not_draw() -> None:
    assert files_of(FOLDER / "board") == set(street.parts())
    assert files_of(FOLDER / "ends") == set(ends.ENDS)
    assert files_of(FOLDER / "cards" / "scenes") == {*cards(), *(f"half/{id}" for id in cards())}
    stills = {name for name in files_of(STREET) if name.startswith("still_")}
    assert files_of(STREET) - stills == {*box.PARTS, *box.WINDOWS}


def test_the_street_lies_where_the_studio_drew_it() -> None:
    listing, drawn = StreetPictures().listing, {n: part.box for n, part in street.parts().items()}
    assert {name: drawn[f"neon/{name}"] for name in listing.signs} == listing.signs
    assert {name: drawn[f"highlight/{name}"] for name in listing.lights} == listing.lights
    assert (drawn["sky"], drawn["skyline"]) == (listing.ground["sky"], listing.ground["skyline"])
    for club in CLUBS:
        assert drawn[f"street_{club}_left"] == listing.ground["street"]
        assert drawn[f"lane_{club}_left"] == listing.ground["lane"]
        assert drawn[f"club_{club}"] == listing.club
        assert drawn[f"neon/club_{club}"] == listing.club_neon
    assert drawn["neon/bulbs_a"] == drawn["neon/bulbs_b"] == listing.club_bulbs
    assert drawn["wing_left"][2:] == drawn["wing_right"][2:] == listing.wing


def files_of(folder: Path) -> set[str]:
    """The pictures in a folder and below, without what all their names end with."""
    return {str(file.relative_to(folder).with_suffix("")) for file in folder.rglob("*.webp")}


@pytest.mark.soak
def test_soak_every_picture_is_rebuilt_as_it_is_shown(tmp_path: Path) -> None:
    studio = Studio(tmp_path)
    for name in groups():
        if name == "box" or name.startswith("times_square"):
            for job in jobs_of(name):
                studio.make(job)
    made = sorted(tmp_path.rglob("*.webp"))
    assert [file for file in made if not is_as_shipped(tmp_path, file)] == []
    assert files_of(tmp_path / "times_square") == files_of(FOLDER)


def test_small_faces_are_told_apart_without_colour() -> None:
    faces = [Image.open(FOLDER / "chips" / f"{name}.webp") for name in CAST]
    small = [np.asarray(face.resize((36, 36)).convert("L"), np.float32) for face in faces]
    apart = [np.abs(one - other).mean() for n, one in enumerate(small) for other in small[n + 1 :]]
    assert min(apart) >= FACES_APART


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
