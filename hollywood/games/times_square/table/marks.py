"""What is drawn over the street: arrows, chevrons, the trail, footlights, tags of spaces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import cos, hypot, pi, sin

import pygame
from pygame import Color

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.gradients import mixed, sheer
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import GOLD, MUTED, RED, Type

from .geometry import BAR, FEET, LANE_FEET, PITCH, Plan
from .inks import BONE, EDGE, MANHOLE_GOLD, NEON
from .pen import Box, Draw, Pen, Point, arc, ellipse, ribbon, scattered, sketched

_ARROW = (3.3, 6)  # how wide it is at its start and at its head
_HEAD, _HEAD_AT = 1.7, 36 / 40  # of its width; how far along it begins
_TAG, _TAG_PAD, _DISC_TAG = 22, 9, 24
_INK = Color("#1a1206")
_FOOT_Y = BAR + 452 * 2 / 3
_FOOTLIGHT, _FOOTLIGHT_DARK, _SKIRT = Color("#ff5a72"), Color("#3d0414"), Color("#ff8a98")
_SKIRTS = 11.8  # from one footlight to the next
_SKIRT_SHAPE = ((-1, -3.4), (1, -3.4), (3.5, 2.9), (2, 2.4), (0.9, 3.4), (-0.9, 3.4), (-2, 2.4))
_TRAIL_Y, _TRAIL_RISE, _DOTS = FEET - 46, 34, 13
_DOT, _DOT_EDGE = (1.6, 1.5), 1.6  # the smallest, and how much larger the largest is
_RING = (26, 7)
_PAD = (62, 36)
CLOCK_BOX: Box = (640.0 - 15, 112.0 - 15, 30.0, 30.0)
_CLOCK_FACE, _CLOCK_SHADE, _HANDS = Color("#fff3c8"), Color("#d08f2f"), Color("#3a1c02")
_CLOCK_PIN = Color("#a50d30")
_GEM = ((-3.4, -6), (3.4, -6), (6.2, -3), (6.2, 3), (3.4, 6), (-3.4, 6), (-6.2, 3), (-6.2, -3))
_GREEN = Color("#19b274")
_PALE = Color("#fff6e0")


class Marks:
    """Draws marks of one window, each once."""

    def __init__(self, props: Props, plan: Plan) -> None:
        self.props, self.plan = props, plan

    def lay(
        self,
        canvas: pygame.Surface,
        key: object,
        box: Box,
        draw: Callable[[Pen], None],
        times: int = 3,
    ) -> None:
        """Something drawn in this box, in units of the table."""
        made = partial(sketched, self.plan.scale, box, draw, times)
        picture = self.props.shapes.of(("mark", key, box), made)
        lay_on(picture, canvas, self.plan.point(box[0], box[1]))

    # where somebody would go

    def arrow(
        self, canvas: pygame.Surface, start: Point, end: Point, rise: float, grown: float = 1.0
    ) -> None:
        """A bow with a head, uncovered from its start as far as it has grown."""
        left, right = min(start[0], end[0]) - 14, max(start[0], end[0]) + 14
        top = min(start[1], end[1]) - rise - 14
        box = (left, top, right - left, max(start[1], end[1]) + 20 - top)
        line, scale = arc(start, end, rise), self.plan.scale
        whole = self.props.shapes.of(
            ("mark", "arrow", start, end, rise),
            lambda: sketched(scale, box, lambda p: _arrow(p, line)),
        )
        x, y = self.plan.point(left, top)
        shown = whole.get_rect(width=max(1, round(whole.get_width() * grown)))
        if end[0] < start[0]:
            shown.right = whole.get_width()
        lay_on(whole if grown >= 1 else whole.subsurface(shown), canvas, (x + shown.left, y))

    def steps(self, canvas: pygame.Surface, middle: Point, count: int) -> None:
        """How many steps an arrow means, on its crown."""
        self.tag(canvas, str(count), middle, Type.GATE, _DISC_TAG, 8)

    def tag(
        self,
        canvas: pygame.Surface,
        words: str,
        middle: Point,
        type: Type = Type.GATE,
        high: float = _TAG,
        pad: float = _TAG_PAD,
    ) -> pygame.Rect:
        """A few letters on gold; where they stand."""
        px, shapes = self.plan.px, self.props.shapes
        said = self.props.typesetter.line(words, type, _INK)
        tall = max(px(high), said.get_height() * 4 // 5)
        rect = pygame.Rect(0, 0, max(tall, said.get_width() + px(2 * pad)), tall)
        rect.center = self.plan.point(*middle)
        shapes.cast_shadow(canvas, rect, rect.height // 2, px(4), (0, px(2)))
        plate = shapes.panel(rect.size, rect.height // 2, GOLD, EDGE, max(1, px(1.4)))
        lay_on(plate, canvas, rect.topleft)
        lay_on(said, canvas, said.get_rect(center=rect.center).topleft)
        return rect

    def chevrons(self, canvas: pygame.Surface, space: int, count: int, side: int) -> None:
        """Where Fizz would walk, this way on the street as the rules count it."""
        way, y = side * self.plan.side, LANE_FEET - 2
        start = self.plan.across(space)
        points = [
            (start + way * PITCH * (step + 0.26 + 0.16 * part), y)
            for step in range(count)
            for part in range(4)
        ]
        far = start + way * PITCH * count
        box = (min(start, far) - 10, y - 10, abs(far - start) + 20, 20.0)
        self.lay(
            canvas, ("chevrons", space, count, way), box, lambda pen: _chevrons(pen, points, way)
        )

    # what was done

    def trail(self, canvas: pygame.Surface, start: int, end: int, ink: Color) -> None:
        """Where somebody went: dots that grow towards its end, a dashed ring where they stood."""
        x0, x1 = self.plan.across(start), self.plan.across(end)
        x1 += 24 if x1 < x0 else -24
        left, right = min(x0, x1) - 30, max(x0, x1) + 30
        top = _TRAIL_Y - _TRAIL_RISE - 8
        box = (left, top, right - left, FEET + 14 - top)
        key = ("mark", "trail", start, end, tuple(ink))
        scale = self.plan.scale
        picture = self.props.shapes.of(key, lambda: scattered(scale, box, [*_trail(x0, x1, ink)]))
        lay_on(picture, canvas, self.plan.point(box[0], box[1]))

    # where Kiki leads

    def footlights(self, canvas: pygame.Surface, sue: int, side: int, seen: float) -> None:
        """The stretch in which Kiki leads: from Esmé's space to the door on this side."""
        way = side * self.plan.side
        start = self.plan.across(sue) + 33 * way
        end = self.plan.across(8 * side) + 34 * way
        left, right = min(start, end), max(start, end)
        box = (left - 10, _FOOT_Y - 14, right - left + 20, 26.0)
        key = ("footlights", sue, way, seen)
        self.lay(canvas, key, box, lambda pen: _footlights(pen, left, right, seen))

    # signs in rows

    def place(self, canvas: pygame.Surface, space: int, middle: Point, high: float = 22) -> None:
        """A space in a list: a tag that points to its side, a disc for the manhole."""
        side = space * self.plan.side
        neon = MANHOLE_GOLD if not space else NEON[space > 0]
        points = _tag_shape(middle, high / 2, (side > 0) - (side < 0))
        box = (middle[0] - high / 2 - 6, middle[1] - high / 2 - 4, high + 12, high + 8)
        key = ("place", space, high)
        self.lay(canvas, key, box, lambda pen: _place(pen, points, neon))
        number = self.props.typesetter.line(str(abs(space)), Type.GATE, BONE)
        at = self.plan.point(middle[0] + (side > 0) - (side < 0), middle[1])
        lay_on(number, canvas, number.get_rect(center=at).topleft)

    def to(self, canvas: pygame.Surface, left: float, middle: float) -> None:
        """A small arrow from one place to the next."""

        def draw(pen: Pen) -> None:
            pen.line([(left, middle), (left + 12, middle)], MUTED, 1.8)
            pen.line(
                [(left + 8, middle - 4.5), (left + 13, middle), (left + 8, middle + 4.5)],
                MUTED,
                1.8,
            )

        self.lay(canvas, "to", (left - 2, middle - 8, 20.0, 16.0), draw)

    def struck(self, canvas: pygame.Surface, middle: Point, size: float = 18) -> None:
        """A struck ring: this can't be."""
        box = (middle[0] - size, middle[1] - size, 2 * size, 2 * size)
        self.lay(canvas, ("struck", size), box, lambda pen: _struck(pen, middle, size / 2))

    def lock(self, canvas: pygame.Surface, middle: Point) -> None:
        """A padlock: whom this card may not move."""
        box = (middle[0] - 12, middle[1] - 14, 24.0, 28.0)
        self.lay(canvas, "lock", box, lambda pen: _lock(pen, middle))

    def gems(self, canvas: pygame.Surface, middle: Point, count: int) -> None:
        """So many green cards."""
        left = middle[0] - (count - 1) / 2 * 13
        middles = [(left + 13 * number, middle[1]) for number in range(count)]
        box = (left - 9, middle[1] - 9, 13.0 * count + 18, 18.0)
        self.lay(canvas, ("gems", count), box, lambda pen: _gems(pen, middles))

    def heads(self, canvas: pygame.Surface, middle: Point, way: int) -> None:
        """A large arrowhead."""
        x, y = middle
        points = [(x - 6 * way, y - 13), (x + 7 * way, y), (x - 6 * way, y + 13)]
        box = (x - 12, y - 18, 24.0, 36.0)
        self.lay(canvas, ("head", way), box, lambda pen: pen.outlined(points, GOLD, EDGE, 2))

    def moons(self, canvas: pygame.Surface, middle: Point, begun: int) -> None:
        """How many passes through the cards have begun."""
        x, y = middle
        box = (x - 8, y - 8, 32.0, 16.0)
        self.lay(canvas, ("moons", begun), box, lambda pen: _moons(pen, (x, y), begun))

    # the tower

    def clock(self, canvas: pygame.Surface, hours: float) -> None:
        """The tower's clock at so many hours."""
        middle = (640.0, 112.0)
        draw = partial(_clock, middle=middle, hours=hours)
        self.lay(canvas, ("clock", round(hours * 120)), CLOCK_BOX, draw, 4)


