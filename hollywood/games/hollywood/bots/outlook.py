"""What every end of a round is worth to every seat: the leaves of all searches."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import chain

from hollywood.core.message import Seat

from ..rules.deck import GENRES
from ..rules.game import Hollywood
from ..rules.state import State
from .holdings import Holding, Round
from .packed import CLAP, DOUBLE, STUDIO, Mask, Masks
from .value import HUNDRED, MOVIE_BITS, Counted, Expectation, Future, Memo, Points, Taste

_LAST_HEAT = 0.5  # points by which a lead in the last round is nearly sure
_STEEPEST = 200.0  # keeps exp() from overflowing
SURE, _OWN = 1000.0, 0.01  # the exact solution: first win, then lead, then points


class Outlook:
    """One round's ends, each looked at once."""

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
        self.heat = self._future.heat / HUNDRED if self._future else _LAST_HEAT
        self.coming = [self._still_to_come(seat) for seat in range(state.seats)]
        self.kept = [self._kept(taste) for taste in tastes]
        self._kept_weight = [[math.exp(k / self.heat) for k in kept] for kept in self.kept]
        self.forecast: Memo[Mask, Expectation] = Memo(self._forecast)
        self._tables: Memo[Mask, list[Memo[Mask, float]]] = Memo(self._weights)
        self._values: Memo[tuple[Mask, Seat, Mask], Points] = Memo(self._value)
        self._results: Memo[tuple[Mask, Seat, Mask], int] = Memo(self._result)
        self._strivings: Memo[tuple[int, ...], list[float]] = Memo(self._striving)
        self.exactly = self.last and all(taste.plain for taste in tastes)
        self.scale = SURE if self.exactly else 1.0  # utilities of a win
        scores = game.scores(state)
        self._level = max(s + c for s, c in zip(scores, self.coming, strict=True))
        self._plain = self._tables[0] if not self._advanced else []

    def _still_to_come(self, seat: Seat) -> Points:
        """Points a seat will make later, whatever it does now."""
        if self._future is None:
            return 0.0
        seats = self._state.seats
        order = (seat - self._state.first - 1) % seats
        return self._future.order[order % len(self._future.order)] / HUNDRED

    def _kept(self, taste: Taste) -> list[Points]:
        """What studio cards are worth at the end of the round, by the two bits of a seat."""
        if self._future is None:
            return [0.0] * (STUDIO + 1)
        each = self._future.clap, self._future.double
        clap, double = (worth * taste.studio / HUNDRED**2 for worth in each)
        return [clap * bool(c & CLAP) + double * bool(c & DOUBLE) for c in range(STUDIO + 1)]

    def _forecast(self, unclaimed: Mask) -> Expectation:
        lying = self.round.left_lying(unclaimed)
        return Expectation(self._game, self._state, self._future, lying)

    def unclaimed(self, masks: Masks) -> Mask:
        """The cells left without a reel, if that makes any difference; else none."""
        return self.board.all & ~self.board.taken(masks) if self._advanced else 0

    def worth(self, holding: Holding, seat: Seat, unclaimed: Mask) -> Points:
        """What a holding is worth to its owner, by the owner's taste."""
        taste = self._tastes[seat]
        return self.forecast[unclaimed].value(holding, taste) + self._bonus(holding, taste)

    def _bonus(self, holding: Holding, taste: Taste) -> Points:
        """What the taste adds; nothing of it is points."""
        if taste.plain:
            return 0.0
        faces = self._game.deck.faces
        stars = sum(faces[movie[0]].stars for movie in holding.movies)
        bonus = taste.stars * stars + taste.movies * len(holding.movies)
        bonus += taste.blockbusters * len(holding.blockbusters)
        if any(taste.genres):
            fond = dict(zip(GENRES, taste.genres, strict=True))
            films = chain(*holding.projects, *(movie[1:] for movie in holding.movies))
            bonus += sum(fond[genre] for film in films if (genre := faces[film].genre))
        return bonus / HUNDRED

    def _value(self, key: tuple[Mask, Seat, Mask]) -> Points:
        unclaimed, seat, mask = key
        ends = self.round.ends(seat, mask)
        return self.coming[seat] + max(self.worth(end, seat, unclaimed) for end in ends)

    def _result(self, key: tuple[Mask, Seat, Mask]) -> int:
        unclaimed, seat, mask = key
        counted = self.forecast[unclaimed].counted
        return max(counted.result(e, self._most_movies) for e in self.round.ends(seat, mask))

    def _weights(self, unclaimed: Mask) -> list[Memo[Mask, float]]:
        return [Memo(self._weight, unclaimed, seat) for seat in range(self._state.seats)]

    def _weight(self, unclaimed: Mask, seat: Seat, mask: Mask) -> float:
        steep = (self._values[unclaimed, seat, mask] - self._level) / self.heat
        return math.exp(max(-_STEEPEST, min(_STEEPEST, steep)))

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
        return result >> MOVIE_BITS * movies

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

    def counted(self, masks: Masks) -> Counted:
        """Holdings in points if the match ends so."""
        return self.forecast[self.unclaimed(masks)].counted

    def now(self, masks: Masks, seat: Seat) -> int:
        """The points of one seat if the match ended so."""
        ends = self.round.ends(seat, self.board.mask(masks, seat))
        return max(map(self.counted(masks).total, ends))

    def utilities(self, masks: Masks, studio: int) -> list[float]:
        """What every seat strives for: to win, then to lead by much; before the end, chances."""
        if not self.exactly:
            return self.shares(masks, studio)
        return self._strivings[tuple(self.results(masks))]

    def _striving(self, results: tuple[int, ...]) -> list[float]:
        """The same for all ends with these results, of which a solver keeps very many."""
        best = max(results)
        win = SURE / results.count(best)
        totals = [self.total(result) for result in results]
        return [
            win * (result == best)
            + total * (1 + _OWN)
            - max(other for s, other in enumerate(totals) if s != seat)
            for seat, (result, total) in enumerate(zip(results, totals, strict=True))
        ]
