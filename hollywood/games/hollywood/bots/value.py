"""What the end of a round is worth: points made, and what is left to make points with."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass
from functools import cached_property
from typing import TypeAlias, TypeVar
from weakref import WeakMethod

from hollywood.core.game import CardId

from ..rules.count import Movie, Project
from ..rules.deck import GENRES, Genre
from ..rules.game import Hollywood
from ..rules.state import State
from .holdings import Holding, holding_of

K = TypeVar("K")
V = TypeVar("V")
Points: TypeAlias = float

HUNDRED = 100  # data files hold whole numbers: hundredths of a point, percent
MOVIE_BITS = 12  # movies' points stand behind the total, so that results can be compared
_TIE = 64  # in the last round a point of the best movie counts so little


@dataclass(frozen=True)
class Future:
    """What a round leaves behind is worth with so many rounds to go, in hundredths of a point."""

    films: tuple[int, ...]  # for each film in the largest project, the next one, ...
    clap: int
    double: int
    order: tuple[int, ...]  # points still to come, by the order of play in the next round
    heat: int  # the lead that makes e : 1 of the chances


@dataclass(frozen=True)
class Taste:
    """How somebody's own cards look to their owner: a character."""

    films: int = 100  # percent of what open projects are worth later
    studio: int = 100  # percent of what studio cards are worth later
    stars: int = 0  # hundredths of a point for every star of a movie
    blockbusters: int = 0  # hundredths of a point for each
    movies: int = 0  # hundredths of a point for every finished movie
    horror: int = 0  # hundredths of a point for each film of the genre, in projects and movies
    romance: int = 0
    action: int = 0
    whim: int = 0  # hundredths of a win given away for a change

    @property
    def plain(self) -> bool:
        """Whether cards count no more for it than their points."""
        return not (self.stars or self.blockbusters or self.movies or any(self.genres))

    @property
    def genres(self) -> tuple[int, ...]:
        """What a film of each genre counts more."""
        return self.horror, self.romance, self.action

    def subdued(self, percent: int) -> Taste:
        """Only so much of it."""
        pairs = zip(astuple(self), astuple(NEUTRAL), strict=True)
        return Taste(*[plain + round((own - plain) * percent / HUNDRED) for own, plain in pairs])


NEUTRAL = Taste()


class Memo(dict[K, V]):
    """Answers that its owner finds out once, by a method that may be told more than the key.

    It does not keep its owner: so all goes with a round at once, and no garbage is left.
    """

    def __init__(self, find: Callable[..., V], *told: object) -> None:
        self._find, self._told = WeakMethod(find), told

    def __missing__(self, key: K) -> V:
        find = self._find()
        assert find is not None, "its owner asks"
        self[key] = value = find(*self._told, key)
        return value


class Counted:
    """Holdings in points if these cards stay unclaimed; every number is the rules' own."""

    def __init__(self, game: Hollywood, unclaimed: Sequence[CardId]) -> None:
        self._unclaimed = unclaimed
        self._counter = game.counter
        self._all_movies = game.options.tiebreak == "next_movies"
        self.movie: Memo[Movie, int] = Memo(self._movie)
        self.projects: Memo[tuple[Project, ...], int] = Memo(self._projects)
        self.blockbusters: Memo[tuple[CardId, ...], int] = Memo(self._blockbusters)

    def _movie(self, movie: Movie) -> int:
        return self._counter.score((), (movie,), (), self._unclaimed).total

    def _projects(self, projects: tuple[Project, ...]) -> int:
        return self._counter.score((), (), projects, self._unclaimed).total

    def _blockbusters(self, cards: tuple[CardId, ...]) -> int:
        return self._counter.score(cards, (), (), self._unclaimed).total

    def made(self, holding: Holding) -> int:
        """Points of what is finished."""
        return sum(map(self.movie.__getitem__, holding.movies)) + self.blockbusters[holding[0]]

    def total(self, holding: Holding) -> int:
        """All points."""
        return self.made(holding) + self.projects[holding.projects]

    def result(self, holding: Holding, most_movies: int) -> int:
        """A number that orders holdings as the rules rank them: the total, then by movies."""
        result = self.total(holding)
        movies = sorted(map(self.movie.__getitem__, holding.movies), reverse=True)
        for place in range(most_movies if self._all_movies else 1):
            movie = movies[place] if place < len(movies) else 0
            result = (result << MOVIE_BITS) + movie
        return result

    def best_movie(self, holding: Holding) -> int:
        """The most valuable movie."""
        return max(map(self.movie.__getitem__, holding.movies), default=0)


