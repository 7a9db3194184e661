"""The chance to win after a turn, learnt from self-play: one hidden layer over what is seen."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Literal, TypeAlias, TypeVar

from hollywood.core.faults import refuse_if_any
from hollywood.core.message import Message, say
from hollywood.core.reader import Written, read

from ..rules.deck import Deck
from ..rules.street import MANHOLE
from .lanes import ONE, Lanes, Odds, Packing
from .packed import DIGIT, MOST, Cards

T = TypeVar("T")

SPACES, DOORS = 8, 2  # of the street it was learnt on
FIGURES = ("sue", "left", "right", "hal", "deb", "charlie")
OTHERS = (
    "deb_beyond", "sue_beyond", "distance", "draws", "late", "side", "steps", "own_half",
    "other_half", "width",
)  # fmt: skip
WON: Odds = 50 * ONE
NEAR_THE_END = 24  # draws before last call in which sides begin to count
DRAWS = 78  # in a match
LAMPS = 4
_REMEMBERED = 1 << 11  # hands
_FILE = 1000  # the file counts in thousandths
_ROW = re.compile(r"-?[0-9]{1,5}(?: -?[0-9]{1,5})*", re.ASCII)
_INSIDE = SPACES - DOORS
_STREET = range(-SPACES, SPACES + 1)
_BySpace: TypeAlias = list[T]  # spaces to the left are counted from the end


@dataclass(frozen=True)
class Learnt:
    """What data/times_square_net.yaml and its like hold, a row for everything that is seen.

    A row has a number for each hidden unit, and one more that counts directly.
    """

    format: Literal[1]
    output: Written
    bias: Written
    stands: dict[str, tuple[Written, ...]]  # by figure, for each space from the left
    kept: dict[str, Written]  # for every two cards left in the hand
    unseen: dict[str, Written]  # for every four cards that the player has not seen
    others: dict[str, Written]
    other: dict[str, Written] = field(default_factory=dict)  # for every two in the other hand

    @property
    def rows(self) -> Iterator[Written]:
        """All of them, as they are written."""
        yield from (self.output, self.bias)
        for spaces in self.stands.values():
            yield from spaces
        for part in (self.kept, self.unseen, self.others, self.other):
            yield from part.values()


def read_net(text: str, file: str, knows: Learnt | None = None) -> Learnt:
    """The weights in the text of their file; Faults if it has any.

    A net that sees both hands must know the cards that the playing net `knows`.
    """
    learnt = read(Learnt, text, file)
    refuse_if_any(file, _wrongs(learnt, knows))
    return learnt


def _wrongs(learnt: Learnt, knows: Learnt | None) -> Iterator[tuple[int, Message]]:
    """Rows that do not fit together, or are not there."""
    count = len(learnt.output.split())
    for row in learnt.rows:
        if not _ROW.fullmatch(row) or len(row.split()) != count:
            yield row.line, say("times_square.fault.row", count=count)
    for figure in FIGURES:
        if len(learnt.stands.get(figure, ())) != len(_STREET):
            yield 0, say("times_square.fault.stands", figure=figure, count=len(_STREET))
    cards = [*(knows or learnt).kept]
    asked = {"kept": cards, "unseen": cards, "others": OTHERS, "other": cards if knows else ()}
    for part, names in asked.items():
        for name in names:
            if name not in getattr(learnt, part):
                yield 0, say("fault.missing", where=part, key=name)


def fits(deck: Deck, learnt: Learnt) -> bool:
    """Whether the net knows such a street and all of the cards."""
    street = (deck.spaces, deck.doors) == (SPACES, DOORS) and deck.hand <= MOST
    return street and all(str(kind.id) in learnt.kept for kind in deck.cards)


def chance(odds: Odds) -> float:
    """The chance to win."""
    return 1 / (1 + math.exp(-odds / ONE)) if abs(odds) < WON else float(odds > 0)


class Net:
    """All rows, those added up that always come together."""

    def __init__(self, learnt: Learnt, deck: Deck) -> None:
        *output, _ = numbers(learnt.output)
        self._learnt, self._packing = learnt, Packing(output)
        self.odds = self._packing.odds
        self.start = self._packing.empty + self._row(learnt.bias)
        kinds = [str(kind.id) for kind in deck.cards]
        kept = [self._row(learnt.kept[id], 1 / 2) for id in kinds]
        unseen = [self._row(learnt.unseen[id], 1 / 4) for id in kinds]
        self.kept = lru_cache(_REMEMBERED)(lambda cards: _of_cards(cards, kept))
        self.unseen = lru_cache(_REMEMBERED)(lambda cards: _of_cards(cards, unseen))
        self.draws = lru_cache(1 << 9)(self._draws)
        other = [self._row(learnt.other[id], 1 / 2) for id in kinds if learnt.other]
        self.other = lru_cache(_REMEMBERED)(lambda cards: _of_cards(cards, other))

    def _row(self, text: str, by: float = 1) -> Lanes:
        return self._packing.lanes([by * number for number in numbers(text)])

    def _other(self, name: str, by: float = 1) -> Lanes:
        return self._row(self._learnt.others[name], by)

    def _stand(self, figure: str) -> _BySpace[Lanes]:
        rows = dict(zip(_STREET, self._learnt.stands[figure], strict=True))
        return _by_space(lambda space: self._row(rows[space]))

    @cached_property
    def charlie(self) -> _BySpace[Lanes]:
        """What Charlie adds, wherever he comes to."""
        return self._stand("charlie")

    @cached_property
    def hal(self) -> _BySpace[Lanes]:
        """What Hal adds, wherever he stands."""
        stand, step = self._stand("hal"), self._other("steps", 1 / LAMPS)
        return _by_space(lambda hal: stand[hal] + _door(hal) * step)

    @cached_property
    def sue_deb(self) -> _BySpace[_BySpace[Lanes]]:
        """What Sue and Deb add."""
        sue, deb, step = self._stand("sue"), self._stand("deb"), self._other("steps", 1 / LAMPS)
        sides = (0, self._other("deb_beyond"), self._other("sue_beyond"))
        apart = self._other("distance", 1 / SPACES)
        return _by_space(
            lambda s: _by_space(
                lambda d: sue[s] + deb[d] + _door(d) * step + sides[_sign(d - s)] + (d - s) * apart
            )
        )

    @cached_property
    def guards(self) -> _BySpace[_BySpace[Lanes]]:
        """What the bodyguards add, who also tell on which half all three stand."""
        left, right = self._stand("left"), self._stand("right")
        step, wide = self._other("steps", 1 / LAMPS), self._other("width", 1 / SPACES)
        own, other = self._other("own_half") + step, self._other("other_half") - step
        doors = _by_space(lambda space: _door(space) * step)
        return _by_space(
            lambda at: _by_space(
                lambda to: (
                    left[at]
                    + right[to]
                    + (to - at) * wide
                    + (doors[at] if at < 0 else 0)
                    + (doors[to] if to > 0 else 0)
                    + (own if at > MANHOLE else 0)
                    + (other if to < MANHOLE else 0)
                )
            )
        )

    def _draws(self, left: int) -> tuple[Lanes, Lanes, Lanes]:
        """With so many cards to draw: Sue on the manhole, on the own side, on the other side."""
        late = max(0, NEAR_THE_END - left) / NEAR_THE_END
        any_side = self._other("draws", left / DRAWS) + self._other("late", late)
        side = self._other("side", late)
        return any_side, any_side + side, any_side - side


def numbers(text: str) -> list[float]:
    """A row of the file."""
    return [int(number) / _FILE for number in text.split()]


def _by_space(made: Callable[[int], T]) -> _BySpace[T]:
    return [made(space) for space in (*range(SPACES + 1), *range(-SPACES, 0))]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _door(space: int) -> int:
    """Whose door it is: 1 the own, -1 the other one's."""
    return (space > _INSIDE) - (space < -_INSIDE)


def _of_cards(cards: Cards, each: list[Lanes]) -> Lanes:
    return sum((cards >> DIGIT * i & MOST) * lanes for i, lanes in enumerate(each))
