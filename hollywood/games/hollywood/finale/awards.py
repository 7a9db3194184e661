"""The order in which points are awarded at the end of a match: the rules' own lines, one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, player, say

from ..rules.count import TIED, Counter, Item, Score, Source

CATEGORIES: tuple[Source, ...] = ("blockbusters", "movie", "project")


@dataclass(frozen=True)
class Award:
    """One step of the evening: whose it is, the cards behind it, what it adds."""

    category: Source
    seat: Seat
    fans: tuple[tuple[CardId, ...], ...]
    formula: Message
    points: int


def awards(scores: Sequence[Score]) -> list[Award]:
    """Every step: blockbusters, movies from the smallest to the largest, largest projects."""
    return [
        *sorted(_of("blockbusters", scores), key=lambda award: award.points),
        *sorted(_of("movie", scores), key=lambda award: award.points),
        *sorted(_projects(scores), key=lambda award: award.points),
    ]


def _of(category: Source, scores: Sequence[Score]) -> Iterator[Award]:
    for seat, score in enumerate(scores):
        for item in score.items:
            if item.what == category:
                yield Award(category, seat, (shown(item),), item.formula, item.points)


def _projects(scores: Sequence[Score]) -> Iterator[Award]:
    """For each player the project that counts, or those that tie and so do not."""
    for seat, score in enumerate(scores):
        items = [item for item in score.items if item.what == "project"]
        counted = [item for item in items if item.points]
        of = counted or [item for item in items if item.formula.id == TIED]
        if of:
            fans = tuple(item.cards for item in of)
            yield Award("project", seat, fans, of[0].formula, of[0].points)


def shown(item: Item) -> tuple[CardId, ...]:
    """The cards of an item as they are fanned: a movie's star lies on top of its films."""
    return (*item.cards[1:], item.cards[0]) if item.what == "movie" else item.cards


def totals(steps: Sequence[Award], done: int, seats: int) -> list[int]:
    """Everybody's points after so many steps."""
    return [sum(step.points for step in steps[:done] if step.seat == seat) for seat in range(seats)]


@dataclass(frozen=True)
class Verdict:
    """Who has won, and in words how a tie was broken."""

    winners: tuple[Seat, ...]
    tied: tuple[Seat, ...]  # everybody with as many points as the winners, if there are others
    reason: Message | None


def verdict(counter: Counter, scores: Sequence[Score]) -> Verdict:
    """The end of the match as the counter sees it."""
    winners = counter.winners(scores)
    most = scores[winners[0]].total
    tied = tuple(seat for seat, score in enumerate(scores) if score.total == most)
    if len(tied) == 1:
        return Verdict(winners, (), None)
    if len(winners) == len(tied):
        return Verdict(winners, tied, say("hollywood.awards.all_equal", points=most))
    return Verdict(winners, tied, _tie_break(winners, tied, scores, most))


def _tie_break(
    winners: Sequence[Seat], tied: Sequence[Seat], scores: Sequence[Score], points: int
) -> Message:
    """The first movie by which the winners are better than all who have as many points."""
    own = scores[winners[0]].movies
    others = [scores[seat].movies for seat in tied if seat not in winners]
    place = max(_differ(own, other) for other in others)
    best = max((other[place] if place < len(other) else 0) for other in others)
    names = tuple(player(seat) for seat in tied)
    id = "hollywood.awards.best_movie" if place == 0 else "hollywood.awards.next_movie"
    return say(id, players=names, points=points, best=own[place], other=best)


def _differ(own: Sequence[int], other: Sequence[int]) -> int:
    """Where two lists of movies begin to differ."""
    same = zip(own, other, strict=False)
    return next((place for place, (a, b) in enumerate(same) if a != b), len(other))


def crowned(winners: Sequence[Seat]) -> Message:
    """Who wins, in one sentence."""
    names = tuple(player(seat) for seat in winners)
    return say("hollywood.awards.wins", players=names, count=len(names))