class Expectation:
    """Holdings in points expected at the end of the match, if these cards stay unclaimed."""

    def __init__(
        self, game: Hollywood, state: State, future: Future | None, unclaimed: Sequence[CardId]
    ) -> None:
        self.counted = Counted(game, unclaimed)
        self._size = game.counter.size
        self._future = future
        self._later = {
            genre: _Unwanted(game, state, genre, unclaimed) if future else None for genre in GENRES
        }
        self._advanced = game.options.advanced == "on"
        self._genre = [face.genre for face in game.deck.faces]
        self._films: Memo[tuple[Project, ...], Points] = Memo(self._films_later)

    def value(self, holding: Holding, taste: Taste) -> Points:
        """Points, those still expected from open projects too, and what the taste adds."""
        value = self._made(holding)
        if self._future:
            value += self._films[holding.projects] * taste.films / HUNDRED
        else:
            value += self.counted.projects[holding.projects]
            value += min(self.counted.best_movie(holding), _TIE - 1) / _TIE
        return value

    def _made(self, holding: Holding) -> Points:
        if not (self._advanced and self._future):
            return self.counted.made(holding)
        movies = sum(self._movie_later(movie) for movie in holding.movies)
        return movies + self.counted.blockbusters[holding.blockbusters]

    def _movie_later(self, movie: Movie) -> Points:
        genre = self._genre[movie[1]]
        later = self._later[genre] if genre else None
        return later.movie(movie) if later else self.counted.movie[movie]

    def _films_later(self, projects: tuple[Project, ...]) -> Points:
        """The largest projects first, each film worth what such films were worth in self-play."""
        assert self._future is not None, "there are rounds to come"
        worth = sorted((self._worth(films) for films in projects if films), reverse=True)
        each = self._future.films
        return sum(
            size * each[min(place, len(each) - 1)] / HUNDRED for place, size in enumerate(worth)
        )

    def _worth(self, films: Project) -> Points:
        genre = self._genre[films[0]]
        later = self._later[genre] if genre and self._advanced else None
        return self._size(films) * (later.times if later else 1)


class _Unwanted:
    """The advanced rule for one genre: what movies are worth when more films will be unwanted."""

    def __init__(
        self, game: Hollywood, state: State, genre: Genre, unclaimed: Sequence[CardId]
    ) -> None:
        deck, table = game.deck, game.deck.table(state.seats)
        faces = deck.faces
        kin = [card for card, face in enumerate(faces) if face.genre == genre]
        plain = [card for card in kin if not faces[card].award] or kin
        unwanted = deck.spaces - table.seats * table.reels
        rounds = table.rounds - 1 - state.round
        coming = sum(faces[card].genre == genre for card in state.films)
        share = coming / max(1, len(state.films)) * deck.movie_cards_a_round / deck.spaces
        more = int(rounds * unwanted * share)
        self._part = rounds * unwanted * share - more
        self._fewer = Counted(game, (*unclaimed, *plain[:1] * more))
        self._most = Counted(game, (*unclaimed, *plain[:1] * (more + 1)))
        self._sample = (next(c for c, f in enumerate(faces) if f.kind == "star"), *plain[:1])
        self._stars = faces[self._sample[0]].stars

    def movie(self, movie: Movie) -> Points:
        """The points expected of a movie of the genre."""
        return (1 - self._part) * self._fewer.movie[movie] + self._part * self._most.movie[movie]

    @cached_property
    def times(self) -> float:
        """What the rule is expected to multiply by."""
        return self.movie(self._sample) / self._stars


def standing(game: Hollywood, state: State, futures: Sequence[Future]) -> list[float]:
    """Each seat's chance to win at the start of a round, before its cards are looked at."""
    to_go = game.deck.table(state.seats).rounds - state.round
    if state.round == 0:
        return [1 / state.seats] * state.seats
    future = futures[min(to_go, len(futures)) - 1]
    forecast = Expectation(game, state, future, state.unclaimed)
    values = []
    for seat in range(state.seats):
        order = (seat - state.first) % state.seats
        coming = future.order[order % len(future.order)]
        kept = future.clap * state.clap[seat] + future.double * state.double[seat]
        held = forecast.value(holding_of(state, seat), NEUTRAL)
        values.append((held + (coming + kept) / HUNDRED) / future.heat * HUNDRED)
    weights = [math.exp(value - max(values)) for value in values]
    return [weight / sum(weights) for weight in weights]
