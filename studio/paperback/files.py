"""The files of Paperback's pictures."""

from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path as FilePath
from typing import TypeAlias

import numpy as np
from PIL import Image

from hollywood import paths
from hollywood.box import open_sentences
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.games.paperback import GAME
from hollywood.games.paperback.card_pictures import Faces
from hollywood.pictures import (
    TEXT_PARTS,
    Card,
    CardManifest,
    Pictures,
    TextPart,
    portrait_name,
    strip_name,
)
from studio import card as cards
from studio.canvas import Canvas
from studio.faces.moods import MOODS
from studio.paperback import authors, back, cover, desk, icons, logo, night, pictures, room, spools
from studio.paperback.layers import DENSITY, Layer, layers, pictures_of
from studio.paperback.pulp import PulpCanvas, press
from studio.paperback.windows import outline
from studio.printing import Pixels, resized
from studio.times_square.pull import keep
from studio.transforms import Path

Size: TypeAlias = tuple[int, int]
SIZE, _HALF, _SMALLER = (750, 1050), (375, 525), (300, 420)  # cards on the table are no wider
_SCENE, _HALF_SCENE, _LAYER, _STRIP, _ROOM, _PAGE = (
    78,
    66,
    84,
    (74, 50),
    80,
    84,
)  # how hard squeezed
_COVERS = ("cover", "smallcover")  # looks whose titles are in the type of a publisher
_MARK = 128  # pixels of an icon on a card
_FACE = 256  # pixels of an author
_ROOMS = {"1920x1080": (1280, 1.5), "2560x1080": (1707, 1.5), "3840x2160": (1280, 3)}
_ABOUT = """\
# The words each title strip was lettered with, by the look it was lettered for. The studio writes
# this. The game itself letters a title whose words or look are no longer these.
"""


# --- scenes


def scenes() -> tuple[str, ...]:
    """Every picture of a card."""
    return (*pictures.PICTURES, *cover.BOOKS)


def print_scene(name: str) -> Pixels:
    """A printed picture."""
    return cover.render(name) if name in cover.BOOKS else pictures.render(name)


def write_scene(folder: FilePath, name: str) -> None:
    """Makes the files of one picture, below the folder of the game's pictures."""
    pixels, file = print_scene(name), folder / "cards" / "scenes" / f"{name}.webp"
    keep(resized(pixels, SIZE), file, _SCENE)
    keep(resized(pixels, _SMALLER), file.parent / "half" / file.name, _HALF_SCENE)


# --- what lies above them


