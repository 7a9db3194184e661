"""Pages of a career that nobody has had."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache, partial

from hollywood.career import Career
from hollywood.career_totals import Appearance
from hollywood.core.message import Message, say
from hollywood.daily import set_up_of, tries
from hollywood.ui.app.shared import Props
from hollywood.ui.career.career_page import CareerPage
from hollywood.ui.career.leaf import CareerWays
from hollywood.ui.daily.daily_page import DailyPage, DailyWays
from hollywood.ui.daily.expert import Expert
from hollywood.ui.tools.sample_career import sample_career, sample_days

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
        export=exported,
    )
    return CareerPage(props, game(), 2, sampled(matches), ways, leaf)


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
        watch=lambda set_up, match: note("watch")(),
        look_into=lambda match: note("look into")(),
        copy=copied,
    )
    boxed = game().boxed
    set_up = partial(set_up_of, KIT, boxed.sundays, name="Ada", called=props.text)
    return DailyPage(props, game(), TODAY, sampled_days(days), set_up, ways, Idle)


class Idle(Expert):
    """Has played nothing yet, and does not begin to."""

    def begin(self, with_match: bool) -> None:
        return