def _arrow(pen: Pen, line: list[Point]) -> None:
    """The body, then the head over its end, both on a dark edge."""
    neck = round((len(line) - 1) * _HEAD_AT)
    before, tip = line[-5], line[-1]
    far = hypot(tip[0] - before[0], tip[1] - before[1]) or 1.0
    x, y = (tip[0] - before[0]) / far, (tip[1] - before[1]) / far
    wide, at = _ARROW[1] * _HEAD, line[neck]
    head = [
        tip,
        (at[0] - y * wide - x * 2, at[1] + x * wide - y * 2),
        (at[0] + y * wide - x * 2, at[1] - x * wide - y * 2),
    ]
    low, high = _ARROW
    for wider, ink in ((2.25 * 2, EDGE), (0.0, GOLD)):
        pen.shape(ribbon(line[: neck + 1], lambda t, w=wider: low + (high - low) * t + w), ink)  # type: ignore[misc]
        pen.line([*head, head[0]], ink, wider or 0.1)
        pen.shape(head, ink)
    upper = [(px, py - 1.4) for px, py in line[1:neck]]
    pen.line(upper, mixed(GOLD, Color("white"), 0.45), 1.2)


def _chevrons(pen: Pen, points: list[Point], way: int) -> None:
    for x, y in points:
        shape = [
            (x - 5 * way, y - 5),
            (x - 1 * way, y - 5),
            (x + 5 * way, y),
            (x - 1 * way, y + 5),
            (x - 5 * way, y + 5),
            (x + 1 * way, y),
        ]
        pen.outlined(shape, MANHOLE_GOLD, EDGE, 1.5)