def write_cards(folder: FilePath) -> None:
    """Frames, marks, masks and the back; half as large for the cards of a table."""
    home = folder / "cards"
    for name, layer in layers():
        file = home / f"{name}.webp"
        files = (file, file.parent / "half" / file.name)
        for each, picture in zip(files, pictures_of(layer), strict=True):
            keep(picture, each, _LAYER)
    for name in icons.ICONS:
        file = home / "marks" / f"icon_{name}.webp"
        for each, side in ((file, _MARK), (file.parent / "half" / file.name, _MARK // 2)):
            keep(resized(icons.render(name), (side, side)), each, _LAYER)
    for file, size in _whole_and_half(home / "back.webp"):
        keep(resized(back.render(), size), file, _LAYER)
    for name in ("mask", "masks/full_2", "masks/small_2"):
        white = _white(outline(name[-1]))
        for file, size in _whole_and_half(home / f"{name}.webp"):
            file.parent.mkdir(parents=True, exist_ok=True)
            resized(white, size).save(file, lossless=True)


def _whole_and_half(file: FilePath) -> tuple[tuple[FilePath, Size], ...]:
    """A file, and the one for the cards of a table, each with its size."""
    return (file, SIZE), (file.parent / "half" / file.name, _HALF)


def _white(shape: Path) -> Pixels:
    """White, as opaque as the shape is."""
    canvas = Canvas()
    canvas.fill(shape, "#ffffff")
    white = np.full_like(canvas.pixels(), 255)
    white[..., 3] = canvas.pixels()[..., 3]
    return white


# --- titles


@cache
def manifest() -> CardManifest:
    """How the layers of a card lie on one another."""
    return Pictures(paths.assets() / "paperback" / "cards").manifest


@cache
def faces() -> Faces:
    """Every card as it is seen."""
    return Faces(GAME.open().deck, open_sentences())


def lettered() -> Iterator[tuple[Card, TextPart]]:
    """Every card with words on it, once for each look; of books each cover."""
    seen = set()
    for card in faces().titled():
        for part in TEXT_PARTS:
            key = card.look, strip_name(card, part)
            if card.words(part) and manifest().look(card.look).lettering(part) and key not in seen:
                seen.add(key)
                yield card, part


def strip_of(card: Card, part: TextPart, language: Language) -> Image.Image:
    """The words of a card as they are kept: of a book in the type of its publisher."""
    if card.look in _COVERS:
        return _book_strip(card, part, language)
    layer = cards.word_layers(card, language, manifest())[strip_name(card, part)]
    _, _, wide, high = layer.box
    size = round(wide * DENSITY), round(high * DENSITY)
    return resized(cards.print_layer(layer, box=layer.box), size)


def _book_strip(card: Card, part: TextPart, language: Language) -> Image.Image:
    draw = cover.title if part == "title" else cover.tag_line
    how = manifest().look("cover").lettering(part)
    assert how is not None, "covers have both"
    left, top, wide, high = how.box
    words = partial(draw, name=card.names[-1], language=language)
    strip = Layer(words, seed=7, wobble=0.3, part=(left, top, wide, high))
    picture, _ = pictures_of(strip)
    return picture


def write_titles(folder: FilePath) -> None:
    """All strips, and the list of the words they were lettered with."""
    home, looks = folder / "cards" / "titles", dict[str, list[str]]()
    for card, part in lettered():
        name, words = strip_name(card, part), card.words(part)
        assert words is not None, "lettered"
        for language in LANGUAGES:
            file = home / language / f"{name}.webp"
            if not (card.look.startswith("small") and file.is_file()):  # the strips of the others
                keep(strip_of(card, part, language), file, *_STRIP)
        said = ", ".join(f'{each}: "{words.in_(each)}"' for each in LANGUAGES)
        looks.setdefault(card.look, [f"{card.look}:"]).append(f"  {name}: {{{said}}}")
    text = "\n".join(line for lines in looks.values() for line in lines)
    (home / "lettered.yaml").write_text(f"{_ABOUT}{text}\n", encoding="utf-8")


# --- the rest


def thing_of(name: str) -> Image.Image:
    """Something on the desk, as it is kept."""
    thing = desk.THINGS[name]
    canvas = PulpCanvas(*thing.units, 4)
    thing.draw(canvas)
    wide, high = (round(side * thing.density) for side in thing.units)
    return resized(press(canvas, thing.seed, thing.wobble), (wide, high))


def spool_of(name: str) -> Image.Image:
    """The spool of a colour."""
    canvas = PulpCanvas(128, 128, 4)
    spools.draw(canvas, name)
    return resized(press(canvas, 3, 0.15), (128, 128))


def write_desk(folder: FilePath) -> None:
    """What stands on the desk, the spools of the seats, the name of the game."""
    for name in desk.THINGS:
        keep(thing_of(name), folder / "desk" / f"{name}.webp", 86)
    for name in spools.SPOOLS:
        keep(spool_of(name), folder / "spools" / f"{name}.webp", 90)
    keep(resized(logo.render(), (1200, 420)), folder / "logo.webp", 90)


def write_faces(folder: FilePath) -> None:
    """The bots as authors, in every mood."""
    for name in authors.AUTHORS:
        for mood in MOODS:
            file = folder / "faces" / f"{portrait_name(name, mood)}.webp"
            keep(resized(authors.render(name, mood), (_FACE, _FACE)), file, 80)


def write_icons(folder: FilePath) -> None:
    """The icons as the table shows them."""
    for name in icons.ICONS:
        for side in icons.SIZES:
            picture = resized(icons.render(name), (side, side))
            file = folder / "icons" / str(side) / f"{name}.webp"
            file.parent.mkdir(parents=True, exist_ok=True)
            picture.save(file, lossless=side < _MARK, quality=90, method=6)


def write_rooms(folder: FilePath) -> None:
    """The room in windows of three shapes, and the page of the game."""
    for size, (wide, density) in _ROOMS.items():
        keep(room.render(wide, density), folder / "table" / f"table_{size}.webp", _ROOM)
    keep(night.render(night.PAGE), folder / "page" / "still.webp", _PAGE)
