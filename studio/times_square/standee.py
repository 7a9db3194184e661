"""Figures cut out of cardboard: a base with the mark of the role, and a pale edge all round."""

import numpy as np
from PIL import Image
from scipy import ndimage

from studio.canvas import Canvas
from studio.colour import mix, rgb
from studio.marks import Drawing
from studio.paths import ellipse, rect
from studio.printing import Field, Pixels, over, resized
from studio.times_square.inks import CREAM, FIZZ, NIGHT, ROLES
from studio.times_square.pull import pull
from studio.times_square.roles import shape
from studio.transforms import place, union

SIZE = (400, 600)
_SCALE = 2
_EDGE, _DARK_EDGE = 10, 3  # pixels: of the cut, and of the dark round it


def standee(draw: Drawing, role: str) -> Image.Image:
    """A figure of 400 x 600 units with its feet on y 552, on its base."""
    canvas = Canvas(*SIZE, _SCALE)
    draw(canvas)
    figure = pull(canvas, 6)
    foot = Canvas(*SIZE, _SCALE)
    base(foot, role)
    return resized(over(over(foot.pixels(), cut_out(figure)), figure), SIZE)


def base(canvas: Canvas, role: str) -> None:
    """A disc seen from the front, with three marks on its edge."""
    inks = ROLES.get(role, FIZZ)
    side = union(rect(76, 556, 248, 20), ellipse(200, 576, 124, 21))
    top = ellipse(200, 556, 124, 21)
    canvas.line(side, NIGHT.black, 5)
    canvas.fill(side, inks.main)
    canvas.stipple_across(side, inks.dark, 190, 330, 0.1, 0.9)
    canvas.fill(top, mix(inks.main, "#ffffff", 0.22))
    canvas.stipple(top, inks.dark, (200, 556), (330, 560), 0, 0.7)
    canvas.line(top, inks.light, 2.5)
    for aside in (-72, 0, 72):
        mark = place(shape(role), 200 + aside, 583 - abs(aside) * 0.06, 0.155)
        canvas.line(mark, inks.dark, 2.5)
        canvas.fill(mark, CREAM)


def cut_out(figure: Pixels, edge: float = _EDGE, dark_edge: float = _DARK_EDGE) -> Pixels:
    """A pale edge round the figure, and a thin dark one round that, so many pixels wide."""
    away = ndimage.distance_transform_edt(figure[..., 3] <= 100)
    dark = _ring(away, edge + dark_edge, NIGHT.black)
    return over(dark, _ring(away, edge, CREAM))


def _ring(away: Field, reach: float, ink: str) -> Pixels:
    """All that is within reach, in one ink."""
    ring = np.empty((*away.shape, 4), np.uint8)
    ring[..., :3] = np.array([round(255 * part) for part in rgb(ink)], np.uint8)
    ring[..., 3] = (np.clip(reach + 0.5 - away, 0, 1) * 255).astype(np.uint8)
    return ring