def _trail(x0: float, x1: float, ink: Color) -> Iterator[tuple[Box, Draw]]:
    """A box for each dot, and one for the ring."""
    count = max(4, int(abs(x1 - x0) / _DOTS))
    for number in range(count + 1):
        t = number / count
        y = _TRAIL_Y - _TRAIL_RISE * 4 * t * (1 - t) + 40 * (1 - t) ** 2
        x, far = x0 + (x1 - x0) * t, _DOT[0] + _DOT[1] * t + _DOT_EDGE
        yield (x - far, y - far, 2 * far, 2 * far), partial(_dot, middle=(x, y), t=t, ink=ink)
    ring = (x0 - _RING[0] - 4, FEET - _RING[1] - 3, 2 * _RING[0] + 8, 2.0 * _RING[1] + 8)
    yield ring, partial(_ring, middle=(x0, FEET + 1), ink=ink)


def _dot(pen: Pen, middle: Point, t: float, ink: Color) -> None:
    radius = _DOT[0] + _DOT[1] * t
    pen.disc(middle, radius + _DOT_EDGE, EDGE)
    pen.disc(middle, radius, mixed(EDGE, ink, 0.5 + 0.5 * t))


def _ring(pen: Pen, middle: Point, ink: Color) -> None:
    points = ellipse(middle, *_RING)
    pen.line(points, EDGE, 4)
    pen.dashes(points, ink, 2)


