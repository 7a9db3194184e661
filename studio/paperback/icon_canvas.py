"""Icons: a grid of 64 units, ink, cream and one accent; what they are made of."""

from collections.abc import Sequence
from dataclasses import dataclass

from studio.canvas import Canvas
from studio.lettering import fit
from studio.paths import circle, curve, poly, rect, round_rect, segment, star
from studio.printing import Pixels
from studio.transforms import Path, join, place

BLACK, CREAM, RED, GREEN, YELLOW, BLUE = (
    *("#1a1014", "#fdf3d8", "#d2321f"),
    *("#1f8a5a", "#f2c14a", "#2f62a8"),
)
_UNITS = 64
_HALO = 5  # beyond the edge of a shape, so that icons stand out from any ground


@dataclass(frozen=True)
class _Part:
    path: Path
    ink: str
    edge: float
    width: float = 0  # of a stroke; a shape has none


class IconCanvas:
    """Collects the parts of an icon; all of them have one halo."""

    def __init__(self) -> None:
        self._parts: list[_Part] = []

    def shape(self, path: Path, ink: str, edge: float = 5) -> None:
        """A filled shape with its edge."""
        self._parts.append(_Part(path, ink, edge))

    def stroke(self, path: Path, ink: str, width: float, edge: float = 4) -> None:
        """A line with its edge."""
        self._parts.append(_Part(path, ink, edge, width))

    def pixels(self) -> Pixels:
        """The icon, eight pixels to the unit."""
        canvas = Canvas(_UNITS, _UNITS, 8)
        for part in self._parts:
            canvas.line(part.path, CREAM, part.width + part.edge + _HALO)
        for part in self._parts:
            if part.edge:
                canvas.line(part.path, BLACK, part.width + part.edge)
            if part.width:
                canvas.line(part.path, part.ink, part.width)
            else:
                canvas.fill(part.path, part.ink)
        return canvas.pixels()


def arrow(x: float, y: float, rotate: float = 0, scale: float = 1) -> Path:
    """An arrow about its middle; it points right."""
    return place(poly("-13,-5 1,-5 1,-13 15,0 1,13 1,5 -13,5"), x, y, scale, rotate)


def plus(x: float, y: float, reach: float = 10, width: float = 7) -> Path:
    """A plus."""
    across = rect(x - reach, y - width / 2, 2 * reach, width)
    return join(across, rect(x - width / 2, y - reach, width, 2 * reach))


def card(
    icon: IconCanvas,
    x: float = 32,
    y: float = 32,
    wide: float = 26,
    high: float = 36,
    ink: str = CREAM,
    rotate: float = 0,
) -> None:
    """A card on end."""
    icon.shape(place(round_rect(-wide / 2, -high / 2, wide, high, 4), x, y, 1, rotate), ink)


def cent(icon: IconCanvas, x: float, y: float, radius: float, ink: str = YELLOW) -> None:
    """A cent."""
    icon.shape(circle(x, y, radius), ink)
    icon.shape(
        fit("¢", "bowlby-one", x - radius * 0.55, y - radius * 0.72, radius * 1.1, radius * 1.44),
        BLACK,
        0,
    )


def cross(icon: IconCanvas, x: float, y: float, reach: float = 9, width: float = 6) -> None:
    """A red cross."""
    icon.stroke(
        join(
            segment(x - reach, y - reach, x + reach, y + reach),
            segment(x + reach, y - reach, x - reach, y + reach),
        ),
        RED,
        width,
    )


def blocks(
    icon: IconCanvas,
    on: Sequence[int],
    count: int = 4,
    y: float = 32,
    ink: str = RED,
    tall: float = 23,
    low: float = 13,
) -> None:
    """A word: the tall red block is the place."""
    step = 56 / count
    for each in range(count):
        icon.shape(
            round_rect(
                4 + each * step + 1.5,
                y - (tall if each in on else low),
                step - 3,
                2 * (tall if each in on else low),
                3,
            ),
            ink if each in on else CREAM,
            4.5,
        )


def ban(icon: IconCanvas, x: float = 32, y: float = 32, radius: float = 25) -> None:
    """A red ring and a bar."""
    icon.stroke(circle(x, y, radius), RED, 6, 3)
    icon.stroke(
        segment(x - radius * 0.7, y - radius * 0.7, x + radius * 0.7, y + radius * 0.7), RED, 6, 3
    )


def slash(icon: IconCanvas) -> None:
    """A red bar across."""
    icon.stroke(segment(8, 58, 56, 6), RED, 8, 4)


def star_of(icon: IconCanvas, x: float, y: float, radius: float, ink: str = YELLOW) -> None:
    """A star."""
    icon.shape(star(x, y, radius, radius * 0.46), ink)


def flame(icon: IconCanvas, x: float, y: float, scale: float = 1) -> None:
    """A flame."""
    icon.shape(
        place(
            curve("0,16! -16,10 -14,-6 -4,-18! -2,-6 4,-6! 4,-14 8,-20! 16,-4 14,10"), x, y, scale
        ),
        RED,
        4.5,
    )


def times(
    icon: IconCanvas, words: str, x: float, y: float, wide: float, high: float, ink: str = RED
) -> None:
    """So many times."""
    icon.shape(fit(words, "bowlby-one", x, y, wide, high), ink, 4)


def abc(icon: IconCanvas, y: float = 18, high: float = 28) -> None:
    """Three letters in their boxes."""
    for k, ch in enumerate("ABC"):
        icon.shape(round_rect(3 + k * 20, y, 18, high, 3), CREAM, 4.5)
        icon.shape(fit(ch, "bowlby-one", 6 + k * 20, y + high * 0.24, 12, high * 0.52), BLACK, 0)


def book(icon: IconCanvas, x: float, y: float, ink: str = RED) -> None:
    """A red book with a star."""
    icon.shape(round_rect(x - 17, y - 22, 34, 44, 3), ink)
    icon.shape(star(x, y - 3, 11, 5), YELLOW, 0)
