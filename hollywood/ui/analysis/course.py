"""The course of a match as a plot: a line for each seat, mistakes and moves below, a cursor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import TypeAlias

import pygame

from hollywood.bots.findings import grade
from hollywood.bots.review import signed
from hollywood.core.message import Seat, say
from hollywood.ui.draw.grade_signs import grade_sign
from hollywood.ui.draw.plot import Plain, draw_line
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.text import CONDENSED
from hollywood.ui.draw.theme import (
    BRASS,
    CREAM,
    GOLD,
    GREEN,
    INK_ON_GOLD,
    MUTED,
    NIGHT,
    PANEL,
    RED,
    WHITE,
    Type,
    faint,
)
from hollywood.ui.widgets.form import Lettered

from .below_course import Track
from .doubt import paint_doubt
from .shown import HUNDRED, SEEN, Shown, put_close
from .tracks import TRACK, paint_tracks

# of decisions that have a name: which steps they were
Signs: TypeAlias = Sequence[tuple[int, pygame.Surface, pygame.Rect]]

# units, from the upper left corner of the page
_PLATE = (40, 76, 800, 316)
_PLOT = (106, 112, 638, 208)
_BANDS = (86, 296)  # from where on, and how high
_HEAD, _SIGNS, _MOVES = 94, 348, 371
_LABELS = 98  # where words beside the plot end
_TICK = (4, 14)
_END, _NAME, _APART = 764, 781, 26
_REEL, _KNOT = 24, 22
_LINE, _OWN = 2.4, 4
_LIGHTER = (255, 255, 255, 10)
_GRID = 0.16  # how far its lines are seen
_FIVE = 5
_OVER = 6  # units between moves and what a game shows below them
_SIGN = 22  # units: of what was done in a step
_NEAR = 16  # units: ticks so far apart have room for a sign


class Course:
    """The plate with the plot."""

    def __init__(self, shown: Shown, page: Lettered) -> None:
        self.shown, self._page, self.px = shown, page, page.px
        self._rect = page.props.screen.at
        steps = len(shown.findings.steps)
        self.plate = self._rect(*_PLATE)
        self._tracks = self._tracks_with_room()
        self._lift = TRACK * len(self._tracks) + (_OVER if self._tracks else 0)
        left, top, wide, high = _PLOT
        plot = self._rect(left, top, wide, high - self._lift)
        self.plain = Plain(plot, (0, steps), (0, self._most()))

    def _tracks_with_room(self) -> Sequence[Track]:
        """What the game shows below, unless words are so large that the plot needs the room."""
        below_course, words = self.shown.below_course, self._page.typesetter.height(Type.SMALL)
        return below_course.tracks if below_course and words <= self.px(TRACK) else ()

    @property
    def _signs_y(self) -> float:
        return _SIGNS - self._lift

    @property
    def _moves_y(self) -> float:
        return _MOVES - self._lift

    def _most(self) -> float:
        """The highest value: a win, or the next five points."""
        shown = self.shown
        if not shown.points:
            return HUNDRED
        course = shown.findings.course
        most = max((shown.value(at, seat) for at in course for seat in shown.seats), default=1)
        return _FIVE * (int(most) // _FIVE + 1)

    @property
    def span(self) -> pygame.Rect:
        """How high bands and lines across are."""
        return self._rect(0, _BANDS[0], 0, _BANDS[1])

    # words

    def set_out(self) -> None:
        """Put all words where they belong."""
        self._put_values()
        for words, y in (("analysis.errors", self._signs_y), ("analysis.moves", self._moves_y)):
            self._put_label(self._page.said(say(words)), y)
        if self.shown.findings.course:
            self._put_heads()
            self._put_names()

    def _put_label(self, words: str, y: float) -> None:
        room = self._rect(_PLATE[0] + 4, y - 11, _LABELS - _PLATE[0] - 4, 22)
        if self._page.typesetter.width(words, Type.SMALL) <= room.width:
            put_close(self._page, words, Type.SMALL, MUTED, room, "right")

    def _put_values(self) -> None:
        shown, most = self.shown, self.plain.up[1]
        for value in self._grid():
            words = str(round(value))
            if not shown.points:
                words = shown.said(say("analysis.percent", n=words))
            y = _PLOT[1] + (_PLOT[3] - self._lift) * (1 - value / most)
            self._put_label(words, y)

    def _grid(self) -> Iterator[float]:
        """The values that have a line, and none so near to another that their words touch."""
        most, step = self.plain.up[1], HUNDRED / 4
        if self.shown.points:
            step = _FIVE * max(1, -(-round(most / _FIVE) // 6))
        value = 0.0
        while value <= most:
            yield value
            value += step

    def _put_heads(self) -> None:
        """What each part is called, and what its cards brought the viewer."""
        for start, end, words in self._parts():
            room = self._head_room(start, end)
            if room.width < self._page.typesetter.width(words, Type.LABEL):
                continue
            place = self._page.put(words, Type.LABEL, GOLD, room)
            if self.shown.findings.has_course:
                self._put_luck(start, end, room, place.right)

    def _put_luck(self, start: int, end: int, room: pygame.Rect, left: int) -> None:
        findings, viewer = self.shown.findings, self.shown.viewer
        gain = sum(findings.gain(at, viewer) for at in findings.deals if start <= at < end)
        luck, ink = signed(gain), GREEN if gain >= 0 else RED
        wide = self._page.typesetter.width(luck, Type.SMALL)
        at = pygame.Rect(left + self.px(5), room.top, wide, room.height)
        if at.right <= room.right:
            self._page.put(luck, Type.SMALL, ink, at)

    def _parts(self) -> Iterator[tuple[int, int, str]]:
        """Where each part begins and ends, and what it is called."""
        parts = self.shown.review.parts
        starts = [start for start, _ in parts]
        ends = [*starts[1:], len(self.shown.findings.steps)]
        for (start, words), end in zip(parts, ends, strict=True):
            yield start, end, self.shown.said(words)

    def _head_room(self, start: int, end: int) -> pygame.Rect:
        left, right = (round(self.plain.x(at)) for at in (start, end))
        room = self._rect(0, _HEAD - 11, 0, 22)
        room.left, room.width = left + self.px(8), right - left - self.px(10)
        if end == len(self.shown.findings.steps):
            room.width = self.plate.right - room.left - self.px(8)
        return room

    def _put_names(self) -> None:
        shown, last = self.shown, self.shown.findings.course[-1]
        for seat, y in self._ends(last):
            ink = GOLD if seat == shown.viewer else CREAM
            room = self._rect(_NAME, 0, 0, _APART)
            room.width = self.plate.right - self.px(6) - room.left
            room.centery = y
            name = shown.short_name(seat, self._page.typesetter, Type.SMALL, room.width)
            if self._page.typesetter.width(name, Type.SMALL) * CONDENSED <= room.width:
                put_close(self._page, name, Type.SMALL, ink, room)

    def _ends(self, last: int) -> list[tuple[Seat, int]]:
        """Where the lines end, apart where they would meet; those of the best above."""
        shown, set_ = self.shown, self._page.typesetter
        apart = max(self.px(_APART), set_.size(Type.SMALL))
        order = sorted(shown.seats, key=lambda seat: -shown.value(last, seat))
        ys = [round(self.plain.y(shown.value(last, seat))) for seat in order]
        for place in range(1, len(ys)):
            ys[place] = max(ys[place], ys[place - 1] + apart)
        ys[-1] = min(ys[-1], self.plain.rect.bottom + self.px(6))
        for place in range(len(ys) - 2, -1, -1):
            ys[place] = min(ys[place], ys[place + 1] - apart)
        return list(zip(order, ys, strict=True))

    # the picture

    def paint_ground(self, canvas: pygame.Surface) -> None:
        """What lies under the lines."""
        shapes, line = self._page.props.shapes, max(1, self.px(1))
        panel = shapes.panel(self.plate.size, self.px(10), faint(PANEL, SEEN), BRASS, line)
        lay_on(panel, canvas, self.plate.topleft)
        self._bands(canvas)
        for value in self._grid():
            y = round(self.plain.y(value))
            size = (self.plain.rect.width, line)
            grid = shapes.panel(size, 0, faint(CREAM, _GRID))
            lay_on(grid, canvas, (self.plain.rect.left, y))
        self._ticks(canvas)

    def _bands(self, canvas: pygame.Surface) -> None:
        shapes, area = self._page.props.shapes, self.span
        for number, (start, end, _) in enumerate(self._parts()):
            left, right = (round(self.plain.x(at)) for at in (start, end))
            if number % 2 == 0:
                band = shapes.panel((max(1, right - left), area.height), 0, _LIGHTER)
                lay_on(band, canvas, (left, area.top))
            canvas.fill(BRASS, (left, area.top, max(1, self.px(1)), area.height))

    def _ticks(self, canvas: pygame.Surface) -> None:
        """A tick for each move in its seat's ink."""
        shown, steps = self.shown, self.shown.findings.steps
        wide, high = (self.px(side) for side in _TICK)
        apart = self.plain.rect.width / max(1, len(steps))
        for at, step in enumerate(steps):
            middle = (round(self.plain.x(at + 0.5)), self._rect(0, self._moves_y, 0, 0).top)
            if apart >= self.px(_NEAR):
                sign = self._move_sign(at, min(self.px(_SIGN), int(apart) - 1), high)
                lay_on(sign, canvas, sign.get_rect(center=middle).topleft)
                continue
            tick = pygame.Rect(0, 0, max(2, wide), high)
            tick.center = middle
            canvas.fill(shown.inks(step.seat)[0].lerp(WHITE, 0.12), tick)

    def _move_sign(self, at: int, most: int, high: int) -> pygame.Surface:
        """What was done in a step, where the game has a sign for it, else who did it."""
        if self.shown.below_course is not None:
            return self.shown.below_course.sign(at, most)
        return self.shown.token(self.shown.findings.steps[at].seat, high)

    def paint_lines(self, canvas: pygame.Surface) -> None:
        """A line for each seat as far as the course is known, the viewer's above all."""
        shown, course = self.shown, self.shown.findings.course
        scale = self._page.props.screen.scale
        below = self._rect(0, _MOVES - self._lift + _OVER + TRACK / 2, 0, TRACK)
        below.left, below.width = self.plain.rect.left, self.plain.rect.width
        paint_tracks(self._page, canvas, self._tracks, below)
        if not shown.points and len(course) > 1:
            paint_doubt(canvas, shown, self.plain)
        order = sorted(shown.seats, key=lambda seat: seat == shown.viewer)
        for seat in order if len(course) > 1 else ():
            points = [(self.plain.x(at), self.plain.y(shown.value(at, seat))) for at in course]
            thick = _OWN if seat == shown.viewer else _LINE
            draw_line(
                canvas, points, shown.inks(seat)[0].lerp(WHITE, 0.1), thick,
                shown.dashes(seat), scale,
            )  # fmt: skip

    def paint_ends(self, canvas: pygame.Surface) -> None:
        """Whose each line is, and the turning points on the viewer's."""
        if not self.shown.findings.course:
            return
        last = self.shown.findings.course[-1]
        for seat, y in self._ends(last):
            reel = self.shown.token(seat, self.px(_REEL))
            middle = (self._rect(_END, 0, 0, 0).left, y)
            lay_on(reel, canvas, reel.get_rect(center=middle).topleft)
        for number, middle in enumerate(self.knots(), 1):
            knot(self._page, canvas, number, middle)

    def knots(self) -> list[tuple[int, int]]:
        """Where turning points lie on the viewer's line; one does not lie on another's number."""
        found: list[tuple[int, int]] = []
        wide = self.px(_KNOT)
        for point in self.shown.turning_points:
            at = point.at + (not point.deal)
            x, y = self.plain.x(at), self.plain.y(self.shown.value(at, self.shown.viewer))
            aside = -wide if y > self.plate.centery else wide
            while any(hypot(x - one, y - other) < wide for one, other in found):
                y += aside
            found.append((round(x), round(y)))
        return found

    def signs(self) -> Signs:
        """The signs of all decisions that have a name, from left to right, with their steps."""
        found = []
        for at in sorted(self.shown.findings.decisions):
            sign = _sign(self.shown, self._page, at)
            if sign is not None:
                middle = (round(self.plain.x(at + 0.5)), self._rect(0, self._signs_y, 0, 0).top)
                found.append((at, sign, sign.get_rect(center=middle)))
        return found


def _sign(shown: Shown, page: Lettered, at: int) -> pygame.Surface | None:
    """Of a decision that has a name; that a move was the only one is told of the viewer's."""
    decision = shown.findings.decisions[at]
    called, own = grade(decision), decision.seat == shown.viewer
    if called is None or (called == "only" and not own):
        return None
    return grade_sign(page.props.shapes, page.props.screen.scale, called, own)


def knot(page: Lettered, canvas: pygame.Surface, number: int, middle: tuple[int, int]) -> None:
    """The number of a turning point on a golden disc."""
    px = page.px
    disc = page.props.shapes.disc(px(_KNOT), GOLD, NIGHT, max(1, px(1)))
    lay_on(disc, canvas, disc.get_rect(center=middle).topleft)
    size = px(15)
    figure = page.typesetter.sized(str(number), Type.DISC, INK_ON_GOLD, size)
    lay_on(figure, canvas, figure.get_rect(center=middle).topleft)
