"""What there is to say of how a match went: its page, and the moment that keys have walked to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hollywood.core.message import Message, Seat, player, say
from hollywood.ui.widgets.described import whole
from hollywood.ui.widgets.form_aloud import FormAloud

from .course import Course
from .cursor import best_first, expected
from .shown import HUNDRED, Shown
from .words import judgement

if TYPE_CHECKING:
    from .page import AnalysisPage


class AnalysisAloud(FormAloud):
    """The moment on the plot takes the place of the control that has the focus."""

    def __init__(self, page: AnalysisPage) -> None:
        super().__init__(page)
        self._page = page
        self._told: tuple[Course, int, str] | None = None  # what was said of a moment last

    @property
    def pointing_at(self) -> str:
        """All that the plate of the moment says, and what was better; else the control."""
        page = self._page
        if (at := page.cursor.at) is None or page.on_button:
            return super().pointing_at
        if self._told is None or self._told[:2] != (page.course, at):
            said = map(page.course.shown.said, self._moment(at))
            self._told = page.course, at, " ".join(map(whole, said))
        return self._told[2]

    def _moment(self, at: int) -> Iterator[Message]:
        """What was done last, what it is called and what was better, and everybody's values."""
        shown = self._page.course.shown
        if at:
            step = shown.findings.steps[at - 1]
            yield step.where
            yield say("analysis.played", player=player(step.seat), played=step.words)
            decision = shown.findings.decisions.get(at - 1)
            found = judgement(shown.review, decision, errors=True) if decision else None
            if found is not None:
                yield found.words
        for seat in best_first(shown, at):
            yield _expects(shown, at, seat)


def _expects(shown: Shown, at: int, seat: Seat) -> Message:
    """What somebody could expect; a sign for how far that may be off is not heard well."""
    value, error = expected(shown, at, seat)
    who = player(seat)
    if not error:
        return say("analysis.aloud.expects", player=who, value=value)
    off = max(1, round(HUNDRED * error))
    return say("analysis.aloud.expects_about", player=who, value=value, error=off)
