"""Pages of a career that nobody has had."""

from __future__ import annotations

from functools import cache

from hollywood.career import Career
from hollywood.core.message import Message, say
from hollywood.ui.app.shared import Props
from hollywood.ui.career.career_page import CareerPage
from hollywood.ui.career.leaf import CareerWays
from hollywood.ui.tools.sample_career import sample_career

from .positions import KIT
from .windows import Heard, game


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
