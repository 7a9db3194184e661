"""The two clubs: their signs, their houses and the chips of who plays for them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from studio.canvas import Canvas
from studio.colour import mix
from studio.neon import dark_tube, tube
from studio.paths import burst, circle, ellipse, poly, rect, round_rect, segment, star, svg
from studio.printing import Pixels
from studio.times_square.inks import CYAN, GOLD, NIGHT, PINK, SHADOW
from studio.times_square.pull import pull
from studio.times_square.street.neon_signs import lettering
from studio.transforms import Path, bounds, join, place, union

Tube: TypeAlias = tuple[Path, str, float]  # outline, ink, width

BOX = (-150, -4, 300, 336)  # of a house, from its middle
_AT = (0, 0.3, 0.945)  # a house is drawn 332 high and set on the pavement
_BIRD = (
    "M-64,34 C-46,14 -24,10 -6,18 C-2,-6 14,-22 40,-28 C34,-8 28,4 22,14 C32,12 44,16 50,26 "
    "C40,26 34,30 30,36 C18,52 -8,56 -26,44 C-38,44 -50,42 -64,34 Z"
)
_MOTH = (
    "M0,14 C-16,-26 -58,-34 -70,-16 C-74,6 -44,22 -10,20 C-42,26 -44,50 -26,54 C-14,54 -4,40 0,26 "
    "C4,40 14,54 26,54 C44,50 42,26 10,20 C44,22 74,6 70,-16 C58,-34 16,-26 0,14 Z"
)
_ROOF = "-140,77 140,77 112,40 112,10 76,10 76,-2 -76,-2 -76,10 -112,10 -112,40"
_OCTAGON = "-12,-14 12,-14 18,0 12,14 -12,14 -18,0"
_AWNING = "-118,186 118,186 134,218 -134,218"
_CHIP_OCTAGON = "-40,-96 40,-96 96,-40 96,40 40,96 -40,96 -96,40 -96,-40"
BULBS = [(-128 + number * 256 / 17, 219) for number in range(18)]


@dataclass(frozen=True)
class Club:
    """The inks of a club, and what is on its sign."""

    neon: str
    second: str
    deep: str
    dark: str
    cloth: str
    first_line: tuple[str, float]  # and half its width
    name: tuple[str, float]
    emblem: Path
    spots: Path  # on the emblem, in the second ink


CLUBS = {
    "pink": Club(
        PINK,
        "#ffc24d",
        "#5a1038",
        "#240a22",
        "#b3204f",
        ("CLUB", 58),
        ("Paloma", 112),
        place(svg(_BIRD), 0, 42, 0.82),
        Path(),
    ),
    "cyan": Club(
        CYAN,
        "#b6ff5a",
        "#0b3f5c",
        "#0a1830",
        "#177a9a",
        ("THE BLUE", 74),
        ("Moth", 84),
        place(svg(_MOTH), 0, 42, 0.78),
        join(circle(-32, 36, 7), circle(32, 36, 7)),
    ),
}


# --- the sign


def sign_tubes(club: Club) -> list[Tube]:
    """The tubes of its sign, from the middle of the house."""
    (line, half), (name, name_half) = club.first_line, club.name
    tubes = [
        (lettering(line, "limelight", -half, 89, 2 * half, 26), club.second, 2.2),
        (lettering(name, "pacifico", -name_half, 120, 2 * name_half, 60), club.neon, 2.9),
        (club.emblem, club.neon, 3.4),
    ]
    return tubes if club.spots.isEmpty() else [*tubes, (club.spots, club.second, 2.6)]


def shining_sign(
    canvas: Canvas, club: Club, wider: float = 0, glow: float = 15, alpha: float = 0.85
) -> None:
    """The sign alight."""
    for path, ink, width in sign_tubes(club):
        tube(canvas, path, ink, width + wider, glow=glow, alpha=alpha)


def shining_bulbs(canvas: Canvas, spots: Sequence[tuple[float, float]]) -> None:
    """Bulbs along the awning, alight."""
    for x, y in spots:
        canvas.fill(circle(x, y, 4.6), "#fff6d6")
        canvas.glow(circle(x, y, 6), "#ffc24d", 7, 0.9)


def sign_light(canvas: Canvas, club: Club) -> None:
    """The light of the sign where the house is on the street."""
    with canvas.at(*_AT):
        shining_sign(canvas, club)


def bulb_light(canvas: Canvas, phase: int) -> None:
    """The light of every other bulb there."""
    with canvas.at(*_AT):
        shining_bulbs(canvas, BULBS[phase::2])


# --- the house


def draw(canvas: Canvas, club: Club) -> None:
    """A house as it is on the street, its lights off."""
    with canvas.at(*_AT):
        house(canvas, club)


def house(canvas: Canvas, club: Club) -> None:
    """A house about x 0, from y 0 to 332, its lights off."""
    _walls(canvas, club)
    for side in (-1, 1):
        _pilasters(canvas, club, side)
        _window(canvas, side)
    for path, ink, width in sign_tubes(club):
        dark_tube(canvas, path, ink, width)
    _door(canvas)
    _awning(canvas, club)
    for side in (-1, 1):
        _rope(canvas, club, side)


def _walls(canvas: Canvas, club: Club) -> None:
    walls = union(rect(-140, 76, 280, 256), poly(_ROOF))
    canvas.fill(walls, club.dark)
    canvas.stipple_down(walls, club.deep, 300, 30, 0.9, 0.05)
    canvas.stipple_across(walls, NIGHT.black, 60, 150, 0, 0.8)
    canvas.stipple_across(walls, NIGHT.black, -90, -150, 0, 0.5)
    canvas.line(walls, mix(club.neon, NIGHT.black, 0.45), 3.4)


def _pilasters(canvas: Canvas, club: Club, side: int) -> None:
    for number, x in enumerate((128, 118, 108)):
        strip = rect(side * x - 3, 84 + number * 10, 6, 236)
        canvas.fill(strip, mix(club.deep, club.neon, 0.15))
        canvas.stipple_down(strip, NIGHT.black, 100, 320, 0, 0.9)


def _window(canvas: Canvas, side: int) -> None:
    x = side * 84
    pane = round_rect(x - 17, 240, 34, 64, 4)
    canvas.fill(pane, NIGHT.window)
    canvas.stipple_down(pane, "#7a2a10", 240, 306, 0, 0.9)
    canvas.line(pane, NIGHT.black, 4)
    canvas.fill(rect(x - 1.5, 240, 3, 64), NIGHT.black)
    canvas.fill(rect(x - 17, 268, 34, 3), NIGHT.black)


def _door(canvas: Canvas) -> None:
    """Two leaves of lit glass."""
    frame = round_rect(-46, 228, 92, 110, 6)
    canvas.fill(frame, "#ffdf8a")
    canvas.stipple_down(frame, "#d9761c", 236, 336, 0.05, 0.75)
    canvas.line(frame, GOLD, 5)
    canvas.line(frame, NIGHT.black, 1.6)
    for side in (-1, 1):
        canvas.line(rect(side * 23 - 18, 240, 36, 94), "#8a3a0c", 3)
        canvas.line(ellipse(side * 23, 272, 11, 22), "#8a3a0c", 2.6)
        canvas.fill(circle(side * 6, 290, 3.6), "#5a2206")
    canvas.line(segment(0, 232, 0, 336), "#5a2206", 3.4)


def _awning(canvas: Canvas, club: Club) -> None:
    awning = poly(_AWNING)
    canvas.outer(awning, SHADOW, 8, 0, 6, 0.8)
    canvas.fill(awning, club.cloth)
    canvas.line(awning, NIGHT.black, 2.4)
    with canvas.clip(awning):
        for number in range(-7, 8, 2):
            top, bottom = number * 17, number * 19.4
            ends = [(top - 8, 186), (top + 9, 186), (bottom + 10, 218), (bottom - 9, 218)]
            canvas.fill(poly(ends), NIGHT.bone)
        canvas.stipple_down(awning, NIGHT.black, 186, 222, 0, 0.6)
    canvas.fill(rect(-134, 214, 268, 10), "#8a5f14")
    canvas.line(rect(-134, 214, 268, 10), NIGHT.black, 1.6)
    for x, y in BULBS:
        canvas.fill(circle(x, y, 4.2), "#b98a3a")
    plate = burst(0, 0, 17, 13, 8) if club.spots.isEmpty() else poly(_OCTAGON)
    canvas.fill(place(plate, 0, 201), NIGHT.black)
    canvas.fill(star(0, 201, 11, 4.6), GOLD)


def _rope(canvas: Canvas, club: Club, side: int) -> None:
    """A velvet rope between two posts, beside the door."""
    rope = svg(f"M{side * 62},312 Q{side * 94},340 {side * 126},312")
    canvas.line(rope, NIGHT.black, 9)
    canvas.line(rope, mix(club.neon, "#000000", 0.15), 6)
    for out in (62, 126):
        x = side * out
        canvas.line(segment(x, 308, x, 344), NIGHT.black, 8)
        canvas.line(segment(x, 308, x, 343), GOLD, 4.6)
        canvas.fill(circle(x, 305, 6.5), "#ffe9a0")
        canvas.line(circle(x, 305, 6.5), NIGHT.black, 1.8)
        canvas.fill(ellipse(x, 345, 10, 3.6), GOLD)


# --- the chip


def chip(club: Club) -> Pixels:
    """Its emblem alight on a round chip, or on an octagonal one, 200 units wide."""
    canvas = Canvas(200, 200, 3)
    outline = circle(0, 0, 96) if club.spots.isEmpty() else poly(_CHIP_OCTAGON)
    plate = place(outline, 100, 100, 0.8)
    canvas.fill(place(outline, 100, 100), NIGHT.black)
    canvas.line(place(outline, 100, 100, 0.92), club.neon, 9)
    canvas.fill(plate, club.dark)
    canvas.stipple_radial(plate, club.cloth, (100, 100), 20, 92, 0.8, 0)
    left, top, wide, high = bounds(club.emblem)
    size = 116 / wide
    x, y = 100 - (left + wide / 2) * size, 100 - (top + high / 2) * size
    tube(canvas, place(club.emblem, x, y, size), club.neon, 6.5, glow=9)
    if not club.spots.isEmpty():
        tube(canvas, place(club.spots, x, y, size), club.second, 4.5, glow=6)
    return pull(canvas, 4, 0.2)
