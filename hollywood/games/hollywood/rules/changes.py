"""What a round has changed in the points of a player: each source, and why it changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hollywood.core.game import CardId
from hollywood.core.message import Message, say

from .count import TIED, Item, Score, Source


@dataclass(frozen=True, slots=True)
class PointsChange:
    """One source of points: its cards, what it was worth and is worth now, and why."""

    what: Source
    cards: tuple[CardId, ...]
    before: int
    after: int
    reason: Message

    @property
    def points(self) -> int:
        """What it has added, or taken away."""
        return self.after - self.before


def changes(before: Score, after: Score) -> list[PointsChange]:
    """Everything that was worth something else before, and every new movie; they add up."""
    return [*_movies(before, after), *_blockbusters(before, after), *_project(before, after)]


def _movies(before: Score, after: Score) -> Iterator[PointsChange]:
    """New movies, those that are worth nothing too; older ones if unwanted films changed them."""
    had = {item.cards: item.points for item in _of("movie", before)}
    for item in _of("movie", after):
        then = had.get(item.cards, 0)
        if item.cards not in had or then != item.points:
            yield PointsChange("movie", item.cards, then, item.points, item.formula)


def _blockbusters(before: Score, after: Score) -> Iterator[PointsChange]:
    then = sum(item.points for item in _of("blockbusters", before))
    for item in _of("blockbusters", after):
        if item.points != then:
            yield PointsChange("blockbusters", item.cards, then, item.points, item.formula)


def _project(before: Score, after: Score) -> Iterator[PointsChange]:
    """The largest project; if none counts although some are open, or none any more, why."""
    had, has = (
        next((item for item in _of("project", score) if item.points), None)
        for score in (before, after)
    )
    if has is not None:
        then = had.points if had else 0
        if has.points != then:
            yield PointsChange("project", has.cards, then, has.points, has.formula)
    elif tied := [item for item in _of("project", after) if item.formula.id == TIED]:
        then = had.points if had else 0
        yield PointsChange("project", tied[0].cards, then, 0, say(TIED))
    elif had is not None:
        reason = say("hollywood.count.project_finished")
        yield PointsChange("project", had.cards, had.points, 0, reason)


def _of(what: Source, score: Score) -> list[Item]:
    return [item for item in score.items if item.what == what]
