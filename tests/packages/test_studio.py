"""The studio: what it draws is what the game shows, and what every eye can tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

pytest.importorskip("skia", reason="the studio needs the requirements group art")

import numpy as np
from PIL import Image

from hollywood import paths
from hollywood.core.catalogue import LANGUAGES
from hollywood.pictures import TEXT_PARTS, Card, Mood, Pictures, Portraits, TablePieces
from studio import check
from studio.card import (
    cards,
    layers_of,
    manifest,
    mark_layer,
    mask,
    picture_of,
    print_card,
    print_layer,
    print_scene,
)
from studio.export import DENSITY, SIZE, Job, Studio, jobs_of, picture_of_layer
from studio.faces.moods import MOODS
from studio.faces.registry import FACES
from studio.inks import PLAYERS
from studio.lettering import has_glyphs
from studio.pieces.sheet import pieces
from studio.printing import resized
from studio.titles import face_for, lines

PICTURES = Pictures(paths.assets() / "cards")
PIECES = TablePieces(paths.assets() / "table")
PORTRAITS = Portraits(paths.assets() / "faces")
printed_scene = cache(print_scene)
SAMPLE = ("horror_house", "star_rex", "clap_emerald")
FARTHEST = 2  # of 255, on average: other processors round otherwise
FACES_APART, SMALL_FACE = 20, 40  # of 255 in grey, on average; pixels across
MOODS_APART = 5
MOST_OF_FACES = 750_000  # bytes, all together
FARTHEST_PIECE = 6  # the same, and what squeezing the file loses of the grain
MOST_OF_PIECES = 900_000  # bytes, all together
GENRES_APART, SEATS_APART, SEATS_APART_IN_GREY = 20, 18, 8
BORDERS_APART = 35  # of 255 in grey
LEAST_CAP = 9  # pixels of a capital on a card 180 pixels wide
BRIGHT_ON_PURPOSE = {"action_avalanche"}  # snow


def premultiplied(picture: Image.Image) -> check.Values:
    pixels = np.asarray(picture.convert("RGBA")).astype(np.float32)
    return np.concatenate([pixels[..., :3] * pixels[..., 3:] / 255, pixels[..., 3:]], -1)


def difference(one: Image.Image, other: Image.Image) -> float:
    return float(np.abs(premultiplied(one) - premultiplied(other)).mean())


@pytest.fixture(autouse=True)
def _scenes_are_printed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the sample, which are looked at in more than one way."""
    for module in ("card", "export"):
        monkeypatch.setattr(f"studio.{module}.print_scene", printed_scene)


@cache
def light_of(id: str) -> check.Light:
    """What the picture of a card in the box looks like to half-closed eyes."""
    path = PICTURES.scene(id)
    assert path
    return check.light_of(Image.open(path))


def put_together(card: Card) -> Image.Image:
    """The card as the game lays it together from layers."""
    whole = resized(printed_scene(card.id), SIZE)
    whole.putalpha(resized(mask(), SIZE).getchannel("A"))
    for layer in layers_of(card):
        at = (round(layer.box[0] * DENSITY), round(layer.box[1] * DENSITY))
        whole.alpha_composite(picture_of_layer(layer), at)
    return whole


# --- the files


@pytest.mark.parametrize("id", SAMPLE)
def test_rebuilt_files_are_those_of_the_box(id: str, tmp_path: Path) -> None:
    studio = Studio(tmp_path)
    for job in jobs_of(id):
        studio.make(job)
    made = list(tmp_path.rglob("*.webp"))
    assert len(made) >= 1 + len(LANGUAGES)
    for path in made:
        shipped = paths.assets() / path.relative_to(tmp_path)
        assert difference(Image.open(path), Image.open(shipped)) <= FARTHEST, shipped


@pytest.mark.parametrize("id", SAMPLE)
def test_layers_put_together_are_the_card(id: str) -> None:
    card = cards()[id]
    assert difference(put_together(card), resized(print_card(card), SIZE)) <= FARTHEST


def test_every_card_is_drawn() -> None:
    assert all(picture_of(id) for id in cards())


@pytest.mark.parametrize("name", manifest().marks)
def test_marks_lie_in_their_boxes(name: str) -> None:
    layer = mark_layer(name)
    left, top, width, height = (2 * value for value in layer.box)
    alpha = print_layer(layer)[..., 3].copy()
    alpha[top : top + height, left : left + width] = 0
    assert not alpha.any()


# --- the faces


def small_and_grey(name: str, mood: Mood = "neutral") -> check.Values:
    path = PORTRAITS.of(name, mood)
    assert path
    ground = Image.new("RGBA", (SMALL_FACE, SMALL_FACE), "#0b1c1e")
    ground.alpha_composite(Image.open(path).convert("RGBA").resize(ground.size))
    return np.asarray(ground.convert("L")).astype(np.float32)


