"""A whole card: its picture, and what lies above it, printed in two pulls."""

import importlib
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial

import numpy as np

from hollywood import paths
from hollywood.core.catalogue import Language
from hollywood.games import GAMES
from hollywood.games.hollywood.card_pictures import cards_of
from hollywood.pictures import TEXT_PARTS, Box, Card, CardManifest, Pictures, strip_name
from studio import frames, studio_cards
from studio.canvas import HEIGHT, WIDTH, Canvas
from studio.marks import Drawing, drawing_of
from studio.printing import Pixels, over, print_pass
from studio.titles import letter

PAGE: Box = (0, 0, WIDTH, HEIGHT)
SCALE = 2
# Above the picture everything is printed with one seed: so a layer printed alone is the same pull
# as in the whole card.
_FRAME_SEED = 11


class NoPicture(Exception):
    """Nobody has drawn the picture of a card yet."""


@cache
def manifest() -> CardManifest:
    """How the layers of a card lie on one another."""
    return Pictures(paths.assets() / "cards").manifest


@cache
def cards() -> dict[str, Card]:
    """Every card of the deck by its id."""
    return cards_of(GAMES[0].open().deck)


# --- the picture


def picture_of(id: str) -> Drawing:
    """What draws the picture of a card; its module is found by the id."""
    kind, _, name = id.partition("_")
    if kind in ("clap", "double"):
        return partial(studio_cards.draw, kind=kind, colour=name)
    folder = {"star": "stars", "block": "blockbusters"}.get(kind, f"films.{kind}")
    module = f"studio.{folder}.{name}"
    try:
        drawing: Drawing = importlib.import_module(module).draw
    except ModuleNotFoundError as error:
        if not module.startswith(error.name or "?"):
            raise
        raise NoPicture(f"{id} has no picture: {module} is missing") from None
    return drawing


def print_scene(id: str) -> Pixels:
    """The printed picture of a card, with square corners."""
    return print_picture(picture_of(id), id)


def print_picture(draw: Drawing, id: str) -> Pixels:
    """A picture, printed with the seed of its id."""
    canvas = Canvas(scale=SCALE)
    draw(canvas)
    return print_pass(canvas.pixels(), zlib.crc32(id.encode()) % 9973)


# --- what lies above the picture


@dataclass(frozen=True)
class Layer:
    """Something above the picture, and the box it is kept in."""

    draw: Drawing
    box: Box = PAGE


def frame_layer(look: str) -> Layer:
    """Border and plate."""
    return Layer(partial(frames.draw, look=look))


def mark_layer(name: str) -> Layer:
    """A mark."""
    return Layer(drawing_of(name), manifest().marks[name])


def word_layers(card: Card, language: Language, of: CardManifest | None = None) -> dict[str, Layer]:
    """The strips of a card, by the names of their files; lettered as its manifest says."""
    strips: dict[str, Layer] = {}
    for part in TEXT_PARTS:
        sentence, how = card.words(part), (of or manifest()).look(card.look).lettering(part)
        if sentence and how:
            words, name = sentence.in_(language), strip_name(card, part)
            strips[name] = Layer(partial(letter, words=words, how=how, inks=card.inks), how.box)
    return strips


def layers_of(card: Card, language: Language = "en") -> Iterator[Layer]:
    """Everything above the picture, from bottom to top."""
    yield frame_layer(card.look)
    names = {mark.file for mark in card.marks}
    yield from (mark_layer(name) for name in manifest().marks if name in names)
    yield from word_layers(card, language).values()


def print_layer(*layers: Layer, box: Box = PAGE) -> Pixels:
    """The layers in one pull, and of that the part in the box."""
    canvas = Canvas(scale=SCALE)
    for layer in layers:
        layer.draw(canvas)
    left, top, width, height = (SCALE * value for value in box)
    window = (left, top, left + width, top + height)
    return print_pass(
        canvas.pixels(),
        _FRAME_SEED,
        wobble=0.22,
        mottle=0.03,
        grain=0.035,
        specks=0.4,
        window=window,
    )


# --- the whole


def print_card(card: Card, language: Language = "en") -> Pixels:
    """The whole card in one piece, for proofs: the game lays its layers together itself."""
    return over(rounded(print_scene(card.id)), print_layer(*layers_of(card, language)))


def rounded(pixels: Pixels) -> Pixels:
    """The card cut to its outline."""
    cut = pixels.copy()
    cut[..., 3] = mask()[..., 3]
    return cut


@cache
def mask() -> Pixels:
    """White, as opaque as the card is."""
    canvas = Canvas(scale=SCALE)
    canvas.fill(frames.OUTLINE, "#ffffff")
    white = np.full_like(canvas.pixels(), 255)
    white[..., 3] = canvas.pixels()[..., 3]
    return white
