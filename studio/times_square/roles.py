"""The shapes of the roles, by which they are told without colour, and the gem on the rope."""

from studio.canvas import Canvas
from studio.colour import mix
from studio.paths import burst, circle, curve, poly, rect
from studio.times_square.inks import CREAM, FIZZ, NIGHT, ROLES, SHADOW, RoleInks
from studio.transforms import Path, place

_SHIELD = "-48,-50! -24,-42 0,-54 24,-42 48,-50! 50,-4 34,34 0,58! -34,34 -50,-4"
_SKIRT = (
    "-17,-56! 17,-56! 26,-16 58,44! 40,40 36,56 20,44 12,58 0,46 -12,58 -20,44 -36,56 -40,40 "
    "-58,44! -26,-16"
)
_BOTTLE = "-9,-36! -9,-14 -20,0 -20,14! -20,40! 20,40! 20,14! 20,0 9,-14 9,-36!"


def shape(role: str) -> Path:
    """An emerald, a sun, a shield, a fringed skirt, or a disc, about the origin."""
    if role == "green":
        return poly("-30,-52 30,-52 54,-26 54,26 30,52 -30,52 -54,26 -54,-26")
    if role == "yellow":
        return burst(0, 0, 60, 46, 12)
    if role in ("grey", "red"):
        return curve(_SHIELD if role == "grey" else _SKIRT)
    return circle(0, 0, 52)


def sign(canvas: Canvas, role: str) -> None:
    """A role without a number, about the origin."""
    inks, outline = ROLES.get(role, FIZZ), shape(role)
    canvas.outer(outline, SHADOW, 6, 2, 4, 0.7)
    canvas.line(outline, CREAM, 9)
    canvas.line(outline, inks.dark, 4)
    canvas.fill(outline, inks.main)
    canvas.line(place(outline, scale=0.8), "#9a5208" if role == "yellow" else inks.light, 2.4)
    _rounded(canvas, outline, inks)
    if role not in ROLES:
        _bottle(canvas)


def _rounded(canvas: Canvas, outline: Path, inks: RoleInks) -> None:
    canvas.stipple(outline, inks.dark, (0, 10), (0, 62), 0, 0.55)
    canvas.stipple_radial(outline, inks.light, (-14, -26), 0, 30, 0.85, 0)


def _bottle(canvas: Canvas) -> None:
    canvas.fill(curve(_BOTTLE), "#1d1a40")
    canvas.fill(rect(-20, 12, 40, 18), NIGHT.bone)
    canvas.fill(rect(-10, -42, 20, 16), "#7a0f3a")


def gem(canvas: Canvas, x: float, y: float, size: float) -> None:
    """An emerald about x, y; `size` is half its width."""
    corners = ((0.55, -1), (1, -0.45), (1, 0.45), (0.55, 1))
    right = [(x + size * across, y + size * down) for across, down in corners]
    left = [(x - size * across, y + size * down) for across, down in reversed(corners)]
    stone = poly([*right, *left])
    canvas.fill(stone, "#19b274")
    dark = (x - size * 0.2, y - size * 0.2), (x + size, y + size)
    canvas.stipple(stone, "#053626", *dark, 0, 0.95)
    canvas.fill(place(stone, x * 0.5, y * 0.5, 0.5), mix("#19b274", "#ffffff", 0.35))
    glint = [
        (x - size * 0.5, y - size * 0.9),
        (x + size * 0.1, y - size * 0.9),
        (x - size * 0.8, y),
    ]
    canvas.fill(poly(glint), "#d6ffe6", 0.8)
