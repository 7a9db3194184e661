"""A moment of the match on its plot: where the mouse points, or where keys have walked to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import pygame
from pygame import Color

from hollywood.bots.findings import grade
from hollywood.bots.review import signed
from hollywood.core.message import Message, Seat, player, say
from hollywood.ui.app.keys import BACK, ON
from hollywood.ui.draw.surfaces import Size, lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, MUTED, NIGHT, RED, Type
from hollywood.ui.widgets.form import Lettered

from .course import Course
from .shown import Shown
from .words import off

Part: TypeAlias = tuple[str, Type, Color]  # words and how they are written
Line: TypeAlias = Sequence[Part]

_PAD, _WIDEST, _ROUND = 10, 480, 8  # units
_BESIDE = (20, 60)  # units: how far beside the plot the mouse still points at it
_PICTURE = (340, 60)  # units: how large the position is at most


class Cursor:
    """It stands after so many steps, or nowhere."""

    def __init__(self) -> None:
        self.at: int | None = None
        self._drawn: tuple[Course, int, pygame.Surface | None] | None = None

    @property
    def picture(self) -> pygame.Surface | None:
        """The position that was shown last, if there was one."""
        return self._drawn[2] if self._drawn is not None else None

    def point(self, course: Course, mouse: tuple[int, int]) -> bool:
        """Where the mouse is; whether that is another moment."""
        aside = [course.px(units) for units in _BESIDE]
        over = course.plain.rect.inflate(*aside).collidepoint(mouse)
        return self._move(course, round(course.plain.at(mouse[0])) if over else None)

    def walk(self, course: Course, action: str) -> bool:
        """Steps, mistakes, parts; whether the action means any of them."""
        if action not in WALKS:
            return False
        if course.shown.findings.has_course:
            self._move(course, WALKS[action](course, -1 if self.at is None else self.at))
        return True

    def _move(self, course: Course, at: int | None) -> bool:
        before, known = self.at, course.shown.findings.course
        self.at = max(0, min(at, known[-1])) if at is not None and known else None
        return self.at != before

    def paint(self, canvas: pygame.Surface, course: Course, page: Lettered) -> None:
        """A line, and a plate with the position and what everybody could expect then."""
        if self.at is None:
            return
        area, line = course.span, max(1, page.px(1))
        x = round(course.plain.x(self.at))
        canvas.fill(GOLD, (x, area.top, line, area.height))
        lines = list(_told(course, self.at))
        words = _size(page, lines)
        picture = self._position(course, page, self.at, words[1])
        plate = _plate(course, page, x, words, picture)
        panel = page.props.shapes.panel(plate.size, page.px(_ROUND), NIGHT, BRASS, line)
        lay_on(panel, canvas, plate.topleft)
        pad, top = page.px(_PAD), plate.top + page.px(_PAD) // 2
        for line_ in lines:
            _write(canvas, page, line_, (plate.left + pad, top), plate.width - 2 * pad)
            top += _height(page, line_)
        if picture is not None:
            lay_on(picture, canvas, (plate.centerx - picture.get_width() // 2, top + pad // 2))

    def _position(
        self, course: Course, page: Lettered, at: int, words: int
    ) -> pygame.Surface | None:
        """What lay there, if the game shows it and words that are so high leave room."""
        if self._drawn is None or self._drawn[:2] != (course, at):
            wide, high = map(page.px, _PICTURE)
            left = course.plate.height - words - 2 * page.px(_PAD)
            below = course.shown.below_course if left >= high else None
            self._drawn = course, at, below.position(at, (wide, high)) if below else None
        return self._drawn[2]


def _plate(
    course: Course, page: Lettered, x: int, words: Size, picture: pygame.Surface | None
) -> pygame.Rect:
    """On the side of the line where there is room."""
    pad, (wide, high) = page.px(_PAD), words
    if picture is not None:
        wide, high = max(wide, picture.get_width()), high + picture.get_height() + pad
    plate = pygame.Rect(x + pad, 0, min(wide + 2 * pad, page.px(_WIDEST)), high + pad)
    plate.centery = course.plain.rect.centery
    if plate.right > course.plate.right - pad:
        plate.right = x - pad
    return plate.clamp(course.plate)


def _size(page: Lettered, lines: Sequence[Line]) -> Size:
    """How much words want."""
    return max(_wide(page, line) for line in lines), sum(_height(page, line) for line in lines)


def _wide(page: Lettered, line: Line) -> int:
    return sum(page.typesetter.width(words, type) for words, type, _ in line)


def _height(page: Lettered, line: Line) -> int:
    return max(page.typesetter.height(type) for _, type, _ in line)


def _write(
    canvas: pygame.Surface, page: Lettered, line: Line, at: tuple[int, int], most: int
) -> None:
    """One line; where there is little room its first part is squeezed."""
    left, top = at
    for number, (words, type, ink) in enumerate(line):
        room = most - (left - at[0]) - _wide(page, line[number + 1 :])
        written = page.typesetter.line(words, type, ink, room)
        lay_on(written, canvas, (left, top))
        left += written.get_width()


def _told(course: Course, at: int) -> Iterator[Line]:
    """What was done last, what it is called, and everybody's values."""
    shown = course.shown
    if at:
        step = shown.findings.steps[at - 1]
        yield [(shown.said(step.where), Type.SMALL, MUTED)]
        done = say("analysis.played", player=player(step.seat), played=step.words)
        yield [(shown.said(done), Type.BOLD, CREAM)]
        yield from _called(course, at - 1)
    for seat in best_first(shown, at):
        yield _expected(course, at, seat)