def rebuild_face(name: str, moods: Sequence[Mood], folder: Path) -> None:
    """They are those of the box."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("studio.export.MOODS", moods)
        Studio(folder).make(Job("face", name))
    rebuilt = Portraits(folder / "faces")
    for mood in moods:
        made, shipped = rebuilt.of(name, mood), PORTRAITS.of(name, mood)
        assert made
        assert shipped
        assert difference(Image.open(made), Image.open(shipped)) <= FARTHEST


@pytest.mark.parametrize(("name", "mood"), list(zip(FACES, MOODS, strict=False)))
def test_rebuilt_faces_are_those_of_the_box(name: str, mood: Mood, tmp_path: Path) -> None:
    rebuild_face(name, [mood], tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("name", FACES)
def test_faces_rebuilt_in_every_mood_are_those_of_the_box(name: str, tmp_path: Path) -> None:
    rebuild_face(name, MOODS, tmp_path)


@pytest.mark.parametrize("name", FACES)
def test_a_small_face_shows_its_mood_without_colour(name: str) -> None:
    for one, other in combinations(MOODS, 2):
        assert np.abs(small_and_grey(name, one) - small_and_grey(name, other)).mean() >= MOODS_APART


@pytest.mark.parametrize(("one", "other"), list(combinations(FACES, 2)))
def test_small_faces_are_told_apart_without_colour(one: str, other: str) -> None:
    assert np.abs(small_and_grey(one) - small_and_grey(other)).mean() >= FACES_APART


def test_faces_are_light_to_carry() -> None:
    files = {PORTRAITS.of(name, mood) for name in FACES for mood in MOODS}
    assert len(files) == len(FACES) * len(MOODS)
    assert sum(path.stat().st_size for path in files if path) <= MOST_OF_FACES


# --- the pieces of the table


@pytest.mark.parametrize("name", ["slate_arm_ruby", "envelope_flap", "seal_left", "coin", "crown"])
def test_rebuilt_pieces_are_those_of_the_box(name: str) -> None:
    made = Image.fromarray(pieces()[name].printed(name))
    assert difference(made, Image.open(PIECES.file(name))) <= FARTHEST_PIECE


def test_the_list_of_pieces_is_what_the_studio_knows_of_them() -> None:
    assert PIECES.listed.keys() == pieces().keys()
    for name, piece in pieces().items():
        listed = PIECES.listed[name]
        assert (piece.size, piece.density, piece.pivot) == (
            listed.size,
            listed.density,
            listed.pivot,
        )
        assert dict(piece.points) == listed.points
        assert dict(piece.boxes) == listed.boxes


def test_pieces_are_light_to_carry() -> None:
    assert sum(PIECES.file(name).stat().st_size for name in pieces()) <= MOST_OF_PIECES


# --- the words


@pytest.mark.parametrize("language", LANGUAGES)
def test_faces_have_every_letter(language: str) -> None:
    for card in cards().values():
        for part in TEXT_PARTS:
            words, how = card.words(part), manifest().look(card.look).lettering(part)
            if words and how:
                text = getattr(words, language)
                text = text.upper() if how.caps else text
                assert has_glyphs(text.replace("\u00a0", " "), how.faces[0]), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_can_be_read_in_the_game(language: str) -> None:
    for card in cards().values():
        how = manifest().look(card.look).title
        caps = [line.cap for line in lines(getattr(card.title, language), how)]
        assert min(caps) * 180 / 500 >= LEAST_CAP, card.title


def test_a_missing_letter_changes_the_face() -> None:
    how = manifest().looks["horror"].title
    assert face_for("GRAVE", how.faces) == how.faces[0]
    assert face_for("ГРАВ", how.faces) != how.faces[0]


# --- the eyes


def test_genres_are_told_apart() -> None:
    assert [pair for pair in check.genre_pairs() if pair.distance < GENRES_APART] == []


def test_a_blockbuster_is_no_action_film_without_colour() -> None:
    action, blockbuster = (border_light(look) for look in ("action", "blockbuster"))
    assert action - blockbuster >= BORDERS_APART


def border_light(look: str) -> float:
    """How light the left border of a frame is, from far away."""
    border = Image.open(PICTURES.frame(look)).convert("RGB").crop((0, 300, 20, 700))
    return float(np.asarray(border.convert("L")).mean())


def test_seats_are_told_apart() -> None:
    for pair in check.seat_pairs():
        least = SEATS_APART_IN_GREY if pair.vision == "grey" else SEATS_APART
        assert pair.distance >= least, pair


def test_reels_are_told_apart_without_colour() -> None:
    assert len({player.pattern for player in PLAYERS}) == len(PLAYERS)


@pytest.mark.parametrize("genre", check.BANDS)
def test_light_tells_the_genre(genre: str) -> None:
    ids = [id for id, card in cards().items() if card.look == genre]
    for id in set(ids) - BRIGHT_ON_PURPOSE:
        assert check.BANDS[genre].holds(light_of(id)), (id, light_of(id))


def test_figures_stand_out_from_their_ground() -> None:
    for id in cards():
        assert light_of(id).contrast >= check.LEAST_CONTRAST, id
