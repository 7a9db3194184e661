"""What the end of a match means to the one person at the table, and why equals are ranked."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.core.message import Message, Seat, say

from ..rules.count import Score


def own_place(scores: Sequence[Score], ranks: Sequence[int], seat: Seat) -> list[Message]:
    """Where this person came, by how much, and with which best movie."""
    best = scores[seat].best_movie
    told = [_place(scores, ranks, seat)]
    return [*told, say("hollywood.result.best", count=best)] if best else told


def _place(scores: Sequence[Score], ranks: Sequence[int], seat: Seat) -> Message:
    own = scores[seat].total
    others = [score.total for other, score in enumerate(scores) if other != seat]
    if ranks[seat] == 1:
        if ranks.count(1) > 1:
            return say("hollywood.result.shared")
        ahead = own - max(others)
        return say("hollywood.result.won", count=ahead) if ahead else _level(1)
    behind = max(others) - own
    if not behind:
        return _level(ranks[seat])
    return say("hollywood.result.came", place=_named(ranks[seat]), count=behind)


def _level(rank: int) -> Message:
    """With as many points as others, and yet ranked."""
    return say("hollywood.result.level", place=_named(rank))


def _named(rank: int) -> Message:
    return say(f"hollywood.place.{rank}")


def tie_notes(scores: Sequence[Score], ranks: Sequence[int]) -> dict[Seat, Message]:
    """For all who have as many points as others but another place: the movie that decided."""
    notes = {}
    for seat, score in enumerate(scores):
        level = [other for other, each in enumerate(scores) if each.total == score.total]
        if len({ranks[other] for other in level}) > 1:
            notes[seat] = say("hollywood.result.by_best", points=score.best_movie)
    return notes
