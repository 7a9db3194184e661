"""What a round has brought every player: cards, movies, wasted stars, and each point's source."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hollywood.core.game import CardId, Event
from hollywood.core.message import Message, Seat, say

from ..rules.changes import PointsChange, changes
from ..rules.count import Item, Movie, Score
from ..rules.deck import Deck
from ..rules.game import Hollywood
from ..rules.state import BlockbusterTaken, FilmTaken, MovieFinished, StarWasted, State
from ..rules.words import title


@dataclass(frozen=True)
class Takings:
    """What a round brought one player."""

    received: tuple[CardId, ...]
    movies: tuple[Item, ...]  # finished in this round
    wasted: tuple[CardId, ...]
    changes: tuple[PointsChange, ...]
    before: Score
    after: Score

    @property
    def projects(self) -> list[Item]:
        """Those that are open now."""
        return [item for item in self.after.items if item.what == "project"]

    @property
    def points(self) -> int:
        """All that the round has brought, or taken away."""
        return self.after.total - self.before.total


def takings(game: Hollywood, before: State, after: State, events: Sequence[Event]) -> list[Takings]:
    """Every player's share, by seat."""
    return [_takings(game, before, after, events, seat) for seat in range(after.seats)]


def _takings(
    game: Hollywood, before: State, after: State, events: Sequence[Event], seat: Seat
) -> Takings:
    received: list[CardId] = []
    movies: list[Movie] = []
    wasted: list[CardId] = []
    for event in events:
        match event:
            case FilmTaken(owner, card) | BlockbusterTaken(owner, card) if owner == seat:
                received.append(card)
            case MovieFinished(owner, movie) if owner == seat:
                received.append(event.star)
                movies.append(movie)
            case StarWasted(owner, card) if owner == seat:
                received.append(card)
                wasted.append(card)
    then, now = game.score(before, seat), game.score(after, seat)
    made = tuple(item for item in now.items if item.cards in movies)
    return Takings(tuple(received), made, tuple(wasted), tuple(changes(then, now)), then, now)


@dataclass(frozen=True)
class PointsSource:
    """A line that says where points come from, or why they have gone."""

    words: Message
    points: int | None  # None where the line only explains the one before
    cards: Sequence[CardId] = ()  # that it is about


def sources(takings: Takings, deck: Deck) -> list[PointsSource]:
    """Everything that has changed a total, in words; together they are the change."""
    fresh = {movie.cards for movie in takings.movies}
    older = [c for c in takings.changes if c.what == "movie" and c.cards not in fresh]
    found: list[PointsSource] = []
    for change in takings.changes:
        if change not in older:
            found += _said(change)
    if older:
        sums = {"before": sum(c.before for c in older), "after": sum(c.after for c in older)}
        words = say("hollywood.summary.earlier", **sums)
        found.append(PointsSource(words, sum(c.points for c in older)))
    for star in takings.wasted:
        words = say("hollywood.summary.wasted", card=title(star, deck))
        found.append(PointsSource(words, None, (star,)))
    return found


def _said(change: PointsChange) -> Iterator[PointsSource]:
    match change.what:
        case "movie":
            yield PointsSource(
                say("hollywood.summary.movie", formula=change.reason), change.after, change.cards
            )
            if not change.after:
                yield PointsSource(say("hollywood.summary.nothing_unwanted"), None)
        case "blockbusters":
            counted = say(
                "hollywood.summary.blockbusters", before=change.before, after=change.after
            )
            yield PointsSource(
                counted if change.before else change.reason, change.points, change.cards
            )
        case "project" if not change.before and not change.after:
            yield PointsSource(say("hollywood.summary.no_largest", reason=change.reason), None)
        case "project":
            worth = {"before": change.before, "after": change.after}
            yield PointsSource(
                say("hollywood.summary.project", **worth), change.points, change.cards
            )
            if not change.after:
                yield PointsSource(say("hollywood.summary.because", reason=change.reason), None)
