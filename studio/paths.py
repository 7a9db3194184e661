"""Path makers: smooth curves, plain shapes, brush strokes and SVG path data."""

import math
import random
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

import skia

from studio.transforms import Path, Point, place, subtract, union

Corner: TypeAlias = tuple[float, float, str]
Points: TypeAlias = str | Iterable[Point | Corner]
Knot: TypeAlias = tuple[float, ...]
Knots: TypeAlias = str | Sequence[Knot]


class _Vertex(NamedTuple):
    x: float
    y: float
    corner: bool


def _vertices(points: Points) -> list[_Vertex]:
    if isinstance(points, str):
        return [_parsed(word) for word in points.split()]
    return [_Vertex(point[0], point[1], len(point) > 2) for point in points]


def _parsed(word: str) -> _Vertex:
    x, y = word.rstrip("!").split(",")
    return _Vertex(float(x), float(y), word.endswith("!"))


# --- smooth and straight outlines


def curve(points: Points, *, closed: bool = True) -> Path:
    """A smooth outline through "x,y x,y!" or (x, y), (x, y, "!"); "!" marks a corner."""
    vertices = _vertices(points)
    tangents = [_tangent(vertices, i, closed) for i in range(len(vertices))]
    path = Path()
    path.moveTo(vertices[0].x, vertices[0].y)
    for i in range(len(vertices) if closed else len(vertices) - 1):
        after = (i + 1) % len(vertices)
        _bend(path, vertices[i], vertices[after], tangents[i], tangents[after])
    if closed:
        path.close()
    return path


def open_curve(points: Points) -> Path:
    """A smooth line through the points, for stroking."""
    return curve(points, closed=False)


def _tangent(vertices: Sequence[_Vertex], i: int, closed: bool) -> Point | None:
    """The direction of the curve at a vertex; None at a corner or a loose end."""
    loose_end = not closed and i in (0, len(vertices) - 1)
    if vertices[i].corner or loose_end:
        return None
    before, after = vertices[i - 1], vertices[(i + 1) % len(vertices)]
    dx, dy = after.x - before.x, after.y - before.y
    length = math.hypot(dx, dy) or 1
    return dx / length, dy / length


def _bend(
    path: Path, start: _Vertex, end: _Vertex, leaving: Point | None, arriving: Point | None
) -> None:
    reach = math.hypot(end.x - start.x, end.y - start.y) * 0.36
    if leaving and arriving:
        first, second = _along(start, leaving, reach), _along(end, arriving, -reach)
    elif leaving:
        first = _along(start, leaving, reach)
        second = _halfway(end, first)
    elif arriving:
        second = _along(end, arriving, -reach)
        first = _halfway(start, second)
    else:
        path.lineTo(end.x, end.y)
        return
    path.cubicTo(*first, *second, end.x, end.y)


def _along(vertex: _Vertex, tangent: Point, reach: float) -> Point:
    return vertex.x + tangent[0] * reach, vertex.y + tangent[1] * reach


def _halfway(vertex: _Vertex, control: Point) -> Point:
    return vertex.x + (control[0] - vertex.x) * 0.5, vertex.y + (control[1] - vertex.y) * 0.5


def poly(points: Points) -> Path:
    """A closed outline with straight sides."""
    path = polyline(points)
    path.close()
    return path


def polyline(points: Points) -> Path:
    """Straight strokes from point to point."""
    first, *rest = _vertices(points)
    path = Path()
    path.moveTo(first.x, first.y)
    for vertex in rest:
        path.lineTo(vertex.x, vertex.y)
    return path


def segment(x0: float, y0: float, x1: float, y1: float) -> Path:
    """One straight stroke."""
    return polyline([(x0, y0), (x1, y1)])


# --- plain shapes


def circle(x: float, y: float, radius: float) -> Path:
    """A circle about x, y."""
    path = Path()
    path.addCircle(x, y, radius)
    return path


def ellipse(x: float, y: float, rx: float, ry: float, rotate: float = 0) -> Path:
    """An ellipse about x, y."""
    path = Path()
    path.addOval(skia.Rect.MakeLTRB(-rx, -ry, rx, ry))
    return place(path, x, y, rotate=rotate)


def rect(x: float, y: float, width: float, height: float) -> Path:
    """A rectangle from its top left corner."""
    path = Path()
    path.addRect(skia.Rect.MakeXYWH(x, y, width, height))
    return path


def round_rect(x: float, y: float, width: float, height: float, radius: float) -> Path:
    """A rectangle with rounded corners."""
    path = Path()
    path.addRoundRect(skia.Rect.MakeXYWH(x, y, width, height), radius, radius)
    return path


def ring(x: float, y: float, outer: float, inner: float) -> Path:
    """A circle with a round hole."""
    return subtract(circle(x, y, outer), circle(x, y, inner))


def heart(x: float, y: float, size: float, rotate: float = 0) -> Path:
    """A heart about x, y; `size` is half its width."""
    path = Path()
    path.moveTo(0, -0.32)
    path.cubicTo(0.1, -0.78, 0.95, -0.82, 0.95, -0.2)
    path.cubicTo(0.95, 0.25, 0.35, 0.55, 0, 0.95)
    path.cubicTo(-0.35, 0.55, -0.95, 0.25, -0.95, -0.2)
    path.cubicTo(-0.95, -0.82, -0.1, -0.78, 0, -0.32)
    path.close()
    return place(path, x, y, size, rotate)


# --- shapes made of angles


def on_circle(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point of a circle at an angle; 0 is right, 90 is down."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def star(
    x: float,
    y: float,
    outer: float,
    inner: float | None = None,
    points: int = 5,
    rotate: float = -90,
) -> Path:
    """A star; `inner` defaults to 0.42 of `outer`."""
    return burst(x, y, outer, outer * 0.42 if inner is None else inner, points, rotate=rotate)


