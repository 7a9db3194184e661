"""The top hat of the bottle."""

from studio.canvas import Canvas
from studio.paths import curve, ellipse
from studio.transforms import Path, union

_BRIM = ellipse(0, 0, 88, 17)
_CROWN = curve("-54,-2! -60,-96! -30,-104 30,-104 60,-96! 54,-2! 20,8 -20,8")
_BAND = curve("-54,-4! -56,-30! -20,-22 20,-22 56,-30! 54,-4! 20,6 -20,6")


def outline() -> Path:
    """All of it."""
    return union(_BRIM, _CROWN)


def draw(canvas: Canvas) -> None:
    """Draws it, the middle of its brim at the origin."""
    canvas.fill(_BRIM, "#171433")
    canvas.rim(_BRIM, "#8a94e8", 0, 4)
    canvas.fill(_CROWN, "#1d1a40")
    canvas.stipple_across(_CROWN, "#6a74d8", -10, -60, 0, 0.8)
    canvas.fill(_BAND, "#ff4f86")
