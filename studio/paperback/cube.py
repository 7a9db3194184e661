"""The wooden cube that stands for a cent."""

import skia

from studio.lettering import fit
from studio.paperback.inks import PULP
from studio.paperback.pulp import PulpCanvas
from studio.paths import poly, segment
from studio.transforms import transformed

_TOP, _LEFT, _RIGHT = (
    poly("128,20 226,72 128,124 30,72"),
    poly("30,72 128,124 128,236 30,184"),
    poly("226,72 128,124 128,236 226,184"),
)
_WHOLE = poly("128,20 226,72 226,184 128,236 30,184 30,72")
_FACES = ((_TOP, "#f59a4a"), (_LEFT, "#e0662e"), (_RIGHT, "#a83a1c"))
_SLANT = (0.98, 0, 36, 0.52, 1.02, 72, 0, 0, 1)  # of what is written on its left side


def cube(canvas: PulpCanvas) -> None:
    """The cube, 256 x 256 units."""
    canvas.line(_WHOLE, PULP.cream, 22)
    canvas.line(_WHOLE, PULP.black, 12)
    for face, ink in _FACES:
        canvas.flat(face, ink)
    canvas.hatch(_RIGHT, PULP.black, (128, 90), (226, 200), 0.1, 0.55, pitch=7)
    canvas.screen(_LEFT, "#a83a1c", (30, 180), (128, 120), 0.6, 0, angle=30)
    for face, _ in _FACES:
        canvas.outline(face, 5)
    matrix = skia.Matrix()
    matrix.setAll(*_SLANT)
    cent = transformed(fit("¢", "bowlby-one", 14, 16, 66, 80), matrix)
    canvas.flat(cent, PULP.cream)
    canvas.line(segment(62, 70, 128, 38), "#fdd0a0", 5)
