"""Matches whose cards were written down: the deck, and the supply that is shuffled later."""

from __future__ import annotations

import json
import random

import pytest

from hollywood.core.faults import Faults
from hollywood.core.game import Illegal
from hollywood.core.reader import Part, read
from hollywood.games.times_square.rules.orders import Orders, read_orders, write_orders

from .positions import A, at, deck, made, times_square

GAME = times_square()


def whole_deck(seed: int) -> tuple[str, ...]:
    """The deck in some order."""
    ids = list(GAME.ids)
    random.Random(seed).shuffle(ids)
    return tuple(ids)


def test_the_deck_is_dealt_from_its_top_one_by_one() -> None:
    order = whole_deck(1)
    state = GAME.start_as_written(Orders(A, order))
    assert [GAME.ids[card] for card in state.hands[A]] == list(order[:16:2])
    assert [GAME.ids[card] for card in state.hands[1 - A]] == list(order[1:16:2])
    assert [GAME.ids[card] for card in reversed(state.supply)] == list(order[16:])


def test_a_later_supply_is_taken_as_written() -> None:
    state = at(GAME, hand="hal_1 hal_2 sue sue sue sue sue sue")
    state.played, state.supply = state.supply[1:], state.supply[:1]
    order = ["hal_1", *(GAME.ids[card] for card in state.played)]
    random.Random(2).shuffle(order)
    state.script = (tuple(order),)
    wrong = state.copy()
    wrong.script = (tuple(order[1:]),)
    made(GAME, state, "hal 1 +", "end")
    assert [GAME.ids[card] for card in reversed(state.supply)] == order
    made(GAME, wrong, "hal 1 +")
    with pytest.raises(Illegal, match="shuffle"):
        GAME.apply(wrong, GAME.read("end"))


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        ({"first": 3, "deck": whole_deck(1)}, "times_square.fault.first"),
        ({"first": 0, "deck": whole_deck(1)[:-1]}, "times_square.fault.deck"),
        ({"first": 0, "deck": ("joker", *whole_deck(1))}, "times_square.fault.no_such_card"),
        ({"deck": whole_deck(1)}, "times_square.fault.chance"),
    ],
)
def test_what_is_written_wrong_is_told(written: dict[str, object], fault: str) -> None:
    with pytest.raises(Faults) as faults:
        read_orders(part(written), deck(), 2)
    assert [each.message.id for each in faults.value.faults] == [fault]


def test_orders_are_read_as_they_are_written() -> None:
    orders = Orders(1, whole_deck(3), (whole_deck(4)[:39],))
    assert read_orders(part(write_orders(orders)), deck(), 2) == orders
    assert read_orders(part({}), deck(), 2) is None


def part(values: object) -> Part:
    """Values as a part of a file."""
    return read(dict[str, Part], json.dumps({"part": values}), "match")["part"]
