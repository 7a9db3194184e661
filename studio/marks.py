"""The marks: everything the rules know of a card, drawn in its top strip."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from studio.blocks.bones import skull
from studio.canvas import Canvas
from studio.frames import OUTLINE, WINDOW, foil, window_rule
from studio.inks import player_inks
from studio.lettering import fit
from studio.paths import (
    burst,
    circle,
    curve,
    ellipse,
    heart,
    on_circle,
    poly,
    polyline,
    rect,
    round_rect,
    star,
    svg,
)
from studio.reels import badge
from studio.transforms import Path, place, subtract

_BLACK = "#000000"
_WINE = "#4a1233"
_INK = "#0a1d2b"
_BRONZE = "#6e3f0c"
_GOLD = "#f2b93b"
_PALE_GOLD = "#fbe6ac"
_CRIMSON = "#a8182b"
_DARK_CRIMSON = "#4a0714"
_NUMERALS = "bowlby-one"

Drawing: TypeAlias = Callable[[Canvas], None]


def drawing_of(mark: str) -> Drawing:
    """What draws the mark of that name."""
    if mark.startswith("badge_studio_"):
        return partial(badge, inks=player_inks(mark.removeprefix("badge_studio_")))
    return _DRAWINGS[mark]


# --- genres


def horror_badge(canvas: Canvas) -> None:
    """A tombstone with a skull."""
    stone = curve("-44,52! -44,-6 -38,-34 -20,-50 0,-55 20,-50 38,-34 44,-6 44,52!")
    slab = place(stone, 0, 0.6, 0.895)
    with canvas.at(66, 66):
        canvas.outer(stone, _BLACK, 6, 2, 4)
        canvas.fill(stone, "#bcd63f")
        canvas.fill(slab, "#2b1748")
        canvas.stipple_down(slab, "#7b4dc0", 54, -20, 0.75, 0)
        canvas.stipple_radial(slab, "#0b0616", (0, 4), 24, 70, 0, 0.8)
        skull(canvas, 0, 4, 0.98)


def romance_badge(canvas: Canvas) -> None:
    """A heart shot through by an arrow."""
    rim, love = heart(0, -2, 54), heart(0, -2.5, 46.5)
    with canvas.at(66, 66):
        canvas.outer(rim, _WINE, 6, 2, 4, 0.6)
        canvas.fill(rim, "#fff4e0")
        canvas.fill(love, "#e0405f")
        canvas.inner(love, "#8a1746", 14, -6, -7, 0.9)
        canvas.stipple_radial(love, "#ffb9a6", (-18, -20), 0, 22, 0.95, 0)
        canvas.fill(ellipse(-21, -22, 9, 5, -38), "#ffe9da")
        with canvas.at(rotate=-32):
            _arrow(canvas)


def _arrow(canvas: Canvas) -> None:
    """A level arrow, hidden in its middle."""
    shaft = rect(-60, -3.2, 120, 6.4)
    canvas.fill(subtract(shaft, rect(-24, -10, 46, 20)), _WINE)
    feather = poly("0,0 -9,-10 -2,-10 7,0 -2,10 -9,10")
    for x, ink in ((-60, "#f4b942"), (-53, _WINE), (-46, "#f4b942")):
        canvas.fill(place(feather, x), ink)
    canvas.fill(poly("66,0 44,-11 49,0 44,11"), _WINE)


def action_badge(canvas: Canvas) -> None:
    """A bomb on a blast."""
    blast = burst(0, 0, 60, 40, 12, 0.06, 3, 8)
    fire = burst(0, 0, 42, 30, 12, 0.08, 3, 8)
    with canvas.at(66, 66):
        canvas.outer(blast, _INK, 6, 2, 4, 0.7)
        canvas.fill(blast, _INK)
        canvas.fill(place(blast, scale=0.88), "#ffd34d")
        canvas.fill(fire, "#f57f1f")
        canvas.stipple_radial(fire, "#fff2b8", (0, 0), 10, 40, 0.9, 0)
        _bomb(canvas)


def _bomb(canvas: Canvas) -> None:
    ball = circle(-2, 7, 22)
    canvas.fill(ball, _INK)
    canvas.stipple_radial(ball, "#8fc1c4", (-10, -2), 0, 14, 0.95, 0)
    canvas.fill(place(round_rect(-7, -6, 14, 9, 2), 11, -12, rotate=38), _INK)
    canvas.line(svg("M14,-16 Q20,-28 29,-22"), _INK, 3.6)
    canvas.fill(burst(31, -22, 11, 4.5, 8), "#fff7dc")
    canvas.fill(burst(31, -22, 6, 3, 8), "#d8391d")


# --- awards


def award_keyline(canvas: Canvas) -> None:
    """A line of gold foil round the picture of an award-winning film."""
    canvas.line(place(WINDOW, 1, 1.5), _BLACK, 9, 0.35)
    canvas.line(WINDOW, _BRONZE, 9)
    canvas.line(WINDOW, "#f6c23f", 6)
    foil(canvas, window_rule(6), "#fffbe6")


def award(canvas: Canvas) -> None:
    """The Golden Laurel: a rosette without its number."""
    with canvas.at(434, 66):
        _ribbons(canvas)
        _rosette(canvas)
        for side in (-1, 1):
            _laurel(canvas, side)


def double_award(canvas: Canvas) -> None:
    """The Golden Laurel of a film that counts twice."""
    award(canvas)
    times = fit("×", _NUMERALS, -39, -15, 24, 26)
    two = fit("2", _NUMERALS, -16, -31, 52, 54)
    with canvas.at(434, 66):
        for numeral in (times, two):
            canvas.line(numeral, "#fff3c8", 8)
        for numeral in (times, two):
            canvas.fill(place(numeral, 1, 2), "#d08f1f")
            canvas.fill(numeral, "#7a0f20")


def _ribbons(canvas: Canvas) -> None:
    for side in (-1, 1):
        tail = place(poly("4,26 30,20 40,66 24,58 13,70"), flip=side < 0)
        canvas.fill(tail, _CRIMSON)
        canvas.stipple_down(tail, _DARK_CRIMSON, 60, 24, 0, 1)


def _rosette(canvas: Canvas) -> None:
    rim = burst(0, 0, 57, 51, 24)
    canvas.outer(rim, _BLACK, 6, 2, 4, 0.7)
    canvas.fill(rim, _BRONZE)
    crown = burst(0, 0, 54, 49, 24)
    canvas.fill(crown, _GOLD)
    canvas.stipple(crown, "#fffbe6", (-10, -10), (-44, -44), 0, 0.9)
    canvas.stipple(crown, "#9a5f14", (10, 10), (44, 44), 0, 0.8)
    disc = circle(0, 0, 45)
    canvas.fill(disc, _PALE_GOLD)
    canvas.inner(disc, "#d08f1f", 14, -6, -7, 0.9)
    canvas.line(disc, "#9a5f14", 2)


def _laurel(canvas: Canvas, side: int) -> None:
    """Half of the U of leaves along the rim, open at the top for the numeral."""
    leaf = curve("-9,0! 0,-5 9,0! 0,5")
    for i in range(6):
        angle = 84 - i * 19
        x, y = on_circle(0, 0, 38, angle)
        canvas.fill(place(leaf, side * x, y, 1, side * (angle + 22)), _BRONZE)


# --- numbers


def rating_tab(canvas: Canvas, count: int) -> None:
    """Yellow stars on a dark tab."""
    right = 46 + 58 * count
    with canvas.clip(OUTLINE):
        tab = curve(
            [
                (0, 0, "!"),
                (right + 8, 0, "!"),
                (right - 2, 74, "!"),
                (right - 16, 88, "!"),
                (0, 88, "!"),
            ]
        )
        canvas.outer(tab, _BLACK, 8, 2, 4, 0.7)
        canvas.fill(tab, "#06191d")
        edge = [(right + 6, 0), (right - 4, 73), (right - 17, 86), (0, 86)]
        canvas.line(polyline(edge), _GOLD, 3)
        for i in range(count):
            _facetted_star(canvas, 53.95 + 58 * i, 50)


def _facetted_star(canvas: Canvas, x: float, y: float) -> None:
    outer, inner = 29.0, 29 * 0.46
    shape = star(x, y, outer, inner)
    canvas.fill(place(shape, 1.5, 3), _BLACK, 0.6)
    canvas.fill(shape, "#ffc928")
    canvas.stipple(shape, "#e07f12", (x, y - 4), (x + 10, y + outer), 0, 0.9)
    for facet in _facets(x, y, outer, inner):
        canvas.fill(facet, "#fff0a0", 0.85)


def _facets(x: float, y: float, outer: float, inner: float) -> list[Path]:
    """The lit half of each point of a star."""
    tips = [on_circle(x, y, outer, 72 * i - 90) for i in range(5)]
    valleys = [on_circle(x, y, inner, 72 * i - 126) for i in range(5)]
    return [poly([(x, y), tip, valley]) for tip, valley in zip(tips, valleys, strict=True)]


def points_badge(canvas: Canvas) -> None:
    """A gold ticket with notched ends, without its number."""
    with canvas.at(68, 68, 1, -7):
        ticket = _ticket(112, 92)
        canvas.outer(ticket, _BLACK, 6, 2, 4, 0.7)
        canvas.fill(ticket, _DARK_CRIMSON)
        paper = _ticket(103, 83)
        canvas.fill(paper, _GOLD)
        canvas.stipple(paper, "#fffbe6", (-10, -10), (-50, -40), 0, 0.9)
        canvas.stipple(paper, "#9a5f14", (10, 10), (54, 44), 0, 0.8)
        panel = round_rect(-33, -34, 66, 68, 6)
        canvas.fill(panel, _CRIMSON)
        canvas.inner(panel, _DARK_CRIMSON, 14, -5, -5)
        canvas.line(panel, _DARK_CRIMSON, 2.5)
        for x in (-41, 41):
            canvas.line(polyline([(x, -35), (x, 35)]), _DARK_CRIMSON, 3, dash=(0.1, 8))


def _ticket(width: float, height: float) -> Path:
    """A ticket about the origin, bitten at both ends."""
    sheet = round_rect(-width / 2, -height / 2, width, height, 7)
    return subtract(sheet, *(circle(side * width / 2, 0, height * 0.17) for side in (-1, 1)))


def two_points_badge(canvas: Canvas) -> None:
    """The ticket of a blockbuster worth two points."""
    points_badge(canvas)
    numeral = fit("2", _NUMERALS, -20, -28, 40, 56)
    with canvas.at(68, 68):
        canvas.fill(place(numeral, 1.5, 3), "#2a030b")
        canvas.fill(numeral, _PALE_GOLD)


_DRAWINGS: dict[str, Drawing] = {
    "badge_horror": horror_badge,
    "badge_romance": romance_badge,
    "badge_action": action_badge,
    "award_keyline": award_keyline,
    "award": award,
    "award_2": double_award,
    "points": points_badge,
    "points_2": two_points_badge,
    "stars_1": partial(rating_tab, count=1),
    "stars_2": partial(rating_tab, count=2),
    "stars_3": partial(rating_tab, count=3),
}
