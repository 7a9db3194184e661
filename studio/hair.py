"""Hair of the portraits: masses and the strands combed through them."""

from collections.abc import Sequence

from studio.canvas import Canvas
from studio.paths import Knots, knots, ribbon, spline
from studio.transforms import Path


def hair_mass(
    canvas: Canvas,
    shape: Path,
    ink: str,
    dark: str,
    blur: float = 14,
    dx: float = -4,
    dy: float = -5,
) -> None:
    """A body of hair, dark toward its edges; (dx, dy) moves the lit part."""
    canvas.fill(shape, ink)
    canvas.inner(shape, dark, blur, dx, dy, 0.9)


def combed(
    canvas: Canvas,
    shape: Path,
    first: Knots,
    last: Knots,
    ink: str,
    count: int = 7,
    width: float = 2.4,
    *,
    span: tuple[float, float] = (0, 1),
    alpha: float = 0.9,
) -> None:
    """Tapering strands inside a mass, from one guide line to another of as many points.

    `span` is the stretch of the way they run: a short one is a gleam across the hair.
    """
    start, end = spline(knots(first), 8), spline(knots(last), 8)
    low, high = (int(share * (len(start) - 1)) for share in span)
    with canvas.clip(shape):
        for i in range(count):
            share = (i + 0.5) / count
            # neighbouring strands end unevenly, as if they had been brushed
            reach = high - (i * 2 % 3) * (high - low) // 9
            strand = _strand(start[low:reach], end[low:reach], share, width)
            canvas.fill(ribbon(strand, 3), ink, alpha)


def _strand(
    start: Sequence[tuple[float, ...]],
    end: Sequence[tuple[float, ...]],
    share: float,
    width: float,
) -> list[tuple[float, ...]]:
    """The line a share of the way between two guides, thin at its ends."""
    last = len(start) - 1
    strand: list[tuple[float, ...]] = []
    for i, (a, b) in enumerate(zip(start, end, strict=True)):
        x, y = (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
        strand.append((x, y, 0.4 + width * min(1, 4 * (i / last) * (1 - i / last))))
    return strand
