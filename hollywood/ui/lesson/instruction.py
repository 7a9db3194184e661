"""How what the slate asks for is done with whatever is used: the mouse, keys or a pad."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import groupby
from typing import Any

from hollywood.core.message import Message, Slot, say
from hollywood.ui.app.keys import Keys
from hollywood.ui.table.setting import Draft

from .course import Course
from .teacher import AnyTeacher

_FEW = 3  # keys or numbers


def instruction(
    keys: Keys, course: Course, teacher: AnyTeacher, state: Any, draft: Draft
) -> Message | None:
    """What to click or to press now; None if the buttons of the slate say enough."""
    if course.runs or course.ended or course.free:
        return None
    if course.wants_next:
        return None if keys.by_mouse else _press(keys, ["confirm"])
    points = course.stop.points
    if not points:  # it is asked above the table
        return say("lesson.how.click") if keys.by_mouse else say("lesson.how.choose")
    left = teacher.left(points, draft)
    numbers = [*numbered(teacher, points, draft).values()]
    if len(course.answers) > 1 and keys.signs is None:
        return _either(keys, numbers, teacher, state, course)
    if keys.by_mouse and course.stop.asks is not None and len(left) > 1:
        start, end = sorted(numbers)[:2]
        return say("lesson.how.drag", start=start, end=end)
    if keys.by_mouse:
        return _click(numbers if len(points) > 1 else [])
    if course.stop.refused is not None and draft is not None:
        return _press(keys, ["confirm"])  # nothing leads to what must be refused
    presses = teacher.presses(state, course.wanted[0])
    if all(map(keys.has, presses)):
        return _press(keys, presses)
    ways = _joined([keys.called(way) for way in teacher.ways(left[0])], "lesson.how.ways")
    if len(points) == 1:
        return say("lesson.how.go", ways=ways)
    return say("lesson.how.go_to", number=numbers[0], ways=ways)


def numbered(teacher: AnyTeacher, points: Sequence[str], draft: Draft) -> dict[str, str]:
    """What is pointed out now, with its number among all that has been: the rest is not counted."""
    left = teacher.left(points, draft)
    seen = {*left, *teacher.left(points, None)}
    order = [name for name in points if name in seen]
    return {name: str(order.index(name) + 1) for name in left}


def _either(
    keys: Keys, numbers: Sequence[str], teacher: AnyTeacher, state: Any, course: Course
) -> Message:
    """What to choose from, or the keys that choose."""
    if keys.by_mouse:
        return say("lesson.how.click_on", numbers=_joined(numbers, "lesson.how.either"))
    presses = [teacher.presses(state, answer)[0] for answer in course.answers]
    return say("lesson.how.press", key=_joined([*map(keys.called, presses)], "lesson.how.either"))


def _press(keys: Keys, actions: Sequence[str]) -> Message:
    """One key after the other; of one that is pressed often it is told how often."""
    names = list[Slot]()
    for action, alike in groupby(actions):
        name, times = keys.called(action), len(list(alike))
        many = say("lesson.how.times", times=times, key=name)
        names += [many] if times > 1 else [name]
    if len(names) == 1:
        return say("lesson.how.press", key=names[0])
    return say("lesson.how.type", keys=_row(names))


def _click(numbers: Sequence[str]) -> Message:
    if not numbers:
        return say("lesson.how.click")
    return say("lesson.how.click_on", numbers=_row(numbers))


def _row(names: Sequence[Slot]) -> Slot:
    """One after the other; a few stay together on one line."""
    return _joined(names, "lesson.how.long_row" if len(names) > _FEW else "lesson.how.row")


def _joined(names: Sequence[Slot], id: str) -> Slot:
    return reduce(lambda before, last: say(id, before=before, last=last), names)
