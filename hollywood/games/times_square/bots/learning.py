"""Learning from self-play: how data/times_square_net.yaml came about."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from statistics import fmean
from typing import TypeAlias

from hollywood.core.reader import Written

from ..rules.game import TimesSquare
from ..rules.street import MANHOLE
from .net import (
    DRAWS,
    FIGURES,
    LAMPS,
    NEAR_THE_END,
    OTHERS,
    SPACES,
    WON,
    Learnt,
    Net,
    numbers,
)
from .packed import Cards
from .world import Choice, Judge, Scales, World, cards_in, count, steps

Key: TypeAlias = tuple[str, str, int]  # of a row: its part of the file, its name, its place
Input: TypeAlias = tuple[Key, float]
Seen: TypeAlias = Sequence[Input]  # at the end of a turn
Example: TypeAlias = tuple[Seen, float]  # and its worth
Match: TypeAlias = tuple[Sequence[Seen], float]  # its turns; the result of whoever made the last

PARTS = ("kept", "unseen", "others", "other")  # of the file, in which a name has one row
_FILE = 1000  # the file counts in thousandths
_FORESIGHT = 0.7  # how much more the end of a match teaches than what was thought one turn later


def inputs(world: World, choice: Choice) -> Seen:
    """All that the net sees of how a turn ends, and how much of each."""
    judge = world.judge
    sue, left, right, hal, deb = stand = choice.stand
    charlie = world.charlie + steps(stand, judge.inside)
    stands = zip(FIGURES, (*stand, charlie), strict=True)
    found = [_input("stands", name, at + SPACES, 1.0) for name, at in stands]
    found += _of_cards(judge, "kept", cards_in(world.hand - choice.used), 1 / 2)
    found += _of_cards(judge, "unseen", [*cards_in(world.other), *world.supply], 1 / 4)
    draws = world.draws - count(choice.used)
    late = max(0, NEAR_THE_END - draws) / NEAR_THE_END
    other = (-sue, -right, -left, -hal, -deb)
    seen = {
        "deb_beyond": deb > sue,
        "sue_beyond": deb < sue,
        "distance": (deb - sue) / SPACES,
        "draws": draws / DRAWS,
        "late": late,
        "side": late * ((sue > MANHOLE) - (sue < MANHOLE)),
        "steps": (steps(stand, judge.inside) - steps(other, judge.inside)) / LAMPS,
        "own_half": left > MANHOLE,
        "other_half": right < MANHOLE,
        "width": (right - left) / SPACES,
    }
    return found + [_input("others", name, 0, float(by)) for name, by in seen.items() if by]


def inputs_of_both_hands(world: World, choice: Choice) -> Seen:
    """The same, and the cards in the other player's hand."""
    return [*inputs(world, choice), *_of_cards(world.judge, "other", cards_in(world.other), 1 / 2)]


def _of_cards(judge: Judge, part: str, cards: Iterable[Cards], each: float) -> list[Input]:
    return [_input(part, judge.id[card], 0, each * n) for card, n in Counter(cards).items()]


@cache  # so that all matches share the few there are
def _input(part: str, name: str, at: int, by: float) -> Input:
    return (part, name, at), by


@dataclass
class Pupil:
    """The weights while they are learnt: a row for each input, as in the file."""

    rows: dict[Key, list[float]]
    bias: list[float]
    output: list[float]

    @classmethod
    def of(cls, learnt: Learnt) -> Pupil:
        """Somebody who knows what the file holds."""
        rows: dict[Key, list[float]] = {
            ("stands", figure, at): numbers(row)
            for figure, texts in learnt.stands.items()
            for at, row in enumerate(texts)
        }
        for part in PARTS:
            rows |= {(part, name, 0): numbers(row) for name, row in getattr(learnt, part).items()}
        return cls(rows, numbers(learnt.bias), numbers(learnt.output)[:-1])

    def thought(self, seen: Seen) -> tuple[list[float], float]:
        """The hidden units, and the chance to win."""
        sums = self.bias[:]
        for key, by in seen:
            sums = [total + by * weight for total, weight in zip(sums, self.rows[key], strict=True)]
        *hidden, direct = sums
        units = [max(0.0, x) for x in hidden]
        odds = direct + sum(x * weight for x, weight in zip(units, self.output, strict=True))
        return units, 1 / (1 + math.exp(-odds))

    def learn(self, seen: Seen, target: float, rate: float) -> float:
        """Think a little more as one should have thought; the chance that was thought of."""
        units, chance = self.thought(seen)
        step = rate * (target - chance)
        change = [step * w * (x > 0) for w, x in zip(self.output, units, strict=True)] + [step]
        self.output = [w + step * x for w, x in zip(self.output, units, strict=True)]
        self.bias = [w + x for w, x in zip(self.bias, change, strict=True)]
        for key, by in seen:
            row = self.rows[key]
            self.rows[key] = [w + by * x for w, x in zip(row, change, strict=True)]
        return chance

    def learnt(self) -> Learnt:
        """The weights as the file holds them."""
        parts: dict[str, dict[str, list[Written]]] = {}
        for (part, name, _), row in self.rows.items():
            parts.setdefault(part, {}).setdefault(name, []).append(_text(row))
        single = {part: {n: row for n, (row, *_) in rows.items()} for part, rows in parts.items()}
        return Learnt(
            1,
            _text([*self.output, 0.0]),
            _text(self.bias),
            {name: tuple(rows) for name, rows in parts["stands"].items()},
            *(single.get(part, {}) for part in PARTS),
        )


