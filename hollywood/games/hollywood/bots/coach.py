"""The coach: the best moves, what they promise, and one true reason for each."""

from __future__ import annotations

import random
from collections.abc import Container, Generator, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from statistics import fmean

from hollywood.bots.advice import Advice
from hollywood.bots.roles import LEVELS
from hollywood.core.message import Seat, say

from ..rules import words
from ..rules.game import Hollywood
from ..rules.state import Move, State
from . import rough
from .cast import Cast
from .holdings import holding_of
from .outlook import SURE, Outlook
from .packed import Masks, MoveNumber, PackedPosition, fits
from .player import at_end, finishes
from .reasons import WEAK, Reason, reasons
from .solver import Solver, Solvers, TooMany
from .tree import CURIOSITY, Tree
from .value import NEUTRAL, Points

BEST = 3  # moves that are shown


@dataclass
class _Sum:
    """Where the play-outs of one move ended, added up."""

    count: int = 0
    points: tuple[Points, ...] = ()
    places: tuple[float, ...] = ()
    chances: tuple[float, ...] = ()

    def add(
        self, points: Sequence[Points], places: tuple[float, ...], chances: Sequence[float]
    ) -> None:
        """One more of them."""
        self.count += 1
        self.points = self._mean(self.points, points)
        self.places = self._mean(self.places, places)
        self.chances = self._mean(self.chances, chances)

    def _mean(self, so_far: Sequence[float], more: Sequence[float]) -> tuple[float, ...]:
        before = so_far or (0.0,) * len(more)
        return tuple(b + (m - b) / self.count for b, m in zip(before, more, strict=True))


@dataclass(frozen=True)
class Promise:
    """What a move leads to."""

    move: Move
    win: float
    points: Sequence[Points]  # of each seat
    places: tuple[float, ...]
    chances: Sequence[float]  # of each seat to win
    worths: Sequence[float]  # what each seat strives for
    sure: bool = False  # the win is proven


@dataclass(frozen=True)
class Promises:
    """What the moves of one turn lead to, the best first."""

    every: Sequence[Promise]
    exact: bool

    @cached_property
    def _means(self) -> list[float]:
        worths = zip(*(each.worths for each in self.every), strict=True)
        return [fmean(worth) for worth in worths]

    def with_winner(self, sure: Promise, seat: Seat) -> Promises:
        """The same, but this one surely wins for the seat."""
        seats = range(len(sure.chances))
        chances = [float(each == seat) for each in seats]
        places = tuple(float(each == 0) for each in seats)
        won = replace(sure, win=1.0, places=places, chances=chances, sure=True)
        return Promises([won, *(each for each in self.every if each is not sure)], exact=False)

    def harmed(self, promise: Promise) -> Container[Seat]:
        """Who fares worse after this move than after others."""
        return {s for s, mean in enumerate(self._means) if promise.worths[s] < mean}


def mean_of_searches(found: Sequence[Promises]) -> Promises:
    """The mean of several searches; the best move is the one that was high up in most of them."""
    if len(found) == 1:
        return found[0]
    by_move: dict[Move, list[Promise]] = {}
    ranks: dict[Move, int] = {}
    for promises in found:
        for rank, each in enumerate(promises.every):
            by_move.setdefault(each.move, []).append(each)
            ranks[each.move] = ranks.get(each.move, 0) + rank
    means = [_mean(same) for same in by_move.values() if len(same) == len(found)]
    return Promises(sorted(means, key=lambda each: (ranks[each.move], -each.win)), exact=False)


def _mean(same: Sequence[Promise]) -> Promise:
    """What several searches say of one move."""

    def of(numbers: Iterable[Sequence[float]]) -> tuple[float, ...]:
        return tuple(fmean(each) for each in zip(*numbers, strict=True))

    return Promise(
        same[0].move,
        fmean(each.win for each in same),
        of(each.points for each in same),
        of(each.places for each in same),
        of(each.chances for each in same),
        of(each.worths for each in same),
    )


