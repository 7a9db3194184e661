"""What there is to say of what a round has brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hollywood.core.message import Message, player, say
from hollywood.ui.widgets.described import described

from .takings import PointsSource, sources

if TYPE_CHECKING:
    from .round_summary import RoundSummary


class SummaryAloud:
    """Everybody's points and where they come from."""

    def __init__(self, summary: RoundSummary) -> None:
        self._summary = summary

    @property
    def reading(self) -> Sequence[str]:
        """Points stay under seal where that was agreed."""
        summary = self._summary
        told = [say("hollywood.summary.title", round=summary.round, rounds=summary.rounds)]
        for seat, own in enumerate(summary.takings if summary.told else ()):
            total, points = own.after.total, own.points
            who = player(seat)
            told.append(say("hollywood.aloud.brought", player=who, total=total, points=points))
            told += map(_told, sources(own, summary.brush.deck))
        return [summary.brush.voice.text(each) for each in told]

    @property
    def pointing_at(self) -> str:
        """The way on."""
        return described(self._summary.controls, self._summary.props.text)


def _told(source: PointsSource) -> Message:
    """Where points come from, as one sentence."""
    if source.points is None:
        return source.words
    return say("hollywood.aloud.source", words=source.words, points=source.points)
