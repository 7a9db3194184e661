"""Moving, combining and bending paths; every function returns a new path."""

import contextlib
import itertools
import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

import skia

Path: TypeAlias = skia.Path
Point: TypeAlias = tuple[float, float]


def transformed(path: Path, matrix: skia.Matrix) -> Path:
    """The path under a skia matrix."""
    result = Path()
    path.transform(matrix, result)
    return result


def place(
    path: Path,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    rotate: float = 0,
    *,
    flip: bool = False,
) -> Path:
    """The path scaled and turned (degrees) about the origin, then moved; `flip` mirrors."""
    matrix = skia.Matrix()
    matrix.setScale(-scale if flip else scale, scale)
    matrix.postRotate(rotate)
    matrix.postTranslate(x, y)
    return transformed(path, matrix)


def spin(path: Path, x: float, y: float, rotate: float) -> Path:
    """The path turned (degrees) about the point x, y."""
    matrix = skia.Matrix()
    matrix.setRotate(rotate, x, y)
    return transformed(path, matrix)


def bounds(path: Path) -> tuple[float, float, float, float]:
    """Left, top, width and height of the inked part."""
    box = path.computeTightBounds()
    return box.left(), box.top(), box.width(), box.height()


def union(path: Path, *others: Path) -> Path:
    """All the paths as one outline."""
    for other in others:
        path = _combined(path, other, skia.kUnion_PathOp)
    return path


def subtract(path: Path, *others: Path) -> Path:
    """The path with the others cut away."""
    for other in others:
        path = _combined(path, other, skia.kDifference_PathOp)
    return path


def intersect(path: Path, other: Path) -> Path:
    """The part the two paths share."""
    return _combined(path, other, skia.kIntersect_PathOp)


def _combined(path: Path, other: Path, operation: skia.PathOp) -> Path:
    # Skia gives up on some self-crossing outlines; the first path alone is then close enough.
    with contextlib.suppress(RuntimeError):
        return skia.Op(path, other, operation)
    return path


def join(*paths: Path) -> Path:
    """All the paths as one, overlaps kept."""
    result = Path()
    for path in paths:
        result.addPath(path)
    return result


def flatten(path: Path, step: float = 4.0) -> list[list[Point]]:
    """The contours as points about `step` units apart; closed ones end where they began."""
    contours: list[list[Point]] = []
    steps = skia.Path.Iter(path, False)
    while True:
        verb, ends = steps.next()
        points = [(end.x(), end.y()) for end in ends]
        if verb == skia.Path.kDone_Verb:
            return contours
        if verb == skia.Path.kMove_Verb:
            contours.append(points)
        elif verb == skia.Path.kClose_Verb:
            contours[-1].append(contours[-1][0])
        else:
            weight = steps.conicWeight() if verb == skia.Path.kConic_Verb else 1.0
            contours[-1].extend(_samples(points, weight, step))


def _samples(points: Sequence[Point], weight: float, step: float) -> list[Point]:
    length = sum(math.dist(a, b) for a, b in itertools.pairwise(points))
    count = max(1, int(length / step))
    return [_blend(points, _shares(len(points), weight, i / count)) for i in range(1, count + 1)]


def _shares(size: int, weight: float, t: float) -> tuple[float, ...]:
    """How much each control point counts at t, for a line, a quad or conic, or a cubic."""
    s = 1 - t
    if size == 2:
        return s, t
    if size == 3:
        total = s * s + 2 * weight * s * t + t * t
        return s * s / total, 2 * weight * s * t / total, t * t / total
    return s**3, 3 * s * s * t, 3 * s * t * t, t**3


def _blend(points: Sequence[Point], shares: Sequence[float]) -> Point:
    pairs = list(zip(points, shares, strict=True))
    return sum(p[0] * share for p, share in pairs), sum(p[1] * share for p, share in pairs)


def warp(path: Path, bend: Callable[[float, float], Point], step: float = 3.0) -> Path:
    """The path with every point sent through `bend(x, y)`."""
    result = Path()
    result.setFillType(path.getFillType())
    for contour in flatten(path, step):
        if len(contour) < 3:
            continue
        result.moveTo(*bend(*contour[0]))
        for point in contour[1:]:
            result.lineTo(*bend(*point))
        result.close()
    return result
