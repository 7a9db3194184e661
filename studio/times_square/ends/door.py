"""She goes in: the club of who won stands wide open, and everything inside is gold."""

from studio.canvas import Canvas
from studio.colour import mix
from studio.paths import circle, ellipse, poly, rays, rect, round_rect, segment, star
from studio.times_square.ends.night import (
    GLOWS,
    GROUND,
    LIGHT,
    MIDDLE,
    pavement,
    searchlights,
    sky,
    town,
)
from studio.times_square.inks import GOLD, NIGHT, SHADOW
from studio.times_square.street.clubs import BULBS, CLUBS, Club, house, shining_bulbs, shining_sign

_SIZE = 2.46  # of the house
_STEPS = ("#c9701a", "#e0902c", "#f2b04a", "#ffd080")


def draw(canvas: Canvas, name: str) -> None:
    """Draws the whole picture for a club."""
    club = CLUBS[name]
    sky(canvas, GLOWS[name], (MIDDLE, 560))
    searchlights(canvas, LIGHT, LIGHT)
    town(canvas)
    with canvas.at(MIDDLE, GROUND - 334 * _SIZE, _SIZE):
        house(canvas, club)
        _open_door(canvas)
        shining_sign(canvas, club)
        shining_bulbs(canvas, BULBS)
    pavement(canvas, club)
    _carpet(canvas, club)


def _open_door(canvas: Canvas) -> None:
    """In units of the house."""
    door = round_rect(-46, 228, 92, 110, 6)
    canvas.glow(rect(-60, 214, 120, 130), "#ffb84a", 16, 0.9)
    canvas.fill(door, "#fff0b8")
    canvas.stipple_radial(door, "#e8861c", (0, 300), 26, 86, 0, 0.95)
    with canvas.clip(door):
        _inside(canvas)
    canvas.line(door, NIGHT.black, 5)
    canvas.line(door, GOLD, 3)
    for side in (-1, 1):
        _leaf(canvas, side)


def _inside(canvas: Canvas) -> None:
    """Rays, stairs and three lamps."""
    canvas.fill(rays(0, 306, 150, 22, 0.5, 4), "#ffd97a", 0.75)
    canvas.stipple_radial(rect(-46, 228, 92, 110), "#fffdf0", (0, 300), 4, 54, 0.95, 0)
    for number, ink in enumerate(_STEPS):
        canvas.fill(rect(-40 + number * 7, 331 - number * 7, 80 - number * 14, 7), ink, 0.85)
    for x in (-22, 0, 22):
        canvas.line(segment(x, 228, x, 240), "#b9701a", 1.2)
        canvas.fill(star(x, 245, 5, 2, 6), "#fffdf0")
        canvas.glow(circle(x, 245, 4), "#fff3c8", 4)


def _leaf(canvas: Canvas, side: int) -> None:
    """Folded outwards."""
    corners = ((46, 230), (70, 222), (70, 344), (46, 336))
    leaf = poly([(side * x, y) for x, y in corners])
    canvas.line(leaf, NIGHT.black, 4)
    canvas.fill(leaf, "#ffcf6a")
    canvas.stipple_across(leaf, "#8a3a0c", side * 48, side * 72, 0.1, 0.9)
    canvas.line(leaf, GOLD, 2.2)
    canvas.line(ellipse(side * 58, 270, 6, 24), "#7a2a08", 2)
    canvas.fill(circle(side * 64, 292, 2.6), "#fff3c8")


def _carpet(canvas: Canvas, club: Club) -> None:
    edges = (((860, GROUND - 28), (590, 1090)), ((1060, GROUND - 28), (1330, 1090)))
    (top_left, left), (top_right, right) = edges
    carpet = poly([top_left, top_right, right, left])
    canvas.outer(carpet, SHADOW, 10, 0, 4, 0.8)
    canvas.fill(carpet, club.cloth)
    shade = mix(club.cloth, "#000000", 0.75)
    canvas.stipple_down(carpet, shade, GROUND + 90, GROUND - 30, 0.25, 0.8)
    canvas.stipple_radial(carpet, "#ffe9b0", (MIDDLE, GROUND - 20), 10, 170, 0.85, 0)
    for top, bottom in edges:
        canvas.line(segment(*top, *bottom), NIGHT.black, 9)
        canvas.line(segment(*top, *bottom), GOLD, 5)