def burst(
    x: float,
    y: float,
    outer: float,
    inner: float,
    points: int,
    jitter: float = 0.0,
    seed: int = 1,
    rotate: float = 0,
) -> Path:
    """A spiky star whose spikes vary in length by `jitter`."""
    chance = random.Random(seed)
    outline: list[Point] = []
    for i in range(2 * points):
        radius = (inner if i % 2 else outer) * (1 + chance.uniform(-jitter, jitter))
        outline.append(on_circle(x, y, radius, rotate + 180 * i / points))
    return poly(outline)


def rays(
    x: float,
    y: float,
    radius: float,
    count: int,
    duty: float = 0.5,
    rotate: float = 0,
    start: float = 0,
    end: float = 360,
    hub: float = 0,
) -> Path:
    """A fan of wedges from `start` to `end` degrees, each filling `duty` of its share."""
    path = Path()
    share = (end - start) / count
    for i in range(count):
        left = rotate + start + i * share
        right = left + share * duty
        path.moveTo(*on_circle(x, y, hub, left))
        path.lineTo(*on_circle(x, y, radius, left))
        path.lineTo(*on_circle(x, y, radius, right))
        if hub:
            path.lineTo(*on_circle(x, y, hub, right))
        path.close()
    return path


# --- brush strokes


def knots(points: Knots) -> Sequence[Knot]:
    """Brush points as tuples, from "x,y,width x,y,width"."""
    if isinstance(points, str):
        return [tuple(float(part) for part in word.split(",")) for word in points.split()]
    return points


def spline(points: Knots, steps: int = 14) -> list[Knot]:
    """Samples of a smooth line through the points, `steps` for each span."""
    fixed = knots(points)
    padded = [fixed[0], *fixed, fixed[-1]]
    spans = zip(padded, padded[1:], padded[2:], padded[3:], strict=False)
    samples = [_between(span, i / steps) for span in spans for i in range(steps)]
    return [*samples, fixed[-1]]


def _between(span: tuple[Knot, Knot, Knot, Knot], t: float) -> Knot:
    """The Catmull-Rom point between the two middle knots."""
    return tuple(
        0.5
        * (
            2 * b
            + (c - a) * t
            + (2 * a - 5 * b + 4 * c - d) * t * t
            + (3 * b - a - 3 * c + d) * t**3
        )
        for a, b, c, d in zip(*span, strict=True)
    )


def ribbon(points: Knots, steps: int = 14, *, round_ends: bool = True) -> Path:
    """A brush stroke through "x,y,width ..." or (x, y, width) points."""
    samples = spline(points, steps)
    left, right = _edges(samples)
    path = poly(left + right[::-1])
    for x, y, width in (samples[0], samples[-1]):
        if round_ends and width > 1:
            path = union(path, circle(x, y, width / 2))
    return path


def _edges(samples: Sequence[Knot]) -> tuple[list[Point], list[Point]]:
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y, width) in enumerate(samples):
        before, after = samples[max(i - 1, 0)], samples[min(i + 1, len(samples) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        half = max(width, 0.01) / 2 / (math.hypot(dx, dy) or 1)
        left.append((x - dy * half, y + dx * half))
        right.append((x + dy * half, y - dx * half))
    return left, right


# --- SVG path data

_SVG_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+(?:e-?\d+)?")


def svg(data: str) -> Path:
    """A path from SVG path data with the commands M L H V C S Q Z."""
    return _SvgPen(data).draw()


class _SvgPen:
    def __init__(self, data: str) -> None:
        self._tokens = _SVG_TOKEN.findall(data)
        self._next = 0
        self._path = Path()
        self._at: Point = (0.0, 0.0)
        self._start: Point = (0.0, 0.0)
        self._origin: Point = (0.0, 0.0)
        self._control: Point | None = None

    def draw(self) -> Path:
        command = "M"
        while self._next < len(self._tokens):
            if self._tokens[self._next].isalpha():
                command = self._tokens[self._next]
                self._next += 1
            self._origin = self._at if command.islower() else (0.0, 0.0)
            self._stroke(command.upper())
            command = {"M": "L", "m": "l"}.get(command, command)
        return self._path

    def _stroke(self, command: str) -> None:
        strokes = {"C": self._cubic, "S": self._smooth, "Q": self._quad, "Z": self._close}
        if command in strokes:
            strokes[command]()
            return
        self._control = None
        self._at = self._target(command)
        if command == "M":
            self._start = self._at
            self._path.moveTo(*self._at)
        else:
            self._path.lineTo(*self._at)

    def _target(self, command: str) -> Point:
        if command == "H":
            return self._origin[0] + self._number(), self._at[1]
        if command == "V":
            return self._at[0], self._origin[1] + self._number()
        return self._point()

    def _cubic(self) -> None:
        self._cubic_from(self._point())

    def _smooth(self) -> None:
        x, y = self._at
        mirrored = self._control or self._at
        self._cubic_from((2 * x - mirrored[0], 2 * y - mirrored[1]))

    def _cubic_from(self, first: Point) -> None:
        self._control = self._point()
        self._at = self._point()
        self._path.cubicTo(*first, *self._control, *self._at)

    def _quad(self) -> None:
        self._control = self._point()
        self._at = self._point()
        self._path.quadTo(*self._control, *self._at)

    def _close(self) -> None:
        self._path.close()
        self._at = self._start
        self._control = None

    def _point(self) -> Point:
        return self._origin[0] + self._number(), self._origin[1] + self._number()

    def _number(self) -> float:
        number = float(self._tokens[self._next])
        self._next += 1
        return number
