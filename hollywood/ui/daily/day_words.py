"""Days and results in words, on the page and as a text to share."""

from __future__ import annotations

from datetime import date

from hollywood.career_totals import Appearance
from hollywood.core.message import Message, say
from hollywood.daily import Par, is_late


def date_words(day: date) -> Message:
    """As people write it."""
    id = "daily.first" if day.day == 1 else "daily.date"
    return say(id, day=day.day, month=say(f"daily.month.{day.month}"), year=str(day.year))


def result_words(played: Appearance, par: Par | None) -> Message:
    """The place and the points, held against the par if that is known."""
    own, seats = played.own, len(played.entry.seats)
    points = own.points or 0
    if par is None:
        return say("career.result", place=own.place, seats=seats, points=points)
    against = against_words(points - par.points)
    return say(
        "daily.result", place=own.place, seats=seats, points=points, par=par.points, against=against
    )


def against_words(difference: int) -> Message:
    """How much better or worse than the par."""
    if difference == 0:
        return say("daily.even")
    id = "daily.better" if difference > 0 else "daily.worse"
    return say(id, number=abs(difference))


def help_words(day: date, played: Appearance) -> list[Message]:
    """How it was played: with help, later, or neither."""
    aids = played.entry.aids
    counted = {"result.hints": aids.hints, "result.retakes": aids.retakes}
    told = [say(id, count=count) for id, count in counted.items() if count]
    late = [say("daily.late")] if is_late(day, played) else []
    return [*(told or [say("career.clean")]), *late]


def help_in_brief(day: date, played: Appearance) -> list[Message]:
    """The same in a word or two."""
    helped = say("career.clean" if played.entry.clean else "career.aided")
    return [helped, say("daily.late")] if is_late(day, played) else [helped]
