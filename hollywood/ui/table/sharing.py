"""What last pages do alike in all games: a result is copied, and the par of a day is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hollywood.core.message import Message
from hollywood.ui.app.clipboard import copied
from hollywood.ui.app.shared import Props

from .of_day import OfDay
from .setting import Doors, Leads

_TELLS = 2.0  # seconds a button says that the result was copied


def first_way(doors: Doors[Any]) -> tuple[str, Leads]:
    """What is likeliest after a match: another deal, or the page of its day."""
    if doors.of_day is not None:
        return "daily.title", doors.of_day.show
    return "result.new_deal", doors.new_deal


class Sharing:
    """The result of one match as a text: its own, or that of the day whose match it was."""

    def __init__(self, props: Props, of_day: OfDay | None, usual: Callable[[], str]) -> None:
        self._props, self._of_day, self._usual = props, of_day, usual
        self._tells = 0.0  # seconds
        self.par: Sequence[Message] = self._par()
        self._told = self._tells_now

    def _par(self) -> Sequence[Message]:
        """The par of the day, as far as it is known by now."""
        return [] if self._of_day is None else [self._of_day.told]

    @property
    def words(self) -> str:
        """What the button says; the id of it."""
        return "result.copied" if self._tells > 0 else "result.copy"

    @property
    def _tells_now(self) -> tuple[str, Sequence[Message]]:
        return self.words, self.par

    @property
    def resting(self) -> bool:
        """Whether the button has said all it has to."""
        return self._tells <= 0

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything is told otherwise than at the last look."""
        before = self._told
        self._tells = max(0.0, self._tells - seconds)
        self.par = self._par()
        self._told = self._tells_now
        return before != self._told

    def copy(self) -> None:
        """For other programs."""
        text = None if self._of_day is None else self._of_day.text
        if copied(text or self._usual()):
            self._tells = _TELLS
        else:
            self._props.sound.play("illegal")
