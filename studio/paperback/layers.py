"""The layers of Paperback's cards: how each is drawn, printed and aged, and in which sizes."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from PIL import Image

from studio.paperback import badges, cover, frames, keys
from studio.paperback.inks import FRAMED, PRIZES
from studio.paperback.pulp import PulpCanvas, press
from studio.paperback.wear import FRAME, Age, worn
from studio.printing import Pixels, resized

CARD = (500, 700)
DENSITY, HALF, SMALL_HALF = 1.5, 0.75, 0.5  # pixels to the unit; small faces are never large
_FINE, _SHARP = 2.0, 10 / 9  # of badges, which are enlarged
_SMALL_FRAME = Age(yellow=0.06, scuff=0.5, creases=0)
_PLATE = (12, 470, 476, 220)


@dataclass(frozen=True)
class Layer:
    """A layer: what draws it on how many units, its pull, and the part that is kept."""

    draw: Callable[[PulpCanvas], None]
    units: tuple[int, int] = CARD
    seed: int = 11
    wobble: float = 0.22
    age: Age | None = None
    part: tuple[int, int, int, int] | None = None
    densities: tuple[float, float] = (DENSITY, HALF)


def layers() -> Iterator[tuple[str, Layer]]:
    """Frames and marks by their files."""
    yield from _frames()
    yield "marks/teeth", Layer(frames.teeth, seed=9, wobble=0.25)
    yield "marks/small_teeth", Layer(frames.small_teeth, seed=9, wobble=0.2, densities=_SMALL)
    yield "marks/ornament", Layer(frames.ornament, (260, 44), seed=4, wobble=0.25)
    yield "marks/divider", Layer(frames.divider, (4, 76), wobble=0.2)
    for name in (*FRAMED, "attack"):
        draw = partial(frames.small_plate, name=name)
        yield f"marks/plate_{name}", Layer(draw, wobble=0.2, part=_PLATE, densities=_SMALL)
    for name, key in keys.KEYS.items():
        yield f"marks/key_{name}", Layer(partial(keys.draw, name=name), key.size, seed=5)
    for name in (*badges.PRICES, badges.MORE):
        draw, units = partial(badges.price, name=name), (badges.BADGE, badges.BADGE)
        yield f"marks/{name}", Layer(draw, units, densities=(_FINE, _SHARP))
    for name, of_book in (("cost", badges.book_price), ("fame", badges.book_fame)):
        yield f"marks/cover_{name}", Layer(of_book, (180, 180), 4, 0.2, densities=(1, 0.5))


_SMALL = (DENSITY, SMALL_HALF)


def _frames() -> Iterator[tuple[str, Layer]]:
    for name in FRAMED:
        yield f"frames/full_{name}", Layer(partial(frames.full, name=name), age=FRAME)
        draw = partial(frames.small, name=name)
        yield (
            f"frames/small_{name}",
            Layer(draw, wobble=0.2, age=_SMALL_FRAME, densities=_SMALL),
        )
        draw = partial(frames.large, name=name)
        yield (
            f"frames/small_{name}_large",
            Layer(draw, wobble=0.2, age=_SMALL_FRAME, densities=_SMALL),
        )
    for name in PRIZES:
        file = name if name == "power" else f"tall_{name}"
        yield f"frames/{file}", Layer(partial(frames.tall, name=name), age=FRAME)
    yield "frames/cover", Layer(cover.discs, seed=4)
    yield "frames/smallcover", Layer(_small_discs, seed=4, wobble=0.2, densities=_SMALL)


def _small_discs(canvas: PulpCanvas) -> None:
    badges.book_price(canvas)
    with canvas.at(320, 0):
        badges.book_fame(canvas)


def printed(layer: Layer) -> Pixels:
    """A layer as it comes from the press, of all its units."""
    canvas = PulpCanvas(*layer.units)
    layer.draw(canvas)
    pixels = press(canvas, layer.seed, layer.wobble)
    return worn(pixels, layer.seed, layer.age) if layer.age else pixels


def pictures_of(layer: Layer) -> Iterator[Image.Image]:
    """A layer as it is kept, whole and at about half the size."""
    pixels, (wide, high) = printed(layer), layer.units
    if layer.part:
        left, top, wide, high = layer.part
        scale = pixels.shape[1] // layer.units[0]
        pixels = pixels[top * scale : (top + high) * scale, left * scale : (left + wide) * scale]
    for density in layer.densities:
        yield resized(pixels, (round(wide * density), round(high * density)))
