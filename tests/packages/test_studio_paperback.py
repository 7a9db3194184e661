"""The studio draws all pictures of Paperback as they are shown."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

pytest.importorskip("skia", reason="the studio needs the requirements group art")

import numpy as np
from PIL import Image

from hollywood import box as sentences
from hollywood import paths
from hollywood.core.catalogue import LANGUAGES
from hollywood.games.paperback import GAME
from hollywood.games.paperback.ability_icons import COLON, rows_of
from hollywood.games.paperback.card_pictures import Faces
from hollywood.pictures import Mood, portrait_name
from studio import check
from studio.box import files as box
from studio.export import Job, Studio, groups, jobs_of
from studio.faces.moods import MOODS
from studio.lettering import has_glyphs
from studio.paperback import authors, cover, desk, icons, spools
from studio.paperback import files as paperback
from studio.paperback.inks import CLASSES, FOR_SALE
from studio.paperback.layers import layers, pictures_of
from studio.printing import resized

FOLDER, STREET = paths.assets() / "paperback", paths.assets() / "box"
FARTHEST = 3  # of 255, on average: what squeezing a file loses, and other processors round
HARDER = 6  # the same of what is squeezed harder, or is nothing but dots
JOBS = [job for name in groups() if name.startswith("paperback") for job in jobs_of(name)]
APART, IN_GREY = 12, 7  # CIEDE2000 between borders; sides and figures tell the price, too
AUTHOR, AUTHORS_APART, MOODS_APART = 38, 25, 6  # pixels across at the table; of 255, on average


def premultiplied(picture: Image.Image) -> check.Values:
    pixels = np.asarray(picture.convert("RGBA")).astype(np.float32)
    return np.concatenate([pixels[..., :3] * pixels[..., 3:] / 255, pixels[..., 3:]], -1)


def difference(one: Image.Image, other: Image.Image) -> float:
    return float(np.abs(premultiplied(one) - premultiplied(other)).mean())


def is_as_shipped(folder: Path, file: Path) -> bool:
    shipped = paths.assets() / file.relative_to(folder)
    return difference(Image.open(file), Image.open(shipped)) <= HARDER


@pytest.mark.parametrize("name", ["frames/small_5", "marks/badge_3", "marks/key_double"])
def test_rebuilt_layers_are_those_of_the_box(name: str) -> None:
    whole, _ = pictures_of(dict(layers())[name])
    assert difference(whole, Image.open(FOLDER / "cards" / f"{name}.webp")) <= FARTHEST


def test_a_rebuilt_picture_of_a_card_is_that_of_the_box(tmp_path: Path) -> None:
    Studio(tmp_path).make(Job("pulp_scene", "cat"))
    made = list(tmp_path.rglob("*.webp"))
    assert len(made) == len(("whole", "half"))
    assert all(is_as_shipped(tmp_path, file) for file in made)


@pytest.mark.parametrize("name", ["cents", "pos_last"])
def test_rebuilt_icons_are_those_of_the_box(name: str) -> None:
    for side in icons.SIZES:
        shipped = Image.open(FOLDER / "icons" / str(side) / f"{name}.webp")
        assert difference(resized(icons.render(name), (side, side)), shipped) <= FARTHEST


def test_rebuilt_titles_are_those_of_the_box() -> None:
    for card, part in paperback.lettered():
        if card.names[-1] in ("scifi_robot", "power_typo"):
            name = card.names[-1] if part == "title" else f"{card.names[-1]}_rule"
            shipped = Image.open(FOLDER / "cards" / "titles" / "fr" / f"{name}.webp")
            assert difference(paperback.strip_of(card, part, "fr"), shipped) <= HARDER


def test_rebuilt_things_of_the_desk_are_those_of_the_box() -> None:
    shipped = FOLDER / "desk" / "stand.webp"
    assert difference(paperback.thing_of("stand"), Image.open(shipped)) <= FARTHEST
    shipped = FOLDER / "spools" / "pearl.webp"
    assert difference(paperback.spool_of("pearl"), Image.open(shipped)) <= FARTHEST


@pytest.mark.parametrize("name", ["crest_paperback", "pool_red"])
def test_rebuilt_parts_of_the_house_are_those_of_the_box(name: str) -> None:
    made = Image.fromarray(box.picture_of(box.PARTS[name]))
    assert difference(made, Image.open(STREET / f"{name}.webp")) <= HARDER


def files_of(folder: Path) -> set[str]:
    """The pictures in a folder and below, without what all their names end with."""
    return {str(file.relative_to(folder).with_suffix("")) for file in folder.rglob("*.webp")}


def test_nothing_is_shown_that_the_studio_does_not_draw() -> None:
    scenes = paperback.scenes()
    assert files_of(FOLDER / "cards" / "scenes") == {*scenes, *(f"half/{id}" for id in scenes)}
    assert files_of(FOLDER / "desk") == set(desk.THINGS)
    assert files_of(FOLDER / "spools") == set(spools.SPOOLS)
    bots = {portrait_name(name, mood) for name in authors.AUTHORS for mood in MOODS}
    assert files_of(FOLDER / "faces") == bots
    every = {f"{side}/{name}" for side in icons.SIZES for name in icons.ICONS}
    assert files_of(FOLDER / "icons") == every


@pytest.mark.soak
@pytest.mark.parametrize("job", JOBS, ids=str)
def test_soak_every_picture_is_rebuilt_as_it_is_shown(tmp_path: Path, job: Job) -> None:
    Studio(tmp_path).make(job)
    made = sorted(tmp_path.rglob("*.webp"))
    assert made
    assert [file for file in made if not is_as_shipped(tmp_path, file)] == []


def test_every_ability_has_its_icons() -> None:
    for card in GAME.open().deck.cards:
        for language in LANGUAGES:
            tokens = [token for row in rows_of(card, language) for token in row]
            assert all(token == COLON or token.icon in icons.ICONS for token in tokens)


def test_titles_have_every_letter() -> None:
    for name, book in cover.BOOKS.items():
        face = cover.TIERS[book.tier].face
        assert all(has_glyphs(cover.said(name, each), face) for each in LANGUAGES), name


def test_every_face_of_a_card_has_its_layers() -> None:
    faces = Faces(GAME.open().deck, sentences.open_sentences())
    drawn = {name.partition("/")[2] for name, _ in layers() if name.startswith("frames/")}
    for name in faces:
        assert faces[name].look in drawn, name
        assert faces[name].names[-1] in paperback.scenes(), name


@pytest.mark.parametrize("vision", check.VISIONS)
def test_prices_are_told_apart_by_their_borders(vision: str) -> None:
    seen = [check.seen(CLASSES[name].border, vision) for name in FOR_SALE]
    least = min(check.distance(one, other) for n, one in enumerate(seen) for other in seen[n + 1 :])
    assert least >= (IN_GREY if vision == "grey" else APART)


# --- the bots as authors


def small_author(name: str, vision: str, mood: Mood = "neutral") -> check.Values:
    """A face as small as on the panel of a seat, as those eyes see it."""
    ground = Image.new("RGBA", (AUTHOR, AUTHOR), "#0b1c1e")
    file = FOLDER / "faces" / f"{portrait_name(name, mood)}.webp"
    ground.alpha_composite(Image.open(file).convert("RGBA").resize(ground.size))
    share = np.asarray(ground.convert("RGB")).astype(np.float32) / 255
    seen = np.clip(share**2.2 @ check.VISIONS[vision].T, 0, 1) ** (1 / 2.2)
    return np.asarray(255 * seen)


def apart(one: check.Values, other: check.Values) -> float:
    return float(np.abs(one - other).mean())


@pytest.mark.parametrize("vision", check.VISIONS)
def test_small_authors_are_told_apart(vision: str) -> None:
    small = [small_author(name, vision) for name in authors.AUTHORS]
    assert min(apart(*pair) for pair in combinations(small, 2)) >= AUTHORS_APART


@pytest.mark.parametrize("name", authors.AUTHORS)
def test_a_small_author_shows_its_mood_without_colour(name: str) -> None:
    moods = [small_author(name, "grey", mood) for mood in MOODS]
    assert min(apart(*pair) for pair in combinations(moods, 2)) >= MOODS_APART


@pytest.mark.parametrize(("name", "mood"), [("opportunist", "neutral"), ("mogul", "dismay")])
def test_rebuilt_authors_are_those_of_the_box(name: str, mood: Mood) -> None:
    shipped = FOLDER / "faces" / f"{portrait_name(name, mood)}.webp"
    made = resized(authors.render(name, mood), (256, 256))
    assert difference(made, Image.open(shipped)) <= HARDER
