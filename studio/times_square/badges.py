"""The badges: the role of a card with what it is worth, alone enough to play by in a fan."""

from collections.abc import Callable
from functools import partial

import skia

from studio.canvas import Canvas
from studio.lettering import fit
from studio.marks import Drawing
from studio.paths import circle, poly
from studio.times_square.inks import CREAM, NIGHT, ROLES, SHADOW, RoleInks
from studio.times_square.roles import gem, shape
from studio.transforms import Path, join, transformed

_NUMERALS = "bowlby-one"
_X, _Y, _SIZE = 76, 75, 1.14
_WIDE, _ASIDE = 1.42, 16  # of the shield for two: how wide, and how much further right
_LOWER = {"red": 8.0, "grey": -3.0}  # a numeral stands where its shape is widest

Value = Callable[[Canvas, RoleInks], None]


def badge(canvas: Canvas, role: str, value: Value | None = None, *, wide: bool = False) -> None:
    """A role with its value, in its corner of the card."""
    inks, outline = ROLES[role], shape(role)
    if wide:
        matrix = skia.Matrix()
        matrix.setScale(_WIDE, 1)
        outline = transformed(outline, matrix)
    with canvas.at(_X + _ASIDE * wide, _Y, _SIZE):
        canvas.outer(outline, SHADOW, 7, 2, 5, 0.8)
        canvas.line(outline, NIGHT.black, 13)
        canvas.line(outline, CREAM, 7)
        canvas.fill(outline, inks.main)
        canvas.stipple(outline, inks.dark, (0, 14), (0, 70), 0, 0.5)
        canvas.stipple_radial(outline, inks.light, (-16, -30), 0, 34, 0.8, 0)
        if value is not None:
            value(canvas, inks)


def numbered(canvas: Canvas, role: str, number: int) -> None:
    """A badge with a number."""
    high = 60 if role == "red" else 66
    numeral = fit(str(number), _NUMERALS, -34, -high / 2 + _LOWER.get(role, 0), 68, high)
    badge(canvas, role, partial(_lettered, outline=numeral))


def _lettered(canvas: Canvas, inks: RoleInks, outline: Path) -> None:
    light = inks in (ROLES["green"], ROLES["red"])
    canvas.line(outline, inks.dark if light else inks.light, 7)
    canvas.fill(outline, inks.text)


def _both(canvas: Canvas, inks: RoleInks) -> None:
    """One step for each bodyguard."""
    one = partial(fit, "1", _NUMERALS)
    plus = fit("+", _NUMERALS, -15, -20, 30, 30)
    _lettered(canvas, inks, join(one(-62, -36, 46, 62), plus, one(16, -36, 46, 62)))


def _to_her_side(canvas: Canvas, inks: RoleInks) -> None:
    """Arrows from both sides on a gem."""
    for side in (-1, 1):
        tip = [(36, -23), (18, -4), (36, 15), (36, 3), (47, 3), (47, -11), (36, -11)]
        canvas.fill(poly([(side * x, y) for x, y in tip]), inks.text)
    gem(canvas, 0, -4, 15)


def _manhole(canvas: Canvas, inks: RoleInks) -> None:
    """The cover, with its ring."""
    canvas.fill(circle(0, 14, 24), inks.dark)
    canvas.line(circle(0, 14, 23), inks.text, 5)
    canvas.line(circle(0, 14, 13), inks.text, 4, dash=(5, 5))
    canvas.fill(circle(0, 14, 5), inks.text)


def badges() -> dict[str, Drawing]:
    """What draws each badge, by its name in the manifest."""
    made: dict[str, Drawing] = {f"badge_{role}": partial(badge, role=role) for role in ROLES}
    for role, most in (("green", 1), ("yellow", 5), ("grey", 1), ("red", 5)):
        for number in range(1, most + 1):
            made[f"badge_{role}_{number}"] = partial(numbered, role=role, number=number)
    made["badge_guards"] = partial(badge, role="grey", value=_both, wide=True)
    made["badge_beside"] = partial(badge, role="grey", value=_to_her_side)
    made["badge_manhole"] = partial(badge, role="red", value=_manhole)
    return made
