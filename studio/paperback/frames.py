"""The frames: border, window, disc behind the key, plate, and what figures stand on."""

import random
from dataclasses import dataclass, replace

from studio.paperback import badges
from studio.paperback.inks import ATTACK, CLASSES, PRIZES, PULP, ClassInks
from studio.paperback.patterns import pattern
from studio.paperback.props import pencil
from studio.paperback.pulp import PulpCanvas
from studio.paperback.shapes import polygon
from studio.paperback.windows import EDGE, Box, outline, plate, window
from studio.paths import circle, curve, poly, rect, round_rect
from studio.transforms import Path, Point, place, subtract

_WINDOW: Box = (26, 26, 448, 648)
_PLATE: Box = (40, 548, 420, 112)
_TEXT: Box = (44, 500, 412, 158)  # of powers, awards and themes
_SHADE = "#ecd9a8"  # at the foot of plates
_UPPER, _LOWER = poly("0,0 500,0 0,700"), poly("500,0 500,700 0,700")  # halves of a card
_CLAW = "{},532! {},528 {},536! {},578!"


@dataclass(frozen=True)
class Face:
    """The proportions of a face: small ones have more border, larger figures, no plate."""

    window: Box
    corner: float
    halo: tuple[float, float, float]
    halo_line: tuple[float, float, float]  # its shadow right and down, and its line
    lines: tuple[float, float, float]  # of the window: in the border's ink, black, cream
    points: tuple[float, float, float]
    fame: tuple[float, float, float]
    edge: float
    pattern: float = 1  # how large it is


FULL = Face(
    _WINDOW,
    44,
    (250, 240, 148),
    (6, 9, 11),
    (15, 6, 2.2),
    (432, 68, 1),
    (68, 68, 1),
    3,
)
SMALL = Face(
    (34, 34, 432, 632),
    56,
    (250, 292, 172),
    (6, 10, 13),
    (12, 7, 2.6),
    (412, 90, 1.45),
    (88, 90, 1.55),
    4,
)

LARGE = replace(SMALL, window=(60, 60, 380, 580), corner=48, pattern=2)


def full(canvas: PulpCanvas, name: str) -> None:
    """The frame of a class of letters, with its plate."""
    inks = CLASSES[name]
    _border(canvas, name, FULL)
    _plate(canvas, inks, _PLATE)
    if name.startswith("common"):
        tab = round_rect(160, 6, 180, 42, 10)
        canvas.flat(tab, PULP.cream)
        canvas.outline(tab)
    _figures(canvas, name, FULL)


def small(canvas: PulpCanvas, name: str, face: Face = SMALL) -> None:
    """The same for windows where little is read."""
    _border(canvas, name, face)
    _figures(canvas, name, face)


def large(canvas: PulpCanvas, name: str) -> None:
    """The small face for whoever wants large symbols: border and pattern are twice as large."""
    small(canvas, name, LARGE)


def tall(canvas: PulpCanvas, name: str) -> None:
    """The frame of powers, awards or themes: a banner for the name, a plate for the text."""
    inks = CLASSES[name]
    _border(canvas, name, FULL)
    _plate(canvas, inks, _TEXT)
    banner = poly("30,446 470,446 456,474 470,502 30,502 44,474")
    canvas.flat(place(banner, 4, 6), PULP.black, 0.8)
    canvas.fill(banner, inks.border)
    canvas.outline(banner, 4)
    canvas.line(banner, PULP.cream, 1.2)
    with canvas.at(432, 68):
        (badges.spark if name == "power" else badges.fame)(canvas, inks)
    canvas.line(EDGE, PULP.black, FULL.edge)


def _border(canvas: PulpCanvas, name: str, face: Face) -> None:
    inks, card = CLASSES[name], outline(name)
    pane = _pane(inks, face)
    border = subtract(card, pane)
    with canvas.clip(card):
        canvas.flat(border, inks.border)
        with canvas.clip(border):
            _patterned(canvas, inks, face)
            canvas.line(pane, inks.border, face.lines[0])
        canvas.outline(pane, face.lines[1])
        canvas.line(pane, PULP.cream, face.lines[2])
        if name not in (*PRIZES, "common_plain"):
            _halo(canvas, inks, face)


def _patterned(canvas: PulpCanvas, inks: ClassInks, face: Face) -> None:
    """The pattern of the border; a larger one from two corners, for some lie at edges only."""
    if face.pattern == 1:
        pattern(canvas, inks)
        return
    back = 1 - face.pattern
    for half, x, y in ((_UPPER, 0.0, 0.0), (_LOWER, 500 * back, 700 * back)):
        with canvas.clip(half), canvas.at(x, y, face.pattern):
            pattern(canvas, inks)


def _pane(inks: ClassInks, face: Face) -> Path:
    if face is not FULL and inks.corner == "tab":
        return window("square", face.window)
    return window(inks.corner, face.window, face.corner)


