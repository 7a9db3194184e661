"""What a card does, as pictures on a dark tab at its top: pawns, and a chevron for each step."""

from collections.abc import Callable
from functools import partial

from studio.canvas import Canvas
from studio.frames import OUTLINE
from studio.lettering import fit
from studio.marks import Drawing
from studio.paths import circle, curve, poly, segment
from studio.times_square.inks import EMERALD, NIGHT, ROLES, SHADOW
from studio.times_square.roles import gem
from studio.transforms import place, union

_LARGER = 1.3  # all of a tab, about the top right corner of the card
_MIDDLE = 29  # units: of chevrons, below the edge
_GUARD = ROLES["grey"].main

Writing = Callable[[Canvas, str], None]


def tab(canvas: Canvas, role: str, width: float, write: Writing) -> None:
    """A tab of this width, and what is written on it in the ink of its role."""
    inks = ROLES[role]
    ink = inks.main if role == "yellow" else inks.light
    with canvas.clip(OUTLINE), canvas.at(500 * (1 - _LARGER), 0, _LARGER):
        left = 500 - width
        plate = curve(f"{left},-10! {left + 4},34! {left + 18},56! 510,56! 510,-10!")
        canvas.outer(plate, SHADOW, 7, -2, 4, 0.8)
        canvas.fill(plate, "#100c24")
        canvas.line(plate, ink, 3.5)
        write(canvas, ink)


def pawn(canvas: Canvas, x: float, y: float, size: float, ink: str) -> None:
    """Somebody."""
    head = circle(0, -11, 8.5)
    body = curve("-5,-6! -7,6 -13,17! 13,17! 7,6 5,-6!")
    figure = place(union(head, body), x, y, size)
    canvas.line(figure, NIGHT.black, 4 * size)
    canvas.fill(figure, ink)


def chevrons(canvas: Canvas, x: float, count: int, ink: str, size: float = 1) -> None:
    """So many steps."""
    for number in range(count):
        chevron = poly("-8,-14 -1,-14 11,0 -1,14 -8,14 3,0")
        canvas.fill(place(chevron, x + number * 22, _MIDDLE, size), ink)


def _steps(canvas: Canvas, ink: str, left: float, count: int) -> None:
    pawn(canvas, left + 36, 28, 0.95, ink)
    chevrons(canvas, left + 66, count, ink)


def _numbered(canvas: Canvas, role: str, count: int) -> None:
    """One figure, so many steps."""
    width = 62 + 24 * count + (14 if role == "grey" else 0)
    tab(canvas, role, width, partial(_steps, left=500 - width, count=count))


def _trio(canvas: Canvas, ink: str) -> None:
    """Two gems are a step of all three."""
    for x in (296, 326):
        gem(canvas, x, 28, 13)
    canvas.fill(fit("=", "bowlby-one", 346, 20, 22, 17), ink)
    pawn(canvas, 392, 28, 0.9, _GUARD)
    pawn(canvas, 418, 26, 1.05, EMERALD)
    pawn(canvas, 444, 28, 0.9, _GUARD)
    chevrons(canvas, 472, 1, ink)


def _guards(canvas: Canvas, ink: str) -> None:
    """Both one step, or one of them two."""
    for x in (284, 336):
        pawn(canvas, x, 28, 0.9, ink)
        chevrons(canvas, x + 22, 1, ink, 0.9)
    canvas.line(segment(386, 10, 376, 46), ink, 4)
    pawn(canvas, 408, 28, 0.9, ink)
    chevrons(canvas, 434, 2, ink, 0.9)


def _beside(canvas: Canvas, ink: str) -> None:
    """Both come to her."""
    pawn(canvas, 362, 28, 0.9, ink)
    chevrons(canvas, 384, 1, ink, 0.8)
    pawn(canvas, 412, 26, 1.05, EMERALD)
    pawn(canvas, 462, 28, 0.9, ink)
    back = poly("-8,-11 -1,-11 9,0 -1,11 -8,11 2,0")
    canvas.fill(place(back, 439, _MIDDLE, rotate=180), ink)


def _manhole(canvas: Canvas, ink: str) -> None:
    """To the middle of the street."""
    pawn(canvas, 386, 28, 0.95, ink)
    chevrons(canvas, 414, 1, ink)
    canvas.line(circle(454, 28, 19), ink, 4.5)
    canvas.line(circle(454, 28, 10), ink, 3.5, dash=(4, 4))
    canvas.fill(circle(454, 28, 4), ink)


def tabs() -> dict[str, Drawing]:
    """What draws each tab, by its name in the manifest."""
    made: dict[str, Drawing] = {
        f"steps_{role}_{count}": partial(_numbered, role=role, count=count)
        for role, most in (("yellow", 5), ("grey", 1), ("red", 5))
        for count in range(1, most + 1)
    }
    made["steps_green"] = partial(tab, role="green", width=232, write=_trio)
    made["steps_guards"] = partial(tab, role="grey", width=246, write=_guards)
    made["steps_beside"] = partial(tab, role="grey", width=176, write=_beside)
    made["steps_manhole"] = partial(tab, role="red", width=150, write=_manhole)
    return made
