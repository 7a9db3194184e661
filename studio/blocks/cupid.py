"""Cupid, the same rascal in every picture: about his waist, 160 units tall from halo to hips."""

from studio.blocks.anatomy import open_hand
from studio.canvas import Canvas
from studio.inks import ROMANCE, Skin
from studio.paths import circle, curve, ellipse, ribbon, svg
from studio.transforms import Path, place

SKIN = Skin("#ffe6c6", "#f6c49a", "#c9704a", "#8a4433", "#e86a5a")
_FEATHER = "#fffaf0"
_CURL_SHADE = "#b9722a"
_CURLS = ((-27, -82, 11), (-15, -92, 13), (2, -96, 14), (18, -91, 12), (28, -80, 10))


def wings(canvas: Canvas) -> None:
    """Both wings, to be drawn before the body."""
    right = curve("0,0! 10,-40 48,-60 78,-46! 66,-34! 76,-18! 60,-12! 62,2! 42,4! 36,14! 14,12")
    for side in (-1, 1):
        wing = place(right, side * 16, -22, flip=side < 0)
        canvas.line(wing, ROMANCE.berry, 4)
        canvas.fill(wing, _FEATHER)
        canvas.inner(wing, ROMANCE.peach, 12, -2, -5, 0.9)


def body(canvas: Canvas) -> None:
    """Plump, in a sash; without arms."""
    torso = curve("-28,40! -40,6 -34,-28 -16,-44! 16,-44! 34,-28 40,6 28,40!")
    canvas.line(torso, ROMANCE.berry, 4)
    canvas.fill(torso, SKIN.base)
    canvas.inner(torso, SKIN.shade, 12, -4, -6, 0.7)
    sash = ribbon("-36,-40,20 -8,-14,22 22,14,26 44,34,26")
    with canvas.clip(torso):
        canvas.line(sash, ROMANCE.wine, 4)
        canvas.fill(sash, ROMANCE.red)
        canvas.rim(sash, ROMANCE.peach, -3, 4)


def limb(canvas: Canvas, shape: Path) -> None:
    """An arm or a leg."""
    canvas.line(shape, ROMANCE.berry, 4)
    canvas.fill(shape, SKIN.base)
    canvas.inner(shape, SKIN.shade, 6, -2, -4, 0.7)


def raised_arms(canvas: Canvas) -> None:
    """Hands up."""
    for side in (-1, 1):
        limb(canvas, ribbon([(side * 27, -28, 22), (side * 52, -34, 18), (side * 50, -70, 14)]))
        open_hand(canvas, side * 50, -68, 1.15, side * 8, SKIN, flip=side > 0)


def head(canvas: Canvas, *, winks: bool = False) -> None:
    """A broad smile, curls and a halo."""
    face = ellipse(0, -64, 32, 30)
    canvas.line(face, ROMANCE.berry, 4)
    canvas.fill(face, SKIN.base)
    canvas.inner(face, SKIN.shade, 8, -3, -4, 0.6)
    for side in (-1, 1):
        canvas.stipple_radial(face, SKIN.blush, (side * 20, -54), 0, 11, 0.95, 0)
        if winks and side > 0:
            canvas.line(svg("M4,-66 Q13,-76 22,-66"), ROMANCE.wine, 4)
        else:
            _eye(canvas, side * 12)
    canvas.fill(ribbon("-22,-82,2 -13,-88,5 -4,-82,2"), _CURL_SHADE)
    canvas.fill(ribbon("4,-88,2 13,-95,5 22,-90,2"), _CURL_SHADE)
    canvas.fill(svg("M-17,-55 Q-2,-50 14,-58 Q12,-40 -2,-40 Q-13,-41 -17,-55 Z"), "#7a1a2e")
    canvas.fill(svg("M-14,-54 Q-2,-50 11,-57 L10,-51 Q-2,-46 -12,-49 Z"), _FEATHER)
    for x, y, radius in _CURLS:
        curl = circle(x, y, radius)
        canvas.fill(curl, ROMANCE.gold)
        canvas.inner(curl, _CURL_SHADE, 5, -2, -2, 0.9)
    halo = ellipse(4, -122, 24, 6, -8)
    canvas.line(halo, ROMANCE.wine, 8)
    canvas.line(halo, ROMANCE.gold, 4.5)


def _eye(canvas: Canvas, x: float) -> None:
    canvas.fill(ellipse(x, -69, 8, 9.5), _FEATHER)
    canvas.fill(ellipse(x - 4, -68, 4.6, 7), ROMANCE.wine)
    canvas.fill(circle(x - 5, -71, 1.8), _FEATHER)
