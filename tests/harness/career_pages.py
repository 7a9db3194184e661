"""Pages of a career that nobody has had."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache, partial

from hollywood.achievements import Done, laurels
from hollywood.career import Career
from hollywood.career_totals import Appearance
from hollywood.core.message import Message, say
from hollywood.daily import known_pars, set_up_of, tries
from hollywood.ui.app.shared import Props
from hollywood.ui.career.career_page import CareerPage
from hollywood.ui.career.leaf import CareerWays
from hollywood.ui.career.sheets import Forget
from hollywood.ui.daily.daily_page import DailyPage, DailyWays
from hollywood.ui.daily.day_words import short_words
from hollywood.ui.daily.diary import Diary
from hollywood.ui.daily.expert import Expert
from hollywood.ui.pages.day_ticket import DayTicket
from hollywood.ui.tools.sample_career import sample_career, sample_days
from hollywood.ui.widgets.controls import Press

from .positions import KIT
from .windows import Heard, game

TODAY = date(2026, 11, 18)


@cache
def sampled(matches: int) -> Career:
    """Somebody's, of so many matches."""
    return Career(list(sample_career(KIT, matches)), unread=3)


def career(leaf: int, props: Props, note: Heard, matches: int = 30) -> CareerPage:
    """This leaf of it."""

    def exported() -> Message:
        note("export")()
        return say("career.export")

    ways = CareerWays(
        back=note("back"),
        play=note("play"),
        watch=lambda match: note("watch")(),
        look_into=lambda match: note("look into")(),
        pin=lambda match: note("pin")(),
        delete=lambda match, called: note("delete")(),
        practise=lambda theme: note(f"practise {theme}")(),
        export=exported,
        bring_in=note("import"),
        forget=note("forget"),
    )
    shown = laurels({KIT.name: game().boxed.achievements, "other": ()})
    return CareerPage(props, game(), shown, sampled(matches), Done(lessons=1), ways, leaf)


def forget_all(props: Props, note: Heard) -> Forget:
    """All that is kept of this game, or of all."""
    one = say("career.forget_game", game=game().boxed.title)
    ways = [(one, note("one")), (say("career.forget_all"), note("all"))]
    return Forget(props, "data.forget_how", ways, note("back"))


@cache
def sampled_days(days: int) -> Mapping[date, Sequence[Appearance]]:
    """So many days were played, the last of them today."""
    return tries(list(sample_days(KIT, TODAY, days)), KIT.name)


def daily(props: Props, note: Heard, days: int = 12) -> DailyPage:
    """Today, after these days."""

    def copied(text: str) -> bool:
        note("copy")()
        return True

    ways = DailyWays(
        back=note("back"),
        play=lambda day: note("play")(),
        waits=lambda day: day.day == 19,
        watch=lambda set_up, match, own: note("watch")(),
        look_into=lambda match: note("look into")(),
        copy=copied,
        paste=note("paste"),
        puzzle=lambda day: note("puzzle")(),
    )
    boxed = game().boxed
    set_up = partial(set_up_of, KIT, boxed.sundays, name="Ada", called=props.text)
    diary = Diary(TODAY, sampled_days(days), known_pars(KIT.name), solved)
    return DailyPage(props, game(), diary, set_up, ways, Idle, rating=1100)


def solved(day: date) -> float | None:
    """Puzzles of some days were answered, each in another way."""
    return {1: 1.0, 3: 0.5, 5: 0.0}.get(day.day % 7)


def ticket(press: Press) -> DayTicket:
    """Of a day that was played."""
    faces = ("wildcard", "hoarder", "stargazer")
    told = say(
        "daily.points", place=say("daily.place.1"), points=say(f"{KIT.name}.came_to", count=23)
    )
    return DayTicket(TODAY, short_words(TODAY), faces, 21, told, (True, False), press)


class Idle(Expert):
    """Has played nothing yet, and does not begin to."""

    def begin(self, with_match: bool) -> None:
        return
