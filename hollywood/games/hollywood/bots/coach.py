"""The coach: the best moves, what they promise, and one true reason for each."""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias

from hollywood.bots.advice import Advice
from hollywood.core.message import Seat, say

from ..rules import words
from ..rules.game import Hollywood
from ..rules.state import Move, State
from . import rough
from .cast import LEVELS, Cast
from .holdings import holding_of
from .outlook import Outlook
from .packed import Choice, Masks, Position, fits
from .player import at_end, finishes
from .reasons import WEAK, Reason, reasons
from .solver import Solver, TooMany
from .tree import Tree
from .value import NEUTRAL, Points

BEST = 3  # moves that are shown
PLAY_OUTS = 10_000  # that tell luck; for a move the coach thinks as hard as the strongest bot


@dataclass
class _Sum:
    """Where the play-outs of one move ended, added up."""

    count: int = 0
    points: Points = 0.0
    places: tuple[float, ...] = ()

    def add(self, points: Points, places: tuple[float, ...]) -> None:
        """One more of them."""
        self.count += 1
        self.points += (points - self.points) / self.count
        before = self.places or (0.0,) * len(places)
        self.places = tuple(b + (p - b) / self.count for b, p in zip(before, places, strict=True))


_Promise: TypeAlias = tuple[Choice, float, Points, tuple[float, ...]]


def outlook_of(game: Hollywood, cast: Cast, state: State) -> Outlook:
    """How the round looks to somebody without a taste."""
    return Outlook(game, state, cast.futures_for(state.seats), [NEUTRAL] * state.seats)


def advise(
    game: Hollywood,
    cast: Cast,
    state: State,
    rng: random.Random,
    best: int = BEST,
    played: Move | None = None,
) -> Generator[None, None, list[Advice[Move]]]:
    """The best moves of whose turn it is, the very best first; pauses now and then.

    A move that was `played` is thought about as much as the best ones.
    """
    if not fits(game.deck, state.seats):
        return (yield from rough.advise(game, state, rng))[:best]
    outlook = outlook_of(game, cast, state)
    if state.claims:
        return _of_finishes(game, outlook, state)[:best]
    strongest, position = cast.levels[LEVELS[-1]], outlook.board.position(state)
    solver, promises = Solver(outlook, most=strongest.solve), list[_Promise]()
    if outlook.last and solver.estimate(position) <= strongest.solve:
        with suppress(TooMany):
            promises = yield from _solved(outlook, solver, position)
    exact = bool(promises)
    if not exact:
        promises = yield from _sampled(outlook, position, strongest.play_outs, rng, played)
    advices: list[Advice[Move]] = []
    for choice, win, points, places in promises[:best]:
        move = outlook.board.moves[choice]
        reason = _reason(game, outlook, state, move, points if exact else None, first=not advices)
        advices.append(_advice(move, reason, win, points, places, exact=exact))
    return advices


def _advice(
    move: Move,
    reason: Reason,
    win: float,
    points: Points,
    places: tuple[float, ...],
    *,
    exact: bool,
) -> Advice[Move]:
    return Advice(move, words.said(move), reason.message, win, points, places, exact)


def _solved(
    outlook: Outlook, solver: Solver, position: Position
) -> Generator[None, None, list[_Promise]]:
    """Every move played out to the end."""
    seat, board = position.turn, outlook.board
    found = []
    for choice in board.sensible(position):
        yield
        after = board.play(position, choice)
        end = solver.line(after)
        points, places = _end(outlook, end.masks, end.studio, seat)
        win = outlook.chances(end.masks, end.studio)[seat]
        found.append((solver.solve(*after)[seat], (choice, win, points, places)))
    found.sort(key=lambda each: -each[0])
    return [promise for _, promise in found]


def _sampled(
    outlook: Outlook, position: Position, play_outs: int, rng: random.Random, played: Move | None
) -> Generator[None, None, list[_Promise]]:
    """Every move by tree search; what ends are like is the mean of the later half."""
    sums: dict[Choice, _Sum] = {}
    seat = position.turn

    def observe(choice: Choice, masks: Masks, studio: int) -> None:
        sums.setdefault(choice, _Sum()).add(*_end(outlook, masks, studio, seat))

    keep = outlook.board.choice[played] if played else None
    tree = Tree(outlook, position, rng)
    yield from tree.grow(play_outs // 2, keep)
    tree.observe = observe
    yield from tree.grow(play_outs // 2, keep)
    return [
        (choice, win, sums[choice].points, sums[choice].places)
        for choice, win in tree.worths()
        if choice in sums
    ]


def _end(
    outlook: Outlook, masks: Masks, studio: int, seat: Seat
) -> tuple[Points, tuple[float, ...]]:
    """A seat's points and chances of each place when the round has ended so."""
    points = outlook.points(masks, studio)[seat]
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
    *,
    first: bool,
) -> Reason:
    """What tells most of the move: for a worse one what is wrong with it, if that is known."""
    found = reasons(game, outlook, state, move)
    if not first and found[-1].kind == "wasted":
        return found[-1]
    if solved is not None and outlook.last and found[0].kind in WEAK:
        return Reason(
            "solved", say("hollywood.reason.solved", count=round(solved)), found[0].weight
        )
    return found[0]


def _of_finishes(game: Hollywood, outlook: Outlook, state: State) -> list[Advice[Move]]:
    """The projects for a star, the best first."""
    seat = state.claims[-1][0]
    masks, studio = outlook.board.position(state)[::3]
    for other in range(state.seats):  # some of what they claimed is in their hands already
        held = at_end(game, outlook, state, other, holding_of(state, other))
        outlook.hold(masks, other, held)
    advices: list[Advice[Move]] = []
    for move, holding in finishes(game, outlook, state):
        outlook.hold(masks, seat, holding)
        win = outlook.chances(masks, studio)[seat]
        points, places = _end(outlook, masks, studio, seat)
        reason = reasons(game, outlook, state, move)[0]
        advices.append(_advice(move, reason, win, points, places, exact=outlook.last))
    return advices
