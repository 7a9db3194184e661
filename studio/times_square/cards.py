"""The cards of Times Square: their pictures, what lies over and behind them, the signs of roles."""

import importlib
from collections.abc import Iterable, Iterator
from functools import cache, partial
from pathlib import Path as FilePath

from PIL import Image

from hollywood import paths
from hollywood.core.catalogue import LANGUAGES
from hollywood.games.times_square import GAME
from hollywood.games.times_square.card_pictures import cards_of
from hollywood.pictures import Card, CardManifest, Pictures
from studio.canvas import Canvas
from studio.card import Layer, mask, print_layer, print_picture, rounded, word_layers
from studio.marks import Drawing
from studio.printing import Pixels, over, resized
from studio.times_square import back, frames
from studio.times_square.badges import badges
from studio.times_square.inks import ROLES
from studio.times_square.pull import keep, pull
from studio.times_square.roles import sign
from studio.times_square.steps import tabs

DENSITY = 1.5  # pixels to the unit
SIZE = (750, 1050)
_HALF = (375, 525)
_SCENE, _HALF_SCENE = 75, 60  # how hard the pictures are squeezed, as those of Hollywood!
_SIGN, _SIGN_SIZE = 128, 0.96
_WHO = {"green": "sue", "yellow": "hal", "grey": "guard", "red": "deb", "fizz": "charlie"}
_LAYER, _STRIP = (85, 100), (70, 40)  # how hard files are squeezed: colours, and coverage
_ABOUT = """\
# The words each title strip was lettered with, by the look it was lettered for. The studio writes
# this. The game itself letters a title whose words or look are no longer these.
"""


@cache
def manifest() -> CardManifest:
    """How the layers of a card lie on one another."""
    return Pictures(paths.assets() / "times_square" / "cards").manifest


@cache
def cards() -> dict[str, Card]:
    """Every kind of card by its id."""
    return cards_of(GAME.open().deck)


def marks() -> dict[str, Drawing]:
    """What draws each mark."""
    return {**tabs(), **badges()}


def print_scene(id: str) -> Pixels:
    """The printed picture of a card, with square corners; its module has its id."""
    scene = importlib.import_module(f"studio.times_square.scenes.{id}")
    return print_picture(scene.draw, id)


def print_card(card: Card) -> Pixels:
    """The whole card in one piece, for proofs."""
    names = {mark.file for mark in card.marks}
    over_it = [
        Layer(partial(frames.draw, role=card.look)),
        *(layer for name, layer in layers() if name.removeprefix("marks/") in names),
        *word_layers(card, "en", manifest()).values(),
    ]
    return over(rounded(print_scene(card.id)), print_layer(*over_it))


def layers() -> Iterator[tuple[str, Layer]]:
    """Frames and marks by their files, which come in two sizes."""
    for role in ROLES:
        yield f"frames/{role}", Layer(partial(frames.draw, role=role))
    for name, draw in marks().items():
        yield f"marks/{name}", Layer(draw, manifest().marks[name])


def pictures_of(layer: Layer, *densities: float) -> Iterator[Image.Image]:
    """A layer as it is kept: printed once, what lies in its box, so many pixels to the unit."""
    printed, (_, _, wide, high) = print_layer(layer, box=layer.box), layer.box
    for density in densities:
        yield resized(printed, (int(wide * density), int(high * density)))


def sign_of(role: str) -> Image.Image:
    """A role by itself."""
    canvas = Canvas(_SIGN, _SIGN, scale=3)
    with canvas.at(_SIGN / 2, _SIGN / 2 - 2, _SIGN_SIZE):
        sign(canvas, role)
    return resized(pull(canvas, 2, 0.2), (_SIGN, _SIGN))


def write_scene(folder: FilePath, id: str) -> None:
    """Makes the files of the picture of a card, below the folder of the game's pictures."""
    printed, file = print_scene(id), folder / "cards" / "scenes" / f"{id}.webp"
    keep(resized(printed, SIZE), file, _SCENE)
    keep(resized(printed, _HALF), file.parent / "half" / file.name, _HALF_SCENE)


def write(folder: FilePath) -> None:
    """Makes all other files below the folder of the game's pictures."""
    for name, layer in layers():
        file = folder / "cards" / f"{name}.webp"
        files = (file, file.parent / "half" / file.name)
        for each, picture in zip(files, pictures_of(layer, DENSITY, DENSITY / 2), strict=True):
            keep(picture, each, *_LAYER)
    keep(resized(back.render(), SIZE), folder / "cards" / "back.webp", *_LAYER)
    resized(mask(), SIZE).save(folder / "cards" / "mask.webp", lossless=True)
    for role, who in _WHO.items():
        keep(sign_of(role), folder / "signs" / f"role_{who}.webp", *_LAYER)
    _write_titles(folder / "cards" / "titles", cards().values())


def _write_titles(folder: FilePath, lettered: Iterable[Card]) -> None:
    looks: dict[str, list[str]] = {}
    for card in lettered:
        for language in LANGUAGES:
            for name, layer in word_layers(card, language, manifest()).items():
                (picture,) = pictures_of(layer, DENSITY)
                keep(picture, folder / language / f"{name}.webp", *_STRIP)
        words = ", ".join(f'{each}: "{card.title.in_(each)}"' for each in LANGUAGES)
        looks.setdefault(card.look, [f"{card.look}:"]).append(f"  {card.id}: {{{words}}}")
    text = "\n".join(line for lines in looks.values() for line in lines)
    (folder / "lettered.yaml").write_text(f"{_ABOUT}{text}\n", encoding="utf-8")
