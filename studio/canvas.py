"""The canvas: flat ink, lines, and the five strokes of sprayed shading."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np
import skia
from numpy.typing import NDArray

from studio.colour import rgb
from studio.grain import HARDNESS, Ramp, spray_filter, spray_grain, stipple_shader
from studio.paths import rect
from studio.transforms import Path, Point, place, subtract

WIDTH, HEIGHT = 500, 700


class Canvas:
    """A transparent sheet in design units, drawn at `scale` pixels a unit."""

    def __init__(
        self,
        width: float = WIDTH,
        height: float = HEIGHT,
        scale: float = 2,
        *,
        grain: float = 1,  # how coarse
    ) -> None:
        self.scale = scale
        self._grain_scale = scale / grain
        self.page = rect(-50, -50, width + 100, height + 100)
        self._surface = skia.Surface(int(width * scale), int(height * scale))
        self._skia = self._surface.getCanvas()
        self._skia.scale(scale, scale)
        self._skia.clear(0)

    def pixels(self) -> NDArray[np.uint8]:
        """The picture as RGBA rows, not premultiplied."""
        image = self._surface.makeImageSnapshot()
        pixels: NDArray[np.uint8] = image.toarray(colorType=skia.kRGBA_8888_ColorType)
        return pixels

    # --- flat ink

    def fill(self, path: Path, ink: str, alpha: float = 1) -> None:
        """Flat ink."""
        self._skia.drawPath(path, _paint(ink, alpha))

    def line(
        self,
        path: Path,
        ink: str,
        width: float = 2,
        alpha: float = 1,
        *,
        flat_ends: bool = False,
        dash: Sequence[float] | None = None,
    ) -> None:
        """A stroke along the path; `dash` gives the lengths of strokes and gaps."""
        paint = _paint(ink, alpha)
        _make_line(paint, width)
        if flat_ends:
            paint.setStrokeCap(skia.Paint.kButt_Cap)
        if dash:
            paint.setPathEffect(skia.DashPathEffect.Make(list(dash), 0))
        self._skia.drawPath(path, paint)

    def rim(self, path: Path, ink: str, dx: float, dy: float, alpha: float = 1) -> None:
        """A hard crescent of light on the side away from (dx, dy)."""
        self.fill(subtract(path, place(path, dx, dy)), ink, alpha)

    # --- light

    def glow(
        self, path: Path, ink: str, blur: float, alpha: float = 1, *, width: float | None = None
    ) -> None:
        """Smooth light of a shape, or of a line that wide, which brightens what is below it."""
        paint = _paint(ink, alpha)
        paint.setBlendMode(skia.BlendMode.kScreen)
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
        if width is not None:
            _make_line(paint, width)
        self._skia.drawPath(path, paint)

    # --- sprayed grain

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
        """Grain from density `first` at the point `start` to density `last` at `end`."""
        self._spray_ramp(path, ink, Ramp(start, end, first, last, gamma, hardness))

    def stipple_across(
        self,
        path: Path,
        ink: str,
        x0: float,
        x1: float,
        first: float = 0,
        last: float = 1,
        gamma: float = 1,
    ) -> None:
        """Grain fading sideways, from density `first` at x0 to `last` at x1."""
        self.stipple(path, ink, (x0, 0), (x1, 0), first, last, gamma)

    def stipple_down(
        self,
        path: Path,
        ink: str,
        y0: float,
        y1: float,
        first: float = 0,
        last: float = 1,
        gamma: float = 1,
    ) -> None:
        """Grain fading up or down, from density `first` at y0 to `last` at y1."""
        self.stipple(path, ink, (0, y0), (0, y1), first, last, gamma)

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
        """Grain from density `first` at radius `inner` to `last` at radius `outer`."""
        ramp = Ramp(centre, (inner, outer), first, last, gamma, hardness, radial=True)
        self._spray_ramp(path, ink, ramp)

    def _spray_ramp(self, path: Path, ink: str, ramp: Ramp) -> None:
        shader = stipple_shader(ink, ramp, self._grain_scale)
        self._skia.drawPath(path, skia.Paint(AntiAlias=True, Shader=shader))

    @contextmanager
    def spray(self, ink: str, clip: Path | None = None) -> Iterator[None]:
        """Everything drawn with `soft` inside becomes grain of this ink, within `clip`."""
        self._skia.save()
        if clip is not None:
            self._skia.clipPath(clip, skia.ClipOp.kIntersect, True)
        self._skia.saveLayer(None, skia.Paint(ColorFilter=spray_filter(ink)))
        yield
        grain = skia.Paint(Shader=spray_grain(self._grain_scale))
        grain.setBlendMode(skia.BlendMode.kPlus)
        self._skia.drawPaint(grain)
        self._skia.restore()
        self._skia.restore()

    def soft(self, path: Path, blur: float, strength: float = 1.0) -> None:
        """A blurred shape; only inside `spray`."""
        paint = skia.Paint(AntiAlias=True)
        paint.setColor4f(skia.Color4f(0, 0, 0, 0.5 * strength))
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
        self._skia.drawPath(path, paint)

    def inner(
        self,
        path: Path,
        ink: str,
        blur: float = 20,
        dx: float = 0,
        dy: float = 0,
        strength: float = 1.0,
    ) -> None:
        """Grain hugging the contour from inside; (dx, dy) moves the lit core."""
        outside = place(path, dx, dy)
        outside.toggleInverseFillType()
        with self.spray(ink, clip=path):
            self.soft(outside, blur, strength)

    def outer(
        self,
        path: Path,
        ink: str,
        blur: float = 14,
        dx: float = 0,
        dy: float = 0,
        strength: float = 0.8,
    ) -> None:
        """A grainy shadow or halo of the whole shape, moved by (dx, dy)."""
        with self.spray(ink):
            self.soft(place(path, dx, dy), blur, strength)

    # --- where the ink goes

    @contextmanager
    def clip(self, path: Path) -> Iterator[None]:
        """Draws only inside the path."""
        self._skia.save()
        self._skia.clipPath(path, skia.ClipOp.kIntersect, True)
        yield
        self._skia.restore()

    @contextmanager
    def at(
        self,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        rotate: float = 0,
        *,
        flip: bool = False,
        squash: float = 1,
    ) -> Iterator[None]:
        """Draws with the origin at x, y, scaled, turned (degrees) and squashed; `flip` mirrors."""
        self._skia.save()
        self._skia.translate(x, y)
        self._skia.rotate(rotate)
        self._skia.scale(-scale if flip else scale, scale * squash)
        yield
        self._skia.restore()


def _paint(ink: str, alpha: float) -> skia.Paint:
    paint = skia.Paint(AntiAlias=True)
    paint.setColor4f(skia.Color4f(*rgb(ink), alpha))
    return paint


def _make_line(paint: skia.Paint, width: float) -> None:
    """From now on it strokes, with round ends and corners."""
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(width)
    paint.setStrokeCap(skia.Paint.kRound_Cap)
    paint.setStrokeJoin(skia.Paint.kRound_Join)
