"""The pavement, the wet street with its spaces, and the kerb lane with its slots."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from studio.canvas import Canvas
from studio.colour import mix
from studio.lettering import fit
from studio.neon import tube
from studio.paths import circle, ellipse, poly, rect, ribbon, round_rect, segment, svg
from studio.times_square.inks import GOLD, NIGHT
from studio.times_square.street.clubs import CLUBS, Club
from studio.times_square.street.neon_signs import SIGNS
from studio.times_square.street.plan import (
    DOOR,
    FARTHEST,
    HIGH,
    HORIZON,
    KERB,
    LANE,
    MIDDLE,
    PITCH,
    SLOT_HIGH,
    SLOTS,
    SPACE_HIGH,
    SPACES,
    WIDE,
    club_at,
    middle,
    space_outline,
)
from studio.transforms import Path, flatten, place

_NUMERALS = "bowlby-one"
_ASPHALT, _STONE, _JOINT = "#0b0918", "#a495b8", "#221a3c"
# how wide a reflection is, and how dense there: many steps, or its edges are seen
_REFLECTED = ((1.3, 0.14), (1.15, 0.24), (0.98, 0.34), (0.8, 0.44), (0.62, 0.53), (0.42, 0.62))
_COUPE = "M-12,-14 L12,-14 C12,0 4,4 0,4 C-4,4 -12,0 -12,-14 Z M0,4 L0,16 M-8,17 L8,17"


class Stretch(NamedTuple):
    """A piece of the street, from left to right."""

    left: float
    right: float

    def band(self, top: float, bottom: float) -> Path:
        """All of it between two heights."""
        return rect(self.left, top, self.right - self.left, bottom - top)


WHOLE = Stretch(0, WIDE)


# --- the street


def street(canvas: Canvas, left: str) -> None:
    """Pavement, asphalt and spaces; whose club is at the left."""
    canvas.fill(WHOLE.band(HORIZON, LANE), _ASPHALT)
    pavement(canvas, WHOLE)
    for x, wide, ink in _lights(left):
        reflection(canvas, x, wide, ink)
    halves = [CLUBS[club_at(side, left)].neon for side in (-1, 1)]
    ripples(canvas, WHOLE, 130, 4, halves)
    for side in (-1, 1):
        _carpet(canvas, side, CLUBS[club_at(side, left)])
    for space in range(-FARTHEST, FARTHEST + 1):
        if space:
            _space(canvas, space, club_at(space, left))
    _manhole(canvas)


def pavement(canvas: Canvas, stretch: Stretch) -> None:
    """Flags, and the stones of their edge."""
    flags = stretch.band(HORIZON + 10, KERB)
    canvas.fill(flags, "#3a3058")
    canvas.stipple_down(flags, "#83709c", KERB, HORIZON, 0.1, 0.55)
    for x in range(int(stretch.left), int(stretch.right) + 1, 48):
        joint = segment(x, HORIZON + 10, MIDDLE + (x - MIDDLE) * 1.03, KERB - 6)
        canvas.line(joint, _JOINT, 2)
    edge = stretch.band(KERB - 7, KERB + 1)
    canvas.fill(edge, _STONE)
    canvas.stipple_down(edge, _JOINT, KERB - 6, KERB + 3, 0, 0.9)


def reflection(canvas: Canvas, x: float, wide: float, ink: str) -> None:
    """A light in the wet street."""
    for share, dense in _REFLECTED:
        pool = rect(x - wide * share / 2, KERB + 2, wide * share, 130)
        canvas.stipple_down(pool, ink, KERB, LANE + 6, dense, 0.12)


def ripples(canvas: Canvas, stretch: Stretch, count: int, seed: int, halves: list[str]) -> None:
    """Thin glints; those of each half have an ink of their own too."""
    chance = random.Random(seed)
    for _ in range(count):
        x, y = chance.uniform(*stretch), chance.uniform(KERB + 6, LANE)
        wide = chance.uniform(10, 46)
        glint = [(x - wide, y, 0.4), (x, y, chance.uniform(1, 2.2)), (x + wide, y, 0.4)]
        ink = chance.choice([halves[x > MIDDLE], "#8a6ad0", GOLD])
        canvas.fill(ribbon(glint, 3, round_ends=False), ink, 0.4)


def _lights(left: str) -> Iterator[tuple[float, float, str]]:
    """What is reflected: its middle, its width and its ink."""
    for sign in SIGNS:
        x, _, wide, _ = sign.box
        yield x + wide / 2, wide * 0.8, sign.ink
    for side in (-1, 1):
        yield middle(side * 7.5), 250, CLUBS[club_at(side, left)].neon
        yield middle(side * 7.5), 90, "#ffdf8a"
    yield MIDDLE, 60, "#fff3c8"


def _carpet(canvas: Canvas, side: int, club: Club) -> None:
    """From the door of a club to its spaces."""
    x, top, bottom = middle(side * 7.5), HORIZON + 16, KERB + 6
    carpet = poly([(x - 56, top), (x + 56, top), (x + 104, bottom), (x - 104, bottom)])
    canvas.fill(carpet, club.cloth)
    canvas.stipple_down(carpet, mix(club.cloth, "#000000", 0.7), bottom, HORIZON + 14, 0, 0.7)
    for edge in (-1, 1):
        canvas.line(segment(x + edge * 56, top, x + edge * 104, bottom), GOLD, 3)


# --- the spaces


def _space(canvas: Canvas, space: int, club: str) -> None:
    x, wide = middle(space) - PITCH / 2 + 5, PITCH - 10
    outline = space_outline(club, x, SPACES, wide, SPACE_HIGH)
    if abs(space) >= DOOR:
        _doorstep(canvas, outline, CLUBS[club], middle(space))
        ink = "#fff3c8"
    else:
        _tile(canvas, outline, CLUBS[club], abs(space) / (DOOR - 1))
        ink = mix(CLUBS[club].neon, "#ffffff", 0.62)
    number = fit(str(abs(space)), _NUMERALS, middle(space) - 22, SPACES + SPACE_HIGH - 42, 44, 33)
    canvas.line(number, NIGHT.black, 8)
    canvas.fill(number, ink)


def _doorstep(canvas: Canvas, outline: Path, club: Club, x: float) -> None:
    """A space before a door: carpet in a golden frame with bulbs."""
    bottom = SPACES + SPACE_HIGH
    canvas.fill(outline, club.cloth)
    canvas.stipple_down(outline, mix(club.cloth, "#000000", 0.75), bottom, SPACES + 20, 0.75, 0)
    canvas.stipple_radial(outline, "#ffe9b0", (x, SPACES + 6), 0, 56, 0.8, 0)
    for ink, wide in ((NIGHT.black, 11), (GOLD, 7.5), ("#5a3404", 1.6)):
        canvas.line(outline, ink, wide)
    for spot in flatten(outline, 16)[0]:
        canvas.fill(circle(*spot, 3.4), "#fff8dc")


def _tile(canvas: Canvas, outline: Path, club: Club, near: float) -> None:
    """A space in a frame of neon, brighter the nearer its club is, 0 to 1."""
    bottom = SPACES + SPACE_HIGH
    canvas.fill(outline, "#141028", 0.5)
    lit = SPACES + SPACE_HIGH * 0.42
    canvas.stipple_down(outline, club.neon, bottom, lit, 0.22 + 0.20 * near, 0)
    frame = mix(club.neon, _ASPHALT, 0.42 - 0.32 * near)
    tube(canvas, outline, frame, 3.2, glow=6, alpha=0.5)


def _manhole(canvas: Canvas) -> None:
    x, y = MIDDLE, SPACES + SPACE_HIGH / 2 - 3
    iron, grate = ellipse(x, y, 45, 44), ellipse(x, y, 38, 37)
    canvas.outer(ellipse(x, y, 55, 54), GOLD, 12)
    canvas.fill(ellipse(x, y, 55, 54), NIGHT.black)
    canvas.line(ellipse(x, y, 51, 50), GOLD, 6.5)
    canvas.fill(iron, "#6a6488")
    canvas.inner(iron, NIGHT.dark, 12, -5, -5, 0.9)
    with canvas.clip(grate):
        _holes(canvas, x, y)
    canvas.line(grate, "#2a2448", 3)
    for side in (-1, 1):
        canvas.fill(round_rect(x + side * 26 - 6, y - 16, 12, 8, 4), NIGHT.black)
    plate = circle(x, y + 27, 21)
    canvas.fill(plate, NIGHT.black)
    canvas.line(plate, GOLD, 3)
    canvas.fill(fit("0", _NUMERALS, x - 12, y + 15, 24, 24), "#fff3c8")


def _holes(canvas: Canvas, x: float, y: float) -> None:
    for across in range(-4, 5):
        for down in range(-4, 5):
            left, top = x + across * 13 - 4.5, y + down * 13 - 4.5 + (6 if across % 2 else 0)
            canvas.fill(round_rect(left, top, 9, 9, 2), "#3a3458")
            canvas.fill(round_rect(left, top, 9, 2.4, 1), "#a9a2c8")


# --- the kerb lane


def lane(canvas: Canvas, left: str) -> None:
    """The kerb and the slots of the bottle."""
    kerb(canvas, WHOLE)
    for space in range(-FARTHEST, FARTHEST + 1):
        _slot(canvas, space, left)
    for side in (-1, 1):
        glass = place(svg(_COUPE), middle(side * 7.5), SLOTS + 22, 0.9)
        canvas.line(glass, "#070512", 6)
        canvas.line(glass, GOLD, 2.6)
        wine = place(poly("-11,-10 11,-10 6,0 -6,0"), middle(side * 7.5), SLOTS + 22, 0.9)
        canvas.fill(wine, GOLD)


def kerb(canvas: Canvas, stretch: Stretch) -> None:
    """Its stones, and the gutter below."""
    canvas.fill(stretch.band(LANE - 4, HIGH), "#070512")
    stones = stretch.band(LANE - 4, LANE + 7)
    canvas.fill(stones, "#9a8bb0")
    canvas.stipple_down(stones, NIGHT.dark, LANE - 2, LANE + 9, 0, 0.95)
    for x in range(int(stretch.left) + 12, int(stretch.right) + 1, 60):
        canvas.line(segment(x, LANE - 4, x, LANE + 7), NIGHT.dark, 2)
    canvas.stipple_down(stretch.band(LANE + 7, HIGH), "#2a2356", LANE, HIGH, 0.75, 0.05)


def _slot(canvas: Canvas, space: int, left: str) -> None:
    x, y = middle(space), SLOTS + SLOT_HIGH / 2 - 4
    outline, door = ellipse(x, y, 45, 27), abs(space) >= DOOR
    if door:
        canvas.fill(outline, CLUBS[club_at(space, left)].cloth)
        canvas.stipple_down(outline, "#05030a", SLOTS, SLOTS + SLOT_HIGH, 0.1, 0.8)
        canvas.line(outline, GOLD, 4)
    else:
        canvas.fill(outline, "#15112e")
        canvas.line(outline, "#8378d8" if space else GOLD, 2.6, dash=(9, 6) if space else None)
    number = fit(str(abs(space)), _NUMERALS, x - 14, SLOTS + SLOT_HIGH - 22, 28, 17)
    canvas.line(number, "#070512", 7)
    canvas.fill(number, "#fff3c8" if door or not space else "#b7b0ee")
    if space < FARTHEST:
        _bubbles(canvas, x + PITCH / 2 - 1, y - 7)


def _bubbles(canvas: Canvas, x: float, y: float) -> None:
    for number, radius in enumerate((3.4, 2.4)):
        canvas.line(circle(x, y + number * 11, radius), "#f2b93b", 1.8, 0.9)
