"""What there is to say of awards night."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hollywood.core.message import Message, player, say
from hollywood.ui.widgets.described import described

from .awards import Award, crowned
from .ceremony import line

if TYPE_CHECKING:
    from .final_count import FinalCount


class EveningAloud:
    """One award after another, then who has won."""

    def __init__(self, evening: FinalCount) -> None:
        self._evening = evening

    @property
    def reading(self) -> Sequence[str]:
        """The awards that were given, then who has won; on the table who has how many points."""
        evening = self._evening
        if evening.phase == "table":
            return evening.result.words.text().splitlines()
        told = [say("hollywood.awards.title"), *map(_given, evening.awards[: evening.step])]
        if evening.phase == "winner":
            told.append(crowned(evening.ceremony.verdict.winners))
        return [evening.ceremony.brush.voice.text(each) for each in told]

    @property
    def pointing_at(self) -> str:
        """The button that has the focus."""
        evening = self._evening
        shown = evening.result.controls if evening.phase == "table" else evening.controls
        return described(shown, evening.props.text)


def _given(award: Award) -> Message:
    """Who got an award, and how its points are made."""
    return say("hollywood.aloud.award", player=player(award.seat), line=line(award))
