"""The points that lie on cards: in each panel they add up to its disc."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hollywood.core.game import CardId

from ..rules.count import Item, Score


class CardCoin(NamedTuple):
    """Points on a card; banked ones nothing can take away."""

    points: int
    banked: bool


def coins(score: Score) -> Iterator[tuple[CardId, CardCoin]]:
    """A coin on every movie and on blockbusters, a ring on the largest project."""
    for item in score.items:
        if item.points or item.what == "movie":
            yield _front(item), CardCoin(item.points, item.what != "project")


def _front(item: Item) -> CardId:
    """The card in front: the star of a movie, else the last one."""
    return item.cards[0] if item.what == "movie" else item.cards[-1]
