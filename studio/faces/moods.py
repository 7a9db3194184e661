"""The moods of a face, and the small signs of them that more than one face has."""

from collections.abc import Callable
from typing import TypeAlias, get_args

from hollywood.pictures import Mood
from studio.canvas import Canvas
from studio.paths import curve, svg
from studio.portrait import Face

MOODS: tuple[Mood, ...] = get_args(Mood)
FaceDrawing: TypeAlias = Callable[[Canvas, Mood], None]

_HEADS: dict[Mood, tuple[float, float]] = {"neutral": (0, 0), "triumph": (-9, -3), "dismay": (9, 5)}


def rise(mood: Mood) -> float:
    """How far the head is lower than usual: a proud one is higher."""
    return _HEADS[mood][0]


def lean(mood: Mood) -> float:
    """How far the head leans besides, in degrees."""
    return _HEADS[mood][1]


def sweat(face: Face, x: float, y: float, size: float = 1.0) -> None:
    """A drop of cold sweat."""
    canvas = face.canvas
    with canvas.at(x, y, size):
        drop = curve("0,-22! 11,0 12,10 0,19 -12,10 -11,0")
        canvas.line(drop, "#1b4a66", 4)
        canvas.fill(drop, "#9fdcf4")
        canvas.stipple(drop, "#3f9ac8", (-2, 0), (9, 14), 0, 0.95)
        canvas.line(svg("M-5,4 Q-6,10 -1,13"), "#ffffff", 3)