def _text(row: Sequence[float]) -> Written:
    return Written(" ".join(str(round(weight * _FILE)) for weight in row))


def beginner(game: TimesSquare, hidden: int, rng: random.Random) -> Pupil:
    """Somebody who knows nothing yet."""
    cards = [str(kind.id) for kind in game.deck.cards]
    keys: list[Key] = [("stands", figure, i) for figure in FIGURES for i in range(2 * SPACES + 1)]
    keys += [(part, card, 0) for part in ("kept", "unseen") for card in cards]
    keys += [("others", name, 0) for name in OTHERS]
    rows = {key: [*(rng.uniform(-0.1, 0.1) for _ in range(hidden)), 0.0] for key in keys}
    bias = [*(rng.uniform(0, 0.1) for _ in range(hidden)), 0.0]
    return Pupil(rows, bias, [rng.uniform(-0.2, 0.2) for _ in range(hidden)])


def self_play(
    world: World,
    errors: float,
    rng: random.Random,
    see: Callable[[World, Choice], Seen] = inputs,
) -> Match:
    """What was seen after each turn of a match, but for a last one that the rules judge."""
    turns = list[Seen]()
    while True:
        choice = any_turn(world, rng) if rng.random() < errors else world.best()
        seen = see(world, choice)
        result = world.end(choice, rng)
        if result is not None and abs(choice.odds) >= WON:
            return turns, 1 - result
        turns.append(seen)
        if result is not None:
            return turns, result


def any_turn(world: World, rng: random.Random) -> Choice:
    """A turn, whatever it is worth."""
    packed, best = world.judge.packed, world.best()
    found = [(stand, used, False) for stand, used in packed.turns(world.stand, world.hand)]
    found += [(stand, 0, True) for stand in packed.lures(world.stand)]
    if not found:
        return best
    stand, used, lured = rng.choice(found)
    return Choice(Scales(world).odds(stand, used), stand, used, lured)


def teach(pupil: Pupil, seen: Sequence[Seen], result: float, rate: float) -> None:
    """What a match teaches, from its end to its beginning; each turn is the other player's."""
    target = result
    for each in reversed(seen):
        chance = pupil.learn(each, target, rate)
        target = 1 - (_FORESIGHT * target + (1 - _FORESIGHT) * chance)


def study(
    game: TimesSquare, pupil: Pupil, seeds: Sequence[int], rate: float, errors: float
) -> None:
    """Play some matches against oneself and learn from them."""
    judge = Judge(game, Net(pupil.learnt(), game.deck))
    for seed in seeds:
        world = judge.world(game.start(2, seed))
        teach(pupil, *self_play(world, errors, random.Random(seed)), rate)


def ends(match: Match) -> Iterator[Example]:
    """What was seen after each turn, the last one first, and what the match came to."""
    turns, result = match
    for seen in reversed(turns):
        yield seen, result
        result = 1 - result  # the turn before was the other player's


def difference(pupil: Pupil, found: Sequence[Example]) -> float:
    """How far from the examples the pupil's thoughts are: the root of the mean square."""
    return math.sqrt(fmean((worth - pupil.thought(seen)[1]) ** 2 for seen, worth in found))
