"""Matches whose lots were written down: decks, piles, library, and what is shuffled later."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest
import yaml

from hollywood.core.faults import Faults
from hollywood.core.game import Illegal
from hollywood.core.reader import document
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.orders import (
    Orders,
    check,
    lots_of,
    read_orders,
    write_orders,
)
from hollywood.games.paperback.rules.setting_up import cast_lots, names_of
from hollywood.games.paperback.rules.state import Cards, State

from .positions import made, paperback

SEATS = 3


def written(game: Paperback, seed: int = 1) -> dict[str, Any]:
    """The lots of a seed, as somebody would write them down."""
    lots, _ = cast_lots(game.table, SEATS, seed)
    found = {
        "first": lots.first,
        "decks": [list(names_of(game.table, deck)) for deck in lots.decks],
        "piles": [list(names_of(game.table, pile)) for pile in lots.piles],
        "library": [game.table.names[card] for card in lots.commons[:4]],
        "powers": list(lots.powers),
        "theme": lots.theme or None,
        "prizes": list(lots.awards),
    }
    return {key: value for key, value in found.items() if value not in (None, [])}


def orders(found: dict[str, Any]) -> Orders:
    """The orders, read from a text."""
    given = read_orders(document(yaml.safe_dump(found), "match.yaml"))
    assert given is not None
    return given


ALL: dict[str, Any] = {
    "powers": "on",
    "theme": "on",
    "awards": 2,
    "attacks": "on",
    "space_and_switch": "on",
}


@pytest.mark.parametrize("options", [{}, ALL, {"play": "together"}, {"play": "at_once"}])
def test_what_was_written_down_is_laid_out(options: dict[str, Any]) -> None:
    game = paperback(**options)
    given = orders(written(game))
    check(given, game.table, SEATS)
    state, same = game.start_as_written(given, SEATS), game.start(SEATS, 1)
    for place in ("hands", "decks", "piles"):
        assert _named(game, getattr(state, place)) == _named(game, getattr(same, place))
    assert _named(game, [state.commons]) == _named(game, [same.commons])
    assert (state.powers, state.theme, state.awards) == (same.powers, same.theme, same.awards)
    again = orders(dict(write_orders(given)))
    assert lots_of(again, game.table, SEATS) == lots_of(given, game.table, SEATS)


def _named(game: Paperback, places: Iterable[Cards]) -> list[list[str]]:
    return [[game.table.names[card] for card in cards] for cards in places]


def test_a_later_shuffle_is_taken_as_written() -> None:
    game = paperback()
    found = written(game)
    state = game.start_as_written(orders(found), SEATS)
    first, deck = state.first, found["decks"][state.first]
    order = list(deck)
    random.Random(2).shuffle(order)
    state = game.start_as_written(orders({**found, "shuffles": [order]}), SEATS)
    _once_around(game, state)
    _once_around(game, state)
    assert [game.table.names[card] for card in state.hands[first]] == order[:5]
    wrong = game.start_as_written(orders({**found, "shuffles": [[*order[:-1], "z7"]]}), SEATS)
    _once_around(game, wrong)
    with pytest.raises(Illegal, match="shuffle"):
        _once_around(game, wrong)


def _once_around(game: Paperback, state: State) -> None:
    made(game, state, *["pass"] * SEATS)


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"first": 3}, "first"),
        ({"decks": []}, "orders"),
        ({"piles": [[f"a{n}"] for n in range(7)]}, "order"),
        ({"library": ["a", "e", "i", "q1"]}, "library_card"),
        ({"library": ["a", "e", "i", "i"]}, "library"),
        ({"powers": ["typo"]}, "powers"),
        ({"powers": ["typo", "typo", "luck"]}, "power"),
        ({"theme": None}, "theme"),
        ({"theme": "knitting"}, "no_theme"),
        ({"prizes": ["muse"]}, "awards"),
        ({"prizes": ["muse", "oscar"]}, "award"),
    ],
)
def test_what_is_written_wrong_is_told(changed: dict[str, Any], fault: str) -> None:
    game = paperback(**ALL)
    found = {k: v for k, v in {**written(game), **changed}.items() if v is not None}
    with pytest.raises(Faults) as faults:
        check(orders(found), game.table, SEATS)
    assert f"paperback.fault.{fault}" in [each.message.id for each in faults.value.faults]
