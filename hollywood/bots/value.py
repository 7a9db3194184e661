"""What the end of a round is worth: points made, and what is left to make points with."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias, TypeVar

from ..core.game import CardId
from ..core.message import Seat
from ..rules.hollywood import Hollywood
from ..rules.hollywood_count import Movie, Project
from ..rules.hollywood_deck import GENRES, Genre
from ..rules.hollywood_state import State
from .holdings import Holding, Round, holding_of
from .packed import CLAP, DOUBLE, STUDIO, Mask, Masks

K = TypeVar("K")
V = TypeVar("V")
Points: TypeAlias = float

_HUNDRED = 100  # data files hold whole numbers: hundredths of a point, percent
_MOVIE_BITS = 12  # movies' points stand behind the total, so that results can be compared
_TIE = 64  # in the last round a point of the best movie counts so little
_LAST_HEAT = 0.5  # points by which a lead in the last round is nearly sure
_STEEPEST = 200.0  # keeps exp() from overflowing
_WIN, _OWN = 1000.0, 0.01  # the exact solution: first win, then lead, then points


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
    """How somebody's own cards look to him: a character."""

    films: int = 100  # percent of what open projects are worth later
    studio: int = 100  # percent of what studio cards are worth later
    stars: int = 0  # hundredths of a point for every star of a movie
    blockbusters: int = 0  # hundredths of a point for each
    movies: int = 0  # hundredths of a point for every finished movie
    whim: int = 0  # percent of win chance he gives away for a change


NEUTRAL = Taste()


class Memo(dict[K, V]):
    """Answers that are found out once."""

    def __init__(self, find: Callable[[K], V]) -> None:
        self._find = find

    def __missing__(self, key: K) -> V:
        self[key] = value = self._find(key)
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
            result = (result << _MOVIE_BITS) + movie
        return result

    def best_movie(self, holding: Holding) -> int:
        """The most valuable movie."""
        return max(map(self.movie.__getitem__, holding.movies), default=0)


class _Forecast:
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
            value += self._films[holding.projects] * taste.films / _HUNDRED
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
            size * each[min(place, len(each) - 1)] / _HUNDRED for place, size in enumerate(worth)
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