@dataclass(frozen=True)
class Round:
    """A round that is thought about, and what is known of it."""

    game: Hollywood
    outlook: Outlook
    solvers: Solvers

    @classmethod
    def of(cls, game: Hollywood, cast: Cast, state: State, most: int) -> Round:
        """The round of a state; no more positions than so many are solved for one answer."""
        outlook = outlook_of(game, cast, state)
        return cls(game, outlook, Solvers(outlook, most))

    def promises(
        self,
        state: State,
        play_outs: int,
        rng: random.Random,
        played: Move | None = None,
        curiosity: float = CURIOSITY,
    ) -> Generator[None, None, Promises]:
        """What each move leads to, the best first; pauses now and then.

        A move that was `played` is thought about as much as the best ones.
        """
        outlook, whole = self.outlook, self.solvers.whole
        if state.claims:
            return _of_finishes(self.game, outlook, state)
        position = outlook.board.position(state)
        if self.solvers.within_reach(position) is whole:
            with suppress(TooMany):
                return Promises((yield from _solved(outlook, whole, position)), exact=True)
        keep = outlook.board.choice[played] if played else None
        tree = Tree(outlook, position, rng, curiosity)
        sampled = yield from _sampled(outlook, tree, position.turn, play_outs, keep)
        return Promises(sampled, exact=False)

    def sure_first(self, state: State, promises: Promises) -> Generator[None, None, Promises]:
        """Of moves that were only sampled the first that surely wins, if that can be solved."""
        board, winner = self.outlook.board, self.solvers.winner
        if promises.exact or state.claims:
            return promises
        position = board.position(state)
        if self.solvers.within_reach(position) is winner:
            with suppress(TooMany):
                for each in promises.every:
                    after = board.play(position, board.choice[each.move])
                    worths = yield from winner.patiently(after)
                    if worths[position.turn] >= SURE:
                        return promises.with_winner(each, position.turn)
        return promises

    def advice(
        self, state: State, promises: Promises, promise: Promise, *, first: bool
    ) -> Advice[Move]:
        """What is to be said of a move; of the `first` one, why it is the best."""
        game, outlook, move = self.game, self.outlook, promise.move
        seat = game.to_act(state)
        assert seat is not None, "nobody needs advice in a match that is over"
        solved = promise.points[seat] if promises.exact else None
        harmed = promises.harmed(promise)
        reason = _reason(game, outlook, state, move, solved, harmed, first=first)
        return Advice(
            *(move, words.said(move), reason.message),
            *(promise.win, promise.points[seat], promise.places),
            exact=promises.exact,
            sure=promise.sure,
        )


def outlook_of(game: Hollywood, cast: Cast, state: State) -> Outlook:
    """How the round looks to somebody without a taste."""
    return Outlook(game, state, cast.futures_for(state.seats), [NEUTRAL] * state.seats)


def advise(
    game: Hollywood, cast: Cast, state: State, rng: random.Random
) -> Generator[None, None, list[Advice[Move]]]:
    """The best moves of whose turn it is, the very best first; pauses now and then."""
    if not fits(game.deck, state.seats):
        return (yield from rough.advise(game, state, rng))[:BEST]
    strongest = cast.levels[LEVELS[-1]]
    round_ = Round.of(game, cast, state, strongest.solve)
    sampled = yield from round_.promises(state, strongest.play_outs, rng)
    promises = yield from round_.sure_first(state, sampled)
    return [
        round_.advice(state, promises, each, first=not number)
        for number, each in enumerate(promises.every[:BEST])
    ]


