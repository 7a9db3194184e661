"""A player of Times Square: a level, a character, and the turns they choose."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from hollywood.bots.bot import Thought
from hollywood.bots.race import race
from hollywood.bots.slip import slip
from hollywood.core.game import Game
from hollywood.core.message import Seat

from ..rules.game import TimesSquare
from ..rules.state import End, Move, State
from .beginning import beginning, next_move, seen
from .cast import NEUTRAL, Level, Taste
from .greedy import Greedy
from .net import Net, chance
from .options import Option, liked, one_a_place, options
from .samples import Samples
from .turns import Turn, turns
from .world import Judge

_HUNDRED = 100


class Player:
    """Chooses whole turns, and plays them move by move.

    What it chooses follows from what it sees when its turn begins: asked in the middle of a turn,
    it comes to the same plan again, whether it remembers it or not.
    """

    def __init__(self, level: Level, net: Net | None, taste: Taste = NEUTRAL) -> None:
        self._level, self._net, self._taste = level, net, taste
        self._slack = (level.slack + taste.whim) / _HUNDRED
        self._judge: Judge | None = None
        self._plan: tuple[object, Turn] | None = None  # for what was seen when the turn began

    def steady_in(self, game: Game[State, Move]) -> bool:
        """Whether its turns follow from what it sees."""
        return self._net is not None

    def think(
        self,
        game: Game[State, Move],
        seat: Seat,
        moves: Sequence[Move],
        world: Callable[[], State],
        rng: random.Random,
    ) -> Thought[Move]:
        """The next move of the turn it has chosen."""
        assert isinstance(game, TimesSquare)
        here = world()
        if self._net is None:  # it knows no such street
            return (yield from Greedy().think(game, seat, moves, world, rng))
        judge, began = self._judged(game, self._net), beginning(here)
        key = seen(game, began)
        if self._plan is None or self._plan[0] != (game, key, began.last):
            for turn in self._thought_of(judge, began, turns(game, began), key):
                yield next_move(game, began, turn.moves, here)
            self._plan = (game, key, began.last), turn
        planned = next_move(game, began, self._plan[1].moves, here)
        if planned is not None:
            return planned
        *_, turn = self._thought_of(judge, began, turns(game, here), f"{key} {here.places}")
        return turn.moves[0] if turn.moves else End()  # somebody else began this turn

    def _thought_of(
        self, judge: Judge, began: State, found: Sequence[Turn], key: str
    ) -> Iterator[Turn]:
        """The best of the turns, better known each time; the last one is chosen."""
        choices = liked(judge, began, options(judge, began, found), self._taste)
        yield choices[0].turn
        if choices[0].wins:
            return
        worths = [(each.turn, chance(each.odds)) for each in choices]
        if self._level.candidates > 1:
            samples = Samples(judge, began, key)
            for worths in self._raced(samples, one_a_place(choices)[: self._level.candidates]):
                yield worths[0][0]
        yield slip(worths, self._slack, random.Random(key))

    def _judged(self, game: TimesSquare, net: Net) -> Judge:
        if self._judge is None or self._judge.game is not game:
            self._judge = Judge(game, net)
        return self._judge

    def _raced(
        self, samples: Samples, choices: Sequence[Option]
    ) -> Iterator[list[tuple[Turn, float]]]:
        """Those that are still compared, the best first, each with its chance."""

        def sample(number: int, world: int) -> float:
            return samples.of(choices[number].choice, world) + choices[number].extra

        for runners in race(len(choices), sample, len(choices) * self._level.worlds):
            ahead = [each for each in runners if each.heat == runners[0].heat]
            yield [(choices[each.choice].turn, each.mean) for each in ahead]