class Outlook:
    """What every end of a round is worth to every seat: the leaves of the search."""

    def __init__(
        self,
        game: Hollywood,
        state: State,
        futures: Sequence[Future],
        tastes: Sequence[Taste],
    ) -> None:
        self.round = Round(game, state)
        self.board = self.round.board
        self._game, self._state, self._tastes = game, state, tastes
        table = game.deck.table(state.seats)
        self._most_movies = table.rounds * game.deck.stars_a_round
        to_go = table.rounds - 1 - state.round
        self.last = to_go == 0
        self._future = None if self.last else futures[min(to_go, len(futures)) - 1]
        self._advanced = game.options.advanced == "on"
        self.heat = self._future.heat / _HUNDRED if self._future else _LAST_HEAT
        self.coming = [self._still_to_come(seat) for seat in range(state.seats)]
        self.kept = [self._kept(taste) for taste in tastes]
        self._kept_weight = [[math.exp(k / self.heat) for k in kept] for kept in self.kept]
        self.forecast: Memo[Mask, _Forecast] = Memo(self._forecast)
        self._tables: Memo[Mask, list[Memo[Mask, float]]] = Memo(self._weights)
        self._values: Memo[tuple[Mask, Seat, Mask], Points] = Memo(self._value)
        self._results: Memo[tuple[Mask, Seat, Mask], int] = Memo(self._result)
        self.exactly = self.last and all(_is_neutral(taste) for taste in tastes)
        self.scale = _WIN if self.exactly else 1.0  # utilities of a win
        scores = game.scores(state)
        self._level = max(s + c for s, c in zip(scores, self.coming, strict=True))
        self._plain = self._tables[0] if not self._advanced else []

    def _still_to_come(self, seat: Seat) -> Points:
        """Points a seat will make later, whatever it does now."""
        if self._future is None:
            return 0.0
        seats = self._state.seats
        order = (seat - self._state.first - 1) % seats
        return self._future.order[order % len(self._future.order)] / _HUNDRED

    def _kept(self, taste: Taste) -> list[Points]:
        """What studio cards are worth at the end of the round, by the two bits of a seat."""
        if self._future is None:
            return [0.0] * (STUDIO + 1)
        each = self._future.clap, self._future.double
        clap, double = (worth * taste.studio / _HUNDRED**2 for worth in each)
        return [clap * bool(c & CLAP) + double * bool(c & DOUBLE) for c in range(STUDIO + 1)]

    def _forecast(self, unclaimed: Mask) -> _Forecast:
        lying = self.round.left_lying(unclaimed)
        return _Forecast(self._game, self._state, self._future, lying)

    def unclaimed(self, masks: Masks) -> Mask:
        """The cells left without a reel, if that makes any difference; else none."""
        return self.board.all & ~self.board.taken(masks) if self._advanced else 0

    def worth(self, holding: Holding, seat: Seat, unclaimed: Mask) -> Points:
        """What a holding is worth to its owner, to his taste."""
        taste = self._tastes[seat]
        return self.forecast[unclaimed].value(holding, taste) + self._bonus(holding, taste)

    def _bonus(self, holding: Holding, taste: Taste) -> Points:
        """What the taste adds; nothing of it is points."""
        if _is_neutral(taste):
            return 0.0
        faces = self._game.deck.faces
        stars = sum(faces[movie[0]].stars for movie in holding.movies)
        bonus = taste.stars * stars + taste.movies * len(holding.movies)
        return (bonus + taste.blockbusters * len(holding.blockbusters)) / _HUNDRED

    def _value(self, key: tuple[Mask, Seat, Mask]) -> Points:
        unclaimed, seat, mask = key
        ends = self.round.ends(seat, mask)
        return self.coming[seat] + max(self.worth(end, seat, unclaimed) for end in ends)

    def _result(self, key: tuple[Mask, Seat, Mask]) -> int:
        unclaimed, seat, mask = key
        counted = self.forecast[unclaimed].counted
        return max(counted.result(e, self._most_movies) for e in self.round.ends(seat, mask))

    def _weights(self, unclaimed: Mask) -> list[Memo[Mask, float]]:
        return [self._weight_table(seat, unclaimed) for seat in range(self._state.seats)]

    def _weight_table(self, seat: Seat, unclaimed: Mask) -> Memo[Mask, float]:
        def weight(mask: Mask) -> float:
            steep = (self._values[unclaimed, seat, mask] - self._level) / self.heat
            return math.exp(max(-_STEEPEST, min(_STEEPEST, steep)))

        return Memo(weight)

    def shares(self, masks: Masks, studio: int) -> list[float]:
        """Each seat's chance to win the match when the round has ended so."""
        tables = self._plain or self._tables[self.unclaimed(masks)]
        cells, all_ = self.board.cells, self.board.all
        weights = []
        for table, kept in zip(tables, self._kept_weight, strict=True):
            weights.append(table[masks & all_] * kept[studio & STUDIO])
            masks >>= cells
            studio >>= 2
        total = sum(weights)
        return [weight / total for weight in weights]

    def chances(self, masks: Masks, studio: int) -> list[float]:
        """As `shares`, but in the last round as the rules say: who has won has won."""
        if not self.last:
            return self.shares(masks, studio)
        results = self.results(masks)
        return [(result == max(results)) / results.count(max(results)) for result in results]

    def results(self, masks: Masks) -> list[int]:
        """By these numbers the rules rank the seats if the match ends so."""
        unclaimed = self.unclaimed(masks)
        mask = self.board.mask
        return [self._results[unclaimed, s, mask(masks, s)] for s in range(self.board.seats)]

    def total(self, result: int) -> int:
        """The points in a result."""
        movies = self._most_movies if self._game.options.tiebreak == "next_movies" else 1
        return result >> _MOVIE_BITS * movies

    def points(self, masks: Masks, studio: int) -> list[Points]:
        """Each seat's points at the end of the match, as far as they can be foreseen."""
        if self.last:
            return [float(self.total(result)) for result in self.results(masks)]
        unclaimed, mask = self.unclaimed(masks), self.board.mask
        return [
            self._values[unclaimed, seat, mask(masks, seat)] + kept[studio >> 2 * seat & STUDIO]
            for seat, kept in enumerate(self.kept)
        ]

    def of(self, masks: Masks, seat: Seat, without: Mask = 0) -> Points:
        """What the end is worth to one seat, or would be without some of its cells."""
        mask = self.board.mask(masks, seat) & ~without
        return self._values[self.unclaimed(masks), seat, mask]

    def hold(self, masks: Masks, seat: Seat, holding: Holding) -> None:
        """From now on the seat is known to end with this holding: its stars were decided."""
        unclaimed, mask = self.unclaimed(masks), self.board.mask(masks, seat)
        self._values[unclaimed, seat, mask] = self.coming[seat] + self.worth(
            holding, seat, unclaimed
        )
        result = self.forecast[unclaimed].counted.result(holding, self._most_movies)
        self._results[unclaimed, seat, mask] = result
        self._tables[unclaimed][seat].pop(mask, None)

    def now(self, masks: Masks, seat: Seat) -> int:
        """The points of one seat if the match ended so."""
        counted = self.forecast[self.unclaimed(masks)].counted
        return max(map(counted.total, self.round.ends(seat, self.board.mask(masks, seat))))

    def utilities(self, masks: Masks, studio: int) -> list[float]:
        """What every seat strives for: to win, then to lead by much; before the end, chances."""
        if not self.exactly:
            return self.shares(masks, studio)
        results = self.results(masks)
        best = max(results)
        win = _WIN / results.count(best)
        totals = [self.total(result) for result in results]
        return [
            win * (result == best)
            + total * (1 + _OWN)
            - max(other for s, other in enumerate(totals) if s != seat)
            for seat, (result, total) in enumerate(zip(results, totals, strict=True))
        ]


def _is_neutral(taste: Taste) -> bool:
    return not (taste.stars or taste.blockbusters or taste.movies)


def standing(game: Hollywood, state: State, futures: Sequence[Future]) -> list[float]:
    """Each seat's chance to win at the start of a round, before its cards are looked at."""
    to_go = game.deck.table(state.seats).rounds - state.round
    if state.round == 0:
        return [1 / state.seats] * state.seats
    future = futures[min(to_go, len(futures)) - 1]
    forecast = _Forecast(game, state, future, state.unclaimed)
    values = []
    for seat in range(state.seats):
        order = (seat - state.first) % state.seats
        coming = future.order[order % len(future.order)]
        kept = future.clap * state.clap[seat] + future.double * state.double[seat]
        held = forecast.value(holding_of(state, seat), NEUTRAL)
        values.append((held + (coming + kept) / _HUNDRED) / future.heat * _HUNDRED)
    weights = [math.exp(value - max(values)) for value in values]
    return [weight / sum(weights) for weight in weights]
