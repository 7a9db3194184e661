"""Learning from self-play: how data/times_square_net.yaml came about."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
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
Example: TypeAlias = tuple[list[Input], float]  # what is seen at the end of a turn; its worth

PARTS = ("kept", "unseen", "others", "other")  # of the file, in which a name has one row
_FILE = 1000  # the file counts in thousandths
_FORESIGHT = 0.7  # how much more the end of a match teaches than what was thought one turn later


def inputs(world: World, choice: Choice) -> list[Input]:
    """All that the net sees of how a turn ends, and how much of each."""
    judge = world.judge
    sue, left, right, hal, deb = stand = choice.stand
    charlie = world.charlie + steps(stand, judge.inside)
    stands = zip(FIGURES, (*stand, charlie), strict=True)
    found: list[Input] = [(("stands", name, at + SPACES), 1.0) for name, at in stands]
    found += [(("kept", card, 0), 1 / 2) for card in _ids(judge, world.hand - choice.used)]
    found += [(("unseen", card, 0), 1 / 4) for card in _ids(judge, world.other)]
    found += [(("unseen", judge.id[card], 0), 1 / 4) for card in world.supply]
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
    return found + [(("others", name, 0), float(by)) for name, by in seen.items() if by]


def inputs_of_both_hands(world: World, choice: Choice) -> list[Input]:
    """The same, and the cards in the other player's hand."""
    other = [(("other", card, 0), 1 / 2) for card in _ids(world.judge, world.other)]
    return inputs(world, choice) + other


def _ids(judge: Judge, cards: Cards) -> Iterator[str]:
    return (judge.id[card] for card in cards_in(cards))


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

    def thought(self, seen: Sequence[Input]) -> tuple[list[float], float]:
        """The hidden units, and the chance to win."""
        sums = self.bias[:]
        for key, by in seen:
            sums = [total + by * weight for total, weight in zip(sums, self.rows[key], strict=True)]
        *hidden, direct = sums
        units = [max(0.0, x) for x in hidden]
        odds = direct + sum(x * weight for x, weight in zip(units, self.output, strict=True))
        return units, 1 / (1 + math.exp(-odds))

    def learn(self, seen: Sequence[Input], target: float, rate: float) -> float:
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
    see: Callable[[World, Choice], list[Input]] = inputs,
) -> tuple[list[list[Input]], float]:
    """What was seen after each turn of a match, and the last one's result for whoever made it."""
    seen, result = list[list[Input]](), None
    while result is None:
        choice = likely_turn(world, errors, rng)
        known = see(world, choice) if abs(choice.odds) < WON else None
        result = world.end(choice, rng)
        if known is None and result is not None:
            return seen, 1 - result
        if known is not None:
            seen.append(known)
    return seen, result


def likely_turn(world: World, errors: float, rng: random.Random) -> Choice:
    """The turn the net likes best; so often any turn."""
    return _any_turn(world, rng) if rng.random() < errors else world.best()


def _any_turn(world: World, rng: random.Random) -> Choice:
    packed, best = world.judge.packed, world.best()
    found = [(stand, used, False) for stand, used in packed.turns(world.stand, world.hand)]
    found += [(stand, 0, True) for stand in packed.lures(world.stand)]
    if not found:
        return best
    stand, used, lured = rng.choice(found)
    return Choice(Scales(world).odds(stand, used), stand, used, lured)


def teach(pupil: Pupil, seen: Sequence[list[Input]], result: float, rate: float) -> None:
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


def learn_once(pupil: Pupil, found: Sequence[Example], rate: float, rng: random.Random) -> None:
    """Go once through all examples, in any order."""
    for seen, worth in rng.sample(found, len(found)):
        pupil.learn(seen, worth, rate)


def difference(pupil: Pupil, found: Sequence[Example]) -> float:
    """How far from the examples the pupil's thoughts are: the root of the mean square."""
    return math.sqrt(fmean((worth - pupil.thought(seen)[1]) ** 2 for seen, worth in found))