def _halo(canvas: PulpCanvas, inks: ClassInks, face: Face) -> None:
    """The disc behind the key."""
    right, down, line = face.halo_line
    halo = circle(*face.halo)
    canvas.flat(place(halo, right, down), PULP.black, 0.55)
    canvas.line(halo, PULP.black, line)
    canvas.flat(halo, inks.border)
    with canvas.clip(halo), canvas.at(scale=face.pattern):
        pattern(canvas, inks, "dots" if inks.pattern == "perforation" else None)
    if face is FULL:
        canvas.line(halo, PULP.cream, 2.5)


def _figures(canvas: PulpCanvas, name: str, face: Face) -> None:
    inks = CLASSES[name]
    if name.startswith("common"):
        with canvas.at(*face.fame):
            badges.fame(canvas, inks)
    with canvas.at(*face.points):
        badges.points(canvas, inks)
    canvas.line(outline(name) if name == "2" else EDGE, PULP.black, face.edge)


def _plate(canvas: PulpCanvas, inks: ClassInks, box: Box) -> None:
    shape = plate(inks, box)
    _, top, _, high = box
    canvas.flat(place(shape, 5, 7), inks.dark, 0.9)
    canvas.line(shape, PULP.black, 9)
    canvas.line(shape, inks.border, 4.5)
    canvas.flat(shape, PULP.cream)
    with canvas.clip(shape):
        canvas.screen(shape, _SHADE, (0, top), (0, top + high), 0, 0.7, pitch=6, angle=30)


# --- marks of frames


def small_plate(canvas: PulpCanvas, name: str) -> None:
    """What the icons of a small face lie on."""
    inks = ATTACK if name == "attack" else CLASSES[name]
    shape = round_rect(24, 480, 452, 190, 22)
    canvas.flat(place(shape, 5, 8), inks.dark, 0.9)
    canvas.line(shape, PULP.black, 13)
    canvas.line(shape, inks.border, 7)
    canvas.flat(shape, PULP.cream)
    with canvas.clip(shape):
        canvas.screen(shape, _SHADE, (0, 575), (0, 670), 0, 0.6, pitch=6, angle=30)


def ornament(canvas: PulpCanvas) -> None:
    """A pencil and two diamonds, where a card has no ability; 260 x 44 units."""
    pencil(canvas, 130, 22, 130, 16, 0, PULP.tan)
    for x in (30, 230):
        canvas.flat(polygon(4, x, 22, 11), "#b79a6a")
        canvas.flat(polygon(4, x, 22, 5), PULP.black)


def divider(canvas: PulpCanvas) -> None:
    """A line between two abilities, 4 x 76 units."""
    canvas.flat(rect(0, 0, 4, 76), "#b79a6a")


def teeth(canvas: PulpCanvas) -> None:
    """Black teeth round the window of an attack, and claws that hold its plate."""
    holes = (circle(68, 68, 74), circle(432, 68, 62))
    _teeth(canvas, _jagged(_WINDOW, (13, 18), (30, 54)), 3, *holes)
    shape = round_rect(*_PLATE, 14)
    canvas.flat(place(shape, 5, 7), ATTACK.dark)
    canvas.line(shape, PULP.black, 10)
    canvas.line(shape, PULP.red, 5)
    canvas.flat(shape, PULP.cream)
    for side in (-1, 1):
        for each in range(3):
            across = (250 + side * (far + each * 22) for far in (154, 168, 176, 162))
            claw = curve(_CLAW.format(*across))
            canvas.line(claw, PULP.black, 5)
            canvas.flat(claw, PULP.red)


def small_teeth(canvas: PulpCanvas) -> None:
    """The same on a small face, without a plate."""
    holes = (circle(88, 90, 98), circle(412, 90, 84))
    _teeth(canvas, _jagged(SMALL.window, (9, 13), (44, 72)), 4.5, *holes)


def _teeth(canvas: PulpCanvas, shape: Path, wide: float, *holes: Path) -> None:
    jaws = subtract(shape, *holes)
    canvas.flat(jaws, PULP.black)
    canvas.line(jaws, PULP.red, wide)


def _jagged(box: Box, count: tuple[int, int], deep: tuple[int, int]) -> Path:
    """The window without its middle, whose edge has so many teeth across and down."""
    chance = random.Random(8)
    left, top, wide, high = box
    corners = [(left, top), (left + wide, top), (left + wide, top + high), (left, top + high)]
    inside = ((0, 1), (-1, 0), (0, -1), (1, 0))
    edge: list[Point] = []
    for number, (start, (right, down)) in enumerate(zip(corners, inside, strict=True)):
        end, many = corners[(number + 1) % 4], count[number % 2]
        for each in range(many):
            for share, far in ((each / many, 8.0), ((each + 0.5) / many, chance.uniform(*deep))):
                x = start[0] + (end[0] - start[0]) * share + right * far
                y = start[1] + (end[1] - start[1]) * share + down * far
                edge.append((x, y))
    return subtract(rect(*box), poly(edge))