def expected(shown: Shown, at: int, seat: Seat) -> tuple[Message, float]:
    """What somebody could expect, and how far that may well be off; of points nothing is known."""
    value = shown.value(at, seat)
    if shown.points:
        return say(f"{shown.played.kit.name}.came_to", count=value), 0.0
    return say("analysis.percent", n=round(value)), shown.findings.prospect(at, seat).error


def best_first(shown: Shown, at: int) -> Sequence[Seat]:
    """Everybody, whoever could expect most then before the others."""
    return sorted(shown.seats, key=lambda seat: -shown.value(at, seat))


def _expected(course: Course, at: int, seat: Seat) -> Line:
    """The same on the plate."""
    shown = course.shown
    words, error = expected(shown, at, seat)
    ink = GOLD if seat == shown.viewer else CREAM
    line = f"{shown.name(seat)}  {shown.said(words)}"
    return [(line, Type.SMALL, ink), *_off(course, error)]


def _off(course: Course, error: float) -> Line:
    """How far a chance may well be off, quietly; of what is certain nothing."""
    if not error:
        return ()
    words = course.shown.said(off(error))
    return [(f" {words}", Type.SMALL, MUTED)]


def _called(course: Course, at: int) -> Iterator[Line]:
    """A mistake and what it cost, or a move that was the only one."""
    decision = course.shown.findings.decisions.get(at)
    called = grade(decision) if decision else None
    if decision is None or called is None:
        return
    words = course.shown.said(say(f"analysis.grade.{called}"))
    if called == "only":
        yield [(words, Type.SMALL, GOLD)]
    else:
        line = [(f"{words} {signed(-decision.loss)}", Type.SMALL, RED)]
        yield [*line, *_off(course, decision.error)]


def _mistake(course: Course, here: int, way: int) -> int:
    """The moment after the last decision with a sign before this moment, or the next one."""
    return _beside([at + 1 for at, _, _ in course.signs()], here, way)


def _part(course: Course, here: int, way: int) -> int:
    """Where the part before this moment, or the one after it, begins."""
    starts = [start for start, _ in course.shown.review.parts]
    return _beside([*starts, len(course.shown.findings.steps)], here, way)


def _beside(moments: list[int], here: int, way: int) -> int:
    """The nearest of them in a direction; if there is none, nothing moves."""
    beyond = [moment for moment in moments if (moment - here) * way > 0]
    return min(beyond, key=lambda moment: abs(moment - here), default=here)


WALKS: dict[str, Callable[[Course, int], int]] = {
    "left": lambda course, here: here - 1,
    "right": lambda course, here: here + 1,
    "up": lambda course, here: _mistake(course, here, -1),
    "down": lambda course, here: _mistake(course, here, 1),
    **dict.fromkeys(BACK, lambda course, here: _part(course, here, -1)),
    **dict.fromkeys(ON, lambda course, here: _part(course, here, 1)),
    "first": lambda course, here: 0,
    "last": lambda course, here: len(course.shown.findings.steps),
}
