"""The chance to win after a turn, learnt from self-play: one hidden layer over what is seen."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias, TypeVar

from hollywood.core.reader import read

from ..rules.deck import Deck
from ..rules.street import MANHOLE
from .lanes import ONE, Lanes, Odds, Packing, Row
from .packed import DIGIT, MOST, Cards

T = TypeVar("T")

SPACES, DOORS = 8, 2  # of the street it was learnt on
WON: Odds = 50 * ONE
_NEAR_THE_END = 24  # draws before last call in which sides begin to count
_DRAWS = 78  # in a match
_FILE = 1000  # the file counts in thousandths
_INSIDE = SPACES - DOORS
_STREET = range(-SPACES, SPACES + 1)
_BySpace: TypeAlias = list[T]  # spaces to the left are counted from the end


@dataclass(frozen=True)
class Learnt:
    """What data/times_square_net.yaml holds: a row is as many numbers as there are hidden units,
    and one more that counts directly.
    """

    format: Literal[1]
    output: str
    bias: str
    stands: dict[str, tuple[str, ...]]  # by figure, for each space from the left
    kept: dict[str, str]  # for every two cards left in the hand
    unseen: dict[str, str]  # for every four cards that the player has not seen
    others: dict[str, str]


def read_net(text: str, file: str) -> Learnt:
    """The weights in the text of their file; Faults if it has any."""
    return read(Learnt, text, file)


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
        *output, _ = _numbers(learnt.output)
        self._packing = Packing(output)
        self._others = {name: _numbers(row) for name, row in learnt.others.items()}
        self._stands = {
            figure: dict(zip(_STREET, map(_numbers, rows), strict=True))
            for figure, rows in learnt.stands.items()
        }
        self.odds = self._packing.odds
        self.start = self._packing.empty + self._lanes((1, _numbers(learnt.bias)))
        self.sue_deb = _by_space(lambda sue: _by_space(lambda deb: self._sue_deb(sue, deb)))
        self.guards = _by_space(lambda left: _by_space(lambda right: self._guards(left, right)))
        self.hal = _by_space(self._hal)
        self.charlie = _by_space(lambda at: self._lanes((1, self._stands["charlie"][at])))
        kinds = [str(kind.id) for kind in deck.cards]
        kept = [self._lanes((1 / 2, _numbers(learnt.kept[id]))) for id in kinds]
        unseen = [self._lanes((1 / 4, _numbers(learnt.unseen[id]))) for id in kinds]
        self.kept = lru_cache(1 << 16)(lambda cards: _of_cards(cards, kept))
        self.unseen = lru_cache(1 << 16)(lambda cards: _of_cards(cards, unseen))
        self.draws = lru_cache(1 << 9)(self._draws)

    def _lanes(self, *rows: tuple[float, Row]) -> Lanes:
        return self._packing.lanes(*rows)

    def _sue_deb(self, sue: int, deb: int) -> Lanes:
        side = self._others["deb_beyond" if deb > sue else "sue_beyond"]
        return self._lanes(
            (1, self._stands["sue"][sue]),
            (1, self._stands["deb"][deb]),
            (deb != sue, side),
            ((deb - sue) / SPACES, self._others["distance"]),
            (_door(deb) / 4, self._others["steps"]),
        )

    def _guards(self, left: int, right: int) -> Lanes:
        own, other = left > MANHOLE, right < MANHOLE
        steps = (right > _INSIDE) - (left < -_INSIDE) + own - other
        return self._lanes(
            (1, self._stands["left"][left]),
            (1, self._stands["right"][right]),
            (own, self._others["own_half"]),
            (other, self._others["other_half"]),
            ((right - left) / SPACES, self._others["width"]),
            (steps / 4, self._others["steps"]),
        )

    def _hal(self, hal: int) -> Lanes:
        return self._lanes((1, self._stands["hal"][hal]), (_door(hal) / 4, self._others["steps"]))

    def _draws(self, left: int) -> tuple[Lanes, Lanes, Lanes]:
        """With so many cards to draw: Sue on the manhole, on the own side, on the other side."""
        late = max(0, _NEAR_THE_END - left) / _NEAR_THE_END
        drawn, near, side = (self._others[name] for name in ("draws", "late", "side"))
        return tuple(  # type: ignore[return-value]  # there are three
            self._lanes((left / _DRAWS, drawn), (late, near), (late * sign, side))
            for sign in (0, 1, -1)
        )


def _numbers(text: str) -> Row:
    return [int(number) / _FILE for number in text.split()]


def _by_space(made: Callable[[int], T]) -> _BySpace[T]:
    return [made(space) for space in (*range(SPACES + 1), *range(-SPACES, 0))]


def _door(space: int) -> int:
    """Whose door it is: 1 the own, -1 the other one's."""
    return (space > _INSIDE) - (space < -_INSIDE)


def _of_cards(cards: Cards, each: list[Lanes]) -> Lanes:
    return sum((cards >> DIGIT * i & MOST) * lanes for i, lanes in enumerate(each))
