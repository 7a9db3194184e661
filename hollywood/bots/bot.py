"""What a bot is, and how it is asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from hollywood.core.game import Game, M, S, imagine
from hollywood.core.match import Match
from hollywood.core.message import Seat

T = TypeVar("T")

CHARACTER_SIGN = "_"  # between the level and the character in a bot's name

# yields while it thinks, its best move so far if it has one; returns its move
Thought: TypeAlias = Generator[M | None, None, M]


class Bot(Protocol[S, M]):
    """Someone who chooses a move. `world()` gives a position that may be the true one."""

    def think(
        self,
        game: Game[S, M],
        seat: Seat,
        moves: Sequence[M],
        world: Callable[[], S],
        rng: random.Random,
    ) -> Thought[M]:
        """Choose one of the moves; give way now and then, so that others can run."""


@runtime_checkable
class PreparingBot(Protocol[S, M]):
    """A bot that uses the time in which others decide. It decides sooner then, not otherwise."""

    def prepare(
        self, game: Game[S, M], seat: Seat, world: Callable[[], S], rng: random.Random
    ) -> Generator[None, None, None]:
        """Think about what will not change until its turn, and remember it; give way like a bot."""


@runtime_checkable
class SteadyBot(Protocol):
    """A bot that may decide by nothing but what it sees: neither chance nor memory matters."""

    def steady_in(self, game: Game[Any, Any]) -> bool:
        """Whether it does in this game; then nobody need ask it twice."""


def is_steady(bot: Bot[S, M], game: Game[S, M]) -> bool:
    """Whether it comes to the same move whenever it sees the same."""
    return isinstance(bot, SteadyBot) and bot.steady_in(game)


def preparation(
    bot: PreparingBot[S, M], game: Game[S, M], state: S, seat: Seat, rng: random.Random
) -> Generator[None, None, None]:
    """The bot's thinking while somebody else is to act."""
    return bot.prepare(game, seat, lambda: imagine(game, state, seat, rng), rng)


def thought(bot: Bot[S, M], game: Game[S, M], state: S, rng: random.Random) -> Thought[M]:
    """The bot's thinking about the move of the seat to act.

    Nothing that it is handed leads to the true state: its worlds come from one that only may be it.
    """
    seat = game.to_act(state)
    assert seat is not None, "nobody decides in a match that is over"
    known = imagine(game, state, seat, rng)
    return bot.think(game, seat, game.moves(state), lambda: imagine(game, known, seat, rng), rng)


def chance_at(deal: object, moves_made: int, seat: Seat) -> random.Random:
    """The chance of a bot's decision: the same after as many moves of the same deal, always."""
    return random.Random(f"{deal} {moves_made} {seat}")


def finished(thinking: Generator[Any, None, T]) -> T:
    """What thinking comes to, thought to the end at once."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            result: T = done.value
            return result


def decisions(
    game: Game[S, M], state: S, bots: Sequence[Bot[S, M]], chances: Sequence[random.Random]
) -> Iterator[M]:
    """What bots decide up to the end; whoever asks makes each move in place."""
    while (seat := game.to_act(state)) is not None:
        yield decide(bots[seat], game, state, chances[seat])


def play_to_end(match: Match[S, M], bots: Sequence[Bot[S, M]], chance: random.Random) -> None:
    """Let bots play a match."""
    while (seat := match.to_act) is not None:
        match.play(decide(bots[seat], match.game, match.state, chance))


def playing(
    match: Match[S, M], bots: Sequence[Bot[S, M]], chance: random.Random
) -> Generator[Any, None, None]:
    """Bots play a match; they give way now and then."""
    while (seat := match.to_act) is not None:
        move = yield from thought(bots[seat], match.game, match.state, chance)
        match.play(move)


def decide(
    bot: Bot[S, M],
    game: Game[S, M],
    state: S,
    rng: random.Random,
    enough: Callable[[], bool] | None = None,
) -> M:
    """The move of the seat to act, thought to the end, or until `enough` says to come to one."""
    thinking = thought(bot, game, state, rng)
    while True:
        try:
            so_far = next(thinking)
        except StopIteration as done:
            move: M = done.value
            return move
        if so_far is not None and enough is not None and enough():
            return so_far
