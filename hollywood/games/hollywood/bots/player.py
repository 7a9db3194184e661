"""A player of Hollywood!: a level, a character, and what they do in a position."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import TypeAlias

from hollywood.bots.bot import Thought
from hollywood.bots.slip import slip
from hollywood.core.game import Game
from hollywood.core.message import Seat

from ..rules.game import Hollywood
from ..rules.state import Finish, Move, State
from .cast import Cast, Level, dimmed
from .greedy import Greedy
from .holdings import HandingOut, Holding, holding_of
from .outlook import Outlook
from .packed import MoveNumber, PackedPosition, fits
from .solver import Solvers, TooMany
from .tree import Tree
from .value import NEUTRAL, Taste

_HUNDRED = 100
_SOLVED = 8  # so much less is sampled where an exact solution follows
_SAME = 0.1  # of a win: solved moves that differ less only differ in points

Worths: TypeAlias = list[tuple[MoveNumber, float]]  # moves, and the chance to win with each


class Player:
    """Searches a round as hard as the level says, and values its end as the character does."""

    def __init__(self, cast: Cast, level: Level, taste: Taste = NEUTRAL) -> None:
        self._cast, self._level, self._taste = cast, level, taste
        self._slack = (level.slack + taste.whim) / _HUNDRED
        self._known: tuple[object, Outlook, Solvers] | None = None

    def think(
        self,
        game: Game[State, Move],
        seat: Seat,
        moves: Sequence[Move],
        world: Callable[[], State],
        rng: random.Random,
    ) -> Thought[Move]:
        """Think as hard as the level does; of the moves worth it choose one."""
        assert isinstance(game, Hollywood)
        here = world()
        if len(moves) == 1:
            return moves[0]
        if not fits(game.deck, here.seats):
            return (yield from Greedy().think(game, seat, moves, world, rng))
        outlook, solvers = self._round(game, seat, here)
        if here.claims:
            return finishes(game, outlook, here)[0][0]
        position = outlook.board.position(here)
        worths: Worths = []
        for worths in self._search(outlook, solvers, position, rng):
            yield outlook.board.moves[worths[0][0]]
        return outlook.board.moves[slip(worths, self._slack, rng)]

    def _round(self, game: Hollywood, seat: Seat, here: State) -> tuple[Outlook, Solvers]:
        """What is known about the round: the same for all its moves."""
        key = (game, seat, here.round, here.area, tuple(here.projects), tuple(here.movies))
        if self._known is None or self._known[0] != key:
            futures = [dimmed(f, self._level.foresight) for f in self._cast.futures_for(here.seats)]
            tastes = [self._taste if s == seat else NEUTRAL for s in range(here.seats)]
            outlook = Outlook(game, here, futures, tastes)
            self._known = key, outlook, Solvers(outlook, self._level.solve)
        return self._known[1:]

    def _search(
        self, outlook: Outlook, solvers: Solvers, position: PackedPosition, rng: random.Random
    ) -> Iterator[Worths]:
        """The moves by what they are worth, the best first, better known each time."""
        tree, play_outs = Tree(outlook, position, rng), self._level.play_outs
        if solver := solvers.within_reach(position):
            for _ in tree.grow(play_outs // _SOLVED):
                yield tree.worths()
            sampled = tree.worths()
            with suppress(TooMany):
                for solved in solver.worths(position, [choice for choice, _ in sampled]):
                    yield _sifted(sampled, solved)
                return
            play_outs //= 2  # the solution that was given up has taken its time
        for _ in tree.grow(play_outs):
            yield tree.worths()
        yield tree.worths()


def _sifted(sampled: Worths, solved: Worths) -> Worths:
    """Of the moves that are best against perfect play those first that are best against errors."""
    most = solved[0][1]
    as_good = {choice for choice, worth in solved if worth > most - _SAME}
    return sorted(sampled, key=lambda each: each[0] not in as_good)


def finishes(game: Hollywood, outlook: Outlook, here: State) -> list[tuple[Move, Holding]]:
    """The projects for the star, the best first, and what its owner then holds in the end.

    Each is judged with all that the owner will still claim this round.
    """
    seat, star = here.claims[-1]
    unclaimed = outlook.unclaimed(outlook.board.position(here).masks)
    handing_out, held = HandingOut(game.deck), holding_of(here, seat)
    ends: list[tuple[Move, Holding]] = []
    for move in game.moves(here):
        assert isinstance(move, Finish)
        finished = handing_out.finished(held, star, move.genre)
        ends.append((move, at_end(game, outlook, here, seat, finished)))
    ends.sort(key=lambda end: -outlook.worth(end[1], seat, unclaimed))
    return ends


def at_end(game: Hollywood, outlook: Outlook, here: State, seat: Seat, held: Holding) -> Holding:
    """What a seat that holds this will hold when all claims are handed out, if it chooses well."""
    unclaimed = outlook.unclaimed(outlook.board.position(here).masks)
    later = [card for owner, card in reversed(here.claims[:-1]) if owner == seat]
    ends = HandingOut(game.deck).all_given(held, later)
    return max(ends, key=lambda end: outlook.worth(end, seat, unclaimed))
