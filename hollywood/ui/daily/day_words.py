"""Days and results in words, on the page and as a text to share."""

from __future__ import annotations

from datetime import date

from hollywood.career_totals import Appearance
from hollywood.core.message import Message, say
from hollywood.daily import Made, Par, against, is_late, made_by


def date_words(day: date) -> Message:
    """As people write it."""
    id = "daily.first" if day.day == 1 else "daily.date"
    return say(id, day=day.day, month=say(f"daily.month.{day.month}"), year=str(day.year))


def weekday_words(day: date) -> Message:
    """A date with its weekday."""
    return say("daily.whole", weekday=say(f"daily.on.{day.weekday()}"), date=date_words(day))


def short_words(day: date) -> Message:
    """Without the year."""
    id = "daily.first_short" if day.day == 1 else "daily.short"
    return say(id, day=day.day, month=say(f"daily.month.{day.month}"))


def place_words(place: int, seats: int) -> Message:
    """Among how many somebody came where."""
    return say("daily.place_of", place=say(f"daily.place.{place}"), seats=seats)


def came_to(game: str, made: Made, seats: int) -> Message:
    """The place and what the game counts; if nothing, in how many turns it was won or lost."""
    if made.points is None:
        return say("daily.won" if made.place == 1 else "daily.lost", count=made.turns)
    place = place_words(made.place, seats)
    return say("daily.points", place=place, points=say(f"{game}.came_to", count=made.points))


def result_words(played: Appearance, par: Par | None, *, by: bool = True) -> Message:
    """What somebody came to, held against the par if that is known; `by` how much it differs."""
    made = made_by(played)
    came = came_to(played.entry.game, made, len(played.entry.seats))
    return came if par is None else beside_words(came, made, par, by=by)


def beside_words(told: Message, made: Made, par: Par, *, by: bool = True) -> Message:
    """Something that is told of a day, the par beside it, and by how much that was missed."""
    beside = par.beside(made)
    told = say("daily.beside", came=told, par=par_words(beside))
    difference = against(made, beside) if by else None
    if difference is None:
        return told
    return say("daily.against", beside=told, against=against_words(difference))


def par_words(par: Made) -> Message:
    """What the expert came to, in a word."""
    if par.points is not None:
        return say("daily.par_points", points=par.points)
    return say("daily.par_won" if par.place == 1 else "daily.par_lost", turns=par.turns)


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
