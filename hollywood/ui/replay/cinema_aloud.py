"""What there is to say of a match that is seen again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hollywood.ui.widgets.form_aloud import FormAloud

if TYPE_CHECKING:
    from .cinema import Cinema


class CinemaAloud(FormAloud):
    """What happened last, and the control that has the focus."""

    def __init__(self, cinema: Cinema) -> None:
        super().__init__(cinema)
        self._cinema = cinema

    @property
    def reading(self) -> Sequence[str]:
        """What happened last, and what is said of it."""
        voice, (caption, told) = self._cinema.screening.table.voice, self._cinema.telling.now
        return [voice.text(each) for each in (caption, told) if each is not None]
