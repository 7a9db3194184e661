"""The street before the palace: a waiting crowd, a star's car and two palms."""

from dataclasses import dataclass

from studio.canvas import Canvas
from studio.inks import BLOCKBUSTER
from studio.keyart.car import town_car
from studio.keyart.frame import WIDTH
from studio.keyart.palms import palm
from studio.paths import circle, curve, ellipse, rect, ribbon
from studio.transforms import Path, union

_WARM = "#1f0a18"  # coats in the light of the palace
_COOL = "#0d0b26"  # coats in the light of the moon


@dataclass(frozen=True)
class _Guest:
    """One onlooker seen from behind: where, how big, which hat, and its colour."""

    x: float
    y: float
    scale: float
    hat: str
    ink: str | None = None


_BACK_ROW = (
    _Guest(204, 1012, 0.84, "cloche", BLOCKBUSTER.maroon),
    _Guest(276, 1022, 0.8, "fedora"),
    _Guest(548, 1020, 0.84, "top"),
    _Guest(622, 1032, 0.8, "bob"),
    _Guest(692, 1048, 0.78, "cloche", BLOCKBUSTER.maroon),
    _Guest(1680, 1040, 0.84, "cap"),
    _Guest(1776, 1028, 0.86, "bob"),
    _Guest(1846, 1006, 0.9, "feather", BLOCKBUSTER.crimson),
)
_FRONT_ROW = (
    _Guest(140, 1048, 1.16, "fedora"),
    _Guest(240, 1066, 1.1, "feather", BLOCKBUSTER.crimson),
    _Guest(588, 1074, 1.1, "cap"),
    _Guest(688, 1092, 1.04, "fedora"),
    _Guest(1622, 1086, 1.04, "cloche", BLOCKBUSTER.crimson),
    _Guest(1728, 1078, 1.1, "fedora"),
    _Guest(1830, 1066, 1.14, "cap"),
)


def draw(canvas: Canvas) -> None:
    """Draws the whole layer."""
    palm(canvas, 1452, 992, 1418, 640, 0.95, 3)
    palm(canvas, 1760, 1010, 1812, 556, 1.15, 8)
    town_car(canvas, 1572, 1030, 0.94)
    for guest in (*_BACK_ROW, *_FRONT_ROW):
        _guest(canvas, guest)


def _guest(canvas: Canvas, guest: _Guest) -> None:
    warm = guest.x < WIDTH / 2
    coat, light = (_WARM, BLOCKBUSTER.gold) if warm else (_COOL, BLOCKBUSTER.teal)
    with canvas.at(guest.x, guest.y, guest.scale):
        body = _body()
        canvas.fill(body, coat)
        canvas.stipple_down(body, BLOCKBUSTER.soot, 30, 150, 0, 0.9)
        canvas.rim(body, light, 0, 4)
        hat = _HATS[guest.hat]()
        canvas.fill(hat, guest.ink or coat)
        canvas.stipple_down(hat, coat, -30, 8, 0, 0.9)
        canvas.rim(hat, light, 0, 4)


def _body() -> Path:
    """Head, neck and shoulders from behind."""
    shoulders = curve("-66,180! -64,78 -48,50 -16,40! -14,24! 14,24! 16,40! 48,50 64,78 66,180!")
    return union(shoulders, ellipse(0, 4, 22, 27), circle(-22, 8, 5), circle(22, 8, 5))


def _fedora() -> Path:
    crown = curve("-23,-8! -22,-34 -12,-42 0,-36 12,-42 22,-34 23,-8!")
    return union(crown, curve("-42,-8 0,-15 42,-8 24,0 0,2 -24,0"))


def _top_hat() -> Path:
    crown = curve("-21,-8! -23,-62! 23,-62! 21,-8!")
    return union(crown, curve("-38,-10 0,-12 38,-10 22,-2 0,0 -22,-2"))


def _cap() -> Path:
    return curve("-28,-2! -30,-22 -14,-34 10,-34 30,-22 28,-2! 0,-8")


def _cloche() -> Path:
    return curve("-30,14! -28,-18 -14,-32 0,-34 14,-32 28,-18 30,14! 0,6")


def _bob() -> Path:
    return curve("-30,26! -32,-8 -18,-28 0,-30 18,-28 32,-8 30,26! 14,32 0,30 -14,32")


def _feather() -> Path:
    hair = union(circle(0, -2, 27), ellipse(0, 18, 17, 14))
    plume = ribbon("14,-22,4 26,-52,20 20,-84,22 -2,-98,6")
    return union(hair, plume, rect(-27, -12, 54, 8))


_HATS = {
    "fedora": _fedora,
    "top": _top_hat,
    "cap": _cap,
    "cloche": _cloche,
    "bob": _bob,
    "feather": _feather,
}
