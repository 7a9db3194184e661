"""Ribbon spools, one for each seat: told apart by their holes, too."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from studio.paperback.inks import PULP
from studio.paperback.pulp import PulpCanvas
from studio.paperback.shapes import arc_band
from studio.paths import circle, on_circle, round_rect, star
from studio.transforms import Path, place, subtract

_X, _Y = 64, 62  # the middle


@dataclass(frozen=True)
class Spool:
    """The inks of a spool, its holes and its hub."""

    dark: str
    main: str
    light: str
    holes: Callable[[], Iterator[Path]]
    hub: Path


def draw(canvas: PulpCanvas, name: str) -> None:
    """A spool, 128 x 128 units."""
    spool, disc = SPOOLS[name], circle(_X, _Y, 56)
    canvas.flat(place(disc, 3, 5), "#000000", 0.6)
    canvas.line(disc, PULP.black, 8)
    canvas.flat(disc, spool.main)
    canvas.screen(disc, spool.dark, (50, 40), (110, 120), 0, 0.9, pitch=5, angle=30)
    canvas.line(circle(_X, _Y, 51), spool.light, 3)
    for hole in spool.holes():
        canvas.flat(hole, spool.dark)
        canvas.line(hole, PULP.black, 2.6)
    canvas.flat(spool.hub, spool.light)


def _round(count: int, far: float, radius: float) -> Iterator[Path]:
    for each in range(count):
        yield circle(*on_circle(_X, _Y, far, 360 * each / count - 90), radius)


def _three() -> Iterator[Path]:
    return _round(3, 27, 12)


def _wedges() -> Iterator[Path]:
    for each in range(4):
        yield arc_band(_X, _Y, 40, 17, each * 90 - 31, each * 90 + 31)


def _five() -> Iterator[Path]:
    return _round(5, 30, 8.6)


def _slots() -> Iterator[Path]:
    for each in range(8):
        yield place(round_rect(-4.2, -42, 8.4, 23, 4), _X, _Y, 1, each * 45)


def _crescent() -> Iterator[Path]:
    yield subtract(circle(_X, _Y, 37), circle(76, 54, 33))


_HUB = circle(_X, _Y, 9)
SPOOLS = {
    "ruby": Spool("#64101a", "#bf2f26", "#f28f74", _three, _HUB),
    "sapphire": Spool("#0c1f4a", "#1f4b9e", "#8ab2ee", _wedges, round_rect(55, 53, 18, 18, 3)),
    "amber": Spool("#8a4f0c", "#f2b632", "#ffe6a0", _five, star(_X, _Y, 15, 7)),
    "emerald": Spool("#0d5040", "#34ad86", "#b4ecd0", _slots, _HUB),
    "pearl": Spool("#4a4556", "#d8d2e0", "#ffffff", _crescent, circle(82, 46, 6)),
}
