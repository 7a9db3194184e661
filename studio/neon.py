"""Neon: tubes that shine, tubes that do not, and light that is kept on transparent ground."""

import numpy as np

from studio.canvas import Canvas
from studio.colour import mix
from studio.printing import Pixels
from studio.transforms import Path, place

_GLOWS = ((2.2, 0.35, 2.2), (1, 0.6, 1.6), (0.35, 0.9, 1.2))  # reach, strength, width
_DARKEST = 0.012  # light weaker than this is none
_FADES = 28  # pixels: at the edges, so that no light is cut off hard


def tube(
    canvas: Canvas, path: Path, ink: str, width: float = 5, *, glow: float = 18, alpha: float = 0.9
) -> None:
    """A tube that shines."""
    for reach, strength, wider in _GLOWS:
        canvas.glow(path, ink, glow * reach, alpha * strength, width=width * wider)
    canvas.line(path, ink, width)
    canvas.line(path, mix(ink, "#ffffff", 0.75), width * 0.42)


def dark_tube(canvas: Canvas, path: Path, ink: str, width: float) -> None:
    """A tube that is off."""
    canvas.line(path, "#0a0818", width + 3.4)
    canvas.line(path, mix(ink, "#1a1436", 0.68), width)
    canvas.line(place(path, -0.5, -0.6), mix(ink, "#ffffff", 0.1), width * 0.3, 0.5)


def light_alone(lit: Pixels) -> Pixels:
    """Light that was drawn on black, on transparent ground; it fades toward the edges."""
    ink = lit[..., :3].astype(np.float32) / 255
    light = ink.max(-1, keepdims=True)
    rows, columns = (np.minimum(np.arange(n), np.arange(n)[::-1]) for n in lit.shape[:2])
    edge = np.clip(np.minimum(columns[None], rows[:, None]) / _FADES, 0, 1)[..., None]
    alpha = np.where(light < _DARKEST, 0, light) * edge
    unit = np.concatenate([ink / np.maximum(light, 1e-3), alpha], -1)
    levels: Pixels = (unit * 255 + 0.5).astype(np.uint8)
    return levels
