"""The pulp canvas: flats a hair out of register under an ink line, hatching for shade."""

import math
from collections.abc import Iterator
from contextlib import contextmanager

import skia

from studio.canvas import Canvas
from studio.colour import rgb
from studio.grain import HARDNESS, Ramp
from studio.paperback.halftone import Screen, halftone_shader
from studio.paperback.inks import PULP
from studio.printing import Pixels, print_pass
from studio.transforms import Path, Point, bounds, place, subtract

_OUT_OF_REGISTER = (2.2, -1.6)
_LIGHT = (0.3, 0.59, 0.11)  # what red, green and blue add to lightness
_DARK, _SHADY, _BLACKISH = 0.12, 0.38, 0.3  # how light an ink is at most


class PulpCanvas(Canvas):
    """A canvas on which the shared blocks, too, come out as a pulp print."""

    # --- flats and lines

    def flat(self, path: Path, ink: str, alpha: float = 1) -> None:
        """Flat ink, nothing else."""
        super().fill(path, ink, alpha)

    def fill(self, path: Path, ink: str, alpha: float = 1) -> None:
        """A flat out of register, and its outline."""
        _, _, wide, high = bounds(path)
        whole = wide > 450 and high > 600
        shifted = path if whole or _lightness(ink) < _DARK else place(path, *_OUT_OF_REGISTER)
        super().fill(shifted, ink, alpha)
        if not whole and wide + high > 22 and alpha > 0.6:
            self.line(path, PULP.black, 1.5 if wide + high < 90 else 2.6)

    def shaded(self, path: Path, ink: str, hatch: float = 0.8, begins: float = 0.38) -> None:
        """The same, hatched at the lower right: so densely, from such a share of its width on."""
        self.fill(path, ink)
        if hatch and not path.isEmpty():
            left, top, wide, high = bounds(path)
            start, end = (left + wide * begins, top + high * begins), (left + wide, top + high)
            with self.clip(path):
                self.hatch(path, PULP.black, start, end, 0, hatch * 0.62, gamma=1.1)

    def outline(self, path: Path, width: float = 3, ink: str = PULP.black) -> None:
        """The ink line round a shape."""
        self.line(path, ink, width)

    # --- halftone

    def hatch(
        self,
        path: Path,
        ink: str,
        start: Point,
        end: Point,
        first: float = 0,
        last: float = 1,
        *,
        gamma: float = 1,
        pitch: float = 5.2,
        angle: float = -52,
    ) -> None:
        """Lines that grow from the point `start` to `end`."""
        ramp = Ramp(start, end, first, last, gamma)
        self._screen(path, ink, ramp, Screen(pitch, angle, lines=True))

    def screen(
        self,
        path: Path,
        ink: str,
        start: Point,
        end: Point,
        first: float = 0,
        last: float = 1,
        *,
        gamma: float = 1,
        pitch: float = 7,
        angle: float = 22,
    ) -> None:
        """Dots that grow from the point `start` to `end`."""
        self._screen(path, ink, Ramp(start, end, first, last, gamma), Screen(pitch, angle))

    def dots(
        self,
        path: Path,
        ink: str,
        centre: Point,
        inner: float,
        outer: float,
        first: float = 0.9,
        last: float = 0,
        pitch: float = 8,
        angle: float = 30,
    ) -> None:
        """Dots that grow from one radius to another."""
        ramp = Ramp(centre, (inner, outer), first, last, radial=True)
        self._screen(path, ink, ramp, Screen(pitch, angle))

    def _screen(self, path: Path, ink: str, ramp: Ramp, screen: Screen) -> None:
        paint = skia.Paint(AntiAlias=True, Shader=halftone_shader(ink, ramp, screen))
        self._skia.drawPath(path, paint)

    # --- grain becomes halftone

    def stipple(
        self,
        path: Path,
        ink: str,
        start: Point,
        end: Point,
        first: float = 0,
        last: float = 1,
        gamma: float = 1,
        *,
        hardness: float = HARDNESS,
    ) -> None:
        """Dark shade is hatched along its own way, light shade is dotted."""
        if _lightness(ink) < _SHADY:
            way = math.degrees(math.atan2(end[0] - start[0], end[1] - start[1]))
            dense = first * 0.75, last * 0.75
            self.hatch(path, PULP.black, start, end, *dense, gamma=gamma, angle=38 - way)
        else:
            dense = first * 0.8, last * 0.8
            self.screen(path, ink, start, end, *dense, gamma=gamma, pitch=5.5, angle=30)

    def stipple_radial(
        self,
        path: Path,
        ink: str,
        centre: Point,
        inner: float,
        outer: float,
        first: float = 1,
        last: float = 0,
        gamma: float = 1,
        *,
        hardness: float = HARDNESS,
    ) -> None:
        """Dots, in black where the shade is dark."""
        printed = PULP.black if _lightness(ink) < _BLACKISH else ink
        ramp = Ramp(centre, (inner, outer), first * 0.8, last * 0.8, gamma, radial=True)
        self._screen(path, printed, ramp, Screen(5.5, 30))

    def inner(
        self,
        path: Path,
        ink: str,
        blur: float = 20,
        dx: float = 0,
        dy: float = 0,
        strength: float = 1.0,
    ) -> None:
        """Hatching on the side away from the light."""
        shadow = subtract(path, place(path, dx * 1.3 or 4, dy * 1.3 or 4))
        self.hatch(shadow, PULP.black, (0, 0), (1, 0), 0.42, 0.42, pitch=4.6, angle=48)

    def outer(
        self,
        path: Path,
        ink: str,
        blur: float = 14,
        dx: float = 0,
        dy: float = 0,
        strength: float = 0.8,
    ) -> None:
        """Nothing: on a pulp, things have no haze round them."""

    def soft(self, path: Path, blur: float, strength: float = 1.0) -> None:
        """Nothing, either."""

    @contextmanager
    def spray(self, ink: str, clip: Path | None = None) -> Iterator[None]:
        """Nothing that is sprayed is printed."""
        yield


def press(canvas: Canvas, seed: int = 1, wobble: float = 0.4, *, specks: float = 0.6) -> Pixels:
    """The canvas as it comes from a cheap press."""
    return print_pass(canvas.pixels(), seed, wobble=wobble, mottle=0.03, grain=0.035, specks=specks)


def _lightness(ink: str) -> float:
    return sum(part * share for part, share in zip(rgb(ink), _LIGHT, strict=True))