def _solved(
    outlook: Outlook, solver: Solver, position: PackedPosition
) -> Generator[None, None, list[Promise]]:
    """Every move played out to the end."""
    seat, board = position.turn, outlook.board
    found = []
    for choice in board.sensible(position):
        after = board.play(position, choice)
        worths = yield from solver.patiently(after)
        end = solver.line(after)
        points, places = _end(outlook, end.masks, end.studio, seat)
        chances = outlook.chances(end.masks, end.studio)
        move = board.moves[choice]
        found.append(Promise(move, chances[seat], points, places, chances, worths))
    return sorted(found, key=lambda each: -each.worths[seat])


def _sampled(
    outlook: Outlook, tree: Tree, seat: Seat, play_outs: int, keep: MoveNumber | None
) -> Generator[None, None, list[Promise]]:
    """Every move by tree search; what ends are like is the mean of the later half."""
    sums: dict[MoveNumber, _Sum] = {}

    def observe(choice: MoveNumber, masks: Masks, studio: int) -> None:
        shares = outlook.shares(masks, studio)
        sums.setdefault(choice, _Sum()).add(*_end(outlook, masks, studio, seat), shares)

    yield from tree.grow(play_outs // 2, keep)
    tree.observe = observe
    yield from tree.grow(play_outs // 2, keep)
    ends = [(outlook.board.moves[choice], win, sums.get(choice)) for choice, win in tree.worths()]
    return [
        Promise(move, win, end.points, end.places, end.chances, end.chances)
        for move, win, end in ends
        if end is not None
    ]


def _end(
    outlook: Outlook, masks: Masks, studio: int, seat: Seat
) -> tuple[Sequence[Points], tuple[float, ...]]:
    """Everybody's points, and a seat's chances of each place, when the round has ended so."""
    points = outlook.points(masks, studio)
    seats = range(outlook.board.seats)
    if outlook.last:
        results = outlook.results(masks)
        place = sum(result > results[seat] for result in results)
        return points, tuple(float(place == each) for each in seats)
    return points, place_chances(outlook.shares(masks, studio), seat)


def place_chances(shares: Sequence[float], seat: Seat) -> tuple[float, ...]:
    """The chances of each place, if places are drawn one after the other by the shares."""
    if len(shares) == 1:
        return (1.0,)
    chances = [shares[seat] / sum(shares)] + [0.0] * (len(shares) - 1)
    for first, share in enumerate(shares):
        if first != seat:
            rest = [*shares[:first], *shares[first + 1 :]]
            later = place_chances(rest, seat - (first < seat))
            for place, chance in enumerate(later, 1):
                chances[place] += share / sum(shares) * chance
    return tuple(chances)


def _reason(
    game: Hollywood,
    outlook: Outlook,
    state: State,
    move: Move,
    solved: Points | None,
    harmed: Container[Seat],
    *,
    first: bool,
) -> Reason:
    """What tells most of the move: for a worse one what is wrong with it, if that is known.

    That it harms a rival is not said where the rival fares as well as after other moves.
    """
    every = reasons(game, outlook, state, move)
    if state.claims:
        return every[0]
    found = [each for each in every if each.rival is None or each.rival in harmed] or every
    if not first and found[-1].kind == "wasted":
        return found[-1]
    if solved is not None and outlook.last and found[0].kind in WEAK:
        return Reason(
            "solved", say("hollywood.reason.solved", count=round(solved)), found[0].weight
        )
    return found[0]


def _of_finishes(game: Hollywood, outlook: Outlook, state: State) -> Promises:
    """The projects for a star, the best first."""
    seat = state.claims[-1][0]
    masks, studio = outlook.board.position(state)[::3]
    for other in range(state.seats):  # some of what they claimed is in their hands already
        held = at_end(game, outlook, state, other, holding_of(state, other))
        outlook.hold(masks, other, held)
    found: list[Promise] = []
    for move, holding in finishes(game, outlook, state):
        outlook.hold(masks, seat, holding)
        chances = outlook.chances(masks, studio)
        points, places = _end(outlook, masks, studio, seat)
        found.append(Promise(move, chances[seat], points, places, chances, chances))
    return Promises(found, exact=outlook.last)