def _footlights(pen: Pen, left: float, right: float, seen: float) -> None:
    def ink(colour: Color) -> Color:
        return sheer(colour, seen).premul_alpha()

    pen.line([(left, _FOOT_Y + 0.4), (right, _FOOT_Y + 0.4)], ink(_FOOTLIGHT), 5)
    pen.line([(left, _FOOT_Y + 0.4), (right, _FOOT_Y + 0.4)], ink(_FOOTLIGHT_DARK), 3)
    count = max(1, int((right - left) / _SKIRTS))
    for number in range(count + 1):
        x = left + (right - left) * number / count
        skirt = [(x + a, _FOOT_Y - 2.4 + b) for a, b in _SKIRT_SHAPE]
        pen.outlined(skirt, ink(_SKIRT), ink(EDGE), 1)


def _tag_shape(middle: Point, r: float, way: int) -> list[Point]:
    x, y = middle
    if not way:
        return ellipse(middle, r, r)
    return [
        (x + way * a, y + b)
        for a, b in ((1 - r, -r), (r - 4, -r), (r + 3, 0), (r - 4, r), (1 - r, r))
    ]


def _place(pen: Pen, points: list[Point], neon: Color) -> None:
    pen.shape(points, mixed(neon, EDGE, 0.82))
    pen.line([*points, points[0]], neon, 1.5)


def _struck(pen: Pen, middle: Point, r: float) -> None:
    x, y = middle
    ring, across = ellipse(middle, r, r), r * 0.7
    for ink, wider in ((EDGE, 3.0), (RED, 0.0)):
        pen.line(ring, ink, 2 + wider)
        pen.line([(x - across, y + across), (x + across, y - across)], ink, 2 + wider)


def _lock(pen: Pen, middle: Point) -> None:
    x, y = middle
    bow = [(x - 5, y), *arc((x - 5, y - 3), (x + 5, y - 3), 7, 12), (x + 5, y)]
    body = [(x - 8, y - 1), (x + 8, y - 1), (x + 8, y + 10), (x - 8, y + 10)]
    pen.line(bow, EDGE, 6)
    pen.line([*body, body[0]], EDGE, 3)
    pen.line(bow, GOLD, 2.6)
    pen.shape(body, GOLD)
    pen.line([(x, y + 3), (x, y + 6)], EDGE, 2.6)


def _gems(pen: Pen, middles: list[Point]) -> None:
    for x, y in middles:
        pen.outlined([(x + a, y + b) for a, b in _GEM], _GREEN, _PALE, 1.3)


def _moons(pen: Pen, middle: Point, begun: int) -> None:
    for number in range(2):
        at = (middle[0] + 16 * number, middle[1])
        pen.disc(at, 5.6, GOLD)
        if number >= begun:
            pen.disc(at, 4.4, Color("#1d1538"))


def _clock(pen: Pen, middle: Point, hours: float) -> None:
    """Twelve dots and two hands on a face that shades towards its edge."""
    x, y = middle
    for step in range(6):
        share = step / 5
        pen.disc(middle, 13.6 - 1.6 * step, mixed(_CLOCK_SHADE, _CLOCK_FACE, 0.35 + 0.65 * share))
    for number in range(12):
        turn = number * pi / 6
        radius = 1.0 if number % 3 else 1.5
        pen.disc((x + 11.4 * cos(turn), y + 11.4 * sin(turn)), radius, _HANDS)
    for turns, length, wide in ((hours / 12, 7, 2.2), (hours % 1, 10.4, 1.5)):
        turn = 2 * pi * turns - pi / 2
        start = (x - 1.6 * cos(turn), y - 1.6 * sin(turn))
        pen.line([start, (x + length * cos(turn), y + length * sin(turn))], _HANDS, wide)
    pen.disc(middle, 1.6, _CLOCK_PIN)
