"""The coach: the best moves, what they promise, and one true reason for each."""

from __future__ import annotations

import random
from collections.abc import Container, Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
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
from .outlook import Outlook
from .packed import Masks, MoveNumber, PackedPosition, fits
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
    worths: tuple[float, ...] = ()

    def add(self, points: Points, places: tuple[float, ...], worths: Sequence[float]) -> None:
        """One more of them."""
        self.count += 1
        self.points += (points - self.points) / self.count
        self.places = self._mean(self.places, places)
        self.worths = self._mean(self.worths, worths)

    def _mean(self, so_far: Sequence[float], more: Sequence[float]) -> tuple[float, ...]:
        before = so_far or (0.0,) * len(more)
        return tuple(b + (m - b) / self.count for b, m in zip(before, more, strict=True))


@dataclass(frozen=True)
class _Promise:
    """What a move leads to."""

    choice: MoveNumber
    win: float
    points: Points
    places: tuple[float, ...]
    worths: Sequence[float]  # what it is worth to each seat: the mover's rivals, too


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
    play_outs = strongest.play_outs
    if outlook.last and solver.estimate(position) <= strongest.solve:
        with suppress(TooMany):
            promises = yield from _solved(outlook, solver, position)
        play_outs = strongest.unsolved
    exact = bool(promises)
    if not exact:
        promises = yield from _sampled(outlook, position, play_outs, rng, played)
    means = [fmean(worths) for worths in zip(*(each.worths for each in promises), strict=True)]
    advices: list[Advice[Move]] = []
    for each in promises[:best]:
        move = outlook.board.moves[each.choice]
        harmed = {s for s, mean in enumerate(means) if each.worths[s] < mean}
        solved = each.points if exact else None
        reason = _reason(game, outlook, state, move, solved, harmed, first=not advices)
        advices.append(_advice(move, reason, each.win, each.points, each.places, exact=exact))
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
    outlook: Outlook, solver: Solver, position: PackedPosition
) -> Generator[None, None, list[_Promise]]:
    """Every move played out to the end."""
    seat, board = position.turn, outlook.board
    found = []
    for choice in board.sensible(position):
        yield
        after = board.play(position, choice)
        worths, end = solver.solve(*after), solver.line(after)
        points, places = _end(outlook, end.masks, end.studio, seat)
        win = outlook.chances(end.masks, end.studio)[seat]
        found.append(_Promise(choice, win, points, places, worths))
    return sorted(found, key=lambda each: -each.worths[seat])


def _sampled(
    outlook: Outlook,
    position: PackedPosition,
    play_outs: int,
    rng: random.Random,
    played: Move | None,
) -> Generator[None, None, list[_Promise]]:
    """Every move by tree search; what ends are like is the mean of the later half."""
    sums: dict[MoveNumber, _Sum] = {}
    seat = position.turn

    def observe(choice: MoveNumber, masks: Masks, studio: int) -> None:
        shares = outlook.shares(masks, studio)
        sums.setdefault(choice, _Sum()).add(*_end(outlook, masks, studio, seat), shares)

    keep = outlook.board.choice[played] if played else None
    tree = Tree(outlook, position, rng)
    yield from tree.grow(play_outs // 2, keep)
    tree.observe = observe
    yield from tree.grow(play_outs // 2, keep)
    return [
        _Promise(choice, win, sums[choice].points, sums[choice].places, sums[choice].worths)
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
    harmed: Container[Seat],
    *,
    first: bool,
) -> Reason:
    """What tells most of the move: for a worse one what is wrong with it, if that is known.

    That it harms a rival is not said where the rival fares as well as after other moves.
    """
    every = reasons(game, outlook, state, move)
    found = [each for each in every if each.rival is None or each.rival in harmed] or every
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
